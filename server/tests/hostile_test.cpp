// MoveTexts and values that no client of ours sends: whatever comes in, the answer is one sentence about it.
#include <bit>
#include <cstring>
#include <map>

#include "catalog/catalog.h"
#include "server/routes/routes.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

using Object = boost::json::object;

Json nested(int depth, bool objects) {
    Json out = "deep";
    for (int i = 0; i < depth; ++i)
        out = objects ? Json(Object{{"a", std::move(out)}}) : Json(boost::json::array{std::move(out)});
    return out;
}

const std::vector<std::string>& hostile_texts() {
    static const std::vector<std::string> kTexts{std::string("a\0b", 3),     "\xed\xa0\x80",     "\xff\xfe",
                                                 std::string(10'240, 'x'),   "\x01\x1b[2J",      "\u202eevil",
                                                 "'; DROP TABLE events; --", "../../etc/passwd", ""};
    return kTexts;
}

std::vector<Json> hostile_values() {
    std::vector<Json> out{nullptr,
                          true,
                          -1,
                          3,
                          1.5,
                          UINT64_MAX,
                          INT64_MIN,
                          boost::json::array(),
                          Object(),
                          nested(30, false),
                          nested(30, true),
                          boost::json::array(1000, "me")};
    for (const std::string& text : hostile_texts()) out.emplace_back(text);
    return out;
}

// What a client of ours would send there: each member is then replaced by what is hostile.
Object usual_body(std::string_view pattern, const Json& record) {
    const Object kMove{{"seat", 0}, {"revision", 0}, {"key", "k"}, {"move", "march b2"}};
    // clang-format off
    const std::map<std::string_view, Object> kBodies{
        {"me", {{"lang", "en"}, {"theme", "dark"}, {"webhook", ""}, {"vacation_until", 0}, {"bot", false}, {"password", Object{{"old", "x"}, {"new", "x"}}}}},
        {"me/tokens", {{"name", "n"}}},
        {"me/push", {{"endpoint", "https://example.org/"}, {"p256dh", "x"}, {"auth", "x"}}},
        {"guests", {{"name", ""}, {"lang", "en"}}},
        {"accounts", {{"name", "Eve"}, {"password", "short"}}},
        {"sessions", {{"name", "Eve"}, {"password", "short"}}},
        {"sessions/return", {{"key", "k"}}},
        {"records", record.as_object()},
        {"tables", {{"game", "outpost"}, {"seats", {"me", "here"}}, {"options", Object()}, {"pace", Object{{"kind", "live"}, {"base_ms", 60'000}, {"add_ms", 0}, {"when_out", "easy"}}},
                    {"edition", nullptr}, {"access", "invite"}, {"password", ""}, {"spectators", "yes"}, {"hints", true}, {"rated", false}, {"entropy", "e"}, {"name", "n"}}},
        {"tables/ID/join", {{"seat", 0}, {"password", "p"}, {"invite", "i"}}},
        {"tables/ID/seats/N", {{"bot", "hard"}, {"reclaim", false}}},
        {"tables/ID/moves", kMove},
        {"tables/ID/undo", kMove},
        {"tables/ID/ask_undo", kMove},
        {"tables/ID/answer_undo", {{"seat", 0}, {"key", "k"}, {"yes", true}}},
        {"tables/ID/orders", {{"seat", 0}, {"row", "act"}, {"move", "march b2"}, {"key", "k"}}},
        {"tables/ID/chat", {{"key", "k"}, {"text", "t"}}},
        {"tables/ID/hint", {{"seat", 7}}},
        {"tables/ID/branch", {{"at", 1}, {"seat", 0}, {"bots", "easy"}, {"eyes", "all"}}},
    };
    // clang-format on
    const auto found = kBodies.find(pattern);
    return found == kBodies.end() ? Object() : found->second;
}

struct Hostile : testing::Test {
    Desk desk;
    std::string ada = desk.guest("Ada");
    std::string table = table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "here"}}}, ada));
    Json record;

    void SetUp() override {
        TableSetup setup{2, Object(), {"Ada", "Bob"}, Stream::from_seed(3), {}};
        const auto played = find_game("outpost").default_edition()->open(setup);
        Rng rng(5);
        for (played->settle(true); !played->is_over(); played->settle(true)) {
            const Seat seat = static_cast<Seat>(std::countr_zero(played->pending()));
            played->play(seat, played->random_move(seat, rng));
        }
        record = played->record();
    }
    std::string path_of(std::string_view pattern) const {
        std::string out(pattern);
        for (const auto& [word, real] :
             {std::pair<std::string, std::string>{"ID", table}, {"/N", "/0"}, {"GAME", "outpost"}})
            if (const size_t at = out.find(word); at != out.npos) out.replace(at, word.size(), real);
        return out;
    }
    void send(const Route& route, const std::string& path, const Json& body, const std::string& what) {
        const std::string_view pattern = route.pattern;
        if (pattern == "tables/ID/leave") return;  // bots would play on
        // What ends sessions or accounts is done to somebody else.
        const bool ends =
            pattern == "accounts" || (std::string_view(route.method) == "DELETE" && !pattern.starts_with("tables"));
        const Desk::Reply reply = desk.ask(route.method, path, body, ends ? desk.guest("") : ada);
        EXPECT_LT(reply.status, 500) << route.method << " " << pattern << " with " << what << ": "
                                     << boost::json::serialize(reply.body);
    }
};

