#include "ui/models/evidence/evidence_slide.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <ranges>
#include <utility>

#include "core/exchange/command_text.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "ui/models/lesson/words.h"
#include "ui/models/s_curve/curve_samples.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/sweep/sweep_model.h"
#include "ui/models/text/alternative_text.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {
namespace {

constexpr std::size_t kMost = 7;                                       // settings that the slide has room for
constexpr double kLeft = 60, kWidth = 1480, kLine = 36, kLetter = 15;  // units; kLine and kLetter: of small type

void add_head(Picture& picture, const Evidence& evidence) {
  picture << Box{QRectF(QPointF(), kSlide), {Tint::paper}, {Tint::none}};
  picture << bold_label({kLeft, 24, kWidth, 60}, fitting_text(corpus_name(evidence.paths), 80), 44, Tint::text,
                        Align::left);
  const QString line = count_text(evidence.run->report.counts.documents, tr("document"), tr("documents")) +
                       QStringLiteral(" \u00B7 ") + recipe_line(evidence.run->recipe);
  picture << Label{{kLeft, 86, kWidth, 40}, line, 26, Tint::faint, Align::left};
}

struct Figure {
  QString number, name, remark;
};

std::array<Figure, 3> figures_of(const RunFigures& run, const RunCounts& counts) {
  const std::uint64_t identical = run.against_truth ? run.against_truth->identical : 0;
  const QString saved = percent_text(work_saved(counts));
  const Figure candidates{count_text(counts.candidates), tr("candidates"),
                          identical == 0 ? say(tr("%1 of all pairs need no comparison"), saved)
                                         : say(tr("%1 identical; %2 of pairs skipped"), count_text(identical), saved)};
  const QString recall = tr("recall"), missed = tr("missed");
  if (!run.against_truth) {
    const QString unknown = tr("not measured"), why = tr("This corpus was not compared exactly.");
    return {{{unknown, recall, why}, candidates, {unknown, missed, why}}};
  }
  const Confusion& found = *run.against_truth;
  const auto limits_if_few = limits_of_few(found.recall().value_or(0), static_cast<double>(found.different()));
  const Interval limits = limits_if_few.value_or(run.recall.value_or(Interval{0, 1}));
  const QString of = say(tr("of %1"), count_text(found.different(), tr("similar pair of different documents"),
                                                 tr("similar pairs of different documents")));
  const QString pattern = limits_if_few ? tr("Too few to judge: 95 % limits %1 to %2")
                          : found.recall().value_or(1) < limits.low
                              ? tr("An unlucky hash seed: 95 of 100 give %1 to %2")
                              : tr("%1 to %2 for 95 of 100 hash seeds");
  const QString reach = !found.recall() ? tr("No two different documents are that similar.")
                        : limits_if_few || run.recall
                            ? say(pattern, percent_text(limits.low), percent_text(limits.high))
                            : tr("Of this hash seed alone; others were not measured.");
  return {{{found.recall() ? percent_text(*found.recall()) : tr("no such pairs"), recall, reach},
           candidates,
           {count_text(found.false_negatives), missed, of}}};
}

void add_figures(Picture& picture, const RunFigures& run, const RunCounts& counts) {
  double x = kLeft;
  for (const Figure& figure : figures_of(run, counts)) {
    picture << bold_label({x, 136, 470, 84}, figure.number, 72, Tint::text, Align::left);
    picture << bold_label({x, 220, 470, 40}, figure.name, 30, Tint::first, Align::left);
    picture << Label{{x, 260, 470, kLine}, figure.remark, kSmallType, Tint::faint, Align::left};
    x += 505;
  }
}

struct NamedCurve {
  QString name;
  std::vector<double> heights;
  Pen pen;

