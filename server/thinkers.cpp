#include "server/thinkers.h"

#include <deque>

#include "base/bad_input.h"
#include "server/logging.h"
#include "server/metrics.h"
#include "server/thinker_process.h"

namespace pentarchy {

namespace {

constexpr int kTries = 2;

}  // namespace

// Everything here runs on the strand of the pool; `stopping` is set from outside.
struct Thinkers::Pool : std::enable_shared_from_this<Pool> {
    struct Worker {
        explicit Worker(const net::any_io_executor& executor) : process(executor) {}
        ThinkerProcess process;
        bool busy = false;
        bool overran = false;
        uint64_t job = 0;  // counts: a late limit or stop must not hit the next
    };

    Pool(net::io_context& io, std::vector<std::string> the_command, int most) : command(std::move(the_command)), strand(net::make_strand(io)) {
        for (int i = 0; i < std::max(1, most); ++i) workers.push_back(std::make_shared<Worker>(strand));
    }

    net::awaitable<Json> ask(Job job) {
        for (int attempt = 1;; ++attempt) {
            const auto worker = co_await take(job.about);
            if (stopping) {
                give_back(*worker);
                throw ThinkerFailed("the server shuts down", false);
            }
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
            give_back(*worker);
            if (problem.empty()) {
                if (const Json* failed = answer.as_object().if_contains("failed")) throw BadInput(std::string(failed->as_string()));
                co_return answer;
            }
            if (stopping) throw ThinkerFailed("the server shuts down", false);
            metrics().thinkers_lost.Increment();
            log_event(LogLevel::Error, "thinker_lost", {{"job", std::string(job.asked.at("op").as_string())}, {"about", job.about}, {"how", how}, {"reason", problem}});
            if (attempt == kTries) throw ThinkerFailed(how.empty() ? problem : how, !how.empty());
        }
    }

    // The process that was asked about this before, else any that is free.
    net::awaitable<std::shared_ptr<Worker>> take(const std::string& about) {
        for (;;) {
            const size_t first = std::hash<std::string>()(about) % workers.size();
            for (size_t i = 0; i < workers.size(); ++i) {
                const auto& worker = workers[(first + i) % workers.size()];
                if (std::exchange(worker->busy, true)) continue;
                co_return worker;
            }
            const auto turn = std::make_shared<net::steady_timer>(strand, net::steady_timer::time_point::max());
            waiting.push_back(turn);
            boost::system::error_code ignored;
            co_await turn->async_wait(net::redirect_error(net::use_awaitable, ignored));
        }
    }

    void give_back(Worker& worker) {
        worker.busy = false;
        if (waiting.empty()) return;
        waiting.front()->cancel();
        waiting.pop_front();
    }

    net::awaitable<Json> work(Worker& worker, const Job& job) {
        if (!worker.process.is_running()) worker.process.start(command);
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
            net::co_spawn(self->strand, [self, &worker, number] { return self->hurry(worker, number); }, net::detached);
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
    net::strand<net::io_context::executor_type> strand;
    std::vector<std::shared_ptr<Worker>> workers;
    std::deque<std::shared_ptr<net::steady_timer>> waiting;
    std::atomic<bool> stopping = false;
};

Thinkers::Thinkers(net::io_context& io, std::vector<std::string> command, int most)
    : pool_(std::make_shared<Pool>(io, std::move(command), most)) {}

Thinkers::~Thinkers() {
    pool_->stopping = true;
    for (const auto& worker : pool_->workers) worker->process.kill();  // nothing runs on the strand any more
}

net::awaitable<Json> Thinkers::ask(Job job) {
    const auto pool = pool_;
    auto asking = [pool, job = std::move(job)]() mutable { return pool->ask(std::move(job)); };
    co_return co_await net::co_spawn(pool->strand, std::move(asking), net::use_awaitable);
}

void Thinkers::stop() {
    if (pool_->stopping.exchange(true)) return;
    net::post(pool_->strand, [pool = pool_] {
        for (const auto& worker : pool->workers) worker->process.kill();
        for (const auto& turn : pool->waiting) turn->cancel();
    });
}

}  // namespace pentarchy
