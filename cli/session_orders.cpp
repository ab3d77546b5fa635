// Standing orders at the terminal: a question that is always answered in the same way.
#include "base/utf8.h"
#include "cli/session.h"

namespace pentarchy {

// "3": the question of now is always answered with move 3. "end 1": the first order ends. Scripts may name any question
// by its id, with or without a move text: "react let", "react".
bool Session::set_order(Seat seat, const std::string& rest) {
    const size_t space = std::min(rest.find(' '), rest.size());
    std::string row = rest.substr(0, space), move(trim(rest.substr(space)));
    if (row.empty()) return tell("play.order_how"), false;
    if (const std::string word = fold(row); (word == "end" || word == "konec") && is_number(move))
        return end_order(seat, move), false;
    if (is_number(row) && move.empty()) {
        const auto moves = listed(seat);
        const auto number = static_cast<size_t>(to_number(row));
        if (number < 1 || number > moves.size())
            return tell("play.no_number",
                        {number_arg("number", to_number(row)), number_arg("number2", static_cast<int>(moves.size()))}),
                   false;
        row = table_->row(seat);
        move = moves[number - 1].text;
    }
    try {
        table_->set_order(seat, row, move);
    } catch (const BadInput&) {
        return tell("play.order_bad", {word_arg("word", rest)}), false;
    }
    told_[seat] = table_->events();  // no news to the one who gave it
    tell(move.empty() ? "play.order_gone" : "play.order_set",
         {word_arg("question", say("ask." + row)), word_arg("answer", table_->label_of(move, text_))});
    return !move.empty() && row == table_->row(seat);
}

void Session::end_order(Seat seat, const std::string& number) {
    int nth = 0;
    for (const auto& [row, move] : table_->orders(seat))
        if (++nth == to_number(number)) return (void)set_order(seat, row);
    tell("play.order_how");
}

void Session::list_orders(Seat seat) {
    int nth = 0;
    for (const auto& [row, move] : table_->orders(seat))
        tell("play.order_item", {number_arg("number", ++nth), word_arg("question", say("ask." + row)),
                                 word_arg("answer", table_->label_of(move, text_))});
    if (!nth) tell("play.no_orders");
}

}  // namespace pentarchy
