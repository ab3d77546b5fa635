#include "server/net/metrics.h"

#include <prometheus/text_serializer.h>

namespace pentarchy {
namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;
using prometheus::Registry;

const prometheus::Histogram::BucketBoundaries kSeconds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                                       0.025,  0.05,    0.1,    0.25,  0.5,    1,     5};

prometheus::Counter& counter(Registry& registry, const char* name, const char* help) {
    return BuildCounter().Name(std::string("pentarchy_") + name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(Registry& registry, const char* name, const char* help) {
    return BuildGauge().Name(std::string("pentarchy_") + name).Help(help).Register(registry).Add({});
}

prometheus::Histogram& histogram(Registry& registry, const char* name, const char* help) {
    return BuildHistogram().Name(std::string("pentarchy_") + name).Help(help).Register(registry).Add({}, kSeconds);
}

}  // namespace

Metrics::Metrics()
    : http_connections(gauge(registry_, "http_connections", "Open HTTP connections")),
      live_connections(gauge(registry_, "live_connections", "Open WebSocket connections")),
      refused_connections(counter(registry_, "refused_connections_total", "Connections over a limit")),
      refused_requests(counter(registry_, "refused_requests_total", "Requests over a rate")),
      bad_requests(counter(registry_, "bad_requests_total", "Requests that are not HTTP as we speak it")),
      messages_in(counter(registry_, "messages_in_total", "WebSocket messages read")),
      messages_out(counter(registry_, "messages_out_total", "WebSocket messages written")),
      slow_peers(counter(registry_, "slow_peers_total", "WebSocket connections closed for not keeping up")),
      message_seconds(histogram(registry_, "message_seconds", "Time the application takes for a WebSocket message")),
      moves(counter(registry_, "moves_total", "Moves made durable")),
      games_started(counter(registry_, "games_started_total", "Games started")),
      games_finished(counter(registry_, "games_finished_total", "Games finished")),
      open_tables(gauge(registry_, "open_tables", "Tables in memory")),
      bots_thinking(gauge(registry_, "bots_thinking", "Computer players that are thinking")),
      thinkers_lost(counter(registry_, "thinkers_lost_total", "Thinking processes that crashed or took too long")),
      stand_ins(counter(registry_, "stand_ins_total",
                        "Decisions of computer players made at random because thinking failed")),
      tables_set_aside(counter(registry_, "tables_set_aside_total", "Tables that could not be opened")),
      move_seconds(histogram(registry_, "move_seconds", "Time from a move's arrival to its answer")),
      store_seconds(histogram(registry_, "store_seconds", "Time until the store has made an append durable")),
      requests_(BuildCounter().Name("pentarchy_requests_total").Help("HTTP requests").Register(registry_)),
      request_seconds_(
          BuildHistogram().Name("pentarchy_request_seconds").Help("Time to answer a request").Register(registry_)) {}

void Metrics::count_request(const char* kind, unsigned status, double seconds) {
    requests_.Add({{"kind", kind}, {"status", std::to_string(status)}}).Increment();
    request_seconds_.Add({{"kind", kind}}, kSeconds).Observe(seconds);
}

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(registry_.Collect()); }

Metrics& metrics() {
    static Metrics figures;
    return figures;
}

}  // namespace pentarchy
