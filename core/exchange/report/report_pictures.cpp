#include "core/exchange/report/report_pictures.h"

#include <algorithm>
#include <cmath>

#include "core/base/value_text.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

constexpr double kLeft = 60, kTop = 16, kWidth = 560, kHeight = 220;  // of the plotted area

double x_of(double similarity) {
  return kLeft + kWidth * similarity;
}
/// `share` of the height, in [0, 1].
double y_of(double share) {
  return kTop + kHeight * (1 - share);
}

std::string number(double value) {
  return decimal(value, 1);
}

std::string line(const char* kind, double x1, double y1, double x2, double y2) {
  return std::string("<line class=\"") + kind + "\" x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" +
         number(x2) + "\" y2=\"" + number(y2) + "\"/>\n";
}

std::string label(double x, double y, const char* anchor, const std::string& text) {
  return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\">" + text + "</text>\n";
}

/// Axes with the similarity from 0 to 1, and the threshold.
std::string begin_plot(const std::string& name, double threshold) {
  std::string svg = "<svg viewBox=\"0 0 640 290\" role=\"img\" aria-label=\"" + name + "\">\n";
  for (int i = 0; i <= 10; i += 2) {
    svg += line("axis", x_of(i / 10.0), y_of(0), x_of(i / 10.0), y_of(0) + 5);
    svg += label(x_of(i / 10.0), y_of(0) + 20, "middle", decimal(i / 10.0, 1));
  }
  svg += line("axis", kLeft, y_of(0), kLeft + kWidth, y_of(0)) + line("axis", kLeft, y_of(0), kLeft, kTop);
  svg += label(kLeft + kWidth / 2, y_of(0) + 42, "middle", "Jaccard similarity of a pair");
  return svg + line("threshold", x_of(threshold), y_of(0), x_of(threshold), kTop - 8);
}

std::string tick(double share, const std::string& text) {
  return line("axis", kLeft - 5, y_of(share), kLeft, y_of(share)) + label(kLeft - 9, y_of(share) + 5, "end", text);
}

}  // namespace

std::string s_curve_svg(const Recipe& recipe, const std::vector<CurveBin>& measured) {
  constexpr int kSteps = 280;
  std::string svg = begin_plot("S-curve", recipe.verify.threshold);
  for (int i = 0; i <= 4; ++i) svg += tick(i / 4.0, std::to_string(25 * i) + " %");
  svg += "<polyline class=\"curve\" points=\"";
  for (int i = 0; i <= kSteps; ++i) {
    const double s = static_cast<double>(i) / kSteps;
    svg += number(x_of(s)) + "," + number(y_of(passed_probability(s, recipe.lsh, recipe.verify.prefix))) + " ";
  }
  svg += "\"/>\n";
  for (const CurveBin& bin : measured) {
    if (bin.different() == 0) continue;
    const double x = x_of(bin.mean), y = y_of(bin.share(bin.passed));
    svg += line("point", x, y_of(bin.passed_share.low), x, y_of(bin.passed_share.high));
    svg += "<circle class=\"point\" cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"4\"/>\n";
  }
  return svg + "</svg>\n";
}

std::string histogram_svg(const std::vector<SimilarityDistribution::Bin>& bins, double threshold) {
  double most = 1;
  for (const auto& bin : bins) most = std::max(most, bin.pairs.value);
  const double decades = std::ceil(std::log10(most + 1));
  std::string svg = begin_plot("Pairs by similarity", threshold);
  const int step = static_cast<int>(std::ceil(decades / 6));
  for (int i = 0; i <= decades; i += step)
    svg += tick(i / decades, "10<tspan dy=\"-6\" font-size=\"10\">" + std::to_string(i) + "</tspan>");
  for (const auto& bin : bins) {
    if (bin.pairs.value <= 0) continue;
    const double share = std::max(std::log10(std::max(bin.pairs.value, 1.0)) / decades, 0.01);
    svg += std::string("<rect class=\"") + (bin.sampled ? "sampled" : "bar") + "\" x=\"" + number(x_of(bin.from)) +
           "\" y=\"" + number(y_of(share)) + "\" width=\"" + number(std::max(kWidth * (bin.to - bin.from) - 1, 1.0)) +
           "\" height=\"" + number(kHeight * share) + "\"><title>" + decimal(bin.from, 2) + " to " +
           decimal(bin.to, 2) + ": " +
           (bin.sampled ? expected_count(bin.pairs.value) + " (sampled)"
                        : grouped(static_cast<std::uint64_t>(std::llround(bin.pairs.value)))) +
           "</title></rect>\n";
  }
  return svg + "</svg>\n";
}

}  // namespace lookalike
