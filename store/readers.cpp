// Lending connections for reading.
#include "store/readers.h"

namespace pentarchy {

std::unique_ptr<Sql> Readers::take() {
    std::unique_lock lock(mutex_);
    freed_.wait(lock, [&] { return lent_ < kMost; });
    ++lent_;
    if (free_.empty()) return nullptr;
    auto sql = std::move(free_.back());
    free_.pop_back();
    return sql;
}

void Readers::give_back(std::unique_ptr<Sql> sql) {
    {
        const std::lock_guard lock(mutex_);
        --lent_;
        if (sql) free_.push_back(std::move(sql));
    }
    freed_.notify_one();
}

}  // namespace pentarchy
