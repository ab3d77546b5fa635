// The desk of the rule tests.
#include "games/outpost/tests/desk.h"

#include <algorithm>

namespace pentarchy::outpost {

namespace {

Json find(const Json& document, std::string_view path) {
    const Json* found = find_path(document, path);
    return found ? *found : Json(nullptr);
}

std::string joined(const Texts& texts) {
    std::string out;
    for (const std::string& text : texts) out += "[" + text + "]";
    return out;
}

void settle_supply(Json& document, const std::string& seat) {
    int64_t supply = kPawns;
    for (const auto& site : document.at("sites").as_object())
        if (const Json* pawns = site.value().at("pawns").as_object().if_contains(seat)) supply -= pawns->as_int64();
    document.at("players").at(seat).as_object()["supply"] = supply;
}

}  // namespace

bool contains(const Texts& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Json names(const Texts& words) {
    boost::json::array out;
    for (const std::string& word : words) out.emplace_back(word);
    return out;
}

Json edition(std::string_view patch, const std::vector<int>& tiles, const std::vector<int>& cards) {
    Json json = parse_json(Outpost::file("components.json"), "components.json");
    merge_patch(json, parse_json(patch, "patch"));
    for (size_t i = 0; i < tiles.size(); ++i) json.at("tiles").as_array()[i].as_object()["count"] = tiles[i];
    for (size_t i = 0; i < cards.size(); ++i) json.at("cards").as_array()[i].as_object()["count"] = cards[i];
    return json;
}

Given& Given::with(std::string_view json) {
    merge_patch(patch, parse_json(json, "given"));
    return *this;
}
Given& Given::hand(const std::string& seat, const Texts& cards) { return set({"players", seat, "hand"}, names(cards)); }
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
Given& Given::set(const Texts& path, const Json& value) {
    Json* at = &patch;
    for (const std::string& step : path) {
        if (!at->is_object()) *at = boost::json::object();
        at = &at->as_object()[step];
    }
    *at = value;
    return *this;
}

Desk::Desk(int seats, const Given& given, const Json& components)
    : t(Outpost::load(Node(components, "edition"))), s(fresh<Outpost>(t, seats)) {
    Json document = Outpost::document({t, s});
    merge_patch(document, given.patch);
    document.as_object().erase("turn");
    for (int i = 0; i < seats; ++i) settle_supply(document, t.seat_words[static_cast<size_t>(i)]);
    s = Outpost::restore(t, Node(document, "given"));
    if (const Json* turn = given.patch.as_object().if_contains("turn")) enter(Node(*turn, "turn"));
    begin<Outpost>(t, s, &trace);
    check_books();
}

Seat Desk::seat(std::string_view word) const {
    if (word == "spectator") return kSpectator;
    for (Seat i = 0; i < s.seats; ++i)
        if (word == t.seat_words[i]) return i;
    throw std::runtime_error("no such seat: " + std::string(word));
}

Texts Desk::pending() const {
    if (is_over(s)) return {"over"};
    if (is_chance<Outpost>(s)) return {"luck"};
    Texts out;
    for (const Seat i : each(pentarchy::pending<Outpost>(s))) out.push_back(t.seat_words[i]);
    return out;
}

Texts Desk::offers(std::string_view word) const {
    const Seat me = must_be_pending(word);
    const auto view = pentarchy::view<Outpost>(t, s, me);
    Offer seen, real;
    offer<Outpost>(view.look(t), me, seen);
    offer<Outpost>({t, s}, me, real);
    EXPECT_EQ(texts(seen), texts(real)) << "offers depend on what the seat cannot see";
    return texts(seen);
}

std::string Desk::refusal(std::string_view word, std::string_view move) const {
    const Seat me = must_be_pending(word);
    const auto view = pentarchy::view<Outpost>(t, s, me);
    Offer seen;
    std::vector<Refusal> refused;
    explain<Outpost>(view.look(t), me, seen, refused);
    for (const Refusal& r : refused)
        if (move_text<Outpost>(t, r.move) == move) return rule_id("OP", r.rule);
    return "";
}

Texts Desk::outcomes() const {
    Chances chances;
    pentarchy::outcomes<Outpost>({t, s}, chances);
    Texts out;
    for (int i = 0; i < chances.size; ++i) out.push_back(move_text<Outpost>(t, chances.move[i]));
    return out;
}

Desk& Desk::play(std::string_view word, std::string_view move) {
    const Seat me = must_be_pending(word);
    (void)offers(word);
    Offer offered;
    offer<Outpost>({t, s}, me, offered);
    for (const Move m : offered)
        if (move_text<Outpost>(t, m) == move) return take_move(me, m);
    throw std::runtime_error(std::string(word) + " is not offered: " + std::string(move) + " but " +
                             joined(texts(offered)));
}

Desk& Desk::luck(std::string_view outcome) {
    if (!is_chance<Outpost>(s)) throw std::runtime_error("luck is not asked, but " + joined(pending()));
    Chances chances;
    pentarchy::outcomes<Outpost>({t, s}, chances);
    for (int i = 0; i < chances.size; ++i)
        if (move_text<Outpost>(t, chances.move[i]) == outcome) return take_move(kChance, chances.move[i]);
    throw std::runtime_error("luck cannot bring " + std::string(outcome) + " but " + joined(outcomes()));
}

Desk& Desk::settle() {
    for (bool moved = true; moved && !is_over(s);) {
        moved = is_chance<Outpost>(s);
        if (moved) take_move(kChance, draw<Outpost>({t, s}, rng_));
        for (const Seat me : each(pentarchy::pending<Outpost>(s))) {
            Offer offered;
            offer<Outpost>({t, s}, me, offered);
            if (offered.size != 1) continue;
            take_move(me, offered.move[0]);
            moved = true;
            break;
        }
    }
    return *this;
}

Json Desk::at(std::string_view path) const { return find(Outpost::document({t, s}), path); }
Json Desk::sees(std::string_view viewer, std::string_view path) const {
    return find(Outpost::document({t, pentarchy::view<Outpost>(t, s, seat(viewer)).s()}), path);
}
std::string Desk::sight(std::string_view viewer) const {
    const auto view = pentarchy::view<Outpost>(t, s, seat(viewer));
    return {reinterpret_cast<const char*>(&view.s()), sizeof(State)};
}
std::string Desk::glimpse(std::string_view viewer) const { return move_text<Outpost>(t, glimpses_[seat(viewer)]); }

Texts Desk::hears(std::string_view viewer) const {
    Texts out;
    for (const Line& line : trace.lines) {
        if (!has(line.audience, seat(viewer))) continue;
        const Phrase& message = vocabulary().messages[line.message];
        out.emplace_back(message.name);
        for (const Arg& arg : arguments<Outpost>(t, message, line.arg)) out.back() += " " + arg.word;
    }
    return out;
}

Texts Desk::lines() const {
    Texts out;
    for (const Line& line : trace.lines) out.emplace_back(vocabulary().messages[line.message].name);
    return out;
}

std::string Desk::goods(std::string_view word) const {
    const uint8_t* goods = s.player[seat(word)].goods;
    return std::to_string(goods[0]) + " " + std::to_string(goods[1]) + " " + std::to_string(goods[2]);
}
int Desk::rank(std::string_view word) const { return Outpost::standing({t, s}, seat(word)).rank; }
int Desk::score(std::string_view word) const { return Outpost::standing({t, s}, seat(word)).score; }

Texts Desk::texts(const Offer& offered) const {
    Texts out;
    for (const Move m : offered) out.push_back(move_text<Outpost>(t, m));
    return out;
}

Seat Desk::must_be_pending(std::string_view word) const {
    if (!contains(pending(), word))
        throw std::runtime_error(std::string(word) + " is not asked, but " + joined(pending()));
    return seat(word);
}

void Desk::enter(const Node& turn) {
    for (const auto& entry : Outpost::entries())
        if (turn["phase"].text() == entry.name) return entry.enter(t, s, turn);
    turn["phase"].fail("is no entry");
}

Desk& Desk::take_move(Seat actor, Move m) {
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) glimpses_[viewer] = shown<Outpost>({t, s}, actor, m, viewer);
    take<Outpost>(t, s, actor, m, &trace);
    check_books();
    return *this;
}

void Desk::check_books() const { EXPECT_EQ(Outpost::conserved({t, s}), ""); }

}  // namespace pentarchy::outpost
