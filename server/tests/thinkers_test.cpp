// Processes that think: whatever they do, the server and the other tables go on.
#include <csignal>
#include <fstream>

#include <boost/asio/use_future.hpp>

#include "base/bad_input.h"
#include "catalog/catalog.h"
#include "server/net/metrics.h"
#include "server/routes/api_error.h"
#include "server/tests/desk.h"
#include "server/thinking/thinkers.h"

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

    explicit Bench(std::vector<std::string> command, const ThinkerLimits& limits = {})
        : thinkers(io, std::move(command), limits) {}
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
    Bench bench(script(R"(while read -r l; do case $l in *bad*) kill -SEGV $$;; *) echo '{}';; esac; done)"),
                {.processes = 2});
    std::vector<std::future<Json>> good, bad;
    for (int i = 0; i < 20; ++i) {
        good.push_back(bench.begin(job()));
        if (i % 4 == 0) bad.push_back(bench.begin({.asked = {{"op", "bad"}}, .about = "b", .limit = 5s}));
    }
    for (auto& answer : good) EXPECT_TRUE(answer.get().is_object());
    for (auto& answer : bad) EXPECT_THROW(answer.get(), ThinkerFailed);
}

// A process that takes a while for each job, and writes down which it did.
struct SlowBench : Bench {
    explicit SlowBench(const ThinkerLimits& limits = {})
        : Bench(script(R"(while read -r l; do sleep 0.02; echo "$l"; done)"), limits) {}

    void want(const std::string& owner, bool waited_for = false) {
        Job wanted{.asked = {{"op", "x"}}, .about = "t", .owner = owner, .waited_for = waited_for};
        answers.push_back(net::co_spawn(io, follow(std::move(wanted)), net::use_future));
    }
    net::awaitable<void> follow(Job wanted) {
        const std::string owner = wanted.owner;
        (void)co_await thinkers.ask(std::move(wanted));
        const std::lock_guard lock(mutex);
        order += owner;
    }
    std::string done() {
        for (auto& answer : answers) answer.get();
        return order;
    }

    std::mutex mutex;
    std::string order;
    std::vector<std::future<void>> answers;
};

TEST(Thinkers, NobodysManyJobsComeBeforeAnothersOne) {
    SlowBench bench;
    for (int i = 0; i < 20; ++i) bench.want("a");
    std::this_thread::sleep_for(50ms);
    for (int i = 0; i < 3; ++i) bench.want("b");
    const std::string order = bench.done();
    EXPECT_EQ(order.size(), 23u);
    EXPECT_LT(order.rfind('b'), 12u) << order;
}

TEST(Thinkers, WhatAPersonWaitsForComesFirst) {
    SlowBench bench;
    for (int i = 0; i < 10; ++i) bench.want("a");
    for (int i = 0; i < 3; ++i) bench.want("b");
    for (int i = 0; i < 3; ++i) bench.want("c", true);
    const std::string order = bench.done();
    EXPECT_LT(order.rfind('c'), 5u) << order;
}

