// The map: each region with its shipping track, top card and cities; connections worth having; tiles left to build;
// what the tracks bring. And what of the document stands on the board.
#include "engine/paint/brush.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

constexpr char kMark[] = "PWKRGN";
constexpr int kInk[kColours] = {141, 255, 243, 203, 114, 180};
constexpr int kStatusColumn = 16, kTrackColumn = 28, kDeckColumn = 61;

struct Brush : BrushOf<Look> {
    std::string city(int city) const { return noun("city", l.t.city_words, city); }
    std::string building(int building) const { return noun("building", l.t.building_words, building); }
    std::string token(int token) const { return noun("short", l.t.token_words, token); }
    // In the seat's colour; letters do the same without colours.
    std::string mark(Seat colour) const { return p.ink(kInk[colour], std::string(1, kMark[colour])); }
};

// "ind2 cul1 gl1"
std::string icons(const Brush& b, const CardRow& card) {
    Lines out;
    for (int token = 0; token < b.l.t.tokens; ++token) {
        if (!b.l.t.token[token].brown) continue;
        const int n = card.icons[index(b.l.t.token[token].track)];
        if (n) out.push_back(b.token(token) + std::to_string(n));
    }
    if (card.glory) out.push_back(b.say("short.glory") + std::to_string(card.glory));
    return join(out, " ");
}

// "3: ind2 cul1", "G: ..." while the governor is on top.
std::string top_text(const Brush& b, int deck) {
    const uint8_t top = top_card(b.l, static_cast<Deck>(deck));
    if (top == kNone) {
        const bool removed = b.l.s.slavery_gone && b.l.t.card[b.l.t.deck[deck].card[0]].slavery;
        return b.say(removed ? "board.removed" : "board.empty");
    }
    const CardRow& card = b.l.t.card[top];
    return (card.governor ? b.say("short.governor") : std::to_string(card.value)) + ": " + icons(b, card);
}

// Who stands on the track, then the tokens still to be taken.
std::string track_text(const Brush& b, const RegionRow& region) {
    Lines out;
    for (int space = region.first_space; space < region.first_space + region.spaces; ++space) {
        const uint8_t colour = b.l.s.space_of[space], token = b.l.s.space_token[space];
        out.push_back(colour != kNone ? b.mark(colour) : token != kNone ? b.token(token) : "-");
    }
    return join(out, " ");
}

// A region without a track has room to name its decks.
std::string decks_text(const Brush& b, int region) {
    Lines out;
    for (int deck = 0; deck < b.l.t.decks; ++deck)
        if (b.l.t.deck[deck].region == region)
            out.push_back((b.l.t.region[region].spaces ? "" : b.noun("deck", b.l.t.deck_words, deck) + " ") +
                          top_text(b, deck));
    return join(out, "   ");
}

std::string region_line(const Brush& b, int r) {
    const RegionRow& region = b.l.t.region[r];
    const bool open = is_open(b.l, static_cast<Region>(r));
    const std::string name = b.noun("region", b.l.t.region_words, r);
    const std::string filled = std::to_string(b.l.s.filled[r]) + "/" + std::to_string(region.spaces);
    const std::string status = open ? b.say("board.open") : b.say("board.closed") + " " + filled;
    const std::string left =
        pad(pad(b.p.bold(name), kStatusColumn) + (open ? status : b.p.ink(kFaint, status)), kTrackColumn);
    return (region.spaces ? pad(left + track_text(b, region), kDeckColumn) : left) + decks_text(b, r);
}

// "P3 W1" of those who have any.
std::string counts(const Brush& b, auto count) {
    Lines out;
    for (Seat colour = 0; colour < kColours; ++colour)
        if (const int n = count(colour)) out.push_back(b.mark(colour) + std::to_string(n));
    return join(out, " ");
}

// "London ind" while its token waits, "London (P)" once it is held. In a closed region presence is what the track
// shows.
void city_lines(const Brush& b, int r) {
    Lines out;
    for (int c = 0; c < b.l.t.cities; ++c) {
        if (b.l.t.city[c].region != r) continue;
        const Seat owner = holder(b.l, static_cast<City>(c));
        const uint8_t token = b.l.s.city_token[c];
        const std::string what = owner != kNobody ? "(" + b.mark(owner) + ")" : token != kNone ? b.token(token) : "-";
        out.push_back((b.l.t.city[c].glory > 1 ? "*" : "") + b.city(c) + " " + what);
    }
    out = punctuated(out, "");
    const std::string presence = counts(b, [&](Seat colour) { return b.l.s.presence[colour][r]; });
    const std::string beside = counts(b, [&](Seat colour) { return b.l.s.beside[r][colour]; });
    if (is_open(b.l, static_cast<Region>(r)) && !presence.empty())
        out.push_back("| " + b.say("board.presence") + " " + presence);
    if (!beside.empty()) out.push_back("| " + b.say("board.beside") + " " + beside);
    b.flow("   ", out, 3);
}

