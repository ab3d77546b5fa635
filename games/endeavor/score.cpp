// Scoring, EN-19, line by line as on the score sheet; and the books.
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

// EN-19.15  The governor place is empty if no governor is owned, or the limit has room for all of them elsewhere.
bool has_empty_governor_place(const Look& l, Seat seat) {
    return !l.s.player[seat].governors || counted_cards(l, seat) <= card_limit(l, seat);
}

}  // namespace

ScoreSheet score_sheet(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    ScoreSheet out{};
    for (uint64_t left = l.s.city_of[seat]; left; left &= left - 1)  // EN-19.2
        out.line[ScoreSheet::kCities] += l.t.city[std::countr_zero(left)].glory;
    uint32_t ends = 0;
    for (uint64_t left = l.s.city_of[seat]; left; left &= left - 1) {  // EN-19.3: both ends held
        const uint32_t links = l.t.city[std::countr_zero(left)].link_set;
        for (uint32_t both = ends & links; both; both &= both - 1)
            out.line[ScoreSheet::kLinks] += l.t.link[std::countr_zero(both)].glory;
        ends |= links;
    }
    for (int track = 0; track < kTracks; ++track)  // EN-19.4, EN-19.5
        out.line[ScoreSheet::kTrack0 + track] = l.t.score[track][std::min<int>(me.level[track], kTrackSpaces - 1)];
    for (const int card : places_of(l.s.card, owned_by(seat)))
        out.line[ScoreSheet::kCards] += l.t.card[card].glory;                                        // EN-19.6
    out.line[ScoreSheet::kSlavery] = -places_of(l.s.card, aside_of(seat)).count();                   // EN-19.10
    if (has_empty_governor_place(l, seat)) out.line[ScoreSheet::kPlace] = l.t.governor_place_glory;  // EN-19.7
    for (uint32_t left = me.kinds; left; left &= left - 1)                                           // EN-19.8
        out.line[ScoreSheet::kBuildings] +=
            me.built[std::countr_zero(left)] * l.t.building[std::countr_zero(left)].glory;
    out.line[ScoreSheet::kHarbour] = me.harbour / l.t.population_per_glory;  // EN-19.9
    return out;
}

std::vector<ScoreLine> Endeavor::score_lines(const Look& l, Seat seat) {
    constexpr const char* kNames[] = {"cities", "connections",    "industry",  "culture", "finance", "politics",
                                      "cards",  "governor_place", "buildings", "harbour", "slavery"};
    return score_sheet(l, seat).named(kNames);
}

// EN-19.13, EN-19.14  Most glory wins; a tie is shared.
Standing Endeavor::standing(const Look& l, Seat seat) {
    Standing out{1, score_sheet(l, seat).total()};
    for (Seat other = 0; other < l.s.seats; ++other) out.rank += score_sheet(l, other).total() > out.score;
    return out;
}

void Endeavor::finish(Play& p) { p.say(Msg::GameOver); }

namespace {

// EN-4.4, EN-4.11  The level of each track is the number of its icons.
bool levels_agree(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    for (int track = 0; track < kTracks; ++track)
        if (me.level[track] != icons_of(l, seat, track) + me.beyond[track]) return false;
    return true;
}

bool presence_agrees(const Look& l) {
    for (Seat colour = 0; colour < kColours; ++colour)
        for (int r = 0; r < l.t.regions; ++r) {
            int n = std::popcount(l.s.city_of[colour] & l.t.region[r].cities) + l.s.beside[r][colour];
            for (int i = 0; i < l.t.region[r].spaces; ++i) n += l.s.space_of[l.t.region[r].first_space + i] == colour;
            if (n != l.s.presence[colour][r]) return false;
        }
    return true;
}

}  // namespace

int icons_of(const Look& l, Seat seat, int track) {
    const Player& me = l.s.player[seat];
    int icons = 0;
    for (int b = 0; b < l.t.buildings; ++b) icons += me.built[b] * l.t.building[b].icons[track];
    for (int token = 0; token < l.t.tokens; ++token)
        if (l.t.token[token].brown && index(l.t.token[token].track) == track) icons += me.tokens[token];
    for (int card = 0; card < l.t.cards; ++card)
        if (owns(l, seat, card)) icons += l.t.card[card].icons[track];
    return icons;
}

// Tracks, tokens, cards, tiles, one population a city, tracks without gaps.
std::string Endeavor::conserved(const Look& l) {
    uint64_t taken = 0;
    for (const uint64_t cities : l.s.city_of) {
        if (taken & cities) return "a city is held twice";
        taken |= cities;
    }
    if (!presence_agrees(l)) return "presence does not agree with the map";
    State again = l.s;
    set_dials(l.t, again);
    if (std::memcmp(&again, &l.s, sizeof again) != 0) return "a dial is wrong";
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        if (!levels_agree(l, seat)) return "a track does not agree with its icons";
        for (int b = 0; b < l.t.buildings; ++b)
            if (l.s.player[seat].workers[b] > l.s.player[seat].built[b] * l.t.building[b].can_activate)
                return "a building has more workers than activation spaces";
    }
    for (int b = 1; b < l.t.buildings; ++b) {
        int tiles = l.s.left[b];
        for (const Player& player : l.s.player) tiles += player.built[b];
        if (tiles != l.t.building[b].copies) return "the tiles of a building do not add up";
    }
    for (int r = 0; r < l.t.regions; ++r)
        for (int i = 0; i < l.t.region[r].spaces; ++i)
            if ((l.s.space_of[l.t.region[r].first_space + i] != kNone) != (i < l.s.filled[r]))
                return "a shipping track has a gap";
    for (int d = 0; d < l.t.decks; ++d)
        for (int i = 0; i < l.t.deck[d].cards; ++i)
            if ((l.s.deck[d] >> i & 1) != (l.s.card[l.t.deck[d].card[i]] == kInDeck))
                return "a deck does not agree with its cards";
    const auto beyond = tokens_beyond(l);
    return std::equal(beyond.begin(), beyond.end(), l.s.more) ? "" : "the tokens of a kind do not add up";
}

// Every token is in the bag, on the board, with a player, or spent.
std::array<int, kCapTokens> tokens_beyond(const Look& l) {
    int count[256]{};
    for (int i = 0; i < l.t.spaces; ++i) ++count[l.s.space_token[i]];
    for (int i = 0; i < l.t.cities; ++i) ++count[l.s.city_token[i]];
    for (int i = 0; i < l.t.links; ++i) ++count[l.s.link_token[i]];
    std::array<int, kCapTokens> out{};
    for (int token = 0; token < l.t.tokens; ++token) {
        out[token] = count[token] + l.s.bag[token] + l.s.spent[token] - l.t.token[token].count;
        for (const Player& player : l.s.player) out[token] += player.tokens[token];
    }
    return out;
}

}  // namespace pentarchy::endeavor
