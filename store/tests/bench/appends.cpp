// How many single events a store takes in a second, each acknowledged only when durable: store_bench STORE TABLES
// SECONDS. Every table always has one append under way, as a table has whose players answer at once.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "store/store.h"

namespace pentarchy {
namespace {

using Clock = std::chrono::steady_clock;

struct Load {
    Store& store;
    Clock::time_point end;
    std::string run = std::to_string(Clock::now().time_since_epoch().count());
    std::vector<double> latencies{};  // in milliseconds; written by the thread that calls `done`
    std::atomic<int> under_way = 0;
    std::atomic<int> failed = 0;

    std::string table(int number) const { return fmt::format("bench-{}-{}", run, number); }
    void add_table(int number);
    void append(int number, uint64_t seq);
};

void Load::add_table(int number) {
    store.add_table({.id = table(number),
                     .status = TableStatus::Running,
                     .game = "endeavor",
                     .body = std::string(1000, 'x'),
                     .host = std::string(200, 'x'),
                     .created = 1,
                     .updated = 1});
}

void Load::append(int number, uint64_t seq) {
    const auto now = static_cast<Millis>(1'700'000'000'000 + seq);
    const auto start = Clock::now();
    store.append({.table = table(number),
                  .first = seq,
                  .events = {{.time = now,
                              .kind = seq ? "game" : "header",
                              .actor = "0123456789abcdef",
                              .key = "0123456789abcdef",
                              .body = R"({"seat":"black","move":"occupy lisbon_west","code":[17,4,0,0]})"}},
                  .due = now + 60'000,
                  .now = now},
                 [this, number, seq, start](Appended appended) {
                     latencies.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
                     failed += appended != Appended::Done;
                     if (Clock::now() < end) return append(number, seq + 1);
                     --under_way;
                 });
}

int run(const std::string& where, int tables, double seconds) {
    const auto store = open_store(where);
    Load load{.store = *store, .end = {}};
    for (int i = 0; i < tables; ++i) load.add_table(i);
    const auto start = Clock::now();
    load.end = start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    load.under_way = tables;
    for (int i = 0; i < tables; ++i) load.append(i, 0);
    while (load.under_way) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const double took = std::chrono::duration<double>(Clock::now() - start).count();
    std::sort(load.latencies.begin(), load.latencies.end());
    const size_t n = load.latencies.size();
    fmt::print("{}: {} tables, {} appends in {:.1f} s: {:.0f}/s, p50 {:.1f} ms, p99 {:.1f} ms, {} failed\n",
               store->describe(), tables, n, took, n / took, load.latencies[n / 2], load.latencies[n * 99 / 100],
               load.failed.load());
    return load.failed ? 1 : 0;
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    if (argc != 4) return fmt::print(stderr, "usage: store_bench STORE TABLES SECONDS\n"), 2;
    return pentarchy::run(argv[1], std::stoi(argv[2]), std::stod(argv[3]));
}
