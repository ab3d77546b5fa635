// components.json -> Edition, with every contradiction named by its path.
#include "games/endeavor/edition.h"

#include <algorithm>
#include <bit>

#include "engine/document/edition.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

const std::vector<std::string> kTrackWords = enum_words<Track, kTracks>(), kPartWords = enum_words<Part, kParts>(),
                               kModeWords = enum_words<Mode, 3>();

// Names that a list may hold once; in the end all that there are.
void read_once(const Node& node, std::vector<std::string>& seen) {
    if (place_of(node.text(), seen) >= 0) node.fail("is there twice");
    seen.emplace_back(node.text());
}

void read_icons(Fields icons, uint8_t (&out)[kTracks]) {
    for (size_t track = 0; track < kTracks; ++track) icons.number(kTrackWords[track], out[track], 0, 9, May::BeMissing);
}

struct Actions {
    std::vector<std::string> words;
    Action action[30];
    Action named(const Node& node) const { return action[read_name(node, words, "an action")]; }
};

Actions read_actions(const Node& list) {
    Actions out{read_ids(list, std::size(out.action)), {}};
    read_rows(list, out.action, [](Fields& in, Action& action, int) {
        in.name("mode", action.mode, kModeWords, "a mode: single, choose_one or one_or_both");
        const Node parts = in["parts"];
        if (parts.size() != (action.mode == Mode::Single ? 1u : 2u))
            parts.fail("has the wrong number of parts for its mode");
        for (size_t i = 0; i < parts.size(); ++i)
            action.part[i] = read_name<Part>(parts.at(i), kPartWords, "one of the five actions");
    });
    return out;
}

void read_region(Fields& in, RegionRow& row, int r, const std::vector<std::string>& space_words, Edition& t) {
    in.flag("open_at_start", row.open_at_start).flag("everyone_present", row.everyone_present);
    t.everyone_present = static_cast<uint8_t>(t.everyone_present | row.everyone_present << r);
    const Node spaces = in["shipping_spaces"], cities = in["cities"];
    must_fit(spaces, kCapTrack);
    row.first_space = static_cast<uint8_t>(t.spaces);
    row.spaces = static_cast<uint8_t>(spaces.size());
    if (!row.spaces && !row.open_at_start) spaces.fail("is empty, so the region could never open");
    for (const Node& space : spaces.items()) {
        (void)read_name(space, space_words, "a shipping space");
        read_once(space, t.space_words);
        t.space_region[t.spaces++] = static_cast<uint8_t>(r);
    }
    std::vector<std::string> here;
    for (const Node& city : cities.items()) {
        if (t.city[read_name(city, t.city_words, "a city")].region != r) city.fail("says it lies in another region");
        read_once(city, here);
    }
    if (static_cast<int>(here.size()) != std::popcount(row.cities))
        cities.fail("leaves out a city that says it lies here");
}

void read_map(const Node& edition, Edition& t) {
    t.region_words = read_ids(edition["regions"], kCapRegions);
    t.cities = read_things(edition["cities"], t.city_words, t.city, [&](Fields& in, CityRow& city, int c) {
        in.name("region", city.region, t.region_words, "a region").number("glory", city.glory, 0, 9);
        t.region[city.region].cities |= uint64_t{1} << c;
        t.all_cities |= uint64_t{1} << c;
    });
    const auto space_words = read_ids(edition["shipping_spaces"], kCapSpaces);
    t.regions = read_rows(edition["regions"], t.region,
                          [&](Fields& in, RegionRow& row, int r) { read_region(in, row, r, space_words, t); });
    if (t.spaces != static_cast<int>(space_words.size()))
        edition["shipping_spaces"].fail("lists spaces that no region has");
}

