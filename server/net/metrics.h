// The figures of the process, printed at /metrics in Prometheus' text form. Counting is safe from any thread and cheap.
#pragma once

#include <string>

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include "base/stopwatch.h"

namespace pentarchy {

class Metrics {
    prometheus::Registry registry_;  // owns what the references below refer to

  public:
    Metrics();

    // Network.
    prometheus::Gauge &http_connections, &live_connections;
    prometheus::Counter &refused_connections, &refused_requests, &bad_requests;
    prometheus::Counter &messages_in, &messages_out, &slow_peers;
    prometheus::Histogram& message_seconds;  // from a message read to the application being done with it

    // Application.
    prometheus::Counter &moves, &games_started, &games_finished;
    prometheus::Gauge &open_tables, &bots_thinking;
    prometheus::Counter &thinkers_lost, &stand_ins, &tables_set_aside;
    prometheus::Histogram &move_seconds, &store_seconds;

    // One HTTP request; `kind` is one of a few words: "api", "change", "static", "live", "ops".
    void count_request(const char* kind, unsigned status, double seconds);

    std::string text() const;

  private:
    prometheus::Family<prometheus::Counter>& requests_;
    prometheus::Family<prometheus::Histogram>& request_seconds_;
};

Metrics& metrics();

}  // namespace pentarchy
