// Node and the tools over whole documents; parsing is in json_parse.cpp.
#include "base/json.h"

#include <algorithm>
#include <charconv>

namespace pentarchy {
namespace {

constexpr size_t kShortArray = 100;  // columns

bool is_container(const Json& value) { return value.is_object() || value.is_array(); }

// Numbers that fit into an int64 are stored as such by the parser; ones set by our code may be unsigned.
std::optional<int64_t> whole(const Json& value) {
    if (value.is_int64()) return value.get_int64();
    if (value.is_uint64() && value.get_uint64() <= INT64_MAX) return static_cast<int64_t>(value.get_uint64());
    return std::nullopt;
}

void print(const Json& value, size_t indent, std::string& out);

template <class Range, class PrintItem>
void print_block(const Range& range, size_t indent, char open, char close, std::string& out, PrintItem print_item) {
    out += open;
    const char* separator = "\n";
    for (const auto& item : range) {
        out += separator;
        out.append(indent + 2, ' ');
        print_item(item);
        separator = ",\n";
    }
    out += '\n';
    out.append(indent, ' ');
    out += close;
}

std::string one_line(const boost::json::array& array) {
    std::string out = "[";
    for (const Json& item : array) out += (out.size() > 1 ? ", " : "") + boost::json::serialize(item);
    return out + "]";
}

void print(const Json& value, size_t indent, std::string& out) {
    if (const auto* object = value.if_object(); object && !object->empty()) {
        print_block(*object, indent, '{', '}', out, [&](const boost::json::key_value_pair& member) {
            out += boost::json::serialize(member.key()) + ": ";
            print(member.value(), indent + 2, out);
        });
        return;
    }
    if (const auto* array = value.if_array(); array && !array->empty()) {
        if (std::none_of(array->begin(), array->end(), is_container)) {
            const std::string line = one_line(*array);
            if (indent + line.size() <= kShortArray) {
                out += line;
                return;
            }
        }
        print_block(*array, indent, '[', ']', out, [&](const Json& item) { print(item, indent + 2, out); });
        return;
    }
    out += boost::json::serialize(value);
}

const Json* step_into(const Json& value, std::string_view step) {
    if (const auto* object = value.if_object()) return object->if_contains(step);
    if (const auto* array = value.if_array()) {
        size_t index = 0;
        const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
        if (error != std::errc() || end != step.data() + step.size()) return nullptr;
        return array->if_contains(index);
    }
    return nullptr;
}

}  // namespace

std::string dump(const Json& value, bool pretty) {
    if (!pretty) return boost::json::serialize(value);
    std::string out;
    print(value, 0, out);
    return out + "\n";
}

void merge_patch(Json& target, const Json& patch) {
    if (!patch.is_object()) {
        target = patch;
        return;
    }
    if (!target.is_object()) target.emplace_object();
    auto& object = target.get_object();
    for (const auto& [key, value] : patch.get_object()) {
        if (value.is_null()) {
            object.erase(key);
        } else {
            merge_patch(object[key], value);
        }
    }
}

const Json* find_path(const Json& value, std::string_view dotted) {
    const Json* place = &value;
    while (place && !dotted.empty()) {
        const size_t dot = std::min(dotted.find('.'), dotted.size());
        place = step_into(*place, dotted.substr(0, dot));
        dotted.remove_prefix(std::min(dot + 1, dotted.size()));
    }
    return place;
}

Node Node::child(const Json& json, std::string_view step) const {
    Node node = *this;
    node.json_ = &json;
    if (!path_.empty()) node.path_ += '.';
    node.path_ += step;
    return node;
}

const boost::json::object& Node::object() const {
    if (!json_->is_object()) fail("must be an object");
    return json_->get_object();
}

const boost::json::array& Node::array() const {
    if (!json_->is_array()) fail("must be a list");
    return json_->get_array();
}

Node Node::operator[](std::string_view key) const {
    if (const Json* value = object().if_contains(key)) return child(*value, key);
    child(*json_, key).fail("is missing");
}

std::optional<Node> Node::find(std::string_view key) const {
    const Json* value = object().if_contains(key);
    return value ? std::optional(child(*value, key)) : std::nullopt;
}

std::vector<Node::Member> Node::members() const {
    std::vector<Member> out;
    for (const auto& member : object()) out.push_back({member.key(), child(member.value(), member.key())});
    return out;
}

void Node::only(std::initializer_list<std::string_view> keys) const {
    for (const Member& member : members()) {
        if (std::find(keys.begin(), keys.end(), member.key) != keys.end()) continue;
        member.node.fail(fmt::format("is not known here (known: {})", fmt::join(keys, ", ")));
    }
}

Node Node::at(size_t index) const {
    if (const Json* value = array().if_contains(index)) return child(*value, std::to_string(index));
    child(*json_, std::to_string(index)).fail("is missing");
}

std::vector<Node> Node::items() const {
    std::vector<Node> out;
    for (const Json& item : array()) out.push_back(child(item, std::to_string(out.size())));
    return out;
}

size_t Node::size() const {
    if (json_->is_array()) return json_->get_array().size();
    if (json_->is_object()) return json_->get_object().size();
    fail("must be a list or an object");
}

int Node::integer(int min, int max) const {
    const auto value = whole(*json_);
    if (value && *value >= min && *value <= max) return static_cast<int>(*value);
    const std::string range = min == max ? std::to_string(min) : fmt::format("{} to {}", min, max);
    if (value) fail(fmt::format("is {}, must be {}", *value, range));
    fail(fmt::format("must be a whole number, {}", range));
}

uint64_t Node::natural() const {
    if (json_->is_uint64()) return json_->get_uint64();
    const auto value = whole(*json_);
    if (!value || *value < 0) fail("must be a whole number, 0 or more");
    return static_cast<uint64_t>(*value);
}

std::string_view Node::text() const {
    if (!json_->is_string()) fail("must be a text");
    return json_->get_string();
}

bool Node::boolean() const {
    if (!json_->is_bool()) fail("must be true or false");
    return json_->get_bool();
}

void Node::fail(std::string_view reason) const {
    bad_input("{}: {} {}", name_, path_.empty() ? "the document" : path_, reason);
}

}  // namespace pentarchy
