// Positions that people write. Documents of random positions are changed here and there (a card added, moved or
// dropped, a number, a word, a flag) and given to a table: it refuses them in one sentence, or they can be played on.
// Never a CHECK. GIVEN_TRIES in the environment sets how many are tried for each game.
#include <gtest/gtest.h>

#include <unistd.h>
#include <csignal>
#include <cstdlib>

#include "base/rng.h"
#include "catalog/catalog.h"
#include "engine/paint/paint.h"
#include "engine/table/record.h"

namespace pentarchy {
namespace {

constexpr int kTries = 200, kOpening = 120, kMovesOn = 40;

std::string g_tried;  // what is being tried: a CHECK that breaks says it before the program ends

void on_crash(int number) {
    (void)!write(STDERR_FILENO, g_tried.data(), g_tried.size());
    std::signal(number, SIG_DFL);
    std::raise(number);
}

// A place in a document: the way there, and what is there.
struct Place {
    std::vector<std::string> path;
    const Json* value;
};

// Frames and sealed choices cannot be given at all (engine/document/patch.h).
bool is_given(std::string_view key) { return key != "stack" && key != "stacks" && key != "secrets"; }

void collect(const Json& value, std::vector<std::string>& path, std::vector<Place>& out) {
    if (!path.empty()) out.push_back({path, &value});
    if (!value.is_object()) return;
    for (const auto& member : value.get_object()) {
        if (!is_given(member.key())) continue;
        path.emplace_back(member.key());
        collect(member.value(), path, out);
        path.pop_back();
    }
}

class Mutator {
  public:
    Mutator(const Json& document, uint64_t seed) : document_(document), rng_(seed) {
        std::vector<std::string> path;
        collect(document_, path, places_);
    }
    Json patch(const std::vector<std::string>& phases, const std::vector<std::string>& seats) {
        Json out = boost::json::object();
        for (int n = 1 + below(3); n > 0; --n) change(out);
        if (below(5)) {
            auto& turn = out.as_object()["turn"].emplace_object();
            turn["phase"] = phases[static_cast<size_t>(below(phases.size()))];
            if (below(3)) turn["seat"] = seats[static_cast<size_t>(below(seats.size()))];
            if (!below(3)) turn["round"] = 1 + below(7);
        }
        return out;
    }

  private:
    int below(size_t n) { return static_cast<int>(rng_.below(static_cast<uint32_t>(n))); }
    const Place& any() { return places_[static_cast<size_t>(below(places_.size()))]; }
    // Another place whose last word is the same: the hand of another seat, the posts of another company.
    const Place& alike(const Place& place) {
        for (int tries = 0; tries < 60; ++tries)
            if (const Place& other = any(); other.path.back() == place.path.back()) return other;
        return place;
    }
    static void set(Json& patch, const std::vector<std::string>& path, Json value) {
        Json* at = &patch;
        for (const std::string& key : path) {
            if (!at->is_object()) at->emplace_object();
            at = &at->get_object()[key];
        }
        *at = std::move(value);
    }
    Json word() {
        for (int tries = 0; tries < 200; ++tries) {
            const Json& value = *any().value;
            if (value.is_string()) return value;
            if (value.is_array() && !value.get_array().empty() && value.get_array()[0].is_string())
                return value.get_array()[static_cast<size_t>(below(value.get_array().size()))];
        }
        return "nothing";
    }
    void change(Json& patch) {
        const Place& place = any();
        const Place& other = alike(place);
        if (place.value->is_array()) return change_list(patch, place, other);
        if (place.value->is_object()) return change_object(patch, place, other);
        set(patch, place.path, below(2) ? *other.value : changed(*place.value));
    }
    Json changed(const Json& value) {
        if (value.is_bool()) return !value.get_bool();
        if (!value.is_number()) return below(4) ? word() : Json(nullptr);
        const int n = value.to_number<int>(), to[] = {n + 1, n - 1, 0, 1, 2 * n, below(20), 255};
        return std::max(0, to[below(std::size(to))]);
    }
    void change_list(Json& patch, const Place& place, const Place& other) {
        boost::json::array list = place.value->get_array();
        switch (below(6)) {
            case 0: list.clear(); break;
            case 1:
                if (!list.empty()) list.erase(list.begin() + below(list.size()));
                break;
            case 2:
                if (!list.empty()) list.push_back(list[static_cast<size_t>(below(list.size()))]);
                break;
            case 3:
                for (int n = 1 + below(9); n > 0; --n) list.push_back(word());
                break;
            default: move_one(patch, list, other);
        }
        set(patch, place.path, list);
    }
    void move_one(Json& patch, boost::json::array& list, const Place& other) {
        if (!other.value->is_array() || other.value->get_array().empty()) return;
        boost::json::array from = other.value->get_array();
        const auto at = from.begin() + below(from.size());
        list.push_back(*at);
        from.erase(at);
        set(patch, other.path, from);
    }
    // A member more, or one gone: counts, books by step, locations.
    void change_object(Json& patch, const Place& place, const Place& other) {
        const auto& members = (other.value->is_object() ? other : place).value->get_object();
        if (members.empty()) return;
        const auto member = members.begin() + below(members.size());
        std::vector<std::string> path = place.path;
        path.emplace_back(member->key());
        set(patch, path, below(3) ? member->value() : Json(nullptr));
    }

