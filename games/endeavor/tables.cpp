// components.json -> Tables, with every contradiction named by its path.
#include "games/endeavor/tables.h"

#include <algorithm>
#include <bit>
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

const std::vector<std::string> kTrackWords = {"industry", "culture", "finance", "politics"};
const std::vector<std::string> kPartWords = {"ship", "occupy", "attack", "payment", "draw"};
const std::vector<std::string> kModeWords = {"single", "choose_one", "one_or_both"};

int find(const Node& node, const std::vector<std::string>& words, const char* what) {
    const auto at = std::find(words.begin(), words.end(), node.text());
    if (at == words.end()) node.fail(std::string("is not ") + what);
    return static_cast<int>(at - words.begin());
}

// The ids of a list, each once, no more than the capacity.
std::vector<std::string> read_ids(const Node& list, int capacity) {
    std::vector<std::string> out;
    for (const Node& entry : list.items()) {
        std::string id(entry["id"].text());
        if (std::find(out.begin(), out.end(), id) != out.end()) entry["id"].fail("is there twice");
        out.push_back(std::move(id));
    }
    if (out.size() > static_cast<size_t>(capacity)) list.fail("has more than " + std::to_string(capacity) + " entries");
    return out;
}

void once(const Node& node, const std::vector<std::string>& seen) {
    if (std::find(seen.begin(), seen.end(), node.text()) != seen.end()) node.fail("is there twice");
}

void read_icons(const Node& node, uint8_t (&icons)[kTracks]) {
    for (int track = 0; track < kTracks; ++track)
        if (const auto icon = node.find(kTrackWords[static_cast<size_t>(track)])) icons[track] = static_cast<uint8_t>(icon->integer(0, 9));
}

struct Actions {
    std::vector<std::string> words;
    std::vector<Action> actions;
    Action find_in(const Node& node) const { return actions[static_cast<size_t>(find(node, words, "an action"))]; }
};

Actions read_actions(const Node& list) {
    Actions out{read_ids(list, 30), {}};
    for (const Node& entry : list.items()) {
        Action action;
        action.mode = static_cast<Mode>(find(entry["mode"], kModeWords, "a mode: single, choose_one or one_or_both"));
        const Node parts = entry["parts"];
        if (parts.size() != (action.mode == Mode::Single ? 1u : 2u)) parts.fail("has the wrong number of parts for its mode");
        for (size_t i = 0; i < parts.size(); ++i) action.part[i] = static_cast<Part>(find(parts.at(i), kPartWords, "one of the five actions"));
        out.actions.push_back(action);
    }
    return out;
}

void read_map(const Node& edition, Tables& t) {
    t.region_words = read_ids(edition["regions"], kCapRegions);
    t.city_words = read_ids(edition["cities"], kCapCities);
    t.link_words = read_ids(edition["connections"], kCapLinks);
    const auto space_words = read_ids(edition["shipping_spaces"], kCapSpaces);
    t.regions = static_cast<int>(t.region_words.size());
    t.cities = static_cast<int>(t.city_words.size());
    t.links = static_cast<int>(t.link_words.size());
    for (int c = 0; c < t.cities; ++c) {
        const Node entry = edition["cities"].at(static_cast<size_t>(c));
        t.city[c].region = static_cast<uint8_t>(find(entry["region"], t.region_words, "a region"));
        t.city[c].glory = static_cast<uint8_t>(entry["glory"].integer(0, 9));
        t.region[t.city[c].region].cities |= uint64_t{1} << c;
        t.all_cities |= uint64_t{1} << c;
    }
    for (int r = 0; r < t.regions; ++r) {
        const Node entry = edition["regions"].at(static_cast<size_t>(r));
        RegionRow& row = t.region[r];
        row.open_at_start = entry["open_at_start"].boolean();
        row.everyone_present = entry["everyone_present"].boolean();
        t.everyone_present = static_cast<uint8_t>(t.everyone_present | row.everyone_present << r);
        row.first_space = static_cast<uint8_t>(t.spaces);
        row.spaces = static_cast<uint8_t>(entry["shipping_spaces"].size());
        if (row.spaces > kCapTrack) entry["shipping_spaces"].fail("has more than " + std::to_string(kCapTrack) + " entries");
        if (!row.spaces && !row.open_at_start) entry["shipping_spaces"].fail("is empty, so the region could never open");
        for (const Node& space : entry["shipping_spaces"].items()) {
            (void)find(space, space_words, "a shipping space");
            once(space, t.space_words);
            t.space_words.emplace_back(space.text());
            t.space_region[t.spaces++] = static_cast<uint8_t>(r);
        }
        std::vector<std::string> here;
        for (const Node& city : entry["cities"].items()) {
            if (t.city[find(city, t.city_words, "a city")].region != r) city.fail("says it lies in another region");
            once(city, here);
            here.emplace_back(city.text());
        }
        if (static_cast<int>(here.size()) != std::popcount(row.cities)) entry["cities"].fail("leaves out a city that says it lies here");
    }
    if (t.spaces != static_cast<int>(space_words.size())) edition["shipping_spaces"].fail("lists spaces that no region has");
}

