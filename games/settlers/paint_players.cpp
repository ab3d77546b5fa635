// The players: goods, locations with what lies on them, deals, foundations, the viewer's own hand; and the score.
#include "engine/flow/step.h"
#include "games/settlers/actions.h"
#include "games/settlers/paint.h"

namespace pentarchy::settlers {

namespace {

Lines goods_of(const Brush& b, Seat seat) {
    Lines out;
    for (int good = 0; good < kTokens; ++good)
        if (const int n = b.l.s.player[seat].goods[good])
            out.push_back(
                b.say("board.held", {number_arg("number", n), {"held", b.l.t.good_words[static_cast<size_t>(good)]}}));
    return out;
}

// A location with marks: x used, # defence token, + samurai, ! blocked, ~ remote deal, > borrowed.
std::string marked(const Brush& b, int card) {
    const State& s = b.l.s;
    std::string marks;
    if (is_blocked(s, card))
        marks += "!";
    else
        marks.append(static_cast<size_t>(uses(s, card)), 'x');
    if (s.mark[card] & kDefence) marks += "#";
    if (s.mark[card] & kSamurai) marks += "+";
    if (has_remote(s, card)) marks += "~";
    if (is_borrowed(s, card)) marks += ">";
    if (const uint8_t slot = b.l.t.card[card].stash_slot; slot != kNone)
        marks += std::to_string(s.stashed[slot] + s.cards.at(stash_at(slot)));
    return b.location(card) + (marks.empty() ? "" : " [" + marks + "]");
}

// What an enemy could gain by razing it stands beside it: "Watchtower (wood 1, card 1)".
std::string with_spoils(const Brush& b, int card) {
    const std::string goods = b.l.t.has_raze.has(card) ? b.raze(card) : "";
    return marked(b, card) + (goods.empty() ? "" : " (" + goods + ")");
}

void paint_cards(const Brush& b, std::string_view key, const Lines& cards) {
    if (!cards.empty()) b.flow("  " + b.title(key) + " ", punctuated(cards), 4);
}

// "Gardens (gold)": the good that the deal brings.
Lines deal_names(const Brush& b, const CardSet& cards) {
    Lines out;
    for (const int card : cards) out.push_back(b.card(card) + " (" + b.deal(card) + ")");
    return out;
}

// A line for each card.
void paint_listed(const Brush& b, std::string_view key, const Lines& cards) {
    if (cards.empty()) return;
    b.p.line("  " + b.title(key));
    for (const std::string& words : cards) b.listed(4, words);
}

void paint_empire(const Brush& b, Seat seat) {
    const Look& l = b.l;
    static const char* const kKeys[] = {"production", "features", "actions", "others"};
    for (const Type type : {Type::Production, Type::Feature, Type::Nothing, Type::Action}) {
        const bool listed = seat == b.viewer && type == Type::Action;
        Lines row;
        for (const int card : l.s.cards.ids_at(town_of(seat)) & l.t.of_type[index(type)])
            row.push_back(listed             ? marked(b, card) + " | " + b.effect(card)
                          : seat == b.viewer ? marked(b, card)
                                             : with_spoils(b, card));
        listed ? paint_listed(b, kKeys[index(type)], row) : paint_cards(b, kKeys[index(type)], row);
    }
    paint_cards(b, "deals", deal_names(b, deals(l, seat)));
    if (const int n = l.s.cards.at(base_of(seat))) b.p.line("  " + b.title("foundations") + " " + std::to_string(n));
}

Lines in_short(const Brush& b, const CardSet& cards) {
    Lines out;
    for (const int card : cards) out.push_back(b.in_short(card));
    return out;
}

void paint_player(const Brush& b, Seat seat) {
    const Look& l = b.l;
    const Player& me = l.s.player[seat];
    const std::string you = seat == b.viewer ? " (" + b.say("board.you") + ")" : "";
    Lines parts{b.faction(seat) + you + ":", b.say("board.vp", {number_arg("number", me.vp)}) + ","};
    parts.push_back(b.say("board.hand_size", {number_arg("number", hand_size(l, seat))}) +
                    (goods_of(b, seat).empty() ? "" : ","));
    for (std::string& good : punctuated(goods_of(b, seat))) parts.push_back(std::move(good));
    if (me.passed) parts.push_back("(" + b.say("board.passed") + ")");
    b.flow("", parts, 4);
    paint_empire(b, seat);
    if (seat != b.viewer) return;
    paint_listed(b, "hand", in_short(b, hand(l, seat)));
    paint_listed(b, "aside", in_short(b, l.s.cards.ids_at(aside_of(seat))));
}

// IS-19.60 to IS-19.63
void paint_solo_end(const Brush& b) {
    const Look& l = b.l;
    b.p.line(b.say(has_won_solo(l) ? "log.solo_won" : "log.solo_lost",
                   {{"faction", l.t.faction_words[static_cast<size_t>(faction_of(l, 0))]},
                    number_arg("number", faction_locations(l, 0)),
                    number_arg("number2", l.s.cards.at(base_of(kVirtual)))}));
    if (has_won_solo(l))
        b.p.line(b.say("log.solo_grade", {{"grade", l.t.grade_words[static_cast<size_t>(solo_grade(l))]}}));
}

}  // namespace

void paint_players(const Brush& b) {
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) paint_player(b, seat);
    b.p.line(b.p.ink(kFaint, b.say("board.legend")));
}

void paint_score(const Brush& b) {
    static const char* const kKeys[] = {"score_gained", "score_common", "score_faction", "score_stash"};
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) {
        const ScoreSheet sheet = score_sheet(b.l, seat);
        Lines parts;
        for (int line = 0; line < ScoreSheet::kLines; ++line)
            parts.push_back(counted(b.say(std::string("board.") + kKeys[line]), sheet.line[line]));
        parts.push_back(b.p.bold(counted(b.say("board.total"), sheet.total())));
        b.flow(b.faction(seat) + ": ", punctuated(parts), 2);
    }
    if (is_solo(b.l)) paint_solo_end(b);
}

}  // namespace pentarchy::settlers
