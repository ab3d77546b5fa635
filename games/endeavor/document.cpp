// The state document of Endeavor (docs/state-documents.md). What follows from the rest is not read: a patch says what it
// means once, and tracks, presence, open regions, decks and stacks follow.
#include "engine/document.h"

#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

// A list with one entry a place: a word, or null.
template <class D>
void words_list(D& d, std::string_view key, uint8_t* values, int n, Words words) {
    if constexpr (D::kReading) {
        const Node list = d.node[key];
        if (list.size() != static_cast<size_t>(n)) list.fail("must have " + std::to_string(n) + " entries");
        for (int i = 0; i < n; ++i) {
            const Node item = list.at(static_cast<size_t>(i));
            const auto at = item.is_null() ? words.end() : std::find(words.begin(), words.end(), item.text());
            if (!item.is_null() && at == words.end()) item.fail("is not a name known here");
            values[i] = item.is_null() ? kNone : static_cast<uint8_t>(at - words.begin());
        }
    } else {
        boost::json::array list;
        for (int i = 0; i < n; ++i) list.push_back(values[i] == kNone ? Json(nullptr) : Json(words[values[i]]));
        d.set(key, list);
    }
}

// The cards that are in one state of affairs: owned by a seat, set aside, removed.
template <class D>
void cards_list(D& d, std::string_view key, const Tables& t, State& s, uint8_t where) {
    if constexpr (D::kReading) {
        for (const Node& item : d.node[key].items()) {
            const auto at = std::find(t.card_words.begin(), t.card_words.end(), item.text());
            if (at == t.card_words.end()) item.fail("is not a name known here");
            uint8_t& card = s.card[at - t.card_words.begin()];
            if (card != kNone) item.fail("is somewhere else already");
            card = where;
        }
    } else {
        boost::json::array list;
        for (int card = 0; card < t.cards; ++card)
            if (s.card[card] == where) list.emplace_back(t.card_words[static_cast<size_t>(card)]);
        d.set(key, list);
    }
}

template <class D>
void describe_player(D& d, const Tables& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.number("harbour", me.harbour, 200);
    for (int track = 0; track < kTracks; ++track) d.number(t.track_words[static_cast<size_t>(track)], me.level[track], 99);
    d.counts("buildings", me.built, t.building_words, 9);
    d.counts("workers", me.workers, t.building_words, 9);
    d.counts("tokens", me.tokens, t.token_words, 95);
    d.flag("passed", me.passed);
    cards_list(d, "cards", t, s, owned_by(seat));
    cards_list(d, "aside", t, s, aside_of(seat));
}

template <class D>
void describe_region(D& d, const Tables& t, State& s, int r) {
    const RegionRow& row = t.region[r];
    words_list(d, "track", s.space_of + row.first_space, row.spaces, t.seat_words);
    words_list(d, "tokens", s.space_token + row.first_space, row.spaces, t.token_words);
    d.counts("beside", s.beside[r], t.seat_words, 200);
}

template <class D>
void describe(D& d, const Tables& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.seat("start", s.start, t.seat_words);
    d.flag("individual_phases", s.individual);
    d.flag("single_payment", s.single_payment);
    d.flag("neutral", s.neutral);
    d.flag("slavery_gone", s.slavery_gone);
    d.number("clock", s.clock, 65535);
    d.object("players", [&](D& players) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            players.object(t.seat_words[seat], [&](D& player) { describe_player(player, t, s, seat); });
    });
    d.object("regions", [&](D& regions) {
        for (int r = 0; r < t.regions; ++r)
            regions.object(t.region_words[static_cast<size_t>(r)], [&](D& region) { describe_region(region, t, s, r); });
    });
    d.object("cities", [&](D& cities) {
        for (int c = 0; c < t.cities; ++c)
            cities.object(t.city_words[static_cast<size_t>(c)], [&](D& city) {
                Seat owner = holder({t, s}, static_cast<City>(c));
                city.choice("owner", owner, t.seat_words);
                if constexpr (D::kReading) {
                    if (owner != kNone) s.city_of[owner] |= uint64_t{1} << c;
                }
                city.choice("token", s.city_token[c], t.token_words);
            });
    });
    d.object("connections", [&](D& links) {
        for (int i = 0; i < t.links; ++i)
            links.object(t.link_words[static_cast<size_t>(i)], [&](D& link) { link.choice("token", s.link_token[i], t.token_words); });
    });
    d.counts("bag", s.bag, t.token_words, 95);
    d.counts("spent", s.spent, t.token_words, 95);
    cards_list(d, "removed", t, s, kRemoved);
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
}

