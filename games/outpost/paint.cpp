// The board of Outpost for a terminal of 80 columns: the map on the left, the seats on the right, then what is going on.
// It is drawn from a view: what the viewer cannot place is not there to be drawn.
#include <algorithm>

#include "base/utf8.h"
#include "engine/step.h"
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

using Lines = std::vector<std::string>;

constexpr int kSiteWidth = 9, kSiteLines = 3;
constexpr char kMark[] = "RBYG";
constexpr int kInk[kSeats] = {203, 75, 220, 114}, kFaint = 245;

std::string join(const Lines& parts, std::string_view between = ", ") {
    std::string out;
    for (const std::string& part : parts) out.append(out.empty() ? "" : between).append(part);
    return out;
}

// Columns on the screen: letters without colour codes.
int width(std::string_view words) {
    int columns = 0;
    for (size_t i = 0; i < words.size(); ++i) {
        if (words[i] == '\x1b') {
            i = std::min(words.find('m', i), words.size());
        } else {
            columns += (words[i] & 0xC0) != 0x80;
        }
    }
    return columns;
}
std::string pad(std::string_view words, int columns) {
    return std::string(words).append(static_cast<size_t>(std::max(0, columns - width(words))), ' ');
}

class Board {
  public:
    Board(const Look& look, Seat viewer, Painter& painter) : l_(look), viewer_(viewer), p_(painter) {}

    void draw() {
        p_.line(join({p_.bold(p_.say("game.name")), say("board.round", {number_arg("number", l_.s.round), number_arg("number2", l_.t.rounds)}),
                      say("board.era", {word("era", std::to_string(l_.s.era))}), say("board.starts", {seat_arg("seat", l_.s.start)}),
                      say("board.deck", {number_arg("number", l_.s.cards.at(kDeck) + l_.s.cards.unders)})},
                     " - "));
        const Lines left = map(), right = panel();
        for (size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
            const std::string row = i < left.size() ? left[i] : "";
            p_.line(i < right.size() ? pad(row, 3 + kColumns * (kSiteWidth + 1) + 1) + right[i] : row);
        }
        p_.line(p_.ink(kFaint, p_.say("board.legend")));
        if (is_over(l_.s)) return score_sheet();
        if (viewer_ < l_.s.seats) own_lines();
        events();
    }

  private:
    // Words.
    static Arg word(std::string_view kind, std::string_view value) { return {std::string(kind), std::string(value)}; }
    Arg seat_arg(std::string_view name, Seat seat) const { return word(name, l_.t.seat_words[seat]); }
    Arg site_arg(int site) const { return word("site", l_.t.site_words[static_cast<size_t>(site)]); }
    std::string say(std::string_view key, const std::vector<Arg>& args) const { return render(p_.text, key, args); }
    std::string noun(std::string_view kind, const std::vector<std::string>& words, int value) const {
        return p_.say(std::string(kind) + "." + words[static_cast<size_t>(value)]);
    }
    std::string good(int i) const { return noun("good", l_.t.good_words, i); }
    std::string order(int i) const { return noun("order", l_.t.order_words, i); }
    std::string mark(Seat seat) const { return p_.ink(kInk[seat], std::string(1, kMark[seat])); }
    std::string name(Seat seat) const { return p_.ink(kInk[seat], noun("seat", l_.t.seat_words, seat)); }
    std::string labelled(std::string_view key, std::string_view words) const {
        return p_.say(key) + ": " + (words.empty() ? p_.say("board.empty") : std::string(words));
    }
    // Cards by kind: "storm, 2x ward".
    std::string cards(const Bits<kCapCards>& ids) const {
        int count[kCardKinds]{};
        for (const int id : ids) ++count[static_cast<int>(kind_of(l_, id))];
        Lines out;
        for (int kind = 0; kind < kCardKinds; ++kind)
            if (count[kind]) out.push_back((count[kind] > 1 ? std::to_string(count[kind]) + "x " : "") + noun("card", l_.t.card_kind_words, kind));
        return join(out);
    }
    // Marks are ids plus one; zero is none.
    std::string marked(const uint8_t (&marks)[2], int which = 3) const {
        Bits<kCapCards> ids;
        for (int i = 0; i < 2; ++i)
            if (marks[i] && which >> i & 1) ids.add(marks[i] - 1);
        return cards(ids);
    }
    std::string goods(const uint8_t (&amounts)[kGoods], int with_cards) const {
        Lines out;
        for (int i = 0; i < kGoods; ++i)
            if (amounts[i]) out.push_back(std::to_string(amounts[i]) + " " + good(i));
        if (with_cards) out.push_back(say("board.some_cards", {number_arg("number", with_cards)}));
        return out.empty() ? p_.say("board.empty") : join(out);
    }

