// What a terminal shows of each game: labels and boards in words, maps, cards, owners and prices.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace pentarchy {
namespace {

const char* const kBothLanguages[] = {"en", "cs"};

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

// "[end_turn]"; "[x]" and "[xx]" are drawn.
bool is_bracketed_id(const std::string& inside) {
    const auto of_id = [](char c) { return is_lower(c) || c == '_' || c == ' '; };
    return inside.size() > 1 && is_lower(inside[0]) && std::all_of(inside.begin(), inside.end(), of_id) &&
           inside.find_first_not_of('x') != inside.npos;
}

// Ids have underscores, or stand in brackets; ‹ marks a text that is missing.
void expect_words_only(const std::string& words) {
    const auto of_word = [](char c) { return is_lower(c) || (c >= '0' && c <= '9'); };
    bool found = words.find("‹") != words.npos;
    for (size_t i = 1; i + 1 < words.size(); ++i)
        found |= words[i] == '_' && of_word(words[i - 1]) && of_word(words[i + 1]);
    for (size_t open = words.find('['); open != words.npos; open = words.find('[', open + 1)) {
        const size_t close = words.find(']', open);
        found |= close != words.npos && is_bracketed_id(words.substr(open + 1, close - open - 1));
    }
    EXPECT_FALSE(found) << words;
}

std::unique_ptr<AnyTable> table_of(const AnyGame& game, int seats, uint64_t seed,
                                   const Json& options = boost::json::object()) {
    TableSetup setup;
    setup.seats = seats;
    setup.secret = Stream::from_seed(seed);
    setup.options = options;
    return game.default_edition()->open(setup);
}

// With plain spaces where a line may not be broken.
std::string plain(std::string words) {
    for (size_t at; (at = words.find("\u00a0")) != words.npos;) words.replace(at, 2, " ");
    return words;
}

std::string painted(const AnyTable& table, Seat viewer, const Texts& text) {
    Painter painter{text, false, true, ""};
    table.paint(viewer, painter);
    return plain(painter.out);
}

std::string map_of(const AnyTable& table, const Texts& text) {
    Painter painter{text, false, true, ""};
    EXPECT_TRUE(table.paint_map(kSpectator, painter));
    return plain(painter.out);
}

template <class Look>
void play_on(AnyTable& table, uint64_t seed, Look look) {
    Rng rng(seed);
    while (!table.is_over()) {
        if (table.is_chance()) {
            table.draw();
            continue;
        }
        const Seat seat = lowest(table.pending());
        look(seat);
        table.play(seat, table.random_move(seat, rng));
    }
}

// Every game with few and with many seats, in each language: offers, refusals, the log and the boards.
TEST(Terminal, WordsAreNoIds) {
    for (const AnyGame* game : games())
        for (const char* lang : kBothLanguages)
            for (const int seats : {game->info().min_seats, game->info().max_seats}) {
                const auto table = table_of(*game, seats, 7);
                const Texts& text = game->text(lang);
                play_on(*table, 7, [&](Seat seat) {
                    for (const Offered& move : table->offered(seat, text)) {
                        expect_words_only(move.label);
                        expect_words_only(table->label_of(move.text, text));
                    }
                    for (const Refused& refused : table->refused(seat))
                        expect_words_only(table->label_of(seat, refused, text) + " " +
                                          reason_of(*table, refused, text));
                    expect_words_only(painted(*table, seat, text));
                });
                for (const LogEntry& entry : table->log(kNobody, text, 0)) {
                    expect_words_only(entry.label);
                    for (const std::string& line : entry.lines) expect_words_only(line);
                }
                expect_words_only(painted(*table, kNobody, text));
            }
}

// Two moves never read alike.
TEST(Terminal, LabelsAreUnique) {
    for (const AnyGame* game : games())
        for (const char* lang : kBothLanguages) {
            const auto table = table_of(*game, game->info().max_seats, 11);
            play_on(*table, 11, [&](Seat seat) {
                std::set<std::string> labels;
                for (const Offered& move : table->offered(seat, game->text(lang)))
                    EXPECT_TRUE(labels.insert(move.label).second) << move.label;
            });
        }
}

TEST(Terminal, MapsFitEightyColumns) {
    for (const char* slug : {"brazil", "civilization", "endeavor", "mombasa", "outpost"})
        for (const char* lang : kBothLanguages) {
            const AnyGame& game = find_game(slug);
            const auto table = table_of(game, 4, 3);
            play_on(*table, 3, [&](Seat) {
                const std::string map = map_of(*table, game.text(lang));
                expect_words_only(map);
                for (size_t at = 0; at < map.size(); at = map.find('\n', at) + 1)
                    ASSERT_LE(screen_width(std::string_view(map).substr(at, map.find('\n', at) - at)), 80) << map;
            });
        }
    Painter painter{find_game("settlers").text("en"), false, true, ""};
    EXPECT_FALSE(table_of(find_game("settlers"), 2, 1)->paint_map(kSpectator, painter));
}

// A connection stays on the board when its token is gone and nobody holds both of its cities.
TEST(Terminal, EndeavorShowsEveryConnection) {
    const AnyGame& game = find_game("endeavor");
    const size_t links = game.default_edition()->json().at("connections").as_array().size();
    size_t bare = 0;
    for (uint64_t seed = 1; seed <= 12; ++seed) {
        const auto table = table_of(game, 3 + static_cast<int>(seed % 3), seed);
        play_on(*table, seed, [](Seat) {});
        std::string board = painted(*table, kNobody, game.text("en"));
        board = board.substr(board.find("Connections | "));
        board = board.substr(0, board.find("Tiles left"));
        const auto parts =
            std::count(board.begin(), board.end(), ',') + std::count(board.begin(), board.end(), ';') + 1;
        EXPECT_EQ(static_cast<size_t>(parts), links) << board;
        bare += board.find(" -") != board.npos;
    }
    EXPECT_GT(bare, 0u);
}

std::vector<std::string> labels_of(const AnyTable& table, Seat seat, const Texts& text, std::string_view verb) {
    std::vector<std::string> out;
    for (const Offered& move : table.offered(seat, text))
        if (move.verb == verb) out.push_back(plain(move.label));
    return out;
}

std::unique_ptr<AnyTable> patched_table(const char* slug, int seats, const Json& options, std::string_view given) {
    auto table = table_of(find_game(slug), seats, 1, options);
    while (table->is_chance()) table->draw();
    table->patch(parse_json(given, "given"), "given");
    return table;
}

TEST(Terminal, MombasaShowsPointsLeftAndBooksFaceDown) {
    const AnyGame& game = find_game("mombasa");
    const auto table = patched_table("mombasa", 2, boost::json::object(), R"({
        "players": {"blue": {"slots": {"slot_2": "expansion_3_cairo"}, "face_up": ["slot_2"], "tracks": {"cairo": 10},
                             "books": {"2": "book_b24", "3": "book_a01"}, "books_down": [2, 3]}},
        "companies": {"mombasa": {"regions": ["nubia"]}},
        "turn": {"phase": "action", "seat": "blue"}})");
    table->play(0, "expand cairo");
    const std::string board = painted(*table, 0, game.text("en"));
    EXPECT_NE(board.find("expansion of Cairo (3 points)"), board.npos) << board;
    EXPECT_NE(board.find("2: B24 ("), board.npos) << board;
    EXPECT_NE(board.find("(face down)"), board.npos) << board;
    EXPECT_NE(board.find("B10:"), board.npos) << board;
    for (const char* part : {"shares 1@2", "pay £", "special £"}) EXPECT_NE(board.find(part), board.npos) << board;
    const auto places = labels_of(*table, 0, game.text("en"), "place");
    EXPECT_TRUE(std::find(places.begin(), places.end(), "Place a post in Nubia (2/3 points)") != places.end())
        << ::testing::PrintToString(places);
    const std::string czech = painted(*table, 0, game.text("cs"));
    EXPECT_NE(czech.find("expanze společnosti Káhira (3 body)"), czech.npos) << czech;
}

