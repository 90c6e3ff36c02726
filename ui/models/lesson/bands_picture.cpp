#include <QStringList>
#include <algorithm>

#include "ui/models/lesson/bands_scene.h"

namespace lookalike::lesson {
namespace {

using Kind = BandsStep::Kind;

/// The number of differing values in a band.
std::uint32_t differing(const BandsStep& s, std::size_t band) {
  std::uint32_t count = 0;
  for (std::size_t row = band * s.inputs.rows(); row < (band + 1) * s.inputs.rows(); ++row)
    count += s.inputs.a[row] == s.inputs.b[row] ? 0 : 1;
  return count;
}

QString cut_sentence(const BandsInputs& in) {
  if (in.bands == 1)
    return say(tr("One band of %1 values, called rows, names a bucket: two documents share it, and are compared, only "
                  "if all %1 values agree."),
               in.rows());
  if (in.rows() == 1)
    return say(
        tr("Each of the %1 values is a band of 1 row. It names a bucket: only documents that share one are compared."),
        in.bands);
  return say(tr("The 12 values are cut into %1 bands of %2 values, called rows, as signatures are columns. "
                "A band's values name a bucket: only documents that share one are compared."),
             in.bands, in.rows());
}

QString band_sentence(const BandsStep& s) {
  const std::size_t band = s.shared.size();
  if (s.first + 1 < band) {
    const auto agreeing = std::count(s.shared.begin() + static_cast<std::ptrdiff_t>(s.first), s.shared.end(), true);
    return say(tr("Bands %1 to %2: %3 of %4 agree in every value."), s.first + 1, band, agreeing, band - s.first);
  }
  const std::uint32_t count = differing(s, band - 1);
  if (count == 0) return tr("Band %1: all of its values agree, so A and B fall into the same bucket.").arg(band);
  if (count == 1) return tr("Band %1: one value differs. A and B fall into different buckets.").arg(band);
  return say(tr("Band %1: %2 of %3 values differ. A and B fall into different buckets."), band, count, s.inputs.rows());
}

QString verdict_sentence(const BandsStep& s) {
  const BandsInputs& in = s.inputs;
  const auto shared = std::ranges::count(s.shared, true);
  if (in.bands == 1)
    return shared == 0 ? tr("The only band does not agree in every value: the pair is missed.")
                       : tr("The only band agrees in every value: A and B become a candidate pair.");
  if (shared == 0) return tr("None of the %1 bands agrees in every value: the pair is missed.").arg(in.bands);
  if (shared == 1)
    return say(
        tr("One of the %1 bands agrees in every value. A and B collide in one bucket, and that is enough: they are "
           "a candidate pair."),
        in.bands);
  return say(tr("%1 of %2 bands agree in every value: A and B collide in %1 buckets and become a candidate pair."),
             shared, in.bands);
}

QString table_sentence(const std::vector<std::vector<Bucket>>& tables) {
  const std::vector<Bucket>& last = tables.back();
  const auto crowded = std::ranges::count_if(last, [](const Bucket& bucket) { return bucket.size() > 1; });
  if (tables.size() > 1) return say(tr("Band %1: %2 buckets, collisions: %3."), tables.size(), last.size(), crowded);
  if (crowded > 1)
    return say(tr("Table of band %1: A, B and ten more documents fall into %2 buckets, with collisions in %3 of them."),
               tables.size(), last.size(), crowded);
  return say(
      crowded == 0
          ? tr("Table of band %1: A, B and ten more documents fall into %2 buckets, each alone.")
          : tr("Table of band %1: A, B and ten more documents fall into %2 buckets, with a collision in one of them."),
      tables.size(), last.size());
}

QString sentence_of(const BandsStep& s) {
  switch (s.kind) {
    case Kind::signatures:
      return say(tr("Two signatures of 12 values agree in %1: their similarity is estimated as %2. Comparing all pairs "
                    "like this would take too long."),
                 s.agreement, rounded(static_cast<double>(s.agreement) / kBandValues));
    case Kind::cut:
      return cut_sentence(s.inputs);
    case Kind::band:
      return band_sentence(s);
    case Kind::verdict:
      return verdict_sentence(s);
    case Kind::table:
      return table_sentence(s.tables);
    case Kind::all_cuts:
      break;
  }
  return say(tr("Pairs that share a bucket and become candidates: %1 of 66 with %2 \u00D7 %3 (bands \u00D7 rows). "
                "More bands are looser, more rows stricter."),
             std::ranges::find(s.cuts, s.inputs.bands, &Cut::bands)->candidates, s.inputs.bands, s.inputs.rows());
}

/// A pair that differs in fewer values than there are bands collides for certain, whatever the chance of such pairs.
QString note_of_verdict(const BandsStep& s) {
  if (s.inputs.bands == 1 || s.inputs.bands <= kBandValues - s.agreement)
    return tr("Try another cut: the values stay, the answer changes.");
  return say(
      tr("With %1 of 12 values equal, at least %4 of %2 bands must agree. The table's chances are those of a pair "
         "of true similarity %3, before its values are known."),
      s.agreement, s.inputs.bands, rounded(s.similarity), s.inputs.bands - (kBandValues - s.agreement));
}

QString note_of(const BandsStep& s) {
  if (s.inputs.shows_own_texts() && s.inputs.is_changed() && s.kind < Kind::table)
    return tr("You changed values of B: these are no longer the signatures of your texts. Start over restores them.");
  const std::array notes = {
      tr("From now on the similarity J is called s.\nClick a value of B to make it agree or differ."),
      tr("A band counts only as a whole: it agrees if all of its values do."),
      !s.shared.empty() &&
              std::find(s.shared.begin() + static_cast<std::ptrdiff_t>(s.first), s.shared.end(), true) != s.shared.end()
          ? tr("One shared bucket is enough: the pair will be compared.")
          : tr("One differing value is enough to separate them in this band."),
      note_of_verdict(s),
      s.tables.size() == 1 ? tr("Of the other ten, five resemble an earlier document; the rest are unrelated.")
                           : tr("Documents that share a bucket are compared. All others are not."),
      tr("These values are below 100, so unrelated documents sometimes agree by chance; real values have 32 bits and "
         "hardly ever do.\nChoose another number of bands above.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

// In units.
constexpr double kLeft = 110, kRight = 1140, kWidestCell = 78, kCellHeight = 70, kCellGap = 8, kPad = 8, kBandGap = 14,
                 kRowA = 86, kRowB = 164, kBandTop = 76, kBandBottom = 244;
constexpr double kBucketTop = 432, kBucketHeight = 92, kBucketGap = 10;

QString letter_of(std::uint32_t document) {
  return QChar(u'A' + document);
}

/// Cells share the width that frames and gaps leave.
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

/// "96.8 %", or "> 99.9 %" if only rounding would make it certain.
QString chance_text(double chance, double similarity) {
  if (similarity == 1) return QStringLiteral("100 %");
  if (chance > 0.999) return QStringLiteral("> 99.9 %");
  return rounded(100 * chance, 1) + QStringLiteral(" %");
}

QString words_of_cut(const BandsInputs& inputs) {
  if (inputs.bands == 1) return tr("band of %1 rows").arg(inputs.rows());
  return inputs.rows() == 1 ? tr("bands of one row") : tr("bands of %1 rows").arg(inputs.rows());
}

void add_choice(Picture& picture, const BandsStep& step) {
  picture << Label({60, 4, 290, 46}, tr("Cut 12 values into"), kType, Tint::faint, Align::left);
  QRectF button(360, 4, 76, 46);
  for (const std::uint32_t bands : kCuts) {
    const QString name =
        bands == 1 ? tr("Leave the values in one band.") : tr("Cut the values into %1 bands.").arg(bands);
    add_button(picture, button, QString::number(bands), bands == step.inputs.bands, click("bands", name, bands));
    button.translate(86, 0);
  }
  picture << Label({button.left() + 10, 4, 300, 46}, words_of_cut(step.inputs), kType, Tint::faint, Align::left);
}

void add_cell(Picture& picture, const QRectF& area, std::uint32_t value, bool agrees) {
  const Pen line{agrees ? Tint::first : Tint::missed, 3, agrees ? Dash::solid : Dash::dashed};
  picture << Box(area, {agrees ? Tint::first : Tint::paper, Strength::strong}, line, 6)
          << bold_label(area, value_text(value), kLargeType, agrees ? Tint::paper : Tint::missed);
}

void add_values(Picture& picture, const BandsStep& step, std::uint32_t band) {
  const std::uint32_t rows = step.inputs.rows();
  const double width = cell_width(rows);
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::uint32_t value = band * rows + row;
    const QRectF of_a(band_left(band, rows) + kPad + row * (width + kCellGap), kRowA, width, kCellHeight);
    const QRectF of_b = of_a.translated(0, kRowB - kRowA);
    const bool agree = step.inputs.a[value] == step.inputs.b[value];
    add_cell(picture, of_a, step.inputs.a[value], agree);
    add_cell(picture, of_b, step.inputs.b[value], agree);
    picture << click("toggle", tr("Make value %1 of B agree or differ.").arg(value + 1), value, of_b);
  }
}

QString outcome_text(const BandsStep& step, std::uint32_t band) {
  const bool is_narrow = step.inputs.rows() < 3;
  if (step.shared[band]) return is_narrow ? tr("same") : tr("same bucket");
  if (is_narrow) return tr("differs");
  const std::uint32_t count = differing(step, band);
  return count == 1 ? tr("one value differs") : tr("%1 values differ").arg(count);
}

void add_band(Picture& picture, const BandsStep& step, std::uint32_t band) {
  const std::uint32_t rows = step.inputs.rows();
  const QRectF frame(band_left(band, rows), kBandTop, band_width(rows), kBandBottom - kBandTop);
  const bool compared = band < step.shared.size(), shared = compared && step.shared[band];
  const bool is_current = step.kind == Kind::band && compared && band >= step.first;
  const Pen line{shared ? Tint::found : is_current ? Tint::missed : Tint::faint, shared || is_current ? 5.0 : 2.0};
  picture << Box(frame, {shared ? Tint::found : Tint::paper}, line, 10);
  add_values(picture, step, band);
  const QRectF below(frame.left() - 6, kBandBottom + 6, frame.width() + 12, 34);
  picture << small_label(below, rows > 1 ? tr("band %1").arg(band + 1) : QString::number(band + 1));
  if (compared)
    picture << bold_label(below.translated(0, 36), outcome_text(step, band), kSmallType,
                          shared ? Tint::found : Tint::missed);
}

/// A bucket, with the values of its documents in this band: above their letters, or beside them if it is low.
void add_bucket(Picture& picture, const QRectF& box, const BandsStep& step, std::uint32_t band, const Bucket& bucket) {
  const bool meets = bucket.size() > 1, holds_pair = meets && bucket[1] == 1;
  const Tint line = holds_pair ? Tint::found : meets ? Tint::text : Tint::faint;
  QStringList letters, values;
  for (const std::uint32_t document : bucket) letters << letter_of(document);
  for (std::uint32_t row = band * step.inputs.rows(); row < (band + 1) * step.inputs.rows(); ++row)
    values << value_text(step.documents[bucket.front()][row]);
  QString text = values.join(u' ');
  if (values.size() == 6) text = values.mid(0, 3).join(u' ') + u'\n' + values.mid(3).join(u' ');
  const bool is_low = box.height() < kBucketHeight;
  const double letters_width = is_low ? 20 * static_cast<double>(bucket.size()) + 10 : box.width() - 12;
  const QRectF of_letters(box.left() + 6, is_low ? box.top() : box.bottom() - 44, letters_width,
                          is_low ? box.height() : 42);
  const QRectF of_values =
      is_low ? box.adjusted(letters_width + 6, 0, -4, 0) : QRectF(box.left() + 6, box.top() + 2, box.width() - 12, 50);
  picture << Box(box, {holds_pair ? Tint::found : Tint::paper}, {line, holds_pair ? 4.0 : 2.0}, 8)
          << Label(of_values, text, kSmallType, Tint::faint, Align::centre, false, true)
          << Label(of_letters, letters.join(u' '), is_low ? kSmallType : 32, holds_pair ? Tint::found : Tint::text,
                   Align::centre, meets);
}

/// The bucket of each document in a band, or the shared one; dashed before the band is compared.
void add_meeting(Picture& picture, const BandsStep& step, std::uint32_t band) {
  constexpr double kTop = 366, kWidest = 420;
  const std::uint32_t rows = step.inputs.rows();
  const double width = std::min(band_width(rows), kWidest);
  const double middle = band_left(band, rows) + band_width(rows) / 2;
  const QRectF first(middle - width / 2, kTop, width, kBucketHeight);
  picture << Line({middle, kTop - 40}, {middle, kTop - 6}, {Tint::faint, 3}, true);
  if (band >= step.shared.size()) {
    picture << Box(first, {}, {Tint::faint, 2, Dash::dashed}, 8) << Label(first, "?", kLargeType, Tint::faint);
    return;
  }
  if (step.shared[band]) return add_bucket(picture, first, step, band, {0, 1});
  add_bucket(picture, first, step, band, {0});
  add_bucket(picture, first.translated(0, kBucketHeight + kBucketGap), step, band, {1});
}

/// The uncut values in one row, and the share that agrees.
void add_signatures(Picture& picture, BandsStep step) {
  step.inputs.bands = 1;
  add_values(picture, step, 0);
  const QString share = similarity_text(static_cast<double>(step.agreement) / kBandValues);
  picture << FormulaText({kLeft, 320, kRight - kLeft, 140},
                         QStringLiteral("s \\approx \\frac{%1}{12} = %2").arg(step.agreement).arg(share), kHugeType,
                         Tint::text, Align::centre);
}

void add_table(Picture& picture, const BandsStep& step) {
  if (step.tables.empty()) return;
  const auto& table = step.tables.back();
  const auto band = static_cast<std::uint32_t>(step.tables.size() - 1);
  picture << bold_label({60, kBucketTop - 44, 700, 36}, tr("Buckets of band %1").arg(band + 1), kType, Tint::text,
                        Align::left);
  const bool is_long = step.inputs.bands == 1;  // twelve values need half the width
  const std::size_t columns = is_long ? 2 : 6;
  const QSizeF size = is_long ? QSizeF(542, 32) : QSizeF(168, kBucketHeight);
  const double gap = is_long ? 3 : kBucketGap;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const std::size_t line = i / columns;
    const QPointF corner(60 + static_cast<double>(i % columns) * (size.width() + kBucketGap),
                         kBucketTop + static_cast<double>(line) * (size.height() + gap));
    add_bucket(picture, {corner, size}, step, band, table[i]);
  }
}

/// A line of the table of cuts: bands and rows, number of agreeing bands, the pair's chance, candidates of all pairs.
void add_cut_line(Picture& picture, const QRectF& line, const QStringList& texts, const std::array<Tint, 4>& tints,
                  bool bold) {
  constexpr std::array<double, 5> kColumns = {0, 95, 177, 314, 392};
  const double wider = texts.back().isEmpty() ? kColumns[4] / kColumns[3] : 1;  // without the last column
  for (std::size_t i = 0; i < tints.size(); ++i)
    picture << Label(
        {line.left() + 8 + wider * kColumns[i], line.top(), wider * (kColumns[i + 1] - kColumns[i]), line.height()},
        texts[static_cast<qsizetype>(i)], kSmallType, tints[i], i == 0 ? Align::left : Align::right, bold && i != 2);
}

void add_cut(Picture& picture, const QRectF& line, const BandsStep& step, const Cut& cut) {
  if (cut.bands == step.inputs.bands) picture << Box(line, {Tint::first}, {Tint::none}, 6);
  const bool counts_all = step.kind == Kind::all_cuts;
  add_cut_line(picture, line,
               {QStringLiteral("%1 \u00D7 %2").arg(cut.bands).arg(cut.rows),
                cut.shared == 0 ? tr("none") : QString::number(cut.shared), chance_text(cut.chance, step.similarity),
                counts_all ? QString::number(cut.candidates) : QString()},
               {Tint::text, cut.shared ? Tint::found : Tint::missed, Tint::text, Tint::text}, true);
}

void add_cuts(Picture& picture, const BandsStep& step) {
  if (step.cuts.empty()) return;
  constexpr QRectF kPanel(1164, 56, 420, 378);
  const bool counts_all = step.kind == Kind::all_cuts;
  picture << Box(kPanel, {Tint::paper}, {Tint::grid}, 10);
  QRectF line(kPanel.left() + 6, kPanel.top() + 4, kPanel.width() - 12, 36);
  add_cut_line(picture, line, {tr("b \u00D7 r"), tr("agree"), tr("chance"), counts_all ? tr("of 66") : QString()},
               {Tint::faint, Tint::faint, Tint::faint, Tint::faint}, false);
  line.setHeight(38);
  line.moveTop(kPanel.top() + 42);
  for (const Cut& cut : step.cuts) {
    add_cut(picture, line, step, cut);
    line.translate(0, 39);
  }
  picture << wrapping_label(
      {line.left() + 8, line.top() + 2, line.width() - 16, 94},
      (counts_all ? tr("chance of a pair of true similarity %1 (next scene); of 66: pairs that become candidates")
                  : tr("chance of a pair of true similarity %1: see the next scene"))
          .arg(rounded(step.similarity)),
      kSmallType, Tint::faint, Align::left);
}

}  // namespace

void BandsStep::tell(SceneFrame& frame) const {
  frame.title = tr("%1 of 12 values agree. Will the pair be found?").arg(agreement);
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  add_choice(picture, *this);
  picture << bold_label({40, kRowA, 60, kCellHeight}, letter_of(0), kLargeType)
          << bold_label({40, kRowB, 60, kCellHeight}, letter_of(1), kLargeType);
  if (kind == Kind::signatures) return add_signatures(picture, *this);
  for (std::uint32_t band = 0; band < inputs.bands; ++band) add_band(picture, *this, band);
  for (std::uint32_t band = 0; tables.empty() && band < inputs.bands; ++band) add_meeting(picture, *this, band);
  add_table(picture, *this);
  add_cuts(picture, *this);
}

}  // namespace lookalike::lesson
