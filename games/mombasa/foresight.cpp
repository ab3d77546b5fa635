// What follows from a position for whoever looks at it (the state document): what books still ask for, how far the jar
// can go, what cards cost a seat, what a sealed plan would add up to, what a post would cost.
#include "games/mombasa/foresight.h"

#include <algorithm>

#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

constexpr int kCommodities = 4, kSpecialist = index(Commodity::Specialist);

constexpr int part(Totals sums, int at) { return static_cast<int>(sums >> (8 * at) & 0x7F); }

// MO-11.9, MO-11.10  The bookkeeper in use is no specialist; while one keeps books it lies face down already.
Totals for_books(const Look& l, Seat seat) {
    const Totals have = totals(l, seat);
    const bool in_use = find_frame(l.s.stack, Proc::FlipBook) || find_frame(l.s.stack, Proc::MoveJar);
    return in_use || !part(have, kSpecialist) ? have : have - (Totals{1} << (8 * kSpecialist));
}

bool is_met(const BookRow& book, Totals have) {
    return std::any_of(book.need, book.need + book.needs, [&](Totals need) { return covers(have, need); });
}

Json line_json(std::string_view what, int have, int need) { return {{"what", what}, {"have", have}, {"need", need}}; }

// MO-11.6, MO-11.9  What all alternatives of a book ask for, and "of one kind" what they ask for beside it.
boost::json::array lines_json(const Edition& t, const BookRow& book, Totals have) {
    boost::json::array out;
    int kind = 0, best = 0;
    for (int at = 0; at <= kSpecialist; ++at) {
        int sure = part(book.need[0], at);
        for (int i = 1; i < book.needs; ++i) sure = std::min(sure, part(book.need[i], at));
        kind += part(book.need[0], at) - sure;
        if (at < kGoods) best = std::max(best, part(have, at) - sure);
        if (!sure) continue;
        const std::string what = at == kSpecialist ? "specialist" : t.commodity_words[static_cast<size_t>(at)];
        out.push_back(line_json(what, part(have, at), sure));
    }
    if (kind) out.push_back(line_json("goods", best, kind));
    return out;
}

Json books_json(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    const Totals have = for_books(l, seat);
    boost::json::object out;
    for (int step = 1; step <= kBookSteps; ++step) {
        if (!me.book[step]) continue;
        const BookRow& book = l.t.book[me.book[step] - 1];
        out[std::to_string(step)] =
            boost::json::object{{"met", is_met(book, have)}, {"lines", lines_json(l.t, book, have)}};
    }
    return out;
}

// MO-11.4, MO-11.12  Step by step, over books that are met or face down.
int jar_reach(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    const Totals have = for_books(l, seat);
    int at = me.jar;
    while (at < kBookSteps && me.book[at + 1] &&
           (me.book_down >> (at + 1) & 1 || is_met(l.t.book[me.book[at + 1] - 1], have)))
        ++at;
    return at;
}

Json totals_json(const Look& l, Seat seat) {
    boost::json::object out;
    for (size_t at = 0; at < kCommodities; ++at) out[l.t.commodity_words[at]] = total(l, seat, static_cast<int>(at));
    return out;
}

// MO-18.6  The one bonus that makes cards cheaper; null: the seat has none.
const PerkRow* discount_of(const Look& l, Seat seat) {
    if (!l.s.player[seat].in_force) return nullptr;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company); perk && perk->kind == Perk::Discount) return perk;
    return nullptr;
}

}  // namespace

// The same with the sealed plan face up, for its owner alone; empty: nothing is planned.
Json planned_json(const Look& l, Seat seat) {
    const Picks& picks = l.s.picks[seat];
    if (std::none_of(std::begin(picks.slot), std::end(picks.slot), [](uint8_t face) { return face != 0; }))
        return boost::json::object();
    State then = l.s;
    Player& me = then.player[seat];
    for (int slot = 0; slot < kSlots; ++slot) {
        if (!picks.slot[slot]) continue;
        me.slot[slot] = static_cast<uint8_t>(picks.slot[slot] - 1);
        me.up = static_cast<uint8_t>(me.up | 1u << slot);
    }
    refresh_totals(l.t, then, seat);
    const Look planned{l.t, then};
    return boost::json::object{{"totals", totals_json(planned, seat)},
                               {"books", books_json(planned, seat)},
                               {"jar_reach", jar_reach(planned, seat)}};
}

Json outlook_json(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    boost::json::array open;
    for (unsigned left = open_slots(l, seat); left; left &= left - 1)
        open.emplace_back(l.t.slot_words[static_cast<size_t>(std::countr_zero(left))]);
    const int markers = markers_left(l, seat);
    return boost::json::object{{"books", books_json(l, seat)},      {"jar_reach", jar_reach(l, seat)},
                               {"open_slots", std::move(open)},     {"markers_left", markers},
                               {"markers", markers + me.markers},   {"diamond_worth", l.t.diamond_value[me.diamond]},
                               {"jar_worth", l.t.jar_value[me.jar]}};
}

Json acquiring_json(const Look& l, Seat seat) {
    const PerkRow* perk = discount_of(l, seat);
    boost::json::array can;
    boost::json::object prices, out;
    for (int space = 0; space < kCardSpaces; ++space) {
        if (l.s.display[space] == kNone) continue;
        const std::string& word = l.t.card_space_words[static_cast<size_t>(space)];
        if (acquiring_kinds(l, seat, space)) can.emplace_back(word);
        if (perk) prices[word] = std::max(0, price_of(l, space) - perk->amount);
    }
    out["can"] = std::move(can);
    if (!perk) return out;
    boost::json::array goods;
    for (size_t good = 0; good < kGoods; ++good)
        if (perk->goods >> good & 1) goods.emplace_back(l.t.commodity_words[good]);
    out["discount"] = boost::json::object{{"amount", perk->amount}, {"goods", std::move(goods)}};
    out["prices"] = std::move(prices);
    return out;
}

// MO-9.5 to MO-9.8  Points for a post in each region that the company can reach.
Json post_costs_json(const Look& l, int company) {
    const Reach reach = reach_of(l, company);
    boost::json::object out;
    for (uint32_t left = (reach.one | reach.two) & ~l.s.held[company]; left; left &= left - 1) {
        const int region = std::countr_zero(left);
        out[l.t.region_words[static_cast<size_t>(region)]] = place_cost(l, reach, region);
    }
    return out;
}

// Which of the places of each column hold a post, the first row first; an opened column keeps its last one free.
Json post_rows_json(const Look& l, int company) {
    boost::json::object out;
    for (int column = 0; column < kColumns; ++column) {
        boost::json::array rows;
        const int floor = kHqRows - is_opened(l.s, company, column);
        for (int row = floor - l.s.column[company][column] + 1; row <= floor; ++row) rows.emplace_back(row);
        out[std::to_string(column + 1)] = std::move(rows);
    }
    return out;
}

}  // namespace pentarchy::mombasa
