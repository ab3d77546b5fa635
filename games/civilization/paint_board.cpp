// What of the document stands on the board besides the map, and cards as they are looked up.
#include <algorithm>

#include "games/civilization/paint.h"

namespace pentarchy::civilization {

namespace {

// The text of a card is that of its kind: copies are numbered.
std::string text_key(const Edition& t, std::string_view member, std::string_view word) {
    const auto kind_of = [&](const auto& copies, const auto& kinds, const uint8_t* kind) {
        const int copy = place_of(word, copies);
        return copy < 0 ? std::string(word) : kinds[kind[copy]];
    };
    if (member == "events") return "text." + kind_of(t.event_copy_words, t.event_words, t.event_kind);
    if (member == "markers") return "text." + kind_of(t.marker_copy_words, t.marker_words, t.marker_kind);
    return "text." + std::string(word);
}

}  // namespace

// The four races stand side by side: the culture track, the pyramid row by row, coins, and the ranks and figures below.
const BoardPlan& Civilization::board_plan() {
    static const BoardPlan kPlan{
        .compared = {{"nation", "nation"},
                     {"government", "government"},
                     {"trade"},
                     {"culture"},
                     {"track"},
                     {"coins"},
                     {"rows", "row"}},
        .held = {{"policies", "policy"},
                 {"investments", "investment"},
                 {"coins_on", "", "tech"},
                 {"resources", "resource"},
                 {"markers", "marker_copy"},
                 {"units", "unit_copy"},
                 {"events", "event_copy"},
                 {"people", "person"},
                 {"people_shown", "person"},
                 {"people_in_reserve", "person_type"}},
        .common = {},
        .inks = {{"red", kInk[0]}, {"blue", kInk[1]}, {"green", kInk[2]}, {"yellow", kInk[3]}, {"purple", kInk[4]}}};
    return kPlan;
}

// One's own cards say what they do.
BoardNote Civilization::board_note(const Look& l, const Texts& text, Seat viewer, Seat owner, std::string_view member,
                                   std::string_view word) {
    static constexpr std::string_view kCards[] = {"policies", "markers", "events", "people", "people_shown"};
    if (owner != viewer || std::find(std::begin(kCards), std::end(kCards), member) == std::end(kCards)) return {};
    const std::string key = text_key(l.t, member, word);
    return text.has(key) ? BoardNote{render(text, key), true} : BoardNote{};
}

std::vector<CardPage> Civilization::cards(const Edition& t, const Texts& text) {
    std::vector<CardPage> out;
    const auto add = [&](const char* kind, const std::vector<std::string>& words, const char* prefix = "") {
        for (const std::string& word : words)
            out.push_back({render(text, std::string(kind) + "." + word), {render(text, "text." + (prefix + word))}});
    };
    add("tech", t.tech_words);
    add("nation", t.nation_words);
    add("government", t.government_words, "government_");
    add("policy", t.policy_words);
    add("investment", t.investment_words);
    add("building", t.building_words);
    add("building", {"city_walls"});
    add("figure", t.figure_words);
    add("unit_type", t.unit_type_words);
    add("wonder", t.wonder_words);
    add("event", t.event_words);
    add("person_type", t.person_type_words);
    add("person", t.person_words);
    add("marker", t.marker_words);
    add("city_state", t.city_state_words);
    add("relic", t.relic_words);
    add("terrain", t.terrain_words);
    return out;
}

}  // namespace pentarchy::civilization
