// Cards as components.json has them, and how red gets one.
#include "games/civilization/tests/every.h"

#include <algorithm>

namespace pentarchy::civilization {

namespace {

const Json& list_of(const std::string& list) { return edition().as_object().at(list); }

std::string type_of_person(const std::string& word) {
    for (const Json& person : list_of("people").as_array())
        if (person.at("id") == Json(word)) return std::string(person.at("type").as_string());
    return "";
}
// Copies of a card or marker are numbered if there are several.
std::string first_copy(const Card& card) { return card.data.at("count").as_int64() > 1 ? card.word + "_1" : card.word; }
// A person whose card is discarded for its ability lies in the hand until then; others were shown before.
bool is_discarded(const Card& card) {
    for (const Json& ability : card.data.at("abilities").as_array())
        if (const Json* times = ability.as_object().if_contains("times"); times && *times == Json("discard"))
            return true;
    return false;
}

}  // namespace

std::string Card::thing() const { return (list == "governments" ? "government_" : "") + word; }

void PrintTo(const Card& card, std::ostream* out) { *out << card.list << " " << card.word; }

std::vector<Card> cards_of(const std::string& list) {
    std::vector<Card> out;
    const auto add = [&](const Json& item) { out.push_back({list, std::string(item.at("id").as_string()), item}); };
    for (const Json& item : list_of(list).as_array()) {
        if (item.is_array()) {
            for (const Json& side : item.as_array()) add(side);
        } else if (list != "investments") {
            add(item);
        } else {
            for (const Json& level : item.at("levels").as_array()) {
                add(item);
                const auto reached = &level - item.at("levels").as_array().begin() + 1;
                out.back().word += "_" + std::to_string(reached);
                out.back().data = level;
                out.back().data.as_object()["card"] = item.at("id");
            }
        }
    }
    return out;
}

std::string Trial::text(const char* key) const {
    const Json* value = effect.as_object().if_contains(key);
    if (!value) return "";
    return value->is_array() ? std::string(value->as_array().front().as_string()) : std::string(value->as_string());
}
int Trial::n() const {
    const Json* value = effect.as_object().if_contains("n");
    if (!value) return 1;
    return value->is_string() ? 99 : static_cast<int>(value->as_int64());  // "all"
}
bool Trial::says(const char* key) const { return ability.as_object().contains(key); }
std::string Trial::often() const { return says("times") ? std::string(ability.at("times").as_string()) : "each"; }
int Trial::cost(const std::string& kind) const {
    if (!says("cost")) return 0;
    const Json* n = ability.at("cost").as_object().if_contains(kind);
    return n ? static_cast<int>(n->as_int64()) : 0;
}
std::string Trial::use() const {
    int lists = 0;
    for (const Json& item : card.data.at("abilities").as_array()) lists += item.as_object().contains("at");
    return card.thing() + (lists > 1 ? "_" + std::to_string(number) : "");
}
bool Trial::by_name() const {
    static const MoveTexts kByName = {"start", "trade", "city", "move", "research", "battle", "any"};
    return contains(kByName, moment) && !says("must");
}

std::vector<Trial> trials_of(const Card& card) {
    std::vector<Trial> out;
    const Json* abilities = card.data.as_object().if_contains("abilities");
    int number = 0;
    for (const Json& ability : abilities ? abilities->as_array() : boost::json::array()) {
        if (!ability.as_object().contains("at")) continue;
        ++number;
        const Json* choice = ability.as_object().if_contains("one_of");
        const boost::json::array& effects = choice ? choice->as_array() : ability.at("do").as_array();
        for (const Json& moment : ability.at("at").as_array())
            for (const Json& effect : effects) {
                const int option = choice ? static_cast<int>(&effect - effects.begin()) + 1 : 0;
                out.push_back({card, ability, effect, std::string(moment.as_string()), number, option});
            }
    }
    return out;
}

void give(Given& given, const Card& card) {
    const Json* mine = given.patch.as_object().if_contains("players");
    if (card.list == "techs") {
        MoveTexts techs = {card.word};
        for (const Json& tech : mine->at("red").at("techs").as_array())
            if (tech != Json(card.word)) techs.emplace_back(tech.as_string());
        given.set({"players", "red", "techs"}, names(techs));
    } else if (card.list == "nations") {
        given.set({"players", "red", "nation"}, Json(card.word));
        if (card.word == "germans") given.set({"players", "blue", "nation"}, Json("mongols"));  // CV-2.1
    } else if (card.list == "governments") {
        given.government("red", card.word);
    } else if (card.list == "policies") {
        given.set({"players", "red", "policies"}, names({card.word}));
    } else if (card.list == "investments") {
        given.set({"players", "red", "investments", std::string(card.data.at("card").as_string())},
                  card.data.at("markers"));
    } else if (card.list == "wonders") {
        given.thing("c2", card.word).set({"wonders", card.word}, Json("red"));
    } else if (card.list == "people") {
        given.thing("c2", type_of_person(card.word));
        given.set({"players", "red", is_discarded(card) ? "people" : "people_shown"}, names({card.word}));
    } else if (card.list == "events") {
        given.set({"players", "red", "events"}, names({first_copy(card)}));
    } else if (card.list == "huts" || card.list == "villages") {
        MoveTexts markers = {first_copy(card)};
        for (const Json& marker : mine->at("red").at("markers").as_array()) markers.emplace_back(marker.as_string());
        given.set({"players", "red", "markers"}, names(markers));
    }
}

int number_at(const Json& document, const std::string& path) {
    const Json* found = find_path(document, path);
    return found && found->is_number() ? static_cast<int>(found->to_number<int64_t>()) : 0;
}
int sum_at(const Json& document, const std::string& path) {
    const Json* found = find_path(document, path);
    int total = 0;
    if (found && found->is_object())
        for (const auto& [key, value] : found->as_object()) total += static_cast<int>(value.to_number<int64_t>());
    return total;
}
int figures_of(const Json& document, const std::string& seat, const std::string& kind) {
    int n = 0;
    for (const auto& [figure, at] : document.at("players").at(seat).at("figures").as_object())
        n += std::string_view(figure).starts_with(kind) && !at.at("square").is_null();
    return n;
}

}  // namespace pentarchy::civilization