void read_links(const Node& edition, Edition& t) {
    t.links = read_things(edition["connections"], t.link_words, t.link, [&](Fields& in, LinkRow& link, int i) {
        in.name("a", link.a, t.city_words, "a city").name("b", link.b, t.city_words, "a city");
        in.number("glory", link.glory, 0, 9);
        if (link.a == link.b) in["b"].fail("is the same city as a");
        for (const uint8_t end : {link.a, link.b}) {
            CityRow& city = t.city[end];
            if (city.link_count == std::size(city.links)) in.fail("is one connection too many for a city");
            city.links[city.link_count++] = static_cast<uint8_t>(i);
            city.link_set |= 1u << i;
        }
    });
    read_rows(edition["cities"], t.city, [&](Fields& in, const CityRow& city, int c) {
        const Node links = in["links"];
        if (links.size() != city.link_count) links.fail("does not agree with connections");
        std::vector<std::string> here;
        for (const Node& link : links.items()) {
            read_once(link, here);
            const LinkRow& row = t.link[read_name(link, t.link_words, "a connection")];
            if (row.a != c && row.b != c) link.fail("does not end at this city");
        }
    });
}

void read_cards(const Node& edition, Edition& t) {
    t.deck_words = read_ids(edition["decks"], kCapDecks);
    t.cards = read_things(edition["cards"], t.card_words, t.card, [&](Fields& in, CardRow& card, int) {
        in.name("deck", card.deck, t.deck_words, "a deck");
        in.flag("is_governor", card.governor).flag("is_slavery", card.slavery);
        if (!card.governor) in.number("value", card.value, 0, 9);
        read_icons(in.part("icons"), card.icons);
        in.part("icons").number("glory", card.glory, 0, 9);
        for (const Node& effect : in["effects"].items()) card.abolition |= effect["kind"].text() == "abolish_slavery";
    });
    std::vector<std::string> placed;
    t.decks = read_rows(edition["decks"], t.deck, [&](Fields& in, DeckRow& deck, int d) {
        in.name("region", deck.region, t.region_words, "a region");
        must_fit(in["cards_top_to_bottom"], kCapDeck);
        for (const Node& n : in["cards_top_to_bottom"].items()) {
            const auto card = read_name(n, t.card_words, "a card");
            if (t.card[card].deck != d) n.fail("says it belongs to another deck");
            t.card[card].place = deck.cards;
            deck.card[deck.cards++] = card;
            read_once(n, placed);
        }
    });
    if (static_cast<int>(placed.size()) != t.cards) edition["cards"].fail("and the decks do not list the same cards");
}

void read_building(Fields in, const Actions& actions, BuildingRow& row) {
    in.number("level", row.level, 0, 5).number("copies", row.copies, 0, 9).number("glory", row.glory, 0, 9);
    read_icons(in.part("icons"), row.icons);
    in.flag("activation_space", row.can_activate);
    row.once = !in["max_per_player"].is_null();
    if (const auto action = in.find("action", May::BeNull)) row.action = actions.named(*action);
    if (row.can_activate && row.action.part[0] == Part::None)
        in["action"].fail("is missing, though the building has an activation space");
}

void read_pieces(const Node& edition, const Actions& actions, Edition& t) {
    t.building_words = read_ids(edition["buildings"], kCapBuildings - 1);
    t.building_words.insert(t.building_words.begin(), std::string(edition["start_building"]["id"].text()));
    t.buildings = static_cast<int>(t.building_words.size());
    read_building(edition["start_building"], actions, t.building[0]);
    for (const Node& entry : edition["buildings"].items())
        read_building(entry, actions, t.building[place_of(entry["id"], t.building_words)]);
    int total = 0;
    t.tokens = read_things(edition["trade_tokens"], t.token_words, t.token, [&](Fields& in, TokenRow& token, int) {
        in.number("count", token.count, 0, 99);
        total += token.count;
        token.brown = in["background"].text() == "brown";
        Fields effect = in.part("effect");
        if (token.brown) {
            effect.name("track", token.track, kTrackWords, "a development");
        } else {
            token.action = actions.named(effect["action"]);
        }
    });
    if (const int spaces = t.spaces + t.cities + t.links; total != spaces)
        edition["trade_tokens"].fail(fmt::format("are {} in all, but the board has {} token spaces", total, spaces));
}

