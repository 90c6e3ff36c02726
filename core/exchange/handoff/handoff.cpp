#include "core/exchange/handoff/handoff.h"

#include <utf8proc.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/resources.h"
#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/exchange/handoff/engines.h"
#include "core/exchange/handoff/template_text.h"
#include "core/exchange/path_text.h"
#include "core/exchange/result_tables.h"
#include "core/query/groups/unverified.h"
#include "core/sketch/hash_functions.h"
#include "core/text/shingle_set.h"
#include "core/text/stop_words.h"

namespace lookalike {
namespace {

constexpr std::size_t kLineLength = 118;  // of a recipe without a comma or the bracket at the end

/// The words as Python literals, in lines. Words that are not UTF-8 are left out: no exported text contains them.
std::string literals(const StopWords& words) {
  std::vector<std::string> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  std::string text, line = "   ";
  for (const std::string& word : sorted) {
    if (!is_utf8(word)) continue;
    const std::string literal = " " + on_one_line(nlohmann::json(word).dump()) + ",";
    if (line.size() + literal.size() > kLineLength) {
      text += line + "\n";
      line = "   ";
    }
    line += literal;
  }
  return text + line;
}

std::string python_name(ElementHash hash) {
  switch (hash) {
    case ElementHash::xxh3:
      return "xxhash.xxh3_64_intdigest";
    case ElementHash::crc32:
      return "zlib.crc32";
    case ElementHash::sha1:
      break;
  }
  return "sha1_hash32";
}

std::string condition_of(ElementHash hash) {
  return hash == ElementHash::xxh3 ? "xxh3" : hash == ElementHash::crc32 ? "crc32" : "sha1";
}

/// datasketch makes these two itself.
bool makes_signatures(HandoffEngine engine, HashFamily family) {
  return engine == HandoffEngine::datasketch && (family == HashFamily::mersenne_61 || family == HashFamily::affine_32);
}

class Writer {
 public:
  Writer(HandoffEngine engine, const Recipe& recipe) : engine_(engine), recipe_(recipe) {}

  TemplateValues write() && {
    add_text();
    add_shingles();
    add_signatures();
    add_bands();
    add_verification();
    return std::move(made_);
  }

 private:
  void add_if(bool holds, std::string_view condition) {
    if (holds) made_.conditions.emplace(condition);
  }
  void set(std::string_view name, std::string value) { made_.values.emplace(name, std::move(value)); }
  void set(std::string_view name, std::uint64_t value) { set(name, std::to_string(value)); }
  bool words() const { return recipe_.shingles.unit == ShingleUnit::word; }

  void add_text() {
    const TextOptions& text = recipe_.text;
    add_if(text.letter_case == Case::lower, "lower");
    add_if(text.characters == Characters::unicode, "unicode");
    add_if(text.entities == Entities::decode, "entities");
    add_if(text.punctuation == Punctuation::remove, "remove");
    add_if(text.punctuation == Punctuation::split, "split");
    add_if(text.digits == Digits::drop, "digits-drop");
    add_if(words() && text.stop_words != "none", "stop-words");
    add_if(!words() && text.spaces == Spaces::underscore, "underscore");
    add_if(!words() && text.spaces == Spaces::collapse, "collapse");
  }

  void add_shingles() {
    const ShingleOptions& shingles = recipe_.shingles;
    add_if(words(), "words");
    add_if(shingles.bag, "bag");
    add_if(shingles.short_texts == ShortTexts::whole, "whole");
    add_if(shingles.keep_empty, "keep-empty");
    add_if(!shingles.keep_empty, "drop-empty");
    const ElementHash hash = element_hash(shingles.hash);
    add_if(true, condition_of(hash));
    set("k", shingles.k);
    set("element_hash", python_name(hash));
  }

  void add_signatures() {
    const SketchOptions& sketch = recipe_.sketch;
    const ElementHash of_recipe = element_hash(recipe_.shingles.hash);
    const ElementHash input = input_hash(sketch.family, of_recipe);
    const bool signing = !makes_signatures(engine_, sketch.family);
    add_if(signing, "signing");
    add_if(signing && input != of_recipe, "rehash");
    add_if(signing, condition_of(input));
    add_if(true, to_string(sketch.family));
    add_if(sketch.family == HashFamily::multiply_shift || recipe_.shingles.bag, "mix");
    add_if(sketch.family == HashFamily::mersenne_61 && sketch.seed == 42, "seed-of-data-juicer");
    set("n", sketch.hashes);
    set("seed", sketch.seed);
    set("family", std::string(to_string(sketch.family)));
    set("input_hash", python_name(input));
  }

