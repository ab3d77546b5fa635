#include "server/net/context.h"

#include "server/net/tls.h"

namespace pentarchy {

size_t Connections::count() const {
    const std::lock_guard lock(mutex_);
    return all_.size();
}

void Connections::shut_all(bool at_once) {
    std::vector<std::shared_ptr<Connection>> alive;
    {
        const std::lock_guard lock(mutex_);
        for (Connection* connection : all_)
            if (auto held = connection->weak_from_this().lock()) alive.push_back(std::move(held));
    }
    for (const auto& connection : alive) connection->shut(at_once);
}

NetContext::NetContext(App& the_app, NetSettings the_settings)
    : app(the_app), settings(std::move(the_settings)), limits(settings), files(settings.web) {
    if (!settings.tls_cert.empty()) tls = make_tls_context(settings.tls_cert, settings.tls_key);
}

Connection::Connection(std::shared_ptr<NetContext> context) : context_(std::move(context)) {
    const std::lock_guard lock(context_->connections.mutex_);
    context_->connections.all_.insert(this);
}

Connection::~Connection() {
    const std::lock_guard lock(context_->connections.mutex_);
    context_->connections.all_.erase(this);
}

}  // namespace pentarchy
