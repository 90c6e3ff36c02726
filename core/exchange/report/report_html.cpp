#include "core/exchange/report/report_html.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <map>

#include "core/base/csv_text.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/corpus/document_label.h"
#include "core/exchange/report/html_text.h"
#include "core/exchange/report/report_parts.h"
#include "core/experiment/judging/judged_summary.h"
#include "core/query/explain/pair_explanation.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostRows = 1'000, kMostListed = 100;

constexpr const char* kEnd = "</body>\n</html>\n";

class Report {
 public:
  explicit Report(const ReportSheet& sheet)
      : sheet_(sheet),
        run_(*sheet.run),
        corpus_(*run_.corpus),
        digests_(*sheet.verdicts.digests),
        goes_(corpus_.size()),
        pairs_{run_, sheet.verdicts} {
    for (const GroupMember& member : sheet.members) goes_[member.document] = !member.stays();
  }

  std::string html(const JudgedSummary& judged, std::size_t absent) const {
    return title() + summary_html(sheet_, judged) + corpus() + counts() +
           recall_html(sheet_.summary.get(), sheet_.unmeasured) + precision_html(judged, *sheet_.verdicts.verdicts) +
           groups() + curve() + recipe() + not_compared() + pairs_.nearest() + verdicts(judged.scores, absent) +
           staying() + kEnd;
  }

  /// The chosen pairs or group alone.
  std::string html() const {
    return title() + corpus() + (sheet_.group ? chosen_group() : pairs_.chosen(sheet_.pairs)) + recipe() + kEnd;
  }

 private:
  std::string title() const {
    const std::string& path = corpus_.report().path;
    const std::string name = html_text(std::filesystem::path(path).filename().string());
    return std::string(embedded_resource("report/head.html")) + "<title>Lookalike: " + name +
           "</title>\n</head>\n<body>\n<h1>Near-duplicates in " + name + "</h1>\n" +
           element("p", "<span class=\"faint\">Written by Lookalike " + std::string(version()) + " on " + sheet_.date +
                            "</span>");
  }

  std::string corpus() const {
    const LoadReport& source = corpus_.report();
    const std::string sampled =
        corpus_.size() < source.documents ? ", a sample of " + grouped(source.documents) : std::string();
    const std::pair<const char*, std::string> facts[] = {{"path", code(source.path)},
                                                         {"format", std::string(to_string(source.format))},
                                                         {"digest", code(source.digest)},
                                                         {"documents", grouped(corpus_.size()) + sampled}};
    std::string html = element("h2", "Corpus") + "<table>\n";
    for (const auto& [key, value] : facts) html += element("tr", element("th", key) + element("td", value));
    html += kEndTable;
    for (const std::string& remark : source.remarks) html += element("p", html_text(remark));
    return html;
  }

  /// Says what the command does, which knows neither a rule by a column nor the names of many files.
  std::string introduction() const {
    const std::size_t files = sheet_.source.paths.size();
    const bool by_column = takes_values(sheet_.rule) && sheet_.pairs.empty();
    return "This command, in the folder of its first file" +
           (files > kMostNamedFiles ? " and with the " + counted(files, "file") + " in place of CORPUS" : "") +
           (by_column ? ", writes this page, except that the first document of each group stays"
                      : ", writes this page again, apart from its date") +
           (sheet_.source.note.empty() ? ":" : ". " + html_text(sheet_.source.note));
  }

  /// A command on these documents, whose options are `own` and those that decide what goes.
  std::string command(const std::string& name, const std::vector<CommandOption>& own) const {
    const auto& [paths, load, base, given, note] = sheet_.source;
    auto options = given;
    if (sheet_.rule == KeeperRule::longest || sheet_.rule == KeeperRule::central)
      options.push_back({"rule", sheet_.rule == KeeperRule::longest ? "longest" : "central"});
    if (sheet_.drop == DropRule::direct) options.push_back({"direct"});
    if (std::string least; sheet_.least > 0) {
      append_number(least, sheet_.least);
      options.push_back({"break-below", least});
    }
    options.insert(options.end(), own.begin(), own.end());
    return "<pre>" + html_text(command_text(paths, load, run_.recipe, name, options, base)) + "</pre>\n";
  }

