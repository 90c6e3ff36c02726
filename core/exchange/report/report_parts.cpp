#include "core/exchange/report/report_parts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/exchange/report/html_text.h"
#include "core/exchange/report/pair_html.h"
#include "core/exchange/report/report_html.h"
#include "core/lsh/theory/s_curve.h"
#include "core/query/containment.h"
#include "core/query/explain/pair_explanation.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr double kLeft = 60, kTop = 16, kWidth = 560, kHeight = 220;  // of the plotted area

double x_of(double similarity) {
  return kLeft + kWidth * similarity;
}
/// `share` of the height, in [0, 1].
double y_of(double share) {
  return kTop + kHeight * (1 - share);
}

std::string number(double value) {
  return decimal(value, 1);
}

std::string line(const char* kind, double x1, double y1, double x2, double y2) {
  return std::string("<line class=\"") + kind + "\" x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" +
         number(x2) + "\" y2=\"" + number(y2) + "\"/>\n";
}

std::string label(double x, double y, const char* anchor, const std::string& text) {
  return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\">" + text + "</text>\n";
}

/// Axes with the similarity from 0 to 1, and the threshold.
std::string begin_plot(const std::string& name, double threshold) {
  std::string svg = "<svg viewBox=\"0 0 640 290\" role=\"img\" aria-label=\"" + name + "\">\n";
  for (int i = 0; i <= 10; i += 2) {
    svg += line("axis", x_of(i / 10.0), y_of(0), x_of(i / 10.0), y_of(0) + 5);
    svg += label(x_of(i / 10.0), y_of(0) + 20, "middle", decimal(i / 10.0, 1));
  }
  svg += line("axis", kLeft, y_of(0), kLeft + kWidth, y_of(0)) + line("axis", kLeft, y_of(0), kLeft, kTop);
  svg += label(kLeft + kWidth / 2, y_of(0) + 42, "middle", "Jaccard similarity of a pair");
  return svg + line("threshold", x_of(threshold), y_of(0), x_of(threshold), kTop - 8);
}

std::string tick(double share, const std::string& text) {
  return line("axis", kLeft - 5, y_of(share), kLeft, y_of(share)) + label(kLeft - 9, y_of(share) + 5, "end", text);
}

std::string power_of_ten(int exponent) {
  static constexpr const char* kRaised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = "10";
  for (const char digit : std::to_string(exponent)) text += kRaised[digit - '0'];
  return text;
}

constexpr std::size_t kNearest = 10, kMostChosen = 100;
constexpr const char* kMarked =
    "Marked words are <mark class=\"left\">only left</mark>, <mark class=\"right\">only right</mark>, "
    "<mark class=\"left changed\">changed</mark> (<mark class=\"right changed\">on the right</mark>), "
    "<mark class=\"moved\">moved</mark> or <mark class=\"ignored\">ignored by the recipe</mark>; "
    "<b class=\"left\">letters</b> that differ within similar words are stronger; \u00B6 ends a paragraph that "
    "continues in the other text.";

auto pairs_near_threshold(const RunResult& run) {
  const auto key = [&](const SimilarPair& pair) {
    const double similarity = std::isnan(pair.jaccard) ? pair.estimate() : pair.jaccard;
    return std::tuple(std::abs(similarity - run.recipe.verify.threshold), pair.a, pair.b);
  };
  std::map<std::tuple<double, DocumentIndex, DocumentIndex>, SimilarPair> nearest;
  run.scored->for_each([&](const SimilarPair& pair) {
    if (nearest.size() == kNearest && key(pair) > nearest.rbegin()->first) return;
    nearest.emplace(key(pair), pair);
    if (nearest.size() > kNearest) nearest.erase(std::prev(nearest.end()));
  });
  return nearest;
}

std::string scores_text(double jaccard, double estimate, double containment) {
  const bool exact = !std::isnan(jaccard);
  return (exact ? "J " + decimal(jaccard, 3) + ", estimate " : std::string("estimate ")) + decimal(estimate, 3) +
         (exact ? ", containment " : ", estimated containment ") + decimal(containment, 3);
}

