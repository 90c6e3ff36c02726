#include "ui/models/text/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <set>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

constexpr int kCharacters = 20;  // of an id or a name
constexpr char16_t kSigns[] = {u'=', u'\u2248', u'\u2260', u'?'};

QString tr(const char* source) {
  return QCoreApplication::translate("Verdicts", source);
}

QString counts_text(const VerdictCounts& counts) {
  return tr("%1 same, %2 near, %3 different, %4 unsure.")
      .arg(count_text(counts.same), count_text(counts.near), count_text(counts.different), count_text(counts.unsure));
}

}  // namespace

QString verdict_name(Verdict verdict) {
  const QString names[] = {tr("same"), tr("near"), tr("different"), tr("unsure")};
  return names[static_cast<std::size_t>(verdict)];
}

QString verdict_mark(Verdict verdict) {
  return QChar(kSigns[static_cast<std::size_t>(verdict)]) + QStringLiteral(" ") + verdict_name(verdict);
}

QString verdict_cell(const JudgedPair& pair) {
  QString text = verdict_mark(pair.verdict);
  for (const OtherVerdict& other : pair.others)
    if (other.verdict != pair.verdict)
      text += QStringLiteral(" \u00B7 ") + QChar(kSigns[static_cast<std::size_t>(other.verdict)]);
  return text;
}

QString verdict_tooltip(const JudgedPair& pair) {
  if (pair.others.empty()) return QString::fromStdString(pair.note);
  auto all = pair.others;
  all.insert(all.begin(), {pair.judge, pair.verdict, pair.note});
  QStringList lines;
  for (const OtherVerdict& one : all) {
    lines << tr("%1: %2").arg(QString::fromStdString(one.judge), verdict_mark(one.verdict));
    if (!one.note.empty()) lines.back() += QStringLiteral(" \u00B7 ") + QString::fromStdString(one.note);
  }
  return lines.join(u'\n');
}

std::optional<LocatedPair> located(const JudgedPair& pair, const VerdictView& view) {
  if (!view.digests) return {};
  Verdicts one;
  one.put(pair);
  const auto places = locate(one, *view.digests, *view.corpus);
  return places.empty() ? std::nullopt : std::optional(places.front());
}

QString step_text(HistoryStep way, const VerdictStep& step, const VerdictView& view, std::string_view judge) {
  const bool undone = way == HistoryStep::undo;
  const QString done = undone ? tr("undone") : tr("redone");
  const auto earlier = step.before ? verdict_of(*step.before, judge) : std::nullopt;
  const auto later = verdict_of(step.after, judge);
  if (step.pairs != 1 || !later || later == earlier)
    return count_text(step.pairs, tr("verdict"), tr("verdicts")) + u' ' + done;
  const auto place = located(step.after, view);
  const QString pair = place ? count_text(place->a.value) + QStringLiteral(" / ") + count_text(place->b.value)
                             : tr("ids %1 / %2")
                                   .arg(fitting_text(to_qstring(step.after.a.id), kCharacters),
                                        fitting_text(to_qstring(step.after.b.id), kCharacters));
  if (!earlier) return tr("%1: %2 %3").arg(pair, verdict_name(later->verdict), done);
  if (earlier->verdict == later->verdict) return tr("%1: note %2").arg(pair, done);
  return undone
             ? tr("%1: %2 changed back to %3").arg(pair, verdict_name(later->verdict), verdict_name(earlier->verdict))
             : tr("%1: %2 changed to %3 again").arg(pair, verdict_name(earlier->verdict), verdict_name(later->verdict));
}

QString judge_text(std::string_view judge) {
  return judge.empty() ? core_text("an unknown judge") : fitting_text(to_qstring(judge), kCharacters);
}

QString agreement_text(const std::vector<Agreement>& agreements, std::string_view judge) {
  const auto rank = [judge](const Agreement& one) {
    return std::pair(one.judge_a == judge || one.judge_b == judge, one.both());
  };
  const auto most = std::ranges::max_element(agreements, {}, rank);
  if (most == agreements.end()) return {};
  const bool own = rank(*most).first;
  const QString other = judge_text(own && most->judge_a == judge ? most->judge_b : most->judge_a);
  const QString pairs = tr("%1 of %2 pairs").arg(count_text(most->agreed()), count_text(most->both()));
  QString text = own ? tr("agrees with %1 on %2").arg(other, pairs)
                     : tr("%1 and %2 agree on %3").arg(other, judge_text(most->judge_b), pairs);
  if (const auto kappa = most->kappa())
    text += (most->is_few() ? tr(", kappa %1 (few pairs)") : tr(", kappa %1")).arg(*kappa, 0, 'f', 2);
  return text;
}

QString counting_judges_text(const Verdicts& verdicts) {
  std::set<std::string_view> judges;
  for (const JudgedPair& pair : verdicts.pairs()) judges.insert(pair.judge);
  const QString first = judge_text(*judges.begin()), last = judge_text(*judges.rbegin());
  if (judges.size() == 1) return tr(" by %1").arg(first);
  return judges.size() > 2 ? tr(" by %1 judges").arg(judges.size()) : tr(" by %1 and %2").arg(first, last);
}

QString verdict_meaning(Verdict verdict) {
  const QString meanings[] = {tr("The same text except for details: numbers, dates, typing errors, layout."),
                              tr("One is derived from the other: an update, an excerpt, a new version of the report."),
                              tr("Two texts that only look alike."), tr("Not decided yet, or undecidable.")};
  return meanings[static_cast<std::size_t>(verdict)];
}

QString verdict_definition() {
  return core_text(kVerdictDefinition);
}

QString precision_text(const JudgedSummary& summary) {
  const auto& [low, high] = summary.precision->limits;
  const auto whole = [](double share) {  // 0 and 100 only if nothing or everything is similar
    const double rounded = std::round(100 * share);
    if (rounded == 100 && share < 1) return QStringLiteral("> 99");
    return rounded == 0 && share > 0 ? QStringLiteral("< 1") : QString::number(rounded);
  };
  QString range = low < high ? tr("%1 to %2").arg(whole(low), whole(high))
                  : summary.precision->covered < summary.precision->accepted
                      ? tr("%1, all judged").arg(count_text(summary.precision->covered, tr("pair"), tr("pairs")))
                      : tr("all judged");
  if (low < high && !summary.is_random) range += tr("; not drawn at random");
  if (summary.left_out > 0)
    range += tr("; %1 left out").arg(count_text(summary.left_out, tr("judged pair"), tr("judged pairs")));
  return tr("precision %1 % (%2)").arg(whole(summary.precision->share), range);
}

QString judging_text(const JudgedSummary& summary) {
  const auto& precision = summary.precision;
  const QString pairs = count_text(summary.accepted.all(), tr("similar pair"), tr("similar pairs"));
  QStringList sentences{tr("%1 judged: %2").arg(pairs, counts_text(summary.accepted))};
  if (summary.absent > 0) sentences << tr("%1 more belong to other texts.").arg(count_text(summary.absent));
  if (precision) {
    sentences << tr("Precision covers %1.").arg(sentence_text(covered_text(*precision)));
    const QString limits = sentence_text(limits_sentence(summary));
    sentences << limits[0].toUpper() + limits.mid(1) + u'.';
  }
  if (const auto recall = summary.against.recall_of_all(); recall && summary.tells_recall())
    sentences << tr("Recall among judged pairs is %1.").arg(percent_text(*recall));
  for (const Agreement& agreement : summary.agreements)
    sentences << QString::fromStdString(to_string(agreement)) + u'.';
  return sentences.join(u' ');
}

}  // namespace lookalike
