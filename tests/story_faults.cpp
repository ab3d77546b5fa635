#include "tests/story_faults.h"

#include <algorithm>
#include <cctype>

namespace pentarchy {

namespace {

// No-break spaces are spaces here.
std::string plain(std::string_view line) {
    constexpr std::string_view kNoBreak = "\u00a0";
    std::string out(line);
    for (size_t at = out.find(kNoBreak); at != out.npos; at = out.find(kNoBreak, at))
        out.replace(at, kNoBreak.size(), " ");
    return out;
}

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || (c & 0x80) || c == '_'; }

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> out;
    for (size_t at = 0; at < text.size();) {
        size_t end = at;
        while (end < text.size() && is_letter(text[end])) ++end;
        if (end > at) out.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

// Not the full stop of "2. kolo", "II. éra" or "A. P. Giannini".
size_t end_of_sentence(std::string_view line, size_t at) {
    const auto is_short = [&](size_t end) {
        return end > 0 && (std::isdigit(line[end - 1]) || line[end - 1] == 'I' ||
                           (std::isupper(line[end - 1]) && (end == 1 || line[end - 2] == ' ')));
    };
    size_t end = line.find(". ", at);
    while (end != line.npos && is_short(end)) end = line.find(". ", end + 1);
    return std::min(end, line.size());
}

bool says_twice(std::string_view line) {
    std::set<std::string_view> said;
    for (size_t at = 0; at < line.size();) {
        const size_t end = end_of_sentence(line, at);
        if (!said.insert(line.substr(at, end - at)).second) return true;
        at = end + 2;
    }
    return false;
}

// "India opens (India opens)": what a line has brought repeats one of its sentences.
bool brings_what_it_says(std::string_view line) {
    const size_t open = line.rfind(" (");
    if (open == line.npos || !line.ends_with(')')) return false;
    const std::string said = ". " + std::string(line.substr(0, open)) + ". ";
    for (size_t at = open + 2; at < line.size();) {
        const size_t end = std::min(line.find(", ", at), line.size() - 1);
        if (said.find(". " + std::string(line.substr(at, end - at)) + ". ") != said.npos) return true;
        at = end + 2;
    }
    return false;
}

// Each kind closes what it opened: "(a [b)" is wrong.
bool has_open_brackets(std::string_view line) {
    constexpr std::pair<std::string_view, std::string_view> kPairs[] = {{"(", ")"}, {"[", "]"}, {"„", "“"}, {"{", "}"}};
    std::vector<std::string_view> open;
    for (size_t i = 0; i < line.size(); ++i)
        for (const auto& [left, right] : kPairs) {
            if (line.substr(i).starts_with(left)) open.push_back(right);
            if (!line.substr(i).starts_with(right)) continue;
            if (open.empty() || open.back() != right) return true;
            open.pop_back();
        }
    return !open.empty();
}

// "bere bere": the same word twice with nothing but a space between.
bool stammers(std::string_view line) {
    std::string_view before;
    for (size_t at = 0; at < line.size();) {
        size_t end = at;
        while (end < line.size() && is_letter(line[end])) ++end;
        const std::string_view word = line.substr(at, end - at);
        if (!word.empty() && word == before) return true;
        before = end < line.size() && line[end] == ' ' && word.size() > 1 ? word : std::string_view();
        at = end + 1;
    }
    return false;
}

int form_for(std::string_view lang, long n) {
    if (n == 1) return 0;
    return lang == "cs" && (n == 0 || n > 4) ? 2 : 1;
}

}  // namespace

StoryReader::StoryReader(const Texts& text) : text_(text) {
    std::set<std::string> known;
    std::map<std::string, std::vector<int>> forms;
    for (const auto& [key, words] : text.texts()) {
        for (std::string& word : words_of(plain(words))) known.insert(std::move(word));
        if (!key.starts_with("plural.")) continue;
        const std::string all = plain(words) + "|";
        int form = 0;
        for (size_t at = 0; at < all.size(); at = all.find('|', at) + 1, ++form)
            forms[all.substr(at, all.find('|', at) - at)].push_back(form);
    }
    for (const auto& [key, words] : text.texts())
        if (std::count(key.begin(), key.end(), '.') == 1) {
            std::string id = key.substr(key.find('.') + 1);
            if (id.size() > 3 && !known.contains(id)) ids_.insert(std::move(id));
        }
    for (auto& [form, right_for] : forms) counted_.push_back({form, right_for});
    std::sort(counted_.begin(), counted_.end(),
              [](const Counted& a, const Counted& b) { return a.form.size() > b.form.size(); });
}

bool StoryReader::has_id(const std::vector<std::string>& words) const {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return ids_.contains(word); });
}

// "3 kartu": a number before a noun that counts, in a form that is for another number.
std::string StoryReader::wrong_plural(std::string_view line) const {
    for (size_t at = 0; at < line.size(); ++at) {
        if (!std::isdigit(line[at]) || (at > 0 && (is_letter(line[at - 1]) || line[at - 1] == '.'))) continue;
        size_t end = at;
        while (end < line.size() && std::isdigit(line[end])) ++end;
        const long n = std::stol(std::string(line.substr(at, end - at)));
        const std::string_view after = line.substr(std::min(end + 1, line.size()));
        at = end;
        if (end >= line.size() || line[end] != ' ') continue;
        const auto found = std::find_if(counted_.begin(), counted_.end(), [&](const Counted& counted) {
            return after.starts_with(counted.form) &&
                   (after.size() == counted.form.size() || !is_letter(after[counted.form.size()]));
        });
        if (found == counted_.end()) continue;
        const auto& right = found->right_for;
        if (std::find(right.begin(), right.end(), form_for(text_.lang(), n)) == right.end())
            return std::to_string(n) + " " + found->form;
    }
    return "";
}

bool StoryReader::speaks_to_somebody(std::string_view line) const {
    static const std::set<std::string> kEnglish = {"you", "your", "yours", "You", "Your"};
    static const std::set<std::string> kCzech = {"ty",  "tebe", "tobě", "tě",    "tvůj",
                                                 "tvá", "tvé",  "tvou", "tvých", "tvoje"};
    const auto& forms = text_.lang() == "cs" ? kCzech : kEnglish;
    const std::vector<std::string> words = words_of(line);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return forms.contains(word); });
}

std::string StoryReader::fault_of(std::string_view given) const {
    const std::string line = plain(given);
    const std::vector<std::string> words = words_of(line);
    if (line.find("‹") != line.npos || line.find('_') != line.npos || has_id(words)) return "raw id";
    for (const char* gap : {"  ", "()", " ,", "..", " .", ",,"})
        if (line.find(gap) != line.npos) return "a word is missing";
    if (line.find(": )") != line.npos || line.ends_with(':') || line.ends_with(',') || line.ends_with(' '))
        return "it breaks off";
    if (has_open_brackets(line)) return "brackets";
    if (stammers(line)) return "a word twice";
    if (says_twice(line)) return "said twice";
    if (brings_what_it_says(line)) return "what it says is brought again";
    if (const std::string counted = wrong_plural(line); !counted.empty()) return "plural: " + counted;
    return "";
}

}  // namespace pentarchy