/// The title of a document, or its id.
std::string name_html(const Corpus& corpus, DocumentIndex document) {
  const Document label = corpus.label(document);
  return own_words(label.title.empty() ? label.id : label.title);
}

std::string texts(const ReportPairs& of, DocumentIndex a, DocumentIndex b, const std::string& scores,
                  const std::string& outcome) {
  const Corpus& corpus = *of.run.corpus;
  std::string facts =
      scores + "; documents " + std::to_string(a.value) + " and " + std::to_string(b.value) + "; " + outcome;
  if (const JudgedPair* judged = of.verdicts.of(corpus, a, b)) facts += "; judged " + verdicts_html(*judged);
  const std::string_view left = corpus[a].text, right = corpus[b].text;
  if (std::min(left.find('\b'), right.find('\b')) != left.npos)
    facts += "; shown as on paper, while the recipe also reads overstruck characters";
  return "<h3>" + name_html(corpus, a) + " and " + name_html(corpus, b) + "</h3>\n" + element("p", facts + ".") +
         pair_table(marked_rows(left, right, of.run.recipe));
}

std::string scored(const ReportPairs& of, const SimilarPair& pair) {
  const bool accepted = score_of(pair, of.run.recipe.verify.by) >= of.run.recipe.verify.threshold;
  return texts(of, pair.a, pair.b, scores_text(pair.jaccard, pair.estimate(), containment(pair, *of.run.shingles)),
               accepted ? "a similar pair" : "compared, not a similar pair");
}

std::string explained(const ReportPairs& of, DocumentIndex a, DocumentIndex b) {
  const auto why = explain_pair(of.run, a, b);
  const std::string scores =
      why ? scores_text(why->jaccard, why->estimate, why->containment) : html_text(why.error().message);
  std::string html = texts(of, a, b, scores, why && why->accepted ? "a similar pair" : "not a similar pair");
  std::string reasons;
  if (why)
    for (const std::string& sentence : explanation_sentences(*why, of.run.recipe)) reasons += html_text(sentence) + ' ';
  return html + element("p", reasons) +
         element("p", "Digests of the texts: " + code(to_string((*of.verdicts.digests)[a])) + ", " +
                          code(to_string((*of.verdicts.digests)[b])));
}

/// The limits after a share; nothing for one that was not estimated but counted.
std::string limits_part(const Interval& limits) {
  return limits.low < limits.high ? ", 95 % limits " + limits_text(limits) : std::string();
}

std::string recall_limits(const EvaluationSummary& summary) {
  return summary.forecast.by_curve ? " (too few pairs for limits)"
                                   : ", " + limits_text(summary.forecast.recall.limits) + " for 95 of 100 hash seeds";
}

}  // namespace

std::string s_curve_svg(const Recipe& recipe, const std::vector<CurveBin>& measured) {
  constexpr int kSteps = 280;
  std::string svg = begin_plot("S-curve", recipe.verify.threshold);
  for (int i = 0; i <= 4; ++i) svg += tick(i / 4.0, std::to_string(25 * i) + " %");
  svg += "<polyline class=\"curve\" points=\"";
  for (int i = 0; i <= kSteps; ++i) {
    const double s = static_cast<double>(i) / kSteps;
    svg += number(x_of(s)) + "," + number(y_of(passed_probability(s, recipe.lsh, recipe.verify.prefix))) + " ";
  }
  svg += "\"/>\n";
  for (const CurveBin& bin : measured) {
    if (bin.different() == 0) continue;
    const double x = x_of(bin.mean), y = y_of(bin.share(bin.passed));
    svg += line("point", x, y_of(bin.passed_share.low), x, y_of(bin.passed_share.high));
    svg += "<circle class=\"point\" cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"4\"/>\n";
  }
  return svg + "</svg>\n";
}

