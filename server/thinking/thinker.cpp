#include "server/thinking/thinker.h"

#include <unistd.h>

#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

#include "ai/analysis.h"
#include "base/bad_input.h"
#include "base/hash.h"
#include "catalog/catalog.h"
#include "server/routes/imports.h"

namespace pentarchy {
namespace {

constexpr double kProgressSeconds = 0.25;
constexpr size_t kBotsKept = 8;  // with their trees, for the next choice of the same turn

std::string word(const Json& job, const char* key) { return std::string(job.at(key).as_string()); }

// Lines that wait. They are read while a job is worked on, so that "stop" reaches it.
class Inbox {
  public:
    explicit Inbox(int in) : reader_([this, in] { read(in); }) { reader_.detach(); }

    Json next() {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [&] { return !jobs_.empty(); });
        const std::string line = std::move(jobs_.front());
        jobs_.pop_front();
        return parse_json(line, "job");
    }
    std::stop_token stop_token() {
        const std::lock_guard lock(mutex_);
        return stop_.get_token();
    }

  private:
    // Whoever gave the jobs is gone when there is nothing more to read: nobody wants the answer.
    void read(int in) {
        std::string waiting;
        char bytes[1 << 16];
        for (ssize_t got; (got = ::read(in, bytes, sizeof bytes)) > 0;) {
            waiting.append(bytes, static_cast<size_t>(got));
            for (size_t end; (end = waiting.find('\n')) != waiting.npos; waiting.erase(0, end + 1))
                take(waiting.substr(0, end));
        }
        std::_Exit(0);
    }
    void take(std::string line) {
        const std::lock_guard lock(mutex_);
        if (line == R"({"op":"stop"})") {
            stop_.request_stop();
            return;
        }
        stop_ = {};  // one job at a time: what asks to stop comes after it
        jobs_.push_back(std::move(line));
        arrived_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::string> jobs_;
    std::stop_source stop_;
    std::thread reader_;
};

class Thinker {
  public:
    Thinker(int in, int out) : inbox_(in), out_(out) {}

    void run() {
        for (;;) {
            const Json job = inbox_.next();
            try {
                say(answer(job));
            } catch (const std::exception& problem) {
                say({{"failed", problem.what()}});
            }
        }
    }

  private:
    struct Kept {
        std::string name;
        std::shared_ptr<const AnyEdition> edition;  // the bot refers to it
        std::unique_ptr<AnyBot> bot;
    };

    Json answer(const Json& job) {
        const std::string op = word(job, "op");
        if (op == "think") return think(job);
        if (op == "analyse") return analysed(job);
        if (op == "resume") return resumed(job);
        if (op == "import") return plan_import(job);
        bad_input("there is no job \"{}\"", op);
    }

    void say(const Json& json) {
        const std::string line = boost::json::serialize(json) + "\n";
        for (size_t written = 0; written < line.size();) {
            const ssize_t some = ::write(out_, line.data() + written, line.size() - written);
            if (some <= 0) std::_Exit(0);
            written += static_cast<size_t>(some);
        }
    }

    std::shared_ptr<const AnyEdition> edition(const Json& job) const {
        const AnyGame& game = find_game(word(job, "game"));
        const Json& components = job.at("components");
        return components.is_null() ? game.default_edition() : game.edition(components, "edition");
    }

    // The bot that thought about this seat's last choice, or a new one.
    Kept& bot_for(const Json& job) {
        const std::string name = word(job, "keep") + " " + word(job, "bot");
        auto found = std::find_if(bots_.begin(), bots_.end(), [&](const Kept& kept) { return kept.name == name; });
        if (found == bots_.end()) {
            auto its = edition(job);
            auto bot = ai_for(its->game()).bot(*its, parse_bot(word(job, "bot")), job.at("seed").to_number<uint64_t>());
            bots_.push_front({name, std::move(its), std::move(bot)});
            if (bots_.size() > kBotsKept) bots_.pop_back();
        } else {
            bots_.splice(bots_.begin(), bots_, found);
        }
        return bots_.front();
    }

    Json think(const Json& job) {
        const Kept& kept = bot_for(job);
        kept.bot->look(from_hex(word(job, "view")));
        Limits limits{.stop = inbox_.stop_token(), .progress = {}, .progress_seconds = kProgressSeconds};
        if (job.at("progress").as_bool())
            limits.progress = [this](const Thought& thought) { say({{"progress", thought.iterations}}); };
        const Thought thought = kept.bot->think(limits);
        return {{"best", thought.best.bits()},
                {"move", ai_for(kept.edition->game()).move_text(*kept.edition, thought.best)},
                {"iterations", thought.iterations},
                {"expected", boost::json::array(std::begin(thought.expected), std::end(thought.expected))}};
    }

    Json analysed(const Json& job) const {
        const auto played = edition(job);
        const AnyGame& game = played->game();
        boost::json::array decisions;
        for (const Judged& judged : analyse(ai_for(game), *played, job.at("record"), "record", game.text("en"),
                                            {parse_bot(word(job, "bot")), {}, {}}))
            decisions.push_back({{"at", judged.event + 1},
                                 {"seat", judged.seat},
                                 {"move", judged.move},
                                 {"best", judged.best},
                                 {"loss", judged.loss},
                                 {"expected", boost::json::array(judged.after.begin(), judged.after.end())}});
        return {{"decisions", std::move(decisions)}};
    }

    // All that opening the table will ask of the rules.
    Json resumed(const Json& job) const {
        const auto its = edition(job);
        const Texts& text = its->game().text("en");
        const auto table = its->replay(job.at("header"), "header", 0);
        for (const Json& event : job.at("events").as_array()) table->apply(parse_json(event.as_string(), "event"));
        for (const Seat seat : each(table->pending())) (void)table->offered(seat, text);
        for (Seat seat = 0; seat < table->seats(); ++seat) (void)table->document(seat);
        (void)table->document(kSpectator);
        (void)table->log(kSpectator, text, 0);
        return boost::json::object();
    }

    Inbox inbox_;
    const int out_;
    std::list<Kept> bots_;  // the latest first
};

}  // namespace

void run_thinker(int in, int out) { Thinker(in, out).run(); }

}  // namespace pentarchy
