// What is said and done at a table locks it for nobody: log and chat come in pages, and no message grows with them.
#include "base/rng.h"
#include "server/tests/desk.h"
#include "store/store.h"

namespace pentarchy {
namespace {

constexpr size_t kMuch = 256 * 1024;

size_t bytes(const Json& json) { return boost::json::serialize(json).size(); }

struct Pages : testing::Test {
    Desk desk;
    std::string ada = desk.guest("Ada"), table;

    void open(const Json& wish) { table = table_of(desk.ask("POST", "tables", wish, ada)); }
    Json get(const std::string& route, const std::string& token) {
        const Desk::Reply reply = desk.ask("GET", "tables/" + table + route, nullptr, token);
        EXPECT_EQ(reply.status, 200) << boost::json::serialize(reply.body);
        return reply.body;
    }

    // All pages before what the snapshot brought, the oldest entry first.
    boost::json::array read_back(const std::string& what, boost::json::array newest, Json earlier,
                                 const std::string& more = "") {
        for (int pages = 0; !earlier.is_null() && pages < 1000; ++pages) {
            const Json page = get(fmt::format("/{}?before={}{}", what, earlier.to_number<uint64_t>(), more), ada);
            EXPECT_LT(bytes(page), kMuch / 2);
            boost::json::array all = page.at(what).as_array();
            EXPECT_FALSE(all.empty());
            all.insert(all.end(), newest.begin(), newest.end());
            newest = std::move(all);
            earlier = page.at("earlier");
        }
        return newest;
    }

    // Talk as if it had been going on for days, past every pace.
    void talk(int lines, size_t length) {
        const std::unique_ptr<Store> store = open_store(desk.where());
        Append append{.table = table,
                      .first = store->events(table).size(),
                      .events = {},
                      .due = 0,
                      .status = TableStatus::Running,
                      .now = now_ms()};
        for (int i = 0; i < lines; ++i) {
            const std::string said = fmt::format("{:05} ", i) + std::string(length - 6, '"');
            const Json body{{"who", {{"id", "vandal"}, {"name", "Vandal"}, {"guest", true}, {"bot", false}}},
                            {"text", said}};
            append.events.push_back({.time = now_ms() - 1'000'000 + i,
                                     .kind = "chat",
                                     .actor = "vandal",
                                     .key = fmt::format("vandal k{}", i),
                                     .body = boost::json::serialize(body)});
        }
        std::promise<Appended> done;
        store->append(append, [&](Appended result) { done.set_value(result); });
        EXPECT_EQ(done.get_future().get(), Appended::Done);
        desk.restart();
    }
};

TEST_F(Pages, ChatLocksNobodyOut) {
    open({{"game", "outpost"}, {"seats", {"me", "here"}}});
    talk(1200, 1000);
    const auto peer = desk.connect(ada);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}});
    const Json shown = peer->wait_for("snapshot");
    EXPECT_LT(bytes(shown), kMuch);
    EXPECT_LE(shown.at("chat").as_array().size(), 50u);
    EXPECT_TRUE(shown.at("chat").as_array().back().at("text").as_string().starts_with("01199"));
    const boost::json::array all = read_back("chat", shown.at("chat").as_array(), shown.at("earlier").at("chat"));
    ASSERT_EQ(all.size(), 1200u);
    for (size_t i = 0; i < all.size(); ++i)
        EXPECT_TRUE(all[i].at("text").as_string().starts_with(fmt::format("{:05}", i)));
    // The talk goes on after it.
    desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", "hello"}, {"key", "c"}});
    desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", "hello"}, {"key", "c"}});
    EXPECT_EQ(peer->wait_for("chat").at("entry").at("text"), Json("hello"));
    EXPECT_EQ(peer->count("chat"), 1u);
    EXPECT_EQ(get("/chat", ada).at("chat").as_array().back().at("text"), Json("hello"));
    EXPECT_TRUE(get("/chat?before=1", ada).at("chat").as_array().empty());
}

// Lines that are said in the same moment have each a time of their own: none is lost between two pages.
TEST_F(Pages, EveryLineHasATimeOfItsOwn) {
    open({{"game", "outpost"}, {"seats", {"me", "here"}}});
    for (int i = 0; i < 8; ++i)
        EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", boost::json::object{{"text", "quick"}}, ada).status,
                  200);
    const boost::json::array chat = get("/view", ada).at("chat").as_array();
    ASSERT_EQ(chat.size(), 8u);
    for (size_t i = 1; i < chat.size(); ++i)
        EXPECT_LT(chat[i - 1].at("time").to_number<Millis>(), chat[i].at("time").to_number<Millis>());
    for (const Json& line : chat) {
        const boost::json::array before =
            get(fmt::format("/chat?before={}", line.at("time").to_number<Millis>()), ada).at("chat").as_array();
        EXPECT_EQ(before.size(), static_cast<size_t>(&line - chat.begin()));
    }
}

// Both seats of a Mombasa table plan and take back.
struct LongGame : Pages {
    std::shared_ptr<FakePeer> peer;
    uint64_t revisions[2]{};

