#include "ui/models/lesson/hash_functions_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

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
  for (std::uint32_t a = 1; a <= modulus; ++a) s.biases.push_back(bias_of(s.bias_rows, a, modulus));
}

/// "h", "g", ...: the names of the functions, as in the lecture.
QString letter_of(std::size_t function) {
  return QChar(u"hgpq"[function]);
}

/// "((2x + 1) mod 5) + 1" as LaTeX.
QString text_of(const LinearFunction& function, std::uint32_t modulus) {
  const QString x = (function.a == 1 ? QString() : QString::number(function.a)) + u'x';
  const QString sum = function.b == 0 ? x : QStringLiteral("(%1 + %2)").arg(x).arg(function.b);
  return QStringLiteral("(%1 \\bmod %2) + 1").arg(sum).arg(modulus);
}

QString listed(const auto& values) {
  QStringList texts;
  for (const MinHash value : values) texts << value_text(value);
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
  QStringList letters;
  for (std::size_t f = 0; f + 1 < s.inputs.functions.size(); ++f) letters << letter_of(f);
  const QString last = letter_of(s.inputs.functions.size() - 1);
  switch (s.kind) {
    case Kind::start:
      return say(tr("Shuffling millions of rows is slow. Hash functions number them instead, here %1: a row's hash "
                    "value replaces its position in a shuffle."),
                 letters.isEmpty() ? last : tr("%1 and %2").arg(letters.join(QStringLiteral(", ")), last));
    case Kind::row:
      return row_sentence(s);
    case Kind::estimate:
      return say(tr("After one pass, the minima of a set are its signature: A %1, B %2. The agreeing share is %3; the "
                    "similarity is %4."),
                 listed(s.signature_a), listed(s.signature_b), rounded(s.estimate), rounded(s.jaccard));
    case Kind::multipliers:
      break;
  }
  const auto worst = std::ranges::max_element(s.biases, {}, &MultiplierBias::bias);
  return say(tr("h(x) = ((ax + c) mod %1) + 1. If a and %1 share no factor, each row gets its own number and is first "
                "for one c: minima agree for J = %2 of all c. With a = %3, rows collide: %4 agree."),
             s.bias_rows.size(), rounded(s.bias_jaccard), worst->a, rounded(worst->share));
}