std::string histogram_svg(const std::vector<SimilarityDistribution::Bin>& bins, double threshold) {
  double most = 1;
  for (const auto& bin : bins) most = std::max(most, bin.pairs.value);
  const double decades = std::ceil(std::log10(most + 1));
  std::string svg = begin_plot("Pairs by similarity", threshold);
  const int step = static_cast<int>(std::ceil(decades / 6));
  for (int i = 0; i <= decades; i += step) svg += tick(i / decades, power_of_ten(i));
  for (const auto& bin : bins) {
    if (bin.pairs.value <= 0) continue;
    const double share = std::max(std::log10(std::max(bin.pairs.value, 1.0)) / decades, 0.01);
    svg += std::string("<rect class=\"") + (bin.sampled ? "sampled" : "bar") + "\" x=\"" + number(x_of(bin.from)) +
           "\" y=\"" + number(y_of(share)) + "\" width=\"" + number(std::max(kWidth * (bin.to - bin.from) - 1, 1.0)) +
           "\" height=\"" + number(kHeight * share) + "\"><title>" + decimal(bin.from, 2) + " to " +
           decimal(bin.to, 2) + ": " +
           (bin.sampled ? expected_count(bin.pairs.value) + " (sampled)"
                        : grouped(static_cast<std::uint64_t>(std::llround(bin.pairs.value)))) +
           "</title></rect>\n";
  }
  return svg + "</svg>\n";
}

std::string summary_html(const ReportSheet& sheet, const JudgedSummary& judged) {
  const auto go = static_cast<std::size_t>(
      std::ranges::count_if(sheet.members, [](const GroupMember& member) { return !member.stays(); }));
  const std::size_t all = sheet.run->corpus->size();
  std::string html =
      element("h2", "Summary") +
      element("p", counted(all, "document") + ", " + counted(sheet.run->report.counts.similar, "similar pair") + ", " +
                       counted(sheet.groups.size(), "group") + " of " + counted(sheet.members.size(), "document") +
                       ".") +
      element("p", counted(go, "document") + (go == 1 ? " goes, " : " go, ") + grouped(all - go) +
                       (all - go == 1 ? " stays." : " stay."));
  const auto recall = sheet.summary ? sheet.summary->counts.recall() : std::nullopt;
  html += element("p", "Recall, the share of similar pairs that was found: " +
                           (recall          ? percent(*recall) + recall_limits(*sheet.summary)
                            : sheet.summary ? "no two different documents are that similar"
                                            : std::string("not measured")) +
                           ".");
  const auto& precision = judged.precision;
  return html + element("p", "Precision, the share of found pairs that are true duplicates: " +
                                 (precision ? percent(precision->share) + limits_part(precision->limits) + ", for " +
                                                  covered_text(*precision) +
                                                  (precision->limits.low == precision->limits.high ? ""
                                                   : judged.is_random ? "; the judged pairs were drawn at random"
                                                                      : "; the judged pairs were not drawn at random")
                                            : std::string("no found pair has been judged")) +
                                 ".");
}

std::string recall_html(const EvaluationSummary* summary, const std::string& unmeasured) {
  std::string html = element("h2", "Recall");
  if (!summary) return html + element("p", "Not measured. " + html_text(unmeasured));
  const Confusion& found = summary->counts;
  const Forecast& forecast = summary->forecast;
  html += element("p",
                  "Measured by comparing all pairs of these documents exactly, without MinHash. Identical pairs, whose "
                  "shingle sets are equal, are always found and not counted in recall: " +
                      counted(found.identical, "pair") + ".");
  if (const auto recall = found.recall())
    html += element("p", "<b>" + percent(*recall) + "</b> of " + counted(found.different(), "similar pair") +
                             " of different documents found, " + grouped(found.false_negatives) + " missed. " +
                             (forecast.by_curve ? "They are too few for limits; the curve predicts " +
                                                      percent(forecast.recall.value) + "."
                                                : limits_text(forecast.recall.limits) + " for 95 of 100 hash seeds."));
  else
    html += element("p", "No two different documents are that similar.");
  if (const auto precision = found.precision_of_all(); precision && found.false_positives > 0)
    html +=
        element("p", percent(*precision) + " of the accepted pairs reach the threshold by their exact similarity, " +
                         grouped(found.false_positives) + " do not.");
  return html;
}

