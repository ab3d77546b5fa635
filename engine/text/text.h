// Words for people. Rules emit message keys with arguments; a language file `key = text` holds the sentences.
//   {seat}          the noun "seat.red" of the argument's word; without such a key the word itself (3, b2)
//   {seat2}         the argument "seat2", nouns under "seat."
//   {card.acc}      a case: "card.storm.acc", else "card.storm"
//   {Card}          with its first letter in upper case
//   {number|pawn}   only the noun: the form of "plural.pawn" (en: one|other, cs: 1|2-4|0 and 5+) for the number
//   {number|good}   with an argument "good": the noun is its word, "plural.good.stone"
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

class Texts {
  public:
    // Lines `key = text`, # comments, blank lines; \n in a text is a new line. BadInput with name and line for
    // malformed lines, malformed placeholders and duplicate keys.
    static Texts parse(std::string_view text, std::string_view name, std::string_view lang);

    // Takes over all entries of another catalog of the same language; where both have a key, the other's text wins.
    void add(const Texts& other);

    bool has(std::string_view key) const { return texts_.contains(key); }
    std::string_view get(std::string_view key) const;  // empty if there is none; render() shows such a gap
    const std::string& lang() const { return lang_; }
    const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

  private:
    std::string lang_;
    std::map<std::string, std::string, std::less<>> texts_;
};

struct Arg {
    std::string name;  // of the placeholder: "seat", "card", "number"
    std::string word;  // "red", "storm", "3", "b2"
    int number = 0;
    bool is_number = false;
};
Arg number_arg(std::string_view name, int number);

// What is missing (key, argument, plural) stays visible as ‹key›.
std::string render(const Texts& catalog, std::string_view key, std::span<const Arg> args = {});
std::string render_text(const Texts& catalog, std::string_view text,
                        std::span<const Arg> args);  // of a text, or a part of one

struct Placeholder {
    std::string name;         // of the argument, first letter in lower case
    std::string case_form;    // "acc", or empty
    std::string plural_noun;  // "pawn", or empty
    bool capital = false;
    size_t begin = 0, end = 0;  // where it stands in the text, braces included

    std::string_view kind() const;  // the name without trailing digits: where its nouns are
};

// BadInput (without a place) when the text has a malformed one.
std::vector<Placeholder> placeholders(std::string_view text);

// What is wrong between the two languages, one sentence each; empty when all is well. Give it whole catalogs (engine
// and game joined): nouns of one file are used by texts of another.
std::vector<std::string> check_pair(const Texts& en, const Texts& cs);

// Containment that ignores case and diacritics: "hřiště" is found by "HRIS".
bool matches(std::string_view haystack, std::string_view needle);

}  // namespace pentarchy
