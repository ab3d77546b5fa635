// What can honestly be said from counted games: intervals of a share and the sequential test.
#pragma once

namespace pentarchy {

inline constexpr double kZ95 = 1.959963984540054;  // the normal quantile of a 95 % interval

struct Interval {
    double low = 0, high = 1;
    bool holds(double value) const { return low <= value && value <= high; }
};

// Wilson's score interval of wins / games; wins may be shared (halves, thirds). Everything is possible without games.
Interval wilson(double wins, double games, double z = kZ95);

// Wald's sequential test of a win share: the fair share against a stated larger one, both errors kSprtError.
inline constexpr double kSprtError = 0.05;

class Sprt {
  public:
    enum class Verdict { Open, Fair, Better };

    Sprt(double fair, double better);  // 0 < fair < better < 1
    void add(double win);              // one game: 1 won, 0 lost, between them shared
    Verdict verdict() const;
    double log_ratio() const { return log_ratio_; }  // above zero speaks for `better`
    double fair() const { return fair_; }
    double better() const { return better_; }
    static double bound();  // of the log ratio, either way

  private:
    double fair_, better_, log_ratio_ = 0;
};

const char* word(Sprt::Verdict verdict);  // "open", "fair", "better"

}  // namespace pentarchy
