// A game in the terminal: whoever is asked sees the board and the news, reads the legal moves and types an answer.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/any_ai.h"
#include "cli/play_words.h"
#include "cli/terminal.h"
#include "engine/moves/offered_set.h"
#include "engine/table/any_table.h"
#include "engine/text/rulebook.h"

namespace pentarchy {

inline constexpr const char* kHuman = "human";

inline Arg word_arg(std::string_view name, std::string_view word) { return {std::string(name), std::string(word)}; }

bool is_number(std::string_view text);     // digits only
int to_number(const std::string& digits);  // what does not fit an int is more than there can be of anything here

class Session {
  public:
    // `names` says for each seat that a human decides for it, or which computer player. What those do follows from the
    // seed.
    Session(std::unique_ptr<AnyTable> table, std::vector<std::string> names, Terminal terminal, std::string_view lang,
            uint64_t seed);

    void run();

  private:
    // Who decides next.
    bool is_person(Seat seat) const { return !bots_[seat]; }
    Seat next_person() const;  // whoever is asked already goes on; kNobody: nobody is asked
    SeatMask others(Seat seat) const;
    void bots_decide();
    Seat watcher() const;  // the only person, or a spectator's eyes for all of them
    Limits showing_thoughts(Seat seat, Seat viewer) const;

    // What a person reads.
    void ask(Seat seat);
    void hand_over(Seat seat);
    std::string painted(Seat viewer) const;
    void news(Seat seat);
    void question(Seat seat);
    void menu(Seat seat, const std::vector<Offered>& moves);
    std::vector<std::string> brought_by(Seat seat, const std::vector<Offered>& moves) const;
    std::vector<std::string> seat_names() const;

    // The end (session_end.cpp).
    void finish();
    void tell_solo() const;
    void tell_result() const;
    void tell_behind(Seat you, int best) const;
    void tell_shared(std::vector<Seat> winners, Seat you) const;
    void tell_tie_break(Seat better, Seat worse) const;
    std::string margin(int points) const;  // "3 points"
    std::string names_of(const std::vector<Seat>& seats) const;

    // What a person types; true when the answer moved the game on.
    bool answer(Seat seat, const std::string& line);
    bool command(Seat seat, std::string_view word, const std::string& rest, bool& moved);
    void help(Seat seat);
    bool play_number(Seat seat, const std::string& line);

    // Sets, picked in any order (session_sets.cpp).
    std::vector<Offered> listed(Seat seat) const;
    int number_of(Seat seat, const Offered& move) const;
    void tell_set(Seat seat) const;
    std::optional<bool> pick(Seat seat, const std::string& line);
    bool pick_all(Seat seat, const OfferedSet& set, const std::vector<size_t>& numbers);
    bool put_back(Seat seat);

    bool undo(Seat seat);
    bool wait(Seat seat);
    void hint(Seat seat, const std::string& budget);
    void tell_hint(Seat seat, const Thought& thought) const;
    void tell_chances(const std::vector<int>& chances) const;
    void why(Seat seat, const std::string& needle);
    void refuse(Seat seat, const std::vector<Refused>& refused);
    void show_log(Seat seat, std::string count);
    std::vector<RuleText> rules_in(const Texts& text) const;
    void show_rules(const std::string& needle);
    void show_map(Seat viewer, const std::string& where);
    void show_card(const std::string& needle);
    void save(const std::string& file);
    void change_lang(const std::string& lang);
    void switch_ids();
    bool set_order(Seat seat, const std::string& rest);  // true: it answers the question of now
    void end_order(Seat seat, const std::string& number);
    void list_orders(Seat seat);
    void quit();
    void input_ended();

    std::string say(std::string_view key, const std::vector<Arg>& args = {}) const { return render(text_, key, args); }
    void tell(std::string_view key, const std::vector<Arg>& args = {}) const { terminal_.paragraph(say(key, args)); }
    std::string seat_name(Seat seat) const { return table_->seat_name(seat, text_); }
    std::string in_groups(uint64_t number) const;

    std::unique_ptr<AnyTable> table_;
    std::vector<std::string> names_;
    Terminal terminal_;
    Texts text_;
    uint64_t seed_;
    std::vector<std::unique_ptr<AnyBot>> bots_;  // by seat; none: a person
    Seat asked_ = kNobody;                       // who is at the keyboard
    Seat turn_ = 0;                              // from whom on the next person to ask is looked for
    bool left_ = false, quit_asked_ = false;
    bool ids_ = false;          // moves are shown with their texts
    std::vector<int> picks_;    // members of the set that is asked for, picked so far
    size_t picks_at_ = 0;       // by how many events the table was old then
    size_t saved_events_ = 0;   // how many events there were when nothing was lost by leaving
    std::string drawn_;         // the board as it was last shown
    std::vector<size_t> told_;  // per seat, the events whose news it has read
};

}  // namespace pentarchy
