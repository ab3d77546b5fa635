// Both documents are walked side by side; where one has nothing, null stands for it.
#include "engine/document/document_diff.h"

#include <algorithm>

namespace pentarchy {
namespace {

using Counts = std::vector<std::pair<std::string, int>>;  // how often each word is there, in the order of the document

const Json kNothingThere;

int number_of(const Json& value) {
    if (value.is_bool()) return value.as_bool();
    if (value.is_number()) return value.to_number<int>();
    if (value.is_array()) return static_cast<int>(value.as_array().size());
    return value.is_object();
}

void count(Counts& words, std::string word) {
    const auto at = std::find_if(words.begin(), words.end(), [&](const auto& entry) { return entry.first == word; });
    at == words.end() ? void(words.emplace_back(std::move(word), 1)) : void(++at->second);
}

Counts words_of(const Json& value) {
    Counts out;
    if (value.is_string()) count(out, std::string(value.as_string()));
    if (!value.is_array()) return out;
    for (const Json& item : value.as_array()) {
        if (item.is_string()) count(out, std::string(item.as_string()));
        if (item.is_number()) count(out, std::to_string(item.to_number<int>()));
    }
    return out;
}

int times(const Counts& words, const std::string& word) {
    for (const auto& [known, number] : words)
        if (known == word) return number;
    return 0;
}

bool is_list_of_objects(const Json& value) {
    return value.is_array() && !value.as_array().empty() && value.as_array()[0].is_object();
}

class Walk {
  public:
    std::vector<Difference> out;

    void see(const Json& before, const Json& after) {
        if (before.is_object() || after.is_object()) {
            note(number_of(before), number_of(after));
            see_members(before, after);
        } else if (before != after && !is_list_of_objects(before) && !is_list_of_objects(after)) {
            note(number_of(before), number_of(after));
            see_words(words_of(before), words_of(after));
        }
    }

  private:
    void note(int before, int after) {
        if (before != after) out.push_back({{path_.begin(), path_.end()}, before, after});
    }
    void see_words(const Counts& before, const Counts& after) {
        const auto at = [&](const std::string& word) {
            path_.push_back(word);
            note(times(before, word), times(after, word));
            path_.pop_back();
        };
        for (const auto& [word, number] : after) at(word);
        for (const auto& [word, number] : before)
            if (!times(after, word)) at(word);
    }
    void see_member(std::string_view key, const Json& before, const Json& after) {
        path_.push_back(key);
        see(before, after);
        path_.pop_back();
    }
    // Documents of one game mostly have the same keys in the same order: the next one is looked at first.
    void see_members(const Json& before, const Json& after) {
        static const boost::json::object kEmpty;
        const auto& old = before.is_object() ? before.as_object() : kEmpty;
        const auto& now = after.is_object() ? after.as_object() : kEmpty;
        auto next = old.begin();
        for (const auto& [key, value] : now) {
            const bool same = next != old.end() && next->key() == key;
            const Json* was = same ? &next++->value() : old.if_contains(key);
            see_member(key, was ? *was : kNothingThere, value);
        }
        if (next == old.end()) return;
        for (const auto& [key, value] : old)
            if (!now.contains(key)) see_member(key, value, kNothingThere);
    }

    std::vector<std::string_view> path_;
};

}  // namespace

std::vector<Difference> document_diff(const Json& before, const Json& after) {
    Walk walk;
    walk.see(before, after);
    return std::move(walk.out);
}

}  // namespace pentarchy