void read_links(const Node& edition, Tables& t) {
    for (int i = 0; i < t.links; ++i) {
        const Node entry = edition["connections"].at(static_cast<size_t>(i));
        LinkRow& link = t.link[i];
        link.a = static_cast<uint8_t>(find(entry["a"], t.city_words, "a city"));
        link.b = static_cast<uint8_t>(find(entry["b"], t.city_words, "a city"));
        link.glory = static_cast<uint8_t>(entry["glory"].integer(0, 9));
        if (link.a == link.b) entry["b"].fail("is the same city as a");
        for (const uint8_t end : {link.a, link.b}) {
            CityRow& city = t.city[end];
            if (city.link_count == std::size(city.links)) entry.fail("is one connection too many for a city");
            city.links[city.link_count++] = static_cast<uint8_t>(i);
            city.link_set |= 1u << i;
        }
    }
    for (int c = 0; c < t.cities; ++c) {
        const Node links = edition["cities"].at(static_cast<size_t>(c))["links"];
        if (links.size() != t.city[c].link_count) links.fail("does not agree with connections");
        std::vector<std::string> here;
        for (const Node& link : links.items()) {
            once(link, here);
            here.emplace_back(link.text());
            const LinkRow& row = t.link[find(link, t.link_words, "a connection")];
            if (row.a != c && row.b != c) link.fail("does not end at this city");
        }
    }
}

void read_cards(const Node& edition, Tables& t) {
    t.deck_words = read_ids(edition["decks"], kCapDecks);
    t.card_words = read_ids(edition["cards"], kCapCards);
    t.decks = static_cast<int>(t.deck_words.size());
    t.cards = static_cast<int>(t.card_words.size());
    for (int i = 0; i < t.cards; ++i) {
        const Node entry = edition["cards"].at(static_cast<size_t>(i));
        CardRow& card = t.card[i];
        card.deck = static_cast<uint8_t>(find(entry["deck"], t.deck_words, "a deck"));
        card.governor = entry["is_governor"].boolean();
        card.slavery = entry["is_slavery"].boolean();
        card.value = static_cast<uint8_t>(card.governor ? 0 : entry["value"].integer(0, 9));
        read_icons(entry["icons"], card.icons);
        card.glory = static_cast<uint8_t>(entry["icons"]["glory"].integer(0, 9));
        for (const Node& effect : entry["effects"].items()) card.abolition |= effect["kind"].text() == "abolish_slavery";
    }
    std::vector<std::string> placed;
    for (int d = 0; d < t.decks; ++d) {
        const Node entry = edition["decks"].at(static_cast<size_t>(d));
        DeckRow& deck = t.deck[d];
        deck.region = static_cast<uint8_t>(find(entry["region"], t.region_words, "a region"));
        const Node cards = entry["cards_top_to_bottom"];
        if (cards.size() > kCapDeck) cards.fail("has more than " + std::to_string(kCapDeck) + " entries");
        for (const Node& n : cards.items()) {
            const int card = find(n, t.card_words, "a card");
            if (t.card[card].deck != d) n.fail("says it belongs to another deck");
            t.card[card].place = deck.cards;
            deck.card[deck.cards++] = static_cast<uint8_t>(card);
            once(n, placed);
            placed.emplace_back(n.text());
        }
    }
    if (static_cast<int>(placed.size()) != t.cards) edition["cards"].fail("and the decks do not list the same cards");
}

BuildingRow read_building(const Node& entry, const Actions& actions) {
    BuildingRow row;
    row.level = static_cast<uint8_t>(entry["level"].integer(0, 5));
    row.copies = static_cast<uint8_t>(entry["copies"].integer(0, 9));
    row.glory = static_cast<uint8_t>(entry["glory"].integer(0, 9));
    read_icons(entry["icons"], row.icons);
    row.can_activate = entry["activation_space"].boolean();
    row.once = !entry["max_per_player"].is_null();
    if (!entry["action"].is_null()) row.action = actions.find_in(entry["action"]);
    if (row.can_activate && row.action.part[0] == Part::None) entry["action"].fail("is missing, though the building has an activation space");
    return row;
}

