#include "cli/analyse_words.h"

#include <fmt/format.h>

namespace pentarchy {
namespace {

constexpr std::string_view kEnglish = R"(
analyse.decisions = {number} {number|analyse_decision} ({budget} each)
plural.analyse_decision = decision|decisions
analyse.event = event
analyse.seat = seat
analyse.move = move
analyse.loss = loss
analyse.best = best
analyse.expected = expected
analyse.same = the same
analyse.none = There is no decision to judge in it.
analyse.summary = {Seat}: {number} {number|analyse_decision}, mean loss {loss}
analyse.mistake = event {event}, loss {loss}: {label}; better {line}
analyse.rough = ~ was hardly tried: judged by a quick look

analyse.title = {game}: the game in review
analyse.lead = What every decision was worth, judged from what its seat could know. A result of 100 % is a sure win, a loss is what the move gave away.
analyse.curve = Expected result over the game
analyse.count = decisions
analyse.seats = Seats
analyse.mean = mean loss
analyse.biggest = Biggest mistakes
analyse.all = All decisions
analyse.line = better was
analyse.no_mistakes = None was found.
)";

constexpr std::string_view kCzech = R"(
analyse.decisions = {number} {number|analyse_decision} (na každé {budget})
plural.analyse_decision = rozhodnutí|rozhodnutí|rozhodnutí
analyse.event = událost
analyse.seat = hráč
analyse.move = tah
analyse.loss = ztráta
analyse.best = nejlepší
analyse.expected = očekávání
analyse.same = stejný
analyse.none = Není v ní žádné rozhodnutí k posouzení.
analyse.summary = {Seat}: {number} {number|analyse_decision}, průměrná ztráta {loss}
analyse.mistake = událost {event}, ztráta {loss}: {label}; lépe {line}
analyse.rough = ~ bot tah sotva zkoušel: posuzuje ho zběžně

analyse.title = {game}: rozbor hry
analyse.lead = Jakou cenu mělo každé rozhodnutí podle toho, co při něm šlo vědět. Výsledek 100 % je jistá výhra, ztráta je to, co tah promarnil.
analyse.curve = Očekávaný výsledek v průběhu hry
analyse.count = rozhodnutí
analyse.seats = Hráči
analyse.mean = průměrná ztráta
analyse.biggest = Největší chyby
analyse.all = Všechna rozhodnutí
analyse.line = lepší bylo
analyse.no_mistakes = Žádná se nenašla.
)";

}  // namespace

Texts analyse_words(const AnyGame& game, std::string_view lang) {
    Texts out = game.text(lang);
    out.add(Texts::parse(lang == "cs" ? kCzech : kEnglish, fmt::format("words of analyse ({})", lang), lang));
    return out;
}

}  // namespace pentarchy
