// Routes between people: following and blocking, inviting somebody to a table by name.
#include "server/people/ties.h"
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

Answer get_ties(Services services, Request request) {
    Ties ties(services.hall);
    co_return HttpResponse{200, co_await ties.json(request.need_account())};
}

Answer put_tie(Services services, Request request) {
    const Account account = request.need_account();
    const Node wish = request.body()["tie"];
    Tie tie = Tie::None;
    if (!wish.is_null()) {
        if (wish.text() != "follow" && wish.text() != "block") wish.fail("must be one of: follow, block, or null");
        tie = wish.text() == "follow" ? Tie::Follow : Tie::Block;
    }
    Ties ties(services.hall);
    co_await ties.set(account, request.args[0], tie);
    co_return HttpResponse{200, co_await ties.json(co_await services.accounts.fresh(account))};
}

// Whoever has blocked the one who invites hears nothing of it, and neither does that one.
Answer post_invitation(Services services, Request request) {
    const Person by = person_of(request.need_account());
    const std::string who(request.body()["who"].text());
    auto find = [who](Store& store) { return store.account(who); };
    const std::optional<Account> invited = co_await services.hall.read(find);
    if (!invited) fail(404, "no_player", "there is nobody like that");
    const std::shared_ptr<Room> room = room_of(services, request);
    Ties ties(services.hall);
    std::vector<std::string> theirs;
    theirs.push_back(who);
    if (!co_await ties.is_blocked(std::move(theirs), by.id)) {
        co_await in_room(room, room->welcome(request.caller(), who));
        (void)co_await ties.invite(who, by.id, room->id());
    }
    co_return HttpResponse{204, nullptr};
}

Answer delete_invitation(Services services, Request request) {
    Ties ties(services.hall);
    co_await ties.forget_invitation(request.need_account(), request.args[0]);
    co_return HttpResponse{204, nullptr};
}

}  // namespace

std::vector<Route> tie_routes() {
    return {
        {"GET", "me/ties", get_ties},
        {"PUT", "people/PLAYER/tie", put_tie},
        {"POST", "tables/ID/invitations", post_invitation},
        {"DELETE", "me/invitations/ID", delete_invitation},
    };
}

}  // namespace pentarchy
