// The solo challenge (BR-19): the Dutch, winning and losing.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool has_won_solo(const Look&) { return false; }
bool has_lost_solo(const Look& l) { return is_solo(l) && l.s.round > map_of(l).turn_limit; }

void solo_rows(Rows& rows) {
    rows.arrow<Proc::DutchCard, NotYet>();
}

}  // namespace pentarchy::brazil
