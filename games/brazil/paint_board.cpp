// What of the document stands on the board, and cards as they are looked up.
#include <algorithm>

#include "engine/paint/brush.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace {

// The text of a card is that of its kind: copies are numbered.
std::string text_key(const Edition& t, std::string_view member, std::string_view word) {
    const auto kind_of = [&](const auto& copies, const auto& kinds, const uint8_t* kind) {
        const int copy = place_of(word, copies);
        return copy < 0 ? std::string(word) : kinds[kind[copy]];
    };
    if (member.starts_with("gold")) return "text." + kind_of(t.gold_copy_words, t.gold_words, t.gold_kind);
    if (member.starts_with("combat")) return "text." + kind_of(t.combat_copy_words, t.combat_words, t.combat_kind);
    return "text." + std::string(word);
}

}  // namespace

const BoardPlan& Brazil::board_plan() {
    static const BoardPlan kPlan{.compared = {{"score.total"},
                                              {"store", "item"},
                                              {"hand_sizes.gold"},
                                              {"hand_sizes.combat"},
                                              {"hand_sizes.tasks"},
                                              {"capital", "place"}},
                                 .held = {{"monarch", "monarch"},
                                          {"token", "space"},
                                          {"under", "space"},
                                          {"units", "place", "unit"},
                                          {"goods", "space", "good"},
                                          {"palaces", "place", "palace"},
                                          {"paintings", "painting"},
                                          {"tasks", "task"},
                                          {"revealed", "task"},
                                          {"gold_cards", "gold_copy"},
                                          {"combat_cards", "combat_copy"}},
                                 .common = {{"gallery", "painting"}, {"city_tops", "city"}, {"supply", "pair"}},
                                 .inks = {{"green", 114}, {"orange", 215}, {"blue", 75}, {"purple", 177}}};
    return kPlan;
}

// Cards say what they do: one's own, and those that anybody may take.
BoardNote Brazil::board_note(const Look& l, const Texts& text, Seat viewer, Seat owner, std::string_view member,
                             std::string_view word) {
    static constexpr std::string_view kCards[] = {"gallery",  "paintings",  "tasks",
                                                  "revealed", "gold_cards", "combat_cards"};
    if (std::find(std::begin(kCards), std::end(kCards), member) == std::end(kCards)) return {};
    if (owner != kNobody && owner != viewer) return {};
    const std::string key = text_key(l.t, member, word);
    return text.has(key) ? BoardNote{render(text, key), true} : BoardNote{};
}

std::vector<CardPage> Brazil::cards(const Edition& t, const Texts& text) {
    std::vector<CardPage> out;
    const auto add = [&](const char* kind, const std::vector<std::string>& words) {
        for (const std::string& word : words)
            out.push_back({render(text, std::string(kind) + "." + word), {render(text, "text." + word)}});
    };
    add("task", t.task_words);
    add("painting", t.painting_words);
    add("gold_card", t.gold_words);
    add("combat_card", t.combat_words);
    add("monarch", t.monarch_words);
    add("building", t.building_words);
    add("good", t.good_words);
    add("palace", t.palace_words);
    add("discovery", t.discovery_words);
    add("space", t.space_words);
    return out;
}

}  // namespace pentarchy::brazil