  /// The similarity at which the curve reaches a height.
  double rise(double height) const {
    const auto above = std::ranges::lower_bound(heights, height) - heights.begin();
    return static_cast<double>(above) / (kCurvePoints - 1);
  }
};

double height_at(const PlotFrame& frame, double y) {
  return frame.bottom + (frame.area.bottom() - y) / frame.area.height() * (frame.top - frame.bottom);
}

/// The curve of the recipe first.
std::vector<NamedCurve> curves_of(const Evidence& evidence) {
  constexpr Tint kTints[] = {Tint::second, Tint::found, Tint::missed, Tint::guess, Tint::both, Tint::text};
  std::vector<NamedCurve> curves;
  const auto add = [&](const CurveSettings& settings, const QString& name, const Pen& pen) {
    curves.push_back({name, heights_of([&](double s) { return passed_of(settings, s); }), pen});
  };
  const CurveSettings own = curve_settings(evidence.run->recipe);
  add(own, tr("this recipe"), {Tint::first, 6});
  const std::vector<QString> names = run_names(evidence.others);
  for (std::size_t i = 0; i < evidence.others.size(); ++i)
    if (const CurveSettings other = curve_settings(evidence.others[i].recipe); evidence.others[i].drawn && other != own)
      add(other, names[i], {kTints[i % std::size(kTints)], 4, i % 2 == 0 ? Dash::dashed : Dash::dotted});
  return curves;
}

/// A free place for a name in an area, as near as possible to the named object; null if none exists.
template <typename Covers, typename Distance>
QRectF place_of(const QString& name, const QRectF& area, const Covers& covers, const Distance& distance) {
  constexpr double kStep = 6, kHeight = 30;
  const QSizeF size(kLetter * static_cast<double>(name.size()), kHeight);
  QRectF nearest;
  double least = std::numeric_limits<double>::infinity();
  for (double y = area.top(); y + size.height() <= area.bottom(); y += kStep)
    for (double x = area.left(); x + size.width() <= area.right(); x += kStep) {
      const QRectF place(QPointF(x, y), size);
      const double far = distance(place);
      if (far >= least || covers(place.adjusted(-8, -2, 8, 2))) continue;
      nearest = place;
      least = far;
    }
  return nearest;
}

/// Places each name next to its line, without covering `taken`, and without covering a line if there is room. A stroke
/// connects a name to its line if they do not touch.
void add_curves(Picture& picture, const PlotFrame& frame, const std::vector<NamedCurve>& curves,
                std::vector<QRectF> taken) {
  for (const NamedCurve& curve : curves | std::views::reverse) picture << curve_line(frame, curve.heights, curve.pen);
  const auto covers_taken = [&](const QRectF& place) {
    return std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(place); });
  };
  const auto covers = [&](const QRectF& place) {
    return covers_taken(place) || std::ranges::any_of(curves, [&](const NamedCurve& curve) {
             const double above = frame.x(curve.rise(height_at(frame, place.top())));
             const double below = frame.x(curve.rise(height_at(frame, place.bottom())));
             return above > place.left() && below < place.right();
           });
  };
  for (const NamedCurve& curve : curves) {
    const auto end_at = [&](const QRectF& place) {
      return QPointF(frame.x(curve.rise(height_at(frame, place.center().y()))), place.center().y());
    };
    const auto distance = [&](const QRectF& place) {
      return std::abs(end_at(place).x() - place.center().x()) + std::abs(place.center().y() - frame.y(0.5)) / 4;
    };
    QRectF name = place_of(curve.name, frame.area, covers, distance);
    if (name.isNull()) name = place_of(curve.name, frame.area, covers_taken, distance);
    if (name.isNull()) continue;
    const QPointF end = end_at(name);
    picture << Line{{end.x() > name.left() ? name.right() : name.left(), end.y()}, end, {curve.pen.tint, 1}};
    picture << bold_label(name, curve.name, kSmallType, curve.pen.tint);
    taken.push_back(name | QRectF(end - QPointF(1, 8), QSizeF(2, 16)));  // and the stroke
  }
}

void add_heading(Picture& picture, const QRectF& plot, const QString& text) {
  picture << bold_label({plot.left() - 70, plot.top() - 84, plot.width() + 70, kLine}, text, kSmallType, Tint::text,
                        Align::left);
}