    // The map.
    std::string face(Site site) const {
        if (const Seat owner = home_owner(l_, site); owner != kNobody) return p_.say("board.home") + " " + mark(owner);
        const Face face = l_.s.face[index(site)];
        if (face == Face::Down)
            for (const int tile : l_.s.tiles.ids_at(tile_place(site)))
                return "?" + noun("face", l_.t.tile_kind_words, static_cast<int>(l_.t.tile[tile]));
        const std::string words = noun("face", l_.t.face_words, static_cast<int>(face));
        if (is_spent(l_, site)) return p_.ink(kFaint, "(" + words + ")");
        return face == Face::Down ? p_.ink(kFaint, words) : words;
    }
    std::string pawns(Site site) const {
        Lines out;
        for (Seat seat = 0; seat < l_.s.seats; ++seat)
            if (const int n = pawns_at(l_, seat, site)) out.push_back(p_.ink(kInk[seat], kMark[seat] + std::to_string(n)));
        return join(out, " ");
    }
    std::string hut(Site site) const {
        std::string out;
        each_hut(l_, [&](Seat owner, int h) {
            const Hut& hut = l_.s.player[owner].hut[h];
            if (hut.site != index(site)) return;
            out = p_.ink(kInk[owner], kMark[owner] + noun("hut", l_.t.hut_words, h));
            const bool borrowed = hut.holder != owner;
            if (borrowed) out += ">" + mark(hut.holder);
            if (hut.goods) out += ":" + std::to_string(hut.goods) + (borrowed ? "" : good(static_cast<int>(printed_good(l_, site))));
        });
        return out;
    }
    // A line between the rows; the topmost carries the letters of the columns.
    std::string rule(const char* left, const char* middle, const char* right, bool letters) const {
        std::string out = "  ";
        for (int column = 0; column < kColumns; ++column) {
            out += p_.lines ? (column ? middle : left) : "+";
            for (int i = 0; i < kSiteWidth; ++i) {
                const bool letter = letters && i == kSiteWidth / 2;
                out += letter ? std::string(1, l_.t.site_words[static_cast<size_t>(column)][0]) : p_.lines ? "─" : "-";
            }
        }
        return out + (p_.lines ? right : "+");
    }
    Lines map() const {
        Lines out;
        const char* side = p_.lines ? "│" : "|";
        for (int row = 0; row < kRows; ++row) {
            out.push_back(row ? rule("├", "┼", "┤", false) : rule("┌", "┬", "┐", true));
            for (int line = 0; line < kSiteLines; ++line) {
                std::string text = line == 1 ? std::to_string(row + 1) + " " : "  ";
                for (int column = 0; column < kColumns; ++column) {
                    const Site site = site_at(row * kColumns + column);
                    text += side + pad(line == 0 ? face(site) : line == 1 ? pawns(site) : hut(site), kSiteWidth);
                }
                out.push_back(text + side);
            }
        }
        out.push_back(rule("└", "┴", "┘", false));
        return out;
    }

    // The seats.
    Lines panel() const {
        Lines out;
        for (Seat seat = 0; seat < l_.s.seats; ++seat) {
            const Player& me = l_.s.player[seat];
            const std::string who = upper_first(noun("seat", l_.t.seat_words, seat)) + (seat == viewer_ ? " (" + p_.say("board.you") + ")" : "");
            out.push_back((has(pending<Outpost>(l_.s), seat) ? ">" : " ") + mark(seat) + " " + p_.bold(p_.ink(kInk[seat], who)) + ": " +
                          say("board.points", {number_arg("number", l_.s.player[seat].points)}));
            out.push_back(counted({{good(0), me.goods[0]}, {good(1), me.goods[1]}, {good(2), me.goods[2]}}));
            const std::string huts = huts_of(me), plans = orders_of(me), more = riches_of(me);
            out.push_back(counted({{p_.say("board.supply"), me.supply}, {p_.say("board.cards"), hand_size(l_, seat)}}) +
                          (huts.empty() ? "" : ", " + p_.say("board.huts") + " " + huts));
            for (const std::string& words : {plans, more})
                if (!words.empty()) out.push_back("   " + words);
        }
        return out;
    }
    static std::string counted(const std::vector<std::pair<std::string, int>>& things) {
        Lines out;
        for (const auto& [thing, n] : things) out.push_back(thing + " " + std::to_string(n));
        return "   " + join(out);
    }
    std::string huts_of(const Player& me) const {
        std::string out;
        for (int h = 0; h < kHuts; ++h)
            if (is_built(me.hut[h])) out += noun("hut", l_.t.hut_words, h);
        return out;
    }
    std::string orders_of(const Player& me) const {
        Lines out;
        if (me.order != kNoChoice) out.push_back(p_.say("board.order") + " " + order(me.order));
        if (me.token != kNoChoice) out.push_back(p_.say("board.token") + " " + order(me.token));
        return join(out);
    }
    std::string riches_of(const Player& me) const {
        Lines out;
        if (me.shrines) out.push_back(p_.say("board.shrines") + " " + std::to_string(me.shrines));
        for (int i = 0; i < kProjects; ++i)
            if (me.reached >> i & 1) {
                const std::string words = noun("project", l_.t.project_words, i);
                out.push_back(me.in_force >> i & 1 ? words : "(" + words + ")");
            }
        return join(out);
    }

