// Room: what programs are told that want neither views nor words. There are as many of these messages as moves, so they
// are written without a document; `state_for` says the same to everybody else.
#include <fmt/format.h>

#include "server/json_text.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr size_t kLeanUsual = 200;  // bytes, if nothing is offered

void append_seats(std::string& out, SeatMask mask) {
    out += '[';
    for (const Seat seat : each(mask))
        fmt::format_to(std::back_inserter(out), "{}{}", out.back() == '[' ? "" : ",", seat);
    out += ']';
}

}  // namespace

void Room::append_offer(std::string& out, Seat viewer) const {
    if (!is_offered_to(viewer)) {
        out += "null";
        return;
    }
    out += R"({"row":)";
    append_quoted(out, table_->row(viewer));
    out += table_->is_quiet(viewer) ? R"(,"quiet":true,"moves":[)" : R"(,"quiet":false,"moves":[)";
    for (const std::string& move : table_->offered_texts(viewer)) {
        out += out.back() == '[' ? R"({"move":)" : R"(,{"move":)";
        append_quoted(out, move);
        out += '}';
    }
    out += "]}";
}

Message Room::lean_update(Seat viewer) const {
    std::string out;
    out.reserve(kLeanUsual);
    out += R"({"op":"update","table":)";
    append_quoted(out, id_);
    out += R"(,"seat":)";
    if (viewer == kSpectator) {
        out += R"("spectator")";
    } else {
        fmt::format_to(std::back_inserter(out), "{}", viewer);
    }
    fmt::format_to(std::back_inserter(out), R"(,"revision":{},"pending":)", table_->revision(viewer));
    append_seats(out, table_->pending());
    out += R"(,"offer":)";
    append_offer(out, viewer);
    out += R"(,"clock":)";
    out += body_.clocks.left.empty() || is_late(viewer) ? "null" : boost::json::serialize(clock_json());
    if (table_->is_over()) out += R"(,"result":)" + boost::json::serialize(result_json());
    out += '}';
    return std::make_shared<const std::string>(std::move(out));
}

}  // namespace pentarchy
