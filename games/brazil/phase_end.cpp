// End choices (BR-18.15): goods for the Factory, In hoc signo vinces. All at once and in secret.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct EndChoices {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Done));
    }
    static Flow take(OwnCtx& c, Frame&, Move) { return c.done(); }
};

}  // namespace

SeatMask seats_with_end_choices(const Look&) { return 0; }
void show_end_choices(Play&) {}

void end_rows(Rows& rows) { rows.box<Proc::EndChoices, EndChoices>(kQuiet); }

}  // namespace pentarchy::brazil
