// The vocabulary: the name of each verb and message, and the kinds of its arguments, in the order of moves.h.
#include "base/check.h"
#include "games/outpost/moves.h"

namespace pentarchy::outpost {

const Vocabulary& vocabulary() {
    static const uint8_t n = kNumberKind, s = kSeatKind;
    static const Vocabulary kVocabulary{
        {"number", "seat", "site", "hut", "good", "order", "card", "copy", "project", "tile"},
        {{"start_seat", {s}},      {"draw_card", {kCopy}},   {"turn_up", {kSite, kTile}}, {"peek", {kSite, kTile}},
         {"take_force", {kCopy}},  {"loot_card", {kCopy}},   {"return", {kCard}},         {"plan", {kCard}},
         {"plan_none", {}},        {"order", {kOrder}},      {"ready", {}},               {"propose", {s}},
         {"give", {kGood}},        {"give_card", {kCard}},   {"ask", {kGood}},            {"ask_card", {}},
         {"next", {}},             {"show", {}},             {"send", {}},                {"withdraw", {}},
         {"accept", {s}},          {"refuse", {s}},          {"done", {}},                {"pick_card", {kCard}},
         {"march", {kSite}},       {"step", {kSite}},        {"stop", {}},                {"build", {kHut, kSite}},
         {"recruit", {kSite}},     {"storm", {s, kHut}},     {"draw", {}},                {"expand", {}},
         {"place", {kSite}},       {"envoy", {s, kHut}},     {"buy", {kProject}},         {"pass", {}},
         {"end", {}},              {"caravan", {}},          {"lamp", {}},                {"token", {kOrder}},
         {"ward", {}},             {"let", {}},              {"pay", {kGood}},            {"pay_from", {kGood, kSite}},
         {"discard", {kCard}},     {"discard_good", {kGood}}, {"lay", {kCard}},           {"lay_done", {}},
         {"take_good", {kGood}},   {"take_card", {}},        {"look_at", {kSite}}},
        {{"start", {s}},
         {"dealt", {s, n}},
         {"round_begins", {n}},
         {"planned", {s, kOrder}},
         {"planned_card", {s, kOrder, kCard, n}},
         {"proposed", {s, s}},
         {"refused", {s, s}},
         {"withdrawn", {s}},
         {"dealing", {s, s}},
         {"showed", {s, s, kCopy}},
         {"got_card", {s, kCopy}},
         {"turn_of", {s}},
         {"marches", {s, kSite, kSite}},
         {"stopped", {s, kSite}},
         {"turned_up", {kSite, kTile}},
         {"gains", {s, n, kGood}},
         {"shrine", {s, kSite}},
         {"looks", {s, kSite}},
         {"saw", {kSite, kTile}},
         {"attacks", {s, s, kSite}},
         {"raiders_at", {s, kSite}},
         {"leads", {s}},
         {"laid", {s, kCopy}},
         {"fought", {n, n}},
         {"wins", {s, kSite}},
         {"raiders_win", {kSite}},
         {"camp_beaten", {s, kSite}},
         {"loots", {s, s, kGood}},
         {"loots_card", {s, s}},
         {"saw_loot", {kCopy}},
         {"announces", {s, kHut, kSite}},
         {"builds", {s, kHut, kSite}},
         {"warded", {s}},
         {"build_stopped", {s, kHut}},
         {"storms", {s, s, kHut}},
         {"hut_lost", {s, kHut}},
         {"storm_stopped", {s}},
         {"recruits", {s, kSite}},
         {"pays", {s, n, kGood}},
         {"expands", {s, kSite}},
         {"sends", {s, s, kHut}},
         {"buys", {s, kProject}},
         {"draws_two", {s, n}},
         {"drew", {kCopy}},
         {"discards", {s, kCard}},
         {"discards_good", {s, kGood}},
         {"passes", {s}},
         {"plays_caravan", {s}},
         {"lights_lamp", {s}},
         {"token_shown", {s, kOrder}},
         {"reshuffled", {}},
         {"game_over", {}},
         {"final_score", {s, n}}}};
    CHECK(kVocabulary.verbs.size() == static_cast<size_t>(Verb::kCount));
    CHECK(kVocabulary.messages.size() == static_cast<size_t>(Msg::kCount));
    return kVocabulary;
}

}  // namespace pentarchy::outpost
