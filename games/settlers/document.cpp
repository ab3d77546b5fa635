// The state document of Imperial Settlers (state-document.md). What follows from the rest is not read: a patch
// says what it means once.
#include "engine/document/document.h"

#include <algorithm>

#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

const std::vector<std::string> kLookoutWords = enum_words<Lookout, 3>(), kFactionsWords = enum_words<Factions, 3>();

Words seat_words(const Edition& t, const State& s) { return Words(t.seat_words).first(s.seats); }

void borrow(State& s, const Node& node, int card, Seat by) {
    int n = 0;
    while (n < kBorrowed && s.borrowed[n].card != kNone) ++n;
    if (n == kBorrowed) node.fail("is one more borrowed location than there may be");
    s.borrowed[n] = {static_cast<uint8_t>(card), by};
    std::sort(s.borrowed, s.borrowed + n + 1, [](const Borrowing& a, const Borrowing& b) { return a.card < b.card; });
}

// Whose remote deal it is, and whether its marker lies there.
template <class D>
void describe_remote(D& d, const Edition& t, State& s, int card) {
    uint8_t& mark = s.mark[card];
    Seat holder = remote_holder(s, card);
    bool marked = !D::kReading && mark & kMarked;
    d.somebody("remote_deal", holder, seat_words(t, s));
    if constexpr (D::kReading) {
        if (t.card[card].deal == kNone) d.node["remote_deal"].fail("is about a location without a deal");
        marked = true;
    }
    d.if_any("marker", !marked, [&] { d.flag("marker", marked); });
    if constexpr (D::kReading) {
        mark = static_cast<uint8_t>(mark | kRemote | (marked ? kMarked : 0) | holder << kHolderShift);
        ++s.player[holder].remotes;
    }
}

// What lies on one location. Keys are written only if they say something. The cards under a Gate are read by
// `read_stash` when every location stands.
template <class D>
void describe_location(D& d, const Edition& t, State& s, int card) {
    uint8_t& mark = s.mark[card];
    d.mark("blocked", mark, kBlocked);
    uint8_t used = mark & kUses;
    d.if_any("uses", used && used != kBlocked, [&] {
        d.number("uses", used, 2);
        if (D::kReading) mark |= used;
    });
    d.mark("defense", mark, kDefence);
    d.mark("samurai", mark, kSamurai);
    Seat borrower = holder_of(s, card);
    d.if_any("borrowed_by", is_borrowed(s, card), [&] {
        d.somebody("borrowed_by", borrower, seat_words(t, s));
        if constexpr (D::kReading) borrow(s, d.node["borrowed_by"], card, borrower);
    });
    d.if_any("remote_deal", has_remote(s, card), [&] { describe_remote(d, t, s, card); });
    const uint8_t slot = t.card[card].stash_slot;
    d.if_any("resources", slot != kNone && s.stashed[slot], [&] {
        if constexpr (D::kReading)
            if (slot == kNone) d.node["resources"].fail("lie on a location that holds none");
        d.number("resources", s.stashed[slot], 255);
    });
    if constexpr (!D::kReading)
        if (slot != kNone && s.cards.at(stash_at(slot))) d.place("cards", s.cards, stash_at(slot), t.card_words);
}

template <class D>
void describe_empire(D& d, const char* key, const Edition& t, State& s, Seat owner) {
    d.placed(key, s.cards, town_of(owner), t.card_words,
             {"uses", "blocked", "defense", "samurai", "borrowed_by", "remote_deal", "marker", "resources", "cards"},
             [&](D& location, int card) { describe_location(location, t, s, card); });
}

// Cards under the Gates of an empire.
void read_stash(const Node& empire, const Edition& t, State& s) {
    for (const auto& [word, node] : empire.members()) {
        if (!node.find("cards")) continue;
        const uint8_t slot = t.card[place_of(word, t.card_words)].stash_slot;
        if (slot == kNone) node["cards"].fail("lie under a location that holds none");
        Reader(node).place("cards", s.cards, stash_at(slot), t.card_words);
    }
}

bool is_hand(int place) { return (place >= kHand0 && place < kTown0) || (place >= kAside0 && place < kStash0); }

// A pile or a hand loses the cards which a patch has put elsewhere; but no card is in two hands.
template <class D>
void pile(D& d, std::string_view key, const Edition& t, State& s, int place) {
    d.rest(key, s.cards, place, t.card_words, [&](const Node& item, int where) {
        if (is_hand(place) && is_hand(where)) item.fail("is in another hand already");
    });
}

