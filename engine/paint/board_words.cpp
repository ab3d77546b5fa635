#include "engine/paint/board_words.h"

#include <algorithm>

namespace pentarchy {

namespace {

std::string last_of(std::string_view path) { return std::string(path.substr(path.rfind('.') + 1)); }

std::string spaced(std::string_view word) {
    std::string out(word);
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
}

bool lists(const boost::json::array& list, const std::string& word) {
    return std::any_of(list.begin(), list.end(), [&](const Json& item) {
        return item.is_string() ? item.as_string() == std::string_view(word) : boost::json::serialize(item) == word;
    });
}

}  // namespace

bool says_something(const Json& value) {
    if (const auto* object = value.if_object())
        return std::any_of(object->begin(), object->end(), [](const auto& m) { return says_something(m.value()); });
    if (const auto* list = value.if_array()) return !list->empty();
    return !value.is_null() && value != Json(false) && value != Json(0);
}

const Json* member_at(const Json& value, std::string_view path) {
    const auto* object = value.if_object();
    const size_t dot = path.find('.');
    const Json* inner = object ? object->if_contains(path.substr(0, dot)) : nullptr;
    return !inner || dot == path.npos ? inner : member_at(*inner, path.substr(dot + 1));
}

const boost::json::object* BoardWords::players() const {
    const Json* players = member_at(b_.document, "players");
    return players ? players->if_object() : nullptr;
}

Seat BoardWords::seat(std::string_view word) const {
    Seat out = 0;
    if (players())
        for (const auto& player : *players()) {
            if (player.key() == word) return out;
            ++out;
        }
    return kNobody;
}
std::string BoardWords::name(Seat seat) const {
    if (seat < b_.names.size()) return b_.names[seat];
    return noun("seat", std::next(players()->begin(), seat)->key());
}
std::string BoardWords::ink(Seat seat, std::string_view words) const {
    auto at = seat < b_.sides.size() ? b_.plan.inks.find(b_.sides[seat]) : b_.plan.inks.end();
    if (at == b_.plan.inks.end() && players() && seat < players()->size())
        at = b_.plan.inks.find(std::string(std::next(players()->begin(), seat)->key()));
    return at == b_.plan.inks.end() ? std::string(words) : p_.ink(at->second, words);
}

std::string BoardWords::noun(const std::string& kind, std::string_view word) const {
    for (const std::string& key : {kind + "." + std::string(word), "seat." + std::string(word)})
        if (p_.text.has(key)) return p_.say(key);
    return spaced(word);
}

std::string BoardWords::label(std::string_view member) const {
    for (const std::string& key : {"board." + std::string(member), "board." + last_of(member)})
        if (p_.text.has(key) && placeholders(p_.text.get(key)).empty()) return p_.say(key);
    return spaced(last_of(member));
}

std::string BoardWords::label_of(const Shown& shown, const std::string& key) const {
    const std::string kind = shown.key.empty() ? shown.noun : shown.key, text = "board." + shown.member;
    if (p_.text.has("score." + key) && shown.member == "score") return p_.say("score." + key);
    if (p_.text.has(text) && !placeholders(p_.text.get(text)).empty())
        return render(p_.text, text, std::vector<Arg>{{kind, key}});
    return noun(kind, key);
}

std::string BoardWords::sentence(const std::string& key, const Json& value) const {
    const std::string text = "board." + key;
    if (!p_.text.has(text)) return "";
    std::vector<Arg> args;
    for (const Placeholder& place : placeholders(p_.text.get(text))) {
        const Json* word = &value;
        if (value.is_string() && place.name != "seat" && place.name != key)
            word = member_at(b_.document, "players." + std::string(value.as_string()) + "." + place.name);
        if (!word || word->is_null()) return "";
        args.push_back(word->is_string() ? Arg{place.name, std::string(word->as_string())}
                       : place.name == "number2"
                           ? number_arg("number2", b_.rounds)
                           : number_arg(place.name, static_cast<int>(word->to_number<int64_t>())));
    }
    return args.empty() ? "" : render(p_.text, text, args);
}

std::string BoardWords::value(const std::string& kind, const Json& value) const {
    if (value.is_null()) return "-";
    if (value.is_bool()) return value.as_bool() ? "+" : "";
    if (value.is_string()) {
        const Seat who = seat(value.as_string());
        return who == kNobody ? noun(kind, value.as_string()) : name(who);
    }
    if (is_single(value)) return boost::json::serialize(value);
    Lines parts;
    for (const Said& thing : things({"", kind, kind}, value, value)) parts.push_back(thing.words);
    return join(parts, value.is_array() ? " + " : ", ");
}

// "coffee 2": one key of an object.
std::string BoardWords::entry(const Shown& shown, std::string_view key, const Json& value) const {
    if (value.is_number())
        if (const std::string said = sentence(std::string(key), value); !said.empty()) return said;
    if (shown.key == "-") return this->value(shown.noun, value);
    const std::string kind = shown.key.empty() ? shown.noun : shown.key;
    const std::string what =
        p_.text.has(kind + "." + std::string(key)) || seat(key) != kNobody ? noun(kind, key) : label(key);
    if (value.is_bool()) return what;
    const std::string more = this->value(shown.noun, value);
    if (value.is_number() && shown.key.empty()) return more == "1" ? what : what + " x" + more;
    if (value.is_object()) return what + (more.empty() ? "" : " (" + more + ")");
    return what + (value.is_number() ? " " : ": ") + more;
}

// Texts "board.OTHER.in" and "board.OTHER.not" say what it means to be in a list or not, "board.OTHER.each" a number.
std::string BoardWords::beside(const std::string& other, const std::string& word, const Json& from) const {
    const Json* more = member_at(from, other);
    if (!more) return "";
    const std::string text = "board." + other;
    if (const auto* object = more->if_object()) {
        const Json* own = object->if_contains(word);
        if (!own || !own->is_number() || !p_.text.has(text + ".each")) return own ? value(other, *own) : "";
        const Arg number = number_arg("number", static_cast<int>(own->to_number<int64_t>()));
        return render(p_.text, text + ".each", std::vector<Arg>{number});
    }
    const auto* list = more->if_array();
    const bool is_in = list ? lists(*list, word) : more->is_string() && more->as_string() == std::string_view(word);
    return text_if(text + (is_in ? ".in" : ".not"));
}

std::vector<Said> BoardWords::things(const Shown& shown, const Json& value, const Json& from) const {
    std::vector<Said> out;
    std::vector<int> copies;
    if (const auto* list = value.if_array())
        for (const Json& item : *list) {
            const Said thing{item.is_string() ? std::string(item.as_string()) : "",
                             item.is_null() ? "?" : this->value(shown.noun, item)};
            const auto same =
                std::find_if(out.begin(), out.end(), [&](const Said& t) { return t.words == thing.words; });
            if (same == out.end()) {
                out.push_back(thing), copies.push_back(1);
            } else {
                ++copies[static_cast<size_t>(same - out.begin())];
            }
        }
    if (const auto* object = value.if_object()) {
        const bool of_things =
            std::all_of(object->begin(), object->end(), [](const auto& m) { return m.value().is_object(); });
        for (const auto& [key, inner] : *object)
            if (of_things || says_something(inner)) out.push_back({key, entry(shown, key, inner)});
    }
    for (size_t i = 0; i < out.size(); ++i) {
        Lines more;
        for (const std::string& other : shown.beside)
            if (std::string said = beside(other, out[i].word, from); !said.empty()) more.push_back(std::move(said));
        if (i < copies.size() && copies[i] > 1) out[i].words += " x" + std::to_string(copies[i]);
        if (!more.empty()) out[i].words += " (" + join(more) + ")";
    }
    return out;
}

}  // namespace pentarchy
