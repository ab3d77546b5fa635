// Parsing with line numbers. Boost's own parser lets the last of two equal keys win; in a hand-written edition or
// scenario that hides a mistake, so this one refuses it.
#include "base/json.h"

#include <algorithm>
#include <set>

#include <boost/json/basic_parser_impl.hpp>

namespace pentarchy {
namespace {

using boost::json::error_code;
using Text = boost::json::string_view;

// The names and signatures are those that boost::json::basic_parser asks for.
struct Builder {
    static constexpr size_t max_object_size = boost::json::object::max_size();
    static constexpr size_t max_array_size = boost::json::array::max_size();
    static constexpr size_t max_key_size = boost::json::string::max_size();
    static constexpr size_t max_string_size = boost::json::string::max_size();

    boost::json::value_stack stack;
    std::vector<std::set<std::string>> seen;  // keys of the objects that are open
    std::string key;                          // the part of a key read so far
    std::optional<std::string> repeated;

    bool on_document_begin(error_code&) { return stack.reset(), true; }
    bool on_document_end(error_code&) { return true; }
    bool on_object_begin(error_code&) { return seen.emplace_back(), true; }
    bool on_object_end(size_t n, error_code&) { return stack.push_object(n), seen.pop_back(), true; }
    bool on_array_begin(error_code&) { return true; }
    bool on_array_end(size_t n, error_code&) { return stack.push_array(n), true; }
    bool on_key_part(Text s, size_t, error_code&) {
        key.append(s.data(), s.size());
        return stack.push_chars(s), true;
    }
    bool on_key(Text s, size_t, error_code& ec) {
        key.append(s.data(), s.size());
        stack.push_key(s);
        if (seen.back().insert(key).second) return key.clear(), true;
        repeated = key;
        ec = boost::json::error::syntax;
        return false;
    }
    bool on_string_part(Text s, size_t, error_code&) { return stack.push_chars(s), true; }
    bool on_string(Text s, size_t, error_code&) { return stack.push_string(s), true; }
    bool on_number_part(Text, error_code&) { return true; }
    bool on_int64(int64_t i, Text, error_code&) { return stack.push_int64(i), true; }
    bool on_uint64(uint64_t u, Text, error_code&) { return stack.push_uint64(u), true; }
    bool on_double(double d, Text, error_code&) { return stack.push_double(d), true; }
    bool on_bool(bool b, error_code&) { return stack.push_bool(b), true; }
    bool on_null(error_code&) { return stack.push_null(), true; }
    bool on_comment_part(Text, error_code&) { return true; }
    bool on_comment(Text, error_code&) { return true; }
};

std::string reason_of(const error_code& ec, const Builder& builder) {
    if (builder.repeated) return fmt::format("the key \"{}\" is given twice", *builder.repeated);
    if (ec == boost::json::error::incomplete) return "the text breaks off";
    return ec.message();
}

}  // namespace

Json parse_json(std::string_view text, std::string_view name) {
    boost::json::basic_parser<Builder> parser{boost::json::parse_options{}};
    error_code ec;
    size_t stop = parser.write_some(false, text.data(), text.size(), ec);
    if (!ec && stop < text.size()) ec = boost::json::error::extra_data;
    if (!ec) return parser.handler().stack.release();

    // A text that breaks off does so on its last line with content, not on the empty one after it.
    if (ec == boost::json::error::incomplete) stop = text.find_last_not_of(" \t\r\n") + 1;
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(stop), '\n');
    bad_input("{}, line {}: not valid JSON ({})", name, line, reason_of(ec, parser.handler()));
}

}  // namespace pentarchy
