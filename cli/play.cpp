// pentarchy play: a game in the terminal, against computer players or with several people at one keyboard.
#include <algorithm>
#include <memory>
#include <random>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/session.h"
#include "engine/table/record.h"

namespace pentarchy {
namespace {

struct PlayCommand {
    GameChoice choice;
    std::string seats, lang = "en", load_file;
    std::optional<uint64_t> seed;
    bool no_colour = false;

    void run() const;
    std::vector<std::string> who_plays() const;
    std::unique_ptr<AnyTable> open(const std::vector<std::string>& names) const;
    std::unique_ptr<AnyTable> load(std::vector<std::string>& names) const;
};

constexpr const char* kOpponent = "medium";

bool is_bot(const std::string& name) {
    const auto& words = bot_words();
    return name.starts_with("mcts:") || std::find(words.begin(), words.end(), name) != words.end();
}

// "human,hard,hard"
std::vector<std::string> read_seats(const std::string& list) {
    const auto names = split(list, ',');
    for (const std::string& name : names) {
        if (name == kHuman) continue;
        if (!is_bot(name))
            bad_input("there is no player \"{}\"; there is: {}, {}", name, kHuman, fmt::join(bot_words(), ", "));
        (void)parse_bot(name);
    }
    return names;
}

// A person and the computer at two more seats, as far as the game allows.
std::vector<std::string> PlayCommand::who_plays() const {
    if (!seats.empty()) return read_seats(seats);
    const GameInfo& info = choice.game().info();
    std::vector<std::string> names(static_cast<size_t>(std::clamp(3, info.min_seats, info.max_seats)), kOpponent);
    names[0] = kHuman;
    return names;
}

std::unique_ptr<AnyTable> PlayCommand::open(const std::vector<std::string>& names) const {
    TableSetup setup;
    setup.seats = static_cast<int>(names.size());
    setup.options = choice.options();
    setup.names = names;
    setup.secret = seed ? Stream::from_seed(*seed) : Stream::random_secret();
    return choice.edition()->open(setup);
}

// The seats are those of the record unless --seats gives them anew; a name that is no computer player's is a person's.
std::unique_ptr<AnyTable> PlayCommand::load(std::vector<std::string>& names) const {
    const Json json = parse_json(read_file(load_file), load_file);
    const Record record = read_record(json, load_file);
    if (record.game != choice.game().info().slug)
        bad_input("{}: this is a game of {}, not of {}", load_file, record.game, choice.slug);
    names = seats.empty() ? record.seats : read_seats(seats);
    for (std::string& name : names)
        if (!is_bot(name)) name = kHuman;
    if (names.size() != record.seats.size())
        bad_input("{} has {} seats, --seats names {}", load_file, record.seats.size(), names.size());
    return replay(json, load_file);
}

void PlayCommand::run() const {
    (void)play_words(choice.game(), lang);  // refuses an unknown language before anything else
    std::vector<std::string> names = who_plays();
    auto table = load_file.empty() ? open(names) : load(names);
    const uint64_t bots = seed.value_or(std::random_device()());
    Session(std::move(table), std::move(names), Terminal(no_colour), lang, bots).run();
}

}  // namespace

void add_play(CLI::App& app) {
    CLI::App* command = app.add_subcommand("play", "Play a game in the terminal");
    auto self = std::make_shared<PlayCommand>();
    self->choice.add_game(*command);
    command
        ->add_option("--seats", self->seats,
                     "Who plays, one per seat: human, easy, medium, hard, greedy, random, mcts:1000, mcts:200ms")
        ->type_name("LIST");
    add_lang(*command, self->lang);
    command->add_option("--seed", self->seed, "The same seed and the same answers give the same game")
        ->type_name("S")
        ->check(whole_number(0, UINT64_MAX));
    self->choice.add_options(*command);
    self->choice.add_edition(*command);
    auto* load = command->add_option("--load", self->load_file, "Continue a saved game")->type_name("FILE");
    for (const char* name : {"--option", "--edition"}) load->excludes(command->get_option(name));
    command->add_flag("--no-colour", self->no_colour, "No colours; also if NO_COLOR is set or the output is no screen");
    command->footer(
        "In the game, type help; hint asks the computer. If --seats is left out you play against two of medium.\n"
        "Examples:\n"
        "  pentarchy play outpost --lang cs\n"
        "  pentarchy play outpost --seats human,human,hard --option deals=off\n"
        "  pentarchy play outpost --load game.json");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