// What a reader would otherwise have to work out.
void describe_derived(Writer& d, const Look& l) {
    for (auto& [name, player] : d.out.as_object()["players"].as_object()) {
        const Seat seat = static_cast<Seat>(std::find(l.t.seat_words.begin(), l.t.seat_words.end(), name) - l.t.seat_words.begin());
        static const char* const kLines[] = {"cities", "connections", "industry", "culture", "finance", "politics", "cards", "governor_place",
                                             "buildings", "harbour", "slavery"};
        const ScoreSheet sheet = score_sheet(l, seat);
        boost::json::object score;
        for (int i = 0; i < ScoreSheet::kLines; ++i) score[kLines[i]] = sheet.line[i];
        score["total"] = sheet.total();
        player.as_object()["score"] = score;
        player.as_object()["construction_level"] = value_of(l, seat, Track::Industry);
        player.as_object()["growth"] = value_of(l, seat, Track::Culture);
        player.as_object()["payments"] = payments(l, seat);
        player.as_object()["card_limit"] = value_of(l, seat, Track::Politics);
        int away = l.s.player[seat].harbour + workers_on_buildings(l, seat);
        for (int r = 0; r < l.t.regions; ++r) away += l.s.presence[seat][r];
        player.as_object()["supply"] = std::max(0, 30 - away);
    }
    for (int r = 0; r < l.t.regions; ++r)
        d.out.as_object()["regions"].as_object()[l.t.region_words[static_cast<size_t>(r)]].as_object()["open"] = is_open(l, static_cast<Region>(r));
    boost::json::object decks, stacks;
    for (int deck = 0; deck < l.t.decks; ++deck) {
        boost::json::array cards;
        for (int i = 0; i < l.t.deck[deck].cards; ++i)
            if (l.s.deck[deck] >> i & 1) cards.emplace_back(l.t.card_words[l.t.deck[deck].card[i]]);
        decks[l.t.deck_words[static_cast<size_t>(deck)]] = cards;
    }
    for (int b = 1; b < l.t.buildings; ++b) stacks[l.t.building_words[static_cast<size_t>(b)]] = static_cast<int>(l.s.left[b]);
    d.set("decks", decks);
    d.set("buildings_left", stacks);
}

// A card that nobody has is in its deck if the document lists it there, else out of the game.
void read_decks(const Tables& t, State& s, const Node& decks) {
    for (int d = 0; d < t.decks; ++d) {
        s.deck[d] = 0;
        for (const Node& item : decks[t.deck_words[static_cast<size_t>(d)]].items()) {
            const auto at = std::find(t.card_words.begin(), t.card_words.end(), item.text());
            const auto card = at - t.card_words.begin();
            if (at == t.card_words.end() || t.card[card].deck != d) item.fail("is not a card of this deck");
            if (s.card[card] != kNone) continue;
            s.card[card] = kInDeck;
            s.deck[d] |= static_cast<uint8_t>(1u << t.card[card].place);
        }
    }
    for (int card = 0; card < t.cards; ++card)
        if (s.card[card] == kNone) s.card[card] = kRemoved;
}

// A level that a scenario gives may exceed the icons it shows; one that it leaves out follows from them.
void set_level(const Tables& t, State& s, Seat seat, int track) {
    uint8_t& level = s.player[seat].level[track];
    const int icons = icons_of({t, s}, seat, track);
    if (level < icons) level = static_cast<uint8_t>(icons);
    s.player[seat].beyond[track] = static_cast<int8_t>(level - icons);
}

// Only colours that play are on the table.
void check_colours(const Tables& t, const State& s, const Node& node) {
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
            if (s.beside[r][colour]) node["regions"][t.region_words[static_cast<size_t>(r)]]["beside"].fail("names a colour that does not play");
    }
}

// Tokens under population are gone; tracks, presence, decks, stacks and books follow from what was read.
void derive(const Tables& t, State& s, const Node& node) {
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
            s.presence[colour][r] = static_cast<uint8_t>(s.presence[colour][r] + s.beside[r][colour] + std::popcount(s.city_of[colour] & row.cities));
    }
    for (int c = 0; c < t.cities; ++c)
        if (occupied({t, s}) >> c & 1) s.city_token[c] = kNone;
    for (int i = 0; i < t.links; ++i)
        for (const uint64_t cities : s.city_of)
            if (cities >> t.link[i].a & cities >> t.link[i].b & 1) s.link_token[i] = kNone;
    read_decks(t, s, node["decks"]);
    for (int b = 1; b < t.buildings; ++b) {
        int built = 0;
        for (const Player& player : s.player) built += player.built[b];
        if (built > t.building[b].copies) node["players"].fail("have more tiles of " + t.building_words[static_cast<size_t>(b)] + " than there are");
        s.left[b] = static_cast<uint8_t>(t.building[b].copies - built);
    }
    for (Seat seat = 0; seat < s.seats; ++seat)
        for (int track = 0; track < kTracks; ++track)
            set_level(t, s, seat, track);
}

// Tokens that a scenario gives beyond the edition's, or leaves out, are remembered so that the books still balance.
void count_tokens(const Tables& t, State& s) {
    int count[256]{};
    for (int i = 0; i < t.spaces; ++i) ++count[s.space_token[i]];
    for (int i = 0; i < t.cities; ++i) ++count[s.city_token[i]];
    for (int i = 0; i < t.links; ++i) ++count[s.link_token[i]];
    for (int token = 0; token < t.tokens; ++token) {
        int n = count[token] + s.bag[token] + s.spent[token];
        for (const Player& player : s.player) n += player.tokens[token];
        s.more[token] = static_cast<int8_t>(n - t.token[token].count);
    }
}

}  // namespace

Json Endeavor::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    describe_derived(d, l);
    return d.out;
}

State Endeavor::restore(const Tables& t, const Node& node) {
    State s{};
    for (uint8_t* tokens : {s.city_token, s.link_token, s.space_token, s.space_of})
        std::fill(tokens, tokens + (tokens == s.city_token ? kCapCities : tokens == s.link_token ? kCapLinks : kCapSpaces), kNone);
    std::fill(std::begin(s.card), std::end(s.card), kRemoved);
    std::fill(s.card, s.card + t.cards, kNone);
    for (Player& player : s.player) player.built[index(kStartBuilding)] = 1;
    Reader d(node);
    (void)node["seats"].integer(2, kSeats);
    describe(d, t, s);
    check_colours(t, s, node);
    derive(t, s, node);
    set_dials(t, s);
    count_tokens(t, s);
    return s;
}

}  // namespace pentarchy::endeavor
