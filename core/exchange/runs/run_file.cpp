#include "core/exchange/runs/run_file.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/value_text.h"
#include "core/corpus/load_options.h"
#include "core/exchange/path_text.h"
#include "core/exchange/runs/report_json.h"
#include "core/system/whole_file.h"

namespace lookalike {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kLongestPath = 4096;  // bytes, PATH_MAX of Linux: longer paths cannot be opened
constexpr int kMostFolders = 16;            // of the old path that are tried in the new one

bool is_there(const fs::path& path) {
  std::error_code error;
  if (path.native().size() > kLongestPath) return false;
  return fs::exists(path, error);
}

bool is_missing(const std::string& path) {
  return path != kBuiltinCorpus && !is_there(path);
}

std::optional<fs::path> find_by_its_end(const fs::path& path, const fs::path& folder) {
  const fs::path names = path.relative_path();
  fs::path end;
  int folders = 0;
  for (auto name = names.end(); name != names.begin() && folders <= kMostFolders;) {
    --name;
    if (name->empty()) continue;  // after a trailing slash
    ++folders;
    end = end.empty() ? *name : *name / end;
    if (is_there(folder / end)) return folder / end;
  }
  return {};
}

std::string found(const std::string& path, const fs::path& folder) {
  if (path == kBuiltinCorpus || path.size() > kLongestPath) return path;
  if (fs::path(path).is_relative() && is_there(folder / path)) return (folder / path).lexically_normal().string();
  if (is_there(path)) return path;
  const auto moved = find_by_its_end(path, folder);
  return moved ? moved->lexically_normal().string() : path;
}

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostPaths = 100'000;
constexpr std::size_t kMostSweeps = 1'000;

// Writes only the parts that are set, because older versions do not support them.
void add_dialect(const LoadOptions& load, Json& corpus) {
  for (const std::string_view key : kTableOptions)
    if (std::string value = table_option(load.table, key); value != "auto") corpus["table"][key] = std::move(value);
  if (!load.encoding.empty()) corpus["encoding"] = load.encoding;
}

Json corpus_json(const RunFile& run) {
  Json paths = Json::array();
  for (const std::string& path : run.paths) paths.push_back(text_of_path(path));
  Json corpus = {{"paths", std::move(paths)},
                 {"format", to_string(run.load.format)},
                 {"text_column", run.load.text_column},
                 {"id_column", run.load.id_column},
                 {"title_column", run.load.title_column},
                 {"no_id", run.load.no_id},
                 {"no_title", run.load.no_title},
                 {"strip_mail_headers", run.load.strip_mail_headers},
                 {"digest", run.digest}};
  add_dialect(run.load, corpus);
  return corpus;
}

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, "This is not a run file of Lookalike: " + sentence);
}

// Members that may be missing; each throws WrongMember.
void read_text(const Json& json, std::string_view name, std::string& text) {
  if (find_member(json, name)) text = text_member(json, name);
}

void read_flag(const Json& json, std::string_view name, bool& flag) {
  if (find_member(json, name)) flag = flag_member(json, name);
}

Result<void> read_paths(const Json& json, RunFile& run) {
  if (!find_member(json, "paths")) return {};
  if (array_member(json, "paths").size() > kMostPaths)
    return wrong("its corpus has more than " + std::to_string(kMostPaths) + " paths.");
  for (const std::string& text : texts_member(json, "paths")) {
    const auto path = path_of_text(text);
    if (!path) return wrong("a path of the corpus contains a NUL.");
    run.paths.push_back(*path);
  }
  return {};
}

Result<void> read_dialect(const Json& json, LoadOptions& load) {
  read_text(json, "encoding", load.encoding);
  const Json* const table = find_member(json, "table");
  for (const std::string_view key : kTableOptions) {
    std::string value = "auto";
    if (table) read_text(*table, key, value);
    if (const auto problem = set_table_option(load.table, key, value)) return wrong(*problem);
  }
  return {};
}

