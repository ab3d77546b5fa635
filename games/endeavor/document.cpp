// The state document of Endeavor (state-document.md). What follows from the rest is not read: a patch says what
// it means once, and tracks, presence, open regions, decks and stacks follow.
#include "engine/document/document.h"

#include <numeric>

#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    const Look l{t, s};
    Player& me = s.player[seat];
    d.number("harbour", me.harbour, 200);
    for (size_t track = 0; track < kTracks; ++track) d.number(t.track_words[track], me.level[track], 99);
    d.counts("buildings", me.built, t.building_words, 9);
    d.counts("workers", me.workers, t.building_words, 9);
    d.counts("tokens", me.tokens, t.token_words, 95);
    d.flag("passed", me.passed);
    d.those("cards", s.card, owned_by(seat), t.card_words);
    d.those("aside", s.card, aside_of(seat), t.card_words);
    d.derived("score", [&] { return score_json(Endeavor::score_lines(l, seat)); });
    d.derived("construction_level", [&] { return value_of(l, seat, Track::Industry); });
    d.derived("growth", [&] { return value_of(l, seat, Track::Culture); });
    d.derived("payments", [&] { return payments(l, seat); });
    d.derived("card_limit", [&] { return value_of(l, seat, Track::Politics); });
    d.derived("supply", [&] {
        const uint8_t* presence = s.presence[seat];
        return std::max(0, 30 - std::accumulate(presence, presence + t.regions, me.harbour + me.working));
    });
}

template <class D>
void describe_region(D& d, const Edition& t, State& s, int r) {
    const RegionRow& row = t.region[r];
    d.choices("track", {s.space_of + row.first_space, row.spaces}, t.seat_words);
    d.choices("tokens", {s.space_token + row.first_space, row.spaces}, t.token_words);
    d.counts("beside", s.beside[r], t.seat_words, 200);
    d.derived("open", [&] { return is_open({t, s}, static_cast<Region>(r)); });
}

template <class D>
void describe_city(D& d, const Edition& t, State& s, int c) {
    Seat owner = holder({t, s}, static_cast<City>(c));
    d.seat("owner", owner, t.seat_words);
    if (D::kReading && owner != kNobody) s.city_of[owner] |= uint64_t{1} << c;
    d.choice("token", s.city_token[c], t.token_words);
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.seat("start", s.start, t.seat_words);
    d.flag("individual_phases", s.individual);
    d.flag("single_payment", s.single_payment);
    d.flag("neutral", s.neutral);
    d.flag("slavery_gone", s.slavery_gone);
    d.number("clock", s.clock, 65535);
    const Words seats = Words(t.seat_words).first(s.seats);
    d.each("players", seats, [&](D& player, int seat) { describe_player(player, t, s, static_cast<Seat>(seat)); });
    d.each("regions", t.region_words, [&](D& region, int r) { describe_region(region, t, s, r); });
    d.each("cities", t.city_words, [&](D& city, int c) { describe_city(city, t, s, c); });
    d.each("connections", t.link_words, [&](D& link, int i) { link.choice("token", s.link_token[i], t.token_words); });
    d.counts("bag", s.bag, t.token_words, 95);
    d.counts("spent", s.spent, t.token_words, 95);
    d.those("removed", s.card, kRemoved, t.card_words);
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.object("decks", [&](D& decks) {
        for (size_t i = 0; i < t.deck_words.size(); ++i)
            decks.set_of(t.deck_words[i], s.deck[i], {t.deck[i].card, t.deck[i].cards}, t.card_words);
    });
    d.derived("buildings_left", Words(t.building_words).subspan(1), [&](int b) { return int{s.left[b + 1]}; });
}

// A card that nobody has is in its deck if the document lists it there, else out of the game.
void derive_decks(const Edition& t, State& s) {
    for (int card = 0; card < t.cards; ++card) {
        uint8_t& deck = s.deck[t.card[card].deck];
        const auto bit = static_cast<uint8_t>(1u << t.card[card].place);
        if (s.card[card] != kNone) deck = static_cast<uint8_t>(deck & ~bit);
        if (s.card[card] == kNone) s.card[card] = deck & bit ? kInDeck : kRemoved;
    }
}

