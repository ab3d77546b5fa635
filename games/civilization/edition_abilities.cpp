// components.json -> Edition: abilities. Each operation says which words it knows; what it does not know is refused.
#include <array>
#include <utility>

#include "base/enum_name.h"
#include "engine/document/edition.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

// The words of an enumeration that ends with kCount.
template <class E, size_t... kIndex>
std::vector<std::string> words_of(std::index_sequence<kIndex...>) {
    return {enum_name<static_cast<E>(kIndex)>()...};
}
template <class E>
const std::vector<std::string>& words_of() {
    static const std::vector<std::string> kWords =
        words_of<E>(std::make_index_sequence<static_cast<size_t>(E::kCount)>());
    return kWords;
}

const std::vector<std::string> kTimesWords = {
    "once",    "3_coins",      "5_coins",          "army",        "city_and_city_state", "building",
    "counter", "unbuilt_army", "2_unbuilt_armies", "killed_unit", "other_without_it",    "resource_square",
    "culture"};

// What an operation may be told: its words for "what" and "where", and whether several of the former may stand
// together.
struct Form {
    std::vector<std::string> what{}, where{};
    bool several = false;
};

const std::array<Form, static_cast<size_t>(Op::kCount)>& forms() {
    static const std::array<Form, static_cast<size_t>(Op::kCount)> kForms = [] {
        std::array<Form, static_cast<size_t>(Op::kCount)> out;
        const auto set = [&](Op op, Form form) { out[static_cast<size_t>(op)] = std::move(form); };
        set(Op::Gain, {{"trade", "culture", "both"}});
        set(Op::Give, {{"trade", "coin"}});
        set(Op::Coin, {{}, {"here", "sheet"}});
        set(Op::Resource, {{"any", "each"}});
        set(Op::Units,
            {{"infantry", "artillery", "mounted", "aircraft", "any", "raised"}, {"", "even_locked", "up_to"}});
        set(Op::Figure, {{"any"}, {"here", "outskirts", "here_still"}});
        set(Op::Building, {{"unlocked", "basic_even_locked", "harbor_even_locked"}});
        set(Op::Walls, {{}, {"any_city", "capital"}});
        set(Op::DrawEvent, {{"own_level", "chosen"}});
        set(Op::Learn, {{"own", "others", "loser"}, {"", "just_level", "research", "may"}});
        set(Op::Cancel, {{"action", "ability", "event"}, {}, true});
        set(Op::Strip, {{"one", "two", "all", "loser"}});
        set(Op::Raze, {{"any", "others", "here"}});
        set(Op::Obsolete, {{"ancient", "medieval", "modern"}, {}, true});
        set(Op::Kill, {{"figures", "person_or_figures"}});
        set(Op::Terrain,
            {{"grassland", "desert", "water", "mountain", "forest"}, {"empty", "no_token", "forest"}, true});
        set(Op::Teleport, {{"any", "edge"}, {"water_still", "own_figure", "edge_still"}});
        set(Op::Act, {{"any_sure", "not_capital", "all"}});
        set(Op::Steal, {{"trade", "culture", "token", "marker", "event", "coin"}});
        return out;
    }();
    return kForms;
}

void read_what(Fields& in, const Form& form, EffectRow& row) {
    const auto node = in.find("what");
    if (form.what.empty()) {
        if (node) node->fail("is nothing that this operation can be told");
    } else if (!node) {
        in.fail("must say \"what\"");
    } else if (form.several) {
        row.what = read_names<uint8_t>(*node, form.what, "known to this operation");
    } else {
        row.what = read_name<uint8_t>(*node, form.what, "known to this operation");
    }
}

EffectRow read_effect(Fields in) {
    EffectRow row;
    row.op = read_name<Op>(in["op"], words_of<Op>(), "an operation");
    const Form& form = forms()[static_cast<size_t>(row.op)];
    read_what(in, form, row);
    if (const auto where = in.find("where"))
        row.where = read_name<uint8_t>(*where, form.where, "a place known to this operation");
    if (const auto n = in.find("n"))
        row.n = n->json().is_string() ? (must_be(*n, "all"), kAll) : static_cast<uint8_t>(n->integer(1, 99));
    in.number("steps", row.steps, 1, 20, May::BeMissing);
    in.name("per", row.times, kTimesWords, "something that is counted", May::BeMissing);
    in.name("if", row.condition, words_of<If>(), "a condition", May::BeMissing);
    in.only();
    return row;
}

CostRow read_cost(Fields in, const Edition& t) {
    CostRow out;
    for (size_t kind = 0; kind < t.resource_words.size(); ++kind)
        in.number(t.resource_words[kind], out.resource[kind], 1, 9, May::BeMissing);
    in.number("any", out.resource[kAnyResource], 1, 9, May::BeMissing);
    in.number("trade", out.trade, 1, 27, May::BeMissing).number("culture", out.culture, 1, 99, May::BeMissing);
    out.city_action = in.find("city_action").has_value();
    out.coin_to_other = in.find("coin_to_other").has_value();
    in.only();
    return out;
}

int add_ability(const Node& where, AbilityRow row, Edition& t) {
    if (t.abilities == kCapAbilities) where.fail("is one more ability than there may be");
    t.ability[t.abilities] = row;
    for (int m = 0; m < static_cast<int>(Moment::kCount); ++m)
        if (row.at(static_cast<Moment>(m))) t.woken_by[m].add(t.abilities);
    if (row.at(Moment::React)) {
        if (t.reactions == kCapReactions) where.fail("is one more reaction than there may be");
        t.reaction[t.reactions++] = static_cast<uint8_t>(t.abilities);
    }
    return t.abilities++;
}