// Each border stands in the map from both of its sides.
TEST(Terminal, MombasaMapHasAllBorders) {
    const AnyGame& game = find_game("mombasa");
    const auto table = table_of(game, 3, 1);
    while (table->is_chance()) table->draw();
    std::string map = map_of(*table, game.text("en"));
    map = map.substr(map.find("Borders"));
    map = map.substr(0, map.find("-Angola: a single line"));
    const auto count = [&](const char* line) {
        size_t n = 0;
        for (size_t at = map.find(line); at != map.npos; at = map.find(line, at + 1)) ++n;
        return n;
    };
    const Json& counts = game.default_edition()->json().at("counts");
    const auto borders = static_cast<size_t>(counts.at("borders").as_int64()),
               links = static_cast<size_t>(counts.at("hq_links").as_int64());
    EXPECT_EQ(count(" -") + count(" ="), 2 * borders + links) << map;
}

TEST(Terminal, SettlersNamesOwnersAndWhatABuildCosts) {
    const AnyGame& game = find_game("settlers");
    const Json fixed{{"factions", "fixed"}};
    const auto table = patched_table("settlers", 2, fixed, R"({
        "start": "north", "row": [],
        "players": {"north": {"hand": ["bar_idol", "com_wood_storage"], "goods": {"raze": 2, "wood": 5, "stone": 5, "food": 5},
                              "empire": {"com_mill": {}}},
                    "east": {"hand": [], "empire": {"com_armorer_018": {}}}},
        "turn": {"phase": "action", "seat": "north", "round": 2}})");
    using Labels = std::vector<std::string>;
    EXPECT_EQ(labels_of(*table, 0, game.text("en"), "raze"), Labels{"Raze Romans' Armorer"});
    EXPECT_EQ(labels_of(*table, 0, game.text("cs"), "raze"), Labels{"Zboř Zbrojíře Římanů"});
    const auto builds = labels_of(*table, 0, game.text("en"), "build");
    EXPECT_EQ(builds, (Labels{"Build Wood Storage", "Build Idol (gives up a location)"}));
    EXPECT_EQ(table->seat_name(0, game.text("en")), "Barbarians");
    EXPECT_EQ(table->seat_name(1, game.text("cs")), "Římané");
    const std::string board = painted(*table, 0, game.text("en"));
    EXPECT_NE(board.find("Armorer ("), board.npos) << board;  // what razing it brings
    EXPECT_NE(board.find("Building bonus: gain"), board.npos) << board;
    EXPECT_NE(board.find("location 1"), board.npos) << board;
    EXPECT_NE(board.find("deal: "), board.npos) << board;
}

