// Small helpers for coroutines: blocking work elsewhere, one at a time through a door, durable appends.
// g++ 12 destroys some temporaries of a co_await expression twice (aggregates, lambdas): give them a name first.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <vector>

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "store/store.h"

namespace pentarchy {

namespace net = boost::asio;

// Runs a function that may block on the pool, and goes on where it was called.
template <class F>
net::awaitable<std::invoke_result_t<F>> run_on(net::thread_pool& pool, F work) {
    using Result = std::invoke_result_t<F>;
    auto job = [work = std::move(work)]() mutable -> net::awaitable<Result> { co_return work(); };
    if constexpr (std::is_void_v<Result>) {
        co_await net::co_spawn(pool, std::move(job), net::use_awaitable);
    } else {
        co_return co_await net::co_spawn(pool, std::move(job), net::use_awaitable);
    }
}

// A door that one coroutine of a strand passes at a time; the others wait in line.
class Door {
  public:
    class Inside {
      public:
        explicit Inside(Door& door) : door_(&door) {}
        Inside(Inside&& other) noexcept : door_(std::exchange(other.door_, nullptr)) {}
        Inside& operator=(Inside&&) = delete;
        ~Inside() {
            if (door_) door_->leave();
        }

      private:
        Door* door_;
    };

    net::awaitable<Inside> enter() {
        if (std::exchange(busy_, true)) {
            const auto turn = std::make_shared<net::steady_timer>(co_await net::this_coro::executor,
                                                                  net::steady_timer::time_point::max());
            waiting_.push_back(turn);
            boost::system::error_code ignored;
            co_await turn->async_wait(net::redirect_error(net::use_awaitable, ignored));  // leave() hands the door over
        }
        co_return Inside(*this);
    }
    bool is_busy() const { return busy_; }

  private:
    void leave() {
        if (waiting_.empty()) {
            busy_ = false;
            return;
        }
        waiting_.front()->cancel();
        waiting_.erase(waiting_.begin());
    }

    bool busy_ = false;
    std::vector<std::shared_ptr<net::steady_timer>> waiting_;  // mostly nobody, for which a deque takes half a KiB
};

// Ends when the events are durable, or when none of them was written.
inline net::awaitable<Appended> append(Store& store, Append events) {
    auto start = [&store](auto handler, Append wanted) {
        const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        const auto executor = net::get_associated_executor(*kept);
        store.append(std::move(wanted), [kept, work = net::make_work_guard(executor)](Appended result) {
            net::post(work.get_executor(), [kept, result] { std::move (*kept)(result); });
        });
    };
    co_return co_await net::async_initiate<const net::use_awaitable_t<>, void(Appended)>(start, net::use_awaitable,
                                                                                         std::move(events));
}

}  // namespace pentarchy
