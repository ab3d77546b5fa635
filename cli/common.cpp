// The shared options of the commands; which players and languages there are.
#include "cli/common.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "catalog/catalog.h"
#include "engine/moves/options.h"
#include "engine/table/brought_edition.h"
#include "engine/table/record.h"

namespace pentarchy {
void GameChoice::add_game(CLI::App& command) {
    command.add_option("game", slug, "The game, as named by `pentarchy games`")->required()->type_name("GAME");
}

void GameChoice::add_edition(CLI::App& command) {
    command.add_option("--edition", edition_file, "Components of another edition instead of the default")
        ->type_name("FILE");
}

void GameChoice::add_options(CLI::App& command) {
    command.add_option("--option", option_words, "A switch of the rules; may be given again")
        ->type_name("NAME=VALUE")
        ->take_all();
}

const AnyGame& GameChoice::game() const { return find_game(slug); }

std::shared_ptr<const AnyEdition> GameChoice::edition() const {
    if (edition_file.empty()) return game().default_edition();
    return brought_edition(game(), parse_json(read_file(edition_file), edition_file), edition_file);
}

Json GameChoice::options() const {
    boost::json::object out;
    for (const std::string& word : option_words) {
        const size_t equals = word.find('=');
        if (equals == word.npos) bad_input("--option {} must be of the form NAME=VALUE", word);
        if (!out.emplace(word.substr(0, equals), word.substr(equals + 1)).second)
            bad_input("--option {} comes after another value", word);
    }
    const Json options = out;
    check_options(game(), Node(options, "--option"));
    return options;
}

void add_lang(CLI::App& command, std::string& lang) {
    command.add_option("--lang", lang, "Language of the words: en or cs")->type_name("LANG")->capture_default_str();
}

void add_seed(CLI::App& command, uint64_t& seed) {
    command.add_option("--seed", seed, "The same seed gives the same games; 0 if left out")
        ->type_name("S")
        ->check(whole_number(0, std::numeric_limits<uint64_t>::max()));
}

CLI::Validator whole_number(uint64_t min, uint64_t max) {
    const auto check = [=](const std::string& text) -> std::string {
        uint64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error == std::errc() && end == text.data() + text.size() && value >= min && value <= max) return "";
        return fmt::format("\"{}\" is not a whole number from {} to {}", text, min, max);
    };
    return CLI::Validator(check, "");
}

std::vector<std::string> split(const std::string& list, char separator) {
    std::vector<std::string> out;
    for (size_t at = 0; at <= list.size();) {
        const size_t end = std::min(list.find(separator, at), list.size());
        out.push_back(list.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

std::vector<std::string> players(const std::string& list, const AnyGame& game) {
    if (list.empty()) return std::vector<std::string>(static_cast<size_t>(game.info().min_seats), "random");
    const auto names = split(list, ',');
    (void)parse_bots(names);
    return names;
}

std::vector<BotSpec> parse_bots(const std::vector<std::string>& names) {
    std::vector<BotSpec> out;
    for (const std::string& name : names) out.push_back(parse_bot(name));
    return out;
}

BotSpec parse_adviser(const std::string& budget) {
    const bool bare = !budget.empty() && budget[0] >= '0' && budget[0] <= '9';
    BotSpec spec = parse_bot(bare ? "mcts:" + budget : budget);
    if (spec.kind == BotSpec::Kind::Random)
        bad_input("{} weighs no moves; a budget is 500, 200ms, greedy or a level", budget);
    spec.noise = 0;
    return spec;
}

std::unique_ptr<AnyBot> bot_at(const AnyEdition& edition, Seat seat, const BotSpec& spec, uint64_t seed) {
    return ai_for(edition.game()).bot(edition, spec, Rng(seed, seat + 1u).next());
}

Move bot_move(AnyBot& bot, const AnyTable& table, Seat seat, const Limits& limits) {
    const auto moves = table.offered(seat, table.edition().game().text("en"));
    return moves.size() == 1 ? moves[0].move : bot.think(table, seat, limits).best;
}

Seat viewer_named(const std::string& word, const AnyTable& table) {
    return word == "spectator" ? kSpectator : table.seat_of(word);
}

std::unique_ptr<AnyTable> play_through(const AnyEdition& edition, const std::vector<std::string>& names,
                                       const Json& options, uint64_t seed) {
    TableSetup setup;
    setup.seats = static_cast<int>(names.size());
    setup.options = options;
    setup.names = names;
    setup.secret = Stream::from_seed(seed);
    auto table = edition.open(setup);
    const std::vector<BotSpec> specs = parse_bots(names);
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat) bots.push_back(bot_at(edition, seat, specs[seat], seed));
    Rng rng(seed);  // of all random seats: one lane, so that old seeds keep their games
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
        } else {
            const Seat seat = lowest(table->pending());
            const bool random = specs[seat].kind == BotSpec::Kind::Random;
            table->play(seat, random ? table->random_move(seat, rng) : bot_move(*bots[seat], *table, seat));
        }
    }
    return table;
}

std::string grouped(uint64_t number) {
    std::string out = std::to_string(number);
    for (size_t at = out.size(); at > 3;) out.insert(at -= 3, ",");
    return out;
}

}  // namespace pentarchy
