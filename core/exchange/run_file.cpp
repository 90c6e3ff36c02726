#include "core/exchange/run_file.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/whole_file.h"
#include "core/exchange/moved_corpus.h"
#include "core/exchange/path_text.h"
#include "core/exchange/report_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

constexpr CorpusFormat kFormats[] = {CorpusFormat::automatic,  CorpusFormat::newswire,   CorpusFormat::reviews,
                                     CorpusFormat::json_lines, CorpusFormat::text_files, CorpusFormat::builtin};

Json corpus_json(const RunFile& run) {
  Json paths = Json::array();
  for (const std::string& path : run.paths) paths.push_back(text_of_path(path));
  return {{"paths", std::move(paths)},
          {"format", to_string(run.load.format)},
          {"text_column", run.load.text_column},
          {"id_column", run.load.id_column},
          {"title_column", run.load.title_column},
          {"no_id", run.load.no_id},
          {"no_title", run.load.no_title},
          {"strip_mail_headers", run.load.strip_mail_headers},
          {"digest", run.digest}};
}

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, "This is no run file of Lookalike: " + sentence);
}

std::optional<CorpusFormat> format_named(const std::string& name) {
  for (const CorpusFormat format : kFormats)
    if (to_string(format) == name) return format;
  return {};
}

// Throws where a member is of another kind.
Result<void> read_corpus(const Json& json, RunFile& run) {
  for (const std::string& text : json.value("paths", std::vector<std::string>())) {
    const auto path = path_of_text(text);
    if (!path) return wrong("a path of the corpus holds a NUL.");
    run.paths.push_back(*path);
  }
  run.load.text_column = json.value("text_column", run.load.text_column);
  run.load.id_column = json.value("id_column", run.load.id_column);
  run.load.title_column = json.value("title_column", run.load.title_column);
  run.load.no_id = json.value("no_id", false);
  run.load.no_title = json.value("no_title", false);
  run.load.strip_mail_headers = json.value("strip_mail_headers", false);
  run.digest = json.value("digest", run.digest);
  const std::string name = json.value("format", "auto");
  const auto format = format_named(name);
  if (!format) return wrong("there is no kind of corpus \"" + name + "\".");
  run.load.format = *format;
  return {};
}

Result<void> read_rest(const Json& json, RunFile& run) {
  auto recipe = recipe_from_json(json.value("recipe", Json::object()).dump());
  if (!recipe) return wrong(recipe.error().message);
  run.recipe = *recipe;
  for (const Json& pin : json.value("pins", Json::array())) {
    auto pinned = recipe_from_json(pin.dump());
    if (!pinned) return wrong(pinned.error().message);
    run.pins.push_back(*pinned);
  }
  if (!json.contains("sweep") || json["sweep"].is_null()) return {};
  auto sweep = sweep_table_from_json(json["sweep"].dump());
  if (!sweep) return tl::unexpected(sweep.error());
  run.sweep = std::move(*sweep);
  return {};
}

}  // namespace

Json to_json(const RunFile& run) {
  Json pins = Json::array();
  for (const Recipe& pin : run.pins) pins.push_back(to_json(pin));
  return {{"version", kRunFileVersion},
          {"corpus", corpus_json(run)},
          {"recipe", to_json(run.recipe)},
          {"pins", pins},
          {"sweep", run.sweep ? to_json(*run.sweep) : Json()},
          {"verdicts", Json::array()}};
}

Result<RunFile> run_file_from_json(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("corpus")) return wrong("it is not JSON with a corpus in it.");
  RunFile run;
  try {
    if (json.value("version", 0) > kRunFileVersion) return wrong("it was written by a newer version.");
    if (const auto read = read_corpus(json["corpus"], run); !read) return tl::unexpected(read.error());
    if (const auto read = read_rest(json, run); !read) return tl::unexpected(read.error());
  } catch (const nlohmann::json::exception&) {
    return wrong("a member of it is of another kind.");
  }
  return run;
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

}  // namespace lookalike
