// The store in one SQLite file: the default, for one process.
#pragma once

#include "store/store.h"

namespace pentarchy {

std::unique_ptr<Store> open_sqlite(const std::string& file);

}  // namespace pentarchy
