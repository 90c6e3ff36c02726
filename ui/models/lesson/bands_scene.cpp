#include "ui/models/lesson/scenes.h"

#include <QStringList>
#include <algorithm>
#include <array>

#include "ui/models/lesson/drawings/guess_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::BandsStep;
using lesson::kBandValues;

// Units.
constexpr double kLeft = 110, kRight = 1140, kWidestCell = 78, kCellHeight = 70, kCellGap = 8, kPad = 8, kBandGap = 14,
                 kRowA = 86, kRowB = 164, kBandTop = 76, kBandBottom = 244;
constexpr double kBucketTop = 432, kBucketWidth = 168, kBucketHeight = 92, kBucketGap = 10;
constexpr int kBucketsInRow = 6;
constexpr QRectF kCutsPanel(1164, 56, 420, 378), kGuessPanel(1164, 446, 420, 190);

QString letter_of(std::uint32_t document) {
  return QChar(u'A' + document);
}

QString values_text(const auto& values) {
  QStringList texts;
  for (const std::uint32_t value : values) texts << QString::number(value);
  return texts.join(u' ');
}

/// Cells share what frames and gaps leave of the width.
double cell_width(std::uint32_t rows) {
  const double bands = static_cast<double>(kBandValues) / rows;
  const double gaps = bands * 2 * kPad + (bands - 1) * kBandGap + bands * (rows - 1) * kCellGap;
  return std::min(kWidestCell, (kRight - kLeft - gaps) / kBandValues);
}

double band_width(std::uint32_t rows) {
  return rows * (cell_width(rows) + kCellGap) - kCellGap + 2 * kPad;
}

double band_left(std::uint32_t band, std::uint32_t rows) {
  return kLeft + band * (band_width(rows) + kBandGap);
}

/// "96.8 %", and "> 99.9 %" where a decimal would make it certain.
QString chance_text(double chance) {
  if (chance > 0.999) return QStringLiteral("> 99.9 %");
  return QString::number(100 * chance, 'f', 1) + QStringLiteral(" %");
}

QString words_of_cut(const lesson::BandsInputs& inputs) {
  if (inputs.bands == 1) return tr("band of %1 rows").arg(inputs.rows());
  return inputs.rows() == 1 ? tr("bands of one row") : tr("bands of %1 rows").arg(inputs.rows());
}

void add_choice(Picture& picture, const BandsStep& step) {
  constexpr double kWidth = 76, kHeight = 46, kFirst = 360;
  picture << Label{{60, 4, 290, kHeight}, tr("Cut 12 values into"), kType, Tint::faint, Align::left};
  double x = kFirst;
  for (const std::uint32_t bands : lesson::kCuts) {
    Handle handle{QStringLiteral("bands"),
                  bands == 1 ? tr("Leave the values in one band.") : tr("Cut the values into %1 bands.").arg(bands)};
    handle.value = bands;
    add_button(picture, {x, 4, kWidth, kHeight}, QString::number(bands), bands == step.inputs.bands, handle);
    x += kWidth + 10;
  }
  picture << Label{{x + 10, 4, 300, kHeight}, words_of_cut(step.inputs), kType, Tint::faint, Align::left};
}

void add_cell(Picture& picture, const QRectF& area, std::uint32_t value, bool agrees) {
  const Pen line{agrees ? Tint::first : Tint::missed, 3, agrees ? Dash::solid : Dash::dashed};
  picture << Box{area, {agrees ? Tint::first : Tint::paper, Strength::strong}, line, 6};
  picture << bold_label(area, QString::number(value), kLargeType, agrees ? Tint::paper : Tint::missed);
}

void add_values(Picture& picture, const BandsStep& step, std::uint32_t band) {
  const std::uint32_t rows = step.inputs.rows();
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::size_t value = band * rows + row;
    const double width = cell_width(rows), x = band_left(band, rows) + kPad + row * (width + kCellGap);
    const QRectF of_a(x, kRowA, width, kCellHeight), of_b(x, kRowB, width, kCellHeight);
    add_cell(picture, of_a, step.inputs.a[value], step.agreeing[value]);
    add_cell(picture, of_b, step.inputs.b[value], step.agreeing[value]);
    Handle handle{QStringLiteral("toggle"), tr("Make value %1 of B agree or differ.").arg(value + 1)};
    handle.area = of_b;
    handle.value = static_cast<double>(value);
    picture << handle;
  }
}

/// How many values of a band differ.
int differing(const BandsStep& step, std::uint32_t band) {
  const std::uint32_t rows = step.inputs.rows();
  int count = 0;
  for (std::uint32_t row = 0; row < rows; ++row) count += step.agreeing[band * rows + row] ? 0 : 1;
  return count;
}