QString note_of(const HashFunctionsStep& s) {
  const std::size_t rows = s.inputs.rows.size(), modulus = s.inputs.modulus;
  const auto bad = std::ranges::find_if(s.function_biases, [](const MultiplierBias& b) { return b.factor > 1; });
  if (s.kind < Kind::multipliers && bad != s.function_biases.end())
    return say(
        tr("The multiplier of %1 shares the factor %2 with the modulus %3. It gives only %4 different numbers; more "
           "rows than that collide."),
        letter_of(static_cast<std::size_t>(bad - s.function_biases.begin())), bad->factor, modulus,
        modulus / bad->factor);
  if (s.kind < Kind::multipliers && rows > modulus)
    return say(tr("%1 rows share %2 numbers: some collide. The modulus must be at least the number of rows."), rows,
               modulus);
  if (s.kind == Kind::estimate && rows < modulus)
    return say(tr("%1 rows leave some of the %2 numbers unused. The row after a larger gap comes first more often: a "
                  "bias."),
               rows, modulus);
  if (const std::size_t own = s.inputs.steps_of_rows(); s.row && *s.row >= own)
    return say(tr("Rows %1 to %2 were hashed in the same way."), own, *s.row);
  const std::array notes = {
      tr("Minima start at \u221E.\nChange the functions ((ax + c) mod m) + 1: a, c and the modulus m.\nPress C for the "
         "controls."),
      tr("One pass is enough: minima never rise."),
      tr("Below each function: the share that agrees if c takes every value, so that each row comes first once. Real "
         "signatures have 100 values or more."),
      tr("Collisions look like agreement, so the modulus is a prime, or a power of two with odd a. If "
         "values stay unused, the row after the gap comes first more often.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

constexpr std::uint32_t kMostFunctions = 4, kMostCoefficient = 20;  // of the sliders, for any modulus
constexpr QPointF kMatrix(50, 0);
constexpr double kValueWidth = 92, kLineGap = 16;                         // of a hash value; between functions
constexpr QRectF kSignatures(750, 44, 820, 430);                          // of all functions
constexpr QRectF kMinimumA(460, 0, 160, 36), kMinimumB(640, 0, 160, 36);  // their headings, right of kSignatures

QRectF value_cell(const BitTable& table, std::size_t row, std::size_t function) {
  const QRectF all = table.row(row);
  return {all.right() + 20 + kValueWidth * static_cast<double>(function), all.top(), kValueWidth, all.height()};
}

void add_value(Picture& picture, const HashFunctionsStep& step, const QRectF& cell, std::size_t row,
               std::size_t function) {
  const std::uint32_t value = step.values[row][function];
  const auto end = step.values.begin() + static_cast<std::ptrdiff_t>(row);  // whether an earlier row has the same value
  const bool taken =
      std::any_of(step.values.begin(), end, [&](const auto& before) { return before[function] == value; });
  const bool is_current = step.row == row;
  if (taken) picture << Box(cell.adjusted(14, 6, -14, -6), {}, {Tint::missed, 3, Dash::dashed}, 8);
  picture << Label(cell, QString::number(value), kType,
                   taken        ? Tint::missed
                   : is_current ? Tint::text
                                : Tint::faint,
                   Align::centre, is_current || taken);
}

void add_rows(Picture& picture, const HashFunctionsStep& step, const BitTable& table) {
  const std::size_t functions = step.inputs.functions.size();
  const QRectF current =
      table.row(step.row.value_or(0)).adjusted(-6, -1, 26 + kValueWidth * static_cast<double>(functions), 1);
  if (step.row) picture << Box(current, {Tint::both}, {Tint::none}, 8);
  picture << Label({table.corner.x(), 0, table.name_width, table.heading}, "x", kType, Tint::faint);
  for (std::size_t f = 0; f < functions; ++f)
    picture << bold_label({value_cell(table, 0, f).left(), 0, kValueWidth, table.heading}, letter_of(f) + "(x)");
  add_bit_rows(picture, table, step.inputs.rows, false, step.inputs.names);
  if (step.row) picture << Box(current, {}, {Tint::text, 3}, 8);  // in front of the cells above and below
  for (std::size_t row = 0; row < step.values.size(); ++row)
    for (std::size_t f = 0; f < functions; ++f) add_value(picture, step, value_cell(table, row, f), row, f);
  add_bit_handles(picture, table);
}

void add_minimum(Picture& picture, const QRectF& cell, const MinHash& value, bool lowered, bool agrees) {
  const Tint tint = agrees ? Tint::found : lowered ? Tint::first : Tint::faint;
  const bool marked = agrees || lowered;
  picture << Box(cell, {marked ? tint : Tint::paper}, {tint, marked ? 5.0 : 2.0}, 8)
          << Label(cell, value_text(value) + (lowered ? " \u2193" : ""), kLargeType, Tint::text, Align::centre, marked);
}

QString bias_text(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString factor =
      bias.factor == 1 ? tr("they share no factor") : tr("they share the factor %1").arg(bias.factor);
  return tr("a = %1, modulus %2: %3").arg(bias.a).arg(modulus).arg(factor);
}

/// The share of all b for which the minima agree, compared with J.
QString bias_numbers(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString beside = std::abs(bias.bias) < 1e-9 ? tr("exactly J")
                         : bias.bias < 0            ? tr("J \u2212 %1").arg(similarity_text(-bias.bias))
                                                    : tr("J + %1").arg(similarity_text(bias.bias));
  return tr("c from 0 to %1: %2 agree, %3").arg(modulus - 1).arg(similarity_text(bias.share), beside);
}

void add_function(Picture& picture, const HashFunctionsStep& step, std::size_t function, const QRectF& line) {
  const MultiplierBias& bias = step.function_biases[function];
  const std::uint32_t modulus = step.inputs.modulus;
  const double left = line.left(), top = line.top() + (line.height() - 100) / 2;  // of three lines
  picture << FormulaText({left, top, 440, 40},
                         letter_of(function) + "(x) = " + text_of(step.inputs.functions[function], modulus), 32)
          << Label({left, top + 40, 440, 30}, bias_text(bias, modulus), kSmallType,
                   bias.factor == 1 ? Tint::faint : Tint::missed, Align::left);
  if (step.kind == Kind::estimate)
    picture << Label({left, top + 70, 440, 30}, bias_numbers(bias, modulus), kSmallType, Tint::text, Align::left);
  const MinHash &a = step.signature_a[function], &b = step.signature_b[function];
  const bool agrees = step.kind == Kind::estimate && a && a == b, walked = step.kind == Kind::row;
  const auto cell = [&](const QRectF& heading) {
    return QRectF(left + heading.left(), line.top(), heading.width(), line.height());
  };
  add_minimum(picture, cell(kMinimumA), a, walked && step.lowered_a[function], agrees);
  add_minimum(picture, cell(kMinimumB), b, walked && step.lowered_b[function], agrees);
}

void add_signatures(Picture& picture, const HashFunctionsStep& step) {
  const auto functions = static_cast<double>(step.inputs.functions.size());
  QRectF line = kSignatures;  // all functions share the available height
  line.setHeight(std::min(200.0, (kSignatures.height() + kLineGap) / functions - kLineGap));
  picture << small_label({line.left(), 0, 440, 36}, tr("smallest value so far"), Align::left)
          << name_label(kMinimumA.translated(line.left(), 0), true)
          << name_label(kMinimumB.translated(line.left(), 0), false);
  for (std::size_t f = 0; f < step.inputs.functions.size(); ++f) {
    add_function(picture, step, f, line);
    line.translate(0, line.height() + kLineGap);
  }
  if (step.kind == Kind::estimate)
    picture << bold_label(
        {line.left(), line.top() + 16, 820, 44},
        tr("estimate %1, similarity %2").arg(similarity_text(step.estimate), similarity_text(step.jaccard)), 32,
        Tint::text, Align::left);
}

void add_biases(Picture& picture, const HashFunctionsStep& step) {
  const PlotFrame plot = bar_frame({560, 50, 980, 500}, step.bias_rows.size());
  add_bar_axes(picture, plot, tr("multiplier a, modulo %1; each bar covers all values of c").arg(step.bias_rows.size()),
               tr("share of all c for which the minima agree"));
  for (const MultiplierBias& bias : step.biases) {
    const bool is_bad = bias.factor > 1;
    add_bar(picture, plot, bias.a, bias.share,
            {is_bad ? Tint::missed : Tint::first, Strength::soft, is_bad ? Pattern::crossed : Pattern::solid}, is_bad);
  }
  add_jaccard(picture, plot, step.bias_jaccard, "- - J = " + similarity_text(step.bias_jaccard), 44, 5);
  add_bit_rows(picture, BitTable::fitting(kMatrix, step.bias_rows.size(), 630), step.bias_rows, true);
}

}  // namespace

HashFunctionsStep HashFunctionsInputs::step(std::size_t step) const {
  constexpr std::array kEnd = {Kind::estimate, Kind::multipliers};
  HashFunctionsStep s;
  s.inputs = *this;
  const std::size_t own = steps_of_rows();
  s.kind = step == 0 ? Kind::start : step <= own ? Kind::row : kEnd[step - own - 1];
  const std::size_t walked = step < own ? step : rows.size();
  if (s.kind == Kind::row) s.row = walked - 1;
  walk(s, walked);
  s.jaccard = jaccard_of(rows);
  for (const LinearFunction& function : functions) s.function_biases.push_back(bias_of(rows, function.a, modulus));
  if (s.kind >= Kind::multipliers) add_biases(s);
  return s;
}

void HashFunctionsStep::tell(SceneFrame& frame) const {
  frame.title = tr("Can arithmetic stand in for shuffling?");
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  if (!uses_controls()) return add_biases(frame.picture, *this);
  BitTable table = BitTable::fitting(kMatrix, inputs.rows.size(), 580);
  if (!inputs.names.isEmpty()) table.widen_names();
  add_rows(frame.picture, *this, table);
  add_signatures(frame.picture, *this);
}

std::vector<Input> HashFunctionsInputs::controls() {
  const auto set_count = [this](double count) {  // new functions share no factor with a modulus of 5
    const auto before = static_cast<std::uint32_t>(functions.size());
    functions.resize(static_cast<std::size_t>(count));
    for (std::uint32_t f = before; f < functions.size(); ++f) functions[f] = {f + 1, f};
  };
  std::vector<Input> controls{slider("functions", tr("functions"),
                                     tr("Number of hash functions, and of values per signature."),
                                     static_cast<double>(functions.size()), set_count, 1, kMostFunctions)};
  for (std::size_t f = 0; f < functions.size(); ++f) {
    const QString number = QString::number(f + 1), letter = letter_of(f);
    controls.push_back(slider(u'a' + number, tr("a of %1").arg(letter), tr("Multiplier of the function."),
                              functions[f].a, 0, kMostCoefficient));
    controls.push_back(slider(u'b' + number, tr("c of %1").arg(letter), tr("Constant that the function adds."),
                              functions[f].b, 0, kMostCoefficient));
  }
  controls.push_back(slider("modulus", tr("modulus"), tr("Number of possible values of a function."), modulus, 2, 64));
  if (has_many_rows()) controls.push_back(more_steps(more));
  return controls;
}

void HashFunctionsInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  own_texts = std::move(texts);
  const NamedRows own = own_texts ? named_rows(*own_texts) : NamedRows();
  rows = own.rows.empty() ? HashFunctionsInputs().rows : own.rows;
  names = own.names;
  modulus = HashFunctionsInputs().modulus;
  for (const std::uint32_t prime : {5u, 7u, 11u, 13u})  // the least one with a number for each row
    if (modulus < rows.size()) modulus = prime;
}

void HashFunctionsInputs::change(const QString& id, const QVariant& value) {
  edit_rows(rows, id, value.toInt());
}

}  // namespace lookalike::lesson
