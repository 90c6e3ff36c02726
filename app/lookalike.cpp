#include <sys/signalfd.h>
#include <QApplication>
#include <QCommandLineParser>
#include <QImage>
#include <QPixmap>
#include <QSocketNotifier>
#include <QTextStream>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus_format.h"
#include "core/corpus/load.h"
#include "core/corpus/load_options.h"
#include "core/exchange/output_check.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/runs/run_file.h"
#include "core/system/machine_memory.h"
#include "core/system/whole_file.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/exports/report_pdf.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/menus/manual.h"
#include "ui/main_window/menus/view_menu.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/main_window/unattended.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kBadUsage = 2, kNoCorpus = 3, kNotWritten = 4;
constexpr std::uint64_t kForTheWindow = 256'000'000;  // bytes; with less the program does not start

struct Start {
  QStringList paths;
  LoadOptions load;
  Recipe recipe;
};

const QCommandLineOption kStudy(QStringLiteral("study"), QStringLiteral("Start with this study."),
                                QStringLiteral("NAME"));
const QCommandLineOption kSet(QStringLiteral("set"), QStringLiteral("Change one parameter; may be repeated."),
                              QStringLiteral("KEY=VALUE"));
QString format_names() {
  QStringList names;
  for (const std::string& name : file_format_names()) names << QString::fromStdString(name);
  return names.join(QStringLiteral(", "));
}

const QCommandLineOption kFormat(QStringLiteral("format"), QStringLiteral("One of %1.").arg(format_names()),
                                 QStringLiteral("NAME"), QStringLiteral("auto"));
const QCommandLineOption kLessonPdf(QStringLiteral("lesson-pdf"),
                                    QStringLiteral("Save the whole lesson as a PDF, one page per step, and exit."),
                                    QStringLiteral("FILE"));
const QCommandLineOption kSlide(QStringLiteral("slide"),
                                QStringLiteral("Save a slide about the run as PNG, SVG or PDF and exit."),
                                QStringLiteral("FILE"));
const QCommandLineOption kManualPdf(QStringLiteral("manual-pdf"), QStringLiteral("Save the manual as a PDF and exit."),
                                    QStringLiteral("FILE"));
const QCommandLineOption kReportPdf(QStringLiteral("report-pdf"),
                                    QStringLiteral("Save a report in HTML, given as CORPUS, as a PDF and exit."),
                                    QStringLiteral("FILE"));
const QCommandLineOption kRecipe(QStringLiteral("recipe"), QStringLiteral("Start with this recipe (JSON)."),
                                 QStringLiteral("FILE"));
const QCommandLineOption kLanguage(QStringLiteral("language"), QStringLiteral("Language of the window: en or de."),
                                   QStringLiteral("CODE"));
const QCommandLineOption kTextColumn(QStringLiteral("text-column"), QStringLiteral("Column or field with the text."),
                                     QStringLiteral("NAME"));
const QCommandLineOption kEncoding(QStringLiteral("encoding"),
                                   QStringLiteral("Encoding of the files, such as GB18030."), QStringLiteral("NAME"));

QList<QCommandLineOption> dialect_options() {
  const QString value = QStringLiteral("VALUE");
  return {{QStringLiteral("separator"), QStringLiteral("Between fields: a character, comma, tab, semicolon or pipe."),
           value},
          {QStringLiteral("quote"), QStringLiteral("Around fields: a character, double, single or none."), value},
          {QStringLiteral("escape"), QStringLiteral("Quotes in a field: doubled or backslash."), value},
          {QStringLiteral("header"), QStringLiteral("Whether the first record names the columns: yes or no."), value},
          kEncoding};
}

std::optional<QString> read_format(const QString& name, CorpusFormat& format) {
  const auto known = format_named(name.toStdString());
  if (known && known != CorpusFormat::builtin) {
    format = *known;
    return {};
  }
  return QStringLiteral("\"%1\" is not a format; the formats are %2.").arg(name, format_names());
}

