// The map: companies with their tracks, regions, and for whoever asks the borders between them. What a post costs.
#include "engine/flow/step.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"
#include "games/mombasa/paint.h"

namespace pentarchy::mombasa {

namespace {

constexpr int kTrackColumn = 17, kValueColumn = 26, kPostsColumn = 34, kMarkersColumn = 42, kMarkerWidth = 9;

// "B6:2!": the step and the shares; the next step costs money or is a special space.
std::string marker_text(const Brush& b, Seat seat, int company) {
    const int step = b.l.s.player[seat].step[company];
    const SideRow& side = track_of(b.l, company);
    const bool marked =
        step < side.length && (side.toll[step + 1] || step + 1 == side.special[0] || step + 1 == side.special[1]);
    return b.mark(seat) + std::to_string(step) + ":" + std::to_string(shares_of(b.l, seat, company)) +
           (marked ? "!" : "");
}

std::string at_step(const std::string& what, int step) { return what + "@" + std::to_string(step); }

// MO-17  "shares 1@2, 2@4; pay £2@11; special £1@6, £2@14": what lies on which step of a company's track.
void paint_track(const Brush& b, int company) {
    const SideRow& side = track_of(b.l, company);
    Lines shares, tolls, specials, parts;
    for (int step = 1; step <= side.length; ++step) {
        if (side.shares[step] > side.shares[step - 1])
            shares.push_back(at_step(std::to_string(side.shares[step]), step));
        if (side.toll[step]) tolls.push_back(at_step(b.pounds(side.toll[step]), step));
    }
    for (int i = 0; i < kSpecials; ++i) specials.push_back(at_step(b.pounds(side.payout[i]), side.special[i]));
    const auto group = [&](std::string_view key, Lines& items) {
        if (items.empty()) return;
        items[0] = b.say(key) + " " + items[0];
        for (std::string& item : punctuated(items, ";")) parts.push_back(std::move(item));
    };
    group("board.shares_at", shares);
    group("board.tolls_at", tolls);
    group("board.specials_at", specials);
    b.flow("    ", parts, 4);
}

void paint_companies(const Brush& b) {
    const State& s = b.l.s;
    std::string head = pad("  " + b.say("board.company"), kTrackColumn) + b.say("board.track");
    head = pad(pad(head, kValueColumn) + b.say("board.share_value"), kPostsColumn) + b.say("board.posts");
    b.p.line(b.p.ink(kFaint, pad(head, kMarkersColumn) + " " + b.say("board.markers_at")));
    for (int company = 0; company < kCompanies; ++company) {
        std::string line = pad(b.post(company) + " " + b.company(company), kTrackColumn);
        if (s.side[company] == kNone) {
            b.p.line(line);
            continue;
        }
        line = pad(line + b.noun("side", b.l.t.side_words, s.side[company]), kValueColumn) + b.pounds(s.value[company]);
        line = pad(line, kPostsColumn);
        for (const uint8_t posts : s.column[company]) line += std::to_string(posts) + " ";
        for (Seat seat = 0; seat < s.seats; ++seat)
            line = pad(line, kMarkersColumn + 1 + kMarkerWidth * seat) + marker_text(b, seat, company);
        b.p.line(line);
        paint_track(b, company);
    }
}

// "Karoo diamond +1 (1 mine) [C]": the reward, the mines, whose post.
std::string region_text(const Brush& b, int region) {
    std::string out = b.region(region);
    const std::string reward = "reward." + b.l.t.region_words[static_cast<size_t>(region)];
    if (b.p.text.has(reward)) out += " " + b.p.ink(kFaint, b.say(reward));
    if (const int mines = b.l.t.region[region].mines)
        out += " (" + b.say("board.mines", {number_arg("number", mines)}) + ")";
    for (int company = 0; company < kCompanies; ++company)
        if (b.l.s.held[company] >> region & 1) out += " [" + b.post(company) + "]";
    return out;
}

// MO-9.7  Across a single line "-", across a double one "=".
void paint_borders(const Brush& b, const std::string& from, uint32_t one, uint32_t two) {
    Lines parts;
    const auto add = [&](const char* line, uint32_t regions) {
        for (; regions; regions &= regions - 1) parts.push_back(line + b.region(std::countr_zero(regions)));
    };
    add("-", one);
    add("=", two);
    Lines words;
    for (const std::string& part : punctuated(parts))
        for (std::string& word : words_of(part)) words.push_back(std::move(word));
    b.flow("  " + from + " | ", words, 6);
}

}  // namespace

// The expansion in progress, if there is one.
const ExpandLocals* expansion(const Look& l) {
    if (is_over(l.s) || l.s.stack.top == 0) return nullptr;
    const Frame& f = top_of(l.s.stack);
    if (f.proc == index(Proc::Expand)) return &f.locals<ExpandLocals>();
    return f.proc == index(Proc::TakePost) ? &f.locals<PostLocals>().expand : nullptr;
}

// MO-9.7, MO-9.8  What placing a post costs of the points that are left.
LabelDetail Mombasa::label_detail(const Look& l, Seat, Move m) {
    const ExpandLocals* e = expansion(l);
    if (!e || !is(m, Verb::Place)) return {};
    const Reach reach = reach_of(l, e->company);
    if (!((reach.one | reach.two) >> m.a & 1)) return {};
    return {"cost", {number_arg("number", place_cost(l, reach, m.a)), number_arg("number2", e->points)}};
}

void draw_map(const Brush& b) {
    paint_companies(b);
    Lines parts;
    for (int region = 0; region < b.l.t.regions; ++region) parts.push_back(region_text(b, region));
    b.flow(b.p.bold(b.say("board.regions")) + ": ", punctuated(parts), 2);
}

void Mombasa::paint_map(const Look& l, Seat viewer, Painter& p) {
    const Brush b{{l, viewer, p}};
    paint_companies(b);
    p.line(p.bold(b.say("board.borders")));
    for (int company = 0; company < kCompanies; ++company)
        paint_borders(b,
                      b.say("board.hq", {{"company", l.t.company_words[static_cast<size_t>(company)]}}) + " [" +
                          b.post(company) + "]",
                      l.t.hq_one[company], l.t.hq_two[company]);
    for (int region = 0; region < l.t.regions; ++region)
        paint_borders(b, region_text(b, region), l.t.region[region].one, l.t.region[region].two);
    p.line(p.ink(kFaint, b.say("board.map_legend")));
}

}  // namespace pentarchy::mombasa
