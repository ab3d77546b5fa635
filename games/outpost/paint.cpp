// The board for a terminal of 80 columns: the map beside the seats, then what the viewer holds and what is going on.
#include "games/outpost/paint.h"

#include "base/utf8.h"
#include "engine/flow/step.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

constexpr int kPanelColumn = 44;

struct Board : Brush {
    void draw();

  private:
    static Arg word(std::string_view kind, std::string_view value) { return {std::string(kind), std::string(value)}; }
    Arg seat_arg(std::string_view kind, Seat seat) const { return word(kind, l.t.seat_words[seat]); }
    std::string labelled(std::string_view key, const std::string& words) const {
        return say(key) + ": " + (words.empty() ? say("board.empty") : words);
    }
    std::string cards(const Bits<kCapCards>& ids) const;
    std::string marked(const uint8_t (&marks)[2], int which) const;

    std::string title() const;
    Lines seat_lines() const;
    std::string pieces(Seat seat) const;
    std::string orders(const Player& me) const;
    std::string riches(const Player& me) const;
    void own_lines() const;
    void plan_line(const Picks& picks) const;
    void events() const;
    void deal(Seat seat) const;
    std::string side_of_deal(std::string_view key, const uint8_t (&goods)[kGoods], int cards) const;
    void score_sheet() const;
};

void Board::draw() {
    p.line(title());
    const Lines left = map_lines(*this), right = seat_lines();
    for (size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const std::string row = i < left.size() ? left[i] : "";
        p.line(i < right.size() ? pad(row, kPanelColumn) + right[i] : row);
    }
    p.line(p.ink(kFaint, say("board.legend")));
    if (is_over(l.s)) return score_sheet();
    if (viewer < l.s.seats) own_lines();
    events();
}

std::string Board::title() const {
    const int deck = l.s.cards.at(kDeck) + l.s.cards.under[0].size;
    return join({p.bold(say("game.name")),
                 say("board.round", {number_arg("number", l.s.round), number_arg("number2", l.t.rounds)}),
                 say("board.era", {word("era", std::to_string(l.s.era))}),
                 say("board.starts", {seat_arg("seat", l.s.start)}), say("board.deck", {number_arg("number", deck)})},
                " – ");
}

// Cards by kind: "storm, 2x ward".
std::string Board::cards(const Bits<kCapCards>& ids) const {
    int count[kCardKinds]{};
    for (const int id : ids) ++count[static_cast<int>(kind_of(l, id))];
    Lines out;
    for (int kind = 0; kind < kCardKinds; ++kind) {
        const std::string times = count[kind] > 1 ? std::to_string(count[kind]) + "x " : "";
        if (count[kind]) out.push_back(times + card(static_cast<CardKind>(kind)));
    }
    return join(out);
}

// Marks are ids plus one, zero is none; `which` are the bits of those that count.
std::string Board::marked(const uint8_t (&marks)[2], int which) const {
    Bits<kCapCards> ids;
    for (int i = 0; i < 2; ++i)
        if (marks[i] && which >> i & 1) ids.add(marks[i] - 1);
    return cards(ids);
}

Lines Board::seat_lines() const {
    Lines out;
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Player& me = l.s.player[seat];
        const std::string who = upper_first(name(seat)) + (seat == viewer ? " (" + say("board.you") + ")" : "");
        out.push_back((has(pending<Outpost>(l.s), seat) ? ">" : " ") + mark(seat) + " " + p.bold(ink(seat, who)) +
                      ": " + say("board.points", {number_arg("number", me.points)}));
        Lines goods;
        for (int i = 0; i < kGoods; ++i) goods.push_back(counted(good(i), me.goods[i]));
        for (const std::string& words : {join(goods), pieces(seat), orders(me), riches(me)})
            if (!words.empty()) out.push_back("   " + words);
    }
    return out;
}

std::string Board::pieces(Seat seat) const {
    const Player& me = l.s.player[seat];
    Lines out{counted(say("board.supply"), me.supply), counted(say("board.cards"), hand_size(l, seat))};
    std::string huts;
    for (int h = 0; h < kHuts; ++h) huts += is_built(me.hut[h]) ? hut(h) : "";
    if (!huts.empty()) out.push_back(say("board.huts") + " " + huts);
    return join(out);
}

std::string Board::orders(const Player& me) const {
    Lines out;
    if (me.order != kNoChoice) out.push_back(say("board.order") + " " + order(me.order));
    if (me.token != kNoChoice) out.push_back(say("board.token") + " " + order(me.token));
    return join(out);
}

