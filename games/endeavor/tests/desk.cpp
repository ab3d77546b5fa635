// The desk of the rule tests.
#include "games/endeavor/tests/desk.h"

#include <algorithm>

namespace pentarchy::endeavor {

namespace {

void lay_over(Json& document, const Given& given) {
    Json whole = document;
    overlay(document, given.patch);
    document.as_object().erase("turn");
    for (auto& [name, region] : document.at("regions").as_object()) {
        auto& track = region.at("track").as_array();
        const size_t spaces = whole.at("regions").at(name).at("track").as_array().size();
        while (track.size() < spaces) track.emplace_back(nullptr);
    }
    for (const Given::Space& space : given.spaces)
        document.at("regions").at(space.region).at("tokens").as_array().at(static_cast<size_t>(space.number - 1)) =
            Json(space.token);
    // The governor of an open region is gone, unless the patch says who has it.
    for (const auto& [name, region] : document.at("regions").as_object()) {
        const auto& track = region.at("track").as_array();
        const bool open = !track.empty() &&
                          std::none_of(track.begin(), track.end(), [](const Json& owner) { return owner.is_null(); });
        const std::string governor = std::string(name) + "_governor";
        bool owned = false;
        for (const auto& player : document.at("players").as_object())
            for (const Json& card : player.value().at("cards").as_array()) owned |= card == Json(governor);
        for (const Json& card : document.at("removed").as_array()) owned |= card == Json(governor);
        if (open && !owned) document.at("removed").as_array().emplace_back(governor);
    }
}

}  // namespace

Json edition() { return parse_json(Endeavor::file("components.json"), "components.json"); }

Json options_for(int seats, Json options) {
    if (seats == 2) options.as_object()["two_player_neutral"] = true;
    return options;
}

Given& Given::harbour(const std::string& seat, int population) { return set({"players", seat, "harbour"}, population); }
Given& Given::level(const std::string& seat, const std::string& track, int level) {
    return set({"players", seat, track}, level);
}
Given& Given::building(const std::string& seat, const std::string& building, int number) {
    return set({"players", seat, "buildings", building}, number);
}
Given& Given::worker(const std::string& seat, const std::string& building, int number) {
    const Json* built = find_path(patch, "players." + seat + ".buildings." + building);
    if (!built || built->as_int64() < number) this->building(seat, building, number);
    return set({"players", seat, "workers", building}, number);
}
Given& Given::token(const std::string& seat, const std::string& token, int number) {
    return set({"players", seat, "tokens", token}, number);
}
Given& Given::cards(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "cards"}, names(cards));
}
Given& Given::aside(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "aside"}, names(cards));
}
Given& Given::passed(const std::string& seat) { return set({"players", seat, "passed"}, true); }
Given& Given::track(const std::string& region, const MoveTexts& colours) {
    return set({"regions", region, "track"}, names(colours));
}
Given& Given::beside(const std::string& region, const std::string& colour, int population) {
    return set({"regions", region, "beside", colour}, population);
}
Given& Given::space_token(const std::string& region, int number, const std::string& token) {
    spaces.push_back({region, token, number});
    return *this;
}
Given& Given::city(const std::string& city, const std::string& owner) {
    return set({"cities", city, "owner"}, Json(owner));
}
Given& Given::city_token(const std::string& city, const std::string& token) {
    return set({"cities", city, "token"}, Json(token));
}
Given& Given::link_token(const std::string& link, const std::string& token) {
    return set({"connections", link, "token"}, Json(token));
}
Given& Given::start(const std::string& seat) { return set({"start"}, Json(seat)); }
Given& Given::removed(const MoveTexts& cards) { return set({"removed"}, names(cards)); }
Given& Given::turn(const std::string& phase, const std::string& seat, int round) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat));
    if (round) set({"turn", "round"}, round);
    return *this;
}

Desk::Desk(int seats, const Given& given, const Json& options) : DeskOf(edition(), seats, options_for(seats, options)) {
    draw_luck();
    Json document = Endeavor::document({t, s});
    lay_over(document, given);
    s = Endeavor::restore(t, Node(document, "given"));
    for (Seat me = 0; me < s.seats; ++me)
        for (int track = 0; track < kTracks; ++track) {
            if (find_path(given.patch, "players." + t.seat_words[me] + "." + t.track_words[static_cast<size_t>(track)]))
                continue;
            s.player[me].level[track] = static_cast<uint8_t>(icons_of({t, s}, me, track));
            s.player[me].beyond[track] = 0;
        }
    begin_here(given.patch.as_object().if_contains("turn"));
}

}  // namespace pentarchy::endeavor