void read_pieces(const Node& edition, const Actions& actions, Tables& t) {
    t.building_words = read_ids(edition["buildings"], kCapBuildings - 1);
    t.building_words.insert(t.building_words.begin(), std::string(edition["start_building"]["id"].text()));
    t.buildings = static_cast<int>(t.building_words.size());
    t.building[0] = read_building(edition["start_building"], actions);
    for (int i = 1; i < t.buildings; ++i) t.building[i] = read_building(edition["buildings"].at(static_cast<size_t>(i - 1)), actions);
    t.token_words = read_ids(edition["trade_tokens"], kCapTokens);
    t.tokens = static_cast<int>(t.token_words.size());
    int total = 0;
    for (int i = 0; i < t.tokens; ++i) {
        const Node entry = edition["trade_tokens"].at(static_cast<size_t>(i));
        TokenRow& token = t.token[i];
        token.count = static_cast<uint8_t>(entry["count"].integer(0, 99));
        total += token.count;
        token.brown = entry["background"].text() == "brown";
        if (token.brown) {
            token.track = static_cast<Track>(find(entry["effect"]["track"], kTrackWords, "a development"));
        } else {
            token.action = actions.find_in(entry["effect"]["action"]);
        }
    }
    if (total != t.spaces + t.cities + t.links)
        edition["trade_tokens"].fail("are " + std::to_string(total) + " in all, but the board has " +
                                     std::to_string(t.spaces + t.cities + t.links) + " token spaces");
}

void read_tracks(const Node& edition, Tables& t) {
    if (edition["tracks"].size() != kTracks) edition["tracks"].fail("must have 4 entries");
    for (size_t i = 0; i < kTracks; ++i) {
        const Node entry = edition["tracks"].at(i);
        if (entry["id"].text() != kTrackWords[i]) entry["id"].fail("must be \"" + kTrackWords[i] + "\" at this place");
        const Node values = entry["value_by_space"];
        if (values.size() != kTrackSpaces) values.fail("must have 16 entries");
        for (size_t space = 0; space < kTrackSpaces; ++space) t.value[i][space] = static_cast<uint8_t>(values.at(space).integer(0, 9));
        for (const Node& icon : entry["icon_spaces"].items())
            for (int space = icon.integer(0, kTrackSpaces - 1); space < kTrackSpaces; ++space)
                t.score[i][space] = static_cast<uint8_t>(icon.integer(0, kTrackSpaces - 1));
    }
}

void prepare_marks(Tables& t) {
    for (int track = 0; track < kTracks; ++track)
        for (int level = 0; level < kTrackSpaces; ++level) {
            const uint8_t* score = t.score[track];
            int from = level, to = level;
            while (from > 0 && score[from - 1] == score[level]) --from;
            while (to < kTrackSpaces - 1 && score[to] == score[level]) ++to;
            if (score[to] != score[level])
                t.next_mark[track][level] = static_cast<float>((level - from) * (score[to] - score[level])) / static_cast<float>(to - from);
        }
}

// Answers to what the rules ask most often, for every set of regions and of parts.
void prepare(Tables& t) {
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
            if (!t.token[i].brown && parts_of(t.token[i].action) & set) t.tokens_with[set] |= static_cast<uint16_t>(1u << i);
    }
}

}  // namespace

Tables Endeavor::load(const Node& edition) {
    if (edition["game"].text() != "endeavor") edition["game"].fail("must be \"endeavor\"");
    (void)edition["schema_version"].integer(1, 1);
    Tables t;
    t.track_words = kTrackWords;
    t.seat_words = read_ids(edition["player_colors"], 5);
    if (t.seat_words.size() != 5) edition["player_colors"].fail("must have 5 entries");
    t.seat_words.push_back("neutral");
    read_map(edition, t);
    read_links(edition, t);
    read_cards(edition, t);
    read_pieces(edition, read_actions(edition["actions"]), t);
    read_tracks(edition, t);
    for (const auto* words : {&t.space_words, &t.city_words, &t.link_words})
        t.place_words.insert(t.place_words.end(), words->begin(), words->end());
    t.rounds = static_cast<uint8_t>(edition["rounds"].integer(1, 7));
    t.building_spaces = static_cast<uint8_t>(edition["player_board"]["building_spaces"].integer(t.rounds, 9));
    t.governor_place_glory = static_cast<uint8_t>(edition["player_board"]["governor_place"]["glory_if_empty_at_end"].integer(0, 9));
    for (const Node& line : edition["scoring"].items())
        if (line["id"].text() == "score_population") t.population_per_glory = static_cast<uint8_t>(line["divisor"].integer(1, 99));
    if (!t.population_per_glory) edition["scoring"].fail("has no entry score_population");
    prepare(t);
    return t;
}

}  // namespace pentarchy::endeavor