    void play_long(int pairs) {
        open({{"game", "mombasa"}, {"seats", {"me", "here"}}});
        peer = desk.connect(ada);
        for (int seat = 0; seat < 2; ++seat) {
            desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
            const Json first = peer->wait_for("snapshot");
            (void)peer->wait_for("ok");
            uint64_t revision = first.at("revision").to_number<uint64_t>();
            const auto told = [&](Json said) {
                said.as_object().insert({{"table", table}, {"seat", seat}, {"revision", revision}});
                desk.say(peer, said);
                revision = peer->wait_for("ok").at("revision").to_number<uint64_t>();
            };
            for (int i = 0; i < pairs; ++i) {
                told({{"op", "move"}, {"move", first.at("offer").at("moves").at(0).at("move")}});
                told({{"op", "undo"}});
            }
            revisions[seat] = revision;
            desk.say(peer, {{"op", "unwatch"}, {"table", table}});
            (void)peer->wait_for("ok");
        }
    }
};

TEST_F(LongGame, ItsLogComesInPages) {
    play_long(110);
    const Json shown = get("/view?seat=0", ada);
    EXPECT_LT(bytes(shown), kMuch);
    EXPECT_LE(shown.at("log").as_array().size(), 200u);
    const boost::json::array all =
        read_back("log", shown.at("log").as_array(), shown.at("earlier").at("log"), "&seat=0");
    ASSERT_GT(all.size(), 440u);
    EXPECT_EQ(all.back().at("revision"), shown.at("revision"));
    EXPECT_TRUE(get("/log?before=0&seat=0", ada).at("log").as_array().empty());
    for (size_t i = 1; i < all.size(); ++i)
        EXPECT_LT(all[i - 1].at("revision").to_number<uint64_t>(), all[i].at("revision").to_number<uint64_t>());
    // Looking back is bounded as well, and tells what was taken back by then, not later.
    const uint64_t at = revisions[0] - 1;
    const Json past = get(fmt::format("/replay?at={}&seat=0", at), ada);
    EXPECT_LE(past.at("log").as_array().size(), 200u);
    const boost::json::array then =
        read_back("log", past.at("log").as_array(), past.at("earlier"), fmt::format("&seat=0&at={}", at));
    ASSERT_EQ(then.back().at("revision"), Json(at));
    ASSERT_LT(then.size(), all.size());
    EXPECT_FALSE(then.back().at("undone").as_bool());
    EXPECT_TRUE(all[then.size() - 1].at("undone").as_bool());
    EXPECT_EQ(then[0], all[0]);
}

TEST_F(LongGame, AnUpdateTellsOnlyWhatItStruckOut) {
    play_long(20);
    std::string said = peer->all();
    size_t undos = 0;
    for (size_t at = 0; (at = said.find("\"undone\":[", at)) != said.npos; ++at) {
        ++undos;
        EXPECT_EQ(said.substr(at, said.find(']', at) - at).find(','), said.npos);
    }
    EXPECT_EQ(undos, 40u);
}

// What was taken back before is not told again with the choice that came before it.
TEST_F(LongGame, NothingIsStruckOutTwice) {
    open({{"game", "mombasa"}, {"seats", {"me", "here"}}});
    peer = desk.connect(ada);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}});
    const auto act = [&](const char* what) {
        const Json view = get("/view?seat=0", ada);
        boost::json::object wish{{"seat", 0}, {"revision", view.at("revision")}};
        if (std::string_view(what) == "moves") wish["move"] = view.at("offer").at("moves").at(0).at("move");
        EXPECT_EQ(desk.ask("POST", fmt::format("tables/{}/{}", table, what), wish, ada).status, 200);
        return peer->wait_for("update");
    };
    const Json choice = act("moves").at("revision");
    for (int i = 0; i < 3; ++i) act("moves"), act("undo");
    EXPECT_EQ(act("undo").at("undone"), Json(boost::json::array{choice}));
}

TEST_F(LongGame, StandingOrdersAreCounted) {
    open({{"game", "outpost"}, {"seats", {"me", "here"}}});
    Desk::Reply reply{};
    int given = 0;
    for (; given < 300 && reply.error().empty(); ++given)
        reply = desk.ask("POST", "tables/" + table + "/orders", Json{{"seat", 0}, {"row", "plan_order"}, {"move", ""}},
                         ada);
    EXPECT_EQ(reply.error(), "too_many") << boost::json::serialize(reply.body);
    EXPECT_EQ(given, 201);
}

TEST_F(Pages, BadRequestsAreRefused) {
    open({{"game", "outpost"}, {"seats", {"me", "here"}}});
    const auto refused = [&](const std::string& path, const std::string& token = "") {
        const Desk::Reply reply = desk.ask("GET", "tables/" + path, nullptr, token);
        EXPECT_FALSE(reply.body.at("error").at("message").as_string().empty());
        return fmt::format("{} {}", reply.status, reply.error());
    };
    for (const std::string what : {"/log", "/chat"}) {
        for (const char* bad : {"x", "-1", "1.5", "99999999999999999999"})
            EXPECT_EQ(refused(table + what + "?before=" + bad), "400 bad_number");
        EXPECT_EQ(refused("none" + what), "404 no_table");
    }
    EXPECT_EQ(refused(table + "/log?at=x"), "400 bad_number");
    EXPECT_EQ(refused(table + "/log?seat=7x"), "400 bad_request");
    EXPECT_EQ(refused(table + "/log?seat=0"), "403 not_your_seat");
    open({{"game", "outpost"}, {"seats", {"me", "open"}}});
    for (const std::string what : {"/log", "/chat"}) EXPECT_EQ(refused(table + what), "409 not_started");
    open({{"game", "outpost"}, {"seats", {"me", "here"}}, {"spectators", "no"}});
    for (const std::string what : {"/log", "/chat"})
        EXPECT_EQ(refused(table + what, desk.guest("Bob")), "403 no_spectators");
}

}  // namespace
}  // namespace pentarchy
