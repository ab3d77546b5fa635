// Numbers are rounded to a tenth of a unit: equal results give equal pages.
#include "ai/report_svg.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>

namespace pentarchy {
namespace {

// "css" is classes, or classes and a style after a bar: "bar|fill:var(--bot-1)".
std::string look(std::string_view css) {
    const size_t bar = css.find('|');
    if (bar == css.npos) return fmt::format("class=\"{}\"", css);
    return fmt::format("class=\"{}\" style=\"{}\"", css.substr(0, bar), css.substr(bar + 1));
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += c;
        }
    return out;
}

Svg::Svg(double width, double height, std::string_view title) {
    out_ = fmt::format("<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">\n", width, height,
                       escaped(title));
}

void Svg::rect(double x, double y, double width, double height, std::string_view css, double radius) {
    out_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"{:.1f}\" {}/>\n", x, y,
                        std::max(0.0, width), std::max(0.0, height), radius, look(css));
}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view css) {
    out_ +=
        fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>\n", x1, y1, x2, y2, look(css));
}

void Svg::dot(double x, double y, double radius, std::string_view css) {
    out_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" {}/>\n", x, y, radius, look(css));
}

void Svg::path(std::string_view d, std::string_view css) { out_ += fmt::format("<path d=\"{}\" {}/>\n", d, look(css)); }

void Svg::text(double x, double y, std::string_view words, std::string_view css, Align align) {
    constexpr const char* kAnchors[] = {"start", "middle", "end"};
    out_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" {}>{}</text>\n", x, y,
                        kAnchors[static_cast<int>(align)], look(css), escaped(words));
}

void Svg::hint(std::string_view words) { out_ += fmt::format("<g><title>{}</title>\n", escaped(words)); }
void Svg::end_hint() { out_ += "</g>\n"; }

std::string Svg::str() const { return out_ + "</svg>\n"; }

double round_step(double range, int most, double least) {
    for (double power = 1e-3;; power *= 10)
        for (const double part : {1.0, 2.0, 5.0}) {
            const double step = part * power;
            if (step >= least && range <= step * most) return step;
        }
}

std::vector<double> ticks(double from, double to, double step) {
    std::vector<double> out;
    const auto first = static_cast<int64_t>(std::ceil(from / step - 1e-9)),
               last = static_cast<int64_t>(std::floor(to / step + 1e-9));
    for (int64_t i = first; i <= last; ++i) out.push_back(static_cast<double>(i) * step);
    return out;
}

uint64_t Histogram::most() const { return count.empty() ? 0 : *std::max_element(count.begin(), count.end()); }

Histogram histogram(const std::vector<int>& values, const std::vector<int>& all, int bins) {
    Histogram out;
    if (all.empty()) return out;
    const auto [low, high] = std::minmax_element(all.begin(), all.end());
    out.width = round_step(*high - *low + 1, bins, 1);
    out.first = std::floor(*low / out.width) * out.width;
    const auto bin = [&](int value) { return static_cast<size_t>((value - out.first) / out.width); };
    out.count.resize(bin(*high) + 1);
    for (const int value : values) ++out.count[bin(value)];
    return out;
}

double quantile(std::vector<int> values, double part) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const double at = part * static_cast<double>(values.size() - 1);
    const auto below = static_cast<size_t>(at);
    const double share = at - static_cast<double>(below);
    return values[below] + share * (values[std::min(below + 1, values.size() - 1)] - values[below]);
}

}  // namespace pentarchy
