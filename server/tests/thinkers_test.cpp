// Processes that think: whatever they do, the server and the other tables go on.
#include <csignal>
#include <fstream>

#include <boost/asio/use_future.hpp>

#include "base/bad_input.h"
#include "server/metrics.h"
#include "server/tests/desk.h"
#include "server/thinkers.h"

namespace pentarchy {
namespace {

using namespace std::chrono_literals;

std::vector<std::string> script(const std::string& text) { return {"/bin/sh", "-c", text}; }

// A pool on threads of its own.
struct Bench {
    net::io_context io;
    net::executor_work_guard<net::io_context::executor_type> work = net::make_work_guard(io);
    std::thread thread{[this] { io.run(); }};
    Thinkers thinkers;

    explicit Bench(std::vector<std::string> command, int most = 1) : thinkers(io, std::move(command), most) {}
    ~Bench() {
        io.stop();
        thread.join();
    }
    std::future<Json> begin(Job job) { return net::co_spawn(io, thinkers.ask(std::move(job)), net::use_future); }
    Json ask(Job job) { return begin(std::move(job)).get(); }
};

Job job(std::chrono::milliseconds limit = 5s) { return {.asked = {{"op", "x"}}, .about = "t", .limit = limit}; }

TEST(Thinkers, AnswerAndRefuseByThemselves) {
    EXPECT_EQ(Bench(script(R"(read l; echo '{"a":1}')")).ask(job()).at("a"), Json(1));
    Bench refuses({"/proc/self/exe", "think"});
    EXPECT_THROW(refuses.ask(job()), BadInput);
    EXPECT_THROW(refuses.ask(job()), BadInput) << "the same process goes on";
}

TEST(Thinkers, ACrashIsTriedOnceMoreAndThenFails) {
    const double before = metrics().thinkers_lost.Value();
    Bench bench(script("read l; kill -SEGV $$"));
    try {
        (void)bench.ask(job());
        ADD_FAILURE();
    } catch (const ThinkerFailed& failed) {
        EXPECT_STREQ(failed.what(), "signal 11");
        EXPECT_TRUE(failed.ran);
    }
    EXPECT_EQ(metrics().thinkers_lost.Value() - before, 2);
}

TEST(Thinkers, WhoTakesTooLongIsReplaced) {
    Bench bench(script("read l; exec sleep 100"));
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_THROW(bench.ask(job(50ms)), ThinkerFailed);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 5s);
}

TEST(Thinkers, NonsenseAndAMissingProgramFail) {
    EXPECT_THROW(Bench(script("read l; echo nonsense")).ask(job()), ThinkerFailed);
    try {
        (void)Bench({"/no/such/program"}).ask(job());
        ADD_FAILURE();
    } catch (const ThinkerFailed& failed) {
        EXPECT_FALSE(failed.ran);
    }
}

TEST(Thinkers, OnesDoingWellServeManyWhileAnotherCrashes) {
    Bench bench(script(R"(while read -r l; do case $l in *bad*) kill -SEGV $$;; *) echo '{}';; esac; done)"), 2);
    std::vector<std::future<Json>> good, bad;
    for (int i = 0; i < 20; ++i) {
        good.push_back(bench.begin(job()));
        if (i % 4 == 0) bad.push_back(bench.begin({.asked = {{"op", "bad"}}, .about = "b", .limit = 5s}));
    }
    for (auto& answer : good) EXPECT_TRUE(answer.get().is_object());
    for (auto& answer : bad) EXPECT_THROW(answer.get(), ThinkerFailed);
}

TEST(Thinkers, StopIsPassedOn) {
    Bench bench(script(R"(read l; read s; echo "$s")"));
    std::stop_source stop;
    Job wanted = job();
    wanted.stop = stop.get_token();
    auto answer = bench.begin(std::move(wanted));
    std::this_thread::sleep_for(50ms);
    stop.request_stop();
    EXPECT_EQ(answer.get().at("op"), Json("stop"));
}

const Json kAgainstABot{{"game", "outpost"}, {"seats", {"me", "medium"}}};

std::string opened(Desk& desk, const Json& wish, const std::string& token) {
    return std::string(desk.ask("POST", "tables", wish, token).body.at("table").at("id").as_string());
}

TEST(Thinkers, AGameEndsThoughEveryThoughtCrashes) {
    const double before = metrics().stand_ins.Value();
    Desk desk("", {}, script("read l; kill -SEGV $$"));
    const std::string ada = desk.guest("Ada"), table = opened(desk, kAgainstABot, ada);
    EXPECT_TRUE(play_out(desk, desk.connect(ada), table, 0, 7).as_object().contains("result"));
    EXPECT_GT(metrics().stand_ins.Value(), before);
    EXPECT_EQ(desk.ask("GET", "tables/" + table + "/view", nullptr, ada).status, 200);
}

TEST(Thinkers, AHintThatCrashesIsOneSentence) {
    Desk desk("", {}, script("read l; kill -SEGV $$"));
    const std::string ada = desk.guest("Ada"), table = opened(desk, {{"game", "outpost"}, {"seats", {"me", "here"}}}, ada);
    int refused = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const Desk::Reply reply = desk.ask("POST", "tables/" + table + "/hint", {{"seat", seat}}, ada);
        refused += reply.error() == "no_hint" && reply.status == 503;
    }
    EXPECT_GE(refused, 1);
}

// The process that opens tables crashes over Cora's alone.
TEST(Thinkers, ATableThatCannotBeOpenedIsSetAsideAndTheOthersPlayOn) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), cora = desk.guest("Cora");
    const std::string good = opened(desk, {{"game", "outpost"}, {"seats", {"me", "here"}}}, ada);
    const std::string bad = opened(desk, {{"game", "outpost"}, {"seats", {"me", "here"}}}, cora);
    desk.restart(script(R"(while read -r l; do case $l in *Cora*) kill -SEGV $$;; *) echo '{}';; esac; done)"));

    const Desk::Reply card = desk.ask("GET", "tables/" + bad, nullptr, cora);
    EXPECT_EQ(card.status, 200);
    EXPECT_EQ(card.body.at("table").at("unplayable"),
              Json("this table cannot be opened by this version of the server and is set aside (signal 11); nothing in it is lost"));
    EXPECT_EQ(desk.ask("GET", "tables/" + bad + "/view?seat=0", nullptr, cora).error(), "set_aside");
    EXPECT_EQ(desk.ask("GET", "tables/" + good + "/view?seat=0", nullptr, ada).status, 200);
    EXPECT_FALSE(desk.ask("GET", "tables/" + good, nullptr, ada).body.at("table").as_object().contains("unplayable"));

    desk.restart();  // with a version that can
    EXPECT_EQ(desk.ask("GET", "tables/" + bad + "/view?seat=0", nullptr, cora).status, 200);
}

}  // namespace
}  // namespace pentarchy
