// What a seat is in the middle of: its own frames on the stack, from a square that is still to be chosen to a card that
// is about to be drawn. What they will do counts as done, so that the first of several choices is worth what they come
// to.
#include <algorithm>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

float cards(int n, float worth) { return static_cast<float>(n) * worth; }

// CV-8.40  Whoever enters finds something; if it is a battle, that is judged by itself.
float find_worth(const Look& l, int square) {
    if (!is_marker(l.s.top[square]) || l.s.battle.field != Field::None) return 0;
    return kTokenWorth + (is_village(l, square) ? kVillageErrand : kHutErrand);
}

float promised(Outlook& o, const Frame& f) {
    const Look& l = o.l;
    switch (static_cast<Proc>(f.proc)) {
        case Proc::TurnTile: return kTileTurned;
        case Proc::DrawUnits: return cards(f.locals<DrawUnitsLocals>().left, 2.5f * kUnitWorth);
        case Proc::FreeUnits: return cards(f.locals<AmountLocals>().n, 2.5f * kUnitWorth);
        case Proc::DrawUnit:
        case Proc::PickUnitType: return 2.5f * kUnitWorth;
        case Proc::GainPeople: return cards(f.locals<AmountLocals>().n, kPersonCard + kPersonWaiting);
        case Proc::GainPerson:
        case Proc::DrawPersonType:
        case Proc::DrawPerson:
        case Proc::KeepPerson: return kPersonCard + kPersonWaiting;
        case Proc::PlacePerson: return kPersonInHand;
        case Proc::DrawEvents: return cards(f.locals<DrawLocals>().left, kEventWorth);
        case Proc::DrawOneEvent:
        case Proc::DrawEvent:
        case Proc::KeepEvent: return kEventWorth;
        case Proc::Advance: o.track += f.locals<AdvanceLocals>().left; return 0;
        case Proc::Enter: return find_worth(l, f.locals<EnterLocals>().square);
        case Proc::Explore:
        case Proc::TakeMarker: return find_worth(l, f.locals<SquareLocals>().square);
        case Proc::DrawCityState:
        case Proc::Befriend: return kHutErrand;
        case Proc::PickCaravan:
        case Proc::BuildMeans:
        case Proc::BuildAt:
        case Proc::DoBuild: return build_worth(l, o.seat, f.locals<BuildLocals>());
        case Proc::DoArts:
            o.purse += static_cast<float>(culture_of_arts(l, o.seat, f.locals<CityLocals>().city));
            return 0;
        case Proc::DoHarvest: return kTokenWorth;
        case Proc::RunList: return effect_worth(l.t.effect[l.t.ability[f.locals<RunListLocals>().ability].first]);
        case Proc::UseAbility: return effect_worth(l.t.effect[l.t.ability[f.locals<UseLocals>().ability].first]);
        case Proc::Loot: return cards(f.locals<LootLocals>().left, kLootWorth);
        case Proc::TakeResource: return kTokenWorth;
        case Proc::LearnTech: return kTechWorth + 1;
        default: return 0;
    }
}

}  // namespace

void read_begun(Outlook& o) {
    each_frame(o.l.s.stack, kFlow.begin(), [&](const Frame& f) {
        const Seat whose = f.seat == kChance ? o.l.s.active : f.seat;
        if (whose == o.seat) o.small += promised(o, f);
    });
}

}  // namespace pentarchy::civilization