    // What the viewer alone knows.
    void own_lines() {
        const Own& own = l_.s.own[viewer_];
        const Picks& picks = l_.s.picks[viewer_];
        p_.line(labelled("board.hand", cards(hand(l_, viewer_))));
        for (Seat seat = 0; seat < l_.s.seats; ++seat)
            if (const auto known = hand(l_, seat); seat != viewer_ && known.count())
                p_.line(say("board.known", {seat_arg("seat", seat)}) + ": " + cards(known));
        if (picks.card || picks.order) {
            Lines plan{picks.card ? noun("card", l_.t.card_kind_words, static_cast<int>(kind_of(l_, picks.card - 1))) : p_.say("board.no_card")};
            if (picks.order) plan.push_back(order(picks.order - 1));
            p_.line(labelled("board.plan", join(plan)));
        }
        if (l_.s.battle.active && (own.force[0] || own.force[1])) p_.line(labelled("board.force", marked(own.force)));
        if (picks.laid) p_.line(labelled("board.laid", marked(own.force, picks.laid)));
        if (own.drawn[0]) p_.line(labelled("board.drawn", marked(own.drawn)));
    }

    // What is going on for all to see.
    void events() {
        const Battle& b = l_.s.battle;
        if (b.active)
            p_.line(say(b.raiders ? "board.raid" : "board.battle",
                        {site_arg(b.site), seat_arg("seat", b.attacker), seat_arg("seat2", b.foe), number_arg("number", b.force[0]),
                         number_arg("number2", b.force[1])}));
        for (int i = 0; i < l_.s.chain.size; ++i) {
            static const char* const kItems[] = {"none", "step", "build", "storm", "ward"};
            const Link& link = l_.s.chain.link[i];
            p_.line(say("board.chain", {word("item", kItems[static_cast<int>(link.item)]), seat_arg("seat", link.actor)}));
        }
        for (Seat seat = 0; seat < l_.s.seats; ++seat)
            if (l_.s.deal[seat].to != kNobody) deal(seat);
    }
    void deal(Seat seat) {
        const Deal& d = l_.s.deal[seat];
        std::string text = say("board.deal", {seat_arg("seat", seat), seat_arg("seat2", d.to)}) + (d.sent ? "" : " (" + p_.say("board.draft") + ")") +
                           ": " + p_.say("board.gives") + " " + goods(d.give, d.give_cards);
        if (const std::string shown = marked(l_.s.own[seat].given); !shown.empty()) text += " (" + shown + ")";
        p_.line(text + "; " + p_.say("board.asks") + " " + goods(d.ask, d.ask_cards));
    }

    // OP-55, OP-56  Line by line, as points are counted.
    void score_sheet() {
        const auto line = [&](std::string_view key, auto value) {
            std::string text = p_.say(key);
            for (Seat seat = 0; seat < l_.s.seats; ++seat) text = pad(text, 32 + 10 * seat) + value(seat);
            p_.line(text);
        };
        const auto number = [](int n) { return std::to_string(n); };
        const auto project_points = [&](Seat seat) { return std::popcount(l_.s.player[seat].reached) * l_.t.project_points; };
        const auto shrine_points = [&](Seat seat) { return l_.s.player[seat].shrines * l_.t.shrine_points; };
        line("score.title", [&](Seat seat) { return name(seat); });
        line("score.huts", [&](Seat seat) { return number(l_.s.player[seat].points - project_points(seat) - shrine_points(seat)); });
        line("score.shrines", [&](Seat seat) { return number(shrine_points(seat)); });
        line("score.projects", [&](Seat seat) { return number(project_points(seat)); });
        line("score.total", [&](Seat seat) { return p_.bold(number(l_.s.player[seat].points)); });
        line("score.goods", [&](Seat seat) { return number(goods_in_store(l_, seat)); });
    }

    const Look& l_;
    const Seat viewer_;
    Painter& p_;
};

}  // namespace

void paint(const Look& l, Seat viewer, Painter& p) { Board(l, viewer, p).draw(); }

}  // namespace pentarchy::outpost
