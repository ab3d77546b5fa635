// Language files and rendering; the comparison of two languages is in text_check.cpp.
#include "engine/text/text.h"

#include <algorithm>
#include <cstdlib>

#include "base/bad_input.h"
#include "base/check.h"
#include "base/utf8.h"
#include "engine/text/typography.h"

namespace pentarchy {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Letters and digits of ASCII, and what else is allowed.
bool is_word(std::string_view text, std::string_view others) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
        return (c >= 'a' && c <= 'z') || is_upper(c) || is_digit(c) || others.find(c) != others.npos;
    });
}

std::string unescape(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        if (text.substr(i + 1, 1) != "n") bad_input("the only escape is \\n");
        out += '\n';
        ++i;
    }
    return out;
}

struct TextLine {
    std::string key, text;
};

TextLine parse_line(std::string_view line) {
    const size_t equals = line.find('=');
    if (equals == line.npos) bad_input("\"key = text\" is expected");
    TextLine entry{std::string(trim(line.substr(0, equals))), unescape(trim(line.substr(equals + 1)))};
    if (!is_word(entry.key, "_.-")) bad_input("\"{}\" is not a key", entry.key);
    if (entry.text.empty()) bad_input("{} has no text", entry.key);
    if (!is_utf8(entry.text)) bad_input("{} is not valid UTF-8", entry.key);
    placeholders(entry.text);
    return entry;
}

Placeholder parse_placeholder(std::string_view inside) {
    Placeholder p;
    const size_t mark = std::min(inside.find_first_of(".|"), inside.size());
    p.name = inside.substr(0, mark);
    const std::string_view rest = inside.substr(std::min(mark + 1, inside.size()));
    const bool has_mark = mark < inside.size();
    if (!is_word(p.name, "_") || is_digit(p.name[0]) || (has_mark && !is_word(rest, "_"))) {
        bad_input("{{{}}} is not a placeholder", inside);
    }
    if (has_mark) (inside[mark] == '|' ? p.plural_noun : p.case_form) = rest;
    p.capital = is_upper(p.name[0]);
    if (p.capital) p.name[0] = static_cast<char>(p.name[0] - 'A' + 'a');
    return p;
}

std::string gap(std::string_view what) { return fmt::format("‹{}›", what); }

size_t plural_index(std::string_view lang, int number) {
    const int n = std::abs(number);
    if (n == 1) return 0;
    return lang == "cs" && (n == 0 || n > 4) ? 2 : 1;
}

const Arg* find_arg(std::span<const Arg> args, std::string_view name) {
    const auto arg = std::find_if(args.begin(), args.end(), [&](const Arg& a) { return a.name == name; });
    return arg == args.end() ? nullptr : &*arg;
}

// The noun stands in the text, or it is the word of an argument of that name.
std::string plural_key(const Texts& catalog, std::string_view noun, std::span<const Arg> args) {
    if (const Arg* named = find_arg(args, noun)) {
        const std::string key = fmt::format("plural.{}.{}", noun, named->word);
        if (catalog.has(key)) return key;
    }
    return fmt::format("plural.{}", noun);
}

std::string plural_text(const Texts& catalog, const std::string& key, const Arg& arg) {
    std::string_view forms = catalog.get(key);
    if (forms.empty() || !arg.is_number) return gap(key);
    for (size_t i = plural_index(catalog.lang(), arg.number); i > 0; --i) {
        const size_t bar = forms.find('|');
        if (bar == forms.npos) break;
        forms.remove_prefix(bar + 1);
    }
    return std::string(trim(forms.substr(0, forms.find('|'))));
}

std::string noun_text(const Texts& catalog, const Placeholder& p, const Arg& arg) {
    const std::string key = fmt::format("{}.{}", p.kind(), arg.word);
    if (!p.case_form.empty()) {
        const std::string_view text = catalog.get(fmt::format("{}.{}", key, p.case_form));
        if (!text.empty()) return std::string(text);
    }
    const std::string_view text = catalog.get(key);
    return text.empty() ? arg.word : std::string(text);
}

std::string fill(const Texts& catalog, const Placeholder& p, std::span<const Arg> args) {
    const Arg* arg = find_arg(args, p.name);
    if (!arg) return gap(p.name);
    const std::string text = p.plural_noun.empty()
                                 ? noun_text(catalog, p, *arg)
                                 : plural_text(catalog, plural_key(catalog, p.plural_noun, args), *arg);
    return p.capital ? upper_first(text) : text;
}

}  // namespace

Texts Texts::parse(std::string_view text, std::string_view name, std::string_view lang) {
    Texts catalog;
    catalog.lang_ = lang;
    for (int line_number = 1; !text.empty(); ++line_number) {
        const size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line[0] == '#') continue;
        try {
            TextLine entry = parse_line(line);
            if (lang == "cs") entry.text = with_hard_spaces(entry.text);
            const auto [place, is_new] = catalog.texts_.emplace(std::move(entry.key), std::move(entry.text));
            if (!is_new) bad_input("{} is given twice", place->first);
        } catch (const BadInput& problem) {
            bad_input("{}, line {}: {}", name, line_number, problem.what());
        }
    }
    return catalog;
}

void Texts::add(const Texts& other) {
    CHECK(other.lang_ == lang_);
    for (const auto& [key, text] : other.texts_) texts_[key] = text;
}

std::string_view Texts::get(std::string_view key) const {
    const auto place = texts_.find(key);
    return place == texts_.end() ? std::string_view() : place->second;
}

Arg number_arg(std::string_view name, int number) { return {std::string(name), std::to_string(number), number, true}; }

std::string render(const Texts& catalog, std::string_view key, std::span<const Arg> args) {
    const std::string_view text = catalog.get(key);
    return text.empty() ? gap(key) : render_text(catalog, text, args);
}

std::string render_text(const Texts& catalog, std::string_view text, std::span<const Arg> args) {
    std::string out;
    size_t at = 0;
    for (const Placeholder& p : placeholders(text)) {
        out += text.substr(at, p.begin - at);
        out += fill(catalog, p, args);
        at = p.end;
    }
    return out.append(text.substr(at));
}

std::string_view Placeholder::kind() const {
    return std::string_view(name).substr(0, name.find_last_not_of("0123456789") + 1);
}

std::vector<Placeholder> placeholders(std::string_view text) {
    std::vector<Placeholder> out;
    size_t end = 0;
    for (size_t begin; (begin = text.find_first_of("{}", end)) != text.npos;) {
        const size_t close = text.find_first_of("{}", begin + 1);
        if (text[begin] == '}' || close == text.npos || text[close] == '{') bad_input("the braces do not match");
        end = close + 1;
        Placeholder& p = out.emplace_back(parse_placeholder(text.substr(begin + 1, close - begin - 1)));
        p.begin = begin;
        p.end = end;
    }
    return out;
}

bool matches(std::string_view haystack, std::string_view needle) {
    return fold(haystack).find(fold(needle)) != std::string::npos;
}

}  // namespace pentarchy
