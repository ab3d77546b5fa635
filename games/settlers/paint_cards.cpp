// Cards in words: in one line where a seat has to choose, whole for whoever looks one up, and what a label adds to a
// move.
#include "engine/flow/step.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"
#include "games/settlers/paint.h"

namespace pentarchy::settlers {

namespace {

// What is printed on a card, in one language.
struct CardWords {
    const Edition& t;
    const Texts& text;

    std::string say(std::string_view key) const { return render(text, key); }
    std::string good(int good) const { return say("good." + t.good_words[static_cast<size_t>(good)]); }
    std::string labelled(const char* key, const std::string& words) const { return say(key) + ": " + words; }

    std::string cost(int card) const {
        Lines out;
        for (int i = 0; i < kResources; ++i)
            if (t.card[card].cost[i]) out.push_back(counted(good(i), t.card[card].cost[i]));
        if (t.card[card].needs_location) out.push_back(say("board.one_location"));
        return out.empty() ? say("board.free") : join(out);
    }
    std::string effect(int card) const { return say("text." + t.design_words[t.card[card].design]); }
    std::string raze(int card) const {
        Lines out;
        for (int good_ = 0; good_ < kGoods; ++good_) {
            const auto* field = t.card[card].raze;
            const auto n = std::count(field, field + t.card[card].razes, static_cast<Good>(good_));
            if (n) out.push_back(counted(good(good_), static_cast<int>(n)));
        }
        return join(out);
    }
    std::string deal(int card) const { return t.card[card].deal == kNone ? "" : good(t.card[card].deal); }

    // "production, grey": the kind and the colours.
    std::string kind(int card) const {
        static const char* const kTypes[] = {"type.production", "type.feature", "type.action", "type.none"};
        const DesignRow& design = t.design[t.card[card].design];
        Lines out{say("deck." + t.deck_words[t.card[card].deck]), say(kTypes[index(design.type)])};
        for (size_t color = 0; color < kColors; ++color)
            if (design.colors >> color & 1) out.push_back(say("color." + t.color_words[color]));
        return join(out);
    }
};

}  // namespace

std::string Brush::deal(int card) const { return CardWords{l.t, p.text}.deal(card); }
std::string Brush::raze(int card) const { return CardWords{l.t, p.text}.raze(card); }
std::string Brush::effect(int card) const { return CardWords{l.t, p.text}.effect(card); }

std::string Brush::in_short(int card) const {
    const CardWords words{l.t, p.text};
    std::string out =
        p.bold(location(card)) + " | " + words.labelled("board.cost", words.cost(card)) + " | " + words.effect(card);
    if (const std::string goods = words.raze(card); !goods.empty()) out += " | " + words.labelled("board.raze", goods);
    if (const std::string good = words.deal(card); !good.empty()) out += " | " + words.labelled("board.deal", good);
    return out;
}

std::vector<CardPage> Settlers::cards(const Edition& t, const Texts& text) {
    const CardWords words{t, text};
    std::vector<CardPage> out;
    for (int face = 0; face < t.faces; ++face) {
        const int card = t.face_card[face];
        CardPage page{words.say("card." + t.face_words[static_cast<size_t>(face)]), {words.kind(card)}};
        page.lines.push_back(words.labelled("board.cost", words.cost(card)));
        page.lines.push_back(words.effect(card));
        if (const std::string goods = words.raze(card); !goods.empty())
            page.lines.push_back(words.labelled("board.raze", goods));
        if (const std::string good = words.deal(card); !good.empty())
            page.lines.push_back(words.labelled("board.deal", good));
        const int vp = t.design[t.card[card].design].vp;
        page.lines.push_back(render(text, "board.worth", std::vector<Arg>{number_arg("number", vp)}));
        out.push_back(std::move(page));
    }
    return out;
}

// Whose location or deal it is about; IS-7.6: that a build costs a location, but by Settlers (IS-16.3).
LabelDetail Settlers::label_detail(const Look& l, Seat seat, Move m) {
    const auto of = [&](Seat owner) {
        if (owner == seat || owner >= owners(l)) return LabelDetail{};
        return LabelDetail{"theirs", {{"faction", l.t.faction_words[static_cast<size_t>(faction_of(l, owner))]}}};
    };
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Build:
            return l.t.card[l.t.face_card[m.a]].needs_location && frame_for(l.s, seat).proc != index(Proc::PickBuild)
                       ? LabelDetail{"location", {}}
                       : LabelDetail{};
        case Verb::Raze:
        case Verb::Remove:
        case Verb::Spoil:
        case Verb::Block:
        case Verb::RemoteDeal:
        case Verb::TakeControl: return is_location(l.s, m.a) ? of(holder_of(l.s, m.a)) : LabelDetail{};
        case Verb::BreakDeal:
        case Verb::TakeDeal: return of(deal_holder(l, m.a));
        case Verb::Steal:
        case Verb::Victim: return of(static_cast<Seat>(m.a));
        default: return {};
    }
}

}  // namespace pentarchy::settlers