void read_tracks(const Node& tracks, Edition& t) {
    must_have_ids(tracks, kTrackWords);
    read_rows(tracks, t.score, [&](Fields& in, uint8_t(&score)[kTrackSpaces], int track) {
        in.numbers("value_by_space", t.value[track], 0, 9);
        for (const Node& icon : in["icon_spaces"].items()) {
            const int first = icon.integer(0, kTrackSpaces - 1);
            std::fill(score + first, std::end(score), static_cast<uint8_t>(first));
        }
    });
}

void prepare_marks(Edition& t) {
    for (int track = 0; track < kTracks; ++track)
        for (int level = 0; level < kTrackSpaces; ++level) {
            const uint8_t* score = t.score[track];
            int from = level, to = level;
            while (from > 0 && score[from - 1] == score[level]) --from;
            while (to < kTrackSpaces - 1 && score[to] == score[level]) ++to;
            if (score[to] != score[level])
                t.next_mark[track][level] =
                    static_cast<float>((level - from) * (score[to] - score[level])) / static_cast<float>(to - from);
        }
}

// Answers to what the rules ask most often, for every set of regions and of parts.
void prepare(Edition& t) {
    prepare_marks(t);
    for (unsigned set = 0; set < std::size(t.cities_in); ++set)
        for (int r = 0; r < t.regions; ++r)
            if (set >> r & 1) t.cities_in[set] |= t.region[r].cities;
    for (DeckRow& deck : t.deck) {
        std::fill(std::begin(deck.need), std::end(deck.need), kNone);
        for (int i = 0; i < deck.cards; ++i)
            if (!t.card[deck.card[i]].governor) deck.need[i] = t.card[deck.card[i]].value;
    }
    for (int b = 0; b < t.buildings; ++b) {
        const BuildingRow& row = t.building[b];
        t.can_activate |= static_cast<uint32_t>(row.can_activate) << b;
        t.once |= static_cast<uint32_t>(row.once) << b;
        for (int level = row.level; level < kLevels; ++level)
            if (b != index(kStartBuilding)) t.up_to_level[level] |= 1u << b;
    }
    for (unsigned set = 0; set < kPartSets; ++set) {
        for (int b = 0; b < t.buildings; ++b)
            if (parts_of(t.building[b].action) & set) t.buildings_with[set] |= 1u << b;
        for (int i = 0; i < t.tokens; ++i)
            if (!t.token[i].brown && parts_of(t.token[i].action) & set)
                t.tokens_with[set] |= static_cast<uint16_t>(1u << i);
    }
}

}  // namespace

Edition Endeavor::load(const Node& edition) {
    Fields in(edition);
    in.must_be("game", "endeavor");
    (void)in["schema_version"].integer(1, 1);
    Edition t;
    t.track_words = kTrackWords;
    t.seat_words = read_exact_ids(in["player_colors"], 5);
    t.seat_words.push_back("neutral");
    read_map(edition, t);
    read_links(edition, t);
    read_cards(edition, t);
    read_pieces(edition, read_actions(in["actions"]), t);
    read_tracks(in["tracks"], t);
    for (const auto* words : {&t.space_words, &t.city_words, &t.link_words})
        t.place_words.insert(t.place_words.end(), words->begin(), words->end());
    in.number("rounds", t.rounds, 1, 7);
    Fields board = in.part("player_board");
    board.number("building_spaces", t.building_spaces, t.rounds, 9);
    board.part("governor_place").number("glory_if_empty_at_end", t.governor_place_glory, 0, 9);
    for (const Node& line : in["scoring"].items())
        if (line["id"].text() == "score_population") Fields(line).number("divisor", t.population_per_glory, 1, 99);
    if (!t.population_per_glory) in["scoring"].fail("has no entry score_population");
    prepare(t);
    return t;
}

}  // namespace pentarchy::endeavor
