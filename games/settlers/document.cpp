// The state document of Imperial Settlers (docs/settlers-state.md). What follows from the rest is not read: a patch
// says what it means once.
#include "engine/document.h"

#include <algorithm>

#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

const std::vector<std::string> kLookoutWords = {"standard", "draft", "advanced"},
                               kFactionsWords = {"choose", "random", "fixed"};

// What lies on one location. Keys are written only if they say something.
void write_location(Writer& d, const Tables& t, State& s, int card) {
    const uint8_t mark = s.mark[card];
    if (is_blocked(s, card)) d.set("blocked", true);
    if (const int used = uses(s, card); used && used != kBlocked) d.set("uses", used);
    if (mark & kDefence) d.set("defense", true);
    if (mark & kSamurai) d.set("samurai", true);
    if (is_borrowed(s, card)) d.set("borrowed_by", t.seat_words[holder_of(s, card)]);
    if (mark & kRemote) {
        d.set("remote_deal", t.seat_words[remote_holder(s, card)]);
        if (!(mark & kMarked)) d.set("marker", false);
    }
    const uint8_t slot = t.card[card].stash_slot;
    if (slot == kNone) return;
    if (s.stashed[slot]) d.set("resources", static_cast<int>(s.stashed[slot]));
    if (s.cards.at(stash_at(slot))) d.place("cards", s.cards, stash_at(slot), t.card_words);
}

int card_named(const Tables& t, std::string_view word) {
    const auto at = std::find(t.card_words.begin(), t.card_words.end(), word);
    return at == t.card_words.end() ? -1 : static_cast<int>(at - t.card_words.begin());
}

Seat seat_in(const Node& node, const Tables& t, const State& s) { return seat_named(node, Words(t.seat_words.data(), s.seats)); }

void read_borrower(const Tables& t, State& s, const Node& node, int card) {
    int n = 0;
    while (n < kBorrowed && s.borrowed[n].card != kNone) ++n;
    if (n == kBorrowed) node.fail("is one more borrowed location than there may be");
    s.borrowed[n] = {static_cast<uint8_t>(card), seat_in(node, t, s)};
    std::sort(s.borrowed, s.borrowed + n + 1, [](const Borrowing& a, const Borrowing& b) { return a.card < b.card; });
}

void read_remote(const Tables& t, State& s, const Node& node, int card) {
    const Seat holder = seat_in(node["remote_deal"], t, s);
    if (t.card[card].deal == kNone) node["remote_deal"].fail("is about a location without a deal");
    const auto marker = node.find("marker");
    const bool marked = !marker || marker->boolean();
    s.mark[card] = static_cast<uint8_t>(s.mark[card] | kRemote | (marked ? kMarked : 0) | holder << kHolderShift);
    ++s.player[holder].remotes;
}

// A location and what lies on it; the cards under a Gate are read by `read_stash` when every location stands.
void read_location(const Tables& t, State& s, const Node& node, int card) {
    node.only({"uses", "blocked", "defense", "samurai", "borrowed_by", "remote_deal", "marker", "resources", "cards"});
    const auto on = [&](const char* key) {
        const auto found = node.find(key);
        return found && found->boolean();
    };
    if (const auto used = node.find("uses")) s.mark[card] = static_cast<uint8_t>(used->integer(0, 2));
    if (on("blocked")) s.mark[card] |= kBlocked;
    if (on("defense")) s.mark[card] |= kDefence;
    if (on("samurai")) s.mark[card] |= kSamurai;
    if (const auto by = node.find("borrowed_by")) read_borrower(t, s, *by, card);
    if (node.find("remote_deal")) read_remote(t, s, node, card);
    if (const auto resources = node.find("resources")) {
        if (t.card[card].stash_slot == kNone) resources->fail("lie on a location that holds none");
        s.stashed[t.card[card].stash_slot] = static_cast<uint8_t>(resources->integer(0, 255));
    }
}

template <class D>
void describe_empire(D& d, const char* key, const Tables& t, State& s, Seat owner) {
    if constexpr (D::kReading) {
        for (const auto& [word, node] : d.node[key].members()) {
            const int card = card_named(t, word);
            if (card < 0) node.fail("is not a card");
            if (s.cards.where[card] != kDeckPile) node.fail("stands somewhere else already");
            s.cards.name(card, kDeckPile, town_of(owner), 0);
            read_location(t, s, node, card);
        }
    } else {
        d.object(key, [&](D& empire) {
            for (const int card : s.cards.ids_at(town_of(owner)))
                empire.object(t.card_words[static_cast<size_t>(card)],
                              [&](D& one) { write_location(one, t, s, card); });
        });
    }
}

// Cards under the Gates of an empire.
void read_stash(const Node& empire, const Tables& t, State& s) {
    for (const auto& [word, node] : empire.members()) {
        if (!node.find("cards")) continue;
        const uint8_t slot = t.card[card_named(t, word)].stash_slot;
        if (slot == kNone) node["cards"].fail("lie under a location that holds none");
        Reader(node).place("cards", s.cards, stash_at(slot), t.card_words);
    }
}

bool is_hand(int place) { return (place >= kHand0 && place < kTown0) || (place >= kAside0 && place < kStash0); }

