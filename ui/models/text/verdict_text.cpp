#include "ui/models/text/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("Verdicts", source);
}

QString range_text(const Interval& limits) {
  if (limits.low == limits.high) return tr("all judged");
  const auto whole = [](double share) { return QString::number(std::round(100 * share)); };
  return tr("%1 to %2 %").arg(whole(limits.low), whole(limits.high));
}

QString counts_text(const VerdictCounts& counts) {
  return tr("%1 same, %2 near, %3 different, %4 unsure.")
      .arg(count_text(counts.same), count_text(counts.near), count_text(counts.different), count_text(counts.unsure));
}

/// Names the pairs that the precision leaves out, because no pair of their similarity was judged.
QString left_out_text(const JudgedSummary::Precision& precision) {
  const std::uint64_t others = precision.accepted - precision.covered - precision.identical;
  QStringList left_out;
  if (others > 0) left_out << tr("%1 at similarities without a verdict").arg(count_text(others));
  if (precision.identical > 0) left_out << tr("%1 identical ones").arg(count_text(precision.identical));
  return tr("Precision leaves out %2 of the %1 similar pairs.")
      .arg(count_text(precision.accepted), left_out.join(tr(" and ")));
}

QString stratum_name(const JudgedStratum& stratum) {
  if (stratum.from == 1) return tr("identical");
  return tr("%1 to %2").arg(decimal_text(stratum.from, 2), decimal_text(stratum.to, 2));
}

}  // namespace

QString verdict_name(Verdict verdict) {
  const QString names[] = {tr("same"), tr("near"), tr("different"), tr("unsure")};
  return names[static_cast<std::size_t>(verdict)];
}

QString verdict_mark(Verdict verdict) {
  constexpr char16_t kSigns[] = {u'=', u'\u2248', u'\u2260', u'?'};
  return QChar(kSigns[static_cast<std::size_t>(verdict)]) + QStringLiteral(" ") + verdict_name(verdict);
}

QString verdict_meaning(Verdict verdict) {
  const QString meanings[] = {tr("The same text except for details: numbers, dates, typing errors, layout."),
                              tr("One is derived from the other: an update, an excerpt, a new version of the report."),
                              tr("Two texts that only look alike."), tr("Not decided yet, or undecidable.")};
  return meanings[static_cast<std::size_t>(verdict)];
}

QString verdict_definition() {
  return tr(kVerdictDefinition);
}

QString judging_text(const JudgedSummary& summary) {
  const auto& precision = summary.precision;
  QString first = tr("%1 judged").arg(count_text(summary.counts.all()));
  if (precision) first += tr(": precision %1 (%2)").arg(percent_text(precision->share), range_text(precision->limits));
  QStringList sentences{first + u'.', counts_text(summary.counts)};
  if (summary.absent > 0) sentences << tr("%1 more belong to other texts.").arg(count_text(summary.absent));
  if (precision && precision->covered < precision->accepted) sentences << left_out_text(*precision);
  if (precision && precision->limits.low < precision->limits.high)
    sentences << tr("Its interval is valid for pairs drawn at random, as by \"random strata\".");
  if (const auto recall = summary.against.recall_of_all(); recall && summary.tells_recall())
    sentences << tr("Recall among judged pairs is %1.").arg(percent_text(*recall));
  return sentences.join(u' ');
}

std::vector<TextTable::Row> strata_rows(const JudgedSummary& summary) {
  std::vector<TextTable::Row> rows;
  for (const JudgedStratum& stratum : summary.strata) {
    const VerdictCounts& counts = stratum.of_accepted;
    if (stratum.accepted == 0 && counts.all() == 0) continue;
    const auto share = counts.share();
    rows.push_back({stratum_name(stratum),
                    count_text(stratum.accepted),
                    count_text(counts.all()),
                    count_text(counts.similar()),
                    count_text(counts.different),
                    share ? percent_text(*share) : QString(),
                    share ? range_text(stratum.limits()) : QString(),
                    {}});
  }
  return rows;
}

}  // namespace lookalike
