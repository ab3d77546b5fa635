// Every ability of the edition is carried by some rule, and every moment is woken or offered somewhere (CV-3.8).
#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"
#include "games/civilization/tests/desk.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {
namespace {

// Operations that belong to one place of the rules, which has tests of its own.
bool has_a_place(const AbilityRow& row, const EffectRow& effect) {
    switch (effect.op) {
        case Op::Cancel: return row.at(Moment::React);
        case Op::LowerRow:
        case Op::LayBlank:
        case Op::SecondTech: return row.at(Moment::Research);
        case Op::SplitBuild: return row.at(Moment::City);
        case Op::TradeIn: return row.at(Moment::Move);
        case Op::CityState: return row.at(Moment::Taken);
        case Op::Steal: return row.thing >= kLoot0;
        default: return row.thing >= kLoot0 && row.thing < kStart0;
    }
}

// CV-3.8: no ability is silently never offered.
TEST(CivilizationSweep, CV_3_8_every_operation_is_carried) {
    const Edition& t = base_tables();
    for (int i = 0; i < t.abilities; ++i) {
        const AbilityRow& row = t.ability[i];
        EXPECT_NE(row.moments, 0u) << t.thing_words[row.thing];
        for (int e = 0; e < row.effects; ++e) {
            const EffectRow& effect = t.effect[row.first + e];
            EXPECT_TRUE(is_written(effect) || is_aimed(effect) || is_about(effect) || has_a_place(row, effect))
                << t.thing_words[row.thing] << " effect " << e;
        }
    }
}

// What has an ability at a moment that nobody reaches would never work: each of these moments is offered by a box or
// woken by a rule.
TEST(CivilizationSweep, CV_0_10_every_moment_happens) {
    const Edition& t = base_tables();
    for (int m = 0; m < static_cast<int>(Moment::kCount); ++m)
        EXPECT_TRUE(t.woken_by[m].any()) << "nothing happens at moment " << m;
}

// CV-7.24, CV-8.51: each event and each marker can be played, pays, cancels, or works when it is taken.
TEST(CivilizationSweep, CV_7_24_every_card_does_something) {
    const Edition& t = base_tables();
    for (int thing = kEvent0; thing < kRelic0; ++thing) {
        bool pays = thing >= kMarker0 && t.marker[thing - kMarker0].resource != kNone;
        for (int i = 0; i < t.pays; ++i) pays |= t.pay[i].thing == thing;
        EXPECT_TRUE(pays || t.abilities_of[thing]) << t.thing_words[static_cast<size_t>(thing)];
    }
}

}  // namespace
}  // namespace pentarchy::civilization
