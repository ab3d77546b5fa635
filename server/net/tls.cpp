#include "server/net/tls.h"

#include <openssl/ssl.h>

#include "base/bad_input.h"
#include "base/file.h"

namespace pentarchy {

namespace ssl = boost::asio::ssl;

ssl::context make_tls_context(const std::string& cert_file, const std::string& key_file) {
    const std::string cert = read_file(cert_file), key = read_file(key_file);
    ssl::context context(ssl::context::tls_server);
    context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 | ssl::context::no_sslv3 |
                        ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1 | ssl::context::single_dh_use);
    // Idle connections give their buffers back.
    SSL_CTX_set_mode(context.native_handle(), SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_options(context.native_handle(), SSL_OP_NO_RENEGOTIATION);

    boost::system::error_code error;
    context.use_certificate_chain(boost::asio::buffer(cert), error);
    if (error) bad_input("{} is not a certificate in PEM form", cert_file);
    context.use_private_key(boost::asio::buffer(key), ssl::context::pem, error);
    if (error || SSL_CTX_check_private_key(context.native_handle()) != 1)
        bad_input("{} is not the private key, in PEM form, of the certificate {}", key_file, cert_file);
    return context;
}

}  // namespace pentarchy