// A level that a scenario gives may exceed the icons it shows; one that it leaves out follows from them.
void set_level(const Edition& t, State& s, Seat seat, int track) {
    uint8_t& level = s.player[seat].level[track];
    const int icons = icons_of({t, s}, seat, track);
    if (level < icons) level = static_cast<uint8_t>(icons);
    s.player[seat].beyond[track] = static_cast<int8_t>(level - icons);
}

// Only colours that play are on the table.
void check_colours(const Edition& t, const State& s, const Node& node) {
    if (s.neutral != (s.seats == 2)) node["neutral"].fail("must be true with two seats and only then (EN-23.20)");
    if (s.start >= s.seats) node["start"].fail("must be a seat that plays");
    const auto plays = [&](Seat colour) { return colour < s.seats || (colour == kNeutral && s.neutral); };
    for (int space = 0; space < t.spaces; ++space)
        if (s.space_of[space] != kNone && !plays(s.space_of[space]))
            node["regions"][t.region_words[t.space_region[space]]]["track"].fail("names a colour that does not play");
    for (Seat colour = 0; colour < kColours; ++colour) {
        if (plays(colour)) continue;
        if (s.city_of[colour]) node["cities"].fail("name " + t.seat_words[colour] + " as an owner, who does not play");
        for (int r = 0; r < t.regions; ++r)
            if (s.beside[r][colour])
                node["regions"][t.region_words[static_cast<size_t>(r)]]["beside"].fail(
                    "names a colour that does not play");
    }
}

// Tokens under population are gone; tracks, presence, decks, stacks and books follow from what was read.
void derive(const Edition& t, State& s, const Node& node) {
    for (int r = 0; r < t.regions; ++r) {
        const RegionRow& row = t.region[r];
        s.filled[r] = 0;
        for (int i = 0; i < row.spaces; ++i) {
            const int space = row.first_space + i;
            if (s.space_of[space] == kNone) continue;
            s.space_token[space] = kNone;
            ++s.filled[r];
            ++s.presence[s.space_of[space]][r];
        }
        if (row.open_at_start || s.filled[r] == row.spaces) s.open |= static_cast<uint8_t>(1u << r);
        for (Seat colour = 0; colour < kColours; ++colour)
            s.presence[colour][r] = static_cast<uint8_t>(s.presence[colour][r] + s.beside[r][colour] +
                                                         std::popcount(s.city_of[colour] & row.cities));
    }
    for (int c = 0; c < t.cities; ++c)
        if (occupied({t, s}) >> c & 1) s.city_token[c] = kNone;
    for (int i = 0; i < t.links; ++i)
        for (const uint64_t cities : s.city_of)
            if (cities >> t.link[i].a & cities >> t.link[i].b & 1) s.link_token[i] = kNone;
    derive_decks(t, s);
    for (int b = 1; b < t.buildings; ++b) {
        int built = 0;
        for (const Player& player : s.player) built += player.built[b];
        if (built > t.building[b].copies)
            node["players"].fail("have more tiles of " + t.building_words[static_cast<size_t>(b)] + " than there are");
        s.left[b] = static_cast<uint8_t>(t.building[b].copies - built);
    }
    for (Seat seat = 0; seat < s.seats; ++seat)
        for (int track = 0; track < kTracks; ++track) set_level(t, s, seat, track);
}

}  // namespace

Json Endeavor::document(const Look& l) {
    return Writer::written(l, [](Writer& d, const Edition& t, State& s) { describe(d, t, s); });
}

State Endeavor::restore(const Edition& t, const Node& node) {
    State s{};
    for (const std::span<uint8_t> places : {std::span<uint8_t>(s.city_token), std::span<uint8_t>(s.link_token),
                                            std::span<uint8_t>(s.space_token), std::span<uint8_t>(s.space_of)})
        std::fill(places.begin(), places.end(), kNone);
    std::fill(std::begin(s.card), std::end(s.card), kRemoved);
    std::fill(s.card, s.card + t.cards, kNone);
    for (Player& player : s.player) player.built[index(kStartBuilding)] = 1;
    Reader d(node);
    (void)node["seats"].integer(2, kSeats);
    describe(d, t, s);
    check_colours(t, s, node);
    derive(t, s, node);
    set_dials(t, s);
    // Tokens that a scenario gives beyond the edition's, or leaves out, are remembered so that the books still balance.
    std::ranges::copy(tokens_beyond({t, s}), s.more);
    return s;
}

}  // namespace pentarchy::endeavor
