#include "server/people/push.h"

#include <array>

#include <fmt/format.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <sodium.h>

#include "base/bad_input.h"
#include "base/check.h"

namespace pentarchy {

namespace {

constexpr size_t kPoint = 65, kSecret = 16, kSalt = 16, kTag = 16;
constexpr uint32_t kRecord = 4096;  // bytes of one record; a message is always one
constexpr Millis kSignedFor = Millis{12} * 3'600'000;
constexpr int kKeptSeconds = 86'400;

template <class T, void (*Free)(T*)>
struct Freed {
    void operator()(T* thing) const { Free(thing); }
};
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX, EVP_PKEY_CTX_free>>;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

std::string hmac(std::string_view key, std::string_view text) {
    std::string out(32, '\0');
    unsigned size = 0;
    CHECK(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(text), text.size(), bytes_of(out),
               &size));
    return out;
}

// HKDF for one block of output.
std::string derive(std::string_view salt, std::string_view from, std::string_view info, size_t size) {
    return hmac(hmac(salt, from), std::string(info) + '\1').substr(0, size);
}

PushKey key_of_point(const std::string& point) {
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    char group[] = "prime256v1";
    std::string copy = point;
    const std::array<OSSL_PARAM, 3> params{
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, copy.data(), copy.size()),
        OSSL_PARAM_construct_end()};
    EVP_PKEY* key = nullptr;
    CHECK(EVP_PKEY_fromdata_init(context.get()) == 1);
    if (EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, const_cast<OSSL_PARAM*>(params.data())) != 1)
        bad_input("p256dh is no point of the curve P-256");
    return PushKey(key);
}

std::string shared_secret(const PushKey& mine, const PushKey& theirs) {
    const KeyContext context(EVP_PKEY_CTX_new(mine.get(), nullptr));
    std::string out(32, '\0');
    size_t size = out.size();
    CHECK(EVP_PKEY_derive_init(context.get()) == 1 && EVP_PKEY_derive_set_peer(context.get(), theirs.get()) == 1);
    CHECK(EVP_PKEY_derive(context.get(), bytes_of(out), &size) == 1 && size == out.size());
    return out;
}

std::string encrypt(std::string_view text, std::string_view key, std::string_view nonce) {
    const std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>> context(EVP_CIPHER_CTX_new());
    std::string out(text.size() + kTag, '\0');
    int size = 0, rest = 0;
    CHECK(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key), bytes_of(nonce)) == 1);
    CHECK(EVP_EncryptUpdate(context.get(), bytes_of(out), &size, bytes_of(text), static_cast<int>(text.size())) == 1);
    CHECK(EVP_EncryptFinal_ex(context.get(), bytes_of(out) + size, &rest) == 1);
    CHECK(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag, out.data() + text.size()) == 1);
    return out;
}

// ES256: the two numbers of the signature, 32 bytes each.
std::string sign(const PushKey& key, std::string_view text) {
    const std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX, EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
    std::array<unsigned char, 128> der;
    size_t size = der.size();
    CHECK(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
    CHECK(EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
    const unsigned char* at = der.data();
    const std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG, ECDSA_SIG_free>> pair(
        d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    std::string out(64, '\0');
    CHECK(BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), bytes_of(out), 32) == 32);
    CHECK(BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), bytes_of(out) + 32, 32) == 32);
    return out;
}

}  // namespace

PushKey new_push_key() {
    PushKey key(EVP_EC_gen("P-256"));
    CHECK(key);
    return key;
}

std::string push_key_pem(const PushKey& key) {
    const std::unique_ptr<BIO, Freed<BIO, BIO_free_all>> memory(BIO_new(BIO_s_mem()));
    CHECK(PEM_write_bio_PrivateKey(memory.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1);
    char* data = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &data);
    return {data, static_cast<size_t>(size)};
}

PushKey read_push_key(const std::string& pem) {
    const std::unique_ptr<BIO, Freed<BIO, BIO_free_all>> memory(
        BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    PushKey key(PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr));
    if (!key) throw StoreError("the server's key for push messages in the store is damaged");
    return key;
}

std::string public_point(const PushKey& key) {
    std::string out(kPoint, '\0');
    size_t size = 0;
    CHECK(EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_of(out), out.size(), &size) == 1 &&
          size == kPoint);
    return out;
}

std::string to_base64url(std::string_view bytes) {
    std::string out(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(out.data(), out.size(), bytes_of(bytes), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    out.pop_back();  // its zero
    return out;
}

std::string from_base64url(std::string_view text) {
    while (text.ends_with('=')) text.remove_suffix(1);
    std::string out(text.size(), '\0');
    size_t size = 0;
    if (sodium_base642bin(bytes_of(out), out.size(), text.data(), text.size(), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
        bad_input("\"{}\" is not in base64url", text);
    out.resize(size);
    return out;
}

Json PushTarget::json() const { return {{"endpoint", endpoint}, {"p256dh", p256dh}, {"auth", auth}}; }

PushTarget PushTarget::parse(const Node& node) {
    node.only({"endpoint", "p256dh", "auth"});
    PushTarget out{std::string(node["endpoint"].text()), std::string(node["p256dh"].text()),
                   std::string(node["auth"].text())};
    if (out.endpoint.size() > 1000) node["endpoint"].fail("is longer than 1000 bytes");
    (void)parse_web_address(out.endpoint);
    if (from_base64url(out.auth).size() != kSecret) node["auth"].fail("must be 16 bytes in base64url");
    (void)key_of_point(from_base64url(out.p256dh));
    return out;
}

std::string seal_push(std::string_view text, const PushTarget& target, const PushKey& once, std::string_view salt) {
    CHECK(text.size() + 1 + kTag <= kRecord && salt.size() == kSalt);
    const std::string theirs = from_base64url(target.p256dh), mine = public_point(once);
    std::string info("WebPush: info");
    info.append(1, '\0').append(theirs).append(mine);
    const std::string secret = derive(from_base64url(target.auth), shared_secret(once, key_of_point(theirs)), info, 32);
    const std::string key = derive(salt, secret, std::string_view("Content-Encoding: aes128gcm\0", 28), 16);
    const std::string nonce = derive(salt, secret, std::string_view("Content-Encoding: nonce\0", 24), 12);
    std::string out(salt);
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(kRecord >> shift);
    out += static_cast<char>(mine.size());
    return out + mine + encrypt(std::string(text) + '\2', key, nonce);  // 2: the last record
}

std::string seal_push(std::string_view text, const PushTarget& target) {
    std::string salt(kSalt, '\0');
    randombytes_buf(salt.data(), salt.size());
    return seal_push(text, target, new_push_key(), salt);
}

WebHeaders push_headers(const PushKey& server, const PushTarget& target, std::string_view topic,
                        std::string_view contact, Millis now) {
    const WebAddress where = parse_web_address(target.endpoint);
    const size_t origin_end = target.endpoint.find('/', where.secure ? 8 : 7);
    boost::json::object claims{{"aud", target.endpoint.substr(0, origin_end)}, {"exp", (now + kSignedFor) / 1000}};
    if (contact.starts_with("https://")) claims["sub"] = contact;
    const std::string claim =
        to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(boost::json::serialize(claims));
    return {{"Authorization", fmt::format("vapid t={}.{}, k={}", claim, to_base64url(sign(server, claim)),
                                          to_base64url(public_point(server)))},
            {"Content-Encoding", "aes128gcm"},
            {"Content-Type", "application/octet-stream"},
            {"TTL", std::to_string(kKeptSeconds)},
            {"Topic", std::string(topic)}};
}

}  // namespace pentarchy
