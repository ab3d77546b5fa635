#include "server/room/table_body.h"

#include <algorithm>

#include "ai/spec.h"
#include "base/utf8.h"
#include "catalog/catalog.h"
#include "engine/moves/options.h"
#include "engine/table/brought_edition.h"
#include "engine/table/record.h"
#include "server/routes/api_error.h"
#include "store/record_of.h"

namespace pentarchy {

namespace {

constexpr size_t kMaxTitle = 80, kMaxSecretWord = 200;

std::string text_of(const boost::json::object& from, std::string_view key) {
    const Json* value = from.if_contains(key);
    return value && value->is_string() ? std::string(value->as_string()) : "";
}
bool flag_of(const boost::json::object& from, std::string_view key) {
    const Json* value = from.if_contains(key);
    return value && value->is_bool() && value->as_bool();
}
Json value_of(const boost::json::object& from, std::string_view key) {
    const Json* value = from.if_contains(key);
    return value ? *value : Json();
}

SeatPart read_seat(const Json& json) {
    const boost::json::object& from = json.as_object();
    SeatPart out;
    if (from.at("who").is_object()) out.who = Person::read(from.at("who"));
    out.bot = text_of(from, "bot");
    out.here = flag_of(from, "here");
    out.stands_in = text_of(from, "stands_in");
    out.dropped = flag_of(from, "dropped");
    return out;
}

Json seat_json(const SeatPart& seat) {
    return {{"who", seat.who ? seat.who->json() : Json()},
            {"bot", seat.bot},
            {"here", seat.here},
            {"stands_in", seat.stands_in},
            {"dropped", seat.dropped}};
}

std::vector<std::string> texts_of(const boost::json::object& from, std::string_view key) {
    std::vector<std::string> out;
    if (const Json* list = from.if_contains(key))
        for (const Json& text : list->as_array()) out.emplace_back(text.as_string());
    return out;
}

void add_account(std::vector<std::string>& out, const std::string& id) {
    if (!id.empty() && id != kGone.id && std::find(out.begin(), out.end(), id) == out.end()) out.push_back(id);
}

std::string one_of(const Node& node, std::initializer_list<std::string_view> words) {
    const std::string_view word = node.text();
    if (std::find(words.begin(), words.end(), word) == words.end())
        node.fail(fmt::format("must be one of: {}", fmt::join(words, ", ")));
    return std::string(word);
}

}  // namespace

Person Person::read(const Json& json) {
    const boost::json::object& from = json.as_object();
    return {text_of(from, "id"), text_of(from, "name"), flag_of(from, "guest"), flag_of(from, "bot")};
}

Json Person::json() const { return {{"id", id}, {"name", name}, {"guest", guest}, {"bot", bot}}; }

TableBody TableBody::parse(std::string_view json) {
    const Json parsed = parse_json(json, "table");
    const boost::json::object& from = parsed.as_object();
    TableBody out;
    out.name = text_of(from, "name");
    out.owner = Person::read(from.at("owner"));
    for (const Json& seat : from.at("seats").as_array()) out.seats.push_back(read_seat(seat));
    out.options = from.at("options");
    out.components = value_of(from, "components");
    out.pace = Pace::read(Node(parsed, "table")["pace"]);
    out.clocks = Clocks::read(from.at("clocks"));
    out.access = text_of(from, "access");
    out.spectators = text_of(from, "spectators");
    out.hints = flag_of(from, "hints");
    out.rated = flag_of(from, "rated");
    out.imported = flag_of(from, "imported");
    out.starts_full = flag_of(from, "starts_full");
    out.branch = flag_of(from, "branch");
    out.commitment = text_of(from, "commitment");
    out.rematch = text_of(from, "rematch");
    out.welcome = texts_of(from, "welcome");
    out.result = value_of(from, "result");
    return out;
}

Json TableBody::json() const {
    boost::json::array parts;
    for (const SeatPart& seat : seats) parts.push_back(seat_json(seat));
    boost::json::object out{{"name", name},       {"owner", owner.json()},    {"seats", std::move(parts)},
                            {"options", options}, {"pace", pace.json()},      {"clocks", clocks.json()},
                            {"access", access},   {"spectators", spectators}, {"hints", hints},
                            {"rated", rated},     {"imported", imported},     {"commitment", commitment},
                            {"rematch", rematch}, {"result", result}};
    if (branch) out["branch"] = true;
    if (starts_full) out["starts_full"] = true;
    if (!components.is_null()) out["components"] = components;
    if (!welcome.empty()) out["welcome"] = boost::json::array(welcome.begin(), welcome.end());
    return out;
}

std::string TableBody::text() const { return boost::json::serialize(json()); }

std::vector<Seat> TableBody::seats_of(std::string_view account) const {
    std::vector<Seat> out;
    if (account.empty() || account == kGone.id) return out;  // nobody's
    for (Seat seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].who && seats[seat].who->id == account && !seats[seat].dropped) out.push_back(seat);
    return out;
}

bool TableBody::seats_people() const {
    return std::any_of(seats.begin(), seats.end(), [](const SeatPart& seat) { return seat.who.has_value(); });
}

std::vector<std::string> TableBody::members() const {
    std::vector<std::string> out;
    for (const SeatPart& seat : seats)
        if (seat.who) add_account(out, seat.who->id);
    add_account(out, owner.id);
    return out;
}

