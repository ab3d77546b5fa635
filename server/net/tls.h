// TLS of our own, for those without a reverse proxy.
#pragma once

#include <string>

#include <boost/asio/ssl/context.hpp>

namespace pentarchy {

// TLS 1.2 and newer. BadInput if a file cannot be used or the key does not belong to the certificate.
boost::asio::ssl::context make_tls_context(const std::string& cert_file, const std::string& key_file);

}  // namespace pentarchy
