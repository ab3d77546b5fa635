// What monarchs answer to events (BR-16).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

Flow after_first_deploy(Ctx& c, Seat, int) { return c.go_on(); }
Flow after_deploy_action(Ctx& c, Seat) { return c.go_on(); }
Flow after_painting(Ctx& c, Seat, Order) { return c.go_on(); }
Flow after_build_on(Ctx& c, Seat, bool) { return c.go_on(); }
Flow after_task(Ctx& c, Seat) { return c.go_on(); }

}  // namespace pentarchy::brazil