  std::string own_command() const {
    std::vector<CommandOption> options;
    for (const auto& [a, b] : sheet_.pairs)
      options.push_back({"pair", std::to_string(a.value) + ',' + std::to_string(b.value)});
    if (sheet_.group) options.push_back({"group", std::to_string(*sheet_.group + 1)});
    if (!sheet_.clean.empty()) options.push_back({"clean", std::filesystem::path(sheet_.clean).filename().string()});
    options.push_back({"output", "report.html"});
    return command("report", options);
  }

  std::string recipe() const {
    std::string html =
        element("h2", "Recipe") + element("p", introduction()) + own_command() + begin_table("parameter|value|key");
    for (const Parameter& parameter : parameters())
      html +=
          element("tr", element("td", html_text(parameter.label)) +
                            element("td", html_text(parameter.get(run_.recipe))) + element("td", code(parameter.key)));
    html += kEndTable;
    for (const std::string& warning : run_.report.warnings) html += element("p", "Note: " + html_text(warning));
    return html;
  }

  std::string curve() const {
    const Recipe& recipe = run_.recipe;
    std::string html =
        element("h2", "S-curve") +
        element("p", "The probability that a pair of documents is compared, with " + counted(recipe.lsh.bands, "band") +
                         " of " + counted(recipe.lsh.rows, "row") +
                         "; points are the shares measured on this corpus, with 95 % limits. The dashed line "
                         "is the threshold " +
                         decimal(recipe.verify.threshold, 3) + ".");
    html += s_curve_svg(recipe, sheet_.summary ? sheet_.summary->curve : std::vector<CurveBin>());
    html += element("h2", "Similarities");
    if (!sheet_.summary) return html + element("p", "Not measured. " + html_text(sheet_.unmeasured));
    return html +
           element("p",
                   "Pairs of documents by similarity, on a logarithmic scale. Filled bars are exact, outlined "
                   "ones estimated from a stratified sample.") +
           histogram_svg(sheet_.summary->histogram, recipe.verify.threshold);
  }

  std::string counts() const {
    const RunCounts& counts = run_.report.counts;
    std::string html = element("h2", "Counts") + "<table>\n";
    const auto add = [&](const char* key, const char* text, std::uint64_t number) {
      html += element("tr", element("td", text) + number_cell(number, key));
    };
    add("documents", "documents", counts.documents);
    add("tokens", "tokens", counts.tokens);
    add("shingles", "shingles, distinct per document", counts.shingles);
    add("candidates", "candidates: pairs that share a band", counts.candidates);
    add("kept", "candidates that pass the first-m check", counts.passed);
    add("similar", "similar pairs", counts.similar);
    add("documents_with_match", "documents in a similar pair", counts.documents_with_match);
    add("without_shingles", "documents without shingles", counts.without_shingles);
    add("without_text", "items without a text", counts.without_text);
    add("skipped", "damaged records, skipped", counts.skipped);
    return html + kEndTable;
  }

