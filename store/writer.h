// The one thread of a store that writes. It takes all that is queued, does it in one transaction and commits once:
// however many tables move at a time, a move costs a share of one sync of the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "store/sql.h"

namespace pentarchy {

class StoreWriter {
  public:
    // Work may be done a second time if the first was rolled back: it may only set its own results. What a person got
    // wrong is a result; an exception is a fault of the store, and costs the whole batch.
    using Work = std::function<void(Sql&)>;
    using Done = std::function<void(std::exception_ptr)>;  // null: durable; else nothing of it was written

    explicit StoreWriter(Database& database);
    ~StoreWriter();  // does what is queued
    StoreWriter(const StoreWriter&) = delete;
    StoreWriter& operator=(const StoreWriter&) = delete;

    void post(Work work, Done done);
    void run(Work work);  // waits until it is durable, or throws what went wrong

  private:
    struct Job {
        Work work;
        Done done;
    };

    void write_until_stopped();
    void write(std::span<Job> jobs);
    void write_together(std::span<Job> jobs);
    void write_apart(std::span<Job> jobs);
    void attempt(std::span<Job> jobs);

    Database& database_;
    std::unique_ptr<Sql> sql_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> queue_;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace pentarchy