  void add_bands() {
    const LshOptions& lsh = recipe_.lsh;
    const bool keys = engine_ == HandoffEngine::spark || (engine_ == HandoffEngine::datatrove && lsh.buckets > 0);
    const bool xxhash = keys || recipe_.shingles.hash == ShingleHash::xxh3;
    add_if(keys, "keys");
    add_if(xxhash, "xxhash");
    add_if(engine_ != HandoffEngine::datatrove, "scoring");
    add_if(lsh.buckets > 0, "buckets");
    set("bands", lsh.bands);
    set("bands_at_once", std::min<std::uint64_t>(lsh.bands, 5));  // NeMo Curator's own default
    set("rows", lsh.rows);
    set("buckets", lsh.buckets);
    set("packages", xxhash ? ", xxhash 3 or later" : "");
  }

  void add_verification() {
    const VerifyOptions& verify = recipe_.verify;
    add_if(verify.by == VerifyBy::exact, "exact");
    add_if(verify.by == VerifyBy::signature, "by-signature");
    add_if(verify.by == VerifyBy::none, "unverified");
    add_if(verify.by != VerifyBy::none, "threshold");
    add_if(verify.prefix > 0, "prefix");
    set("threshold", find_parameter("verify.threshold")->get(recipe_));
    set("prefix", verify.prefix);
  }