  std::string not_compared() const {
    const RunCounts& counts = run_.report.counts;
    const LoadReport& source = corpus_.report();
    const std::uint64_t short_ones = run_.recipe.shingles.keep_empty ? 0 : counts.without_shingles;
    std::string html = element("h2", "Not compared, and damaged records");
    if (short_ones + counts.without_text + source.damage_total == 0)
      return html + element("p", "Every document was compared, and no record was damaged.");
    html += element("p", counted(short_ones, "document") + " without shingles (too short for the recipe), " +
                             counted(counts.without_text, "item") + " without a text, " +
                             counted(source.damage_total, "damaged place") + ", " + counted(source.skipped, "record") +
                             " skipped.");
    std::size_t shown = 0;
    if (short_ones > 0) html += begin_table("#document|id|title");
    for (std::size_t i = 0; i < corpus_.size() && shown < kMostListed; ++i) {
      const DocumentIndex document(i);
      if (run_.groups->takes_part(document)) continue;
      const Document label = corpus_.label(document);
      html +=
          element("tr", number_cell(i) + element("td", own_words(label.id)) + element("td", own_words(label.title)));
      ++shown;
    }
    if (short_ones > 0) html += kEndTable + left_out(short_ones, shown, "document");
    if (source.damage_total == 0) return html;
    html += begin_table("damage at|reason|record");
    const std::size_t listed = std::min(source.damage.size(), kMostListed);
    for (std::size_t i = 0; i < listed; ++i)
      html += element("tr", element("td", own_words(to_string(source.damage[i].place))) +
                                element("td", own_words(source.damage[i].reason)) +
                                element("td", element("bdi", source.damage[i].salvaged ? "salvaged" : "skipped")));
    return html + kEndTable + left_out(source.damage_total, listed, "place");
  }

  std::string groups() const {
    std::map<std::size_t, std::size_t, std::greater<>> sizes;
    for (std::size_t group = 0; group < sheet_.groups.size(); ++group) ++sizes[sheet_.groups.members(group).size()];
    std::string html = element("h2", "Groups by size");
    const std::string effects = effects_text(sheet_.effects);
    std::string text = counted(sheet_.members.size(), "document") + " in " + counted(sheet_.groups.size(), "group") +
                       " connected by similar pairs" + (effects.empty() ? "" : "; " + effects) + ".";
    if (const std::uint64_t found = run_.report.counts.documents_with_match; found != sheet_.members.size())
      text += " Under Counts, " + counted(found, "document") + (found == 1 ? " is" : " are") +
              " in a similar pair, counted before verdicts" + (sheet_.least > 0 ? " and broken links." : ".");
    html += element("p", text);
    if (sizes.empty()) return html;
    html += begin_table("#documents|#groups");
    std::size_t shown = 0;
    for (const auto& [size, count] : sizes)
      if (++shown <= kMostListed) html += element("tr", number_cell(size) + number_cell(count));
    return html + kEndTable + left_out(sizes.size(), kMostListed, "size");
  }

  std::string chosen_group() const {
    const std::size_t group = *sheet_.group;
    const SimilarityLink& weakest = sheet_.groups.weakest[group];
    std::string html = element("h2", "Group " + grouped(group + 1)) +
                       element("p", counted(sheet_.groups.members(group).size(), "document") + "; weakest link " +
                                        decimal(weakest.similarity, 3) + ", containment " +
                                        decimal(lookalike::containment(weakest, run_), 3) + ".") +
                       members_table(group, group + 1);
    std::vector<std::pair<DocumentIndex, DocumentIndex>> pairs;
    for (std::size_t i = sheet_.groups.begin[group]; i < sheet_.groups.begin[group + 1]; ++i)
      if (const GroupMember& member = sheet_.members[i]; !member.stays())
        pairs.emplace_back(member.keeper, member.document);
    add_judged(sheet_.groups.members(group), pairs);
    return html + pairs_.chosen(pairs);
  }

  /// Adds the judged pairs of a group's documents that are not among the pairs.
  void add_judged(std::span<const DocumentIndex> members,
                  std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) const {
    std::map<TextDigest, DocumentIndex> of_text;
    for (const DocumentIndex member : members) of_text.emplace(digests_[member], member);
    const VerdictView& view = sheet_.verdicts;
    for (const JudgedPair& judged : view.verdicts->pairs()) {
      const auto a = of_text.find(judged.a.text), b = of_text.find(judged.b.text);
      if (a == of_text.end() || b == of_text.end()) continue;
      const bool is_shown = std::ranges::any_of(
          pairs, [&](const auto& pair) { return view.of(corpus_, pair.first, pair.second) == &judged; });
      if (!is_shown) pairs.emplace_back(a->second, b->second);
    }
  }