    const Json& document_;
    Rng rng_;
    std::vector<Place> places_;
};

void play_on(AnyTable& table, Rng& rng, int moves) {
    for (int i = 0; i < moves && !table.is_over(); ++i) {
        if (table.is_chance()) {
            table.draw();
            continue;
        }
        const SeatMask pending = table.pending();
        ASSERT_NE(pending, 0);
        const Seat seat = lowest(pending);
        table.play(seat, table.random_move(seat, rng));
    }
}

// The names that the refusal of a wrong one lists.
std::vector<std::string> phases_of(AnyTable& table) {
    std::vector<std::string> out;
    try {
        table.patch(parse_json(R"({"turn": {"phase": "?"}})", "turn"), "turn");
    } catch (const BadInput& error) {
        const std::string text = error.what();
        for (size_t at = text.find("one of: ") + 8; at < text.size();) {
            const size_t end = std::min(text.find(", ", at), text.size());
            out.push_back(text.substr(at, end - at));
            at = end + 2;
        }
    }
    return out;
}

void look_at_all(const AnyTable& table) {
    for (Seat viewer = 0; viewer <= kSpectator;
         viewer = static_cast<Seat>(viewer + 1 == table.seats() ? kSpectator : viewer + 1)) {
        (void)table.document(viewer);
        Painter painter{table.edition().game().text("en"), false, true, ""};
        table.paint(viewer, painter);
    }
}

class Given : public testing::TestWithParam<const AnyGame*> {};

TEST_P(Given, is_refused_in_a_sentence_or_can_be_played) {
    const AnyGame& game = *GetParam();
    const char* const wanted = std::getenv("GIVEN_TRIES");
    const int tries = wanted ? std::atoi(wanted) : kTries;
    for (const int number : {SIGABRT, SIGSEGV, SIGFPE}) std::signal(number, on_crash);
    const std::vector<Variant> variants = game.variants();
    int taken = 0;
    for (int i = 0; i < tries; ++i) {
        TableSetup setup;
        const Variant& variant =
            variants[static_cast<size_t>(i / 2) % variants.size()];  // each twice: fresh, and played on
        setup.seats = variant.seats;
        setup.options = variant.options;
        setup.secret = Stream::from_seed(static_cast<uint64_t>(i));
        Rng rng(static_cast<uint64_t>(i));
        const auto table = game.default_edition()->open(setup);
        while (game.info().luck_first && table->is_chance()) table->draw();
        std::vector<std::string> seats;
        for (Seat seat = 0; seat < table->seats(); ++seat) seats.push_back(table->seat_word(seat));
        const auto phases = phases_of(*table);
        const bool fresh = i % 2;
        if (!fresh) play_on(*table, rng, static_cast<int>(rng.below(kOpening)));
        const Json document = table->document(kNobody);
        Json given = Mutator(document, static_cast<uint64_t>(i)).patch(phases, seats);
        if (!fresh && !given.as_object().contains("turn")) continue;  // people write over the beginning of a game
        g_tried = fmt::format("\n{} {} of {} seats: {}\n", game.info().slug, i, setup.seats, dump(given, false));
        try {
            table->patch(given, "given");
        } catch (const BadInput&) {
            continue;
        }
        ++taken;
        EXPECT_NO_THROW(look_at_all(*table); play_on(*table, rng, kMovesOn); look_at_all(*table);) << g_tried;
    }
    EXPECT_GT(taken, tries / 20) << "most changes are refused: nothing was tried";
    g_tried.clear();
}

INSTANTIATE_TEST_SUITE_P(Games, Given, testing::ValuesIn(games()),
                         [](const auto& test) { return std::string(test.param->info().slug); });

}  // namespace
}  // namespace pentarchy