std::optional<QString> read_dialect(const QCommandLineParser& arguments, LoadOptions& load) {
  load.encoding = arguments.value(kEncoding).toStdString();
  for (const std::string_view part : kTableOptions) {
    const QString name = to_qstring(part);
    if (!arguments.isSet(name)) continue;
    if (const auto problem = set_table_option(load.table, part, arguments.value(name).toStdString()))
      return QString::fromStdString(*problem);
  }
  return {};
}

std::optional<QString> read_recipe(const QCommandLineParser& arguments, Recipe& recipe) {
  if (arguments.isSet(kStudy)) {
    const Study* study = find_study(arguments.value(kStudy).toStdString());
    if (!study) return QStringLiteral("There is no study \"%1\".").arg(arguments.value(kStudy));
    recipe = study->recipe;
  }
  if (arguments.isSet(kRecipe)) {
    const auto read = read_whole_file(path_of(arguments.value(kRecipe))).and_then(recipe_from_json);
    if (!read) return QString::fromStdString(to_string(read.error()));
    recipe = *read;
  }
  for (const QString& setting : arguments.values(kSet))
    if (const auto problem = apply_setting(recipe, setting.toStdString())) return QString::fromStdString(*problem);
  return {};
}

/// Reads the arguments into `start`; returns the first problem, if any.
std::optional<QString> read_arguments(const QCommandLineParser& arguments, Start& start) {
  start.paths = arguments.positionalArguments();
  if (start.paths.isEmpty()) start.paths << to_qstring(kBuiltinCorpus);
  start.load.text_column = arguments.value(kTextColumn).toStdString();
  if (auto problem = read_format(arguments.value(kFormat), start.load.format)) return problem;
  if (auto problem = read_dialect(arguments, start.load)) return problem;
  const bool has_recipe = arguments.isSet(kSet) || arguments.isSet(kRecipe) || arguments.isSet(kStudy);
  if (has_recipe && std::ranges::any_of(start.paths, is_run_file, path_of))
    return QStringLiteral("A run file has its own recipe: open it without --set, --recipe and --study.");
  return read_recipe(arguments, start.recipe);
}

/// Recovers unsaved work, unless options ask for something specific.
bool recover(RunFiles& files, const QCommandLineParser& arguments) {
  if (!arguments.optionNames().isEmpty()) return false;
  std::vector<std::string> paths;
  for (const QString& path : arguments.positionalArguments()) paths.push_back(path_of(path));
  return files.recover(paths);
}

bool is_unattended(const QCommandLineParser& arguments) {
  return arguments.isSet(kLessonPdf) || arguments.isSet(kSlide);
}

/// Shows a preview first, unless options describe how to read the file or no person is there to answer.
void open(CorpusOpener& opener, const Start& start, const QCommandLineParser& arguments) {
  if (arguments.positionalArguments().size() == 1 && start.load == LoadOptions() && !is_unattended(arguments))
    opener.look_then_open(start.paths);
  else
    opener.open(start.paths, start.load);
}

/// A descriptor that SIGTERM makes readable. Before any thread starts, because each inherits what is blocked.
int take_termination() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  return signalfd(-1, &set, SFD_CLOEXEC);
}

int fail(const std::string& sentence, int code = kBadUsage) {
  std::fprintf(stderr, "lookalike: %s\n", sentence.c_str());
  return code;
}

int save_manual(const std::string& path) {
  const auto done = write_text(manual_pdf().toStdString(), path);
  return done ? 0 : fail(to_string(done.error()), kNotWritten);
}

int save_report(const QString& page, const std::string& path) {
  const auto html = read_whole_file(path_of(page));
  if (!html) return fail(to_string(html.error()), kNoCorpus);
  if (html->find("<title>Lookalike: ") == html->npos)
    return fail(path_of(page) + " is not a report. lookalike-cli report writes one.");
  Result<void> done = check_outputs({path_of(page)}, {path});
  if (done) done = write_report_pdf(*html, path);
  return done ? 0 : fail(to_string(done.error()), kNotWritten);
}