void add_curve_plot(Picture& picture, const QRectF& area, const Evidence& evidence) {
  const PlotFrame frame{area};
  const VerifyOptions& verify = evidence.run->recipe.verify;
  add_heading(picture, area,
              verify.prefix > 0 ? tr("Chance that a pair becomes a candidate and passes the first-m check")
                                : tr("Chance that a pair becomes a candidate"));
  add_axes(picture, frame, tr("similarity of a pair"), {}, 10);
  const QPointF top = frame.at(verify.threshold, 1);
  picture << Line{frame.at(verify.threshold, 0), top, {Tint::text, 2, Dash::dashed}};
  constexpr double kRoom = 200;
  picture << Label{{std::clamp(top.x() - kRoom / 2, area.left(), area.right() - kRoom), top.y() - 40, kRoom, kLine},
                   say(tr("threshold %1"), similarity_text(verify.threshold)),
                   kSmallType};
  std::vector<CurveBin> bins = evidence.summary ? evidence.summary->curve : std::vector<CurveBin>();
  std::erase_if(bins, [](const CurveBin& bin) { return bin.different() == 0; });
  std::vector<QRectF> taken{{top, QSizeF(1, area.height())}};
  for (const CurveBin& bin : bins)
    taken.emplace_back(frame.at(bin.mean, bin.passed_share.high) - QPointF(8, 8),
                       frame.at(bin.mean, bin.passed_share.low) + QPointF(8, 8));
  add_curves(picture, frame, curves_of(evidence), std::move(taken));
  for (const CurveBin& bin : bins)
    add_point(picture, frame, {bin.mean, bin.share(bin.passed)}, bin.passed_share.low, bin.passed_share.high, true, 14);
}

struct TradeOff {
  LshOptions lsh;
  double candidates = 0, recall = 0;
};

/// The setting of the run, the recommended one, then the settings of the sweep's front with the same seed and the same
/// true pairs whose candidates are nearest; without one that reaches the goal, of the front for any goal.
std::vector<TradeOff> measured_trade_offs(const SweepTable& table, const Recipe& own, const RunFigures& run,
                                          double goal) {
  const auto candidates = static_cast<double>(run.candidates - run.against_truth->identical);
  std::vector<TradeOff> found{{own.lsh, candidates, *run.against_truth->recall()}};
  if (table.corpus.digest != run.digest) return found;
  SweepTable of_run = table;
  of_run.rows.clear();
  std::vector<LshOptions> settings;
  for (const SweepRow& row : table.rows) {
    Recipe other = with_row(table.plan.base, table.plan, row);
    const LshOptions lsh = std::exchange(other.lsh, own.lsh);
    const bool is_comparable = row.against_truth && is_own_truth(table.plan, other);
    if (other != own || lsh.buckets != own.lsh.buckets || !is_comparable) continue;
    of_run.rows.push_back(row);
    settings.push_back(lsh);
  }
  std::vector<SweepSetting> ranked = settings_of(of_run, goal);
  if (std::ranges::none_of(ranked, &SweepSetting::reaches_goal)) ranked = settings_of(of_run, 0);
  std::ptrdiff_t first = 1;  // of the others
  for (const SweepSetting& best : ranked) {
    if ((!best.is_best && !best.is_recommended) || settings[best.row] == own.lsh) continue;
    found.push_back({settings[best.row], best.candidates.mean, best.recall->mean});
    first += best.is_recommended;
  }
  std::stable_sort(found.begin() + first, found.end(), [cost = candidates](const TradeOff& a, const TradeOff& b) {
    const auto distance = [cost](const TradeOff& t) { return std::abs(std::log((t.candidates + 1) / (cost + 1))); };
    return distance(a) < distance(b);
  });
  found.resize(std::min(found.size(), kMost));
  return found;
}

