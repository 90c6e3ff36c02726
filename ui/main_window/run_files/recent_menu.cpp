#include "ui/main_window/run_files/recent_menu.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/exchange/runs/run_file.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

constexpr qsizetype kMostRecent = 8;
const QString kCorporaKey = QStringLiteral("recent_runs");
const QString kRunFilesKey = QStringLiteral("recent_run_files");

/// A previously opened item, as listed in a menu.
struct RecentEntry {
  QString name;
  QString missing;      // the file that no longer exists; empty if nothing is missing
  QString explanation;  // in lines
  std::function<void()> open;
};
using RecentEntries = std::vector<RecentEntry>;

/// Adds the entry with `number`, from 1, as its mnemonic; disables it if a file is missing.
void add_entry(QMenu* menu, int number, const RecentEntry& entry) {
  const QString name = entry.missing.isEmpty() ? entry.name : QObject::tr("%1 (not found)").arg(entry.missing);
  const QString text =
      QStringLiteral("&%1 %2").arg(QString::number(number), fitting_text(name).replace(u'&', QStringLiteral("&&")));
  QAction* action = add_action(menu, {"recent", text, tooltip_text(entry.explanation)}, menu, entry.open);
  action->setStatusTip(fitting_text(entry.explanation).replace(u'\n', QStringLiteral("; ")));
  action->setEnabled(entry.missing.isEmpty());
}

/// A submenu that fetches its entries whenever it is shown; its last action forgets them all.
QMenu* add_recent_menu(QMenu* menu, const QString& text, const QString& name,
                       const std::function<RecentEntries()>& entries, const ActionText& clear,
                       const std::function<void()>& forget) {
  QMenu* recent = named(name, menu->addMenu(text));
  recent->setToolTipsVisible(true);
  QObject::connect(recent, &QMenu::aboutToShow, recent, [recent, entries, clear, forget] {
    recent->clear();
    int number = 0;
    for (const RecentEntry& entry : entries()) add_entry(recent, ++number, entry);
    if (number == 0) recent->addAction(QObject::tr("Nothing has been opened yet"))->setEnabled(false);
    recent->addSeparator();
    add_action(recent, clear, recent, forget)->setEnabled(number > 0);
  });
  return recent;
}

QString name_of(const std::vector<std::string>& paths) {
  const QString first = QFileInfo(QString::fromStdString(paths.front())).fileName();
  return paths.size() == 1 ? first : QObject::tr("%1 and %2 more").arg(first).arg(paths.size() - 1);
}

QString explanation_of(const RunFile& corpus) {
  QStringList lines;
  for (const std::string& path : corpus.paths) lines << QString::fromStdString(path);
  if (!corpus.load.text_column.empty())
    lines << QObject::tr("text column: %1").arg(QString::fromStdString(corpus.load.text_column));
  lines << recipe_line(corpus.recipe);
  return lines.join(u'\n');
}

QString time_of(const LeftBehind& left) {
  return QLocale().toString(left.when, QLocale::ShortFormat);
}

void write(const std::vector<RunFile>& corpora) {
  QStringList texts;
  for (const RunFile& corpus : corpora) texts << QString::fromStdString(to_json(corpus).dump());
  QSettings().setValue(kCorporaKey, texts);
}