TEST_F(Hostile, EveryMemberOfEveryBody) {
    const std::vector<Json> values = hostile_values();
    for (const Route& route : all_routes()) {
        if (std::string_view(route.method) == "GET") continue;
        const std::string_view pattern = route.pattern;
        const std::string path = path_of(pattern);
        for (const Json& whole : values) send(route, path, whole, "a whole body");
        const Object usual = usual_body(pattern, record);
        for (const auto& [key, value] : usual) {
            for (const Json& bad : values) {
                Object body = usual;
                body[key] = bad;
                send(route, path, body, std::string(key));
                if (pattern == "me") send(route, path, Object{{key, bad}}, std::string(key) + " alone");
            }
        }
    }
    EXPECT_EQ(desk.ask("GET", "me", nullptr, ada).body.at("account").at("name"), Json("Ada"));
}

TEST_F(Hostile, EveryWordOfEveryAddress) {
    for (const Route& route : all_routes()) {
        for (const std::string& text : hostile_texts()) {
            if (text.find_first_of("/?&=") != text.npos) continue;
            std::string path(route.pattern);
            bool argued = false;
            for (const char* word : {"ID", "GAME", "/N"})
                if (const size_t at = path.find(word); at != path.npos)
                    path.replace(at + (word[0] == '/'), std::strlen(word) - (word[0] == '/'), text), argued = true;
            if (argued && !text.empty()) {
                const Desk::Reply reply = desk.ask(route.method, path, usual_body(route.pattern, record), ada);
                EXPECT_GE(reply.status, 400) << route.method << " " << route.pattern;
                EXPECT_LT(reply.status, 500)
                    << route.method << " " << route.pattern << " " << boost::json::serialize(reply.body);
            }
            for (const char* key : {"list", "game", "before", "seat", "at", "lang"})
                send(route, path_of(route.pattern) + "?list=open&at=1&" + key + "=" + text, nullptr,
                     std::string("?") + key);
        }
    }
}

TEST_F(Hostile, EveryMemberOfEveryMessage) {
    const auto peer = desk.connect(ada);
    for (const char* op : {"watch", "unwatch", "move", "undo", "ask_undo", "answer_undo", "order", "why", "preview",
                           "hint", "chat", "lobby", "seen", "ping", "none"}) {
        const Object usual{{"op", op},     {"table", table}, {"seat", 0},   {"revision", 0},
                           {"lang", "en"}, {"lean", true},   {"key", "k"},  {"move", "x"},
                           {"row", "act"}, {"yes", true},    {"text", "t"}, {"on", false}};
        for (const auto& [key, value] : usual) {
            for (const Json& bad : hostile_values()) {
                if (std::string_view(op) == "hint" && key != "seat") continue;  // it thinks
                Object message = usual;
                message[key] = bad;
                desk.say(peer, message);
            }
        }
    }
    for (const char* fault : {"\"internal\"", "\"store\"", "\"not_stored\""})
        EXPECT_EQ(peer->all().find(fault), std::string::npos) << fault;
}

