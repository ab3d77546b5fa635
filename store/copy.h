// Copies of a whole store: backups, and the way from one database to another.
#pragma once

#include "store/sql.h"

namespace pentarchy {

// Everything but the snapshots, of one moment, into a store that is empty.
void copy_store(Sql& from, Sql& to);

// The same by addresses, as open_store reads them. BadInput if there is something in `to` already.
void copy_store(const std::string& from, const std::string& to);

// `fill` writes to the path it is given; the file appears under its own name once it is complete and durable.
void write_backup(const std::string& file, const std::function<void(const std::string&)>& fill);

}  // namespace pentarchy