int run(const QStringList& given, int terminated) {
  QCommandLineParser arguments;
  arguments.setApplicationDescription(QStringLiteral("Finds near-duplicate documents and shows how."));
  arguments.addPositionalArgument(QStringLiteral("CORPUS"),
                                  QStringLiteral("Files, folders or archives; default: \"builtin\"."),
                                  QStringLiteral("[CORPUS...]"));
  arguments.addOptions(
      {kStudy, kRecipe, kSet, kFormat, kTextColumn, kLessonPdf, kSlide, kManualPdf, kReportPdf, kLanguage});
  arguments.addOptions(dialect_options());
  arguments.addHelpOption();
  arguments.addVersionOption();
  arguments.process(given);
  Start start;
  if (const auto problem = read_arguments(arguments, start)) return fail(problem->toStdString());
  if (arguments.isSet(kManualPdf)) return save_manual(path_of(arguments.value(kManualPdf)));
  if (arguments.isSet(kReportPdf)) {
    if (arguments.positionalArguments().size() != 1)
      return fail("--report-pdf takes one page, as lookalike-cli report writes it.");
    return save_report(start.paths.front(), path_of(arguments.value(kReportPdf)));
  }
  use_language(arguments.value(kLanguage));
  Session session;
  session.start_with(start.recipe);
  MainWindow window(session);
  window.show();
  QSocketNotifier termination(terminated, QSocketNotifier::Read);
  QObject::connect(&termination, &QSocketNotifier::activated, &window, [&] {
    termination.setEnabled(false);
    window.end_session();
    window.close();
    QApplication::quit();
  });
  if (!recover(window.run_files(), arguments)) {
    if (given.size() == 1) window.welcome();
    open(window.opener(), start, arguments);
  }
  if (is_unattended(arguments)) {
    auto* work = new Unattended(session, window);
    if (arguments.isSet(kLessonPdf)) work->print_lesson(arguments.value(kLessonPdf));
    if (arguments.isSet(kSlide)) work->print_slide(arguments.value(kSlide));
  }
  return QApplication::exec();
}

/// Options that only print or save a file also work without a display.
void do_without_display(std::span<char*> arguments) {
  constexpr std::array kNeedNone = {"-h",           "--help",  "--help-all",   "-v",          "--version",
                                    "--lesson-pdf", "--slide", "--manual-pdf", "--report-pdf"};
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (qEnvironmentVariableIsSet(variable)) return;
  for (const std::string_view argument : arguments)
    if (std::ranges::find(kNeedNone, argument.substr(0, argument.find('='))) != kNeedNone.end())
      qputenv("QT_QPA_PLATFORM", "offscreen");
}

}  // namespace
}  // namespace lookalike

int main(int count, char** values) {
  const int terminated = lookalike::take_termination();
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond `ulimit -f` then returns an error
  const std::uint64_t left = lookalike::machine_memory().left;
  if (left > 0 && left < lookalike::kForTheWindow)
    return lookalike::fail("The window needs " + lookalike::byte_text(lookalike::kForTheWindow) + " of memory, but " +
                           lookalike::byte_text(left) + " are free. The command line (lookalike-cli) needs less.");
  lookalike::refuse_memory_beyond_machine();
  lookalike::do_without_display({values, static_cast<std::size_t>(count)});
  QApplication application(count, values);
  QApplication::setOrganizationName(QStringLiteral("Lookalike"));
  QApplication::setApplicationName(QStringLiteral("Lookalike"));
  QApplication::setApplicationVersion(QStringLiteral(LOOKALIKE_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("lookalike"));
  QApplication::setWindowIcon(
      QPixmap::fromImage(QImage::fromData(lookalike::embedded_resource("icons/lookalike.svg"))));
  QStringList arguments;  // not decoded by Qt, because a path need not be UTF-8
  for (const char* argument : std::span(values, static_cast<std::size_t>(count)))
    arguments << lookalike::path_name(argument);
  try {
    return lookalike::run(arguments, terminated);
  } catch (const std::bad_alloc&) {
    return lookalike::fail(lookalike::not_enough_memory().message);
  }
}
