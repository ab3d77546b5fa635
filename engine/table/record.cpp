// Records in and out. Reading checks the form only; whether the moves are legal shows when they are played again.
#include "engine/table/record.h"

#include <algorithm>

namespace pentarchy {
namespace {

constexpr int kLuckByLine = 2;  // of `luck`; records without it are older and count every event

Move read_code(const Node& node) {
    if (node.size() != 4) node.fail("must have four numbers");
    // A node knows its path, which costs more than the number: it is made for what is wrong.
    const auto number = [&](size_t i) {
        const int64_t* plain = node.json().is_array() ? node.json().get_array()[i].if_int64() : nullptr;
        return static_cast<uint16_t>(plain && *plain >= 0 && *plain <= 0xFFFF ? *plain : node.at(i).integer(0, 0xFFFF));
    };
    return {number(0), number(1), number(2), number(3)};
}

std::vector<std::string> read_texts(const Node& node) {
    std::vector<std::string> out;
    for (const Node& item : node.items()) out.emplace_back(item.text());
    return out;
}

std::optional<Secret> read_secret(const Node& root, std::string_view key) {
    const auto node = root.find(key);
    if (!node) return std::nullopt;
    try {
        return Stream::from_text(node->text());
    } catch (const BadInput&) {
        node->fail("must be 64 hexadecimal digits");
    }
}

void read_edition(const Node& node, Record& record) {
    node.only({"hash", "components"});
    record.edition_hash = node["hash"].text();
    if (const auto components = node.find("components")) record.components = components->json();
}

void read_result(const Node& node, Record& record) {
    for (const Node& item : node.items()) {
        item.only({"seat", "rank", "score"});
        record.result.push_back({std::string(item["seat"].text()),
                                 {item["rank"].integer(1, kMaxSeats), item["score"].integer(-1'000'000, 1'000'000)}});
    }
}

}  // namespace

RecordedEvent read_event(const Node& node) {
    RecordedEvent event;
    event.actor = node["seat"].text();
    if (const auto undo = node.find("undo")) {
        node.only({"seat", "undo", "agreed"});
        event.kind = Event::Kind::Undo;
        event.undone_event = undo->natural();
        if (const auto agreed = node.find("agreed")) event.agreed = agreed->boolean();
    } else if (const auto order = node.find("order")) {
        node.only({"seat", "order"});
        order->only({"row", "move"});
        event.kind = Event::Kind::Order;
        event.row = (*order)["row"].text();
        event.text = (*order)["move"].text();
    } else {
        const auto& members = node.json().get_object();
        if (members.size() != 3 || !members.contains("move") || !members.contains("code"))
            node.only({"seat", "move", "code"});
        event.text = node["move"].text();
        event.code = read_code(node["code"]);
    }
    if (event.actor == "chance" && event.kind != Event::Kind::Move)
        node["seat"].fail("must be a seat: luck only moves");
    return event;
}

Record read_record(const Json& json, std::string_view name) {
    const Node root(json, name);
    if (!json.is_object() || !root.find("pentarchy")) bad_input("{}: this is not a record of a game", name);
    (void)root["pentarchy"].integer(kRecordFormat, kRecordFormat);
    if (root.find("kind")) bad_input("{}: this is one seat's record, it can be read but not played again", name);
    root.only({"pentarchy", "game", "rules", "edition", "options", "seats", "commitment", "entropy", "luck", "events",
               "secret", "host_secret", "result"});
    Record record;
    record.game = root["game"].text();
    record.rules = root["rules"].integer(0, 1'000'000);
    read_edition(root["edition"], record);
    (void)root["options"].members();
    record.options = root["options"].json();
    record.seats = read_texts(root["seats"]);
    record.commitment = root["commitment"].text();
    record.entropy = read_texts(root["entropy"]);
    record.luck_by_event = !root.find("luck");
    if (!record.luck_by_event) (void)root["luck"].integer(kLuckByLine, kLuckByLine);
    for (const Node& event : root["events"].items()) record.events.push_back(read_event(event));
    record.secret = read_secret(root, "secret");
    record.host_secret = read_secret(root, "host_secret");
    if (const auto result = root.find("result")) read_result(*result, record);
    return record;
}

boost::json::object record_header(const AnyEdition& edition, const TableSetup& setup, std::string_view commitment) {
    const GameInfo& info = edition.game().info();
    boost::json::object about{{"hash", edition.hash()}};
    if (!edition.is_default()) about["components"] = edition.json();
    boost::json::object out{
        {"pentarchy", kRecordFormat},  {"game", info.slug},
        {"rules", info.rules_version}, {"edition", about},
        {"options", setup.options},    {"seats", boost::json::array(setup.names.begin(), setup.names.end())},
        {"commitment", commitment},    {"entropy", boost::json::array(setup.entropy.begin(), setup.entropy.end())}};
    if (!setup.luck_by_event) out["luck"] = kLuckByLine;
    return out;
}

boost::json::object record_event(const RecordedEvent& event) {
    boost::json::object out{{"seat", event.actor}};
    if (event.kind == Event::Kind::Undo) {
        out["undo"] = event.undone_event;
        if (event.agreed) out["agreed"] = true;
    } else if (event.kind == Event::Kind::Order) {
        out["order"] = {{"row", event.row}, {"move", event.text}};
    } else {
        out["move"] = event.text;
        out["code"] = {event.code.verb, event.code.a, event.code.b, event.code.c};
    }
    return out;
}

Json record_result(const AnyTable& table) {
    boost::json::array out;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const Standing standing = table.standing(seat);
        out.push_back({{"seat", table.seat_word(seat)}, {"rank", standing.rank}, {"score", standing.score}});
    }
    return out;
}

void check_result(const Record& record, const AnyTable& table, std::string_view name) {
    if (record.result.empty()) return;
    if (!table.is_over()) bad_input("{}: it states a result, but the game is not over", name);
    for (const RecordedResult& stated : record.result) {
        const Standing real = table.standing(table.seat_of(stated.seat));
        if (stated.standing.rank == real.rank && stated.standing.score == real.score) continue;
        bad_input("{}: result: {} is stated as rank {} with {}, the events lead to rank {} with {}", name, stated.seat,
                  stated.standing.rank, stated.standing.score, real.rank, real.score);
    }
}

std::string canonical(const Json& value) {
    if (const auto* object = value.if_object()) {
        std::vector<std::string> members;
        for (const auto& member : *object)
            members.push_back(boost::json::serialize(member.key()) + ":" + canonical(member.value()));
        std::sort(members.begin(), members.end());
        return fmt::format("{{{}}}", fmt::join(members, ","));
    }
    if (const auto* array = value.if_array()) {
        std::vector<std::string> items;
        for (const Json& item : *array) items.push_back(canonical(item));
        return fmt::format("[{}]", fmt::join(items, ","));
    }
    return boost::json::serialize(value);
}

std::shared_ptr<const AnyEdition> edition_of(const AnyGame& game, const Record& record, std::string_view name) {
    if (!record.components) return game.default_edition();
    return game.edition(*record.components, fmt::format("{}: edition.components", name));
}

}  // namespace pentarchy
