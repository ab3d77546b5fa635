// survey_brazil BOT GAMES SEED FILE [MAP...]: plays games of Brazil: Imperial between equal computer players, map by
// map in turn, and appends one JSON line for each to FILE: who won with what, how long it took, what was picked how
// often. survey_brazil.py makes tables of such files. A file can be longer than one run: another SEED gives other
// games.
#include <cstdio>
#include <cstdlib>
#include <map>

#include <boost/json.hpp>

#include "ai/make_bot.h"
#include "engine/flow/playout.h"
#include "engine/moves/words.h"
#include "games/brazil/game.h"

namespace pentarchy {
namespace {

using brazil::Verb;
using Counts = std::map<std::string, int>;

// Verbs whose first word says what was picked; the others are counted as they are.
bool tells(Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Act:
        case Verb::Build:
        case Verb::BuildCity:
        case Verb::Deploy:
        case Verb::Paint:
        case Verb::Make:
        case Verb::Trade:
        case Verb::KeepTask:
        case Verb::Reveal:
        case Verb::Play:
        case Verb::Palace:
        case Verb::Lay: return true;
        default: return false;
    }
}

std::string pick(const Brazil::Edition& t, Move m) {
    const std::string text = move_text<Brazil>(t, m);
    const size_t verb = text.find(' ');
    if (verb == std::string::npos) return text;
    return text.substr(0, tells(m) ? text.find(' ', verb + 1) : verb);
}

class Survey {
  public:
    Survey(const Brazil::Edition& t, const BotSpec& spec, uint64_t seed) : t_(t), spec_(spec), luck_(seed) {}

    Json play(const std::string& map, int seats) {
        s_ = fresh<Brazil>(t_, seats, boost::json::object{{"map", map}});
        std::vector<std::unique_ptr<Bot<Brazil>>> bots;
        for (int seat = 0; seat < seats; ++seat) bots.push_back(make_bot<Brazil>(t_, spec_, luck_.next()));
        while (!is_over(s_)) {
            if (is_chance<Brazil>(s_)) {
                take<Brazil>(t_, s_, kChance, draw<Brazil>({t_, s_}, luck_));
            } else {
                const Seat seat = lowest(pending<Brazil>(s_));
                decide(seat, *bots[seat]);
            }
        }
        return told(map);
    }

  private:
    void decide(Seat seat, Bot<Brazil>& bot) {
        const View<Brazil> seen = view<Brazil>(t_, s_, seat);
        offer<Brazil>(seen.look(t_), seat, offered_);
        Move m = offered_.move[0];
        if (offered_.size > 1) m = bot.think(seen, {}).best, ++decisions_[seat];
        ++picks_[seat][pick(t_, m)];
        if (static_cast<Verb>(m.verb) == Verb::Found) capital_[seat] = capital_tile(brazil::hex_of({t_, s_}, m.a));
        const bool peace = s_.fight.kind == brazil::FightKind::None;
        take<Brazil>(t_, s_, seat, m);
        if (peace && s_.fight.kind != brazil::FightKind::None) ++picks_[seat]["fight"];
        for (; seen_era_ < s_.era; ++seen_era_) eras_.push_back(s_.round);
    }

    Json told(const std::string& map) const {
        boost::json::array eras(eras_.begin(), eras_.end()), seats;
        for (Seat seat = 0; seat < s_.seats; ++seat) seats.push_back(told_of(seat));
        return boost::json::object{
            {"map", map}, {"bot", spec_.word}, {"rounds", s_.round}, {"eras", eras}, {"seats", seats}};
    }
    Json told_of(Seat seat) const {
        const brazil::Look l{t_, s_};
        const Standing standing = Brazil::standing(l, seat);
        boost::json::object lines, picks;
        for (const ScoreLine& line : Brazil::score_lines(l, seat)) lines[line.name] = line.points;
        for (const auto& [what, n] : picks_[seat]) picks[what] = n;
        const brazil::Player& me = s_.player[seat];
        return boost::json::object{{"board", Brazil::side(l, seat)},
                                   {"monarch", t_.monarch_words[me.monarch]},
                                   {"capital", capital_[seat]},
                                   {"turn", (seat + s_.seats - s_.start) % s_.seats + 1},
                                   {"rank", standing.rank},
                                   {"score", standing.score},
                                   {"decisions", decisions_[seat]},
                                   {"lines", lines},
                                   {"picks", picks}};
    }

    // The tile that lies on the hex until a capital is founded there: what the seat begins with.
    std::string capital_tile(int hex) const {
        for (int slot = 0; slot < brazil::kCapitals; ++slot)
            if (t_.map[s_.map].capital[slot] == hex && s_.capital_tile[slot] != brazil::kNone)
                return t_.capital_words[s_.capital_tile[slot]];
        return "";
    }

    const Brazil::Edition& t_;
    const BotSpec& spec_;
    Rng luck_;
    Brazil::State s_;
    Offer offered_;
    Counts picks_[kMaxSeats];
    std::string capital_[kMaxSeats];
    int decisions_[kMaxSeats]{}, seen_era_ = 1;
    std::vector<int> eras_;  // the rounds in which the second and the third began
};

int run(const BotSpec& spec, int games, uint64_t seed, const char* file, std::vector<std::string> maps) {
    const Json components = parse_json(Brazil::file("components.json"), "components.json");
    const Brazil::Edition t = Brazil::load(Node(components, "components.json"));
    std::FILE* out = std::fopen(file, "a");
    if (!out) return std::perror(file), 1;
    if (maps.empty()) maps = t.map_words;
    for (int game = 0; game < games; ++game)
        for (size_t i = 0; i < t.map_words.size(); ++i) {
            const std::string& map = t.map_words[i];
            if (std::find(maps.begin(), maps.end(), map) == maps.end()) continue;
            const uint64_t luck = Rng(seed, static_cast<uint64_t>(game) * t.map_words.size() + i).next();
            const Json line = Survey(t, spec, luck).play(map, t.map[i].players);
            std::fprintf(out, "%s\n", boost::json::serialize(line).c_str());
            std::fflush(out);
        }
    return std::fclose(out);
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    using namespace pentarchy;
    if (argc < 5) return std::fprintf(stderr, "usage: survey_brazil BOT GAMES SEED FILE [MAP...]\n"), 2;
    return run(parse_bot(argv[1]), std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10), argv[4],
               std::vector<std::string>(argv + 5, argv + argc));
}