/// How many pairs were drawn and how many are true, in the order in which a reader asks.
std::string precision_text(const JudgedSummary& judged) {
  VerdictCounts counted_ones;
  for (const JudgedStratum& stratum : judged.strata) {
    counted_ones.same += stratum.counted.similar();
    counted_ones.different += stratum.counted.different;
  }
  const std::uint64_t drawn = counted_ones.decided();
  std::string html =
      element("p", "<b>" + percent(judged.precision->share) + "</b> of the similar pairs are true duplicates" +
                       limits_part(judged.precision->limits) + ".");
  html +=
      element("p", "From " + covered_text(*judged.precision) + ", " + counted(drawn, "pair") +
                       (judged.is_random ? " drawn at random within strata of 0.05 of similarity" : "") +
                       (drawn == 1 ? " was" : " were") + " judged: " + grouped(counted_ones.similar()) + " similar, " +
                       grouped(counted_ones.different) +
                       " different. A stratum weighs as much as it has pairs: precision is the sum of pairs \u00D7 "
                       "true / counted over the rows below in which any are counted, divided by their sum of pairs.");
  if (judged.left_out > 0)
    html += element("p",
                    "Pairs judged for another reason, such as their similarity, are not counted: they may be easier or "
                    "harder than the others.");
  std::string limits = limits_sentence(judged);
  return html + element("p", "On these numbers, " + limits + ".");
}

std::string precision_html(const JudgedSummary& judged, const Verdicts& verdicts) {
  std::string html = element("h2", "Precision");
  if (judged.counts.all() == 0) return html + element("p", "No pair of these documents has been judged.");
  if (judged.precision) html += precision_text(judged);
  html += element("p", counted(judged.counts.all(), "pair") + " judged by a person in all. " + kVerdictDefinition);
  if (const std::string counting = counting_sentence(judged); !counting.empty()) html += element("p", counting + ".");
  if (const std::string judges = counting_judges(verdicts); !judges.empty()) html += element("p", html_text(judges));
  for (const Agreement& agreement : judged.agreements) html += element("p", html_text(to_string(agreement)) + ".");
  html += begin_table("similarity|#pairs|#judged|#similar|#different|#unsure|#counted|#true of counted|share true");
  for (const JudgedStratum& stratum : judged.strata) {
    const VerdictCounts& given = stratum.of_accepted;
    if (stratum.accepted == 0 && given.all() == 0) continue;
    html += "<tr>" + element("td", stratum.name());
    for (const std::uint64_t number : {stratum.accepted, given.all(), given.similar(), given.different, given.unsure,
                                       stratum.counted.decided(), stratum.counted.similar()})
      html += number_cell(number);
    const auto share = stratum.counted.share();
    html += element("td", share                 ? percent(*share) + limits_part(stratum.limits())
                          : given.decided() > 0 ? "not drawn at random"
                                                : "not judged") +
            "</tr>\n";
  }
  return html + kEndTable;
}

std::string verdicts_html(const JudgedPair& pair) {
  std::vector<OtherVerdict> all = pair.others;
  all.insert(all.begin(), {pair.judge, pair.verdict, pair.note});
  std::string html;
  for (const auto& [judge, verdict, note] : all)
    html += (html.empty() ? "" : "; ") + own_words(verdicts_text({{}, {}, verdict, {}, judge})) +
            (note.empty() ? "" : ": " + own_words(note));
  return html;
}

std::string ReportPairs::nearest() const {
  const auto pairs = pairs_near_threshold(run);
  std::string html = element("h2", "Pairs nearest the threshold");
  if (pairs.empty()) return html + element("p", "No pair of different documents was compared.");
  html += element("p", "Of the compared pairs whose shingle sets differ, those whose similarity is nearest to " +
                           decimal(run.recipe.verify.threshold, 3) + ", on either side. " + kMarked);
  for (const auto& [distance, pair] : pairs) html += scored(*this, pair);
  return html;
}

std::string ReportPairs::chosen(const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) const {
  const std::size_t shown = std::min(pairs.size(), kMostChosen);
  std::string html = element("h2", counted(pairs.size(), "pair")) + element("p", kMarked);
  for (std::size_t i = 0; i < shown; ++i) html += explained(*this, pairs[i].first, pairs[i].second);
  return html + left_out(pairs.size(), shown, "pair");
}

}  // namespace lookalike
