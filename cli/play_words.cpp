// The words of the terminal game in the form of language files (engine/text/text.h), the same keys in both languages.
#include "cli/play_words.h"

#include <fmt/format.h>

namespace pentarchy {
namespace {

constexpr std::string_view kPlayEnglish = R"(
play.you_are = {Seat}, that is you. Type the number of a move; help lists what else you can type.
play.news = News:
play.also_asked = Also deciding: {seats}. Type wait to let them go first.
play.hand_over = Pass the keyboard to {seat}, then press Enter.
play.undone = taken back

play.thinking = {Seat}: thinking… {tries} tries, leaning to: {label}
play.thinking_only = {Seat}: thinking… {tries} tries
play.hint_best = After {tries} tries the best is {number}: {label}
play.hint_expected = Chances of coming first with it, the margin counted in: {shares} (100 % in all)
play.hint_solo = Expected with it: {number} % of the points within reach.
play.hint_other = Next: {number}: {label}, {number2} % for you
play.hint_share = {seat} {number} %
play.hint_only = There is only one move.
play.hint_how = hint takes a level or a budget: hint, hint hard, hint 500ms, hint 2000.

play.no_number = There is no move number {number}; the moves go from 1 to {number2}.
play.set_exact = Pick {number} of these, in any order: type their numbers, like 1 2, or one after the other.
play.set_up_to = Pick up to {number} of these, in any order: type their numbers, like 1 2, or one after the other.
play.set_before = Picked before: {labels}.
play.set_picked = Picked so far: {labels}. Type undo to put the last one back.
play.set_apart = {label} cannot be picked as well.
play.unknown = "{word}" is neither a move offered here nor a command; help lists the commands.
play.offered = {label}: this is offered, as number {number}.
play.not_offered = {rule}: {reason}
play.more = and {number} more
play.no_refusal = No refused move matches "{word}".
play.none_refused = Nothing is forbidden here.
play.no_undo = {reason}.
play.nobody_else = Nobody else is deciding now.
play.no_rule = No rule matches "{word}".
play.no_map = This game has no map; board draws everything.
play.no_place = The map shows no place called {word} from near.
play.card_which = card needs a part of a name, like card {card}.
play.no_card = No card is called "{word}".
play.no_cards = This game has no cards to look up.
play.many_cards = Several cards match: {cards}.
play.log_number = log takes a number of lines, like log 50; log all lists every single message.
play.save_file = save needs a file name, like save game.json.
play.saved = Saved to {file}. Continue with: pentarchy play {game} --load {file}
play.saved_over = Saved to {file}.
play.not_saved = Not saved: {reason}.
play.lang_which = lang takes en or cs.
play.lang_now = English from now on.
play.ids_on = Texts of moves are shown now; they can be typed instead of numbers.
play.ids_off = Texts of moves are hidden now.

play.order_how = order takes the number of a move: order 3. order end 1 ends the first of your orders.
play.order_set = Standing order: {question} → {answer}
play.order_gone = Standing order ended: {question}
play.order_bad = No such order: "{word}" is neither a move here nor a question of this game.
play.order_item = {number}: {question} → {answer}
play.no_orders = There are no standing orders.

play.over_move = The game is over; save, log, board, rules and quit still work.
play.quit_unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave without it.
play.left_unsaved = The input ended and the game is not saved; save FILE before the end would have kept it.
play.goodbye = Goodbye.

play.over = The game is over.
play.you_win = You win by {margin}.
play.you_win_tie = You win: the scores are equal.
play.you_share = You share the win with {seats}.
play.you_behind = You come in place {number}, {margin} behind the first.
play.you_behind_tie = You come in place {number} with as many points as the first.
play.winner = Winner: {seat}, by {margin}.
play.winner_tie = Winner: {seat}, with equal scores.
play.winners = The win is shared: {seats}.
play.tie_break = {Seat} – {seat2}, equal points: {tie} decide, {number} to {number2} ({rule}).
play.tie_equal = {tie} {number}
play.tie_open = Equal points, and no tie-break decides: {ties}.
play.tie_shared = Equal points share the place.
play.solo_won = You win.
play.solo_lost = You lose.
play.solo_won_bot = {Seat}: won.
play.solo_lost_bot = {Seat}: lost.
play.place = Place {number}: {seat} ({number2})
play.over_hint = save FILE keeps the game; then pentarchy replay FILE shows it again, pentarchy verify FILE checks it.

play.help_move = 3: play move number 3
play.help_enter = Enter: show the question and the moves again
play.help_board = board: draw the board
play.help_map = map: draw the map alone
play.help_card = card {card}: what is printed on a card
play.help_hint = hint, hint hard, hint 500ms: what the computer would do in your place, knowing no more than you
play.help_why = why: what is not allowed now and which rule forbids it; why {verb}: only moves with that word
play.help_rules = rules {word}, rules {rule}: look up the rules
play.help_undo = undo: take back your last choice, as long as nothing was revealed since
play.help_log = log, log 50: the last lines of the log; log all: every single message
play.help_wait = wait: let the others who are deciding go first
play.help_order = order 3: from now on always answer this question with move 3
play.help_orders = orders: your standing orders; order end 1: end the first of them
play.help_ids = ids: show or hide the text of each move, like {text}, which can be typed instead of the number
play.help_save = save FILE: write the game to a file
play.help_lang = lang cs: česky
play.help_quit = quit: leave
)";

constexpr std::string_view kPlayCzech = R"(
play.you_are = {Seat}, to jsi ty. Napiš číslo tahu; nápověda vypíše, co ještě jde napsat.
play.news = Novinky:
play.also_asked = Rozhoduje také: {seats}. Příkaz počkej je pustí před tebe.
play.hand_over = Na řadě je {seat}: předej klávesnici, pak stiskni Enter.
play.undone = vzato zpět

play.thinking = {Seat} přemýšlí… pokusů: {tries}, zatím: {label}
play.thinking_only = {Seat} přemýšlí… pokusů: {tries}
play.hint_best = Pokusů: {tries}; nejlepší je {number}: {label}
play.hint_expected = Šance na první místo s tímto tahem, i s náskokem: {shares} (dohromady 100 %)
play.hint_solo = S tímto tahem čekej {number} % bodů, které jsou na dosah.
play.hint_other = Další: {number}: {label}, pro tebe {number2} %
play.hint_share = {seat} {number} %
play.hint_only = Je tu jediný tah.
play.hint_how = Za rada patří úroveň nebo rozpočet: rada, rada těžká, rada 500ms, rada 2000.

play.no_number = Tah číslo {number} tu není; tahy mají čísla 1 až {number2}.
play.set_exact = Vyber {number} z těchto možností v libovolném pořadí: napiš jejich čísla, třeba 1 2, nebo jedno po druhém.
play.set_up_to = Vyber nejvýš {number} z těchto možností v libovolném pořadí: napiš jejich čísla, třeba 1 2, nebo jedno po druhém.
play.set_before = Dříve vybráno: {labels}.
play.set_picked = Zatím vybráno: {labels}. Příkaz zpět vrátí poslední volbu.
play.set_apart = {label}: tohle už přibrat nejde.
play.unknown = „{word}“ není nabízený tah ani příkaz; příkazy vypíše nápověda.
play.offered = {label}: tento tah je v nabídce, má číslo {number}.
play.not_offered = {rule}: {reason}
play.more = a ještě {number}
play.no_refusal = Žádný zakázaný tah neodpovídá slovu „{word}“.
play.none_refused = Teď tu není nic zakázáno.
play.no_undo = {reason}.
play.nobody_else = Nikdo jiný teď nerozhoduje.
play.no_rule = Žádné pravidlo neodpovídá slovu „{word}“.
play.no_map = Tato hra nemá mapu; vše nakreslí deska.
play.no_place = Místo {word} mapa zblízka neukáže.
play.card_which = Za karta patří část jména, třeba karta {card}.
play.no_card = Žádná karta se nejmenuje „{word}“.
play.no_cards = V této hře nejsou karty k vyhledání.
play.many_cards = Odpovídá víc karet: {cards}.
play.log_number = Za deník patří počet řádků, třeba deník 50; deník vše vypíše každou zprávu.
play.save_file = Za ulož patří jméno souboru, třeba ulož hra.json.
play.saved = Uloženo do {file}. Pokračuj takto: pentarchy play {game} --load {file}
play.saved_over = Uloženo do {file}.
play.not_saved = Uložit se nepodařilo: {reason}.
play.lang_which = Za jazyk patří en nebo cs.
play.lang_now = Od teď česky.
play.ids_on = Teď vidíš i texty tahů; jde je psát místo čísel.
play.ids_off = Texty tahů jsou teď skryté.

play.order_how = Za pokyn patří číslo tahu: pokyn 3. Pokyn konec 1 zruší první z tvých pokynů.
play.order_set = Trvalý pokyn: {question} → {answer}
play.order_gone = Trvalý pokyn už neplatí: {question}
play.order_bad = Takový pokyn dát nejde: „{word}“ není zdejší tah ani otázka této hry.
play.order_item = {number}: {question} → {answer}
play.no_orders = Žádné trvalé pokyny nejsou.

play.over_move = Hra skončila; dál fungují ulož, deník, deska, pravidla a konec.
play.quit_unsaved = Hra není uložená. Ulož ji příkazem ulož SOUBOR, nebo napiš konec znovu a odejdi bez ní.
play.left_unsaved = Vstup skončil a hra není uložená; uložil by ji příkaz ulož SOUBOR před koncem.
play.goodbye = Měj se.

play.over = Hra skončila.
play.you_win = Vítězíš o {margin}.
play.you_win_tie = Vítězíš při shodě bodů.
play.you_share = Vítězíš, a s tebou také {seats}.
play.you_behind = Máš {number}. místo, na první chybí {margin}.
play.you_behind_tie = Máš {number}. místo a stejně bodů jako první.
play.winner = Vítězí {seat} o {margin}.
play.winner_tie = Vítězí {seat} při shodě bodů.
play.winners = O vítězství se dělí: {seats}.
play.tie_break = {Seat} – {seat2}, shoda bodů: rozhodují {tie}, {number} : {number2} ({rule}).
play.tie_equal = {tie} {number}
play.tie_open = Bodů je stejně a shodu nic nerozhodne: {ties}.
play.tie_shared = Při shodě bodů se o místo dělí.
play.solo_won = Vítězíš.
play.solo_lost = Prohráváš.
play.solo_won_bot = {Seat}: výhra.
play.solo_lost_bot = {Seat}: prohra.
play.place = {number}. místo: {seat} ({number2})
play.over_hint = Hru uloží ulož SOUBOR; pak ji pentarchy replay SOUBOR ukáže znovu a pentarchy verify SOUBOR ověří.

play.help_move = 3: zahraj tah číslo 3
play.help_enter = Enter: ukaž znovu otázku a tahy
play.help_board = deska: nakresli desku
play.help_map = mapa: nakresli jen mapu
play.help_card = karta {card}: co stojí na kartě
play.help_hint = rada, rada těžká, rada 500ms: co by na tvém místě udělal počítač, který neví víc než ty
play.help_why = proč: co teď nejde a které pravidlo tomu brání; proč {verb}: jen tahy s tímto slovem
play.help_rules = pravidla {word}, pravidla {rule}: hledej v pravidlech
play.help_undo = zpět: vezmi zpět svou poslední volbu, dokud se od ní nic neodkrylo
play.help_log = deník, deník 50: poslední řádky deníku; deník vše: každá zpráva zvlášť
play.help_wait = počkej: ať ti, kdo také rozhodují, hrají napřed
play.help_order = pokyn 3: na tuto otázku odpovídej od teď vždy tahem 3
play.help_orders = pokyny: tvé trvalé pokyny; pokyn konec 1: zruš první z nich
play.help_ids = texty: ukaž nebo skryj text každého tahu, třeba {text}; jde ho psát místo čísla
play.help_save = ulož SOUBOR: ulož hru do souboru
play.help_lang = jazyk en: English
play.help_quit = konec: odejdi
)";

}  // namespace

Texts play_words(const AnyGame& game, std::string_view lang) {
    Texts out = game.text(lang);
    out.add(Texts::parse(lang == "cs" ? kPlayCzech : kPlayEnglish, fmt::format("words of play ({})", lang), lang));
    return out;
}

}  // namespace pentarchy