Result<void> read_corpus(const Json& json, RunFile& run) {
  if (const auto read = read_paths(json, run); !read) return read;
  read_text(json, "text_column", run.load.text_column);
  read_text(json, "id_column", run.load.id_column);
  read_text(json, "title_column", run.load.title_column);
  read_flag(json, "no_id", run.load.no_id);
  read_flag(json, "no_title", run.load.no_title);
  read_flag(json, "strip_mail_headers", run.load.strip_mail_headers);
  read_text(json, "digest", run.digest);
  std::string name = "auto";
  read_text(json, "format", name);
  const auto format = format_named(name);
  if (!format) return wrong("there is no kind of corpus " + in_quotes(name) + ".");
  run.load.format = *format;
  return read_dialect(json, run.load);
}

// A pin of an older file sets the curve only; its other settings are those of the recipe.
Result<RunRecord> record_of_pin(const Json& pin, Recipe recipe) {
  const auto pinned = recipe_of(pin);
  if (!pinned) return tl::unexpected(pinned.error());
  recipe.lsh = pinned->lsh;
  recipe.verify = pinned->verify;
  recipe.sketch.hashes = pinned->sketch.hashes;
  return RunRecord{{}, recipe, true, {}};
}

Result<void> read_records(const Json& json, std::string_view name, RunFile& run) {
  if (!find_member(json, name)) return {};
  if (array_member(json, name).size() > RunRecord::kMost)
    return wrong("it contains more than " + std::to_string(RunRecord::kMost) + " runs to compare with.");
  for (const Json& one : array_member(json, name)) {
    auto record = name == "pins" ? record_of_pin(one, run.recipe) : run_record_from(one);
    if (!record) return wrong(record.error().message);
    run.runs.push_back(std::move(*record));
  }
  return {};
}

Result<void> read_recipe(const Json& json, RunFile& run) {
  const Json* recipe_json = find_member(json, "recipe");
  if (!recipe_json) return {};
  const auto recipe = recipe_of(*recipe_json);
  if (!recipe) return wrong(recipe.error().message);
  run.recipe = *recipe;
  return {};
}

Result<ChosenKeeper> keeper_from(const Json& json) {
  const std::string text = text_member(json, "text");
  const auto digest = text_digest_from(text);
  if (!digest) return wrong("a chosen keeper has a text " + in_quotes(text) + ", which is not a digest.");
  const auto position = count_member(json, "document", std::numeric_limits<std::uint32_t>::max());
  return ChosenKeeper{DocumentIndex(position), *digest, stored_text(text_member(json, "id"), ChosenKeeper::kLongestId)};
}

Result<void> read_keepers(const Json& json, RunFile& run) {
  if (!find_member(json, "kept")) return {};
  if (array_member(json, "kept").size() > ChosenKeeper::kMost)
    return wrong("it has more than " + std::to_string(ChosenKeeper::kMost) + " chosen keepers.");
  for (const Json& one : array_member(json, "kept")) {
    auto keepers = keeper_from(one);
    if (!keepers) return tl::unexpected(keepers.error());
    run.keepers.push_back(std::move(*keepers));
  }
  return {};
}

Json keepers_json(const std::vector<ChosenKeeper>& keepers) {
  Json json = Json::array();
  for (const ChosenKeeper& one : keepers)
    json.push_back({{"document", one.position.value}, {"text", to_string(one.text)}, {"id", one.id}});
  return json;
}

Result<void> read_sweeps(const Json& json, RunFile& run) {
  std::vector<const Json*> tables;
  if (const Json* one = find_member(json, "sweep"); one && !one->is_null()) tables.push_back(one);
  if (find_member(json, "sweeps"))
    for (const Json& table : array_member(json, "sweeps")) tables.push_back(&table);
  if (tables.size() > kMostSweeps) return wrong("it contains more than " + std::to_string(kMostSweeps) + " sweeps.");
  for (const Json* table : tables) {
    auto sweep = sweep_table_of(*table);
    if (!sweep) return tl::unexpected(sweep.error());
    run.sweeps.push_back(std::move(*sweep));
  }
  return {};
}