/// The recipe's setting, then those one step looser or stricter.
std::vector<TradeOff> expected_trade_offs(const Evidence& evidence) {
  const Recipe& own = evidence.run->recipe;
  const Survey& survey = *evidence.summary->survey;
  const Forecaster forecaster(evidence.run->signatures, *survey.truth, survey.distribution);
  std::vector<TradeOff> found;
  for (const BandingNeighbour& step : neighbours_of(own.lsh, own.sketch.hashes, own.verify.prefix)) {
    const Forecast forecast = forecaster.expect({step.lsh, own.verify, own.sketch.hashes});
    const TradeOff setting{step.lsh, forecast.candidates.value - static_cast<double>(forecast.identical),
                           forecast.recall.value};
    found.insert(step.lsh == own.lsh ? found.begin() : found.end(), setting);
  }
  return found;
}

/// The goal, and what the latest sweep over k whose values include the recipe's says about it.
void add_goal(Picture& picture, const Evidence& evidence, const SweepTable& shown) {
  QString reason;
  const auto look_at = [&](const SweepTable& table) {
    if (table.corpus.digest != evidence.run->corpus->report().digest) return;
    const QString text = reason_text(table, evidence.run->recipe, evidence.goal);
    if (!text.isEmpty() && table.plan.axes.front().key == "shingles.k") reason = u"; " + text;
  };
  std::ranges::for_each(evidence.sweeps, look_at);
  look_at(shown);
  reason.prepend(say(tr("Goal: recall %1"), percent_text(evidence.goal)));
  picture << Label{{kLeft, 298, kWidth, kLine}, reason, kSmallType, Tint::text, Align::left};
}

/// The smallest of 1, 2, 2.5, 5, 10, ... that is at least `least`.
double round_step(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  constexpr double kSteps[] = {1, 2, 2.5, 5, 10};
  return power * *std::ranges::lower_bound(kSteps, std::min(10.0, least / power));
}

/// Names the points that have room for a name, without covering `taken`.
void add_names(Picture& picture, const PlotFrame& frame, const std::vector<TradeOff>& settings,
               std::vector<QRectF> taken) {
  constexpr double kHalf = 12, kNear = 40;
  for (const TradeOff& setting : settings)
    taken.emplace_back(frame.at(setting.candidates, setting.recall) - QPointF(kHalf, kHalf),
                       QSizeF(2 * kHalf, 2 * kHalf));
  const auto covers = [&](const QRectF& place) {
    return std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(place); });
  };
  for (std::size_t i = 0; i < settings.size(); ++i) {
    const QPointF at = frame.at(settings[i].candidates, settings[i].recall);
    const auto distance = [&](const QRectF& place) {
      return std::hypot(at.x() - std::clamp(at.x(), place.left(), place.right()), at.y() - place.center().y());
    };
    const QString name = banding_text(settings[i].lsh);
    const QRectF place = place_of(name, frame.area, covers, distance);
    if (place.isNull() || distance(place) > kNear) continue;
    picture << Label{place, name, kSmallType, i == 0 ? Tint::first : Tint::text, Align::centre, i == 0};
    taken.push_back(place);
  }
}

