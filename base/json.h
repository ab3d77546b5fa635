// JSON documents: reading with precise complaints (Node), merge patches, dotted paths, printing.
// Everything a file can get wrong is a BadInput that names the document and the line or path.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "base/bad_input.h"
#include "base/file.h"

namespace pentarchy {

using Json = boost::json::value;

// `name` is what complaints call the document, usually its file name. A key given twice in one object is refused.
Json parse_json(std::string_view text, std::string_view name);

// Pretty: indented by two spaces, short arrays of scalars on one line, a newline at the end.
std::string dump(const Json& value, bool pretty);

// RFC 7396: objects merge key by key, null deletes, anything else replaces.
void merge_patch(Json& target, const Json& patch);

// "players.red.hand", "sites.b2.pawns.0"; the empty path is the value itself. Null pointer: no such place.
const Json* find_path(const Json& value, std::string_view dotted);

// A place in a document that knows its own path. Points into the document, which must outlive it.
class Node {
  public:
    struct Member;

    Node(const Json& root, std::string_view name) : json_(&root), name_(name) {}

    const Json& json() const { return *json_; }
    const std::string& path() const { return path_; }

    // Objects.
    Node operator[](std::string_view key) const;  // required
    std::optional<Node> find(std::string_view key) const;
    std::vector<Member> members() const;
    void only(std::initializer_list<std::string_view> keys) const;  // refuses any other key

    // Arrays.
    Node at(size_t index) const;
    std::vector<Node> items() const;

    size_t size() const;  // of an object or array

    // Scalars.
    int integer(int min, int max) const;
    uint64_t natural() const;  // seeds, hashes, event numbers: any 64 bits
    std::string_view text() const;
    bool boolean() const;
    bool is_null() const { return json_->is_null(); }

    // Throws BadInput "<name>: <path> <reason>".
    [[noreturn]] void fail(std::string_view reason) const;

  private:
    Node child(const Json& json, std::string_view step) const;
    const boost::json::object& object() const;
    const boost::json::array& array() const;

    const Json* json_;
    std::string name_;
    std::string path_;
};

struct Node::Member {
    std::string_view key;
    Node node;
};

}  // namespace pentarchy