// The connection's holder, or else its token; a dash once the token is gone and nobody holds both ends.
std::string link_text(const Brush& b, int i) {
    const LinkRow& link = b.l.t.link[i];
    const Seat owner = holder(b.l, static_cast<City>(link.a));
    const uint8_t token = b.l.s.link_token[i];
    if (owner != kNobody && owner == holder(b.l, static_cast<City>(link.b)))
        return b.city(link.b) + " (" + b.mark(owner) + ")";
    return b.city(link.b) + " " + (token != kNone ? b.token(token) : "-");
}

// "London: Paris ind, Boston (P);" each under its first city.
void link_lines(const Brush& b) {
    Lines groups;
    for (int c = 0; c < b.l.t.cities; ++c) {
        Lines out;
        for (int i = 0; i < b.l.t.links; ++i)
            if (b.l.t.link[i].a == c) out.push_back(link_text(b, i));
        if (!out.empty()) groups.push_back(b.city(c) + ": " + join(out) + ";");
    }
    if (!groups.empty()) b.flow(b.p.bold(b.say("board.links")) + " | ", groups, 3);
}

void stack_lines(const Brush& b) {
    Lines out;
    for (int level = 1; level < kLevels; ++level) {
        Lines tiles;
        for (int i = 1; i < b.l.t.buildings; ++i)
            if (b.l.t.building[i].level == level && b.l.s.left[i])
                tiles.push_back(counted(b.building(i), b.l.s.left[i]));
        if (tiles.empty()) continue;
        tiles[0] = std::to_string(level) + ": " + tiles[0];
        tiles = punctuated(tiles, ";");
        out.insert(out.end(), tiles.begin(), tiles.end());
    }
    b.flow(b.p.bold(b.say("board.stacks")) + " | ", out, 3);
}

// "industry 1@0 2@3;": from which level on a track has a value.
void value_lines(const Brush& b) {
    Lines out;
    for (int track = 0; track < kTracks; ++track) {
        Lines steps{b.noun("track", b.l.t.track_words, track)};
        for (int level = 0; level < kTrackSpaces; ++level)
            if (const int value = b.l.t.value[track][level]; !level || value != b.l.t.value[track][level - 1])
                steps.push_back(std::to_string(value) + "@" + std::to_string(level));
        out.push_back(join(steps, " ") + ";");
    }
    b.flow(b.p.bold(b.say("board.values")) + " | ", out, 3);
}

}  // namespace

void Endeavor::paint_map(const Look& l, Seat viewer, Painter& p) {
    const Brush b{{l, viewer, p}};
    p.line(p.ink(kFaint, pad(std::string(kTrackColumn, ' ') + b.say("board.track"), kDeckColumn) + b.say("board.top")));
    for (int r = 0; r < l.t.regions; ++r) {
        p.line(region_line(b, r));
        city_lines(b, r);
    }
    link_lines(b);
    stack_lines(b);
    value_lines(b);
    if (l.s.neutral) p.line(p.ink(kFaint, b.say("board.neutral")));
}

const BoardPlan& Endeavor::board_plan() {
    static const BoardPlan kPlan{
        .compared = {{"industry", "", "", {"construction_level"}},
                     {"culture", "", "", {"growth"}},
                     {"finance", "", "", {"payments"}},
                     {"politics", "", "", {"card_limit"}},
                     {"harbour"},
                     {"score.total"},
                     {"passed"}},
        .held = {{"buildings", "building", "", {"workers"}}, {"tokens", "token"}, {"cards", "card"}, {"aside", "card"}},
        .inks = {{"purple", 141}, {"white", 255}, {"black", 243}, {"red", 203}, {"green", 114}}};
    return kPlan;
}

// Cards and buildings as they are looked up.
std::vector<CardPage> Endeavor::cards(const Edition& t, const Texts& text) {
    std::vector<CardPage> out;
    const auto add = [&](const std::string& key, const char* form) {
        out.push_back({render(text, key), {render(text, key + "." + form)}});
    };
    for (const std::string& word : t.building_words) add("building." + word, "does");
    for (const std::string& word : t.card_words) add("card." + word, "gives");
    return out;
}

}  // namespace pentarchy::endeavor
