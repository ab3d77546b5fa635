// Keys of what was done at a table already. Of each a number of 64 bits is kept: a table remembers some hundreds of
// them as long as it is open. The hash has a secret of this process, so that nobody can make a key that is taken for
// another.
#pragma once

#include <cstdint>
#include <string_view>

#include <boost/unordered/unordered_flat_set.hpp>

namespace pentarchy {

class SeenKeys {
  public:
    void insert(std::string_view key) { hashes_.insert(hash_of(key)); }
    void erase(std::string_view key) { hashes_.erase(hash_of(key)); }
    bool contains(std::string_view key) const { return hashes_.contains(hash_of(key)); }
    void clear() { hashes_ = {}; }

  private:
    static uint64_t hash_of(std::string_view key);

    boost::unordered_flat_set<uint64_t> hashes_;
};

}  // namespace pentarchy
