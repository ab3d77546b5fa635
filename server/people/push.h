// Web Push (RFC 8030, 8188, 8291, 8292): "your turn" for a browser whose page is closed. Everything is sealed for the
// one browser that subscribed; the push service between sees when and to whom, not what.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <openssl/evp.h>

#include "base/json.h"
#include "server/people/webhook.h"
#include "store/store.h"

namespace pentarchy {

struct FreeKey {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
using PushKey = std::unique_ptr<EVP_PKEY, FreeKey>;  // a pair on P-256

PushKey new_push_key();
std::string push_key_pem(const PushKey& key);  // with its private half, for the store
PushKey read_push_key(const std::string& pem);
std::string public_point(const PushKey& key);  // 65 bytes

std::string to_base64url(std::string_view bytes);
std::string from_base64url(std::string_view text);  // BadInput if it is none

// Where one browser wants to be told, as its PushManager says it.
struct PushTarget {
    std::string endpoint, p256dh, auth;  // the last two in base64url
    bool operator==(const PushTarget&) const = default;
    Json json() const;
    static PushTarget parse(const Node& node);  // BadInput for what is not a subscription
};

// The text as that browser alone can read it. `once` and `salt` are fresh for every message.
std::string seal_push(std::string_view text, const PushTarget& target, const PushKey& once, std::string_view salt);
std::string seal_push(std::string_view text, const PushTarget& target);

// What the request carries besides: who sends it (signed with the server's key) and how long it is worth keeping.
// A newer message of the same topic takes the place of an older one.
WebHeaders push_headers(const PushKey& server, const PushTarget& target, std::string_view topic,
                        std::string_view contact, Millis now);

}  // namespace pentarchy