// By the action of Settlers a faction card costs no location.
TEST(Terminal, SettlersBuildWithoutALocation) {
    const AnyGame& game = find_game("settlers");
    const auto table = patched_table("settlers", 2, Json{{"factions", "fixed"}}, R"({
        "start": "north", "row": [],
        "players": {"north": {"hand": ["bar_idol"], "goods": {"wood": 5, "stone": 5, "food": 5}, "empire": {"com_settlers": {}}},
                    "east": {"hand": []}},
        "turn": {"phase": "action", "seat": "north", "round": 2}})");
    table->play(0, "activate com_settlers");
    EXPECT_EQ(labels_of(*table, 0, game.text("en"), "build"), std::vector<std::string>{"Build Idol"});
}

// Every card of Settlers can be looked up, whole, in both languages.
TEST(Terminal, CardsCanBeLookedUp) {
    for (const char* slug : {"settlers", "endeavor", "civilization"})
        for (const char* lang : kBothLanguages) {
            const auto pages = find_game(slug).default_edition()->cards(find_game(slug).text(lang));
            EXPECT_GT(pages.size(), 50u);
            for (const CardPage& page : pages) {
                EXPECT_FALSE(page.lines.empty());
                expect_words_only(page.name);
                for (const std::string& line : page.lines) expect_words_only(line);
            }
        }
}

}  // namespace
}  // namespace pentarchy
