// The map for a terminal of 80 columns: a line for each row of squares. On maps that fit, a square is four columns:
// terrain, what lies there, and whose figures stand there; on wider ones it is two, and `map PLACE` draws a part of it.
#include <algorithm>

#include "base/utf8.h"
#include "games/civilization/battle.h"
#include "games/civilization/paint.h"

namespace pentarchy::civilization {

std::string Brush::thing(int square) const {
    const uint8_t top = l.s.top[square];
    if (is_building(top)) return noun("building", l.t.building_words, top - kBuilding0);
    if (is_wonder(top)) return noun("wonder", l.t.wonder_words, top - kWonderTop0);
    if (is_person(top)) return noun("person_type", l.t.person_type_words, top - kPersonTop0);
    if (is_city_state(top)) return noun("city_state", l.t.city_state_words, top - kCityState0);
    if (is_relic(top)) return noun("relic", l.t.relic_words, top - kRelicTop0);
    if (is_centre(top)) return city(owner_of_centre(top), city_of_centre(top));
    if (is_marker(top)) return say(is_village(l, square) ? "pile.village" : "pile.hut");
    const uint8_t resource = ground_at(l, square).resource;
    return resource == kNone ? "" : noun("resource", l.t.resource_words, resource);
}

std::string Brush::city(Seat owner, int city) const {
    return ink(owner, noun("seat", l.t.seat_words, owner) + ": " + noun("city", l.t.city_words, city));
}

std::string Brush::figures(int square) const {
    const Stand stand = stand_at(l, square);
    if (!stand.any()) return "";
    Lines parts;
    if (stand.armies()) parts.push_back(counted("armies", stand.armies()));
    if (stand.scouts()) parts.push_back(counted("scouts", stand.scouts()));
    return ink(stand.owner(), noun("seat", l.t.seat_words, stand.owner()) + ": " + join(parts));
}

std::string Brush::yields(int square) const {
    Lines parts;
    for (size_t icon = 0; icon < kIcons; ++icon)
        if (const int n = icons_of(l, square)[icon]) parts.push_back(counted("icon_" + l.t.icon_words[icon], n));
    return join(parts);
}

namespace {

constexpr int kWide = 4, kNarrow = 2, kLabel = 3, kZoomColumns = 15, kZoomRows = 9;
constexpr const char* kGround[] = {".", ":", "~", "^", "&"};

// A part of the map, in squares.
struct Part {
    int left = 0, top = 0, right = 0, bottom = 0;  // inclusive
    int columns() const { return right - left + 1; }
};

Part whole_map(const Look& l) {
    Part out{kColumns, kRows, 0, 0};
    for (const int square : layout_of(l).all) {
        out.left = std::min(out.left, square % kColumns), out.right = std::max(out.right, square % kColumns);
        out.top = std::min(out.top, square / kColumns), out.bottom = std::max(out.bottom, square / kColumns);
    }
    return out;
}
// So much of it around a square.
Part part_around(const Look& l, int square) {
    const Part all = whole_map(l);
    Part out;
    out.left =
        std::clamp(square % kColumns - kZoomColumns / 2, all.left, std::max(all.left, all.right - kZoomColumns + 1));
    out.top = std::clamp(square / kColumns - kZoomRows / 2, all.top, std::max(all.top, all.bottom - kZoomRows + 1));
    out.right = std::min(all.right, out.left + kZoomColumns - 1);
    out.bottom = std::min(all.bottom, out.top + kZoomRows - 1);
    return out;
}

// One letter for what lies on a square.
std::string letter_of(const Brush& b, int square) {
    const uint8_t top = b.l.s.top[square];
    if (is_building(top)) return b.p.bold(b.say("map.building"));
    if (is_wonder(top)) return b.p.bold(b.say("map.wonder"));
    if (is_person(top)) return b.p.bold(b.say("map.person"));
    if (is_city_state(top)) return b.p.bold(b.say("map.city_state"));
    if (is_relic(top)) return b.p.bold("*");
    if (is_marker(top)) return b.p.bold(b.say(is_village(b.l, square) ? "map.village" : "map.hut"));
    const GroundRow& ground = ground_at(b.l, square);
    if (ground.resource != kNone) return b.noun("map", b.l.t.resource_words, ground.resource);
    if (ground.icon[index(Icon::Coin)]) return "$";
    return ground.icon[index(Icon::Culture)] ? "+" : "";
}

// "@R!f": the capital of red with walls and a fortification.
std::string centre(const Brush& b, int square, int columns) {
    const uint8_t top = b.l.s.top[square];
    const Seat owner = owner_of_centre(top);
    const City& city = b.l.s.player[owner].city[city_of_centre(top)];
    std::string out = (city_of_centre(top) ? "#" : "@") + b.mark(owner);
    if (columns == kWide && city.flags & kWalls) out += "!";
    if (columns == kWide && city.flags & (kFortified | kCaravan))
        out += b.say(city.flags & kFortified ? "map.fortification" : "map.caravan");
    return b.p.bold(b.ink(owner, out));
}
// "R2": two armies of red; "r": a scout.
std::string stand_of(const Brush& b, int square, int columns) {
    const Stand stand = stand_at(b.l, square);
    if (!stand.any()) return "";
    std::string out = b.noun(stand.armies() ? "map" : "scout_mark", b.l.t.seat_words, stand.owner());
    if (columns == kWide && stand.figures() > 1) out += std::to_string(stand.figures());
    return b.p.bold(b.ink(stand.owner(), out));
}

std::string cell(const Brush& b, int square, int columns) {
    if (b.l.s.face[square] == kVoid) return pad("", columns);
    if (!is_open(b.l, square)) return pad(b.p.ink(kFaint, "?"), columns);
    if (is_centre(b.l.s.top[square])) return pad(centre(b, square, columns), columns);
    const std::string ground = b.p.ink(kFaint, kGround[index(ground_at(b.l, square).terrain)]);
    const std::string letter = letter_of(b, square);
    if (columns == kNarrow) return pad((letter.empty() ? ground : letter) + stand_of(b, square, columns), columns);
    return pad(ground + (letter.empty() ? " " : letter) + stand_of(b, square, columns), columns);
}

// Numbers above, letters at the side: together they are the name of a square.
void paint_part(const Brush& b, const Part& part, int columns) {
    std::string head = pad("", kLabel);
    for (int x = part.left; x <= part.right; ++x) {
        const std::string number = std::to_string(x + 1);
        head += pad(columns > static_cast<int>(number.size()) ? number : x % 2 ? "" : number, columns);
    }
    b.p.line(b.p.ink(kFaint, head));
    for (int y = part.top; y <= part.bottom; ++y) {
        const std::string& first = b.square(square_at(0, y));  // "b1"
        std::string line = pad(b.p.ink(kFaint, first.substr(0, first.size() - 1)), kLabel);
        for (int x = part.left; x <= part.right; ++x) line += cell(b, square_at(x, y), columns);
        b.p.line(line);
    }
}

void paint_whole(const Brush& b) {
    const Part all = whole_map(b.l);
    const bool fits = kLabel + kWide * all.columns() <= kColumnsOfScreen;
    paint_part(b, all, fits ? kWide : kNarrow);
    b.flow("", split_words(b.say(fits ? "map.legend" : "map.legend_wide")), 0);
}

void paint_square(const Brush& b, int square) {
    paint_part(b, part_around(b.l, square), kWide);
    Lines parts;
    if (is_open(b.l, square)) {
        for (const std::string& words : {b.terrain(square), b.thing(square), b.yields(square), b.figures(square)})
            if (!words.empty()) parts.push_back(words);
        if (const Side side = side_of(b.l, square); side.any())
            parts.push_back(b.say("map.near") + " " + b.city(side.seat, side.city));
    } else {
        parts.push_back(b.say("map.face_down"));
    }
    b.flow(b.p.bold(b.square(square)) + ": ", split_words(join(parts, "; ")), 4);
}

// Every word of what was asked for is in the name.
bool is_named(const std::string& name, std::string_view where) {
    const Lines words = split_words(where);
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) { return matches(name, word); });
}

}  // namespace

