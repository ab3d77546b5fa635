// Group commit. A batch that fails because of one job is done again job by job; one whose connection broke is done
// again as a whole, once.
#include "store/writer.h"

#include <future>

#include "base/check.h"

namespace pentarchy {
namespace {

// The commit itself failed: no job of the batch is to blame, and none was written.
struct CommitFailed : StoreError {
    using StoreError::StoreError;
};

}  // namespace

StoreWriter::StoreWriter(Database& database) : database_(database), thread_([this] { write_until_stopped(); }) {}

StoreWriter::~StoreWriter() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void StoreWriter::post(Work work, Done done) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(work), std::move(done)});
    }
    wake_.notify_one();
}

void StoreWriter::run(Work work) {
    CHECK(std::this_thread::get_id() != thread_.get_id());  // a `done` that waits for the writer would wait for ever
    std::promise<void> written;
    post(std::move(work), [&](std::exception_ptr error) {
        if (error) {
            written.set_exception(error);
        } else {
            written.set_value();
        }
    });
    written.get_future().get();
}

void StoreWriter::write_until_stopped() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [&] { return stop_ || !queue_.empty(); });
        if (queue_.empty()) return;
        std::vector<Job> jobs = std::exchange(queue_, {});
        lock.unlock();
        write(jobs);
        lock.lock();
    }
}

void StoreWriter::write(std::span<Job> jobs) {
    std::exception_ptr error;
    try {
        write_together(jobs);
    } catch (const ConnectionLost&) {
        error = std::current_exception();
    } catch (const CommitFailed&) {
        error = std::current_exception();
    } catch (...) {
        if (jobs.size() > 1) return write_apart(jobs);
        error = std::current_exception();
    }
    for (Job& job : jobs) job.done(error);
}

void StoreWriter::write_apart(std::span<Job> jobs) {
    for (Job& job : jobs) write({&job, 1});
}

void StoreWriter::write_together(std::span<Job> jobs) {
    try {
        attempt(jobs);
    } catch (const ConnectionLost&) {
        sql_.reset();
        attempt(jobs);
    }
}

void StoreWriter::attempt(std::span<Job> jobs) {
    if (!sql_) sql_ = database_.connect();
    Transaction transaction(*sql_, jobs.size() == 1 ? Transaction::Kind::Job : Transaction::Kind::Write);
    for (Job& job : jobs) job.work(*sql_);
    try {
        transaction.commit();
        database_.need_same();  // a file that is gone by now took the commit along
    } catch (const ConnectionLost&) {
        throw;
    } catch (const StoreError& error) {
        throw CommitFailed(error.what());
    }
}

}  // namespace pentarchy