/// "3 pairs judged, 1 keeper chosen", without zero counts.
QString choices_text(std::size_t verdicts, std::size_t keepers) {
  QStringList parts;
  if (verdicts > 0) parts << count_text(verdicts, RunFiles::tr("pair judged"), RunFiles::tr("pairs judged"));
  if (keepers > 0) parts << count_text(keepers, RunFiles::tr("keeper chosen"), RunFiles::tr("keepers chosen"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace

std::vector<std::string> absolute_paths(const std::vector<std::string>& paths) {
  std::vector<std::string> all;
  all.reserve(paths.size());
  for (const std::string& path : paths)
    all.push_back(path == kBuiltinCorpus ? path : std::filesystem::absolute(path).lexically_normal().string());
  return all;
}

RunFile present_run(const Session& session) {
  RunFile run;
  run.paths = absolute_paths(session.paths());
  run.load = session.load_options();
  if (session.corpus()) run.digest = session.corpus()->report().digest;
  run.recipe = session.recipe();
  return run;
}

std::vector<RunFile> recent_corpora() {
  std::vector<RunFile> corpora;
  for (const QString& text : QSettings().value(kCorporaKey).toStringList())
    if (auto corpus = run_file_from_json(text.toStdString()); corpus && !corpus->paths.empty())
      corpora.push_back(std::move(*corpus));
  return corpora;
}

void remember_corpus(RunFile corpus) {
  std::vector<RunFile> corpora = recent_corpora();
  std::erase_if(corpora, [&](const RunFile& other) { return other.paths == corpus.paths; });
  corpora.insert(corpora.begin(), std::move(corpus));
  corpora.resize(std::min<std::size_t>(corpora.size(), kMostRecent));
  write(corpora);
}

void add_recent_corpora(QMenu* menu, std::function<void(const RunFile&)> open) {
  const auto entries = [open = std::move(open)] {
    RecentEntries corpora;
    for (const RunFile& corpus : recent_corpora())
      corpora.push_back({name_of(corpus.paths), QString::fromStdString(missing_path(corpus).value_or("")),
                         explanation_of(corpus), [open, corpus] { open(corpus); }});
    return corpora;
  };
  add_recent_menu(menu, QObject::tr("Open re&cent"), "open_recent", entries,
                  {"clear_recent", QObject::tr("&Clear list")}, [] { write({}); });
}

QStringList recent_runs() {
  return QSettings().value(kRunFilesKey).toStringList();
}

void remember_run(const QString& path) {
  const QString whole = path_name(std::filesystem::absolute(path_of(path)).lexically_normal());
  QStringList known = recent_runs();
  known.removeAll(whole);
  known.prepend(whole);
  QSettings().setValue(kRunFilesKey, known.mid(0, kMostRecent));
}

void add_recent_runs(QMenu* menu, std::function<void(const QString&)> open) {
  const auto entries = [open = std::move(open)] {
    RecentEntries runs;
    for (const QString& path : recent_runs())
      runs.push_back({name_of({path_of(path)}), QFileInfo::exists(path) ? QString() : path,
                      QString::fromStdString(path_of(path)), [open, path] { open(path); }});
    return runs;
  };
  add_recent_menu(menu, QObject::tr("Recent r&uns"), "open_recent_run", entries,
                  {"clear_recent_runs", QObject::tr("&Clear list")}, [] { QSettings().remove(kRunFilesKey); });
}

QMenu* add_left_behind(QMenu* menu, RecoveryCopy& copy, std::function<void(const QString&)> open,
                       std::function<void()> discarded) {
  const auto entries = [&copy, open = std::move(open)] {
    RecentEntries all;
    for (const LeftBehind& left : copy.left_behind())
      all.push_back({QObject::tr("%1, %2").arg(name_of(left.run.paths), time_of(left)),
                     {},
                     QDir::toNativeSeparators(left.path),
                     [open, path = left.path] { open(path); }});
    return all;
  };
  return add_recent_menu(menu, QObject::tr("Earlier sessions (&T)"), "left_behind", entries,
                         {"discard_left_behind", QObject::tr("&Discard all\u2026")},
                         [&copy, menu, discarded = std::move(discarded)] {
                           auto* question = named("discard_sessions", new QMessageBox(menu->parentWidget()));
                           question->setAttribute(Qt::WA_DeleteOnClose);
                           question->setIcon(QMessageBox::Question);
                           question->setText(QObject::tr("Delete the saved work of all earlier sessions?"));
                           question->setStandardButtons(QMessageBox::Discard | QMessageBox::Cancel);
                           QObject::connect(question, &QMessageBox::finished, menu, [&copy, discarded](int answer) {
                             if (answer != QMessageBox::Discard) return;
                             copy.discard_left_behind();
                             discarded();
                           });
                           question->open();
                         });
}

QString left_behind_sentence(const RecoveryCopy& copy) {
  std::vector<LeftBehind> left = copy.left_behind();
  std::erase_if(left, [](const LeftBehind& one) { return one.run.closed; });
  if (left.empty()) return {};
  const LeftBehind& newest = left.front();
  const QString sentence =
      left.size() == 1
          ? QObject::tr("An earlier session did not close properly: your unsaved work on %1 (%2) is in %3.")
          : QObject::tr(
                "Earlier sessions did not close properly: there are %n recovery copies; the newest (%1, %2) is in "
                "%3. File > Earlier sessions lists them.",
                "", static_cast<int>(left.size()));
  return sentence.arg(name_of(newest.run.paths), time_of(newest), QDir::toNativeSeparators(newest.path));
}

QString storage_problems(const RecoveryCopy& copy) {
  QStringList sentences;
  if (!copy.can_be_kept())
    sentences << RunFiles::tr("Lookalike cannot write to %1: unsaved work cannot be recovered after a crash.")
                     .arg(QDir::toNativeSeparators(RecoveryCopy::folder()));
  for (const Error& error : copy.damaged())
    sentences << RunFiles::tr("A recovery copy of an earlier session cannot be read and stays where it is: %1")
                     .arg(QString::fromStdString(to_string(error)));
  if (const QSettings settings; !settings.isWritable())
    sentences << RunFiles::tr("Settings cannot be written to %1 and will be lost when the window closes.")
                     .arg(QDir::toNativeSeparators(settings.fileName()));
  return sentences.join(u' ');
}

QMessageBox* unsaved_question(const QString& name, std::size_t verdicts, std::size_t keepers, QWidget* window) {
  const bool has_file = !name.isEmpty();
  const QString text = has_file ? RunFiles::tr("Save the changes to %1?").arg(fitting_text(name))
                                : (verdicts > 0 ? RunFiles::tr("Save your verdicts? They are not in a file yet: %1.")
                                                : RunFiles::tr("Save your choices? They are not in a file yet: %1."))
                                      .arg(choices_text(verdicts, keepers));
  auto* question =
      named("unsaved_changes", new QMessageBox(QMessageBox::Question, RunFiles::tr("Unsaved changes"), text,
                                               QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  question->setInformativeText(has_file ? RunFiles::tr("Otherwise the file stays as last saved.")
                                        : RunFiles::tr("Otherwise they are lost; a run file stores them."));
  question->setDefaultButton(QMessageBox::Save);
  explained("unsaved_changes.save", question->button(QMessageBox::Save));
  explained("unsaved_changes.discard", question->button(QMessageBox::Discard));
  explained("unsaved_changes.cancel", question->button(QMessageBox::Cancel));
  return question;
}

}  // namespace lookalike
