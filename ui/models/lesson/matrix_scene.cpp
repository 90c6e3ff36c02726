#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <array>

#include "ui/models/lesson/drawings/bit_rows_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::MatrixInputs;
using lesson::MatrixStep;
using lesson::RowType;

constexpr QPointF kCorner(120, 0);
constexpr std::size_t kTypes = 4;
constexpr double kRoom = 580;                                         // for the rows
constexpr int kFirstOfMatrix = 100;                                   // bits of the second matrix begin here
constexpr QRectF kSets(700, 0, 800, 56), kCounts(700, 140, 820, 74);  // of A; of the first type

QString type_name(RowType type) {
  return to_qstring(lesson::to_string(type));
}

QString meaning(RowType type) {
  const std::array texts = {tr("both have it: A \u2229 B"), tr("only A"), tr("only B"), tr("neither: not counted")};
  return texts[static_cast<std::size_t>(type)];
}

void add_rows(Picture& picture, const MatrixStep& step, const BitTable& table) {
  add_headings(picture, table);
  for (std::size_t row = 0; row < step.rows.size(); ++row) {
    const RowType type = step.rows[row].type();
    const bool coloured = std::ranges::count(step.coloured, type) > 0;
    add_bit_row(picture, table, row, QString::number(row + 1), step.rows[row], coloured);
    const QRectF beside(table.row(row).right() + 16, table.row(row).top(), 80, table.row_height);
    if (coloured) picture << bold_label(beside, type_name(type), kSmallType, tint_of(type), Align::left);
  }
}

// "A = {1, 3, 4}": the same column as a set of rows.
void add_set(Picture& picture, const MatrixStep& step, bool of_a) {
  QStringList rows;
  for (std::size_t row = 0; row < step.rows.size(); ++row)
    if (of_a ? step.rows[row].a : step.rows[row].b) rows << QString::number(row + 1);
  picture << bold_label(kSets.translated(0, of_a ? 0 : kSets.height()),
                        QStringLiteral("%1 = {%2}")
                            .arg(of_a ? QStringLiteral("A") : QStringLiteral("B"), rows.join(QStringLiteral(", "))),
                        36, of_a ? Tint::first : Tint::second, Align::left);
}

QRectF count_line(std::size_t at) {
  return kCounts.translated(0, (kCounts.height() + 12) * static_cast<double>(at));
}

// A type whose rows are still to be counted.
void add_open_count(Picture& picture, std::size_t at) {
  const QRectF line = count_line(at), inside = line.adjusted(24, 0, -24, 0);
  picture << Box{line, {}, {Tint::faint, 2, Dash::dashed}, 10};
  picture << FormulaText{inside, QStringLiteral("M_{%1} = ?").arg(type_name(static_cast<RowType>(at))), kLargeType,
                         Tint::faint};
}

void add_count(Picture& picture, const MatrixStep& step, std::size_t at) {
  const RowType type = step.coloured[at];
  const QRectF line = count_line(at);
  const bool is_last = step.kind == MatrixStep::Kind::type && at + 1 == step.coloured.size();
  picture << Box{line, fill_of(type), {tint_of(type), is_last ? 5.0 : 2.0}, 10};
  const QRectF inside = line.adjusted(24, 0, -24, 0);
  picture << FormulaText{inside, QStringLiteral("M_{%1} = %2").arg(type_name(type)).arg(step.counts.of(type)),
                         kLargeType};
  picture << Label{inside, meaning(type), kType, Tint::text, Align::right};
}

void add_jaccard(Picture& picture, const MatrixStep& step) {
  const QRectF room(kCounts.left(), 490, kCounts.width(), 130);
  const std::uint32_t together = step.counts.together();
  QString formula = QStringLiteral("J = \\frac{M_{11}}{M_{11} + M_{10} + M_{01}} = \\frac{%1}{%2}")
                        .arg(step.counts.both)
                        .arg(together);
  if (together > 0) formula += QStringLiteral(" = ") + similarity_text(step.jaccard);
  picture << FormulaText{room, formula, kLargeType, Tint::text};
}

}  // namespace

void MatrixScene::draw(const MatrixStep& shown, SceneFrame& frame) const {
  const BitTable table = BitTable::fitting(kCorner, shown.rows.size(), kRoom);
  add_rows(frame.picture, shown, table);
  add_bit_handles(frame.picture, table, kFirstOfMatrix * static_cast<int>(shown.matrix), MatrixInputs::kLeastRows,
                  MatrixInputs::kMostRows);
  for (const bool of_a : {true, false}) add_set(frame.picture, shown, of_a);
  for (std::size_t i = 0; i < shown.coloured.size(); ++i) add_count(frame.picture, shown, i);
  for (std::size_t i = shown.coloured.size(); i < kTypes; ++i) add_open_count(frame.picture, i);
  if (shown.kind == MatrixStep::Kind::jaccard) add_jaccard(frame.picture, shown);
}

void MatrixScene::set(const QString& id, const QVariant& value) {
  const int number = value.toInt();
  const auto matrix = static_cast<std::size_t>(std::max(number, 0) / kFirstOfMatrix);
  if (matrix >= inputs_.matrices.size()) return;
  edit_rows(inputs_.matrices[matrix], id, number % kFirstOfMatrix);
  inputs_ = inputs_.clamped();
}

}  // namespace lookalike