Result<void> read_verdicts(const Json& json, RunFile& run) {
  if (!find_member(json, "verdicts")) return {};
  auto verdicts = verdicts_from(array_member(json, "verdicts"));
  if (!verdicts) return wrong(verdicts.error().message);
  run.verdicts = std::move(*verdicts);
  return {};
}

Result<void> read_window(const Json& json, RunFile& run) {
  std::string file;
  read_text(json, "file", file);
  const auto path = path_of_text(file);
  if (!path) return wrong("the path of a run file contains a NUL.");
  run.file = *path;
  read_flag(json, "closed", run.closed);
  if (const Json* const window = find_member(json, "window")) run.window = window->dump();
  return {};
}

Result<RunFile> read_run(const Json& json) {
  RunFile run;
  if (find_member(json, "version") && count_member(json, "version") > kRunFileVersion)
    return wrong("it was written by a newer version.");
  for (const auto& read : {read_corpus(member(json, "corpus"), run), read_recipe(json, run),
                           read_records(json, "pins", run), read_records(json, "runs", run), read_sweeps(json, run),
                           read_verdicts(json, run), read_keepers(json, run), read_window(json, run)})
    if (!read) return tl::unexpected(read.error());
  return run;
}

}  // namespace

void look_for_corpus(RunFile& run, const std::string& folder) {
  for (std::string& path : run.paths) path = found(path, folder);
}

std::optional<std::string> missing_path(const RunFile& run) {
  const auto missing = std::ranges::find_if(run.paths, is_missing);
  return missing == run.paths.end() ? std::nullopt : std::optional(*missing);
}

void move_corpus(RunFile& run, const std::string& path) {
  const auto missing = std::ranges::find_if(run.paths, is_missing);
  if (missing != run.paths.end()) *missing = path;
  look_for_corpus(run, fs::path(path).parent_path().string());
}

Json to_json(const RunFile& run) {
  Json runs = Json::array();
  for (const RunRecord& record : run.runs) runs.push_back(to_json(record));
  Json sweeps = Json::array();
  for (const SweepTable& table : run.sweeps) sweeps.push_back(to_json(table));
  Json json = {{"version", kRunFileVersion},       {"corpus", corpus_json(run)},  {"recipe", to_json(run.recipe)},
               {"runs", std::move(runs)},          {"sweeps", std::move(sweeps)}, {"verdicts", to_json(run.verdicts)},
               {"kept", keepers_json(run.keepers)}};
  if (!run.window.empty()) json["window"] = Json::parse(run.window);
  if (!run.file.empty()) json["file"] = text_of_path(run.file);
  if (run.closed) json["closed"] = true;
  return json;
}

Result<RunFile> run_file_from_json(std::string_view text) try {
  const auto json = parse_json(text);
  if (!json) return wrong(json.error().message);
  if (!json->is_object() || !json->contains("corpus")) return wrong("it is not JSON with a corpus.");
  return read_run(*json);
} catch (const WrongMember& error) {
  return wrong(error.what());
}

Result<RunFile> read_run_file(const std::string& path) {
  const auto text = read_whole_file(path);
  if (!text) return tl::unexpected(text.error());
  auto run = run_file_from_json(*text);
  if (!run)
    run.error().place.file = path;
  else
    look_for_corpus(*run, std::filesystem::absolute(path).parent_path().string());
  return run;
}

Result<void> write_run_file(const RunFile& run, const std::string& path) {
  return write_json(to_json(run), path);
}

bool is_run_file(std::string_view path) {
  return path.ends_with(kRunFileEnding);
}

Result<VerdictTable> read_verdicts(const std::string& path, const Corpus& corpus, const TextDigests& digests) {
  if (!is_run_file(path)) return read_verdicts_csv(path, corpus, digests);
  auto run = read_run_file(path);
  if (!run) return tl::unexpected(run.error());
  VerdictTable table;
  table.pairs = run->verdicts.pairs();
  return table;
}

}  // namespace lookalike
