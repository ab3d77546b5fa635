#include "server/thinking/thinkers.h"

#include <mutex>

#include "base/bad_input.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"
#include "server/routes/api_error.h"
#include "server/thinking/fair_queue.h"
#include "server/thinking/thinker_process.h"

namespace pentarchy {

namespace {

constexpr int kTries = 2;

// How many jobs are here, in all and of each owner. Safe from any thread.
class JobCount : public std::enable_shared_from_this<JobCount> {
  public:
    explicit JobCount(const ThinkerLimits& limits) : limits_(limits) {}

    void need_room_for(const std::string& owner) const {
        const std::lock_guard lock(mutex_);
        check(owner);
    }
    std::shared_ptr<void> enter(const std::string& owner) {
        const std::lock_guard lock(mutex_);
        check(owner);
        ++all_, ++of_[owner];
        return {nullptr, [self = shared_from_this(), owner](void*) { self->leave(owner); }};
    }

  private:
    void check(const std::string& owner) const {
        const auto mine = of_.find(owner);
        if (mine != of_.end() && mine->second >= limits_.jobs_of_owner)
            fail(429, "too_many", "what you asked for before is still being worked on; wait until it is done");
        if (all_ >= limits_.jobs) fail(503, "busy", "the server has too much to do just now; try again in a minute");
    }
    void leave(const std::string& owner) {
        const std::lock_guard lock(mutex_);
        --all_;
        if (--of_[owner] == 0) of_.erase(owner);
    }

    const ThinkerLimits limits_;
    mutable std::mutex mutex_;
    size_t all_ = 0;
    std::unordered_map<std::string, size_t> of_;
};

}  // namespace

// Everything here runs on the strand of the pool; `stopping` is set and jobs are counted from outside.
struct Thinkers::Pool : std::enable_shared_from_this<Pool> {
    struct Worker {
        explicit Worker(const net::any_io_executor& executor) : process(executor) {}
        ThinkerProcess process;
        bool busy = false;
        bool overran = false;
        uint64_t job = 0;  // counts: a late limit or stop must not hit the next
    };
    // Somebody who waits for a worker, and is given one.
    struct Turn {
        explicit Turn(const net::any_io_executor& executor) : bell(executor, net::steady_timer::time_point::max()) {}
        net::steady_timer bell;
        std::shared_ptr<Worker> worker;
    };

    Pool(net::io_context& io, std::vector<std::string> the_command, const ThinkerLimits& limits)
        : command(std::move(the_command)),
          nice(limits.nice),
          strand(net::make_strand(io)),
          count(std::make_shared<JobCount>(limits)) {
        for (int i = 0; i < std::max(1, limits.processes); ++i) workers.push_back(std::make_shared<Worker>(strand));
    }

    net::awaitable<Json> ask(Job job) {
        const std::shared_ptr<void> counted = count->enter(job.owner);
        for (int attempt = 1;; ++attempt) {
            const auto worker = co_await take(job);
            if (stopping) {
                give_back(worker, job, {});
                throw ThinkerFailed("the server shuts down", false);
            }
            const auto begun = std::chrono::steady_clock::now();
            Json answer;
            std::string problem, how;
            try {
                answer = co_await work(*worker, job);
            } catch (const boost::system::system_error& gone) {
                problem = gone.code().message();
            } catch (const std::exception& wrong) {
                problem = wrong.what();
            }
            if (!problem.empty()) how = worker->process.end();
            if (std::exchange(worker->overran, false)) how = "it took too long";
            give_back(worker, job, std::chrono::steady_clock::now() - begun);
            if (problem.empty()) {
                if (const Json* failed = answer.as_object().if_contains("failed"))
                    throw BadInput(std::string(failed->as_string()));
                co_return answer;
            }
            if (stopping) throw ThinkerFailed("the server shuts down", false);
            metrics().thinkers_lost.Increment();
            log_event(LogLevel::Error, "thinker_lost",
                      {{"job", std::string(job.asked.at("op").as_string())},
                       {"about", job.about},
                       {"how", how},
                       {"reason", problem}});
            if (attempt == kTries) throw ThinkerFailed(how.empty() ? problem : how, !how.empty());
        }
    }