QString outcome_text(const BandsStep& step, std::uint32_t band) {
  const bool is_narrow = step.inputs.rows() < 3;
  if (step.shared[band]) return is_narrow ? tr("same") : tr("same bucket");
  if (is_narrow) return tr("differs");
  const int count = differing(step, band);
  return count == 1 ? tr("one value differs") : tr("%1 values differ").arg(count);
}

void add_band(Picture& picture, const BandsStep& step, std::uint32_t band) {
  const std::uint32_t rows = step.inputs.rows();
  const QRectF frame(band_left(band, rows), kBandTop, band_width(rows), kBandBottom - kBandTop);
  const bool compared = band < step.shared.size(), shared = compared && step.shared[band];
  const bool is_current = step.kind == BandsStep::Kind::band && band + 1 == step.shared.size();
  const Pen line{shared ? Tint::found : is_current ? Tint::missed : Tint::faint, shared || is_current ? 5.0 : 2.0};
  picture << Box{frame, {shared ? Tint::found : Tint::paper}, line, 10};
  add_values(picture, step, band);
  const QRectF below(frame.left() - 6, kBandBottom + 6, frame.width() + 12, 34);
  picture << Label{below, rows > 1 ? tr("band %1").arg(band + 1) : QString::number(band + 1), kSmallType, Tint::faint};
  if (compared)
    picture << bold_label(below.translated(0, 36), outcome_text(step, band), kSmallType,
                          shared ? Tint::found : Tint::missed);
}

/// Before they are cut, the values stand in one row.
void add_uncut(Picture& picture, const BandsStep& step) {
  BandsStep whole = step;
  whole.inputs.bands = 1;
  add_values(picture, whole, 0);
}

void add_bucket(Picture& picture, const QRectF& box, const lesson::Bucket& bucket) {
  const bool meets = bucket.documents.size() > 1;
  picture << Box{box,
                 {bucket.holds_pair ? Tint::found : Tint::paper},
                 {bucket.holds_pair ? Tint::found
                  : meets           ? Tint::text
                                    : Tint::faint,
                  bucket.holds_pair ? 4.0 : 2.0},
                 8};
  QStringList letters;
  for (const std::uint32_t document : bucket.documents) letters << letter_of(document);
  picture << Label{{box.left() + 6, box.top() + 2, box.width() - 12, 50},
                   values_text(bucket.key),
                   kSmallType,
                   Tint::faint,
                   Align::centre,
                   false,
                   true};
  picture << Label{{box.left() + 6, box.bottom() - 44, box.width() - 12, 42},
                   letters.join(u' '),
                   32,
                   bucket.holds_pair ? Tint::found : Tint::text,
                   Align::centre,
                   meets};
}

/// The bucket of each document in a band, or both in one; a dashed one before the band is compared.
void add_meeting(Picture& picture, const BandsStep& step, std::uint32_t band) {
  constexpr double kTop = 366, kWidest = 420;
  const std::uint32_t rows = step.inputs.rows();
  const double width = std::min(band_width(rows), kWidest);
  const double middle = band_left(band, rows) + band_width(rows) / 2;
  const QRectF first(middle - width / 2, kTop, width, kBucketHeight);
  picture << Line{{middle, kTop - 40}, {middle, kTop - 6}, {Tint::faint, 3}, true};
  if (band >= step.shared.size()) {
    picture << Box{first, {}, {Tint::faint, 2, Dash::dashed}, 8};
    picture << Label{first, QStringLiteral("?"), kLargeType, Tint::faint};
    return;
  }
  const auto key_of = [&](const lesson::ShortSignature& of) {
    const auto begin = of.begin() + static_cast<std::ptrdiff_t>(band) * rows;
    return std::vector<std::uint32_t>(begin, begin + rows);
  };
  if (step.shared[band]) return add_bucket(picture, first, {key_of(step.inputs.a), {0, 1}, true});
  add_bucket(picture, first, {key_of(step.inputs.a), {0}, false});
  add_bucket(picture, first.translated(0, kBucketHeight + kBucketGap), {key_of(step.inputs.b), {1}, false});
}

void add_share(Picture& picture, const BandsStep& step) {
  const auto agreeing = static_cast<double>(step.agreement);
  picture << FormulaText{
      {kLeft, 320, kRight - kLeft, 140},
      QStringLiteral("s \\approx \\frac{%1}{12} = %2").arg(step.agreement).arg(similarity_text(agreeing / kBandValues)),
      kHugeType,
      Tint::text,
      Align::centre};
}

