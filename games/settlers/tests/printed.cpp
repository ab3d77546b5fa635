// What components.json prints about a card.
#include "games/settlers/tests/printed.h"

#include <algorithm>

namespace pentarchy::settlers {

std::string Printed::face() const {
    for (const char* key : {"build_cost", "raze", "deal"}) {
        const Json* own = copy->as_object().if_contains(key);
        if (own && *own != design->at(key)) {
            // Equal copies carry the code of the first of them.
            for (const Printed& other : all_printed())
                if (other.design == design && other.stat("build_cost") == stat("build_cost") &&
                    other.stat("raze") == stat("raze") && other.stat("deal") == stat("deal"))
                    return other.card();
        }
    }
    return id();
}

bool Printed::has_color(const std::string& color) const {
    for (const Json& c : design->at("colors").as_array())
        if (c.as_string() == color) return true;
    return false;
}

const std::vector<Printed>& all_printed() {
    static const std::vector<Printed> kAll = [] {
        std::vector<Printed> out;
        for (const Json& design : edition().at("cards").as_array())
            for (const Json& copy : design.at("cards").as_array()) out.push_back({&design, &copy});
        return out;
    }();
    return kAll;
}

const Printed& printed(std::string_view card) {
    for (const Printed& p : all_printed())
        if (p.card() == card) return p;
    throw std::runtime_error("no such card: " + std::string(card));
}

void add(Change& sum, const Change& more, int times) {
    for (const auto& [good, n] : more) sum[good] += times * n;
}

namespace {

bool costs_gold(const Json& option) {
    const Json& first = option.as_array().at(0);
    return first.at("kind").as_string() == "pay_for" &&
           first.at("cost").as_array().at(0).at("good").as_string() == "gold";
}

int count_per(const Json& effect, const std::vector<Printed>& empire) {
    const Json& per = effect.at("per");
    if (per.at("count").as_string() == "own_samurai") return 0;
    const std::string color(per.at("color").as_string());
    return static_cast<int>(
        std::count_if(empire.begin(), empire.end(), [&](const Printed& p) { return p.has_color(color); }));
}

}  // namespace

Change given_by(const Json& effects, const std::vector<Printed>& empire, const Change& other) {
    Change out;
    for (const Json& effect : effects.as_array()) {
        const std::string kind(effect.at("kind").as_string());
        const auto number = [&](const char* key) { return effect.at(key).to_number<int>(); };
        if (kind == "gain" || kind == "gain_per") {
            std::string good(effect.at("good").as_string());
            if (good.starts_with("card")) good = "card";
            out[good] += kind == "gain" ? number("amount")
                                        : std::min(number("amount") * count_per(effect, empire), number("max_total"));
        } else if (kind == "gain_any") {
            out["wood"] += number("amount");
        } else if (kind == "choose_one") {
            const auto& options = effect.at("options").as_array();
            const auto first = std::find_if_not(options.begin(), options.end(), costs_gold);
            if (first != options.end()) add(out, given_by(*first, empire, other));
        } else if (kind == "pay_for") {
            for (const Json& cost : effect.at("cost").as_array())
                out[std::string(cost.at("good").as_string())] -= cost.at("amount").to_number<int>();
            add(out, given_by(effect.at("effects"), empire, other));
        } else if (kind == "draw_select") {
            out["card"] += number("keep");
        } else if (kind == "copy_production" || kind == "copy_deal") {
            add(out, other);
        }
    }
    return out;
}

}  // namespace pentarchy::settlers
