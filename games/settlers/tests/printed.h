// What components.json prints about a card, read apart from the tables: the second path of the generated card tests.
#pragma once

#include <map>

#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {

using Change = std::map<std::string, int>;  // goods, vp, and "card" for cards in hand

struct Printed {
    const Json* design;
    const Json* copy;

    std::string id() const { return std::string(design->at("id").as_string()); }
    std::string code() const { return std::string(copy->at("code").as_string()); }
    std::string deck() const { return std::string(design->at("deck").as_string()); }
    std::string type() const { return std::string(design->at("type").as_string()); }
    bool is_common() const { return deck() == "common"; }
    // The copy's own value, else the design's (IS-1.22).
    const Json& stat(const char* key) const {
        const Json* own = copy->as_object().if_contains(key);
        return own ? *own : design->at(key);
    }
    // Its word in documents, and in moves from a hand.
    std::string card() const {
        return design->at("copies").to_number<int>() == 1 ? id() : id() + "_" + code().substr(3);
    }
    std::string face() const;
    bool has_color(const std::string& color) const;
};

const std::vector<Printed>& all_printed();      // every copy
const Printed& printed(std::string_view card);  // by its word in documents

// What a list of effects gives to somebody with these locations and without gold: the first option that can be paid,
// wood where goods may be picked, `other` as the production or deal that is repeated.
Change given_by(const Json& effects, const std::vector<Printed>& empire, const Change& other);
void add(Change& sum, const Change& more, int times = 1);

}  // namespace pentarchy::settlers