  std::string judged_document(DocumentIndex document) const {
    const Document named = document_to_name(corpus_, document);
    return element("td", own_words(document_name_bytes(named)) + "<br>document " + std::to_string(document.value) +
                             ", " + (goes_[document] ? "goes" : "stays") + ", id " +
                             own_words(corpus_.label(document).id) + "<br>" + code(to_string(digests_[document])));
  }

  std::string similarity_of(const JudgedScore& pair) const {
    const bool is_compared = run_.groups->takes_part(pair.a) && run_.groups->takes_part(pair.b);
    return is_compared ? decimal(pair.jaccard, 3) : "not compared: too short";
  }

  /// The scores are those of the verdicts, in the same order.
  std::string verdicts(const std::vector<JudgedScore>& scores, std::size_t absent) const {
    std::string html = element("h2", "Verdicts and notes");
    if (absent > 0)
      html += element("p", counted(absent, "judged pair") + " on texts that are not among these documents " +
                               (absent == 1 ? "is" : "are") + " left out.");
    if (scores.empty()) return html + element("p", "No pair of these documents has been judged.");
    html += begin_table("first document|second document|#J|verdicts and notes");
    const std::size_t shown = std::min(scores.size(), kMostRows);
    for (std::size_t i = 0; i < shown; ++i)
      html += element("tr", judged_document(scores[i].a) + judged_document(scores[i].b) + "<td class=\"number\">" +
                                similarity_of(scores[i]) + "</td>" +
                                element("td", verdicts_html(sheet_.verdicts.verdicts->pairs()[i])));
    return html + kEndTable + left_out(scores.size(), shown, "pair");
  }

  /// Number of documents that go, or stay, and a digest of their digests.
  std::string sum_of(bool wanted) const {
    std::string lines;
    std::size_t count = 0;
    for (std::size_t i = 0; i < goes_.size(); ++i) {
      if (goes_[i] != wanted) continue;
      lines += to_string(digests_[i]) + '\n';
      ++count;
    }
    return element("tr", element("td", wanted ? "go" : "stay") + number_cell(count, wanted ? "go" : "stay") +
                             element("td", code(to_string(text_digest(lines)))));
  }

  std::string member_row(std::size_t group, const GroupMember& member) const {
    static constexpr const char* kLinks[] = {"stays", "goes", "goes because of a chain",
                                             "goes because of a chain, although judged different from the keeper"};
    const Document named = document_to_name(corpus_, member.document);
    return element("tr", number_cell(group + 1) + element("td", kLinks[static_cast<std::size_t>(member.link)]) +
                             element("td", decimal(member.similarity, 3)) + number_cell(member.document.value) +
                             element("td", own_words(corpus_.label(member.document).id)) +
                             element("td", own_words(document_name_bytes(named))) +
                             element("td", code(to_string(digests_[member.document]))));
  }

