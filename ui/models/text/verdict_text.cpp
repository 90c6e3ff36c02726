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
  const auto whole = [](double share) { return QString::number(std::round(100 * share)); };
  return tr("%1 to %2 %").arg(whole(limits.low), whole(limits.high));
}

QString counts_text(const JudgedSummary& summary) {
  const VerdictCounts& counts = summary.counts;
  QString text = tr("%1 judged: %2 same, %3 near, %4 different, %5 unsure.")
                     .arg(count_text(counts.all()), count_text(counts.same), count_text(counts.near),
                          count_text(counts.different), count_text(counts.unsure));
  if (summary.absent > 0) text += u' ' + tr("%1 more are on other texts.").arg(count_text(summary.absent));
  return text;
}

/// Pairs of other similarities than the judged ones are left out and told of.
QString precision_text(const JudgedSummary::Precision& precision) {
  const QString share = tr("Precision %1 (%2)").arg(percent_text(precision.share), range_text(precision.limits));
  if (precision.covered == precision.accepted)
    return tr("%1 of the %2 similar pairs.").arg(share, count_text(precision.accepted));
  QString text =
      tr("%1 of %2 of %3 similar pairs;").arg(share, count_text(precision.covered), count_text(precision.accepted));
  const std::uint64_t others = precision.accepted - precision.covered - precision.identical;
  if (others == 0) return text + tr(" the %1 identical ones are not judged.").arg(count_text(precision.identical));
  text += tr(" %1 lie at similarities without a verdict").arg(count_text(others));
  if (precision.identical > 0)
    text += tr(", and %1 identical ones are not judged").arg(count_text(precision.identical));
  return text + u'.';
}

QString stratum_name(const JudgedStratum& stratum) {
  if (stratum.from == 1) return tr("identical");
  return tr("%1 to %2").arg(QString::number(stratum.from, 'f', 2), QString::number(stratum.to, 'f', 2));
}

}  // namespace

QString verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::same:
      return tr("same");
    case Verdict::near:
      return tr("near");
    case Verdict::different:
      return tr("different");
    default:
      return tr("unsure");
  }
}

QString verdict_mark(Verdict verdict) {
  constexpr char16_t kSigns[] = {u'=', u'\u2248', u'\u2260', u'?'};
  return QChar(kSigns[static_cast<std::size_t>(verdict)]) + QStringLiteral(" ") + verdict_name(verdict);
}

QString verdict_meaning(Verdict verdict) {
  switch (verdict) {
    case Verdict::same:
      return tr("Both say the same but for details: numbers, dates, typing errors, lay-out.");
    case Verdict::near:
      return tr("One is made of the other: an update, a part of it, the same report told again.");
    case Verdict::different:
      return tr("Two texts that only look alike.");
    default:
      return tr("Nobody can tell, or not yet.");
  }
}

QString verdict_definition() {
  return tr(kVerdictDefinition);
}

QString judging_text(const JudgedSummary& summary) {
  QStringList sentences;
  if (summary.precision) sentences << precision_text(*summary.precision);
  sentences << counts_text(summary);
  if (const auto recall = summary.against.recall_of_all())
    sentences << tr("Recall among the judged %1.").arg(percent_text(*recall));
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
                    share ? range_text(counts.limits()) : QString(),
                    {}});
  }
  return rows;
}

}  // namespace lookalike
