// From a request to its answer: what is refused at the door, and who answers the rest.
#pragma once

#include <optional>

#include "server/net/context.h"
#include "server/net/http.h"

namespace pentarchy {

// A request whose header has been read.
struct Asked {
    Request& request;
    const Target& target;
    const Credentials& who;
};

// A transfer coding that is not known hides where the request ends: the connection cannot go on after it.
bool has_unknown_coding(const Request& request);

// Rates, foreign pages and unknown methods: refused before a body is read.
std::optional<Response> refuse_at_door(NetContext& context, const Asked& asked);

// How long a body this request may have.
size_t body_limit(const NetSettings& settings, const Target& target);

// Never throws; the answer is not yet completed.
net::awaitable<Response> answer(NetContext& context, Asked asked);

// The word by which /metrics counts it.
const char* request_kind(const Asked& asked);

}  // namespace pentarchy
