#include "ui/models/lesson/signatures_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "core/base/mix.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

using Kind = SignaturesStep::Kind;

constexpr std::array<Kind, 8> kKinds = {Kind::signatures, Kind::agreement, Kind::error, Kind::question,
                                        Kind::cloud,      Kind::cloud,     Kind::cloud, Kind::law};
constexpr std::size_t kFirstCloud = 4, kClouds = 3;

double standard_error(double jaccard, std::uint32_t hashes) {
  return std::sqrt(jaccard * (1 - jaccard) / hashes);
}

void add_cells(SignaturesStep& s) {
  ChosenPairs pairs(s.inputs.hashes, s.inputs.seed);
  const ChosenSets sets = s.inputs.own_sets().value_or(pairs.draw(s.inputs.similarity));
  const SignaturePair& pair = pairs.sign(sets);
  s.agreement = agreement(pair.a, pair.b);
  s.numbers = sets.numbers;
  s.only_a = static_cast<std::uint32_t>(sets.only_a.size());
  const auto a = first_elements(pairs.functions(), sets, pair.a), b = first_elements(pairs.functions(), sets, pair.b);
  for (std::size_t i = 0; i < a.size(); ++i) s.cells.push_back({a[i], b[i], pair.a[i] == pair.b[i]});
}

Cloud cloud_of(const SignaturesStep& s, std::uint32_t hashes) {
  Cloud cloud;
  cloud.hashes = hashes;
  cloud.standard_error = standard_error(s.jaccard, hashes);
  ChosenPairs pairs(hashes, s.inputs.seed);
  const auto own = s.inputs.own_sets();
  double squares = 0;
  for (std::uint32_t i = 0; i < s.inputs.estimates; ++i) {
    if (own && i > 0) pairs = ChosenPairs(hashes, mix64(s.inputs.seed) + i);  // the same sets, with other functions
    const SignaturePair& pair = pairs.sign(own ? *own : pairs.draw(s.inputs.similarity));
    const double estimate = static_cast<double>(agreement(pair.a, pair.b)) / hashes;
    cloud.estimates.push_back(estimate);
    squares += (estimate - s.jaccard) * (estimate - s.jaccard);
  }
  cloud.deviation = std::sqrt(squares / s.inputs.estimates);
  return cloud;
}

QString cloud_sentence(const SignaturesStep& s) {
  const Cloud& cloud = s.clouds.back();
  return say(
      s.clouds.size() == 1 || cloud.standard_error == 0
          ? tr("%1 estimates with %2 values each: the standard error is %3, in theory %4.")
          : tr("%1 estimates with %2 values each: the cloud is narrower. Its standard error is %3, in theory %4."),
      count_text(cloud.estimates.size()), count_text(cloud.hashes), rounded(cloud.deviation),
      rounded(cloud.standard_error));
}

QString sentence_of(const SignaturesStep& s) {
  const std::uint32_t n = s.inputs.hashes;
  switch (s.kind) {
    case Kind::signatures:
      return say(s.cells.size() <= SignaturesStep::kMostNumbers
                     ? tr("A signature has %1 minhashes, one per hash function. Instead of a hash value, a cell "
                          "shows the number of the shingle with this value: equal numbers mean equal minhashes.")
                     : tr("A signature has %1 minhashes, one per hash function: too many to read. Each cell is "
                          "one position in both signatures, and shows whether their minhashes are equal."),
                 n);
    case Kind::agreement:
      return say(tr("%1 of %2 cells agree: the estimate is %3. The sets' similarity is %4."), s.agreement, n,
                 rounded(s.estimate), rounded(s.jaccard));
    case Kind::error:
      return say(tr("Each value agrees with probability J, like a biased coin. The share of n = %1 values has the "
                    "standard error %2 and is rarely off by more than twice that, here %3."),
                 n, rounded(s.standard_error), rounded(2 * s.standard_error));
    case Kind::question:
      return say(tr("With %1 values the standard error is %2. How large is it with %3, four times as many?"), n,
                 rounded(s.standard_error), count_text(std::uint64_t{4} * n));
    case Kind::cloud:
      return cloud_sentence(s);
    case Kind::law:
      break;
  }
  if (s.jaccard == 0 || s.jaccard == 1)
    return tr(
        "For equal or disjoint sets every estimate is exact: no cloud at any n. For all other sets the error falls as "
        "1/\u221An.");
  const auto all = [&](double Cloud::*error) {
    return QStringList{rounded(s.clouds[0].*error), rounded(s.clouds[1].*error), rounded(s.clouds[2].*error)}.join(
        QStringLiteral(", "));
  };
  return say(tr("Four times the values, half the standard error: in theory %1; measured %2. It is "
                "\u221A(J(1 \u2212 J)/n), at most 0.5/\u221An."),
             all(&Cloud::standard_error), all(&Cloud::deviation));
}

