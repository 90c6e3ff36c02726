#include "ui/models/lesson/hash_functions_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

#include "ui/models/lesson/drawings/plot_drawing.h"

namespace lookalike::lesson {
namespace {

using Kind = HashFunctionsStep::Kind;

/// As in the lecture, rows and values start at 1.
std::uint32_t value_of(const LinearFunction& function, std::size_t row, std::uint32_t modulus) {
  return static_cast<std::uint32_t>((function.a * (row + 1) + function.b) % modulus + 1);
}

/// The minimum of a set over the first rows.
MinHash minimum_of(const LinearFunction& function, std::span<const BitRow> rows, bool BitRow::*set,
                   std::uint32_t modulus) {
  MinHash least;
  for (std::size_t row = 0; row < rows.size(); ++row)
    if (rows[row].*set) least = std::min(least.value_or(modulus), value_of(function, row, modulus));
  return least;
}

void walk(HashFunctionsStep& s, std::size_t rows) {
  const HashFunctionsInputs& in = s.inputs;
  double agreeing = 0;
  s.values.resize(rows);
  for (const LinearFunction& function : in.functions) {
    for (std::size_t row = 0; row < rows; ++row) s.values[row].push_back(value_of(function, row, in.modulus));
    const auto minimum = [&](bool BitRow::*set, std::size_t walked) {
      return minimum_of(function, std::span(in.rows).first(walked), set, in.modulus);
    };
    const MinHash a = minimum(&BitRow::a, rows), b = minimum(&BitRow::b, rows);
    s.lowered_a.push_back(rows > 0 && a != minimum(&BitRow::a, rows - 1));
    s.lowered_b.push_back(rows > 0 && b != minimum(&BitRow::b, rows - 1));
    agreeing += a && a == b ? 1 : 0;
    s.signature_a.push_back(a);
    s.signature_b.push_back(b);
  }
  s.estimate = agreeing / static_cast<double>(in.functions.size());
}

MultiplierBias bias_of(const std::vector<BitRow>& rows, std::uint32_t a, std::uint32_t modulus) {
  std::uint32_t agreeing = 0;
  for (std::uint32_t b = 0; b < modulus; ++b) {
    const MinHash of_a = minimum_of({a, b}, rows, &BitRow::a, modulus);
    agreeing += of_a && of_a == minimum_of({a, b}, rows, &BitRow::b, modulus) ? 1 : 0;
  }
  const double share = static_cast<double>(agreeing) / modulus;
  return {a, std::gcd(a, modulus), share, share - jaccard_of(rows)};
}

void add_biases(HashFunctionsStep& s) {
  s.bias_rows = bit_rows_from("10 10 10 01 11 10 10 10 10 11 10 11");
  s.bias_jaccard = jaccard_of(s.bias_rows);
  const auto modulus = static_cast<std::uint32_t>(s.bias_rows.size());
  for (std::uint32_t a = 1; a <= modulus; ++a) {
    const MultiplierBias bias = bias_of(s.bias_rows, a, modulus);
    if (s.kind == Kind::bad_multipliers || bias.factor == 1) s.biases.push_back(bias);
  }
}

/// "h", "g", ...: the names of the functions, as in the lecture.
QString letter_of(std::size_t function) {
  return QChar(u"hgpq"[function]);
}

/// "((2x + 1) mod 5) + 1".
QString text_of(const LinearFunction& function, std::uint32_t modulus) {
  const QString x = (function.a == 1 ? QString() : QString::number(function.a)) + u'x';
  const QString sum = function.b == 0 ? x : QStringLiteral("(%1 + %2)").arg(x).arg(function.b);
  return QStringLiteral("(%1 mod %2) + 1").arg(sum).arg(modulus);
}

QString minimum_text(const MinHash& value) {
  return value ? QString::number(*value) : QStringLiteral("\u221E");
}

QString listed(const auto& values) {
  QStringList texts;
  for (const MinHash value : values) texts << minimum_text(value);
  return u'(' + texts.join(QStringLiteral(", ")) + u')';
}

QString row_sentence(const HashFunctionsStep& s) {
  const std::array texts = {tr("Row %1 hashes to %2. Both have a 1: both keep the minimum. A %3, B %4."),
                            tr("Row %1 hashes to %2. A has a 1 and keeps the minimum. A %3, B %4."),
                            tr("Row %1 hashes to %2. B has a 1 and keeps the minimum. A %3, B %4."),
                            tr("Row %1 hashes to %2. Neither has a 1: nothing changes. A %3, B %4.")};
  const RowType type = s.inputs.rows[*s.row].type();
  const bool lowered = std::ranges::count(s.lowered_a, true) + std::ranges::count(s.lowered_b, true) > 0;
  const bool unchanged = type != RowType::neither && !lowered;
  return say(unchanged ? tr("Row %1 hashes to %2, which lowers no minimum. A %3, B %4.")
                       : texts[static_cast<std::size_t>(type)],
             *s.row + 1, listed(s.values.back()), listed(s.signature_a), listed(s.signature_b));
}

QString sentence_of(const HashFunctionsStep& s) {
  const auto worst = std::ranges::max_element(s.biases, {}, &MultiplierBias::bias);
  QStringList letters;
  for (std::size_t f = 0; f < s.inputs.functions.size(); ++f) letters << letter_of(f);
  switch (s.kind) {
    case Kind::start:
      return say(tr("Shuffling millions of rows is slow. Hash functions number them instead, here %1 on a new example: "
                    "a row's hash value replaces its position in a shuffle."),
                 letters.join(QStringLiteral(", ")));
    case Kind::row:
      return row_sentence(s);
    case Kind::estimate:
      return say(tr("After one pass, the minima of a set are its signature: A %1, B %2. A share of %3 agrees; the "
                    "similarity is %4."),
                 listed(s.signature_a), listed(s.signature_b), rounded(s.estimate), rounded(s.jaccard));
    case Kind::good_multipliers:
      return say(tr("Another example: 12 rows fill all m = %1 numbers. If a and m share no factor, every row comes "
                    "first equally often, and the minima agree in exactly %2 of all b."),
                 s.bias_rows.size(), rounded(s.bias_jaccard));
    case Kind::bad_multipliers:
      break;
  }
  return say(
      tr("a = %1 and m = %3 share the factor %2: rows collide, and the minima agree in %4 of all b instead of %5."),
      worst->a, worst->factor, s.bias_rows.size(), rounded(worst->share), rounded(s.bias_jaccard));
}

QString note_of(const HashFunctionsStep& s) {
  const std::size_t rows = s.inputs.rows.size(), modulus = s.inputs.modulus;
  const auto bad = std::ranges::find_if(s.function_biases, [](const MultiplierBias& b) { return b.factor > 1; });
  if (s.kind < Kind::good_multipliers && bad != s.function_biases.end())
    return say(tr("The multiplier of %1 shares the factor %2 with m = %3. It gives only %4 different numbers; more "
                  "rows than that collide."),
               letter_of(static_cast<std::size_t>(bad - s.function_biases.begin())), bad->factor, modulus,
               modulus / bad->factor);
  if (s.kind < Kind::good_multipliers && rows > modulus)
    return say(tr("%1 rows share %2 numbers: some collide. The modulus must be at least the number of rows."), rows,
               modulus);
  if (s.kind == Kind::estimate && rows < modulus)
    return say(
        tr("%1 rows leave some of m = %2 numbers unused. A row after a larger gap comes first more often: a bias."),
        rows, modulus);
  const std::array notes = {
      tr("Minima start at \u221E. Change the functions: a, b and the modulus."),
      tr("One pass is enough: minima never rise."),
      tr("Below each function: the share that agrees if b takes every value. Real signatures have 100 values or more."),
      tr("Each bar is one multiplier a: the share of its twelve functions ((ax + b) mod m) + 1, one for each b, that "
         "agree."),
      tr("Collisions look like agreement; therefore m is a prime, or a power of two with odd a. Unused numbers leave "
         "some bias.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

constexpr std::uint32_t kLeastModulus = 2, kMostModulus = 64, kMostFunctions = 4;
constexpr QPointF kMatrix(50, 0);
constexpr std::uint32_t kMostCoefficient = 20;    // of the sliders, for any modulus
constexpr double kRoom = 580, kValueWidth = 92;   // of the rows; of a hash value
constexpr QRectF kSignatures(740, 44, 820, 430);  // of all functions

QRectF value_cell(const BitTable& table, std::size_t row, std::size_t function) {
  const QRectF all = table.row(row);
  return {all.right() + 20 + kValueWidth * static_cast<double>(function), all.top(), kValueWidth, all.height()};
}

// Whether an earlier row has the same value.
bool is_taken(const HashFunctionsStep& step, std::size_t row, std::size_t function) {
  return std::ranges::any_of(step.values.begin(), step.values.begin() + static_cast<std::ptrdiff_t>(row),
                             [&](const auto& before) { return before[function] == step.values[row][function]; });
}

void add_value(Picture& picture, const HashFunctionsStep& step, const QRectF& cell, std::size_t row,
               std::size_t function) {
  const bool is_current = step.row == row, taken = is_taken(step, row, function);
  if (taken) picture << Box{cell.adjusted(14, 6, -14, -6), {}, {Tint::missed, 3, Dash::dashed}, 8};
  picture << Label{cell,          QString::number(step.values[row][function]),
                   kType,         taken ? Tint::missed : is_current ? Tint::text : Tint::faint,
                   Align::centre, is_current || taken};
}

void add_rows(Picture& picture, const HashFunctionsStep& step, const BitTable& table) {
  if (step.row) {
    const QRectF all = table.row(*step.row);
    const double width = table.width() + 20 + kValueWidth * static_cast<double>(step.inputs.functions.size());
    picture << Box{{all.left() - 6, all.top() - 1, width + 12, all.height() + 2}, {Tint::both}, {Tint::text, 3}, 8};
  }
  add_headings(picture, table);
  picture << Label{{table.corner.x(), 0, table.name_width, table.heading}, QStringLiteral("x"), kType, Tint::faint};
  for (std::size_t f = 0; f < step.inputs.functions.size(); ++f) {
    const QRectF first = value_cell(table, 0, f);
    picture << bold_label({first.left(), 0, first.width(), table.heading}, letter_of(f) + QStringLiteral("(x)"), kType,
                          Tint::text);
  }
  add_bit_rows(picture, table, step.inputs.rows, false);
  for (std::size_t row = 0; row < step.values.size(); ++row)
    for (std::size_t f = 0; f < step.values[row].size(); ++f)
      add_value(picture, step, value_cell(table, row, f), row, f);
  add_bit_handles(picture, table);
}

void add_minimum(Picture& picture, const QRectF& cell, const MinHash& value, bool lowered, bool agrees) {
  const Tint tint = agrees ? Tint::found : lowered ? Tint::first : Tint::faint;
  picture << Box{cell, {agrees || lowered ? tint : Tint::paper}, {tint, agrees || lowered ? 5.0 : 2.0}, 8};
  const QString text = minimum_text(value);
  picture << Label{cell,          lowered ? text + QStringLiteral(" \u2193") : text,
                   kLargeType,    Tint::text,
                   Align::centre, lowered || agrees};
}

QString bias_text(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString factor = bias.factor == 1 ? tr("no common factor") : tr("common factor %1").arg(bias.factor);
  return tr("a = %1, m = %2: %3").arg(bias.a).arg(modulus).arg(factor);
}

/// The share of all b for which the minima agree, compared with J.
QString bias_numbers(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString beside = std::abs(bias.bias) < 1e-9 ? tr("exactly J")
                         : bias.bias < 0            ? tr("J \u2212 %1").arg(similarity_text(-bias.bias))
                                                    : tr("J + %1").arg(similarity_text(bias.bias));
  return tr("b from 0 to %1: %2 agree, %3").arg(modulus - 1).arg(similarity_text(bias.share), beside);
}

constexpr double kLineGap = 16;

/// The height of a function's line; all lines share the available height.
double height_of(const HashFunctionsStep& step) {
  const auto functions = static_cast<double>(step.inputs.functions.size());
  return std::min(200.0, (kSignatures.height() + kLineGap) / functions - kLineGap);
}

void add_function(Picture& picture, const HashFunctionsStep& step, std::size_t function) {
  const double height = height_of(step);
  const QRectF line(kSignatures.left(), kSignatures.top() + (height + kLineGap) * static_cast<double>(function),
                    kSignatures.width(), height);
  const double text_top = line.top() + (height - 100) / 2;  // of three lines
  const QString text =
      letter_of(function) + QStringLiteral("(x) = ") + text_of(step.inputs.functions[function], step.inputs.modulus);
  picture << bold_label({line.left(), text_top, 440, 40}, text, 32, Tint::text, Align::left);
  const MultiplierBias& bias = step.function_biases[function];
  picture << Label{{line.left(), text_top + 40, 440, 30},
                   bias_text(bias, step.inputs.modulus),
                   kSmallType,
                   bias.factor == 1 ? Tint::faint : Tint::missed,
                   Align::left};
  if (step.kind == Kind::estimate)
    picture << Label{{line.left(), text_top + 70, 440, 30},
                     bias_numbers(bias, step.inputs.modulus),
                     kSmallType,
                     Tint::text,
                     Align::left};
  const MinHash &a = step.signature_a[function], &b = step.signature_b[function];
  const bool agrees = step.kind == Kind::estimate && a && a == b, walked = step.kind == Kind::row;
  add_minimum(picture, {line.left() + 460, line.top(), 160, height}, a, walked && step.lowered_a[function], agrees);
  add_minimum(picture, {line.left() + 640, line.top(), 160, height}, b, walked && step.lowered_b[function], agrees);
}

void add_signatures(Picture& picture, const HashFunctionsStep& step) {
  picture << Label{{kSignatures.left(), 0, 440, 36}, tr("smallest value so far"), kSmallType, Tint::faint, Align::left};
  picture << bold_label({kSignatures.left() + 460, 0, 160, 36}, QStringLiteral("A"), kType, Tint::first);
  picture << bold_label({kSignatures.left() + 640, 0, 160, 36}, QStringLiteral("B"), kType, Tint::second);
  for (std::size_t f = 0; f < step.inputs.functions.size(); ++f) add_function(picture, step, f);
  if (step.kind != Kind::estimate) return;
  const double y =
      kSignatures.top() + (height_of(step) + kLineGap) * static_cast<double>(step.inputs.functions.size()) + 16;
  picture << bold_label(
      {kSignatures.left(), y, 820, 44},
      tr("estimate %1, similarity %2").arg(similarity_text(step.estimate), similarity_text(step.jaccard)), 32,
      Tint::text, Align::left);
}

void add_biases(Picture& picture, const HashFunctionsStep& step) {
  const PlotFrame plot = bar_frame({560, 50, 980, 500}, step.bias_rows.size());
  add_bar_axes(picture, plot, tr("multiplier a, modulo %1").arg(step.bias_rows.size()),
               tr("share of all b for which the minima agree"));
  for (const MultiplierBias& bias : step.biases) {
    const bool is_bad = bias.factor > 1;
    add_bar(picture, plot, bias.a, bias.share,
            {is_bad ? Tint::missed : Tint::first, Strength::soft, is_bad ? Pattern::crossed : Pattern::solid}, is_bad);
  }
  picture << Line{
      plot.at(plot.left, step.bias_jaccard), plot.at(plot.right, step.bias_jaccard), {Tint::found, 5, Dash::dashed}};
  picture << bold_label({plot.area.right() - 240, plot.area.top() - 44, 240, 36},
                        QStringLiteral("- - J = ") + similarity_text(step.bias_jaccard), kSmallType, Tint::found,
                        Align::right);
  const BitTable table = BitTable::fitting(kMatrix, step.bias_rows.size(), 630);
  add_headings(picture, table);
  add_bit_rows(picture, table, step.bias_rows, true);
}

}  // namespace

HashFunctionsInputs::HashFunctionsInputs() : functions{{1, 0}, {2, 1}} {}

std::size_t hash_functions_steps(const HashFunctionsInputs& inputs) {
  return inputs.rows.size() + 4;
}

HashFunctionsStep hash_functions_step(const HashFunctionsInputs& inputs, std::size_t step) {
  HashFunctionsStep s;
  s.inputs = inputs;
  const std::size_t rows = s.inputs.rows.size();
  constexpr std::array<Kind, 3> kEnd = {Kind::estimate, Kind::good_multipliers, Kind::bad_multipliers};
  s.kind = step == 0 ? Kind::start : step <= rows ? Kind::row : kEnd[step - rows - 1];
  if (s.kind == Kind::row) s.row = step - 1;
  walk(s, std::min(step, rows));
  s.jaccard = jaccard_of(s.inputs.rows);
  for (const LinearFunction& function : s.inputs.functions)
    s.function_biases.push_back(bias_of(s.inputs.rows, function.a, s.inputs.modulus));
  if (s.kind >= Kind::good_multipliers) add_biases(s);
  return s;
}

void HashFunctionsScene::tell(const HashFunctionsStep& shown, SceneFrame& frame) const {
  frame.title = tr("Can arithmetic stand in for shuffling?");
  frame.sentence = sentence_of(shown);
  frame.hint = note_of(shown);
  if (shown.kind >= Kind::good_multipliers) return add_biases(frame.picture, shown);
  const BitTable table = BitTable::fitting(kMatrix, shown.inputs.rows.size(), kRoom);
  add_rows(frame.picture, shown, table);
  add_signatures(frame.picture, shown);
}

std::vector<SceneControl> HashFunctionsScene::controls() const {
  const HashFunctionsInputs& in = inputs_;
  std::vector<SceneControl> controls{slider("functions", tr("functions"),
                                            tr("Number of hash functions, and of values per signature."),
                                            static_cast<double>(in.functions.size()), 1, kMostFunctions)};
  for (std::size_t f = 0; f < in.functions.size(); ++f) {
    const QString number = QString::number(f + 1), function = letter_of(f);
    controls.push_back(slider(u'a' + number, tr("a of %1").arg(function), tr("Multiplier of the function."),
                              in.functions[f].a, 0, kMostCoefficient));
    controls.push_back(slider(u'b' + number, tr("b of %1").arg(function), tr("Increment of the function."),
                              in.functions[f].b, 0, kMostCoefficient));
  }
  controls.push_back(slider("modulus", tr("modulus m"), tr("Number of possible values of a function."), in.modulus,
                            kLeastModulus, kMostModulus));
  return controls;
}

/// The last steps have their own example.
bool HashFunctionsScene::uses_controls(int step) const {
  return kind_of(step) < static_cast<int>(Kind::good_multipliers);
}

/// New functions share no factor with a modulus of 5.
void HashFunctionsScene::change(const QString& id, const QVariant& value) {
  const auto whole = static_cast<std::uint32_t>(std::max(0.0, value.toDouble()));
  if (id == u"modulus") inputs_.modulus = std::clamp(whole, kLeastModulus, kMostModulus);
  if (id == u"functions") inputs_.functions.resize(std::clamp(whole, 1u, kMostFunctions));
  for (std::uint32_t f = 0; f < inputs_.functions.size(); ++f) {
    if (id == u"functions" && inputs_.functions[f] == LinearFunction()) inputs_.functions[f] = {f + 1, f};
    const QString number = QString::number(f + 1);
    if (id == u'a' + number) inputs_.functions[f].a = std::min(whole, kMostCoefficient);
    if (id == u'b' + number) inputs_.functions[f].b = std::min(whole, kMostCoefficient);
  }
  edit_rows(inputs_.rows, id, value.toInt());
}

}  // namespace lookalike::lesson
