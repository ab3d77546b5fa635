// A connection as long as HTTP is spoken on it: requests one after the other, until it ends or becomes a WebSocket.
#pragma once

#include "server/net/context.h"
#include "server/net/http.h"

namespace pentarchy {

using TcpSocket = net::basic_stream_socket<net::ip::tcp, Strand>;

// Serves the connection on its own strand until it ends.
void start_session(std::shared_ptr<NetContext> context, TcpSocket socket, Visitor visitor, AddressLimits::Slot slot);

}  // namespace pentarchy