QString note_of(const SignaturesStep& s) {
  const std::array notes = {
      say(tr("The two sets share %1 of %2 shingles. Each shingle has a number."), s.common, s.together),
      tr("Two cells agree if the same shingle comes first in both sets: it must be a shared one."),
      tr("More values mean less error, but more memory.\nMove n.\nPress C for the controls."),
      QString(),
      tr("Each point is one estimate of the same similarity, with different hash values."),
      tr("Ten times the precision costs a hundred times the values. Next, bands find pairs without exact estimates.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

constexpr std::size_t kInLine = 64;  // cells per line
constexpr QRectF kCells(80, 0, 1480, 150);
constexpr QRectF kCloudPlot(140, 214, 880, 376), kNumbers(1080, 190, 480, 230), kGuess(1080, 446, 480, 182);

Fill fill_of(const SignaturesStep& step, const SignatureCell& cell) {
  if (!step.lit) return {Tint::paper, Strength::strong};
  return {cell.equal ? Tint::first : Tint::paper, Strength::strong};
}

Pen pen_of(const SignaturesStep& step, const SignatureCell& cell) {
  if (!step.lit) return {Tint::faint, 2};
  return {cell.equal ? Tint::first : Tint::missed, 2, cell.equal ? Dash::solid : Dash::dashed};
}

void add_numbers(Picture& picture, const SignaturesStep& step) {
  const double width = std::min(74.0, kCells.width() / static_cast<double>(step.cells.size()));
  for (const bool of_a : {true, false}) {
    const double y = of_a ? 4 : 78;
    picture << name_label({20, y, 50, 66}, of_a, kLargeType);
    for (std::size_t i = 0; i < step.cells.size(); ++i) {
      const SignatureCell& cell = step.cells[i];
      const QRectF box(kCells.left() + width * static_cast<double>(i), y, width - 4, 66);
      const bool equal = step.lit && cell.equal;
      picture << Box(box, fill_of(step, cell), pen_of(step, cell), 6)
              << Label(box, value_text(of_a ? cell.a : cell.b), kSmallType, equal ? Tint::paper : Tint::text,
                       Align::centre, equal);
    }
  }
}

// One cell for both signatures, because there are too many to read.
void add_strip(Picture& picture, const SignaturesStep& step) {
  picture << small_label({20, 4, 56, 36}, "A, B");
  const double width = kCells.width() / static_cast<double>(kInLine);
  const double height = std::min(74.0, 148.0 / std::ceil(static_cast<double>(step.cells.size()) / kInLine));
  for (std::size_t i = 0; i < step.cells.size(); ++i) {
    const std::size_t column = i % kInLine, line = i / kInLine;
    picture << Box({kCells.left() + width * static_cast<double>(column), 4 + height * static_cast<double>(line),
                    width - 4, height - 5},
                   fill_of(step, step.cells[i]), pen_of(step, step.cells[i]), 4);
  }
}

/// The axis stays fixed when the similarity moves, so that widths can be compared.
const PlotFrame kPlot{kCloudPlot, 0, 3};

void add_frame(Picture& picture, const SignaturesStep& step) {
  const QRectF& plot = kPlot.area;
  picture << Box(plot, {Tint::paper}, {Tint::grid});
  for (const double at : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) add_height(picture, kPlot, at, rounded(at, 1));
  picture << small_label({plot.left(), plot.top() - 40, 500, 36}, tr("estimates"), Align::left);
  add_jaccard(picture, kPlot, step.jaccard, "J = " + rounded(step.jaccard, 2), 40);
  for (int cloud = 0, times = 1; cloud < 3; ++cloud, times *= 4)
    picture << Label({kPlot.x(cloud), plot.bottom() + 4, kPlot.x(1) - kPlot.x(0), 38},
                     "n = " + count_text(static_cast<std::uint64_t>(times) * step.inputs.hashes), kType);
}

double within_plot(double height) {
  return std::clamp(height, kPlot.bottom, kPlot.top);
}

// The golden ratio spreads the points of a cloud sideways, so that neighbours are apart.
void add_cloud(Picture& picture, const Cloud& cloud, std::size_t column, std::optional<double> comes_from) {
  constexpr double kGolden = 0.6180339887498949;
  for (std::size_t i = 0; i < cloud.estimates.size(); ++i) {
    const double spread = std::fmod(kGolden * static_cast<double>(i), 1.0);
    const double x = static_cast<double>(column) + 0.22 + 0.56 * spread;
    const QPointF at = kPlot.at(x, within_plot(cloud.estimates[i]));
    const double begin = 0.7 * static_cast<double>(i) / static_cast<double>(cloud.estimates.size());
    const std::size_t first = picture.items.size();
    picture << Marker(at, Shape::circle, Tint::first, 8);
    if (comes_from)
      picture.move({.first = first, .from = {0, kPlot.y(*comes_from) - at.y()}, .begin = begin, .end = begin + 0.3});
  }
}

// One theoretical standard error on both sides.
void add_error(Picture& picture, double jaccard, double error, std::size_t column) {
  const auto x = static_cast<double>(column);
  for (const double y : {jaccard - error, jaccard + error})
    if (y == within_plot(y)) picture << Line(kPlot.at(x + 0.08, y), kPlot.at(x + 0.92, y), {Tint::second, 4});
}

// The same between the clouds; it halves from one cloud to the next.
void add_law(Picture& picture, const SignaturesStep& step) {
  constexpr int kParts = 40;
  for (const double side : {-1.0, 1.0}) {
    Polyline curve({}, {Tint::second, 4, Dash::dashed});
    for (int i = 0; i <= kParts; ++i) {
      const double x = 0.1 + 2.8 * i / kParts, error = step.standard_error / std::exp2(x - 0.5);
      curve.points.push_back(kPlot.at(x, within_plot(step.jaccard + side * error)));
    }
    picture << curve;
  }
}

void add_row(Picture& picture, int row, const QStringList& texts, Tint tint, bool bold) {
  QRectF cell(kNumbers.left(), kNumbers.top() + 54.0 * row, 150, 46);
  for (const QString& text : texts) {
    picture << Label(cell, text, row == 0 ? kSmallType : kType, tint, Align::right, bold);
    cell.translate(160, 0);
  }
}

/// "1\u20133, 5" from ascending numbers; the middle of a long list is left out.
QString ranges_text(std::span<const std::uint32_t> numbers) {
  constexpr qsizetype kMost = 24;  // characters
  QStringList ranges;
  for (std::size_t first = 0, next = 1; first < numbers.size(); first = next++) {
    while (next < numbers.size() && numbers[next] == numbers[next - 1] + 1) ++next;
    const QString begin = QString::number(numbers[first]);
    ranges << (next == first + 1 ? begin : begin + u'\u2013' + QString::number(numbers[next - 1]));
  }
  return fitting_text(ranges.join(QStringLiteral(", ")), kMost);
}

// The legend of the shingle numbers in the cells.
void add_key(Picture& picture, const SignaturesStep& step) {
  double y = kGuess.top();
  const auto line = [&](const QString& text, std::span<const std::uint32_t> numbers, Tint tint) {
    if (!numbers.empty())
      picture << Label({kGuess.left(), y, kGuess.width(), 44}, text.arg(ranges_text(numbers)), kType, tint,
                       Align::left);
    y += 52;
  };
  const std::span all(step.numbers);
  line(tr("in A and B: shingles %1"), all.first(step.common), Tint::found);
  line(tr("only in A: %1"), all.subspan(step.common, step.only_a), Tint::first);
  line(tr("only in B: %1"), all.subspan(step.common + step.only_a), Tint::second);
}

void add_table(Picture& picture, const SignaturesStep& step) {
  picture << bold_label({kNumbers.left(), kNumbers.top() - 40, kNumbers.width(), 36}, tr("standard error"), kSmallType,
                        Tint::second, Align::right);
  add_row(picture, 0, {tr("n"), tr("measured"), tr("theory")}, Tint::faint, false);
  int row = 0;
  for (const Cloud& cloud : step.clouds)
    add_row(picture, ++row,
            {count_text(cloud.hashes), similarity_text(cloud.deviation), similarity_text(cloud.standard_error)},
            Tint::text, &cloud == &step.clouds.back());
}

void add_estimate(Picture& picture, const SignaturesStep& step) {
  if (!step.lit) return;
  const double x = kNumbers.left(), y = kNumbers.top();
  const QString share =
      QStringLiteral("\\frac{%1}{%2} = ").arg(step.agreement).arg(step.inputs.hashes) + similarity_text(step.estimate);
  picture << Label({x, y, 176, 90}, tr("estimate"), kType, Tint::text, Align::left)
          << FormulaText({x + 190, y, 290, 90}, share, kLargeType, Tint::first);
  if (step.kind != Kind::error) return;
  // Without its formula, which would answer the question of the next step.
  picture << Label({x, y + 110, 290, 90}, tr("standard error"), kType, Tint::text, Align::left)
          << Label({x + 300, y + 110, 180, 90}, similarity_text(step.standard_error), kLargeType, Tint::second,
                   Align::left);
}

}  // namespace

std::size_t SignaturesInputs::steps() const {
  return kKinds.size();
}

SignaturesStep SignaturesInputs::step(std::size_t step) const {
  SignaturesStep s;
  s.inputs = *this;
  s.kind = kKinds[step];
  const auto own = own_sets();
  const Overlap drawn = overlap_of(similarity);
  s.common = own ? static_cast<std::uint32_t>(own->shared.size()) : drawn.common;
  s.together = own ? static_cast<std::uint32_t>(own_texts->rows.size()) : drawn.together;
  s.jaccard = Overlap{s.common, s.together}.jaccard();
  add_cells(s);
  s.lit = step > 0;
  s.estimate = static_cast<double>(s.agreement) / hashes;
  s.standard_error = standard_error(s.jaccard, hashes);
  const std::size_t made = step < kFirstCloud ? 0 : std::min(step - kFirstCloud + 1, kClouds);
  for (std::uint32_t cloud = 0, times = 1; cloud < made; ++cloud, times *= 4)
    s.clouds.push_back(cloud_of(s, times * hashes));
  s.guess = {
      .question = say(tr("How large is the standard error with %1 values?"), count_text(std::uint64_t{4} * hashes)),
      .most = 0.25,
      .step = 0.005,
      .answer = standard_error(s.jaccard, 4 * hashes),
      .open = step <= kFirstCloud,
      .room = s.kind < Kind::question ? QRectF() : kGuess,
      .asks = s.kind == Kind::question,
      .reveals = s.kind == Kind::cloud && s.clouds.size() == 2};
  return s;
}

void SignaturesStep::tell(SceneFrame& frame) const {
  frame.title = tr("How well do %1 values represent two sets?").arg(inputs.hashes);
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  cells.size() <= kMostNumbers ? add_numbers(picture, *this) : add_strip(picture, *this);
  add_frame(picture, *this);
  if (lit && clouds.empty()) picture << Marker(kPlot.at(0.5, within_plot(estimate)), Shape::circle, Tint::first, 22);
  if (kind == Kind::error || kind == Kind::question) add_error(picture, jaccard, standard_error, 0);
  for (std::size_t i = 0; i < clouds.size(); ++i) {
    const bool is_new = kind == Kind::cloud && i + 1 == clouds.size();
    add_cloud(picture, clouds[i], i, is_new ? std::optional(jaccard) : std::nullopt);
    add_error(picture, jaccard, clouds[i].standard_error, i);
  }
  if (kind == Kind::law) add_law(picture, *this);
  if (kind >= Kind::error)
    picture << bold_label(
        {kPlot.area.left() + 170, kPlot.area.top() - 40, 420, 36},
        kind == Kind::law ? tr("\u2014 and - - J \u00B1 standard error") : tr("\u2014 J \u00B1 standard error"),
        kSmallType, Tint::second);
  clouds.empty() ? add_estimate(picture, *this) : add_table(picture, *this);
  if (kind < Kind::question) add_key(picture, *this);
}

std::optional<ChosenSets> SignaturesInputs::own_sets() const {
  return own_texts && own_texts->is_usable() ? std::optional(sets_of(*own_texts)) : std::nullopt;
}

void SignaturesInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  own_texts = std::move(texts);
  similarity = own_texts && own_texts->is_usable() ? std::round(100 * jaccard_of(own_texts->rows)) / 100
                                                   : SignaturesInputs().similarity;
}

std::vector<Input> SignaturesInputs::controls() {
  const auto set_similarity = [this](double chosen) {
    similarity = chosen;
    own_texts = nullptr;
  };
  return {slider("similarity", tr("similarity J"), tr("Jaccard similarity of the two sets."), similarity,
                 set_similarity, 0, 1, 0.01, 2),
          slider("hashes", tr("values n"), tr("Number of values per signature."), hashes, 4, 256),
          slider("estimates", tr("estimates"), tr("Number of estimates per cloud."), estimates, 50, 500, 10)};
}

}  // namespace lookalike::lesson