// What lies under a player's board and face down in the empire.
template <class D>
void describe_laid(D& d, const Edition& t, State& s, Seat seat) {
    d.place("foundations", s.cards, base_of(seat), t.card_words);
    d.place("deals", s.cards, deals_of(seat), t.card_words);
}

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.choice("faction", me.faction, Words(t.faction_words.data(), kFactions));
    d.number("vp", me.vp, 9999);
    d.counts("goods", me.goods, t.token_words, 255);
    d.flag("passed", me.passed);
    if constexpr (!D::kReading) {
        describe_empire(d, "empire", t, s, seat);
        describe_laid(d, t, s, seat);
    }
    pile(d, "hand", t, s, hand_of(seat));
    pile(d, "aside", t, s, aside_of(seat));
    const Look l{t, s};
    d.derived("score", [&] { return score_json(Settlers::score_lines(l, seat)); });
    d.derived("hand_size", [&] { return hand_size(l, seat); });
    d.derived("deck", [&] { return me.faction == kNone ? 0 : deck_size(l, deck_of(l, seat)); });
    d.derived("next_production", [&] { return next_production_json(l, seat); });
    d.derived("raze_prices", [&] { return raze_prices_json(l, seat, false); });
    d.derived("protection", [&] { return raze_prices_json(l, seat, true); });
    d.derived("lacks", [&] { return lacks_json(l, seat); });
    d.derived("remote_deals", [&] { return names_json(remote_deals(l, seat), t.card_words); });
}

// IS-19  What only the solo game has.
template <class D>
void describe_virtual(D& d, const Edition& t, State& s) {
    d.object("virtual", [&](D& v) {
        if constexpr (!D::kReading) {
            describe_empire(v, "area", t, s, kVirtual);
            v.place("collection", s.cards, base_of(kVirtual), t.card_words);
        }
        v.list("line", s.line, s.line_size, t.good_words);
        v.counts("attacks_left", s.attack_left, t.good_words, kCapAttacks);
        v.counts("deals_taken", s.attack_deals, t.good_words, kCapAttacks);
        v.derived("raze_prices", [&] { return raze_prices_json({t, s}, kVirtual, false); });
        v.derived("protection", [&] { return raze_prices_json({t, s}, kVirtual, true); });
    });
}

template <class D>
void describe_table(D& d, const Edition& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.seat("start", s.start, seat_words(t, s));
    d.number("clock", s.clock, 65535);
    d.choice("lookout", s.lookout, kLookoutWords);
    d.flag("peaceful", s.peaceful);
    d.choice("factions", s.factions, kFactionsWords);
    d.choice("marker_of", s.marker_of, seat_words(t, s));
}

// What lies on the table comes first: hands lose what is named there.
void read_open_cards(Reader& d, const Edition& t, State& s) {
    const auto player = [&](Seat seat) { return Reader(d.node["players"][t.seat_words[seat]]); };
    for (Seat seat = 0; seat < s.seats; ++seat) {
        Reader one = player(seat);
        describe_empire(one, "empire", t, s, seat);
    }
    if (s.seats == 1) {
        Reader area(d.node["virtual"]);
        describe_empire(area, "area", t, s, kVirtual);
        area.place("collection", s.cards, base_of(kVirtual), t.card_words);
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
        Reader one = player(seat);
        describe_laid(one, t, s, seat);
        read_stash(one.node["empire"], t, s);
    }
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    describe_table(d, t, s);
    // IS-1.10  Which shuffle a card came from, where it is not the first of its deck.
    d.shuffles(
        "shuffles", s.cards, t.card_words, [&](size_t card) { return t.card[card].deck; },
        [&](const Node& node, int card, int shuffle) {
            if (t.card[card].deck != kCommon) node.fail("is not a common card");
            if (shuffle != kCommon && shuffle < kDecks) node.fail("is no shuffle of the common deck");
        });
    const Words seats = seat_words(t, s);
    if constexpr (D::kReading) read_open_cards(d, t, s);
    d.each("players", seats, [&](D& one, int seat) { describe_player(one, t, s, static_cast<Seat>(seat)); });
    if (s.seats == 1) describe_virtual(d, t, s);
    pile(d, "row", t, s, kRow);
    pile(d, "discard", t, s, kCommonDiscard);
    pile(d, "faction_discard", t, s, kFactionDiscard);
    d.knowledge("known", s.cards, t.card_words, t.seat_words, [&](int place) { return knowers_of_card(t, s, place); });
    d.each("secrets", seats, [&](D& one, int seat) { one.pick("card", s.picks[seat].card, t.card_words); });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.stacks("stacks", s.sub, seats, kFlow.begin(), Rows::kCount);
    d.derived("common_deck", [&] { return deck_size({t, s}, kCommon); });
}

}  // namespace

Json Settlers::document(const Look& l) {
    return Writer::written(l, [](Writer& d, const Edition& t, State& s) { describe(d, t, s); });
}

State Settlers::restore(const Edition& t, const Node& node) {
    State s = Settlers::setup(t, node["seats"].integer(1, kSeats), Node(Json(boost::json::object()), ""));
    Reader d(node);
    describe(d, t, s);
    const auto lay_marker = [&](Seat holder) {
        const int deck = deck_of({t, s}, holder);
        if (s.cards.count[kDeckPile][deck] == 0) node.fail("needs a marker of an empty deck");
        s.cards.move_unnamed(kDeckPile, kMarkers, deck);
    };
    for (int card = 0; card < t.cards; ++card)
        if (s.mark[card] & kMarked) lay_marker(remote_holder(s, card));
    if (s.marker_of != kNone) lay_marker(s.marker_of);
    return s;
}

}  // namespace pentarchy::settlers