TEST_F(Hostile, RecordsThatLieOrSayTooMuch) {
    const auto refused = [&](const std::function<void(Object&)>& spoil) {
        Object spoilt = record.as_object();
        spoil(spoilt);
        const Desk::Reply reply = desk.ask("POST", "records", spoilt, ada);
        EXPECT_EQ(reply.status, 400) << boost::json::serialize(reply.body);
        return std::string(reply.body.at("error").at("message").as_string());
    };
    EXPECT_EQ(desk.ask("POST", "records", record, ada).status, 201);
    EXPECT_EQ(refused([](Object& r) { r["commitment"] = std::string(64, 'a'); }),
              "record: the secret is not the one that the commitment stands for");
    EXPECT_EQ(refused([](Object& r) { r.erase("secret"), r["commitment"] = std::string(2000, 'a'); }),
              "record: commitment must be 64 hexadecimal digits");
    const std::vector<std::string> names{std::string(31, 'x'), std::string("a\0b", 3),
                                         "\u202e"
                                         "Ada",
                                         "", "Ad\u0430"};
    for (const std::string& name : names)
        EXPECT_TRUE(
            refused([&](Object& r) { r["seats"].as_array()[1] = name; }).starts_with("record: seats: a name has"))
            << name;
    const auto without_secret = [](Object& r, Json entropy) { r.erase("secret"), r["entropy"] = std::move(entropy); };
    EXPECT_EQ(refused([&](Object& r) {
                  without_secret(r, boost::json::array{"a", "b", "c"});
              }),
              "record: entropy has more texts than there are seats");
    EXPECT_EQ(refused([&](Object& r) { without_secret(r, boost::json::array{std::string(201, 'x')}); }),
              "record: entropy has a text of more than 200 bytes");
    (void)refused([](Object& r) { r["options"] = Object{{"note", "hello"}}; });
    (void)refused([](Object& r) { r["edition"].as_object()["hash"] = "x"; });
    const auto with_order = [](const char* seat, const std::string& move) {
        return [seat, move](Object& r) {
            boost::json::array& events = r["events"].as_array();
            const std::string word(seat ? seat : events.back().at("seat").as_string().c_str());
            events.insert(events.begin(), Object{{"seat", word}, {"order", Object{{"row", "act"}, {"move", move}}}});
        };
    };
    (void)refused(with_order("chance", ""));
    (void)refused(with_order(nullptr, "march " + std::string(500, 'x')));
}

TEST_F(Hostile, WishesThatSayTooMuch) {
    const auto made = [&](const char* key, const std::string& value) {
        Object wish{{"game", "outpost"}, {"seats", {"me", "open"}}};
        wish[key] = value;
        return desk.ask("POST", "tables", wish, ada).status;
    };
    EXPECT_EQ(made("name", std::string(80, 'x')), 201);
    EXPECT_EQ(made("name", "Ostrov 🏝\ufe0f"), 201);
    for (const std::string& name :
         {std::string(81, 'x'), std::string("a\nb"), std::string("\u202ex"), std::string("a\0b", 3)})
        EXPECT_EQ(made("name", name), 400) << name;
    EXPECT_EQ(made("entropy", std::string(201, 'x')), 400);
    EXPECT_EQ(made("password", std::string(201, 'x')), 400);
    EXPECT_EQ(desk.ask("POST", "tables", Object{{"game", "outpost"}, {"seats", boost::json::array(5000, "open")}}, ada)
                  .status,
              400);
}

}  // namespace
}  // namespace pentarchy
