// components.json -> Tables: regions, borders, headquarters and company tracks.
#include <algorithm>
#include <bit>

#include "games/mombasa/tables.h"

namespace pentarchy::mombasa::reading {

namespace {

void read_borders(const Node& edition, Tables& t) {
    for (const Node& entry : edition["borders"].items()) {
        const int a = find(entry["a"], t.region_words, "a region"), b = find(entry["b"], t.region_words, "a region");
        if (a == b) entry["b"].fail("is the same region as a");
        if ((t.region[a].one | t.region[a].two) >> b & 1) entry.fail("is there twice");
        const bool two = entry["lines"].integer(1, 2) == 2;
        (two ? t.region[a].two : t.region[a].one) |= 1u << b;
        (two ? t.region[b].two : t.region[b].one) |= 1u << a;
    }
    for (const Node& entry : edition["hq_links"].items()) {
        const int company = find(entry["company"], t.company_words, "a company");
        const uint32_t region = 1u << find(entry["region"], t.region_words, "a region");
        if ((t.hq_one[company] | t.hq_two[company]) & region) entry.fail("is there twice");
        (entry["lines"].integer(1, 2) == 2 ? t.hq_two : t.hq_one)[company] |= region;
    }
}

// Every company can reach every region; MO-9.23, MO-9.24: enclaves have one neighbour, the regions around them no
// reward.
void check_map(const Node& edition, const Tables& t) {
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
void read_headquarters(const Node& edition, Tables& t) {
    for (size_t c = 0; c < kCompanies; ++c) {
        const Node entry = edition["companies"].at(c), columns = entry["columns"];
        if (columns.size() != kColumns) columns.fail("must have 3 entries");
        (void)entry["posts"].integer(kColumns * kHqRows, kColumns * kHqRows);
        for (size_t col = 0; col < kColumns; ++col) {
            if (columns.at(col).size() != kHqRows) columns.at(col).fail("must have 5 entries");
            uint8_t* coins = t.coins[c][col];
            for (size_t row = 0; row < kHqRows; ++row) coins[row] = small(columns.at(col).at(row), 0, 9);
            for (int opened = 0; opened < 2; ++opened)
                for (int posts = 0; posts <= kHqRows - opened; ++posts) {
                    int seen = opened ? coins[kHqRows - 1] : 0;
                    for (int row = 0; row < kHqRows - opened - posts; ++row) seen += coins[row];
                    t.visible[c][col][opened][posts] = static_cast<uint8_t>(seen);
                }
            t.like[c][col] = static_cast<uint8_t>(col);
            for (size_t earlier = col; earlier-- > 0;)
                if (std::equal(coins, coins + kHqRows, t.coins[c][earlier]))
                    t.like[c][col] = static_cast<uint8_t>(earlier);
        }
    }
}

PerkRow read_perk(const Node& bonus, const Tables& t) {
    PerkRow out;
    if (bonus["type"].text() == "bonus_space") return out;
    if (bonus["type"].text() != "permanent") bonus["type"].fail("is not permanent, nor bonus_space");
    const Node effect = bonus["effect"];
    static const std::vector<std::string> kKinds = {"", "expansion_total_bonus", "extra_bonus_markers",
                                                    "acquire_discount", "card_value_bonus"};
    out.kind = static_cast<Perk>(find(effect["kind"], kKinds, "a permanent effect known here"));
    out.amount = small(effect["amount"], 1, 9);
    const auto add = [&](const Node& good) {
        out.goods |= static_cast<uint8_t>(1u << find(good, t.commodity_words, "a kind of goods"));
    };
    if (out.kind == Perk::CardPlus) add(effect["good"]);
    if (out.kind == Perk::Discount) {
        for (const Node& good : effect["goods"].items()) add(good);
        out.mixed = effect["mixed_goods"].boolean();
    }
    return out;
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

void read_side(const Node& entry, const Tables& t, SideRow& side) {
    side.letter = static_cast<uint8_t>(find(entry["letter"], t.letter_words, "a letter"));
    side.length = small(entry["length"], 1, kCapSteps - 1);
    for (const Node& symbol : entry["shares"].items())
        for (int step = symbol["step"].integer(1, side.length); step <= side.length; ++step)
            side.shares[step] = small(symbol["shares"], side.shares[step], 99);
    fill_ways(side.shares, side.length, side.way);
    for (const Node& payment : entry["payments"].items()) {
        const int before = payment["between"].at(0).integer(0, side.length - 1);
        (void)payment["between"].at(1).integer(before + 1, before + 1);
        side.toll[before + 1] = small(payment["amount"], 1, 99);
    }
    const Node specials = entry["special_spaces"];
    if (specials.size() != kSpecials) specials.fail("must have 2 entries");
    for (size_t i = 0; i < kSpecials; ++i) {
        side.special[i] = small(specials.at(i)["step"], i ? side.special[0] + 1 : 1, side.length);
        side.payout[i] = small(specials.at(i)["payout"], 0, 9);
        side.perk[i] = read_perk(specials.at(i)["bonus"], t);
    }
}

// The worth of a marker on each step: of the last value it has reached (MO-19.10).
void read_values(const Node& track, uint8_t* value, int last) {
    for (const Node& entry : track["values"].items())
        for (int step = entry["after_step"].integer(1, last); step <= last; ++step)
            value[step] = small(entry["value"], value[step], 250);
}

}  // namespace

void read_map(const Node& edition, Tables& t) {
    t.region_words = read_ids(edition["regions"], kCapRegions);
    t.regions = static_cast<int>(t.region_words.size());
    if (t.regions != edition["counts"]["regions"].integer(1, kCapRegions))
        edition["regions"].fail("are not as many as counts say");
    for (int r = 0; r < t.regions; ++r) {
        const Node entry = edition["regions"].at(static_cast<size_t>(r));
        t.region[r].reward = read_reward(entry["reward"], t);
        t.region[r].mines = small(entry["mines"], 0, 9);
    }
    read_borders(edition, t);
    check_map(edition, t);
    read_headquarters(edition, t);
}

void read_tracks(const Node& edition, Tables& t) {
    const Node list = edition["company_tracks"];
    t.side_words = read_ids(list, kSides);
    if (t.side_words.size() != kSides) list.fail("must have 8 entries");
    for (size_t i = 0; i < kSides; ++i) {
        read_side(list.at(i), t, t.side[i]);
        if (t.side[i].letter != i / 2) list.at(i)["letter"].fail("is out of order: two sides of A, B, C and D each");
    }
    unsigned letters = 0;
    for (size_t c = 0; c < kCompanies; ++c) {
        const Node first = edition["companies"].at(c)["first_game_track"];
        t.first_side[c] = static_cast<uint8_t>(find(first, t.side_words, "a company track"));
        letters |= 1u << t.side[t.first_side[c]].letter;
    }
    if (letters != 15) edition["companies"].fail("must have tracks of four letters in a first game");
    const Node diamonds = edition["diamond_track"], books = edition["bookkeeping_track"];
    t.diamond_last = small(diamonds["last_step"], 1, kCapSteps - 1);
    t.diamond_unlock = small(diamonds["slot_unlock_step"], 1, t.diamond_last);
    t.diamond_overflow = small(diamonds["overflow_money"], 0, 9);
    read_values(diamonds, t.diamond_value, t.diamond_last);
    fill_ways(t.diamond_value, t.diamond_last, t.diamond_way);
    t.jar_last = small(books["last_step"], kBookSteps, kBookSteps);
    t.jar_unlock = small(books["slot_unlock_step"], 1, t.jar_last);
    t.jar_overflow = small(books["overflow_money"], 0, 9);
    read_values(books, t.jar_value, t.jar_last);
    fill_ways(t.jar_value, t.jar_last, t.jar_way);
    for (uint16_t& steps : t.steps_for)
        steps = static_cast<uint16_t>((1u << (kBookSteps + 1)) - 4);  // MO-10.9: 2 to 15
    for (const Node& step : books["no_a_steps"].items())
        t.steps_for[0] = static_cast<uint16_t>(t.steps_for[0] & ~(1u << step.integer(2, kBookSteps)));
}

}  // namespace pentarchy::mombasa::reading
