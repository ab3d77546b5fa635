// Which database an address means.
#include "store/postgres_store.h"
#include "store/sqlite_store.h"

namespace pentarchy {

std::unique_ptr<Store> open_store(const std::string& where) {
    return is_postgres(where) ? open_postgres(where) : open_sqlite(where);
}

}  // namespace pentarchy
