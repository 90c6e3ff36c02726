#include "core/exchange/handoff/handoff.h"

#include <algorithm>
#include <filesystem>

#include "core/base/value_text.h"
#include "core/exchange/handoff/head.h"
#include "core/exchange/handoff/template_of_recipe.h"
#include "core/exchange/result_tables.h"

namespace lookalike {
namespace {

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
  return "about " + decimal(bytes / 1e3, 1) + " kB a document of " + decimal(shingles, 0) +
         " shingles; 16 GB hold some " + decimal(millions, millions < 10 ? 1 : 0) + " million documents";
}

Result<std::string> head_text(HandoffEngine engine, const Recipe& recipe, const RunResult* run,
                              const Progress& progress) {
  if (!run) return handoff_head(engine, recipe, nullptr);
  const auto price = price_of_not_verifying(*run, progress);
  if (!price) return tl::unexpected(price.error());
  const HandoffFindings found{*run, *price};
  return handoff_head(engine, recipe, &found);
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
                       ", and Python would take the script itself for it; give it another name.",
                   {path, {}, {}});
  return write_text(*text, path);
}

}  // namespace lookalike
