// The desk of the rule tests.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {

namespace {

void settle_supply(Json& document, const std::string& seat) {
    int64_t supply = kPawns;
    for (const auto& site : document.at("sites").as_object())
        if (const Json* pawns = site.value().at("pawns").as_object().if_contains(seat)) supply -= pawns->as_int64();
    document.at("players").at(seat).as_object()["supply"] = supply;
}

}  // namespace

Json edition(std::string_view patch, const std::vector<int>& tiles, const std::vector<int>& cards) {
    Json json = parse_json(Outpost::file("components.json"), "components.json");
    merge_patch(json, parse_json(patch, "patch"));
    for (size_t i = 0; i < tiles.size(); ++i) json.at("tiles").as_array()[i].as_object()["count"] = tiles[i];
    for (size_t i = 0; i < cards.size(); ++i) json.at("cards").as_array()[i].as_object()["count"] = cards[i];
    return json;
}

Given& Given::hand(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "hand"}, names(cards));
}
Given& Given::goods(const std::string& seat, int wood, int ore, int gold) {
    return set({"players", seat, "goods"}, {{"wood", wood}, {"ore", ore}, {"gold", gold}});
}
Given& Given::order(const std::string& seat, const std::string& order) {
    return set({"players", seat, "order"}, Json(order));
}
Given& Given::pawns(const std::string& seat, const std::string& site, int number) {
    return set({"sites", site, "pawns", seat}, number);
}
Given& Given::tile(const std::string& site, const std::string& tile) {
    return set({"sites", site, "tile"}, names({tile}))
        .set({"sites", site, "face"}, Json(tile.substr(0, tile.find('_'))));
}
Given& Given::ground(const std::string& site, const std::string& tile) {
    return this->tile(site, tile).set({"sites", site, "spent"}, true);
}
Given& Given::hut(const std::string& owner, const std::string& hut, const std::string& site, int goods,
                  const std::string& holder) {
    return set({"players", owner, "huts", hut},
               {{"site", site}, {"goods", goods}, {"holder", holder.empty() ? owner : holder}});
}
Given& Given::turn(const std::string& seat, int lap) {
    return set({"turn"}, {{"phase", "action"}, {"seat", seat}, {"lap", lap}});
}
Given& Given::phase(const std::string& phase) { return set({"turn"}, {{"phase", phase}}); }
Desk::Desk(int seats, const Given& given, const Json& components) : DeskOf(components, seats, boost::json::object()) {
    Json document = Outpost::document({t, s});
    merge_patch(document, given.patch);
    document.as_object().erase("turn");
    for (int i = 0; i < seats; ++i) settle_supply(document, t.seat_words[static_cast<size_t>(i)]);
    begin_with(document, given.patch.as_object().if_contains("turn"));
}

std::string Desk::goods(std::string_view word) const {
    const uint8_t* goods = s.player[seat(word)].goods;
    return std::to_string(goods[0]) + " " + std::to_string(goods[1]) + " " + std::to_string(goods[2]);
}

}  // namespace pentarchy::outpost
