#include "server/room/pace.h"

#include <algorithm>

namespace pentarchy {

namespace {

constexpr Millis kSecond = 1000, kDay = 86'400 * kSecond;
constexpr const char* kKinds[] = {"none", "live", "days", "budget"};
// The names of base and add in the protocol, by kind.
constexpr const char* kBase[] = {"", "base_ms", "per_move_ms", "start_ms"};
constexpr const char* kAdd[] = {"", "add_ms", "", "add_per_day_ms"};

Millis read_time(const Node& node, Millis least, Millis most) {
    const uint64_t value = node.natural();
    if (value < static_cast<uint64_t>(least) || value > static_cast<uint64_t>(most))
        node.fail(fmt::format("is {} ms, must be from {} to {}", value, least, most));
    return static_cast<Millis>(value);
}

}  // namespace

Pace Pace::read(const Node& node) {
    Pace out;
    const std::string_view word = node["kind"].text();
    const auto kind = std::find(std::begin(kKinds), std::end(kKinds), word);
    if (kind == std::end(kKinds)) node["kind"].fail("must be one of: none, live, days, budget");
    const auto k = static_cast<size_t>(kind - std::begin(kKinds));
    out.kind = static_cast<Kind>(k);
    if (*kBase[k]) out.base = read_time(node[kBase[k]], 10 * kSecond, 60 * kDay);
    if (*kAdd[k]) out.add = read_time(node[kAdd[k]], 0, 10 * kDay);
    if (const auto when_out = node.find("when_out")) out.when_out = when_out->text();
    if (out.when_out != "easy" && out.when_out != "medium" && out.when_out != "hard" && out.when_out != "drop")
        node["when_out"].fail("must be one of: easy, medium, hard, drop");
    return out;
}

Json Pace::json() const {
    const auto k = static_cast<size_t>(kind);
    boost::json::object out{{"kind", kKinds[k]}, {"when_out", when_out}};
    if (*kBase[k]) out[kBase[k]] = base;
    if (*kAdd[k]) out[kAdd[k]] = add;
    return out;
}

Clocks Clocks::start(const Pace& pace, int seats) {
    return {std::vector<Millis>(static_cast<size_t>(pace.kind == Pace::Kind::None ? 0 : seats), pace.base), 0, 0};
}

Clocks Clocks::read(const Json& json) {
    const Node node(json, "clocks");
    Clocks out;
    for (const Node& left : node["left"].items()) out.left.push_back(left.json().to_number<Millis>());
    out.running = static_cast<SeatMask>(node["running"].integer(0, 255));
    out.since = node["since"].json().to_number<Millis>();
    return out;
}

Json Clocks::json() const {
    return {{"left", boost::json::array(left.begin(), left.end())}, {"running", running}, {"since", since}};
}

Millis Clocks::left_at(const Pace& pace, Seat seat, Millis now) const {
    const Millis passed = std::max<Millis>(0, now - since);
    Millis out = left[seat];
    if (has(running, seat)) out -= passed;
    if (pace.kind == Pace::Kind::Budget) out = std::min(pace.base, out + pace.add * passed / kDay);
    return out;
}

// A live clock gains after each turn; one per move starts anew with each question.
void Clocks::ask(const Pace& pace, SeatMask asked, Millis now) {
    for (Seat seat = 0; seat < left.size(); ++seat) {
        left[seat] = left_at(pace, seat, now);
        if (has(running, seat) && !has(asked, seat) && pace.kind == Pace::Kind::Live) left[seat] += pace.add;
        if (!has(running, seat) && has(asked, seat) && pace.kind == Pace::Kind::PerMove) left[seat] = pace.base;
    }
    running = left.empty() ? SeatMask{0} : asked;
    since = now;
}

Millis Clocks::first_out(const Pace& pace) const {
    Millis first = 0;
    for (Seat seat = 0; seat < left.size(); ++seat) {
        if (!has(running, seat)) continue;
        Millis out = since + std::max<Millis>(0, left[seat]);
        if (pace.kind == Pace::Kind::Budget && pace.add < kDay)  // it grows while it runs
            out = since + std::max<Millis>(0, left[seat]) * kDay / (kDay - pace.add);
        if (!first || out < first) first = out;
    }
    return first;
}

}  // namespace pentarchy
