// The words of the terminal game in the form of language files (engine/text.h), the same keys in both languages.
#include "cli/play_words.h"

#include <fmt/format.h>

namespace pentarchy {
namespace {

constexpr std::string_view kPlayEnglish = R"(
play.you_are = {Seat}, that is you. Type the number of a move or its text; help lists what else you can type.
play.news = News:
play.also_asked = Also deciding: {seats}. Type wait to let them go first.
play.hand_over = Pass the keyboard to {seat}, then press Enter.
play.undone = taken back

play.thinking = {Seat} is thinking ... {tries} tries, leaning to {text}
play.thinking_only = {Seat} is thinking ... {tries} tries
play.hint_best = After {tries} tries the best is {number}: {label} [{text}]
play.hint_expected = Expected result with it: {shares}
play.hint_other = Next: {number}: {label} [{text}], {number2} % for you
play.hint_share = {seat} {number} %
play.hint_only = There is only one move.
play.hint_how = hint takes a level or a budget: hint, hint hard, hint 500ms, hint 2000.

play.no_number = There is no move number {number}; the moves go from 1 to {number2}.
play.unknown = "{word}" is neither a move offered here nor a command; help lists the commands.
play.empty = Type a number, a move text or a command; help lists the commands.
play.offered = {label}: this is offered, as number {number}.
play.not_offered = {label}? {reason} {rule}
play.more = and {number} more like it
play.no_refusal = No refused move matches "{word}".
play.none_refused = Nothing is refused here.
play.no_undo = {reason}.
play.nobody_else = Nobody else is deciding now.
play.no_rule = No rule matches "{word}".
play.log_number = log takes a number of lines, like log 50.
play.save_file = save needs a file name, like save game.json.
play.saved = Saved to {file}. Continue with: pentarchy play {game} --load {file}
play.saved_over = Saved to {file}.
play.not_saved = Not saved: {reason}.
play.lang_which = lang takes en or cs.
play.lang_now = English from now on.
play.order_how = order takes the name of a question and a move text: order react let. Without a move the order ends.
play.order_set = Standing order: whenever asked [{row}], {answer}.
play.order_gone = No standing order for [{row}].
play.order_bad = No order given: [{row}] is no question of this game, or "{answer}" is no move of it.
play.no_orders = There are no standing orders.
play.over_move = The game is over; save, log, board, rules and quit still work.
play.quit_unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave without it.
play.left_unsaved = The input ended and the game is not saved; save FILE before the end would have kept it.
play.goodbye = Goodbye.

play.over = The game is over.
play.place = Place {number}: {seat} ({number2})
play.over_hint = save FILE keeps the game; then pentarchy replay FILE shows it again, pentarchy verify FILE checks it.

play.help_move = 3, or march b2: play that move
play.help_enter = Enter: show the question and the moves again
play.help_board = board: draw the board
play.help_hint = hint, hint hard, hint 500ms: what the computer would do in your place, knowing no more than you
play.help_why = why: what is not allowed now and which rule forbids it; why build: only moves with that word
play.help_rules = rules ward, rules OP-28: look up the rules
play.help_undo = undo: take back your last choice, as long as nothing was revealed since
play.help_log = log, log 50: the last lines of the log
play.help_wait = wait: let the others who are deciding go first
play.help_order = order react let: always answer a question this way (its name is in the brackets); order react: ask again
play.help_orders = orders: your standing orders
play.help_save = save FILE: write the game to a file
play.help_lang = lang cs: česky
play.help_quit = quit: leave
)";

constexpr std::string_view kPlayCzech = R"(
play.you_are = {Seat}, to jsi ty. Napiš číslo tahu nebo jeho text; help vypíše, co ještě jde napsat.
play.news = Novinky:
play.also_asked = Rozhoduje také: {seats}. Příkaz wait je pustí před tebe.
play.hand_over = Na řadě je {seat}: předej klávesnici, pak stiskni Enter.
play.undone = vzato zpět

play.thinking = {Seat} přemýšlí… pokusů: {tries}, zatím {text}
play.thinking_only = {Seat} přemýšlí… pokusů: {tries}
play.hint_best = Pokusů: {tries}; nejlepší je {number}: {label} [{text}]
play.hint_expected = Očekávaný výsledek s tímto tahem: {shares}
play.hint_other = Další: {number}: {label} [{text}], pro tebe {number2} %
play.hint_share = {seat} {number} %
play.hint_only = Je tu jediný tah.
play.hint_how = Za hint patří úroveň nebo rozpočet: hint, hint hard, hint 500ms, hint 2000.

play.no_number = Tah číslo {number} tu není; tahy mají čísla 1 až {number2}.
play.unknown = „{word}“ není nabízený tah ani příkaz; příkazy vypíše help.
play.empty = Napiš číslo, text tahu nebo příkaz; příkazy vypíše help.
play.offered = {label}: tento tah je v nabídce, má číslo {number}.
play.not_offered = {label}? {reason} {rule}
play.more = a ještě {number}
play.no_refusal = Žádný zakázaný tah neodpovídá slovu „{word}“.
play.none_refused = Teď tu není nic zakázáno.
play.no_undo = {reason}.
play.nobody_else = Nikdo jiný teď nerozhoduje.
play.no_rule = Žádné pravidlo neodpovídá slovu „{word}“.
play.log_number = Za log patří počet řádků, třeba log 50.
play.save_file = Za save patří jméno souboru, třeba save hra.json.
play.saved = Uloženo do {file}. Pokračuj takto: pentarchy play {game} --load {file}
play.saved_over = Uloženo do {file}.
play.not_saved = Uložit se nepodařilo: {reason}.
play.lang_which = Za lang patří en nebo cs.
play.lang_now = Od teď česky.
play.order_how = Za order patří jméno otázky a text tahu: order react let. Bez tahu pokyn končí.
play.order_set = Trvalý pokyn: na otázku [{row}] vždy {answer}.
play.order_gone = Pro otázku [{row}] pokyn není.
play.order_bad = Pokyn dát nejde: [{row}] není otázka této hry, nebo „{answer}“ není její tah.
play.no_orders = Žádné trvalé pokyny nejsou.
play.over_move = Hra skončila; dál fungují save, log, board, rules a quit.
play.quit_unsaved = Hra není uložená. Ulož ji příkazem save SOUBOR, nebo napiš quit znovu a odejdi bez ní.
play.left_unsaved = Vstup skončil a hra není uložená; uložil by ji příkaz save SOUBOR před koncem.
play.goodbye = Měj se.

play.over = Hra skončila.
play.place = {number}. místo: {seat} ({number2})
play.over_hint = Hru uloží save SOUBOR; pak ji pentarchy replay SOUBOR ukáže znovu a pentarchy verify SOUBOR ověří.

play.help_move = 3 nebo march b2: zahraj tento tah
play.help_enter = Enter: ukaž znovu otázku a tahy
play.help_board = board: nakresli desku
play.help_hint = hint, hint hard, hint 500ms: co by na tvém místě udělal počítač, který neví víc než ty
play.help_why = why: co teď nejde a které pravidlo tomu brání; why postav: jen tahy s tímto slovem
play.help_rules = rules zábrana, rules OP-28: hledej v pravidlech
play.help_undo = undo: vezmi zpět svou poslední volbu, dokud se od ní nic neodkrylo
play.help_log = log, log 50: poslední řádky deníku
play.help_wait = wait: ať ti, kdo také rozhodují, hrají napřed
play.help_order = order react let: na otázku (jméno je v závorce) odpovídej vždy takto; order react: zase se ptej
play.help_orders = orders: tvé trvalé pokyny
play.help_save = save SOUBOR: ulož hru do souboru
play.help_lang = lang en: English
play.help_quit = quit: odejdi
)";

}  // namespace

Catalog play_words(const AnyGame& game, std::string_view lang) {
    Catalog out = game.text(lang);
    out.add(Catalog::parse(lang == "cs" ? kPlayCzech : kPlayEnglish, fmt::format("words of play ({})", lang), lang));
    return out;
}

}  // namespace pentarchy
