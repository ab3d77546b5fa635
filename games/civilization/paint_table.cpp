// What lies on the table besides the map: the market, and of each seat its cities, figures and technologies.
#include <algorithm>

#include "base/utf8.h"
#include "games/civilization/paint.h"

namespace pentarchy::civilization {

namespace {

constexpr int kGap = 3;  // columns between two technologies of the pyramid

void words_line(const Brush& b, const char* head, const Lines& parts) {
    if (!parts.empty()) b.flow(b.p.bold(b.say(head)) + ": ", split_words(join(parts)), 4);
}

// "The Oracle 15": with what it costs the viewer.
void paint_wonders(const Brush& b) {
    Lines parts;
    const Seat seat = b.viewer < b.l.s.seats ? b.viewer : b.l.s.first;
    for (int wonder = 0; wonder < static_cast<int>(kWonders); ++wonder)
        if (b.l.s.wonder[wonder] < kWonderSlots)
            parts.push_back(
                pentarchy::counted(b.noun("wonder", b.l.t.wonder_words, wonder), wonder_cost(b.l, seat, wonder)));
    words_line(b, "painted.wonders", parts);
}

// "the capital o2: metropolis, walls (production 7, arts 3)".
std::string city_words(const Brush& b, Seat seat, int city) {
    const City& at = b.l.s.player[seat].city[city];
    std::string out = b.noun("city", b.l.t.city_words, city) + " " + b.square(at.centre);
    if (is_metropolis(at)) out += " + " + b.square(at.second);
    Lines more{b.counted("production", production_of(b.l, seat, city)),
               b.counted("arts", culture_of_arts(b.l, seat, city))};
    constexpr const char* kMarkers[] = {"walls", "fortification", "caravan", "building_program"};
    for (size_t i = 0; i < std::size(kMarkers); ++i)
        if (at.flags >> i & 1) more.push_back(b.say(std::string("city_marker.") + kMarkers[i]));
    return out + " (" + join(more) + ")";
}

Lines cities_of_seat(const Brush& b, Seat seat) {
    Lines out;
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (has_city(b.l, seat, city)) out.push_back(city_words(b, seat, city));
    return out;
}
Lines figures_of_seat(const Brush& b, Seat seat) {
    Lines out;
    for (const int square : stands_of(b.l, seat)) {
        const Stand stand = stand_at(b.l, square);
        Lines who;
        if (stand.armies()) who.push_back(b.counted("armies", stand.armies()));
        if (stand.scouts()) who.push_back(b.counted("scouts", stand.scouts()));
        out.push_back(b.square(square) + " " + join(who, " + "));
    }
    return out;
}
// "infantry II", for what a seat's units are worth.
Lines ranks_of_seat(const Brush& b, Seat seat) {
    constexpr const char* kRoman[] = {"", "I", "II", "III", "IV"};
    Lines out;
    for (int type = 0; type < kUnitTypes; ++type)
        if (const int rank = rank_of(b.l, seat, static_cast<UnitType>(type)))
            out.push_back(b.noun("unit_type", b.l.t.unit_type_words, type) + " " + kRoman[rank]);
    return out;
}

// CV-2.51  Technologies by their level; the one a nation starts with lies in the first row.
Lines techs_in_row(const Brush& b, Seat seat, int row) {
    const Player& me = b.l.s.player[seat];
    const int start = me.nation == kNone ? kTechs : b.l.t.nation[me.nation].tech;
    Lines out;
    for (int tech = 0; tech < kTechs; ++tech)
        if (knows(b.l, seat, tech) && (tech == start ? 1 : b.l.t.tech[tech].level) == row)
            out.push_back(b.noun("tech", b.l.t.tech_words, tech));
    return out;
}

// CV-10.10  The viewer's own pyramid: each row in the middle, with what the next card in it takes.
void paint_pyramid(const Brush& b, Seat seat) {
    constexpr const char* kRoman[] = {"", "I", "II", "III", "IV", "V"};
    b.p.line(b.p.bold(b.say("painted.pyramid")));
    for (int row = kTechLevels; row >= 1; --row) {
        const Lines techs = techs_in_row(b, seat, row);
        const bool room = has_slot(b.l, seat, row);
        if (techs.empty() && !room) continue;
        const std::vector<Arg> trade{number_arg("number", threshold(b.l, seat, row))};
        std::string head = pad(kRoman[row], kGap + 1) + pad(b.say(room ? "painted.room" : "painted.full", trade), 12);
        const std::string line = join(techs, std::string(kGap, ' '));
        const int left = kColumnsOfScreen - screen_width(head) - screen_width(line);
        if (left < 0) {
            b.flow(head, split_words(join(techs)), screen_width(head));
        } else {
            b.p.line(head + pad("", left / 2) + line);
        }
    }
}

}  // namespace

void paint_market(const Brush& b) {
    paint_wonders(b);
    Lines stacks;
    for (size_t stack = 0; stack < kStacks; ++stack)
        stacks.push_back(
            pentarchy::counted(b.noun("stack", b.l.t.stack_words, static_cast<int>(stack)), b.l.s.supply[stack]));
    words_line(b, "painted.stacks", stacks);
    Lines tokens;
    for (int kind = 0; kind < kMarket; ++kind)
        tokens.push_back(pentarchy::counted(b.noun("resource", b.l.t.resource_words, kind), b.l.s.market[kind]));
    words_line(b, "painted.tokens", tokens);
}

void paint_seats(const Brush& b) {
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) {
        if (!has_city(b.l, seat, 0)) continue;
        b.p.line(b.p.bold(b.ink(seat, upper_first(b.noun("seat", b.l.t.seat_words, seat)))));
        words_line(b, "painted.cities", cities_of_seat(b, seat));
        words_line(b, "painted.figures", figures_of_seat(b, seat));
        words_line(b, "painted.ranks", ranks_of_seat(b, seat));
        if (seat == b.viewer) continue;
        Lines techs;
        for (int row = 1; row <= kTechLevels; ++row)
            for (const std::string& tech : techs_in_row(b, seat, row)) techs.push_back(tech);
        words_line(b, "painted.techs", techs);
    }
    if (b.viewer < b.l.s.seats && has_city(b.l, b.viewer, 0)) paint_pyramid(b, b.viewer);
}

}  // namespace pentarchy::civilization
