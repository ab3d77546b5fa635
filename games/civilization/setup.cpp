// The state before any luck and any choice: the map face down, the market full (CV-2.4 to CV-2.19, CV-2.30 to CV-2.37).
#include <algorithm>

#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

Player new_player() {
    Player out{};
    out.nation = out.government = kNone;
    for (City& city : out.city) city = {kNoSquare, kNoSquare, 0, 0, 0, 0};
    for (Figure& figure : out.figure) figure = {kNoSquare, kNone, 0};
    return out;
}

uint8_t read_options(const Json& options) {
    const auto is = [&](const char* name, const char* value) { return option_value(options, name) == value; };
    int out = 0;
    if (!is("social_policies", "false")) out |= kPolicyModule;
    if (!is("investments", "false")) out |= kInvestmentModule;
    if (!is("relics", "false")) out |= kRelicModule;
    if (is("two_player_thinning", "true")) out |= kThinned;
    if (is("nations", "chosen")) out |= kFreeChoice;
    return static_cast<uint8_t>(out);
}

void lay_map(const Edition& t, State& s) {
    const LayoutRow& layout = t.layout[s.seats - 2];
    std::fill(std::begin(s.face), std::end(s.face), kVoid);
    for (const int square : layout.all) s.face[square] = kFaceDown;
    std::fill(std::begin(s.tile), std::end(s.tile), kNone);
}

// CV-2.8, CV-2.14, CV-2.16, CV-15.1, CV-15.2, CV-1.36
void fill_market(const Edition& t, State& s) {
    for (int stack = 0; stack < kStacks; ++stack)
        s.supply[stack] = s.seats == 2 ? t.stack[stack].for_two : t.stack[stack].count;
    std::fill(std::begin(s.market), std::end(s.market), s.seats);
    std::fill(std::begin(s.wonder), std::end(s.wonder), kUnseenWonder);
    std::fill(std::begin(s.slot), std::end(s.slot), kNone);
    std::fill(std::begin(s.wonders_left), std::end(s.wonders_left), t.wonders_dealt[s.seats]);
    for (int wonder = 0; wonder < kWonders; ++wonder)
        if (t.wonder[wonder].needs_investments && !(s.options & kInvestmentModule)) s.wonder[wonder] = kGoneWonder;
    for (int type = 0; type < kPersonTypes; ++type) s.person_left[type] = t.person_type[type].markers;
    s.city_states = (1u << kCityStates) - 1;
    s.investments_left = t.n.investment_markers;
}

// CV-2.6, CV-2.12, CV-2.15, CV-2.16, CV-15.3
void shuffle_decks(const Edition& t, State& s) {
    s.nations.start(kNations);
    s.units.start(t.units, [&](int card) { return index(t.face[t.unit_face[card]].type); });
    s.events.start(t.events, [&](int card) { return t.event[t.event_kind[card]].deck - 1; });
    s.people.start(kPeople, [&](int person) { return t.person[person]; });
    s.markers.start(t.markers);
    int removed[kMarkerKinds]{};
    for (int marker = 0; marker < t.markers; ++marker) {
        const int kind = t.marker_kind[marker];
        if (t.marker[kind].village) s.markers.set_kin(marker, kVillageKin);
        if ((s.options & kThinned) && s.seats == 2 && removed[kind]++ < t.marker[kind].removed)
            s.markers.name(marker, kBag, kMarkerBox, kEveryone);
    }
}

}  // namespace

State Civilization::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    s.seats = static_cast<uint8_t>(seats);
    s.options = read_options(options.json());
    const std::string turns = option_value(options.json(), "turns");
    s.limit = turns.empty() ? t.n.turns : static_cast<uint8_t>(std::clamp(std::stoi(turns), 1, 250));
    s.active = s.conqueror = s.winner = kNobody;
    s.victory = kNone;
    for (Player& player : s.player) player = new_player();
    lay_map(t, s);
    fill_market(t, s);
    shuffle_decks(t, s);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

}  // namespace pentarchy::civilization
