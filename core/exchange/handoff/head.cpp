#include "core/exchange/handoff/head.h"

#include <utf8proc.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/exchange/handoff/template_text.h"
#include "core/exchange/path_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kLineLength = 118;

std::string counted(std::uint64_t number, const std::string& one, const std::string& many) {
  return grouped(number) + " " + (number == 1 ? one : many);
}

/// A paragraph as comments, wrapped at spaces.
std::string comment(std::string_view paragraph) {
  std::string out, line = "#";
  while (!paragraph.empty()) {
    const auto end = std::min(paragraph.find(' '), paragraph.size());
    if (line.size() > 1 && line.size() + 1 + end > kLineLength) {
      out += line + "\n";
      line = "#";
    }
    line += " " + std::string(paragraph.substr(0, end));
    paragraph.remove_prefix(std::min(end + 1, paragraph.size()));
  }
  return out + line + "\n";
}

/// The recipe as in a recipe file, one line per group.
std::string recipe_comment(const Recipe& recipe) {
  const auto json = to_json(recipe);
  std::string text;
  for (const auto& [group, values] : json.items()) {
    constexpr std::size_t kLongestLine = 118;  // with a comma and the bracket at the end
    std::string line = (text.empty() ? "#   {" : "#    ") + nlohmann::json(group).dump() + ": " +
                       on_one_line(values.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!text.empty()) text += ",\n";
    while (line.size() > kLongestLine && line.rfind(",\"", kLongestLine) != std::string::npos) {
      const std::size_t end = line.rfind(",\"", kLongestLine) + 1;
      text += line.substr(0, end) + '\n';
      line.replace(0, end, "#      ");
    }
    text += line;
  }
  return text + "}\n";
}

std::string sameness(const HandoffTraits& engine, const Recipe& recipe) {
  const std::string unicode =
      " Characters are classified by Unicode " + std::string(utf8proc_unicode_version()) +
      " there and by the version of Python's unicodedata here; only characters unknown to one of them may differ.";
  if (engine.is_script)
    return std::string(engine.verifies ? "Candidates, pairs, similarities, estimates and shared bands"
                                       : "Signatures and candidates") +
           " equal those of `lookalike-cli run` with this recipe over the same documents, bit for bit." + unicode;
  if (engine.engine == HandoffEngine::data_juicer && recipe.sketch.family == HashFamily::mersenne_61 &&
      recipe.sketch.seed == 42)
    return "Over cleaned documents the signatures are the same as Lookalike's: Data-Juicer draws the family "
           "mersenne-61 "
           "with the seed 42, as this recipe does.";
  return "Bands and rows are the same, so a pair of a given similarity becomes a candidate with the same probability. "
         "The hash functions differ, so each single pair may be found here and missed there, or the other way round.";
}

std::string source(const RunResult& run) {
  const LoadReport& report = run.corpus->report();
  const RunCounts& counts = run.report.counts;
  return "Tuned on " + on_one_line(text_of_path(report.path)) + " (digest " + report.digest +
         "): " + counted(counts.documents, "document", "documents") + ", " +
         counted(counts.shingles, "shingle", "shingles") + ", " +
         counted(counts.candidates, "candidate", "candidates") + ", " +
         counted(counts.similar, "similar pair", "similar pairs") + " in " +
         counted(counts.documents_with_match, "document", "documents") + ".";
}

/// A sentence on whether and when the candidates of an export are compared before they count as duplicates.
std::string verification(const HandoffTraits& engine, const Recipe& recipe) {
  const std::string title(engine.title);
  if (!engine.verifies || recipe.verify.by == VerifyBy::none)
    return title +
           " does not verify: it takes every candidate as a duplicate, and all documents connected by a chain of "
           "candidates as one group, of which one document stays. Pairs far below the threshold are among them.";
  if (engine.engine == HandoffEngine::text_dedup)
    return title +
           " verifies only if check_false_positive is true, as here. Otherwise it takes every candidate as a "
           "duplicate." +
           (recipe.verify.by == VerifyBy::signature
                ? " It compares sets of shingles, where this recipe compares signatures."
                : "");
  return title + " verifies its candidates here.";
}

std::string removal_text(const Removal& removal) {
  return counted(removal.documents, "document", "documents") + " (largest group: " + grouped(removal.largest) + ")";
}

/// States what candidates alone would remove from this corpus, and what verified pairs remove.
std::string price_text(const HandoffFindings& found) {
  const auto& [candidates, verified] = found.price;
  if (found.run.recipe.verify.by == VerifyBy::none)
    return "Candidates alone would remove " + removal_text(verified) +
           " there. Verification was off, so it is unknown how many of them are wrong.";
  return "Candidates alone would remove " + removal_text(candidates) + " there, verified pairs " +
         removal_text(verified) + ": " + counted(found.price.too_many(), "document", "documents") + " too many.";
}

}  // namespace

std::string handoff_head(HandoffEngine engine, const Recipe& recipe, const HandoffFindings* found) {
  const HandoffTraits& traits = traits_of(engine);
  std::string head = comment("Written by Lookalike " + std::string(version()) + " from this recipe:");
  head += recipe_comment(recipe) + "#\n" + comment(sameness(traits, recipe)) + "#\n";
  head += comment(found ? source(found->run)
                        : "Tuned on no corpus: an export with a corpus names it here, with the results found there and "
                          "the documents that candidates alone would remove.");
  head += "#\n" + comment(verification(traits, recipe) + (found ? " " + price_text(*found) : ""));
  head.pop_back();
  return head;
}

}  // namespace lookalike