/// The first setting is that of the recipe; a dashed line is the goal.
void add_trade_off(Picture& picture, const QRectF& area, std::vector<TradeOff> settings, double goal,
                   const QString& heading) {
  const double most = std::ranges::max(settings, {}, &TradeOff::candidates).candidates;
  const double least = std::ranges::min(settings, {}, &TradeOff::recall).recall;
  const double unit = most < 10'000 ? 1 : most < 10'000'000 ? 1'000 : 1'000'000;
  constexpr int kTicks = 4;
  const double step = std::max(1.0, round_step(std::max(1.1 * most / unit, 1.0) / kTicks));
  const double down = round_step(std::max(100 * (1 - least), 0.4) * 1.1 / kTicks);
  const PlotFrame frame{area, 0, kTicks * step, std::max(0.0, 100 - kTicks * down), 100};
  for (TradeOff& setting : settings) setting.candidates /= unit, setting.recall *= 100;
  add_heading(picture, area, heading);
  const QString title = unit == 1       ? tr("different candidates")
                        : unit == 1'000 ? tr("different candidates, thousand")
                                        : tr("different candidates, million");
  add_axes(picture, frame, title, tr("recall, %"), kTicks);
  const QPointF end = frame.at(frame.right, 100 * goal);
  const QRectF name = 100 * goal > frame.bottom ? QRectF(end - QPointF(80, 30), QSizeF(80, 30)) : QRectF();
  if (!name.isNull()) {
    picture << Line{frame.at(frame.left, 100 * goal), end, {Tint::found, 2, Dash::dashed}};
    picture << Label{name, tr("goal"), kSmallType, Tint::found, Align::right};
  }
  for (const TradeOff& setting : settings | std::views::reverse) {
    const bool own = &setting == settings.data();
    picture << Marker{frame.at(setting.candidates, setting.recall), own ? Shape::square : Shape::circle,
                      own ? Tint::first : Tint::text, own ? 20.0 : 14.0, own};
  }
  add_names(picture, frame, settings, {name});
}

/// A command in lines that end before an option and that a shell joins again.
QString in_lines(const QString& command) {
  constexpr qsizetype kLongest = 105;
  if (command.contains(u'\'')) return command;  // a quoted value may look like options
  const QString dashes = QStringLiteral(" --");
  const QStringList options = command.split(dashes);
  QString lines = options.front();
  for (qsizetype length = lines.size(); const QString& option : options.mid(1)) {
    const bool fits = length + dashes.size() + option.size() <= kLongest;
    lines += (fits ? dashes : QStringLiteral(" \\\n --")) + option;
    length = (fits ? length : 0) + dashes.size() + option.size();
  }
  return lines;
}

}  // namespace

RunFigures figures_of(const Evidence& evidence) {
  return figures_of(*evidence.run, evidence.summary.get(), evidence.run->corpus->report().digest, evidence.others);
}

Picture evidence_slide(const Evidence& evidence, const SweepTable& sweep) {
  Picture picture;
  add_head(picture, evidence);
  const RunFigures run = figures_of(evidence);
  add_figures(picture, run, evidence.run->report.counts);
  add_goal(picture, evidence, sweep);
  const Recipe& recipe = evidence.run->recipe;
  const bool knows_recall = run.against_truth && run.against_truth->recall();
  const QRectF whole(130, 422, 1400, 278), part(130, 422, 810, 278), rest(1110, 422, 430, 278);
  std::vector<TradeOff> settings;
  if (knows_recall) settings = measured_trade_offs(sweep, recipe, run, evidence.goal);
  for (auto table = evidence.sweeps.rbegin(); table != evidence.sweeps.rend() && settings.size() == 1; ++table)
    settings = measured_trade_offs(*table, recipe, run, evidence.goal);
  const bool measured = settings.size() > 1;
  if (knows_recall && !measured && evidence.summary && recipe.verify.by != VerifyBy::signature)
    settings = expected_trade_offs(evidence);
  add_curve_plot(picture, settings.size() > 1 ? part : whole, evidence);
  if (settings.size() > 1)
    add_trade_off(picture, rest, std::move(settings), evidence.goal,
                  measured ? tr("Settings of the sweep, measured")
                           : say(tr("One step away at n = %1, expected"), count_text(recipe.sketch.hashes)));
  picture << Line{{kLeft, 786}, {kLeft + kWidth, 786}, {Tint::grid, 2}};
  picture << small_label({kLeft, 792, kWidth, kLine}, tr("To repeat it in the folder of the corpus:"), Align::left);
  const auto text = command_text(evidence.paths, evidence.load, recipe, run.against_truth ? "evaluate" : "run");
  Label command = wrapping_label({kLeft, 828, kWidth, 60}, in_lines(to_qstring(text)), 22, Tint::text, Align::left);
  command.monospaced = true;
  picture << command;
  return picture;
}

}  // namespace lookalike