// A project in brackets does not work yet.
std::string Board::riches(const Player& me) const {
    Lines out;
    if (me.shrines) out.push_back(counted(say("board.shrines"), me.shrines));
    for (int i = 0; i < kProjects; ++i) {
        if (!(me.reached >> i & 1)) continue;
        const std::string words = noun("project", l.t.project_words, i);
        out.push_back(me.in_force >> i & 1 ? words : "(" + words + ")");
    }
    return join(out);
}

// What the viewer alone knows.
void Board::own_lines() const {
    const Own& own = l.s.own[viewer];
    const Picks& picks = l.s.picks[viewer];
    p.line(labelled("board.hand", cards(hand(l, viewer))));
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (const auto known = hand(l, seat); seat != viewer && known.count())
            p.line(say("board.known", {seat_arg("seat", seat)}) + ": " + cards(known));
    if (picks.card || picks.order) plan_line(picks);
    if (l.s.battle.active && own.force[0]) p.line(labelled("board.force", marked(own.force, 3)));
    if (picks.laid) p.line(labelled("board.laid", marked(own.force, picks.laid)));
    if (own.drawn[0]) p.line(labelled("board.drawn", marked(own.drawn, 3)));
}

void Board::plan_line(const Picks& picks) const {
    Lines plan{picks.card ? card(kind_of(l, picks.card - 1)) : say("board.no_card")};
    if (picks.order) plan.push_back(order(picks.order - 1));
    p.line(labelled("board.plan", join(plan)));
}

// What is going on for all to see.
void Board::events() const {
    static const char* const kItems[] = {"none", "step", "build", "storm", "ward"};
    if (const Battle& b = l.s.battle; b.active)
        p.line(say(b.raiders ? "board.raid" : "board.battle",
                   {word("site", l.t.site_words[b.site]), seat_arg("seat", b.attacker), seat_arg("seat2", b.foe),
                    number_arg("number", b.force[0]), number_arg("number2", b.force[1])}));
    for (int i = 0; i < l.s.chain.size; ++i) {
        const Link& link = l.s.chain.link[i];
        p.line(say("board.chain", {word("item", kItems[static_cast<int>(link.item)]), seat_arg("seat", link.actor)}));
    }
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.deal[seat].to != kNobody) deal(seat);
}

void Board::deal(Seat seat) const {
    const Deal& d = l.s.deal[seat];
    const std::string known = marked(l.s.own[seat].given, 3);
    p.line(say("board.deal", {seat_arg("seat", seat), seat_arg("seat2", d.to)}) +
           (d.sent ? "" : " (" + say("board.draft") + ")"));
    p.line("   " + side_of_deal("board.gives", d.give, d.give_cards) + (known.empty() ? "" : " (" + known + ")"));
    p.line("   " + side_of_deal("board.asks", d.ask, d.ask_cards));
}

std::string Board::side_of_deal(std::string_view key, const uint8_t (&goods)[kGoods], int cards) const {
    Lines out;
    for (int i = 0; i < kGoods; ++i)
        if (goods[i]) out.push_back(counted(good(i), goods[i]));
    if (cards) out.push_back(counted(say("board.cards"), cards));
    return labelled(key, join(out));
}

// OP-55, OP-56  Line by line, as points are counted.
void Board::score_sheet() const {
    constexpr int kFirst = 32, kWidth = 10;
    const auto line = [&](std::string_view key, auto value) {
        std::string text = say(key);
        for (Seat seat = 0; seat < l.s.seats; ++seat) text = pad(text, kFirst + kWidth * seat) + value(seat);
        p.line(text);
    };
    const auto shrines = [&](Seat seat) { return l.s.player[seat].shrines * l.t.shrine_points; };
    const auto projects = [&](Seat seat) { return std::popcount(l.s.player[seat].reached) * l.t.project_points; };
    const auto huts = [&](Seat seat) { return l.s.player[seat].points - shrines(seat) - projects(seat); };
    line("score.title", [&](Seat seat) { return ink(seat, name(seat)); });
    line("score.huts", [&](Seat seat) { return std::to_string(huts(seat)); });
    line("score.shrines", [&](Seat seat) { return std::to_string(shrines(seat)); });
    line("score.projects", [&](Seat seat) { return std::to_string(projects(seat)); });
    line("score.total", [&](Seat seat) { return p.bold(std::to_string(l.s.player[seat].points)); });
    line("score.goods", [&](Seat seat) { return std::to_string(goods_in_store(l, seat)); });
}

}  // namespace

void Outpost::paint(const Look& l, Seat viewer, Painter& p) { Board{{{l, viewer, p}}}.draw(); }

void Outpost::paint_map(const Look& l, Seat viewer, Painter& p) {
    for (const std::string& line : map_lines({{l, viewer, p}})) p.line(line);
    p.line(p.ink(kFaint, render(p.text, "board.legend")));
}

}  // namespace pentarchy::outpost
