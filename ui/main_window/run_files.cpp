#include "ui/main_window/run_files.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "core/base/new_file.h"
#include "ui/main_window/action.h"
#include "ui/main_window/present_run.h"
#include "ui/session/session.h"
#include "ui/views/s_curve/s_curve_page.h"

namespace lookalike {
namespace {

constexpr int kCopyEvery = 10'000;  // ms

QString copy_path() {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  folder.mkpath(QStringLiteral("."));
  return folder.filePath(QStringLiteral("recovery.lookalike"));
}

}  // namespace

RunFiles::RunFiles(Session& session, SCurvePage& curves, QWidget* window)
    : QObject(window),
      session_(session),
      curves_(curves),
      window_(window),
      alone_(copy_path() + QStringLiteral(".lock")) {
  copying_.setInterval(kCopyEvery);
  connect(&copying_, &QTimer::timeout, this, &RunFiles::keep_copy);
  connect(&session_, &Session::corpus_changed, this, &RunFiles::check_digest);
  connect(&session_, &Session::result_changed, this, &RunFiles::say_what_is_due, Qt::QueuedConnection);
  alone_.setStaleLockTime(0);
  if (alone_.tryLock(0)) copying_.start();
}

void RunFiles::add_to(QMenu* menu) {
  add_action(menu,
             {"open_run", tr("Open &run\u2026"), tr("Open a file with corpus, recipe, pinned curves and sweep."),
              QKeySequence(tr("Ctrl+R"))},
             this, &RunFiles::ask_what_to_open);
  add_action(menu,
             {"save_run", tr("&Save run"), tr("Save which corpus it is, the recipe, pinned curves and the sweep."),
              QKeySequence::Save},
             this, &RunFiles::save);
  add_action(
      menu,
      {"save_run_as", tr("Save run &as\u2026"), tr("The same under another name."), QKeySequence(tr("Ctrl+Shift+S"))},
      this, &RunFiles::ask_where_to_save);
}

RunFile RunFiles::present() const {
  RunFile run = present_run(session_);
  run.pins = curves_.pins();
  if (!session_.sweeps().table().rows.empty()) run.sweep = session_.sweeps().table();
  return run;
}

void RunFiles::take(const RunFile& run) {
  session_.start_with(run.recipe);
  curves_.set_pins(run.pins);
  wanted_digest_ = run.digest;
  if (run.sweep) session_.sweeps().show(*run.sweep);
  session_.open(run.paths, run.load);
}

void RunFiles::open(const QString& path) {
  const auto run = read_run_file(path.toStdString());
  if (!run) return emit failed(QString::fromStdString(to_string(run.error())));
  path_ = path;
  take(*run);
}

void RunFiles::check_digest() {
  const std::string wanted = std::exchange(wanted_digest_, {});
  if (wanted.empty() || !session_.corpus() || session_.corpus()->report().digest == wanted) return;
  due_ =
      tr("The corpus is not the one that this run was saved with: its texts have changed since. Numbers may differ.");
}

void RunFiles::say_what_is_due() {
  if (session_.result() && !due_.isEmpty()) emit said(std::exchange(due_, {}));
}

void RunFiles::ask_what_to_open() {
  auto* dialog = new QFileDialog(window_, tr("Open run"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilter(tr("Runs (*.lookalike)"));
  connect(dialog, &QFileDialog::fileSelected, this, &RunFiles::open);
  dialog->open();
}

void RunFiles::ask_where_to_save() {
  auto* dialog = new QFileDialog(window_, tr("Save run"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("lookalike"));
  dialog->setNameFilter(tr("Runs (*.lookalike)"));
  connect(dialog, &QFileDialog::fileSelected, this, &RunFiles::save_as);
  dialog->open();
}

void RunFiles::save() {
  path_.isEmpty() ? ask_where_to_save() : save_as(path_);
}

void RunFiles::save_as(const QString& path) {
  const auto written = write_run_file(present(), path.toStdString());
  if (!written) return emit failed(QString::fromStdString(to_string(written.error())));
  path_ = path;
  emit said(tr("%1 saved.").arg(path));
}

void RunFiles::keep_copy() {
  if (session_.paths().empty() || !alone_.isLocked()) return;
  RunFile run = present();
  run.sweep.reset();  // its rows are kept as they come
  const std::string text = to_json(run).dump();
  if (text == last_copy_) return;
  NewFile file(copy_path().toStdString());
  file.write(text);
  if (file.commit()) last_copy_ = text;
}

bool RunFiles::recover() {
  if (!alone_.isLocked()) return false;
  const auto run = read_run_file(copy_path().toStdString());
  if (!run || run->paths.empty()) return false;
  take(*run);
  due_ = tr("The program did not end by itself the last time; this is what was worked on.");
  return true;
}

void RunFiles::finish() {
  copying_.stop();
  if (alone_.isLocked()) QFile::remove(copy_path());
}

}  // namespace lookalike