void add_table(Picture& picture, const BandsStep& step) {
  if (step.tables.empty()) return;
  const lesson::BandTable& table = step.tables.back();
  picture << bold_label({60, kBucketTop - 44, 700, 36}, tr("Buckets of band %1").arg(table.band + 1), kType, Tint::text,
                        Align::left);
  for (std::size_t i = 0; i < table.buckets.size(); ++i) {
    const std::size_t column = i % kBucketsInRow, row = i / kBucketsInRow;
    const double x = 60 + static_cast<double>(column) * (kBucketWidth + kBucketGap);
    const double y = kBucketTop + static_cast<double>(row) * (kBucketHeight + kBucketGap);
    add_bucket(picture, {x, y, kBucketWidth, kBucketHeight}, table.buckets[i]);
  }
}

/// A line of the table of cuts: bands and rows, how many bands agree, the pair's chance, candidates of all pairs.
void add_cut_line(Picture& picture, const QRectF& line, const QStringList& texts, const std::array<Tint, 4>& tints,
                  bool bold) {
  constexpr std::array<double, 5> kColumns = {8, 104, 180, 316, 400};
  for (std::size_t i = 0; i < tints.size(); ++i)
    picture << Label{{line.left() + kColumns[i], line.top(), kColumns[i + 1] - kColumns[i], line.height()},
                     texts[static_cast<qsizetype>(i)],
                     kSmallType,
                     tints[i],
                     i == 0 ? Align::left : Align::right,
                     bold && i != 2};
}

void add_cut(Picture& picture, const QRectF& line, const BandsStep& step, const lesson::Cut& cut) {
  if (cut.bands == step.inputs.bands) picture << Box{line, {Tint::first}, {Tint::none}, 6};
  const bool counts_all = step.kind == BandsStep::Kind::all_cuts;
  add_cut_line(picture, line,
               {QStringLiteral("%1 \u00D7 %2").arg(cut.bands).arg(cut.rows),
                cut.shared == 0 ? tr("none") : QString::number(cut.shared), chance_text(cut.chance),
                counts_all ? QString::number(cut.candidates) : QStringLiteral("?")},
               {Tint::text, cut.shared ? Tint::found : Tint::missed, Tint::text, counts_all ? Tint::text : Tint::faint},
               true);
}

void add_cuts(Picture& picture, const BandsStep& step) {
  if (step.cuts.empty()) return;
  picture << Box{kCutsPanel, {Tint::paper}, {Tint::grid}, 10};
  QRectF line(kCutsPanel.left() + 6, kCutsPanel.top() + 4, kCutsPanel.width() - 12, 36);
  add_cut_line(picture, line, {tr("b \u00D7 r"), tr("agree"), tr("chance"), tr("of 66")},
               {Tint::faint, Tint::faint, Tint::faint, Tint::faint}, false);
  line.setHeight(38);
  line.moveTop(kCutsPanel.top() + 42);
  for (const lesson::Cut& cut : step.cuts) {
    add_cut(picture, line, step, cut);
    line.translate(0, 39);
  }
  picture << wrapping_label(
      {line.left() + 8, line.top() + 2, line.width() - 16, 94},
      tr("chance at s = %1/12 (formula: next scene); of 66: pairs that become candidates").arg(step.agreement),
      kSmallType, Tint::faint, Align::left);
}

}  // namespace

void BandsScene::draw(const BandsStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  add_choice(picture, shown);
  picture << bold_label({40, kRowA, 60, kCellHeight}, letter_of(0), kLargeType, Tint::text);
  picture << bold_label({40, kRowB, 60, kCellHeight}, letter_of(1), kLargeType, Tint::text);
  if (shown.kind == BandsStep::Kind::signatures)
    add_uncut(picture, shown);
  else
    for (std::uint32_t band = 0; band < shown.inputs.bands; ++band) add_band(picture, shown, band);
  if (shown.kind == BandsStep::Kind::signatures) add_share(picture, shown);
  if (shown.kind != BandsStep::Kind::signatures && shown.tables.empty())
    for (std::uint32_t band = 0; band < shown.inputs.bands; ++band) add_meeting(picture, shown, band);
  add_table(picture, shown);
  add_cuts(picture, shown);
  if (shown.kind != BandsStep::Kind::signatures) add_guess(picture, kGuessPanel, shown.guess, guesses_.of(shown.guess));
  frame.asks = shown.kind == BandsStep::Kind::cut && !guesses_.of(shown.guess);
}

void BandsScene::set(const QString& id, const QVariant& value) {
  if (id == u"bands") inputs_.bands = value.toUInt();
  if (id == u"toggle" && value.toUInt() < kBandValues) inputs_.toggle(value.toUInt());
  inputs_ = inputs_.clamped();
  if (id == u"guess") guesses_.make(lesson::bands_step(inputs_, 0).guess, value.toDouble());
}

}  // namespace lookalike
