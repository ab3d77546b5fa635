// What tables somebody looks for, and what keeps them from one.
#pragma once

#include "server/routes/routes.h"

namespace pentarchy {

// Of a list of tables: only those of that pace ("none", "live", "days"), size and so on.
struct TableFilter {
    std::string pace, find;  // `find`: a part of the table's name or of somebody's who sits there
    uint64_t seats = 0;
    bool rated = false, free = false;  // with a free seat

    bool is_empty() const { return pace.empty() && find.empty() && !seats && !rated && !free; }
    bool takes(const StoredTable& row) const;
};
TableFilter filter_of(const Request& request);

net::awaitable<void> need_room_for_table(Services services, const Account& account);
net::awaitable<void> need_not_blocked(Services services, Request request, std::shared_ptr<Room> room);

}  // namespace pentarchy
