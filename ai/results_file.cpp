// Plain POSIX calls, as in base/file.cpp: a line is appended by one write, the file is locked while it is open.
#include "ai/results_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace pentarchy {
namespace {

constexpr int kFormat = 1;

// All that a game follows from, its number apart. The number of games is not part of it: a match may be made longer.
Json header_of(const AnyEdition& edition, const ArenaRequest& request) {
    boost::json::array bots;
    for (const BotSpec& bot : request.bots) bots.emplace_back(bot.word);
    const GameInfo& info = edition.game().info();
    return {{"arena", kFormat},          {"game", info.slug}, {"rules_version", info.rules_version},
            {"edition", edition.hash()}, {"seats", bots},     {"options", request.options},
            {"seed", request.seed}};
}

Json seat_json(const MatchSeat& seat, const std::vector<std::string>& names) {
    boost::json::object out{{"score", seat.score},
                            {"rank", seat.rank},
                            {"decisions", seat.decisions},
                            {"seconds", seat.seconds},
                            {"longest", seat.longest}};
    boost::json::object lines;
    for (size_t i = 0; i < names.size(); ++i) lines[names[i]] = seat.lines[i];
    out["lines"] = std::move(lines);
    if (!seat.side.empty()) out["side"] = seat.side;
    return out;
}

double real(const Node& node) {
    if (!node.json().is_number()) node.fail("must be a number");
    return node.json().to_number<double>();
}

constexpr int kMostPoints = 1'000'000;

MatchSeat read_seat(const Node& node, std::vector<std::string>& names) {
    MatchSeat out;
    out.score = node["score"].integer(-kMostPoints, kMostPoints);
    out.rank = node["rank"].integer(1, kMaxSeats);
    out.decisions = node["decisions"].natural();
    out.seconds = real(node["seconds"]);
    out.longest = real(node["longest"]);
    if (const auto side = node.find("side")) out.side = side->text();
    std::vector<std::string> mine;
    for (const auto& [name, points] : node["lines"].members()) {
        mine.emplace_back(name);
        out.lines.push_back(points.integer(-kMostPoints, kMostPoints));
    }
    if (names.empty()) names = mine;
    if (names != mine) node["lines"].fail("must have the same names for every seat");
    return out;
}

MatchResult read_match(const Node& node, size_t seats) {
    MatchResult out;
    out.decisions = node["decisions"].natural();
    out.steps = node["steps"].natural();
    out.offers = node["offers"].natural();
    out.max_offer = node["max_offer"].integer(0, 1 << 16);
    const std::vector<Node> bins = node["offer_bins"].items();
    if (bins.size() != kOfferBins) node["offer_bins"].fail(fmt::format("must have {} entries", kOfferBins));
    for (size_t i = 0; i < kOfferBins; ++i) out.offer_bins[i] = bins[i].natural();
    for (const Node& seat : node["seats"].items()) out.seats.push_back(read_seat(seat, out.line_names));
    if (out.seats.size() != seats) node["seats"].fail(fmt::format("must have {} entries", seats));
    return out;
}

// The first key in which a file's header differs from what is asked for.
[[noreturn]] void complain_of_header(const std::string& path, const Json& found, const Json& wanted) {
    for (const auto& [key, value] : wanted.as_object()) {
        const Json* there = found.is_object() ? found.as_object().if_contains(key) : nullptr;
        if (!there) break;
        if (*there != value)
            bad_input("{}: holds another match (its {} is {}, not {}); name another file", path, std::string_view(key),
                      dump(*there, false), dump(value, false));
    }
    bad_input("{}: is not a results file of an arena", path);
}

}  // namespace

ResultsFile::ResultsFile(const std::string& path, const AnyEdition& edition, const ArenaRequest& request)
    : path_(path) {
    fd_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (fd_ < 0) fail("cannot be opened");
    try {
        if (::flock(fd_, LOCK_EX | LOCK_NB) != 0) bad_input("{}: another run is writing it", path_);
        read(dump(header_of(edition, request), false), request.seats());
    } catch (...) {
        ::close(fd_);
        throw;
    }
}

ResultsFile::~ResultsFile() { ::close(fd_); }

void ResultsFile::read(const std::string& header, size_t seats) {
    const std::string text = read_file(path_);
    const size_t whole = text.rfind('\n') + 1;  // 0 if there is no whole line
    if (!whole) {
        if (!header.starts_with(text)) bad_input("{}: is not a results file of an arena", path_);
        if (::ftruncate(fd_, 0) != 0) fail("cannot be written");
        return write(header);
    }
    int number = 1;
    for (size_t at = 0; at < whole; ++number) {
        const size_t end = text.find('\n', at);
        const std::string name = fmt::format("{}, game line {}", path_, number - 1);
        const Json json = parse_json(std::string_view(text).substr(at, end - at), number == 1 ? path_ : name);
        at = end + 1;
        if (number == 1) {
            if (const Json wanted = parse_json(header, path_); json != wanted) complain_of_header(path_, json, wanted);
            continue;
        }
        const Node node(json, name);
        games_.emplace_back(node["game"].natural(), read_match(node, seats));
    }
    if (::ftruncate(fd_, static_cast<off_t>(whole)) != 0) fail("cannot be written");
}

void ResultsFile::append(uint64_t game, const MatchResult& match) {
    boost::json::array bins(std::begin(match.offer_bins), std::end(match.offer_bins)), seats;
    for (const MatchSeat& seat : match.seats) seats.push_back(seat_json(seat, match.line_names));
    write(dump({{"game", game},
                {"decisions", match.decisions},
                {"steps", match.steps},
                {"offers", match.offers},
                {"max_offer", match.max_offer},
                {"offer_bins", bins},
                {"seats", seats}},
               false));
}

// One call per line: a line is there or not, unless the machine itself stops.
void ResultsFile::write(std::string_view line) {
    const std::string whole = std::string(line) + "\n";
    if (::write(fd_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size())) fail("cannot be written");
}

void ResultsFile::fail(const char* what) const { bad_input("{}: {} ({})", path_, what, std::strerror(errno)); }

}  // namespace pentarchy
