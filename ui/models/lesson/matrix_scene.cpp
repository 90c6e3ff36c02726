#include "ui/models/lesson/matrix_scene.h"

#include <algorithm>
#include <array>

namespace lookalike::lesson {
namespace {

constexpr std::array<RowType, 4> kTypes = {RowType::both, RowType::only_a, RowType::only_b, RowType::neither};
constexpr std::size_t kStepsOfFirst = kTypes.size() + 2, kStepsOfOther = 2;

using Kind = MatrixStep::Kind;

QString rows_sentence(RowType type, std::uint32_t rows) {
  const std::array many = {tr("%1 rows are of type 11: both documents have the shingle."),
                           tr("%1 rows are of type 10: only A has the shingle."),
                           tr("%1 rows are of type 01: only B has the shingle."),
                           tr("%1 rows are of type 00: neither has the shingle, and they do not count.")};
  const std::array one = {tr("One row is of type 11: both documents have the shingle."),
                          tr("One row is of type 10: only A has the shingle."),
                          tr("One row is of type 01: only B has the shingle."),
                          tr("One row is of type 00: neither document has the shingle, so the row does not count.")};
  const std::array none = {tr("No row is of type 11: no shingle is in both documents."),
                           tr("No row is of type 10: no shingle is only in A."),
                           tr("No row is of type 01: no shingle is only in B."),
                           tr("No row is of type 00: each shingle is in at least one document.")};
  const auto of = static_cast<std::size_t>(type);
  return rows == 0 ? none[of] : rows == 1 ? one[of] : say(many[of], rows);
}

QString sentence_of(const MatrixStep& s) {
  if (s.kind == Kind::type) return rows_sentence(s.coloured.back(), s.counts.of(s.coloured.back()));
  if (s.kind == Kind::matrix)
    return s.matrix == 0 ? say(tr("Each of the %1 rows is a shingle, such as \u201C%2\u201D, and each column a "
                                  "document; 1 means that it contains the shingle."),
                               s.rows.size(), s.names.value(0, QStringLiteral("the dog")))
                         : say(tr("Another example, with %1 rows. Each row is a shingle, each column a document; 1 "
                                  "means that it contains the shingle."),
                               s.rows.size());
  if (s.counts.together() == 0)
    return tr("Both sets are empty: there is nothing to compare, so their similarity counts as 0.");
  return say(
      s.is_part
          ? tr("Jaccard similarity of the shingles shown: rows of type 11 (%1) among rows that are not 00 (%2), which "
               "is %3.")
          : tr("Jaccard similarity: rows of type 11 (%1) among rows that are not 00 (%2), which is %3."),
      s.counts.both, s.counts.together(), rounded(s.jaccard));
}

constexpr int kFirstOfMatrix = 100;                                   // bits of the second matrix begin here
constexpr QRectF kSets(700, 0, 800, 56), kCounts(700, 124, 820, 72);  // of A; of the first type

QString meaning(RowType type) {
  const std::array texts = {tr("both have it: A \u2229 B"), tr("only A"), tr("only B"), tr("neither: not counted")};
  return texts[static_cast<std::size_t>(type)];
}

void add_rows(Picture& picture, const MatrixStep& step, const BitTable& table) {
  add_headings(picture, table);
  for (std::size_t row = 0; row < step.rows.size(); ++row) {
    const RowType type = step.rows[row].type();
    const bool coloured = std::ranges::count(step.coloured, type) > 0;
    add_bit_row(picture, table, row, row_name(step.names, row), step.rows[row], coloured);
    const QRectF beside(table.row(row).right() + 16, table.row(row).top(), 80, table.row_height);
    if (coloured) picture << bold_label(beside, to_string(type), kSmallType, tint_of(type), Align::left);
  }
}

// "A = {1, 3, 4}": the same column as a set of rows.
void add_set(Picture& picture, const MatrixStep& step, bool of_a) {
  QStringList rows;
  for (std::size_t row = 0; row < step.rows.size(); ++row)
    if (of_a ? step.rows[row].a : step.rows[row].b) rows << QString::number(row + 1);
  Label set = name_label(kSets.translated(0, of_a ? 0 : kSets.height()), of_a, 36, Align::left);
  set.text += QStringLiteral(" = {%1}").arg(rows.join(", "));
  picture << set;
}

/// A dashed line for a type whose rows are not counted yet.
void add_count(Picture& picture, const MatrixStep& step, std::size_t at) {
  const auto type = static_cast<RowType>(at);
  const QRectF line = kCounts.translated(0, (kCounts.height() + 12) * static_cast<double>(at));
  const QRectF inside = line.adjusted(24, 0, -24, 0);
  const bool open = at >= step.coloured.size(), is_last = step.kind == Kind::type && at + 1 == step.coloured.size();
  const QString count = open ? "?" : QString::number(step.counts.of(type));
  const Pen pen = open ? Pen{Tint::faint, 2, Dash::dashed} : Pen{tint_of(type), is_last ? 5.0 : 2.0};
  picture << Box(line, open ? Fill{} : fill_of(type), pen, 10)
          << FormulaText(inside, QStringLiteral("M_{%1} = %2").arg(to_string(type), count), kLargeType,
                         open ? Tint::faint : Tint::text);
  if (!open) picture << Label(inside, meaning(type), kType, Tint::text, Align::right);
}

void add_jaccard(Picture& picture, const MatrixStep& step) {
  const std::uint32_t together = step.counts.together();
  const bool has_room = step.guess.room.isNull();  // for the symbols, which must not shrink
  QString formula = QStringLiteral("J = ");
  if (has_room) formula += QStringLiteral("\\frac{M_{11}}{M_{11} + M_{10} + M_{01}} = ");
  formula += QStringLiteral("\\frac{%1}{%2}").arg(step.counts.both).arg(together);
  if (together > 0) formula += " = " + similarity_text(step.jaccard);
  const double right = has_room ? kCounts.right() : step.guess.room.left() - 20;
  picture << FormulaText({kCounts.left(), 490, right - kCounts.left(), 130}, formula, kLargeType);
}

}  // namespace

std::size_t MatrixInputs::steps() const {
  return kStepsOfFirst + kStepsOfOther * (matrices.size() - 1);
}

MatrixStep MatrixInputs::step(std::size_t step) const {
  MatrixStep s;
  const bool first = step < kStepsOfFirst;
  s.matrix = first ? 0 : 1 + (step - kStepsOfFirst) / kStepsOfOther;
  s.rows = matrices[s.matrix];
  s.names = names;
  s.is_part = own_texts && own_texts->rows.size() > kMostRows;
  s.counts = count(s.rows);
  s.jaccard = jaccard_of(s.rows);
  const bool last = first ? step + 1 == kStepsOfFirst : (step - kStepsOfFirst) % kStepsOfOther == 1;
  const std::size_t coloured = last ? kTypes.size() : first ? step : 0;
  s.coloured.assign(kTypes.begin(), kTypes.begin() + static_cast<std::ptrdiff_t>(coloured));
  s.kind = last ? Kind::jaccard : coloured == 0 ? Kind::matrix : Kind::type;
  s.guess = {.question = tr("How similar are these two sets?"),
             .answer = jaccard_of(matrices.back()),
             .open = !last,
             .room = first  ? QRectF()
                     : last ? QRectF(1120, 476, 400, 160)
                            : QRectF(700, 476, 820, 160),
             .asks = !first && !last,
             .reveals = last};
  return s;
}

void MatrixStep::tell(SceneFrame& frame) const {
  frame.title = tr("Two sets as columns of bits: how similar are they?");
  frame.sentence = sentence_of(*this);
  frame.hint = kind == Kind::jaccard ? tr("Rows 11 form the intersection, all rows except 00 the union. Another row 00 "
                                          "leaves J unchanged; changed to 11, it raises J.")
               : matrix == 0 && names.isEmpty() ? tr("The rows are the shingles of all documents, so some belong to "
                                                     "neither A nor B.\nClick a bit to change it.")
                                                : tr("\nClick a bit to change it.");
  BitTable table = BitTable::fitting({120, 0}, rows.size(), 580);
  if (!names.isEmpty()) table.widen_names(420);
  add_rows(frame.picture, *this, table);
  add_bit_handles(frame.picture, table, kFirstOfMatrix * static_cast<int>(matrix));
  for (const bool of_a : {true, false}) add_set(frame.picture, *this, of_a);
  for (std::size_t i = 0; i < kTypes.size(); ++i) add_count(frame.picture, *this, i);
  if (kind == Kind::jaccard) add_jaccard(frame.picture, *this);
}

void MatrixInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  *this = {};
  own_texts = std::move(texts);
  if (!own_texts || !own_texts->is_usable()) return;
  const NamedRows own = named_rows(*own_texts);
  matrices = {own.rows};
  names = own.names;
}

void MatrixInputs::change(const QString& id, const QVariant& value) {
  const int number = value.toInt();
  const auto matrix = static_cast<std::size_t>(std::max(number, 0) / kFirstOfMatrix);
  if (matrix < matrices.size()) edit_rows(matrices[matrix], id, number % kFirstOfMatrix);
}

}  // namespace lookalike::lesson
