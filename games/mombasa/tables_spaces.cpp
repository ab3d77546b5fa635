// components.json -> Tables: bonus spaces of the board and on the company tracks.
#include "games/mombasa/tables.h"

namespace pentarchy::mombasa::reading {

namespace {

void read_requirement(const Node& list, const Tables& t, SpaceRow& space) {
    for (const Node& entry : list.items()) {
        const std::string_view kind = entry["kind"].text();
        if (kind == "pay_money") {
            space.pay = small(entry["amount"], 0, 99);
        } else if (kind == "discard_hand_card") {
            static const std::vector<std::string> kFilters = {"", "any", "coffee"};
            space.sells = static_cast<Sells>(find(entry["filter"], kFilters, "any, nor coffee"));
        } else if (kind == "no_other_player_has_more") {
            space.majority = static_cast<uint8_t>(read_commodity(entry["commodity"], t));
        } else if (kind == "not_start_player_on_first_turn_of_round") {
            space.not_first = true;
        } else {
            entry["kind"].fail("is no requirement known here");
        }
    }
}

void add_option(const Node& at, const Tables& t, SpaceRow& space, uint8_t min, const Node& reward) {
    if (space.options == std::size(space.option)) at.fail("has too many choices");
    if (space.options && min < space.option[space.options - 1].min) at.fail("must be in ascending order");
    space.option[space.options++] = {min, read_reward(reward, t)};
}

// One special effect, or plain ones that are taken together.
void read_space_reward(const Node& list, const Tables& t, SpaceRow& space) {
    if (!list.size()) list.fail("is empty");
    const Node first = list.at(0);
    const std::string_view kind = first["kind"].text();
    if (kind == "tier_table") {
        for (const Node& tier : first["tiers"].items())
            add_option(first["tiers"], t, space, small(tier["min"], 1, 99), tier["reward"]);
    } else if (kind == "choose_one") {
        for (const Node& option : first["options"].items()) add_option(first["options"], t, space, 0, option);
    } else if (kind == "gain_money_by_crate") {
        space.plus = small(first["plus"], 0, 99);
    } else if (kind == "reserve_bonus_tile") {
        space.tile = static_cast<uint8_t>(find(first["tile"], t.tile_words, "a bonus tile"));
    } else if (kind == "advance_track" && first["company"].text() == "choose_other") {
        space.tracks = small(first["tracks"], 1, kCompanies - 1);
        space.track_steps = small(first["steps"], 1, 9);
    } else {
        space.start_token = kind == "take_start_player_token";
        add_option(list, t, space, 0, list);
    }
}

}  // namespace

void read_spaces(const Node& edition, Tables& t) {
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
    const Node tracks = edition["company_tracks"];
    for (size_t side = 0; side < tracks.size() && side < kSides; ++side)
        for (size_t i = 0; i < tracks.at(side)["special_spaces"].size() && i < kSpecials; ++i) {
            const Node bonus = tracks.at(side)["special_spaces"].at(i)["bonus"];
            if (bonus["type"].text() != "bonus_space") continue;
            t.side[side].space[i] = static_cast<uint8_t>(t.spaces);
            SpaceRow& space = add(bonus);
            space.side = static_cast<uint8_t>(side);
            space.special = static_cast<uint8_t>(i);
            t.space_words.emplace_back(bonus["id"].text());
        }
    if (t.space_words.size() != static_cast<size_t>(t.spaces)) board.fail("and those of the tracks are too many");
}

}  // namespace pentarchy::mombasa::reading