  HandoffEngine engine_;
  const Recipe& recipe_;
  TemplateValues made_;
};

/// A recipe's values for the templates: all except head, file and memory. Errors: as load_stop_words.
Result<TemplateValues> template_values(HandoffEngine engine, const Recipe& recipe) {
  const auto words = load_stop_words(recipe.text.stop_words);
  if (!words) return tl::unexpected(words.error());
  TemplateValues values = Writer(engine, recipe).write();
  values.values.emplace("stop_words", literals(**words));
  return values;
}

/// A name for a docstring: the file's if it has only safe letters, or a general one.
std::string plain_name(const std::string& path) {
  const std::string name = std::filesystem::path(path).filename().string();
  const auto is_plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
           c == '_';
  };
  return !name.empty() && std::ranges::all_of(name, is_plain) ? name : "SCRIPT.py";
}

/// Whether a script imports a module of this name, which Python would look for beside the script first.
bool imports(const std::string& script, const std::string& module) {
  const std::string forms[] = {"import " + module + "\n", "import " + module + " as ", "from " + module + " ",
                               "from " + module + "."};
  return std::ranges::any_of(forms,
                             [&](const std::string& form) { return script.find("\n" + form) != std::string::npos; });
}

/// States the memory that datasketch needs per document; measured with versions 1.10 and 2.0 on CPython 3.11.
std::string memory_sentence(const Recipe& recipe, const RunResult* run) {
  constexpr double kUsualShingles = 130, kArray = 112, kBand = 340, kValue = 8, kId = 60;
  const double shingles = run && run->report.counts.documents ? static_cast<double>(run->report.counts.shingles) /
                                                                    static_cast<double>(run->report.counts.documents)
                                                              : kUsualShingles;
  const double bytes = kId + 2 * kArray + 4.0 * recipe.sketch.hashes + kValue * shingles +
                       recipe.lsh.bands * (kBand + kValue * recipe.lsh.rows);
  const double millions = 16e9 / bytes / 1e6;
  return "about " + decimal(bytes / 1e3, 1) + " kB per document of " + decimal(shingles, 0) +
         " shingles; 16 GB hold about " + decimal(millions, millions < 10 ? 1 : 0) + " million documents";
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
    std::string line = (text.empty() ? "#   {" : "#    ") + nlohmann::json(group).dump() + ": " +
                       on_one_line(values.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!text.empty()) text += ",\n";
    while (line.size() > kLineLength && line.rfind(",\"", kLineLength) != std::string::npos) {
      const std::size_t end = line.rfind(",\"", kLineLength) + 1;
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
           "mersenne-61 with the seed 42, as this recipe does.";
  return "Bands and rows are the same, so a pair of a given similarity becomes a candidate with the same probability. "
         "The hash functions differ, so any given pair may be found here and missed there, or vice versa.";
}

std::string source(const RunResult& run) {
  const LoadReport& report = run.corpus->report();
  const RunCounts& counts = run.report.counts;
  return "Tuned on " + on_one_line(text_of_path(report.path)) + " (digest " + report.digest +
         "): " + counted(counts.documents, "document") + ", " + counted(counts.shingles, "shingle") + ", " +
         counted(counts.candidates, "candidate") + ", " + counted(counts.similar, "similar pair") + " in " +
         counted(counts.documents_with_match, "document") + ".";
}

/// A sentence on whether and when the candidates of an export are compared before they count as duplicates.
std::string verification(const HandoffTraits& engine, const Recipe& recipe) {
  const std::string title(engine.title);
  if (!engine.verifies || recipe.verify.by == VerifyBy::none)
    return title +
           " does not verify: it treats every candidate as a duplicate, and all documents connected by a chain of "
           "candidates as one group, of which one document stays. Pairs far below the threshold are among them.";
  if (engine.engine == HandoffEngine::text_dedup)
    return title +
           " verifies only if check_false_positive is true, as here. Otherwise it treats every candidate as a "
           "duplicate." +
           (recipe.verify.by == VerifyBy::signature
                ? " It compares sets of shingles, where this recipe compares signatures."
                : "");
  return title + " verifies its candidates here.";
}

std::string removal_text(const Removal& removal) {
  return counted(removal.documents, "document") + " (largest group: " + grouped(removal.largest) + ")";
}

/// States what candidates alone would remove from this corpus, and what verified pairs remove.
std::string price_text(const Recipe& recipe, const UnverifiedPrice& price) {
  if (recipe.verify.by == VerifyBy::none)
    return "Candidates alone would remove " + removal_text(price.by_verified) +
           " there. Verification was off, so it is unknown how many of them are wrong.";
  return "Candidates alone would remove " + removal_text(price.by_candidates) + " there, verified pairs " +
         removal_text(price.by_verified) + ": " + counted(price.too_many(), "document") + " too many.";
}

/// The comments at the beginning of an export: the recipe as JSON, the program's version, the corpus on which the
/// recipe was tuned and the results there.
Result<std::string> head_text(HandoffEngine engine, const Recipe& recipe, const RunResult* run,
                              const Progress& progress) {
  const HandoffTraits& traits = traits_of(engine);
  std::string verified = verification(traits, recipe);
  if (run) {
    const auto price = price_of_not_verifying(*run, progress);
    if (!price) return tl::unexpected(price.error());
    verified += " " + price_text(run->recipe, *price);
  }
  std::string head = comment("Written by Lookalike " + std::string(version()) + " from this recipe:");
  head += recipe_comment(recipe) + "#\n" + comment(sameness(traits, recipe)) + "#\n";
  head +=
      comment(run ? source(*run)
                  : "Not tuned on a corpus: an export with a corpus names it here, with the results found there and "
                    "the documents that candidates alone would remove.");
  head += "#\n" + comment(verified);
  head.pop_back();
  return head;
}

}  // namespace

Result<std::string> handoff_text(HandoffEngine engine, const Recipe& recipe, const std::string& file,
                                 const RunResult* run, const Progress& progress) {
  for (const std::string& problem : problems(recipe)) return failure(ErrorCode::bad_usage, problem);
  if (const auto refusal = handoff_refusal(engine, recipe)) return failure(ErrorCode::bad_usage, *refusal);
  auto values = template_values(engine, recipe);
  if (!values) return tl::unexpected(values.error());
  const auto head = head_text(engine, recipe, run, progress);
  if (!head) return tl::unexpected(head.error());
  values->values.emplace("head", *head);
  values->values.emplace("file", plain_name(file));
  values->values.emplace("memory", memory_sentence(recipe, run));
  return written_out(traits_of(engine).file, *values);
}

Result<void> write_handoff(HandoffEngine engine, const Recipe& recipe, const std::string& path, const RunResult* run,
                           const Progress& progress) {
  const HandoffTraits& traits = traits_of(engine);
  const auto text = handoff_text(engine, recipe, path, run, progress);
  if (!text) return tl::unexpected(text.error());
  const std::filesystem::path file(path);
  if (traits.is_script && file.extension() == ".py" && imports(*text, file.stem().string()))
    return failure(ErrorCode::bad_usage,
                   "The script imports " + file.stem().string() +
                       ", and Python would import the script itself; give it another name.",
                   {path, {}, {}});
  return write_text(*text, path);
}

}  // namespace lookalike
