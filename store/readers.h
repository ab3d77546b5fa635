// Connections for reading, shared by all threads that read: opened when first needed, never more than a few.
#pragma once

#include <condition_variable>
#include <mutex>

#include "store/sql.h"

namespace pentarchy {

class Readers {
  public:
    explicit Readers(Database& database) : database_(database) {}

    // Waits for a free connection. A connection that turns out to be lost is replaced once.
    template <class F>
    auto read(F f) {
        Lent lent(*this);
        try {
            return f(lent.sql());
        } catch (const ConnectionLost&) {
            return f(lent.reopen());
        }
    }

  private:
    static constexpr int kMost = 4;

    class Lent {
      public:
        explicit Lent(Readers& readers) : readers_(readers), sql_(readers.take()) {}
        ~Lent() { readers_.give_back(std::move(sql_)); }
        Lent(const Lent&) = delete;
        Lent& operator=(const Lent&) = delete;
        Sql& sql() { return sql_ ? *sql_ : reopen(); }
        Sql& reopen() {
            sql_.reset();
            sql_ = readers_.database_.connect();
            return *sql_;
        }

      private:
        Readers& readers_;
        std::unique_ptr<Sql> sql_;
    };

    // Null: the borrower is to open one.
    std::unique_ptr<Sql> take();
    void give_back(std::unique_ptr<Sql> sql);

    Database& database_;
    std::mutex mutex_;
    std::condition_variable freed_;
    std::vector<std::unique_ptr<Sql>> free_;
    int lent_ = 0;
};

}  // namespace pentarchy
