#include "app/cli/corpus_command.h"

#include <filesystem>

#include "app/cli/options.h"
#include "core/corpus/corpus_format.h"
#include "core/corpus/file_list.h"
#include "core/corpus/load_options.h"
#include "core/exchange/output_check.h"
#include "core/exchange/pairs/group_files.h"
#include "core/exchange/path_text.h"
#include "core/exchange/runs/run_file.h"
#include "core/query/groups/keepers.h"
#include "core/sketch/min_hash_kernels.h"
#include "core/system/whole_file.h"
#include "core/text/stop_words.h"
#include "core/text/tokens.h"

namespace lookalike::cli {
namespace {

constexpr const char* kStandardInput = "/dev/stdin";

/// A corpus found elsewhere may have only the same name.
void warn_of_other_texts(const RunFile& run, const Corpus& corpus) {
  const LoadReport& report = corpus.report();
  if (run.digest.empty() || report.digest == run.digest) return;
  warn(report.path + " is not the corpus that this run was saved with, or its texts have changed since. Numbers may " +
       "differ.");
}

}  // namespace

void CorpusCommand::add_to(CLI::App& command) {
  command
      .add_option("corpus", paths_,
                  "Files, folders, archives or pipes, or one .lookalike file; 'builtin' is the built-in corpus, '-' is "
                  "standard input")
      ->required()
      ->transform([](const std::string& path) { return path == "-" ? std::string(kStandardInput) : path; })
      ->type_name("CORPUS");
  command.add_option("--format", format_, "Read the corpus in this format")
      ->check(CLI::IsMember(file_format_names()))
      ->transform([](const std::string& name) { return name == "reviews" ? std::string("table") : name; })
      ->capture_default_str();
  command.add_option("--text-column", text_column_,
                     "Column or JSON field with the text; doc.text is a nested field, title,text are joined");
  command.add_option("--id-column", id_column_, "Column or JSON field with the id");
  command.add_option("--title-column", title_column_, "Column or JSON field with the title");
  const auto add_part = [&](const char* key, const char* meaning) {
    const auto take = [this, key](const std::string& value) {
      const auto problem = set_table_option(table_, key, value);
      if (problem) throw CLI::ValidationError(*problem);
    };
    command.add_option_function<std::string>(std::string("--") + key, take, meaning);
  };
  add_part("separator", "Tables: separator, a character or comma, tab, semicolon, pipe; default: detected");
  add_part("quote", "Tables: quote, a character or double, single, none; default: detected");
  add_part("escape", "Tables: escape of quotes in a field, doubled or backslash; default: detected");
  add_part("header",
           "Tables: yes or no, whether the first record names the columns; without a header they are 1, 2, 3");
  command.add_option("--encoding", encoding_, "Encoding of the files as iconv names it, e.g. windows-1251");
  command.add_flag("--strip-headers", strip_headers_, "Text files: remove mail headers");
  auto* file =
      command.add_option("--recipe", recipe_file_, "Recipe (JSON); a run file or a report has one")->type_name("FILE");
  command.add_option("--study", study_, "Named recipe: " + listed(studies()))->type_name("NAME")->excludes(file);
  add_settings(command, settings_);
  add_threads(command, threads_);
  command.add_option("--kernel", engine_.kernel, "Kernel that makes the signatures; default: the fastest")
      ->transform(CLI::IsMember(names_of(min_hash_kernels()),
                                [](const std::string& name) { return name == "AVX3" ? "AVX-512" : name; }))
      ->type_name("NAME");
  add_memory(command, engine_.memory);
  add_quiet(command, quiet_);
}

Result<const RunFile*> CorpusCommand::run_file() const {
  if (run_file_ || paths_.size() != 1 || !is_run_file(paths_.front())) return run_file_.get();
  auto run = read_run_file(paths_.front());
  if (!run) return tl::unexpected(run.error());
  run_file_ = std::make_shared<const RunFile>(std::move(*run));
  return run_file_.get();
}

Result<std::vector<std::string>> CorpusCommand::inputs() const {
  const auto run = run_file();
  if (!run) return tl::unexpected(run.error());
  auto recipe = base_recipe();
  if (!recipe) return tl::unexpected(recipe.error());
  apply_settings(*recipe);
  std::vector<std::string> files = paths_;
  if (*run) files.insert(files.end(), (*run)->paths.begin(), (*run)->paths.end());
  files.push_back(recipe_file_);
  files.push_back(stop_word_file(recipe->text.stop_words).value_or(""));
  return files;
}

Result<void> CorpusCommand::check_outputs(const std::vector<std::string>& outputs,
                                          const std::vector<std::string>& more) const {
  auto files = inputs();
  if (!files) return tl::unexpected(files.error());
  files->insert(files->end(), more.begin(), more.end());
  auto written = outputs;
  written.push_back(figures_.file());
  return lookalike::check_outputs(*files, written);
}

Result<void> CorpusCommand::check_files(bool needed, const std::string& why) const {
  const auto comes_once = [](const std::string& path) { return path == kStandardInput || is_stream(path); };
  const auto stream = needed ? std::ranges::find_if(paths_, comes_once) : paths_.end();
  if (stream == paths_.end()) return {};
  return failure(ErrorCode::bad_usage, "Standard input or a pipe can be read only once, and " + why, {*stream, {}, {}});
}

Result<RunFile> CorpusCommand::as_run_file(const RunResult& run) const {
  const auto file = run_file();
  if (!file) return tl::unexpected(file.error());
  RunFile made = *file ? **file : RunFile{};
  if (!*file) {
    for (const std::string& path : paths_)
      made.paths.push_back(path == kBuiltinCorpus ? path : std::filesystem::absolute(path).string());
    made.load = load_options({});
  }
  made.digest = run.corpus->report().digest;
  made.recipe = run.recipe;
  return made;
}

Result<Verdicts> CorpusCommand::saved_verdicts() const {
  const auto file = run_file();
  if (!file) return tl::unexpected(file.error());
  return *file ? (*file)->verdicts : Verdicts();
}

Result<std::vector<DocumentIndex>> CorpusCommand::chosen_keepers(const Corpus& corpus, const Progress& progress) const {
  const auto file = run_file();
  if (!file) return tl::unexpected(file.error());
  const auto places = find_keepers(corpus, *file ? (*file)->keepers : std::vector<ChosenKeeper>(), progress);
  if (!places) return tl::unexpected(places.error());
  return documents_of(*places);
}

Result<void> CorpusCommand::write_clean(const Corpus& corpus, const std::vector<GroupMember>& members,
                                        const std::string& path, const Progress& progress) const {
  const auto files = paths();
  if (!files) return tl::unexpected(files.error());
  const std::string wrong = wrong_ending(path, clean_endings(corpus.report().format, *files));
  if (!wrong.empty()) return failure(ErrorCode::bad_usage, wrong);
  return write_clean_corpus(corpus, *files, members, path, progress);
}

Result<Recipe> CorpusCommand::base_recipe() const {
  if (base_recipe_) return *base_recipe_;
  auto recipe = read_base_recipe();
  if (recipe) base_recipe_ = *recipe;
  return recipe;
}

Result<Recipe> CorpusCommand::read_base_recipe() const {
  if (!study_.empty()) {
    if (const Study* study = find_study(study_)) return study->recipe;
    return failure(ErrorCode::bad_usage,
                   "There is no study \"" + study_ + "\"; the studies are " + listed(studies()) + ".");
  }
  if (recipe_file_.empty()) {
    const auto run = run_file();
    if (!run) return tl::unexpected(run.error());
    return *run ? (*run)->recipe : Recipe{};
  }
  const auto text = read_whole_stream(recipe_file_);
  if (!text) return failure(ErrorCode::bad_usage, text.error().message, text.error().place);
  auto recipe = recipe_from_json(*text);
  if (!recipe) recipe.error().place.file = recipe_file_;
  return recipe;
}

// Applies every --set; returns all problems, one per line.
std::string CorpusCommand::apply_settings(Recipe& recipe) const {
  std::string wrong;
  for (const std::string& setting : settings_)
    if (const auto problem = apply_setting(recipe, setting)) wrong += "\n  " + *problem;
  return wrong;
}

Result<Recipe> CorpusCommand::recipe_to_vary(const Recipe* base) const {
  auto recipe = base ? Result<Recipe>(*base) : base_recipe();
  if (!recipe) return recipe;
  if (const std::string wrong = apply_settings(*recipe); !wrong.empty())
    return failure(ErrorCode::bad_usage, "The recipe cannot be varied:" + wrong);
  return recipe;
}

Result<Recipe> CorpusCommand::recipe() const {
  auto recipe = base_recipe();
  if (!recipe) return recipe;
  std::string wrong = apply_settings(*recipe);
  for (const std::string& problem : problems(*recipe)) wrong += "\n  " + problem;
  if (const auto words = load_stop_words(recipe->text.stop_words); !words) wrong += "\n  " + to_string(words.error());
  if (!wrong.empty()) return failure(ErrorCode::bad_usage, "The recipe cannot be run:" + wrong);
  return recipe;
}

LoadOptions CorpusCommand::load_options(const SampleOptions& sample) const {
  LoadOptions options;
  options.format = *format_named(format_);
  options.text_column = text_column_;
  options.id_column = id_column_;
  options.title_column = title_column_;
  options.table = table_;
  options.encoding = encoding_;
  options.strip_mail_headers = strip_headers_;
  options.streams = true;
  options.sample = sample;
  options.copied_texts = engine_.memory.texts();
  return options;
}

Result<std::vector<std::string>> CorpusCommand::paths() const {
  const auto run = run_file();
  if (!run) return tl::unexpected(run.error());
  return *run ? (*run)->paths : paths_;
}

Result<std::shared_ptr<const Corpus>> CorpusCommand::load(const SampleOptions& sample, const Progress& progress) const {
  const auto run = run_file();
  if (!run) return tl::unexpected(run.error());
  if (!*run) return load_corpus(paths_, load_options(sample), progress);
  if (const auto missing = missing_path(**run))
    return failure(ErrorCode::unreadable, "The corpus of the run is neither where it was nor beside the run file.",
                   {*missing, {}, {}});
  LoadOptions options = (*run)->load;
  options.sample = sample;
  options.copied_texts = engine_.memory.texts();
  auto corpus = load_corpus((*run)->paths, options, progress);
  if (corpus) warn_of_other_texts(**run, **corpus);
  return corpus;
}

Result<std::shared_ptr<const Corpus>> CorpusCommand::load_other(const std::string& path, const SampleOptions& sample,
                                                                const Progress& progress,
                                                                const std::string& text_column,
                                                                const std::string& id_column) const {
  const auto run = run_file();
  if (!run) return tl::unexpected(run.error());
  LoadOptions options = *run ? (*run)->load : load_options(sample);
  if (!text_column.empty()) options.text_column = text_column;
  if (!id_column.empty()) options.id_column = id_column;
  options.sample = sample;
  options.streams = true;
  options.copied_texts = engine_.memory.texts();
  return load_corpus({path == "-" ? kStandardInput : path}, options, progress);
}

Result<std::shared_ptr<const RunResult>> CorpusCommand::run(const Progress& progress) const {
  const auto wanted = recipe();
  if (!wanted) return tl::unexpected(wanted.error());
  auto corpus = load(wanted->sample, progress.part(0, 0.4, "read"));
  if (!corpus) return tl::unexpected(corpus.error());
  return Engine(std::move(*corpus), engine_).run(*wanted, progress.part(0.4, 1, "clean"));
}

std::string not_compared_sentence(std::uint64_t documents) {
  if (documents == 0) return {};
  return grouped(documents) + (documents == 1 ? " document has" : " documents have") +
         " no shingles and could not be compared\n";
}

std::string reading_sentences(const LoadReport& source) {
  std::string text;
  for (const std::string& remark : source.remarks) text += remark + "\n";
  if (source.damage_total == 0) return text;
  const Damage& first = source.damage.front();
  const std::string left_out =
      source.skipped == 0 ? std::string() : ", " + counted(source.skipped, "record") + " skipped";
  return text + "Damage in " + counted(source.damage_total, "place") + left_out +
         "; run --report FILE.json lists it. The first: " + to_string(first.place) + ": " + first.reason + "\n";
}

}  // namespace lookalike::cli
