// components.json -> Edition: regions, borders, headquarters and company tracks.
#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/document/edition.h"
#include "games/mombasa/edition.h"

namespace pentarchy::mombasa::reading {

namespace {

void read_borders(const Node& edition, Edition& t) {
    for (Fields in : edition["borders"].items()) {
        int a = 0, b = 0, lines = 0;
        in.name("a", a, t.region_words, "a region")
            .name("b", b, t.region_words, "a region")
            .number("lines", lines, 1, 2);
        if (a == b) in["b"].fail("is the same region as a");
        if ((t.region[a].one | t.region[a].two) >> b & 1) in.fail("is there twice");
        (lines == 2 ? t.region[a].two : t.region[a].one) |= 1u << b;
        (lines == 2 ? t.region[b].two : t.region[b].one) |= 1u << a;
    }
    for (Fields in : edition["hq_links"].items()) {
        int company = 0, region = 0, lines = 0;
        in.name("company", company, t.company_words, "a company").name("region", region, t.region_words, "a region");
        in.number("lines", lines, 1, 2);
        if ((t.hq_one[company] | t.hq_two[company]) >> region & 1) in.fail("is there twice");
        (lines == 2 ? t.hq_two : t.hq_one)[company] |= 1u << region;
    }
}

// Every company can reach every region; MO-9.23, MO-9.24: enclaves have one neighbour, the regions around them no
// reward.
void check_map(const Node& edition, const Edition& t) {
    const uint32_t all = t.regions == 32 ? ~0u : (1u << t.regions) - 1;
    for (int company = 0; company < kCompanies; ++company) {
        uint32_t reached = t.hq_one[company] | t.hq_two[company];
        for (int i = 0; i < t.regions; ++i)
            for (uint32_t left = reached; left; left &= left - 1) {
                const RegionRow& row = t.region[std::countr_zero(left)];
                reached |= row.one | row.two;
            }
        if (reached != all)
            edition["borders"].fail("leave a region that " + t.company_words[static_cast<size_t>(company)] +
                                    " cannot reach");
    }
    for (int r = 0; r < t.regions; ++r) {
        const Node entry = edition["regions"].at(static_cast<size_t>(r));
        const std::string_view kind = entry["kind"].text();
        if (kind == "enclave" && std::popcount(t.region[r].one | t.region[r].two) != 1)
            entry["kind"].fail("is enclave, so the region must have one neighbour");
        if (kind == "surrounding" && entry["reward"].size())
            entry["reward"].fail("must be empty in a surrounding region");
        if (kind != "normal" && kind != "enclave" && kind != "surrounding")
            entry["kind"].fail("is not normal, enclave or surrounding");
    }
}

// MO-1.3, MO-4.4 to MO-4.7  Fifteen places; the coins seen with so many posts left, before and after row 5 was opened.
void read_column(const Node& list, size_t c, size_t col, Edition& t) {
    uint8_t* coins = t.coins[c][col];
    must_have(list, kHqRows);
    for (size_t row = 0; row < kHqRows; ++row) coins[row] = static_cast<uint8_t>(list.at(row).integer(0, 9));
    for (int opened = 0; opened < 2; ++opened)
        for (int posts = 0; posts <= kHqRows - opened; ++posts)
            t.visible[c][col][opened][posts] = static_cast<uint8_t>(std::accumulate(
                coins, coins + kHqRows - opened - posts, opened ? static_cast<int>(coins[kHqRows - 1]) : 0));
    t.like[c][col] = static_cast<uint8_t>(col);
    for (size_t earlier = col; earlier-- > 0;)
        if (std::equal(coins, coins + kHqRows, t.coins[c][earlier])) t.like[c][col] = static_cast<uint8_t>(earlier);
}

void read_headquarters(const Node& companies, Edition& t) {
    for (size_t c = 0; c < kCompanies; ++c) {
        const Node entry = companies.at(c), columns = entry["columns"];
        must_have(columns, kColumns);
        (void)entry["posts"].integer(kColumns * kHqRows, kColumns * kHqRows);
        for (size_t col = 0; col < kColumns; ++col) read_column(columns.at(col), c, col, t);
    }
}

void read_perk(Fields bonus, const Edition& t, PerkRow& out) {
    static const std::vector<std::string> kKinds = {"", "expansion_total_bonus", "extra_bonus_markers",
                                                    "acquire_discount", "card_value_bonus"};
    if (bonus["type"].text() == "bonus_space") return;
    if (bonus["type"].text() != "permanent") bonus["type"].fail("is not permanent, nor bonus_space");
    Fields in = bonus.part("effect");
    in.name("kind", out.kind, kKinds, "a permanent effect known here").number("amount", out.amount, 1, 9);
    if (out.kind == Perk::CardPlus)
        out.goods = static_cast<uint8_t>(1u << read_name(in["good"], t.commodity_words, "a kind of goods"));
    if (out.kind == Perk::Discount)
        in.names("goods", out.goods, t.commodity_words, "a kind of goods").flag("mixed_goods", out.mixed);
}

// The ways between the marks of a track.
void fill_ways(const uint8_t* worth, int last, Way* out) {
    for (int step = 0; step <= last; ++step) {
        int from = step, to = step;
        while (from > 0 && worth[from - 1] == worth[step]) --from;
        while (to < last && worth[to] == worth[step]) ++to;
        if (worth[to] == worth[step]) continue;
        out[step] = {static_cast<float>(step - from) / static_cast<float>(to - from), static_cast<uint8_t>(to - from),
                     static_cast<uint8_t>(worth[to] - worth[step])};
    }
}

// From a step on a marker is worth so much, and never less than before.
template <size_t N>
void read_worth(const Node& list, const char* at, const char* worth, int last, uint8_t (&out)[N], int max) {
    for (const Node& entry : list.items())
        for (int step = entry[at].integer(1, last); step <= last; ++step)
            out[step] = static_cast<uint8_t>(entry[worth].integer(out[step], max));
}

void read_side(Fields& in, const Edition& t, SideRow& side) {
    in.name("letter", side.letter, t.letter_words, "a letter").number("length", side.length, 1, kCapSteps - 1);
    read_worth(in["shares"], "step", "shares", side.length, side.shares, 99);
    fill_ways(side.shares, side.length, side.way);
    for (Fields payment : in["payments"].items()) {
        const int before = payment["between"].at(0).integer(0, side.length - 1);
        (void)payment["between"].at(1).integer(before + 1, before + 1);
        payment.number("amount", side.toll[before + 1], 1, 99);
    }
    must_have(in["special_spaces"], kSpecials);
    read_rows(in["special_spaces"], side.special, [&](Fields& space, uint8_t& step, int i) {
        space.number("step", step, i ? side.special[0] + 1 : 1, side.length).number("payout", side.payout[i], 0, 9);
        read_perk(space.part("bonus"), t, side.perk[i]);
    });
}

}  // namespace

void read_map(const Node& edition, Edition& t) {
    t.region_words = read_ids(edition["regions"], kCapRegions);
    t.regions = read_rows(edition["regions"], t.region, [&](Fields& in, RegionRow& region, int) {
        region.reward = read_reward(in["reward"], t);
        in.number("mines", region.mines, 0, 9);
    });
    if (t.regions != edition["counts"]["regions"].integer(1, kCapRegions))
        edition["regions"].fail("are not as many as counts say");
    read_borders(edition, t);
    check_map(edition, t);
    read_headquarters(edition["companies"], t);
}

void read_tracks(const Node& edition, Edition& t) {
    t.side_words = read_exact_ids(edition["company_tracks"], kSides);
    read_rows(edition["company_tracks"], t.side, [&](Fields& in, SideRow& side, int i) {
        read_side(in, t, side);
        if (side.letter != i / 2) in["letter"].fail("is out of order: two sides of A, B, C and D each");
    });
    unsigned letters = 0;
    read_rows(edition["companies"], t.first_side, [&](Fields& in, uint8_t& side, int) {
        in.name("first_game_track", side, t.side_words, "a company track");
        letters |= 1u << t.side[side].letter;
    });
    if (letters != 15) edition["companies"].fail("must have tracks of four letters in a first game");
    Fields diamonds(edition["diamond_track"]), books(edition["bookkeeping_track"]);
    diamonds.number("last_step", t.diamond_last, 1, kCapSteps - 1)
        .number("slot_unlock_step", t.diamond_unlock, 1, t.diamond_last)
        .number("overflow_money", t.diamond_overflow, 0, 9);
    read_worth(diamonds["values"], "after_step", "value", t.diamond_last, t.diamond_value, 250);  // MO-19.10
    fill_ways(t.diamond_value, t.diamond_last, t.diamond_way);
    books.number("last_step", t.jar_last, kBookSteps, kBookSteps)
        .number("slot_unlock_step", t.jar_unlock, 1, t.jar_last)
        .number("overflow_money", t.jar_overflow, 0, 9);
    read_worth(books["values"], "after_step", "value", t.jar_last, t.jar_value, 250);
    fill_ways(t.jar_value, t.jar_last, t.jar_way);
    std::fill(std::begin(t.steps_for), std::end(t.steps_for), 0xFFFC);  // MO-10.9: 2 to 15
    for (const Node& step : books["no_a_steps"].items())
        t.steps_for[0] = static_cast<uint16_t>(t.steps_for[0] & ~(1u << step.integer(2, kBookSteps)));
}

}  // namespace pentarchy::mombasa::reading
