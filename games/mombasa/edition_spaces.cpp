// components.json -> Edition: bonus spaces of the board and on the company tracks.
#include "engine/document/edition.h"
#include "games/mombasa/edition.h"

namespace pentarchy::mombasa::reading {

namespace {

void read_requirement(const Node& list, const Edition& t, SpaceRow& space) {
    static const std::vector<std::string> kFilters = {"", "any", "coffee"};
    for (Fields in : list.items()) {
        const std::string_view kind = in["kind"].text();
        if (kind == "pay_money") {
            in.number("amount", space.pay, 0, 99);
        } else if (kind == "discard_hand_card") {
            in.name("filter", space.sells, kFilters, "any, nor coffee");
        } else if (kind == "no_other_player_has_more") {
            in.name("commodity", space.majority, t.commodity_words, kCommodity);
        } else if (kind == "not_start_player_on_first_turn_of_round") {
            space.not_first = true;
        } else {
            in["kind"].fail("is no requirement known here");
        }
    }
}

void add_option(const Node& at, const Edition& t, SpaceRow& space, int min, const Node& reward) {
    if (space.options == std::size(space.option)) at.fail("has too many choices");
    if (space.options && min < space.option[space.options - 1].min) at.fail("must be in ascending order");
    space.option[space.options++] = {static_cast<uint8_t>(min), read_reward(reward, t)};
}

// One special effect, or plain ones that are taken together.
void read_space_reward(const Node& list, const Edition& t, SpaceRow& space) {
    if (!list.size()) list.fail("is empty");
    Fields first(list.at(0));
    const std::string_view kind = first["kind"].text();
    if (kind == "tier_table") {
        for (const Node& tier : first["tiers"].items())
            add_option(first["tiers"], t, space, tier["min"].integer(1, 99), tier["reward"]);
    } else if (kind == "choose_one") {
        for (const Node& option : first["options"].items()) add_option(first["options"], t, space, 0, option);
    } else if (kind == "gain_money_by_crate") {
        first.number("plus", space.plus, 0, 99);
    } else if (kind == "reserve_bonus_tile") {
        first.name("tile", space.tile, t.tile_words, "a bonus tile");
    } else if (kind == "advance_track" && first["company"].text() == "choose_other") {
        first.number("tracks", space.tracks, 1, kCompanies - 1).number("steps", space.track_steps, 1, 9);
    } else {
        space.start_token = kind == "take_start_player_token";
        add_option(list, t, space, 0, list);
    }
}

}  // namespace

void read_spaces(const Node& edition, Edition& t) {
    const Node board = edition["bonus_spaces"];
    t.space_words = read_ids(board, kCapSpaces);
    if (board.size() != static_cast<size_t>(edition["counts"]["bonus_spaces"].integer(1, kCapSpaces)))
        board.fail("are not as many as counts say");
    const auto add = [&](const Node& entry) -> SpaceRow& {
        if (t.spaces == kCapSpaces) entry.fail("is one bonus space too many");
        SpaceRow& space = t.space[t.spaces++];
        read_requirement(entry["requirement"], t, space);
        read_space_reward(entry["reward"], t, space);
        if (space.sells == Sells::Nothing && space.plus) entry["requirement"].fail("does not say which card is sold");
        return space;
    };
    for (const Node& entry : board.items()) add(entry);
    t.board_spaces = (1u << t.spaces) - 1;
    read_rows(edition["company_tracks"], t.side, [&](Fields& track, SideRow& side, int s) {
        read_rows(track["special_spaces"], side.space, [&](Fields& special, uint8_t& number, int i) {
            const Node bonus = special["bonus"];
            if (bonus["type"].text() != "bonus_space") return;
            number = static_cast<uint8_t>(t.spaces);
            SpaceRow& space = add(bonus);
            space.side = static_cast<uint8_t>(s);
            space.special = static_cast<uint8_t>(i);
            t.space_words.emplace_back(bonus["id"].text());
        });
    });
}

}  // namespace pentarchy::mombasa::reading
