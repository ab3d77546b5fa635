// Drawing for reports: a small SVG writer, scales, round ticks. Colours are CSS classes and properties of the page.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

std::string escaped(std::string_view text);  // for HTML and SVG, attributes included

// A picture that fills the width it is given. Lengths are in units of its width.
class Svg {
  public:
    enum class Align { Left, Middle, Right };

    // `css` below is classes, or classes and a style after a bar: "bar|fill:var(--bot-1)".
    Svg(double width, double height, std::string_view title);
    void rect(double x, double y, double width, double height, std::string_view css, double radius = 0);
    void line(double x1, double y1, double x2, double y2, std::string_view css);
    void dot(double x, double y, double radius, std::string_view css);
    void path(std::string_view d, std::string_view css);
    void text(double x, double y, std::string_view words, std::string_view css, Align align = Align::Left);
    void hint(std::string_view words);  // shown over what is drawn until end_hint()
    void end_hint();
    std::string str() const;

  private:
    std::string out_;
};

// From values to places along an axis.
struct Scale {
    double from = 0, to = 1;    // values
    double begin = 0, end = 1;  // places
    double operator()(double value) const { return begin + (value - from) / (to - from) * (end - begin); }
};

// A round step (1, 2 or 5 times a power of ten, at least `least`) that divides the range into at most `most` parts.
double round_step(double range, int most, double least = 0);
// Multiples of the step from `from` to `to`.
std::vector<double> ticks(double from, double to, double step);

// Numbers of equal width counted: bin i holds values from first + i * width up to below the next.
struct Histogram {
    double first = 0, width = 1;
    std::vector<uint64_t> count;

    double last() const { return first + width * static_cast<double>(count.size()); }
    uint64_t most() const;
};
// Whole numbers; `all` decides on the bins so that several histograms agree.
Histogram histogram(const std::vector<int>& values, const std::vector<int>& all, int bins);

double quantile(std::vector<int> values, double part);  // 0.5: the median

}  // namespace pentarchy
