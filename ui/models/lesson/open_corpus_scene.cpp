#include "ui/models/lesson/open_corpus_scene.h"

#include <algorithm>

#include "core/base/value_text.h"
#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/shared/pairs_square.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"

namespace lookalike::lesson {
namespace {

using Kind = OpenCorpusStep::Kind;

std::vector<Kind> kinds_of(const OpenCorpusInputs& in) {
  if (in.corpus.isEmpty()) return {Kind::nothing};
  std::vector<Kind> kinds{Kind::curve};
  if (!in.points.empty()) kinds.push_back(Kind::points);
  if (in.pair) kinds.insert(kinds.end(), {Kind::shingles, Kind::signature, Kind::bands, Kind::verdict});
  kinds.push_back(Kind::all_pairs);
  return kinds;
}

// Rounding can make a probability just below 1 certain. A no-break blank keeps the number with its sign.
QString chance_text(const FollowedPair& pair) {
  const bool rounds = pair.jaccard < 1 && pair.candidate_chance == 1;
  QString text = rounds ? QStringLiteral("> 99.99 %") : to_qstring(percent(pair.candidate_chance));
  return text.replace(u' ', QChar(QChar::Nbsp));
}

QString bands_sentence(const FollowedPair& pair, const LshOptions& lsh) {
  const std::uint32_t shared = pair.shared_bands();
  const QString similarity = rounded(pair.jaccard), chance = chance_text(pair);
  if (shared > 1)
    return say(tr("%1 of %2 bands of %3 rows agree, so this pair is a candidate. A pair of similarity %4 becomes a "
                  "candidate with probability %5."),
               shared, lsh.bands, lsh.rows, similarity, chance);
  return say(shared == 0 ? tr("None of the %1 bands of %2 rows agrees; a pair of similarity %3 becomes a candidate "
                              "with probability %4.")
                         : tr("One of the %1 bands of %2 rows agrees, so this pair is a candidate. A pair of "
                              "similarity %3 becomes a candidate with probability %4."),
             lsh.bands, lsh.rows, similarity, chance);
}

QString verdict_sentence(const FollowedPair& pair, const OpenCorpusInputs& in) {
  if (pair.candidate && !pair.passed)
    return say(tr("The pair is a candidate, but the first-m check (m = %1) dropped it."), in.prefix);
  const QString text =
      !pair.candidate
          ? (pair.jaccard < in.threshold
                 ? tr("The pair has similarity %1, below %2, and shares no bucket: it is correctly left out.")
                 : tr("The pair has similarity %1, at least %2, but shares no bucket: it is missed."))
      : pair.accepted ? tr("The pair is compared: %1 is at least %2, so it is a similar pair.")
                      : tr("The pair is compared: %1 is less than %2, so it is rejected.");
  return say(text, rounded(pair.jaccard), rounded(in.threshold));
}

QString points_sentence(const OpenCorpusStep& s) {
  if (s.inputs.points.size() > 1)
    return say(tr("%1 ranges of similarity were measured: in %2 of them the curve lies inside the 95\u00A0% limits."),
               s.inputs.points.size(), s.inside);
  return s.inside == 1 ? tr("One range of similarity was measured: the curve lies inside its 95\u00A0% limits.")
                       : tr("One range of similarity was measured: the curve lies outside its 95\u00A0% limits.");
}

QString all_pairs_sentence(const OpenCorpusStep& s) {
  const OpenCorpusInputs& in = s.inputs;
  if (s.all_pairs == 0) return tr("A single document has no pairs.");
  const QString share = to_qstring(percent(static_cast<double>(in.candidates) / static_cast<double>(s.all_pairs)));
  const QString documents = count_text(in.documents), pairs = count_text(s.all_pairs),
                candidates = count_text(in.candidates), similar = count_text(in.similar);
  QString missed = in.missed ? u' ' + tr("Similar pairs missed: %1.").arg(count_text(*in.missed)) : QString();
  if (in.candidates == 0)
    return missed.prepend(
        say(tr("%1 documents with shingles make %2 pairs. No two of them share a bucket: there are no "
               "candidates."),
            documents, pairs));
  if (in.left_out == 0)
    return missed.prepend(say(tr("%1 documents make %2 pairs; %3 became candidates (%4), and %5 are similar."),
                              documents, pairs, candidates, share, similar));
  return missed.prepend(say(tr("%1 of %2 documents have shingles and make %3 pairs; %4 became candidates "
                               "(%5), and %6 are similar."),
                            documents, count_text(in.documents + in.left_out), pairs, candidates, share, similar));
}

QString sentence_of(const OpenCorpusStep& s) {
  const OpenCorpusInputs& in = s.inputs;
  switch (s.kind) {
    case Kind::nothing:
      return tr("No corpus is open. Open one to see its curve with the measured shares.");
    case Kind::curve:
      return say(tr("%1 documents (%2), signatures cut into %3 bands of %4 rows. The curve is the theoretical one, t = "
                    "%5 the threshold of the recipe."),
                 count_text(in.documents + in.left_out), in.corpus, in.lsh.bands, in.lsh.rows, rounded(in.threshold));
    case Kind::points:
      return points_sentence(s);
    case Kind::shingles:
      return say(tr("One pair: %1 and %2 shingles, %3 of %4 in common. Its similarity is %5."),
                 count_text(in.pair->shingles_a), count_text(in.pair->shingles_b), count_text(in.pair->overlap.common),
                 count_text(in.pair->overlap.together), rounded(in.pair->jaccard));
    case Kind::signature:
      return say(tr("%1 of %2 signature values agree: the estimate is %3, with a standard error of %4."),
                 in.pair->agreement(), in.pair->agreeing.size(), rounded(in.pair->estimate),
                 rounded(std::sqrt(in.pair->estimate * (1 - in.pair->estimate) /
                                   static_cast<double>(in.pair->agreeing.size()))));
    case Kind::bands:
      return bands_sentence(*in.pair, in.lsh);
    case Kind::verdict:
      return verdict_sentence(*in.pair, in);
    case Kind::all_pairs:
      break;
  }
  return all_pairs_sentence(s);
}

QString note_of(const OpenCorpusStep& s) {
  if (s.kind == Kind::nothing) return tr("\nUse File > Open, or open the built-in corpus.");
  if (s.inputs.pair) return tr("\nSelect another pair on the Pairs page to follow it here.");
  if (s.kind == Kind::all_pairs)
    return say(tr("Areas show numbers of pairs. At a million a second, comparing all of them would take %1, the "
                  "candidates %2, plus shingles, signatures and bands once per document."),
               comparing_time(s.all_pairs), comparing_time(s.inputs.candidates));
  return tr("\nChange bands and rows in the recipe: curve and points follow.");
}

const PlotFrame kWide{{150, 40, 1390, 500}}, kNarrow{{150, 40, 480, 500}};
constexpr QRectF kPanel(700, 4, 840, 560), kStrip(720, 150, 800, 400);
constexpr int kLongestName = 60;

void add_plot(Picture& picture, const PlotFrame& frame, const OpenCorpusStep& step) {
  const double threshold = step.inputs.threshold;
  const QPointF bottom = frame.at(threshold, 0), top = frame.at(threshold, 1);
  add_axes(picture, frame, tr("similarity of a pair"), tr("chance of passing"), frame.area.width() > 900 ? 10 : 5);
  picture << curve_line(frame, step.curve, {Tint::first, 6}) << Line(bottom, top, {Tint::text, 2, Dash::dashed})
          << Label({top.x() - 60, top.y() - 40, 120, 36}, "t = " + similarity_text(threshold), kSmallType);
  for (const MeasuredPoint& point : step.inputs.points)
    add_point(picture, frame, {point.similarity, point.share}, point.low, point.high, point.inside, 16);
  if (step.kind == Kind::points && step.inside < step.inputs.points.size())
    add_note(picture, {frame.area.left() + 14, frame.area.top() + 10, 350, 40}, tr("\u25C7 curve outside the bar"),
             Tint::missed);
  if (step.inputs.pair)
    picture << Marker(frame.at(step.inputs.pair->jaccard, step.inputs.pair->candidate_chance), Shape::triangle,
                      Tint::second, 26);
}

void add_names(Picture& picture, const FollowedPair& pair) {
  picture << Box(kPanel, {Tint::paper}, {Tint::grid}, 10);
  const auto name = [&](const QString& label, double y, Tint tint, Shape shape) {
    picture << Marker({kPanel.left() + 30, y + 20}, shape, tint, 20)
            << Label({kPanel.left() + 56, y, kPanel.width() - 76, 40}, fitting_text(label, kLongestName), kSmallType,
                     Tint::text, Align::left);
  };
  name(pair.label_a, kPanel.top() + 12, Tint::first, Shape::circle);
  name(pair.label_b, kPanel.top() + 56, Tint::second, Shape::square);
}

void add_overlap(Picture& picture, const FollowedPair& pair) {
  const auto& [common, together] = pair.overlap;
  const std::uint64_t only_a = pair.shingles_a - common, only_b = pair.shingles_b - common;
  constexpr double kBeside = 140;  // of the numbers at both sides, since their areas may be narrow
  const QRectF room(kPanel.left() + kBeside + 20, 160, kPanel.width() - 2 * kBeside - 40, 200);
  const SetParts parts =
      add_sets(picture, room, static_cast<double>(only_a), static_cast<double>(common), static_cast<double>(only_b));
  const auto count = [&](double x, double y, std::uint64_t number, const QString& word, Tint tint) {
    picture << bold_label({x - kBeside / 2, y, kBeside, 48}, count_text(number), kLargeType, tint)
            << small_label({x - kBeside / 2, y + 46, kBeside, 36}, word);
  };
  count(room.left() - kBeside / 2 - 5, 218, only_a, tr("only here"), Tint::first);
  count(parts.common.center().x(), 366, common, tr("common"), Tint::found);
  count(room.right() + kBeside / 2 + 5, 218, only_b, tr("only here"), Tint::second);
  picture << FormulaText(
      {kPanel.left() + 40, 466, kPanel.width() - 80, 90},
      QStringLiteral("J = \\frac{%1}{%2} = ").arg(common).arg(together) + similarity_text(pair.jaccard), 36, Tint::text,
      Align::centre);
}

/// Cells in columns of bands, as large as possible.
struct StripLayout {
  std::size_t columns = 1;
  double cell = 0, column = 1, line = 1;
};

StripLayout lay_out(std::size_t bands, std::size_t rows) {
  constexpr double kNumber = 60, kMostCell = 44, kGap = 2;
  StripLayout best;
  for (std::size_t columns = 1; columns <= 12; ++columns) {
    const std::size_t lines = (bands + columns - 1) / columns;
    const double column = kStrip.width() / static_cast<double>(columns);
    const double line = kStrip.height() / static_cast<double>(lines);
    const double wide = (column - kNumber - 14) / static_cast<double>(rows) - kGap;
    const double cell = std::min({wide, line * 0.72, kMostCell});
    if (cell > best.cell) best = {columns, cell, column, std::min(line, kMostCell * 1.4)};
  }
  best.cell = std::max(best.cell, 1.0);
  return best;
}

/// The strip of the pairs page: a filled cell for agreeing values, a hollow one for differing values, and a frame
/// around each band that agrees completely.
void add_strip(Picture& picture, const FollowedPair& pair, bool with_bands) {
  const std::size_t bands = pair.bands.size();
  if (bands == 0) return;
  const std::size_t rows = std::max<std::size_t>(1, pair.agreeing.size() / bands);
  const StripLayout layout = lay_out(bands, rows);
  for (std::size_t band = 0; band < bands; ++band) {
    const std::size_t column = band % layout.columns, line = band / layout.columns;
    const double x = kStrip.left() + static_cast<double>(column) * layout.column + 56;
    const double y = kStrip.top() + static_cast<double>(line) * layout.line;
    const bool framed = with_bands && pair.bands[band].shared;
    if (layout.line >= 30)
      picture << Label({x - 60, y - 4, 50, layout.cell + 8}, QString::number(band + 1), 22,
                       framed ? Tint::text : Tint::faint, Align::right, framed);
    for (std::size_t row = 0; row < rows && band * rows + row < pair.agreeing.size(); ++row) {
      const bool agrees = pair.agreeing[band * rows + row];
      picture << Box({x + static_cast<double>(row) * (layout.cell + 2), y, layout.cell, layout.cell},
                     {agrees ? Tint::first : Tint::paper, Strength::strong}, {agrees ? Tint::first : Tint::faint, 1.5},
                     2);
    }
    const QRectF frame(x - 4, y - 4, static_cast<double>(rows) * (layout.cell + 2) + 6, layout.cell + 8);
    if (framed) picture << Box(frame, {}, {Tint::found, 5}, 4);
  }
}

void add_verdict(Picture& picture, const FollowedPair& pair) {
  const QRectF box(kPanel.left() + 200, kPanel.top() + 200, kPanel.width() - 400, 150);
  const Tint tint = pair.accepted ? Tint::found : Tint::missed;
  const QString text = pair.accepted ? tr("similar pair") : pair.candidate ? tr("rejected") : tr("no candidate");
  picture << Box(box, {tint}, {tint, 5, pair.accepted ? Dash::solid : Dash::dashed}, 14)
          << bold_label(box, text, kHugeType, tint);
}

void add_pair(Picture& picture, const FollowedPair& pair, Kind kind) {
  add_names(picture, pair);
  if (kind == Kind::shingles) add_overlap(picture, pair);
  if (kind == Kind::signature || kind == Kind::bands) add_strip(picture, pair, kind == Kind::bands);
  if (kind == Kind::verdict) add_verdict(picture, pair);
}

/// All pairs, and in them the candidates and the similar pairs, as areas of one scale.
void add_counts(Picture& picture, const OpenCorpusStep& step) {
  const std::uint64_t documents = step.inputs.documents;
  picture << FormulaText({100, 4, 1400, 90},
                         QStringLiteral("\\frac{N (N - 1)}{2} = \\frac{%1 \\times %2}{2} = %3")
                             .arg(count_text(documents), count_text(documents - std::min<std::uint64_t>(documents, 1)),
                                  count_text(step.all_pairs)),
                         40, Tint::text, Align::centre);
  if (step.all_pairs > 0)
    add_found_pairs(picture, {250, 110, 430, 430}, step.all_pairs, step.inputs.candidates, step.inputs.similar);
}

void add_invitation(Picture& picture) {
  const QRectF box(400, 200, 800, 220);
  picture << Box(box, {Tint::paper}, {Tint::faint, 3, Dash::dashed}, 14)
          << wrapping_label(box.adjusted(30, 20, -30, -20),
                            tr("Open a corpus with Ctrl+O, or the built-in one in the File menu."), kLargeType,
                            Tint::text, Align::centre);
}

/// The least similar pair with some but not all bands agreeing; without such a pair, the least similar of all.
std::optional<SimilarPair> telling_pair(const RunResult& run) {
  constexpr std::size_t kMostVisited = 1'000'000;
  std::optional<SimilarPair> last, mixed;
  std::size_t visited = 0;
  run.similar->for_each([&](const SimilarPair& pair) {
    last = pair;
    if (pair.bands > 0 && pair.bands < run.recipe.lsh.bands) mixed = pair;
    return ++visited < kMostVisited;
  });
  return mixed ? mixed : last;
}

QString name_of(const RunResult& run, DocumentIndex document) {
  const QString name = document_name(document_to_name(*run.corpus, document));
  return QStringLiteral("%1 \u00B7 %2").arg(count_text(document.value), name);
}

std::optional<FollowedPair> follow(const RunResult& run, const std::optional<SimilarPair>& pair) {
  if (!pair) return {};
  const auto explained = explain_pair(run, pair->a, pair->b);
  if (!explained) return {};
  return FollowedPair{*explained, name_of(run, pair->a), name_of(run, pair->b)};
}

}  // namespace

std::vector<MeasuredPoint> points_of(std::span<const CurveBin> curve) {
  std::vector<MeasuredPoint> points;
  for (const CurveBin& bin : curve)
    if (bin.different() > 0)
      points.push_back({bin.mean, bin.share(bin.passed), bin.passed_share.low, bin.passed_share.high});
  return points;
}

OpenCorpusInputs open_corpus_inputs(const RunResult& run, const EvaluationSummary* summary, const QString& corpus,
                                    const std::optional<SimilarPair>& pair) {
  const RunCounts& counts = run.report.counts;
  OpenCorpusInputs inputs;
  inputs.corpus = corpus;
  inputs.documents = counts.documents - counts.without_shingles;
  inputs.left_out = counts.without_shingles;
  inputs.lsh = run.recipe.lsh;
  inputs.prefix = run.recipe.verify.prefix;
  inputs.threshold = run.recipe.verify.threshold;
  if (summary && summary->run.get() == &run) {
    inputs.points = points_of(summary->curve);
    inputs.missed = summary->counts.false_negatives;
  }
  inputs.pair = follow(run, pair && pair->jaccard < 1 ? pair : telling_pair(run));
  inputs.candidates = counts.candidates;
  inputs.similar = counts.similar;
  return inputs;
}

std::size_t OpenCorpusInputs::steps() const {
  return kinds_of(*this).size();
}

OpenCorpusStep OpenCorpusInputs::step(std::size_t step) const {
  OpenCorpusStep s;
  s.kind = kinds_of(*this)[step];
  const auto passed = [this](double at) { return passed_probability(at, lsh, prefix); };
  if (s.kind != Kind::nothing) s.curve = heights_of(passed);
  s.inputs = *this;
  if (s.kind < Kind::points) s.inputs.points.clear();
  if (s.kind < Kind::shingles || s.kind > Kind::verdict) s.inputs.pair.reset();
  for (MeasuredPoint& point : s.inputs.points) {
    point.inside = Interval{point.low, point.high}.contains(passed(point.similarity));
    s.inside += point.inside ? 1 : 0;
  }
  s.all_pairs = pairs_of(documents);
  return s;
}

void OpenCorpusStep::tell(SceneFrame& frame) const {
  frame.title = tr("Do the pairs of your corpus follow the curve?");
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  if (kind == Kind::nothing) return add_invitation(picture);
  if (kind == Kind::all_pairs) return add_counts(picture, *this);
  add_plot(picture, inputs.pair ? kNarrow : kWide, *this);
  if (inputs.pair) add_pair(picture, *inputs.pair, kind);
}

}  // namespace lookalike::lesson