TEST(Thinkers, TakeSoManyJobsAndNoMore) {
    SlowBench bench({.jobs = 3, .jobs_of_owner = 2});
    const auto code = [&](const char* owner) -> std::string {
        try {
            bench.thinkers.need_room_for(owner);
            return "";
        } catch (const ApiError& error) {
            return error.code;
        }
    };
    bench.want("a"), bench.want("a"), bench.want("b");
    while (code("c").empty()) std::this_thread::sleep_for(1ms);
    EXPECT_EQ(code("a"), "too_many");
    EXPECT_EQ(code("b"), "busy");
    EXPECT_EQ(bench.done().size(), 3u);
    EXPECT_EQ(code("a"), "");
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

// The pause that hides how fast a bot answers in a quiet row is for people; without it two bots are done at once.
TEST(Thinkers, BotsAmongThemselvesDoNotPause) {
    Desk desk("", {}, kThinker, std::chrono::minutes(3), std::chrono::minutes(10));
    const std::string ada = desk.guest("Ada"),
                      table = opened(desk, {{"game", "outpost"}, {"seats", {"random", "random"}}}, ada);
    std::string status;
    for (int i = 0; i < 600 && status != "over"; ++i) {
        std::this_thread::sleep_for(100ms);
        status = desk.ask("GET", "tables/" + table, nullptr, ada).body.at("table").at("status").as_string();
    }
    EXPECT_EQ(status, "over");
}

TEST(Thinkers, AHintThatCrashesIsOneSentence) {
    Desk desk("", {}, script("read l; kill -SEGV $$"));
    const std::string ada = desk.guest("Ada"),
                      table = opened(desk, {{"game", "outpost"}, {"seats", {"me", "here"}}}, ada);
    int refused = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const Desk::Reply reply = desk.ask("POST", "tables/" + table + "/hint", {{"seat", seat}}, ada);
        refused += reply.error() == "no_hint" && reply.status == 503;
    }
    EXPECT_GE(refused, 1);
}

// A record of a finished game, as a stranger brings it.
Json some_record() {
    TableSetup setup;
    setup.secret = Stream::from_seed(1);
    const auto table = find_game("outpost").default_edition()->open(setup);
    Rng rng(1);
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
        } else {
            const Seat seat = lowest(table->pending());
            table->play(seat, table->random_move(seat, rng));
        }
    }
    return table->record();
}

TEST(Thinkers, ARecordIsPlayedAgainElsewhere) {
    const Json record = some_record();
    Desk desk("", {}, script(R"(while read -r l; do case $l in *import*) kill -SEGV $$;; *) echo '{}';; esac; done)"));
    const std::string ada = desk.guest("Ada");
    const Desk::Reply crashed = desk.ask("POST", "records", record, ada);
    EXPECT_EQ(crashed.status, 422);
    EXPECT_EQ(crashed.error(), "not_imported");

    desk.restart();
    EXPECT_EQ(desk.ask("POST", "records", record, ada).status, 201);
    Json impossible = record, endless = record;
    impossible.at("events").as_array().erase(impossible.at("events").as_array().begin() + 3);
    EXPECT_EQ(desk.ask("POST", "records", impossible, ada).status, 400);
    const Json event = record.at("events").at(0);
    endless.at("events").as_array().resize(20'001, event);
    EXPECT_EQ(desk.ask("POST", "records", endless, ada).error(), "record_too_long");
}

TEST(Thinkers, AGuestHasSoManyTablesAndNoMore) {
    Desk desk("", {}, script("read l; exec sleep 100"));
    const std::string ada = desk.guest("Ada");
    const Json wish{{"game", "outpost"}, {"seats", {"hard", "hard"}}};
    for (int i = 0; i < 50; ++i) EXPECT_EQ(desk.ask("POST", "tables", wish, ada).status, 201);
    EXPECT_EQ(desk.ask("POST", "tables", wish, ada).error(), "too_many_tables");
    EXPECT_EQ(desk.ask("POST", "tables", wish, desk.guest("Bob")).status, 201);
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
    EXPECT_EQ(card.body.at("table").at("unplayable"), Json("this table cannot be opened by this version of the server "
                                                           "and is set aside (signal 11); nothing in it is lost"));
    EXPECT_EQ(desk.ask("GET", "tables/" + bad + "/view?seat=0", nullptr, cora).error(), "set_aside");
    EXPECT_EQ(desk.ask("GET", "tables/" + good + "/view?seat=0", nullptr, ada).status, 200);
    EXPECT_FALSE(desk.ask("GET", "tables/" + good, nullptr, ada).body.at("table").as_object().contains("unplayable"));

    desk.restart();  // with a version that can
    EXPECT_EQ(desk.ask("GET", "tables/" + bad + "/view?seat=0", nullptr, cora).status, 200);
}

}  // namespace
}  // namespace pentarchy
