// A typed refusal in words: the rule's reason, or what is wrong with the words themselves.
#include "engine/table/any_table.h"

namespace pentarchy {

Refused no_rule(Refused::By by, std::string_view said, std::string_view word, int number) {
    Refused out;
    out.by = by;
    out.said = said;
    out.word = word;
    out.number = number;
    return out;
}

std::string rule_of(const AnyTable& table, const Refused& refused) {
    if (refused.by != Refused::By::Rule) return "";
    return rule_id(table.edition().game().info().prefix, refused.rule);
}

std::string reason_of(const AnyTable& table, const Refused& refused, const Texts& text) {
    const Arg word{"word", refused.word, 0, false};
    switch (refused.by) {
        case Refused::By::Rule: break;
        case Refused::By::Count:
            return render(text, "refuse.words", std::array{word, number_arg("number", refused.number)});
        case Refused::By::Name: return render(text, "refuse.name", std::array{word});
        case Refused::By::Time:
            return render(text, "refuse.not_now",
                          std::array{Arg{"question", render(text, "ask." + refused.word), 0, false}});
    }
    const std::string rule = rule_of(table, refused);
    const std::string_view words = text.get("why." + rule);
    return words.empty() ? rule : std::string(words);
}

std::string complaint(const AnyTable& table, Seat seat, const Refused& refused, std::string_view move_text) {
    const std::string rule = rule_of(table, refused);
    std::string reason = reason_of(table, refused, table.edition().game().text("en"));
    if (reason.ends_with('.')) reason.pop_back();
    if (!rule.empty() && reason != rule) reason += " (" + rule + ")";
    return fmt::format("{} cannot {} now: {}", table.seat_word(seat), move_text, reason);
}

}  // namespace pentarchy