// A pile or a hand loses the cards which a patch has put elsewhere; but no card is in two hands.
template <class D>
void pile(D& d, std::string_view key, const Tables& t, State& s, int place) {
    if constexpr (D::kReading) {
        for (const Node& item : d.node[key].items()) {
            const int card = card_named(t, item.text());
            if (card < 0) item.fail("is not a name known here");
            const int where = s.cards.where[card];
            if (is_hand(place) && is_hand(where)) item.fail("is in another hand already");
            if (where == kDeckPile) s.cards.name(card, kDeckPile, place, 0);
        }
    } else {
        d.place(key, s.cards, place, t.card_words);
    }
}

// What lies under a player's board and face down in the empire.
template <class D>
void describe_laid(D& d, const Tables& t, State& s, Seat seat) {
    d.place("foundations", s.cards, base_of(seat), t.card_words);
    d.place("deals", s.cards, deals_of(seat), t.card_words);
}

template <class D>
void describe_player(D& d, const Tables& t, State& s, Seat seat) {
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
}

// IS-1.10  Which shuffle a card came from, where it is not the first of its deck.
template <class D>
void describe_shuffles(D& d, const Tables& t, State& s) {
    if constexpr (D::kReading) {
        for (const auto& [word, kin] : d.node["shuffles"].members()) {
            const int card = card_named(t, word);
            if (card < 0 || t.card[card].deck != kCommon) kin.fail("is not a common card");
            const int shuffle = kin.integer(0, kKins - 1);
            if (shuffle != kCommon && shuffle < kDecks) kin.fail("is no shuffle of the common deck");
            s.cards.set_kin(card, shuffle);
        }
    } else {
        boost::json::object out;
        for (int card = 0; card < t.cards; ++card)
            if (s.cards.kin[card] != t.card[card].deck)
                out[t.card_words[static_cast<size_t>(card)]] = s.cards.kin[card];
        d.set("shuffles", out);
    }
}

// IS-19  What only the solo game has.
template <class D>
void describe_virtual(D& d, const Tables& t, State& s) {
    d.object("virtual", [&](D& v) {
        if constexpr (!D::kReading) {
            describe_empire(v, "area", t, s, kVirtual);
            v.place("collection", s.cards, base_of(kVirtual), t.card_words);
        }
        if constexpr (D::kReading) {
            const auto line = v.node["line"].items();
            if (line.size() > kCapAttacks) v.node["line"].fail("has too many entries");
            s.line_size = static_cast<uint8_t>(line.size());
            for (size_t i = 0; i < line.size(); ++i) s.line[i] = static_cast<uint8_t>(reading::read_good(line[i], t));
        } else {
            boost::json::array line;
            for (int i = 0; i < s.line_size; ++i) line.emplace_back(t.good_words[s.line[i]]);
            v.set("line", line);
        }
        v.counts("attacks_left", s.attack_left, t.good_words, kCapAttacks);
        v.counts("deals_taken", s.attack_deals, t.good_words, kCapAttacks);
    });
}

template <class D>
void describe_table(D& d, const Tables& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.seat("start", s.start, Words(t.seat_words.data(), s.seats));
    d.number("clock", s.clock, 65535);
    d.choice("lookout", s.lookout, kLookoutWords);
    d.flag("peaceful", s.peaceful);
    d.choice("factions", s.factions, kFactionsWords);
    d.choice("marker_of", s.marker_of, Words(t.seat_words.data(), s.seats));
}

// What lies on the table comes first: hands lose what is named there.
void read_open_cards(Reader& d, const Tables& t, State& s) {
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
void describe(D& d, const Tables& t, State& s) {
    describe_table(d, t, s);
    describe_shuffles(d, t, s);
    const Words seats(t.seat_words.data(), s.seats);
    if constexpr (D::kReading) read_open_cards(d, t, s);
    d.object("players", [&](D& all) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            all.object(seats[seat], [&](D& one) { describe_player(one, t, s, seat); });
    });
    if (s.seats == 1) describe_virtual(d, t, s);
    pile(d, "row", t, s, kRow);
    pile(d, "discard", t, s, kCommonDiscard);
    pile(d, "faction_discard", t, s, kFactionDiscard);
    d.knowledge("known", s.cards, t.card_words, t.seat_words, [&](int place) { return knowers_of_card(t, s, place); });
    d.object("secrets", [&](D& all) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            all.object(seats[seat], [&](D& one) {
                auto card = static_cast<uint8_t>(s.picks[seat].card - 1);
                one.choice("card", card, t.card_words);
                if constexpr (D::kReading) s.picks[seat].card = static_cast<uint8_t>(card + 1);
            });
    });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.object("stacks", [&](D& stacks) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            stacks.stack(seats[seat], s.sub[seat], kFlow.begin(), Rows::kCount);
    });
}

// What is written for the reader's convenience.
void describe_derived(Writer& d, const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        auto& player = d.out.as_object()["players"].as_object()[l.t.seat_words[seat]].as_object();
        boost::json::object score;
        boost::json::array remote;
        for (const ScoreLine& line : Settlers::score_lines(l, seat)) score[line.name] = line.points;
        score["total"] = score_sheet(l, seat).total();
        for (const int card : remote_deals(l, seat)) remote.emplace_back(l.t.card_words[static_cast<size_t>(card)]);
        player["score"] = score;
        player["hand_size"] = hand_size(l, seat);
        player["deck"] = l.s.player[seat].faction == kNone ? 0 : deck_size(l, deck_of(l, seat));
        player["remote_deals"] = remote;
    }
    d.set("common_deck", deck_size(l, kCommon));
}

}  // namespace

Json Settlers::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    describe_derived(d, l);
    return d.out;
}

State Settlers::restore(const Tables& t, const Node& node) {
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
