// A connection on which WebSocket is spoken: text messages in, one at a time, and a bounded queue of them out.
#pragma once

#include <memory>

#include "server/net/context.h"
#include "server/net/http.h"

namespace pentarchy {

// Answers the upgrade request and serves the connection until it ends. Stream is TcpStream or TlsStream.
template <class Stream>
void start_peer(std::shared_ptr<NetContext> context, Stream stream, Credentials who, AddressLimits::Slot slot,
                std::unique_ptr<Request> request);

}  // namespace pentarchy
