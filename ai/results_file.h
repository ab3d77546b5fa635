// The results file of an arena: JSON lines, a header that says what is played, then one line per finished game in the
// order they were finished. It is written line by line, so that a long run can be broken off and taken up again.
#pragma once

#include <utility>

#include "ai/arena.h"

namespace pentarchy {

class ResultsFile {
  public:
    // Opens or creates it for this process alone. BadInput if it cannot be, if it holds something else, or if a line is
    // wrong; a last line that was cut short is dropped.
    ResultsFile(const std::string& path, const AnyEdition& edition, const ArenaRequest& request);
    ResultsFile(const ResultsFile&) = delete;
    ResultsFile& operator=(const ResultsFile&) = delete;
    ~ResultsFile();

    std::vector<std::pair<uint64_t, MatchResult>> take_games() { return std::move(games_); }  // that were there
    void append(uint64_t game, const MatchResult& match);

  private:
    void read(const std::string& header, size_t seats);
    void write(std::string_view line);
    [[noreturn]] void fail(const char* what) const;

    std::string path_;
    int fd_ = -1;
    std::vector<std::pair<uint64_t, MatchResult>> games_;
};

}  // namespace pentarchy
