// The store in a PostgreSQL database, which any number of processes may share.
#pragma once

#include "store/store.h"

namespace pentarchy {

bool is_postgres(std::string_view where);
std::unique_ptr<Store> open_postgres(const std::string& url);

}  // namespace pentarchy
