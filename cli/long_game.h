// A game that lasts: 20,000 events with offers of some hundred moves, to hold tables, records and laws against. Two
// seats turn over places in turn; now and then luck deals the next seat a card that only this seat sees. Only
// tests and `pentarchy bench` know it.
#pragma once

#include "engine/table/any_game.h"

namespace pentarchy {

namespace long_game {

inline constexpr int kPlaces = 100, kCards = 6, kDealEvery = 8;
inline constexpr uint8_t kCoveredCard = 0xFE;  // in a view: another seat holds some card

enum Kinds : uint8_t { kPlace = kFirstGameKind, kCard };
enum class Verb : uint16_t { Deal, Turn };
enum class Msg : uint16_t { Dealt, Got, Turned };
enum class Proc : uint8_t { Game, Deal, Turn, kCount };

struct Edition {
    int events = 0;
    std::vector<std::string> seat_words{"white", "black"}, place_words, card_words;
};

struct State {
    Stack<4> stack;
    uint16_t left;            // events to come
    uint8_t last;             // place that was turned over last; kNoChoice: none
    uint8_t card[2];          // of each seat; kNoChoice: none
    uint8_t turned[kPlaces];  // 0 or 1
    uint8_t zero[7];
};

using Row = pentarchy::Row<Edition, State>;
using Look = pentarchy::Look<Edition, State>;
using Ctx = pentarchy::Ctx<Edition, State>;

struct PlayGame {
    static Flow run(Ctx& c, Frame&) {
        if (c.s.left == 0) return c.done();
        const auto seat = static_cast<Seat>(c.s.left % 2);
        return c.s.left % kDealEvery == 0 ? c.call(Proc::Deal, seat) : c.call(Proc::Turn, seat);
    }
};

struct Deal {
    template <class Sink>
    static void outcomes(const Look&, const Frame&, Sink& out) {
        for (int card = 0; card < kCards; ++card) out.add(make(Verb::Deal, card));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.card[f.seat] = static_cast<uint8_t>(m.a);
        --c.s.left;
        c.say(Msg::Dealt, f.seat);
        c.say_to(bit(f.seat), Msg::Got, m.a);
        return c.done();
    }
};

// LG-1  Turn over any place but the one that was turned over last.
struct TurnOver {
    template <class Sink>
    static void offer(const Look& l, const Frame&, Sink& out) {
        for (int place = 0; place < kPlaces; ++place)
            if (out.need(place != l.s.last, "LG-1"_rule)) out.add(make(Verb::Turn, place));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.turned[m.a] ^= 1;
        c.s.last = static_cast<uint8_t>(m.a);
        --c.s.left;
        c.say(Msg::Turned, f.seat, m.a);
        return c.done();
    }
};

inline const Row* all_rows() {
    static const Row kRows[] = {make_arrow<PlayGame, Edition, State>("game"), make_chance<Deal, Edition, State>("deal"),
                                make_box<TurnOver, Edition, State>("turn", 0)};
    return kRows;
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    d.number("left", s.left, t.events);
    d.choice("last", s.last, t.place_words);
    d.counts("turned", s.turned, t.place_words, 1);
    d.object("players", [&](D& players) {
        for (Seat seat = 0; seat < 2; ++seat)
            players.object(t.seat_words[seat], [&](D& player) { player.number("card", s.card[seat], 0xFF); });
    });
    d.stack("stack", s.stack, all_rows(), static_cast<int>(Proc::kCount));
}

}  // namespace long_game

struct LongGame : GameDefaults<LongGame, long_game::Edition, long_game::State> {
    static constexpr const char* kSeatWords[] = {"white", "black"};
    static constexpr GameInfo kInfo{"long", "LG", 2, 2, 1, kSeatWords};

    static std::string_view file(std::string_view name) {
        if (name == "components.json") return R"({"events": 20000})";
        if (name == "text/cs.txt")
            return "move.turn = Otoč {place}\nmove.deal = {card}\nask.turn = Otoč\nwhy.LG-1 = Právě otočené";
        return "move.turn = Turn over {place}\nmove.deal = {card}\nask.turn = Turn over\nwhy.LG-1 = Just turned over\n"
               "log.dealt = {Seat} is dealt a card\nlog.got = It is {card}\nlog.turned = {Seat} turns over {place}";
    }
    static Edition load(const Node& edition) {
        Edition t;
        t.events = edition["events"].integer(0, 65'000);
        for (int i = 0; i < long_game::kPlaces; ++i) t.place_words.push_back("place_" + std::to_string(i));
        for (int i = 0; i < long_game::kCards; ++i) t.card_words.push_back("card_" + std::to_string(i));
        return t;
    }
    static const std::vector<OptionInfo>& options() {
        static const std::vector<OptionInfo> kNone;
        return kNone;
    }
    static State setup(const Edition& t, int, const Node&) {
        State s{};
        s.left = static_cast<uint16_t>(t.events);
        s.last = s.card[0] = s.card[1] = kNoChoice;
        StackRef(s.stack).push_cells(static_cast<uint8_t>(long_game::Proc::Game), kNobody, 1);
        return s;
    }
    static int seats(const State&) { return 2; }
    static const long_game::Row* rows() { return long_game::all_rows(); }
    static int row_count() { return static_cast<int>(long_game::Proc::kCount); }
    static void finish(Play&) {}
    static int bound(const Edition& t) { return t.events; }
    static Standing standing(const Look& l, Seat seat) {
        int score[2] = {};
        for (int place = 0; place < long_game::kPlaces; ++place) score[place % 2] += l.s.turned[place];
        return {score[seat] < score[1 - seat] ? 2 : 1, score[seat]};
    }
    static float value(const Look& l, Seat seat) { return static_cast<float>(standing(l, seat).score); }
    static float spread(const Look&) { return 1; }
    static void mask(const Edition&, State& s, Seat viewer) {
        for (Seat seat = 0; seat < 2; ++seat)
            if (seat != viewer && s.card[seat] != kNoChoice) s.card[seat] = long_game::kCoveredCard;
    }
    static void fill(const Edition&, State& s, Seat, Rng& rng) {
        for (uint8_t& card : s.card)
            if (card == long_game::kCoveredCard) card = static_cast<uint8_t>(rng.below(long_game::kCards));
    }
    static std::string conserved(const Look&) { return ""; }
    static Json document(const Look& l) {
        State s = l.s;
        Writer d;
        long_game::describe(d, l.t, s);
        return d.out;
    }
    static State restore(const Edition& t, const Node& node) {
        State s{};
        Reader d(node);
        long_game::describe(d, t, s);
        return s;
    }
    static const std::vector<Entry<Edition, State>>& entries() {
        static const std::vector<Entry<Edition, State>> kNone;
        return kNone;
    }
    static const Vocabulary& vocabulary() {
        using namespace long_game;
        static const Vocabulary kVocabulary{{"number", "seat", "place", "card"},
                                            {{"deal", {kCard}}, {"turn", {kPlace}}},
                                            {{"dealt", {kSeat}}, {"got", {kCard}}, {"turned", {kSeat, kPlace}}}};
        return kVocabulary;
    }
    static const std::vector<std::string>& words(const Edition& t, int kind) {
        return kind == kSeat ? t.seat_words : kind == long_game::kPlace ? t.place_words : t.card_words;
    }
};

static_assert(Game<LongGame>);

}  // namespace pentarchy
