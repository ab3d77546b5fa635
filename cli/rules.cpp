// pentarchy rules: the rules of a game in our own words, whole or searched.
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "engine/text/rulebook.h"

namespace pentarchy {
namespace {

struct Rules {
    GameChoice choice;
    std::string find, lang = "en";

    void run() const;
};

void print(const std::vector<RuleText>& rules) {
    const std::string* section = nullptr;
    for (const RuleText& rule : rules) {
        if (!section || *section != rule.section) fmt::print("{}{}\n", section ? "\n" : "", rule.section);
        section = &rule.section;
        fmt::print("  {}  {}\n", rule.id, rule.text);
    }
}

void Rules::run() const {
    const AnyGame& game = choice.game();
    (void)game.text(lang);  // refuses an unknown language
    const std::string file = lang == "en" ? "rules.md" : fmt::format("rules.{}.md", lang);
    auto rules = parse_rules(game.file(file), file);
    if (!find.empty()) rules = find_rules(rules, find);
    if (rules.empty()) {
        fmt::print("{}: no rule says \"{}\"\n", choice.slug, find);
        check_fails();
    }
    print(rules);
}

}  // namespace

void add_rules(CLI::App& app) {
    CLI::App* command = app.add_subcommand("rules", "Print the rules of a game, or those that match");
    auto self = std::make_shared<Rules>();
    self->choice.add_game(*command);
    command->add_option("--find", self->find, "A rule id, or words that all must occur")->type_name("TEXT");
    add_lang(*command, self->lang);
    command->footer(
        "Exit code 1 if nothing matches.\n"
        "Examples:\n"
        "  pentarchy rules outpost\n"
        "  pentarchy rules outpost --find OP-45\n"
        "  pentarchy rules outpost --find \"zabrana bouri\" --lang cs");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