    // The process that was asked about this before, if it is free; else any free one; else this job waits for its turn
    // and takes the next one that becomes free.
    net::awaitable<std::shared_ptr<Worker>> take(const Job& job) {
        const size_t first = std::hash<std::string>()(job.about) % workers.size();
        for (size_t i = 0; i < workers.size(); ++i) {
            const auto& worker = workers[(first + i) % workers.size()];
            if (std::exchange(worker->busy, true)) continue;
            co_return worker;
        }
        const auto turn = std::make_shared<Turn>(strand);
        queue.push(turn, job.owner, job.waited_for, std::chrono::steady_clock::now());
        boost::system::error_code ignored;
        co_await turn->bell.async_wait(net::redirect_error(net::use_awaitable, ignored));
        co_return turn->worker;
    }

    // To whoever is next, busy as it is: nobody comes in between.
    void give_back(const std::shared_ptr<Worker>& worker, const Job& job, std::chrono::steady_clock::duration used) {
        queue.charge(job.owner, used);
        if (queue.empty()) {
            worker->busy = false;
            return;
        }
        const std::shared_ptr<Turn> turn = queue.pop(std::chrono::steady_clock::now());
        turn->worker = worker;
        turn->bell.cancel();
    }

    net::awaitable<Json> work(Worker& worker, const Job& job) {
        if (!worker.process.is_running()) worker.process.start(command, nice);
        const uint64_t number = ++worker.job;
        const auto self = shared_from_this();
        net::steady_timer limit(strand, job.limit);
        limit.async_wait([self, &worker, number](boost::system::error_code failed) {
            if (failed || !worker.busy || worker.job != number) return;
            worker.overran = true;
            worker.process.kill();
        });
        std::string line = boost::json::serialize(job.asked) + "\n";
        co_await worker.process.write(std::move(line));
        const std::stop_callback stopped(job.stop, [self, &worker, number] {
            net::co_spawn(
                self->strand, [self, &worker, number] { return self->hurry(worker, number); }, net::detached);
        });
        for (;;) {
            const std::string text = co_await worker.process.read();
            Json said = parse_json(text, "thinker");
            const Json* progress = said.as_object().if_contains("progress");
            if (!progress) co_return said;
            if (job.progress) job.progress(progress->to_number<uint64_t>());
        }
    }

    net::awaitable<void> hurry(Worker& worker, uint64_t number) {
        std::string line = "{\"op\":\"stop\"}\n";
        if (worker.busy && worker.job == number) co_await worker.process.write(std::move(line));
    }

    const std::vector<std::string> command;
    const int nice;
    net::strand<net::io_context::executor_type> strand;
    std::vector<std::shared_ptr<Worker>> workers;
    FairQueue<std::shared_ptr<Turn>> queue;
    const std::shared_ptr<JobCount> count;
    std::atomic<bool> stopping = false;
};

Thinkers::Thinkers(net::io_context& io, std::vector<std::string> command, const ThinkerLimits& limits)
    : pool_(std::make_shared<Pool>(io, std::move(command), limits)) {}

Thinkers::~Thinkers() {
    pool_->stopping = true;
    for (const auto& worker : pool_->workers) worker->process.kill();  // nothing runs on the strand any more
}

net::awaitable<Json> Thinkers::ask(Job job) {
    const auto pool = pool_;
    auto asking = [pool, job = std::move(job)]() mutable { return pool->ask(std::move(job)); };
    co_return co_await net::co_spawn(pool->strand, std::move(asking), net::use_awaitable);
}

void Thinkers::need_room_for(const std::string& owner) const { pool_->count->need_room_for(owner); }

// Jobs that still wait get a process one after the other, and find that the pool has stopped.
void Thinkers::stop() {
    if (pool_->stopping.exchange(true)) return;
    net::post(pool_->strand, [pool = pool_] {
        for (const auto& worker : pool->workers) worker->process.kill();
    });
}

}  // namespace pentarchy