  std::string staying() const {
    static constexpr const char* kStays[] = {"the first document", "the longest document", "the most central document",
                                             "the document with the highest value of a column",
                                             "the document with the lowest value of a column"};
    std::string html = element("h2", "What stays and what goes");
    html += element(
        "p", std::string("Of each group ") + kStays[static_cast<std::size_t>(sheet_.rule)] +
                 " stays, or the document that a person has chosen" +
                 (sheet_.drop == DropRule::direct ? "; documents linked to it only through a chain stay as well" : "") +
                 (sheet_.least > 0 ? "; links below " + decimal(sheet_.least, 3) + " are broken" : "") + "." +
                 (takes_values(sheet_.rule) ? " On the command line, groups --rule does that." : "") +
                 " A digest is XXH3-128 of a text (<code>xxh128sum</code>); that of a list covers its digests in "
                 "the order of the corpus, one per line.");
    html += begin_table("documents|#number|digest") + sum_of(false) + sum_of(true) + kEndTable;
    if (const auto clean = sheet_.clean.empty() ? nullptr : MappedFile::open(sheet_.clean))
      html += element("p", "The documents that stay are in " +
                               code(std::filesystem::path(sheet_.clean).filename().string()) + ": " +
                               counted(clean->bytes().size(), "byte") + ", XXH3-128 " +
                               code(to_string(text_digest(clean->bytes()))) + ".");
    if (sheet_.members.empty()) return html;
    if (const std::size_t rows = sheet_.members.size(); rows > kMostRows)
      html += element("p", "The first " + grouped(kMostRows) + " of " + grouped(rows) +
                               " documents in groups follow. This command, for the files named under Recipe, lists all "
                               "that go" +
                               (takes_values(sheet_.rule) ? ", if the first document of each group stays:" : ":")) +
              command("groups", {{"drop", "drop.csv"}});
    return html + members_table(0, sheet_.groups.size());
  }

  /// The documents of the groups from `first` to before `last`.
  std::string members_table(std::size_t first, std::size_t last) const {
    std::string html = begin_table("#group|document|similarity|#position|id|title or first words|digest of the text");
    std::size_t shown = 0;
    for (std::size_t group = first; group < last; ++group)
      for (std::size_t i = sheet_.groups.begin[group]; i < sheet_.groups.begin[group + 1]; ++i)
        if (++shown <= kMostRows) html += member_row(group, sheet_.members[i]);
    return html + kEndTable + left_out(shown, kMostRows, "document");
  }

  const ReportSheet& sheet_;
  const RunResult& run_;
  const Corpus& corpus_;
  const TextDigests& digests_;
  std::vector<bool> goes_;  // by document
  ReportPairs pairs_;
};

}  // namespace

std::string date_of_today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  localtime_r(&now, &day);
  char text[16];
  return {text, std::strftime(text, sizeof(text), "%Y-%m-%d", &day)};
}

Result<std::string> report_html(const ReportSheet& sheet, const Progress& progress) {
  for (const auto& [a, b] : sheet.pairs)
    if (const auto why = explain_pair(*sheet.run, a, b); !why) return tl::unexpected(why.error());
  if (sheet.group && *sheet.group >= sheet.groups.size())
    return failure(ErrorCode::bad_usage, "The run has " + counted(sheet.groups.size(), "group") + ", no group " +
                                             grouped(*sheet.group + 1) + ".");
  const bool whole = sheet.pairs.empty() && !sheet.group;
  const Corpus& corpus = *sheet.run->corpus;
  const auto digested = view_of(sheet.verdicts, sheet.run->corpus, progress.part(0, 0.4, "write"));
  if (!digested) return tl::unexpected(digested.error());
  VerdictView verdicts = *digested;
  if (!verdicts.verdicts) verdicts.verdicts = std::make_shared<const Verdicts>();
  const std::size_t judged_anywhere = verdicts.verdicts->size();
  verdicts.verdicts = std::make_shared<const Verdicts>(verdicts_on(corpus, *verdicts.digests, *verdicts.verdicts));
  ReportSheet shown = sheet;
  shown.verdicts = verdicts;
  const Report report(shown);
  std::string html;
  if (whole) {
    const auto judged = summarise_verdicts(*sheet.run, verdicts, progress.part(0.4, 0.8, "evaluate"));
    if (!judged) return tl::unexpected(judged.error());
    html = report.html(**judged, judged_anywhere - (*judged)->scores.size());
  } else {
    html = report.html();
  }
  if (const auto read = corpus.check_texts(); !read) return tl::unexpected(read.error());
  if (progress.cancelled()) return cancelled();
  return html;
}

}  // namespace lookalike
