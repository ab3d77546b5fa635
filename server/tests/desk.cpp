#include "server/tests/desk.h"

#include "base/rng.h"

namespace pentarchy {

using namespace std::chrono_literals;

void FakePeer::send(std::shared_ptr<const std::string> text) {
    const std::lock_guard lock(mutex_);
    messages_.push_back(*text);
    told_.notify_all();
}

Json FakePeer::wait_for(std::string_view op) {
    std::unique_lock lock(mutex_);
    for (const auto until = std::chrono::steady_clock::now() + 20s;;) {
        for (; read_ < messages_.size(); ++read_) {
            Json json = parse_json(messages_[read_], "message");
            if (json.at("op") != Json(op)) continue;
            ++read_;
            return json;
        }
        if (told_.wait_until(lock, until) == std::cv_status::timeout) {
            ADD_FAILURE() << "no message " << op;
            return boost::json::object{{"op", "none"}};
        }
    }
}

std::string FakePeer::all() const {
    const std::lock_guard lock(mutex_);
    std::string out;
    for (const std::string& message : messages_) out += message + "\n";
    return out;
}

size_t FakePeer::count(std::string_view op) const {
    const std::lock_guard lock(mutex_);
    return static_cast<size_t>(std::count_if(messages_.begin(), messages_.end(), [&](const std::string& text) {
        return parse_json(text, "message").at("op") == Json(op);
    }));
}

std::string Desk::Reply::error() const {
    const Json* code = find_path(body, "error.code");
    return code ? std::string(code->as_string()) : "";
}

Desk::Desk(std::string store, std::optional<Secret> luck, Command thinker, std::chrono::milliseconds lateness,
           std::chrono::milliseconds quiet_delay)
    : where_(std::move(store)),
      luck_(luck),
      thinker_(std::move(thinker)),
      lateness_(lateness),
      quiet_delay_(quiet_delay) {
    if (where_.empty()) {
        folder_ = std::filesystem::temp_directory_path() / ("pentarchy-" + random_id());
        std::filesystem::create_directories(folder_);
        where_ = folder_ / "test.db";
    }
    start();
}

Desk::~Desk() {
    end();
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
}

void Desk::start() {
    io_ = std::make_unique<net::io_context>();
    work_ = std::make_unique<net::executor_work_guard<net::io_context::executor_type>>(io_->get_executor());
    store_ = open_store(where_);
    app_ = make_app(*io_, *store_,
                    {.bot_threads = 2,
                     .public_url = "",
                     .quiet_delay = quiet_delay_,
                     .private_webhooks = true,
                     .same_luck = luck_,
                     .thinker = thinker_,
                     .lateness = lateness_,
                     .sweep = 100ms});
    for (int i = 0; i < 2; ++i) threads_.emplace_back([this] { io_->run(); });
}

// As serve() ends: first nothing runs any more, then the parts go.
void Desk::end() {
    work_.reset();
    io_->stop();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    app_.reset();
    store_.reset();
    io_.reset();
}

void Desk::restart(Command thinker) {
    end();
    thinker_ = std::move(thinker);
    start();
}

Desk::Reply Desk::ask(const std::string& method, const std::string& path, const Json& body, const std::string& token) {
    HttpRequest request{method, {}, {}, body, {token, false, "127.0.0.1", "en", false}};
    std::string_view rest = path;
    if (const size_t mark = rest.find('?'); mark != rest.npos) {
        std::string_view query = rest.substr(mark + 1);
        rest = rest.substr(0, mark);
        while (!query.empty()) {
            const std::string_view part = query.substr(0, query.find('&'));
            request.query[std::string(part.substr(0, part.find('=')))] = part.substr(part.find('=') + 1);
            query.remove_prefix(std::min(part.size() + 1, query.size()));
        }
    }
    while (!rest.empty()) {
        const size_t end = std::min(rest.find('/'), rest.size());
        request.path.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const HttpResponse response = run(app_->handle(std::move(request)));
    Reply out{response.status, response.body, ""};
    for (const auto& [name, value] : response.headers)
        if (name == "Set-Cookie") out.cookie = value.substr(value.find('=') + 1, value.find(';') - value.find('=') - 1);
    return out;
}

std::string Desk::guest(const std::string& name) {
    return ask("POST", "guests", boost::json::object{{"name", name}}).cookie;
}

std::shared_ptr<FakePeer> Desk::connect(const std::string& token) {
    auto peer = std::make_shared<FakePeer>(token);
    EXPECT_TRUE(run(app_->opened(peer)));
    return peer;
}

void Desk::say(const std::shared_ptr<FakePeer>& peer, const Json& json) {
    net::co_spawn(*io_, app_->said(peer, boost::json::serialize(json)), net::use_future).get();
}

std::string table_of(const Desk::Reply& made) {
    EXPECT_EQ(made.status, 201) << boost::json::serialize(made.body);
    return std::string(made.body.at("table").at("id").as_string());
}

Json play_out(Desk& desk, const std::shared_ptr<FakePeer>& peer, const std::string& table, int seat, uint64_t seed,
              int most) {
    Rng rng(seed);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}, {"lean", true}});
    Json now = peer->wait_for("snapshot");
    for (int moves = 0; moves < most;) {
        if (now.as_object().contains("result")) return now;
        if (now.at("op") == Json("none")) return now;
        if (const Json& offer = now.at("offer"); offer.is_object()) {
            ++moves;
            const boost::json::array& list = offer.at("moves").as_array();
            const Json& move = list[rng.below(static_cast<uint32_t>(list.size()))].at("move");
            desk.say(peer, {{"op", "move"},
                            {"table", table},
                            {"seat", seat},
                            {"revision", now.at("revision")},
                            {"move", move},
                            {"key", fmt::format("{}-{}", seed, moves)}});
        }
        now = peer->wait_for("update");
    }
    return now;
}

}  // namespace pentarchy
