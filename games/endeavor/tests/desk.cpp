// The desk of the rule tests.
#include "games/endeavor/tests/desk.h"

#include <algorithm>

namespace pentarchy::endeavor {

namespace {

std::string joined(const Texts& texts) {
    std::string out;
    for (const std::string& text : texts) out += "[" + text + "]";
    return out;
}

// Like a merge patch, but null is a value: a place without owner or token.
void overlay(Json& target, const Json& patch) {
    if (!patch.is_object() || !target.is_object()) {
        target = patch;
        return;
    }
    for (const auto& [key, value] : patch.as_object()) overlay(target.as_object()[key], value);
}

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

bool contains(const Texts& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Json names(const Texts& words) {
    boost::json::array out;
    for (const std::string& word : words) out.emplace_back(word);
    return out;
}

Json edition() { return parse_json(Endeavor::file("components.json"), "components.json"); }

Json options_for(int seats, Json options) {
    if (seats == 2) options.as_object()["two_player_neutral"] = true;
    return options;
}

Given& Given::with(std::string_view json) {
    overlay(patch, parse_json(json, "given"));
    return *this;
}
Given& Given::set(const Texts& path, const Json& value) {
    Json* at = &patch;
    for (const std::string& step : path) {
        if (!at->is_object()) *at = boost::json::object();
        at = &at->as_object()[step];
    }
    *at = value;
    return *this;
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
Given& Given::cards(const std::string& seat, const Texts& cards) {
    return set({"players", seat, "cards"}, names(cards));
}
Given& Given::aside(const std::string& seat, const Texts& cards) {
    return set({"players", seat, "aside"}, names(cards));
}
Given& Given::passed(const std::string& seat) { return set({"players", seat, "passed"}, true); }
Given& Given::track(const std::string& region, const Texts& colours) {
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
Given& Given::removed(const Texts& cards) { return set({"removed"}, names(cards)); }
Given& Given::turn(const std::string& phase, const std::string& seat, int round) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat));
    if (round) set({"turn", "round"}, round);
    return *this;
}

Desk::Desk(int seats, const Given& given, const Json& options)
    : t(Endeavor::load(Node(edition(), "edition"))), s(fresh<Endeavor>(t, seats, options_for(seats, options))) {
    while (is_chance<Endeavor>(s)) take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng_));
    Json document = Endeavor::document({t, s});
    lay_over(document, given);
    s = Endeavor::restore(t, Node(document, "given"));
    for (Seat me = 0; me < s.seats; ++me)
        for (int track = 0; track < kTracks; ++track) {
            if (find_path(given.patch,
                          "players." + t.colour_words[me] + "." + t.track_words[static_cast<size_t>(track)]))
                continue;
            s.player[me].level[track] = static_cast<uint8_t>(icons_of({t, s}, me, track));
            s.player[me].beyond[track] = 0;
        }
    if (const Json* turn = given.patch.as_object().if_contains("turn")) enter(Node(*turn, "turn"));
    begin<Endeavor>(t, s, &trace);
    check_books();
}

Seat Desk::seat(std::string_view word) const {
    for (Seat i = 0; i < s.seats; ++i)
        if (word == t.colour_words[i]) return i;
    throw std::runtime_error("no such seat: " + std::string(word));
}

Texts Desk::pending() const {
    if (is_over(s)) return {"over"};
    if (is_chance<Endeavor>(s)) return {"luck"};
    Texts out;
    for (const Seat i : each(pentarchy::pending<Endeavor>(s))) out.push_back(t.colour_words[i]);
    return out;
}

Texts Desk::offers(std::string_view word) const {
    Offer offered;
    offer<Endeavor>({t, s}, must_be_pending(word), offered);
    return texts(offered);
}

std::string Desk::refusal(std::string_view word, std::string_view move) const {
    Offer offered, explained;
    std::vector<Refusal> refused;
    const Seat me = must_be_pending(word);
    offer<Endeavor>({t, s}, me, offered);
    explain<Endeavor>({t, s}, me, explained, refused);
    EXPECT_EQ(texts(offered), texts(explained)) << "the explaining offer differs";
    for (const Refusal& r : refused)
        if (move_text<Endeavor>(t, r.move) == move) return rule_id("EN", r.rule);
    return "";
}

Desk& Desk::play(std::string_view word, std::string_view move) {
    Offer offered;
    const Seat me = must_be_pending(word);
    offer<Endeavor>({t, s}, me, offered);
    for (const Move m : offered)
        if (move_text<Endeavor>(t, m) == move) return take_move(me, m);
    throw std::runtime_error(std::string(word) + " is not offered: " + std::string(move) + " but " +
                             joined(texts(offered)));
}

Desk& Desk::plays(std::string_view word, const Texts& moves) {
    for (const std::string& move : moves) play(word, move);
    return *this;
}

Desk& Desk::settle() {
    for (bool moved = true; moved && !is_over(s);) {
        moved = false;
        if (is_chance<Endeavor>(s)) {
            take_move(kChance, draw<Endeavor>({t, s}, rng_));
            moved = true;
            continue;
        }
        const Seat me = lowest(pentarchy::pending<Endeavor>(s));
        Offer offered;
        offer<Endeavor>({t, s}, me, offered);
        if (offered.size != 1) continue;
        take_move(me, offered.move[0]);
        moved = true;
    }
    return *this;
}

Json Desk::at(std::string_view path) const {
    const Json document = Endeavor::document({t, s});
    const Json* found = find_path(document, path);
    return found ? *found : Json(nullptr);
}
int Desk::number(std::string_view path) const {
    const Json found = at(path);
    return found.is_null() ? 0 : static_cast<int>(found.to_number<int64_t>());
}

Texts Desk::lines() const {
    Texts out;
    for (const Line& line : trace.lines) out.emplace_back(vocabulary().messages[line.message].name);
    return out;
}
Texts Desk::told() const {
    Texts out;
    for (const Line& line : trace.lines) {
        const Phrase& message = vocabulary().messages[line.message];
        out.emplace_back(message.name);
        for (const Arg& arg : arguments<Endeavor>(t, message, line.arg)) out.back() += " " + arg.word;
    }
    return out;
}
int Desk::rank(std::string_view word) const { return Endeavor::standing({t, s}, seat(word)).rank; }
int Desk::score(std::string_view word) const { return Endeavor::standing({t, s}, seat(word)).score; }

Texts Desk::texts(const Offer& offered) const {
    Texts out;
    for (const Move m : offered) out.push_back(move_text<Endeavor>(t, m));
    return out;
}

Seat Desk::must_be_pending(std::string_view word) const {
    if (!contains(pending(), word))
        throw std::runtime_error(std::string(word) + " is not asked, but " + joined(pending()));
    return seat(word);
}

void Desk::enter(const Node& turn) {
    for (const auto& entry : Endeavor::entries())
        if (turn["phase"].text() == entry.name) return entry.enter(t, s, turn);
    turn["phase"].fail("is no entry");
}

Desk& Desk::take_move(Seat actor, Move m) {
    take<Endeavor>(t, s, actor, m, &trace);
    check_books();
    return *this;
}

void Desk::check_books() const { EXPECT_EQ(Endeavor::conserved({t, s}), ""); }

}  // namespace pentarchy::endeavor
