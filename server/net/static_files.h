// The web client as files: those compiled into the binary, or a folder (--web) read anew each time for development.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

struct WebFile {
    std::string_view path;  // "/assets/index-4f3a91c2.js"
    std::string_view bytes;
};

// Those of web/dist when the build was configured; cmake/web.cmake writes this function.
std::span<const WebFile> embedded_web();

struct StaticFile {
    std::string body;
    std::string gzip;        // empty if it would not be smaller
    std::string type;        // Content-Type
    std::string etag;        // with its quotes
    bool immutable = false;  // its name changes with its content
};

class StaticFiles {
  public:
    // An empty folder means the files given.
    explicit StaticFiles(std::string folder, std::span<const WebFile> files = embedded_web());

    // `path` is decoded. A path without an extension is a page of the single-page client: index.html.
    std::shared_ptr<const StaticFile> find(const std::string& path) const;

  private:
    std::shared_ptr<const StaticFile> read(const std::string& path) const;

    std::string folder_;
    std::map<std::string, std::shared_ptr<const StaticFile>, std::less<>> files_;
};

// A gzip file of the text (RFC 1952).
std::string gzipped(std::string_view text);

}  // namespace pentarchy