void read_list(const Node& list, AbilityRow& row, Edition& t) {
    row.first = static_cast<uint16_t>(t.effects);
    for (const Node& item : list.items()) {
        if (t.effects == kCapEffects) item.fail("is one more effect than there may be");
        t.effect[t.effects++] = read_effect(item);
        ++row.effects;
    }
    if (!row.effects) list.fail("must have an effect");
}

// An ability of a lasting thing that is used by name or in answer is counted, and one that is woken once a turn or
// once; events and markers are played and gone.
void number_use(const Node& where, int ability, Edition& t) {
    AbilityRow& row = t.ability[ability];
    if (row.often == Often::Each || row.thing >= kSources) return;
    bool by_name = false;
    for (int m = 0; m <= static_cast<int>(Moment::React); ++m) by_name |= row.at(static_cast<Moment>(m));
    if (row.must && by_name) return;
    if (t.uses == kCapUses) where.fail("is one more ability to use than there may be");
    row.use = static_cast<uint8_t>(t.uses);
    const Per per = row.often == Often::Battle ? Per::Battle : row.often == Often::Turn ? Per::Turn : Per::Game;
    for (int m = 0; m < static_cast<int>(Moment::kCount); ++m)
        if (row.at(static_cast<Moment>(m))) t.use_table.add(t.uses, static_cast<Moment>(m), per);
    t.use[t.uses++] = static_cast<uint8_t>(ability);
}

void read_use(Fields& in, int thing, Edition& t) {
    AbilityRow row;
    row.thing = static_cast<uint8_t>(thing);
    row.moments = read_names<Moments>(in["at"], words_of<Moment>(), "a moment");
    in.name("times", row.often, words_of<Often>(), "how often", May::BeMissing);
    in.flag("must", row.must, May::BeMissing).flag("interrupts", row.interrupts, May::BeMissing);
    if (const auto cost = in.find("cost")) row.cost = read_cost(*cost, t);
    const auto one_of = in.find("one_of");
    row.one_of = one_of.has_value();
    read_list(one_of ? *one_of : in["do"], row, t);
    number_use(in.node(), add_ability(in.node(), row, t), t);
}

// A number: fixed ones are modifiers, others grow with something.
void read_query(Fields& in, int thing, Edition& t) {
    GrowingRow row;
    row.source = static_cast<uint8_t>(thing);
    in.name("query", row.query, words_of<Query>(), "a number of the rules").number("amount", row.amount, 1, 99);
    in.name("per", row.times, kTimesWords, "something that is counted", May::BeMissing);
    in.name("if", row.condition, words_of<If>(), "a condition", May::BeMissing);
    if (row.times == Times::Once && row.condition == If::Always)
        return t.modifiers.add(row.query, row.source, row.amount);
    if (t.growing == kCapGrowing) in.fail("is one more growing number than there may be");
    t.grow[t.growing++] = row;
}

// CV-10.42  What stands for a resource; what it brings besides is an ability of the moment it is taken.
void read_pays(Fields& in, int thing, Edition& t) {
    Fields pays = in.part("pays");
    PaysRow row;
    row.thing = static_cast<uint8_t>(thing);
    static const std::vector<std::string> kWith = {"this", "any"};
    row.takes = read_name<uint8_t>(pays["with"], kWith, "what is paid with");
    pays.number("n", row.takes, 1, 9, May::BeMissing);
    pays.names("for", row.stands_for, t.resource_words, "a resource").only();
    in.name("times", row.often, words_of<Often>(), "how often", May::BeMissing);
    if (t.pays == kCapPays) in.fail("is one more way to pay than there may be");
    t.pay[t.pays++] = row;
    if (const auto list = in.find("do"))
        read_effects(*list, thing, Moments{1} << static_cast<int>(Moment::Taken), false, t);
}

void read_ability(Fields in, int thing, Edition& t) {
    const bool lasts = thing < kSources;
    if (in.find("query") || in.find("right")) {
        if (!lasts) in.fail("lasts, but its card does not");
        if (in.find("query")) {
            read_query(in, thing, t);
        } else {
            t.rights.add(read_name<Right>(in["right"], words_of<Right>(), "a right"), thing, 1);
        }
    } else if (in.find("pays")) {
        read_pays(in, thing, t);
    } else {
        read_use(in, thing, t);
    }
    in.only();
}

}  // namespace

int read_effects(const Node& list, int thing, Moments moments, bool one_of, Edition& t) {
    AbilityRow row;
    row.thing = static_cast<uint8_t>(thing);
    row.moments = moments;
    row.must = true;
    row.one_of = one_of;
    read_list(list, row, t);
    return add_ability(list, row, t);
}

void read_abilities(Fields& in, int thing, Edition& t) {
    t.first_of[thing] = static_cast<uint8_t>(t.abilities);
    if (const auto list = in.find("abilities"))
        for (const Node& item : list->items()) read_ability(item, thing, t);
    t.abilities_of[thing] = static_cast<uint8_t>(t.abilities - t.first_of[thing]);
}

}  // namespace pentarchy::civilization::reading