std::vector<std::string> TableBody::people() const {
    std::vector<std::string> out = members();
    for (const std::string& id : welcome) add_account(out, id);
    return out;
}

std::vector<std::string> TableBody::names() const {
    std::vector<std::string> out;
    for (const SeatPart& seat : seats) out.push_back(seat.who ? seat.who->name : seat.bot);
    return out;
}

void TableBody::forget(const std::unordered_set<std::string>& gone, TableStatus status) {
    for (SeatPart& seat : seats) {
        if (!seat.who || !gone.contains(seat.who->id)) continue;
        if (status == TableStatus::Open) {
            seat = {};
            continue;
        }
        seat.who = kGone;
        if (status == TableStatus::Running && seat.stands_in.empty()) seat.stands_in = stand_in();
    }
    if (gone.contains(owner.id)) owner = kGone;
    std::erase_if(welcome, [&](const std::string& id) { return gone.contains(id); });
}

HostPart HostPart::parse(std::string_view json) {
    const Json parsed = parse_json(json, "host");
    const boost::json::object& from = parsed.as_object();
    HostPart out;
    if (const std::string secret = text_of(from, "secret"); !secret.empty()) out.secret = Stream::from_text(secret);
    out.invite = text_of(from, "invite");
    out.password_hash = text_of(from, "password_hash");
    out.entropy = texts_of(from, "entropy");
    return out;
}

std::string HostPart::text() const {
    boost::json::object out{{"invite", invite},
                            {"password_hash", password_hash},
                            {"entropy", boost::json::array(entropy.begin(), entropy.end())}};
    if (secret) out["secret"] = Stream::to_text(*secret);
    return boost::json::serialize(out);
}

// A seat is "me", "open", "here" or a bot's level.
static SeatPart wished_seat(const Node& node, const Person& owner) {
    const std::string word(node.text());
    SeatPart out;
    if (word == "me" || word == "here") {
        out.who = owner;
        out.here = word == "here";
    } else if (word != "open") {
        out.bot = parse_bot(word).word;
        if (word.starts_with("mcts:")) node.fail("must be a level on a server: easy, medium, hard, greedy, random");
    }
    return out;
}

TableWish read_wish(const Json& json, const Person& owner) {
    const Node node(json, "table");
    node.only({"game", "seats", "options", "edition", "pace", "access", "password", "spectators", "hints", "rated",
               "entropy", "name"});
    TableWish out;
    out.game = &find_game(node["game"].text());
    out.body.owner = owner;
    for (const Node& seat : node["seats"].items()) out.body.seats.push_back(wished_seat(seat, owner));
    if (const auto options = node.find("options"))
        check_options(*out.game, *options), out.body.options = options->json();
    if (const auto edition = node.find("edition"); edition && !edition->is_null()) {
        if (!brought_edition(*out.game, edition->json(), "edition")->is_default())
            out.body.components = edition->json();
    }
    if (const auto pace = node.find("pace")) out.body.pace = Pace::read(*pace);
    if (const auto access = node.find("access")) out.body.access = one_of(*access, {"public", "invite", "password"});
    if (const auto who = node.find("spectators")) out.body.spectators = one_of(*who, {"yes", "delayed", "no"});
    if (const auto hints = node.find("hints")) out.body.hints = hints->boolean();
    if (const auto rated = node.find("rated")) out.body.rated = rated->boolean();
    if (const auto name = node.find("name")) out.body.name = name->text();
    if (const auto entropy = node.find("entropy")) out.entropy = entropy->text();
    if (const auto password = node.find("password")) out.password = password->text();
    if (out.body.access == "password" && out.password.empty())
        fail(400, "no_password", "the table needs a password, since it asks for one");
    if (out.body.name.size() > kMaxTitle || !is_message(out.body.name))
        node["name"].fail(fmt::format("must be plain text of {} bytes at most", kMaxTitle));
    if (out.entropy.size() > kMaxEntropy) node["entropy"].fail(fmt::format("is longer than {} bytes", kMaxEntropy));
    if (out.password.size() > kMaxSecretWord)
        node["password"].fail(fmt::format("is longer than {} bytes", kMaxSecretWord));
    // Opening one for a trial tells whether the game can be played like this at all.
    TableSetup setup;
    setup.seats = static_cast<int>(out.body.seats.size());
    setup.options = out.body.options;
    (void)out.game->default_edition()->open(setup);
    return out;
}

TableBody body_of_record(const Json& record, const AnyTable& played, const Person& owner) {
    TableBody out;
    out.owner = owner;
    for (const Json& name : record.at("seats").as_array()) {
        SeatPart seat;
        seat.who = Person{"", std::string(name.as_string()), false, false};
        out.seats.push_back(std::move(seat));
    }
    out.options = record.at("options");
    if (!played.edition().is_default()) out.components = played.edition().json();
    out.clocks = Clocks::start(out.pace, played.seats());
    out.imported = true;
    out.commitment = record.at("commitment").as_string();
    if (played.is_over()) out.result = record_result(played);
    return out;
}

const char* status_word(TableStatus status) {
    static constexpr const char* kWords[] = {"open", "running", "over", "cancelled"};
    return kWords[static_cast<size_t>(status)];
}

}  // namespace pentarchy
