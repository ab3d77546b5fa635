// The whole server in the fuzzer's own thread, with a guest who sits at a running table.
#pragma once

#include <string>
#include <string_view>

namespace pentarchy {

class WholeServer {
  public:
    static WholeServer& instance();

    // One connection: sends the bytes, then nothing more, and lets the server run until it has closed.
    void talk(std::string_view bytes);
    std::string ask(const std::string& method, const std::string& path, const std::string& body);  // the whole answer

    std::string cookie, table;

  private:
    WholeServer();

    struct Parts;
    Parts* parts_;
};

}  // namespace pentarchy
