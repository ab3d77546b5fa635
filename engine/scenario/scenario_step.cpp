// The kinds of steps: each reads its part of the file and leaves a function that acts on the table or complains.
#include "engine/scenario/scenario_step.h"

#include <algorithm>

namespace pentarchy {
namespace {

using Complaint = ScenarioStep::Complaint;

Seat seat_from(const Node& node, const AnyTable& table) {
    const std::string word =
        node.json().is_number() ? std::to_string(node.integer(0, kMaxSeats)) : std::string(node.text());
    try {
        return table.seat_of(word);
    } catch (const BadInput& error) {
        node.fail(fmt::format("is wrong: {}", error.what()));
    }
}

Seat viewer_from(const Node& node, const AnyTable& table) {
    return node.json().is_string() && node.text() == "spectator" ? kSpectator : seat_from(node, table);
}

std::vector<std::string> texts_from(const Node& parent, std::string_view key) {
    std::vector<std::string> out;
    if (const auto list = parent.find(key))
        for (const Node& item : list->items()) out.emplace_back(item.text());
    return out;
}

const Texts& words_of(const AnyTable& table) { return table.edition().game().text("en"); }

std::vector<std::string> pending_words(const AnyTable& table) {
    if (table.is_chance()) return {"chance"};
    std::vector<std::string> out;
    for (const Seat seat : each(table.pending())) out.push_back(table.seat_word(seat));
    return out;
}

std::string who_is_pending(const AnyTable& table) {
    if (table.is_over()) return "nobody is, the game is over";
    return fmt::format("pending: {}", fmt::join(pending_words(table), ", "));
}

Complaint not_asked(const AnyTable& table, Seat seat) {
    if (has(table.pending(), seat)) return std::nullopt;
    return fmt::format("{} is not asked anything ({})", table.seat_word(seat), who_is_pending(table));
}

std::string joined(const std::vector<std::string>& texts, const char* none = "nothing") {
    constexpr size_t kEnough = 40;
    if (texts.empty()) return none;
    if (texts.size() <= kEnough) return fmt::format("{}", fmt::join(texts, ", "));
    return fmt::format("{}, and {} more", fmt::join(texts.begin(), texts.begin() + kEnough, ", "),
                       texts.size() - kEnough);
}

Complaint all_of(const std::vector<std::string>& complaints) {
    return complaints.empty() ? std::nullopt : Complaint(fmt::format("{}", fmt::join(complaints, "; ")));
}

// What there is at the deepest part of a path that exists.
std::string contents(const Json& value) {
    if (const auto* object = value.if_object()) {
        std::vector<std::string> keys;
        for (const auto& member : *object) keys.emplace_back(member.key());
        return "it has " + joined(keys);
    }
    if (const auto* array = value.if_array()) return fmt::format("it is a list of {}", array->size());
    return "it is " + dump(value, false);
}

std::string missing(const Json& document, std::string_view path) {
    std::string_view part = path;
    const Json* place = nullptr;
    while (!(place = find_path(document, part)))
        part = part.substr(0, part.rfind('.') == part.npos ? 0 : part.rfind('.'));
    return fmt::format("there is no {}; the nearest part is {}: {}", path, part.empty() ? "the document" : part,
                       contents(*place));
}

Complaint compare(const Json& document, std::string_view path, const Json& expected) {
    const Json* found = find_path(document, path);
    if (!found) return missing(document, path);
    if (*found == expected) return std::nullopt;
    return fmt::format("{} is {}, expected {}", path, dump(*found, false), dump(expected, false));
}

// {"seat": "red", "move": "march b2"}
ScenarioStep read_move(const Node& step, const AnyTable& table) {
    step.only({"seat", "move"});
    const Seat seat = seat_from(step["seat"], table);
    const std::string move(step["move"].text());
    return {step.path(), Luck::Draw, true, [=](AnyTable& t) -> Complaint {
                t.play(seat, move);
                return std::nullopt;
            }};
}

// {"offers": {"seat": "red", "includes": ["march b2"], "excludes": ["lamp"], "count": 12}}; a bare verb means any move
// with it.
Complaint check_offers(const AnyTable& t, Seat seat, const std::vector<std::string>& includes,
                       const std::vector<std::string>& excludes, std::optional<int> count) {
    if (const auto complaint = not_asked(t, seat)) return complaint;
    const auto offered = t.offered_texts(seat);
    std::vector<std::string> complaints;
    const auto find = [&](const std::string& text) {
        return std::find_if(offered.begin(), offered.end(),
                            [&](const std::string& o) { return o == text || o.substr(0, o.find(' ')) == text; });
    };
    for (const std::string& text : includes)
        if (find(text) == offered.end()) complaints.push_back(fmt::format("\"{}\" is not offered", text));
    for (const std::string& text : excludes)
        if (const auto at = find(text); at != offered.end())
            complaints.push_back(fmt::format("\"{}\" is offered", *at));
    if (count && static_cast<size_t>(*count) != offered.size())
        complaints.push_back(fmt::format("{} moves are offered, expected {}", offered.size(), *count));
    if (!complaints.empty()) complaints.push_back(fmt::format("{} is offered: {}", t.seat_word(seat), joined(offered)));
    return all_of(complaints);
}

ScenarioStep read_offers(const Node& body, const AnyTable& table) {
    body.only({"seat", "includes", "excludes", "count"});
    if (body.size() == 1) body.fail("must have includes, excludes or count");
    const Seat seat = seat_from(body["seat"], table);
    const auto includes = texts_from(body, "includes"), excludes = texts_from(body, "excludes");
    // A misspelt verb would be excluded for ever.
    for (size_t i = 0; i < excludes.size(); ++i)
        if (!words_of(table).has("move." + excludes[i].substr(0, excludes[i].find(' '))))
            body["excludes"].at(i).fail("begins with no verb of this game");
    std::optional<int> count;
    if (const auto node = body.find("count")) count = node->integer(0, 9999);
    return {body.path(), Luck::Draw, false,
            [=](AnyTable& t) { return check_offers(t, seat, includes, excludes, count); }};
}

// {"refuse": {"seat": "red", "move": "march d3", "rule": "OP-1"}}, {"refuse": {"seat": "blue", "move": "pass", "asked":
// false}}
Complaint check_refusal(const AnyTable& t, Seat seat, const std::string& move, const std::string& rule) {
    if (const auto complaint = not_asked(t, seat)) return complaint;
    for (const std::string& offered : t.offered_texts(seat))
        if (offered == move)
            return fmt::format("\"{}\" is offered to {}, expected {} to forbid it", move, t.seat_word(seat), rule);
    const auto refusal = t.refusal(seat, move);
    if (!refusal) return fmt::format("\"{}\" begins with no verb of this game", move);
    const std::string found = rule_of(t, *refusal);
    if (found == rule) return std::nullopt;
    const std::string reason = reason_of(t, *refusal, words_of(t));
    if (found.empty())
        return fmt::format("\"{}\" is not offered to {}, but no rule says why: {}", move, t.seat_word(seat), reason);
    return fmt::format("\"{}\" is refused by {} ({}), expected {}", move, found, reason, rule);
}

// Whoever is not asked can play nothing, whatever it says.
Complaint check_unasked(AnyTable& t, Seat seat, const std::string& move) {
    if (has(t.pending(), seat)) return fmt::format("{} is asked now, expected that it is not", t.seat_word(seat));
    try {
        t.play(seat, move);
    } catch (const BadInput&) {
        return std::nullopt;
    }
    return fmt::format("{} played \"{}\" without being asked", t.seat_word(seat), move);
}

ScenarioStep read_refuse(const Node& body, const AnyTable& table) {
    const auto asked = body.find("asked");
    body.only(asked ? std::initializer_list<std::string_view>{"seat", "move", "asked"}
                    : std::initializer_list<std::string_view>{"seat", "move", "rule"});
    const Seat seat = seat_from(body["seat"], table);
    const std::string move(body["move"].text());
    if (asked) {
        if (asked->boolean()) asked->fail("must be false; a seat that is asked is refused by a rule");
        return {body.path(), Luck::Draw, false, [=](AnyTable& t) { return check_unasked(t, seat, move); }};
    }
    const std::string rule(body["rule"].text());
    return {body.path(), Luck::Draw, false, [=](AnyTable& t) { return check_refusal(t, seat, move, rule); }};
}

// One viewer, or every seat and the spectator.
std::vector<Seat> viewers_from(const Node& node, const AnyTable& table) {
    if (!node.json().is_string() || node.text() != "everyone") return {viewer_from(node, table)};
    std::vector<Seat> out;
    for (Seat seat = 0; seat < table.seats(); ++seat) out.push_back(seat);
    out.push_back(kSpectator);
    return out;
}

// {"sees": {"seat": "blue", "path": "players.red.hand", "equals": 3}}; "spectator" and "everyone" look, too.
ScenarioStep read_sees(const Node& body, const AnyTable& table) {
    body.only({"seat", "path", "equals"});
    const std::vector<Seat> viewers = viewers_from(body["seat"], table);
    const std::string path(body["path"].text());
    const Json equals = body["equals"].json();
    return {
        body.path(), Luck::Same, false, [=](AnyTable& t) {
            std::vector<std::string> complaints;
            for (const Seat viewer : viewers)
                if (const auto complaint = compare(t.document(viewer), path, equals))
                    complaints.push_back(fmt::format(
                        "as seen by {}: {}", viewer == kSpectator ? "a spectator" : t.seat_word(viewer), *complaint));
            return all_of(complaints);
        }};
}

// {"count": {"path": "players.red.hand", "equals": 3}}: how many entries a list or an object has.
ScenarioStep read_count(const Node& body, const AnyTable&) {
    body.only({"path", "equals"});
    const std::string path(body["path"].text());
    const auto equals = static_cast<size_t>(body["equals"].integer(0, 9999));
    return {body.path(), Luck::Same, false, [=](AnyTable& t) -> Complaint {
                const Json document = t.document(kNobody);
                const Json* found = find_path(document, path);
                if (!found) return missing(document, path);
                if (!found->is_array() && !found->is_object())
                    return fmt::format("{} is {}, neither a list nor an object", path, dump(*found, false));
                const size_t count = found->is_array() ? found->get_array().size() : found->get_object().size();
                if (count == equals) return std::nullopt;
                return fmt::format("{} has {} entries, expected {}: {}", path, count, equals, dump(*found, false));
            }};
}

// {"pending": ["red", "blue"]}, {"pending": ["chance"]}, {"pending": []}
ScenarioStep read_pending(const Node& body, const AnyTable& table) {
    std::vector<std::string> expected;
    bool luck = false;
    for (const Node& item : body.items()) {
        const bool chance = item.json().is_string() && item.text() == "chance";
        luck |= chance;
        expected.push_back(chance ? "chance" : table.seat_word(seat_from(item, table)));
    }
    std::sort(expected.begin(), expected.end());
    return {body.path(), luck ? Luck::Leave : Luck::Same, false, [=](AnyTable& t) -> Complaint {
                auto found = pending_words(t);
                std::sort(found.begin(), found.end());
                if (found == expected) return std::nullopt;
                return fmt::format("pending is {}, expected {}", joined(found, "nobody"), joined(expected, "nobody"));
            }};
}

// {"undo": {"seat": "red"}}, {"undo": {"seat": "red", "refused": true, "says": "revealed"}}
ScenarioStep read_undo(const Node& body, const AnyTable& table) {
    const auto refused = body.find("refused");
    body.only(refused ? std::initializer_list<std::string_view>{"seat", "refused", "says"}
                      : std::initializer_list<std::string_view>{"seat"});
    const Seat seat = seat_from(body["seat"], table);
    if (refused) {
        if (!refused->boolean()) refused->fail("must be true; leave it out for an undo that is made");
        const std::string says(body.find("says") ? body["says"].text() : "");
        return {body.path(), Luck::Draw, false, [=](AnyTable& t) -> Complaint {
                    const auto reason = t.why_no_undo(seat, words_of(t));
                    if (!reason) return fmt::format("{} can undo, expected a refusal", t.seat_word(seat));
                    if (reason->find(says) != reason->npos) return std::nullopt;
                    return fmt::format("the undo is refused: {}; expected that it says \"{}\"", *reason, says);
                }};
    }
    return {body.path(), Luck::Draw, true, [=](AnyTable& t) -> Complaint {
                t.undo(seat);
                return std::nullopt;
            }};
}

// {"settle": true}
ScenarioStep read_settle(const Node& body, const AnyTable&) {
    if (!body.boolean()) body.fail("must be true");
    return {body.path(), Luck::Draw, true, [](AnyTable& t) -> Complaint {
                t.settle(false);
                return std::nullopt;
            }};
}

// {"chance": "draw_card storm_1"}
ScenarioStep read_chance(const Node& body, const AnyTable&) {
    const std::string text(body.text());
    return {body.path(), Luck::Leave, true, [=](AnyTable& t) -> Complaint {
                if (!t.is_chance()) return fmt::format("luck has nothing to decide ({})", who_is_pending(t));
                const auto outcomes = t.outcomes();
                if (std::find(outcomes.begin(), outcomes.end(), text) == outcomes.end())
                    return fmt::format("\"{}\" cannot come now; luck decides among: {}", text, joined(outcomes));
                t.force_chance(text);
                return std::nullopt;
            }};
}

// {"standing": {"seat": "blue", "row": "react", "move": "let"}}
ScenarioStep read_standing(const Node& body, const AnyTable& table) {
    body.only({"seat", "row", "move"});
    const Seat seat = seat_from(body["seat"], table);
    const std::string row(body["row"].text()), move(body["move"].text());
    return {body.path(), Luck::Same, true, [=](AnyTable& t) -> Complaint {
                t.set_order(seat, row, move);
                return std::nullopt;
            }};
}

struct Kind {
    std::string_view key;
    ScenarioStep (*read)(const Node& body, const AnyTable& table);
};
constexpr Kind kKinds[] = {{"expect", read_expect}, {"offers", read_offers},   {"refuse", read_refuse},
                           {"sees", read_sees},     {"pending", read_pending}, {"undo", read_undo},
                           {"settle", read_settle}, {"chance", read_chance},   {"standing", read_standing},
                           {"count", read_count}};

}  // namespace

// {"expect": {"players.red.supply": 2, "round": 1}}
ScenarioStep read_expect(const Node& expect, const AnyTable&) {
    (void)expect.members();
    const Json expected = expect.json();
    return {expect.path(), Luck::Same, false, [=](AnyTable& t) {
                const Json document = t.document(kNobody);
                std::vector<std::string> complaints;
                for (const auto& member : expected.get_object())
                    if (const auto complaint = compare(document, member.key(), member.value()))
                        complaints.push_back(*complaint);
                return all_of(complaints);
            }};
}

ScenarioStep read_step(const Node& step, const AnyTable& table) {
    if (step.find("seat") || step.find("move")) return read_move(step, table);
    step.only({"seat", "move", "expect", "offers", "refuse", "sees", "count", "pending", "undo", "settle", "chance",
               "standing"});
    if (step.size() != 1) step.fail("must be exactly one kind of step");
    const Node::Member only = step.members().front();
    const auto kind =
        std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) { return k.key == only.key; });
    ScenarioStep out = kind->read(only.node, table);
    out.path = step.path();
    return out;
}

}  // namespace pentarchy