void Civilization::paint_map(const Look& l, Seat viewer, Painter& p) { paint_whole(Brush{{l, viewer, p}}); }

// A battle stands in the place of the map as long as it is fought.
void Civilization::paint_middle(const Look& l, Seat viewer, Painter& p) {
    const Brush b{{l, viewer, p}};
    in_battle(l) ? paint_battle(b) : paint_whole(b);
    paint_market(b);
    paint_seats(b);
}

// A square by its name; a city by words of its own, one's own first.
bool Civilization::paint_place(const Look& l, Seat viewer, std::string_view where, Painter& p) {
    const Brush b{{l, viewer, p}};
    for (const int square : layout_of(l).all)
        if (l.t.square_words[static_cast<size_t>(square)] == fold(where)) return paint_square(b, square), true;
    const Seat first = viewer < l.s.seats ? viewer : 0;
    Painter plain{p.text, false, p.lines, ""};
    const Brush names{{l, viewer, plain}};
    for (int i = 0; i < l.s.seats; ++i)
        for (int city = 0; city < kCitiesOfSeat; ++city)
            if (const Seat seat = left_of(l, first, i);
                has_city(l, seat, city) && is_named(names.city(seat, city), where))
                return paint_city(b, seat, city), true;
    return false;
}

}  // namespace pentarchy::civilization
