// The players: tracks, harbour, cards and glory side by side, then what each has; and the score sheet.
#include "engine/flow/step.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/paint.h"

namespace pentarchy::endeavor {

namespace {

constexpr int kFirst = 17, kWidth = 12;            // columns of the table of players
constexpr int kScoreFirst = 28, kScoreWidth = 10;  // and of the score sheet

void row(const Brush& b, const std::string& label, int first, int each, auto cell) {
    std::string text = label;
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) {
        const std::string words = cell(seat);
        if (!words.empty()) text = pad(text, first + each * seat) + words;
    }
    if (!text.empty()) b.p.line(text);
}

// "5>3 (7>4)": the level and its value, and where the next value begins.
std::string track_text(const Brush& b, Seat seat, int track) {
    const int level = b.l.s.player[seat].level[track];
    const uint8_t(&values)[kTrackSpaces] = b.l.t.value[track];
    const int value = value_of(b.l, seat, static_cast<Track>(track));
    std::string out = std::to_string(level) + ">" + std::to_string(value);
    for (int space = level; space < kTrackSpaces; ++space)
        if (values[space] > value)
            return out + " (" + std::to_string(space) + ">" + std::to_string(values[space]) + ")";
    return out;
}

std::string status_text(const Brush& b, Seat seat) {
    Lines out;
    if (seat == b.viewer) out.push_back(b.say("board.you"));
    if (b.l.s.player[seat].passed && !is_over(b.l.s)) out.push_back(b.say("board.passed"));
    return join(out);
}

// "[ ]" and "[x]" for each activation space.
Lines buildings(const Brush& b, const Player& me) {
    Lines out;
    for (int i = 0; i < b.l.t.buildings; ++i) {
        if (!me.built[i]) continue;
        std::string spaces;
        for (int n = 0; n < me.built[i] && b.l.t.building[i].can_activate; ++n)
            spaces += n < me.workers[i] ? "[x]" : "[ ]";
        if (spaces.empty() && me.built[i] > 1) spaces = "x" + std::to_string(me.built[i]);
        out.push_back(b.building(i) + (spaces.empty() ? "" : " " + spaces));
    }
    return out;
}

// Groups with a heading each, run on in one flow of parts.
Lines holdings(const Brush& b, Seat seat) {
    Lines tokens, cards, aside, out;
    for (int i = 0; i < b.l.t.tokens; ++i)
        if (const int n = b.l.s.player[seat].tokens[i]) tokens.push_back(counted(b.token(i), n));
    for (int i = 0; i < b.l.t.cards; ++i) {
        if (owns(b.l, seat, i)) cards.push_back(b.card(i));
        if (b.l.s.card[i] == aside_of(seat)) aside.push_back(b.card(i));
    }
    const auto group = [&](std::string_view key, Lines& parts) {
        if (parts.empty()) return;
        parts[0] = b.say(key) + ": " + parts[0];
        parts = punctuated(parts, ";");
        out.insert(out.end(), parts.begin(), parts.end());
    };
    group("board.tokens", tokens);
    group("board.cards", cards);
    group("board.aside", aside);
    return out;
}

}  // namespace

void paint_players(const Brush& b) {
    const SeatMask deciding = is_over(b.l.s) ? SeatMask{0} : pending<Endeavor>(b.l.s);
    row(b, "", kFirst, kWidth, [&](Seat seat) {
        return (has(deciding, seat) ? ">" : " ") + b.mark(seat) + " " + b.p.bold(b.ink(seat, b.name(seat)));
    });
    row(b, "", kFirst + 3, kWidth, [&](Seat seat) { return status_text(b, seat); });
    for (int track = 0; track < kTracks; ++track)
        row(b, b.noun("board", b.l.t.track_words, track), kFirst + 1, kWidth,
            [&](Seat seat) { return track_text(b, seat, track); });
    row(b, b.say("board.harbour"), kFirst + 1, kWidth,
        [&](Seat seat) { return std::to_string(b.l.s.player[seat].harbour); });
    row(b, b.say("board.counted"), kFirst + 1, kWidth, [&](Seat seat) {
        return std::to_string(counted_cards(b.l, seat)) + "/" + std::to_string(card_limit(b.l, seat));
    });
    row(b, b.say("board.glory"), kFirst + 1, kWidth,
        [&](Seat seat) { return std::to_string(score_sheet(b.l, seat).total()); });
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) {
        b.flow(b.mark(seat) + " " + b.say("board.buildings") + ": ", punctuated(buildings(b, b.l.s.player[seat]), ""),
               2);
        if (const Lines held = holdings(b, seat); !held.empty()) b.flow("  ", held, 2);
    }
}

// EN-19.2 to EN-19.10  Line by line, as glory is counted.
void paint_score(const Brush& b) {
    const auto line = [&](const std::string& label, int which) {
        row(b, label, kScoreFirst, kScoreWidth,
            [&](Seat seat) { return std::to_string(score_sheet(b.l, seat).line[which]); });
    };
    row(b, b.say("score.title"), kScoreFirst, kScoreWidth, [&](Seat seat) { return b.ink(seat, b.name(seat)); });
    line(b.say("score.cities"), ScoreSheet::kCities);
    line(b.say("score.links"), ScoreSheet::kLinks);
    for (int track = 0; track < kTracks; ++track)
        line(b.noun("track", b.l.t.track_words, track), ScoreSheet::kTrack0 + track);
    line(b.say("score.cards"), ScoreSheet::kCards);
    line(b.say("score.place"), ScoreSheet::kPlace);
    line(b.say("score.buildings"), ScoreSheet::kBuildings);
    line(b.say("score.harbour"), ScoreSheet::kHarbour);
    line(b.say("score.slavery"), ScoreSheet::kSlavery);
    row(b, b.say("score.total"), kScoreFirst, kScoreWidth,
        [&](Seat seat) { return b.p.bold(std::to_string(score_sheet(b.l, seat).total())); });
}

}  // namespace pentarchy::endeavor
