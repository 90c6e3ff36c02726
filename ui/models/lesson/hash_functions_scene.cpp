#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <cmath>

#include "ui/models/lesson/drawings/bit_rows_drawing.h"
#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::HashFunctionsInputs;
using lesson::HashFunctionsStep;
using lesson::MinHash;
using lesson::MultiplierBias;
using Kind = HashFunctionsStep::Kind;

constexpr QPointF kMatrix(50, 0);
constexpr std::uint32_t kMostCoefficient = 20;    // of the sliders, whatever the modulus
constexpr double kRoom = 580, kValueWidth = 92;   // for the rows; of a hash value
constexpr QRectF kSignatures(740, 44, 820, 430);  // of all functions

QString letter_of(std::size_t function) {
  return to_qstring(lesson::letter_of(function));
}

QRectF value_cell(const BitTable& table, std::size_t row, std::size_t function) {
  const QRectF all = table.row(row);
  return {all.right() + 20 + kValueWidth * static_cast<double>(function), all.top(), kValueWidth, all.height()};
}

// A row before it has this value, too.
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
  for (std::size_t row = 0; row < table.rows; ++row)
    add_bit_row(picture, table, row, QString::number(row + 1), step.inputs.rows[row], false);
  for (std::size_t row = 0; row < step.values.size(); ++row)
    for (std::size_t f = 0; f < step.values[row].size(); ++f)
      add_value(picture, step, value_cell(table, row, f), row, f);
  add_bit_handles(picture, table, 0, HashFunctionsInputs::kLeastRows, HashFunctionsInputs::kMostRows);
}

void add_minimum(Picture& picture, const QRectF& cell, const MinHash& value, bool lowered, bool agrees) {
  const Tint tint = agrees ? Tint::found : lowered ? Tint::first : Tint::faint;
  picture << Box{cell, {agrees || lowered ? tint : Tint::paper}, {tint, agrees || lowered ? 5.0 : 2.0}, 8};
  const QString text = value ? QString::number(*value) : QStringLiteral("\u221E");
  picture << Label{cell,          lowered ? text + QStringLiteral(" \u2193") : text,
                   kLargeType,    Tint::text,
                   Align::centre, lowered || agrees};
}

QString bias_text(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString factor = bias.factor == 1 ? tr("no common factor") : tr("common factor %1").arg(bias.factor);
  return tr("a = %1, m = %2: %3").arg(bias.a).arg(modulus).arg(factor);
}

/// How often the minima agree if b takes every value, beside J.
QString bias_numbers(const MultiplierBias& bias, std::uint32_t modulus) {
  const QString beside = std::abs(bias.bias) < 1e-9 ? tr("exactly J")
                         : bias.bias < 0            ? tr("J \u2212 %1").arg(similarity_text(-bias.bias))
                                                    : tr("J + %1").arg(similarity_text(bias.bias));
  return tr("b from 0 to %1: %2 agree, %3").arg(modulus - 1).arg(similarity_text(bias.share), beside);
}

constexpr double kLineGap = 16;

/// The height of a function's line: all share the room that is there.
double height_of(const HashFunctionsStep& step) {
  const auto functions = static_cast<double>(step.inputs.functions.size());
  return std::min(200.0, (kSignatures.height() + kLineGap) / functions - kLineGap);
}

void add_function(Picture& picture, const HashFunctionsStep& step, std::size_t function) {
  const double height = height_of(step);
  const QRectF line(kSignatures.left(), kSignatures.top() + (height + kLineGap) * static_cast<double>(function),
                    kSignatures.width(), height);
  const double text_top = line.top() + (height - 100) / 2;  // of three lines
  const QString text = letter_of(function) + QStringLiteral("(x) = ") +
                       to_qstring(lesson::text_of(step.inputs.functions[function], step.inputs.modulus));
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
  for (std::size_t row = 0; row < table.rows; ++row)
    add_bit_row(picture, table, row, QString::number(row + 1), step.bias_rows[row], true);
}

}  // namespace

void HashFunctionsScene::draw(const HashFunctionsStep& shown, SceneFrame& frame) const {
  if (shown.kind >= Kind::good_multipliers) return add_biases(frame.picture, shown);
  const BitTable table = BitTable::fitting(kMatrix, shown.inputs.rows.size(), kRoom);
  add_rows(frame.picture, shown, table);
  add_signatures(frame.picture, shown);
}

std::vector<SceneControl> HashFunctionsScene::controls() const {
  const HashFunctionsInputs in = inputs_.clamped();
  std::vector<SceneControl> controls{
      slider("functions", tr("functions"), tr("Hash functions, which are values of the signatures."),
             static_cast<double>(in.functions.size()), 1, HashFunctionsInputs::kMostFunctions)};
  for (std::size_t f = 0; f < in.functions.size(); ++f) {
    const QString number = QString::number(f + 1), function = letter_of(f);
    controls.push_back(slider(u'a' + number, tr("a of %1").arg(function), tr("Multiplier of the function."),
                              in.functions[f].a, 0, kMostCoefficient));
    controls.push_back(slider(u'b' + number, tr("b of %1").arg(function), tr("Increment of the function."),
                              in.functions[f].b, 0, kMostCoefficient));
  }
  controls.push_back(slider("modulus", tr("modulus m"), tr("Number of values that a function can take."), in.modulus,
                            HashFunctionsInputs::kLeastModulus, HashFunctionsInputs::kMostModulus));
  return controls;
}

/// The last steps have an example of their own.
bool HashFunctionsScene::uses_controls(int step) const {
  return kind_of(step) < static_cast<int>(Kind::good_multipliers);
}

void HashFunctionsScene::set(const QString& id, const QVariant& value) {
  const auto whole = static_cast<std::uint32_t>(std::max(0.0, value.toDouble()));
  if (id == u"modulus") inputs_.modulus = whole;
  if (id == u"functions") inputs_.resize_functions(whole);
  for (std::size_t f = 0; f < inputs_.functions.size(); ++f) {
    const QString number = QString::number(f + 1);
    if (id == u'a' + number) inputs_.functions[f].a = std::min(whole, kMostCoefficient);
    if (id == u'b' + number) inputs_.functions[f].b = std::min(whole, kMostCoefficient);
  }
  edit_rows(inputs_.rows, id, value.toInt());
  inputs_ = inputs_.clamped();
}

}  // namespace lookalike
