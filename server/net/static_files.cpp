#include "server/net/static_files.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include <boost/beast/zlib.hpp>
#include <boost/crc.hpp>

#include "base/bad_input.h"
#include "base/check.h"
#include "base/file.h"
#include "base/hash.h"

namespace pentarchy {
namespace {

constexpr std::string_view kNoClient = R"(<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pentarchy</title>
<h1>Pentarchy</h1>
<p>This server was built without the web client. Build it (<code>./play</code> does), or name its folder with
<code>--web</code>. The interface for programs is at <a href="/api/v1/games"><code>/api/v1</code></a>.</p>
</html>
)";

struct Type {
    std::string_view extension, type;
    bool compress;
};
constexpr std::array kTypes{
    Type{".html", "text/html; charset=utf-8", true},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".css", "text/css; charset=utf-8", true},
    Type{".svg", "image/svg+xml", true},
    Type{".json", "application/json", true},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".txt", "text/plain; charset=utf-8", true},
    Type{".map", "application/json", true},
    Type{".wasm", "application/wasm", true},
    Type{".png", "image/png", false},
    Type{".webp", "image/webp", false},
    Type{".ico", "image/x-icon", false},
    Type{".woff2", "font/woff2", false},
    Type{".mp3", "audio/mpeg", false},
    Type{".ogg", "audio/ogg", false},
};
constexpr Type kAnyType{"", "application/octet-stream", false};

std::string_view extension_of(std::string_view path) {
    const size_t slash = path.rfind('/'), dot = path.rfind('.');
    return dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash) ? "" : path.substr(dot);
}

const Type& type_of(std::string_view path) {
    const auto found =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& t) { return t.extension == extension_of(path); });
    return found == kTypes.end() ? kAnyType : *found;
}

// "/assets/NAME-HASH.ext": the bundler names its output by content.
bool is_hashed(std::string_view path) {
    if (!path.starts_with("/assets/")) return false;
    const std::string_view stem = path.substr(0, path.size() - extension_of(path).size());
    const size_t dash = stem.rfind('-', stem.size() >= 9 ? stem.size() - 9 : 0);
    return dash != std::string_view::npos && stem.size() - dash == 9;
}

std::shared_ptr<const StaticFile> make_file(std::string_view path, std::string body) {
    const Type& type = type_of(path);
    auto file = std::make_shared<StaticFile>();
    file->type = type.type;
    file->immutable = is_hashed(path);
    file->etag = fmt::format("\"{}\"", blake2b_hex(body).substr(0, 20));
    if (type.compress && body.size() > 512) file->gzip = gzipped(body);
    if (file->gzip.size() >= body.size()) file->gzip.clear();
    file->body = std::move(body);
    return file;
}

// Neither out of the folder nor to hidden files.
bool is_safe(std::string_view path) {
    return path.starts_with('/') && path.find("/.") == std::string_view::npos &&
           path.find('\\') == std::string_view::npos && path.find('\0') == std::string_view::npos &&
           path.find("//") == std::string_view::npos;
}

}  // namespace

StaticFiles::StaticFiles(std::string folder, std::span<const WebFile> files) : folder_(std::move(folder)) {
    if (!folder_.empty()) {
        if (!std::filesystem::is_regular_file(folder_ + "/index.html"))
            bad_input("{} has no index.html to serve", folder_);
        return;
    }
    for (const WebFile& file : files) files_[std::string(file.path)] = make_file(file.path, std::string(file.bytes));
    if (!files_.contains("/index.html")) files_["/index.html"] = make_file("/index.html", std::string(kNoClient));
}

std::shared_ptr<const StaticFile> StaticFiles::read(const std::string& path) const {
    if (folder_.empty()) {
        const auto found = files_.find(path);
        return found == files_.end() ? nullptr : found->second;
    }
    std::error_code error;
    if (!std::filesystem::is_regular_file(folder_ + path, error)) return nullptr;
    try {
        return make_file(path, read_file(folder_ + path));
    } catch (const BadInput&) {
        return nullptr;
    }
}

std::shared_ptr<const StaticFile> StaticFiles::find(const std::string& path) const {
    if (!is_safe(path)) return nullptr;
    const bool page = path == "/" || extension_of(path).empty();
    return read(page ? "/index.html" : path);
}

std::string gzipped(std::string_view text) {
    namespace zlib = boost::beast::zlib;
    zlib::deflate_stream deflate;
    deflate.reset(9, 15, 8, zlib::Strategy::normal);
    std::string out("\x1f\x8b\x08\0\0\0\0\0\2\xff", 10);
    const size_t header = out.size();
    out.resize(header + deflate.upper_bound(text.size()) + 64);

    zlib::z_params params;
    params.next_in = text.data();
    params.avail_in = text.size();
    params.next_out = out.data() + header;
    params.avail_out = out.size() - header;
    boost::system::error_code error;
    deflate.write(params, zlib::Flush::finish, error);
    CHECK(error == zlib::error::end_of_stream);
    out.resize(header + params.total_out);

    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    for (const uint64_t word : {uint64_t{crc.checksum()}, uint64_t{text.size()}})
        for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(word >> shift & 0xff);
    return out;
}

}  // namespace pentarchy
