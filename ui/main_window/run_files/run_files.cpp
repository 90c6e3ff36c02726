#include "ui/main_window/run_files/run_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <algorithm>
#include <utility>

#include "core/exchange/runs/run_file.h"
#include "ui/main_window/run_files/recent_menu.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/groups/chosen_keepers.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

constexpr int kInNoFile = -1;       // no edition has this number
constexpr int kCopyEvery = 10'000;  // ms

std::string json_text(const QJsonObject& json) {
  return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

}  // namespace

RunFiles::RunFiles(Session& session, Pages& pages, QWidget* window)
    : QObject(window),
      session_(session),
      pages_(pages),
      keepers_(pages.groups()->keepers()),
      window_(window),
      locate_(new QAction(this)),
      start_(json_text(pages.place())),
      newest_(new QAction(this)) {
  describe(newest_, {"open_left_behind", tr("Open &it")});
  connect(newest_, &QAction::triggered, this, [this] {
    if (!copy_.left_behind().empty()) open_left_behind(copy_.left_behind().front().path);
  });
  describe(locate_, {"locate_corpus", tr("Locate corpus\u2026"), QKeySequence(tr("Ctrl+L"))});
  window->addAction(locate_);
  connect(locate_, &QAction::triggered, this, &RunFiles::ask_where_the_corpus_is);
  keep_from_saving_over(window, [&session] { return session.paths(); });
  copying_.setInterval(kCopyEvery);
  connect(&copying_, &QTimer::timeout, this, &RunFiles::keep_copy);
  connect(&session_, &Session::corpus_changed, this, &RunFiles::take_corpus);
  fresh_ = session_.recipe();
  const auto renew = [this] { fresh_ = is_edited_ ? fresh_ : session_.recipe(); };
  connect(&session_, &Session::corpus_changed, this, renew, Qt::QueuedConnection);  // the corpus' own recipe follows
  connect(&session_, &Session::failed, this, [this] {
    if (!session_.loading()) drop_pending();  // else the failure may concern something else
  });
  connect(&session_, &Session::result_changed, this, &RunFiles::say_what_is_due, Qt::QueuedConnection);
  connect(&session_.judging(), &Judging::changed, this, &RunFiles::keep_copy);  // at once: it is the user's work
  connect(&keepers_, &ChosenKeepers::changed, this, &RunFiles::keep_copy);
  if (copy_.can_be_kept()) copying_.start();
}

void RunFiles::add_to(QMenu* menu) {
  add_action(menu, {"open_run", tr("Open &run\u2026"), QKeySequence(tr("Ctrl+R"))}, this, &RunFiles::ask_what_to_open);
  add_recent_runs(menu, [this](const QString& path) { open(path); });
  left_ = add_left_behind(
      menu, copy_, [this](const QString& path) { open_left_behind(path); }, [this] { show_left_behind(); });
  show_left_behind();
  add_action(menu, {"save_run", tr("&Save run"), QKeySequence::Save}, this, [this] { save(); });
  add_action(menu, {"save_run_as", tr("Save run &as\u2026"), QKeySequence(tr("Ctrl+Shift+S"))}, this,
             [this] { ask_for_name(); });
}

void RunFiles::load_or_ask(Pending pending) {
  const auto missing = missing_path(pending.run);
  if (!missing) return load(std::move(pending));
  const QString gone = QString::fromStdString(*missing);
  const QString sentence = pending.path.isEmpty()
                               ? tr("Your last work cannot be opened: %1 no longer exists.").arg(gone)
                               : tr("The corpus of %1 is neither at %2 nor beside the run file.")
                                     .arg(QFileInfo(pending.path).fileName(), gone);
  lost_ = std::move(pending);
  emit corpus_missing(sentence, locate_);
}

/// Asks for a folder if the missing path has no ending.
void RunFiles::ask_where_the_corpus_is() {
  if (!lost_) return;
  const QFileInfo missing(QString::fromStdString(*missing_path(lost_->run)));
  QFileDialog* dialog = ask_for_file(window_, tr("Locate %1").arg(fitting_text(missing.fileName())), {},
                                     [this](const QString& path) { locate(path); });
  if (missing.suffix().isEmpty()) dialog->setFileMode(QFileDialog::Directory);
}

void RunFiles::locate(const QString& corpus) {
  if (!lost_) return;
  Pending pending = *std::exchange(lost_, {});
  move_corpus(pending.run, corpus.toStdString());
  load_or_ask(std::move(pending));
}

void RunFiles::load(Pending pending) {
  emit opening();
  const RunFile& run = pending_.emplace(std::move(pending)).run;
  if (!session_.corpus() && !run.digest.empty()) {  // reading it may take a while
    pending_->is_shown = true;
    session_.start_with(run.recipe);
    show(run, run.digest);
  }
  const auto take_recipe = [keepers = run.recipe](Recipe& recipe) { recipe = keepers; };
  session_.open(run.paths, run.load, take_recipe, tr("recipe of the run"));
}

void RunFiles::give_way() {
  reading_.cancel();
  drop_pending();
  if (session_.corpus() && holds_sweeps(session_.sweeps().tables())) before_ = closed();
}

/// With the runs that are already shown.
void RunFiles::drop_pending() {
  if (pending_ && pending_->is_shown) session_.runs().start_with({});
  before_.reset();
  pending_.reset();
  due_.clear();
}

void RunFiles::take_corpus() {
  due_.clear();
  const auto before = std::exchange(before_, {});
  const auto pending = std::exchange(pending_, {});
  continues_ = continues_ || pending;
  is_edited_ = !pending && session_.recipe() != fresh_;
  if (pending) {
    take(*pending);
  } else {
    pages_.forget_place();
    leave_file_of_another_corpus();
    bring_back_sweeps();
  }
  const RunFile now = present_run(session_);
  if (!before || (!pending && before->paths == now.paths && before->load == now.load)) return;
  copy_.set_aside(*before);
  show_left_behind();
}

/// The copy with the sweeps that an earlier program left with this corpus.
const LeftBehind* RunFiles::left_with_sweeps() const {
  const RunFile now = present_run(session_);
  const auto& all = copy_.left_behind();
  const auto left = std::ranges::find_if(all, [&now](const LeftBehind& copy) {
    const RunFile& run = copy.run;
    return run.closed && holds_sweeps(run.sweeps) && run.paths == now.paths && run.load == now.load &&
           run.digest == now.digest;
  });
  return left == all.end() ? nullptr : &*left;
}

/// This program keeps its own in memory.
void RunFiles::bring_back_sweeps() {
  const LeftBehind* const left = left_with_sweeps();
  if (!left || holds_sweeps(session_.sweeps().tables())) return;
  session_.sweeps().show(left->run.sweeps, *session_.corpus());
  brought_back_ = session_.sweeps().edition();
}

void RunFiles::take(const Pending& pending) {
  const RunFile& run = pending.run;
  const bool other_texts = !run.digest.empty() && session_.corpus()->report().digest != run.digest;
  copy_.take_up(pending.left);
  show_left_behind();
  touched_ = true;
  if (!pending.is_shown || other_texts) show(run, session_.corpus()->report().digest);
  session_.judging().start_with(run.verdicts);
  keepers_.start_with(run.keepers);
  keep_path(pending.path, run.recipe, !pending.differs);
  due_ = other_texts ? tr("The texts of the corpus have changed since this run was saved. "
                          "Numbers may differ.")
                     : pending.due;
}

/// The part of a run that needs no corpus; `digest` is that of the corpus it is shown with.
void RunFiles::show(const RunFile& run, const std::string& digest) {
  QJsonObject place = QJsonDocument::fromJson(QByteArray::fromStdString(run.window)).object();
  if (!run.digest.empty() && digest != run.digest)
    for (const auto* selected : {u"pair", u"document"}) place.remove(QStringView(selected));
  pages_.return_to(place);
  session_.runs().start_with(run.runs);
  session_.sweeps().show(run.sweeps, digest);
}

/// Otherwise Save would overwrite the run of a corpus that is no longer open; the same corpus may have been reloaded.
void RunFiles::leave_file_of_another_corpus() {
  const RunFile present = present_run(session_);
  if (present.paths != of_.paths || present.load != of_.load) path_.clear();
}

void RunFiles::keep_path(const QString& path, const Recipe& recipe, bool saved) {
  path_ = path;
  of_ = present_run(session_);
  of_.recipe = recipe;
  saved_ = editions();
  if (path.isEmpty() || !saved) saved_.verdicts = saved_.keepers = kInNoFile;
  if (!path.isEmpty()) remember_run(path);
  emit path_changed();
}

bool RunFiles::differs() const {
  return !path_.isEmpty() && (session_.recipe() != of_.recipe || editions() != saved_);
}

RunFiles::Editions RunFiles::editions() const {
  return {session_.runs().edition(), session_.sweeps().edition(), session_.judging().edition(), keepers_.edition()};
}

bool RunFiles::has_unsaved_keepers() const {
  return keepers_.edition() != saved_.keepers && !keepers_.all().empty();
}

bool RunFiles::has_unsaved_verdicts() const {
  return session_.judging().edition() != saved_.verdicts && !session_.judging().verdicts()->empty();
}

void RunFiles::open(const QString& path) {
  settle_changes([this, path] { read(path, {}); });
}

void RunFiles::settle_changes(std::function<void()> go_on) {
  if (!has_unsaved()) return go_on();
  if (question_) return question_->raise();
  QMessageBox* question = unsaved_question(QFileInfo(path_).fileName(), session_.judging().verdicts()->size(),
                                           keepers_.all().size(), window_);
  question_ = question;
  connect(question, &QMessageBox::finished, this, [this, go_on = std::move(go_on)](int answer) {
    if (answer == QMessageBox::Save && path_.isEmpty()) return ask_for_name(go_on);
    if (answer == QMessageBox::Discard || (answer == QMessageBox::Save && save_as(path_))) go_on();
  });
  question->open();
}

/// Falls back to the copy, if any, when its run file cannot be read.
void RunFiles::read(const QString& path, std::optional<Pending> copy) {
  reading_.request([file = path_of(path)](const std::stop_token&) { return read_run_file(file); },
                   [this, path, copy = std::move(copy)](Result<RunFile> run) mutable {
                     if (run && !copy) return load_or_ask({std::move(*run), path, {}});
                     const QString error = run ? QString() : QString::fromStdString(to_string(run.error()));
                     if (!copy) return emit failed(error);
                     if (!run) {
                       copy->due = error;
                     } else {
                       if (!copy->run.window.empty()) run->window = copy->run.window;
                       copy->run = std::move(*run);
                       copy->path = path;
                     }
                     load_or_ask(std::move(*copy));
                   });
}

void RunFiles::say_what_is_due() {
  if (!session_.result()) return;
  if (!std::exchange(unsaved_reported_, true)) return report_unsaved_work();
  if (!due_.isEmpty()) emit said(std::exchange(due_, {}));
}

/// Includes the pending sentence, because a new sentence replaces the previous one.
void RunFiles::report_unsaved_work() {
  const QString due = std::exchange(due_, {});
  const QString left = left_behind_sentence(copy_);
  if (!left.isEmpty())
    emit left_behind(due.isEmpty() ? left : due + u'\n' + left, newest_);
  else if (!due.isEmpty())
    emit said(due);
  if (const QString sentence = storage_problems(copy_); !sentence.isEmpty()) emit failed(sentence);
}

void RunFiles::ask_what_to_open() {
  ask_for_file(window_, tr("Open run"), tr("Runs (*.lookalike)"), [this](const QString& path) { open(path); });
}

void RunFiles::ask_for_name(std::function<void()> saved) {
  const QString name =
      path_.isEmpty() ? run_name(session_.paths(), session_.recipe(), QStringLiteral(".lookalike")) : path_;
  ask_where_to_save(window_, tr("Save run"), name, tr("Runs (*.lookalike)"),
                    [this, saved = std::move(saved)](const QString& path) {
                      if (save_as(path) && saved) saved();
                    });
}

void RunFiles::save() {
  if (path_.isEmpty()) return ask_for_name();
  save_as(path_);
}

bool RunFiles::save_as(const QString& path) {
  const auto written = write_run_file(present(), path_of(path));
  if (!written) {
    emit failed(QString::fromStdString(to_string(written.error())));
    return false;
  }
  keep_path(path, session_.recipe());
  emit said(tr("%1 saved.").arg(path));
  return true;
}

void RunFiles::keep_copy() {
  if (session_.paths().empty()) return;
  RunFile run = to_recover();
  touched_ = touched_ || !is_untouched(run);
  run.closed = !holds_work(run, fresh_) && !differs();
  if (touched_) copy_.keep(std::move(run));
}

/// As after a start without arguments.
bool RunFiles::is_untouched(const RunFile& run) const {
  const bool is_builtin = run.paths == std::vector{std::string(kBuiltinCorpus)} && run.file.empty();
  return is_builtin && run.load == LoadOptions() && run.window == start_ && !holds_work(run, {});
}

RunFile RunFiles::present() const {
  RunFile run = present_run(session_);
  run.runs = session_.runs().records();
  run.sweeps = session_.sweeps().tables();
  run.verdicts = *session_.judging().verdicts();
  run.keepers = keepers_.all();
  run.window = json_text(pages_.place());
  return run;
}

RunFile RunFiles::to_recover() const {
  RunFile run = present();
  run.file = path_of(path_);
  return run;
}

bool RunFiles::recover(const std::vector<std::string>& corpus) {
  const auto paths = absolute_paths(corpus);
  const auto is_wanted = [&paths](const LeftBehind& left) { return paths.empty() || left.run.paths == paths; };
  const auto& all = copy_.left_behind();
  const auto found = std::ranges::find_if(all, is_wanted);
  if (found == all.end()) return false;
  const bool is_due = !paths.empty() && holds_work(found->run, {});
  take_up(*found, is_due ? tr("This is your earlier work on this corpus.") : QString());
  return true;
}

void RunFiles::take_up(const LeftBehind& left, QString due) {
  if (!left.run.closed) due = tr("Lookalike did not close properly last time; this is your recovered work.");
  if (const auto judged = left.run.verdicts.size(); !left.run.closed && judged > 0)
    due += u' ' + tr("F6 continues judging (%1 so far, in all samples together).")
                      .arg(count_text(judged, tr("verdict"), tr("verdicts")));
  const QString file = path_name(left.run.file);
  const QFileInfo there(file);
  const bool differs = !left.run.closed && there.exists() && there.lastModified() <= left.when;
  const Pending copy{left.run, differs ? file : QString(), due, left.path, differs};
  if (left.run.closed && there.exists()) return read(file, copy);
  load_or_ask(copy);
}

void RunFiles::show_left_behind() {
  if (left_) left_->menuAction()->setVisible(!copy_.left_behind().empty());
}

void RunFiles::open_left_behind(const QString& path) {
  settle_changes([this, path] {
    const auto& all = copy_.left_behind();
    const auto found = std::ranges::find(all, path, &LeftBehind::path);
    if (found != all.end()) take_up(*found);
  });
}

/// Without verdicts and choices that are not in any file.
RunFile RunFiles::closed() const {
  RunFile run = to_recover();
  run.closed = true;
  if (has_unsaved_verdicts()) run.verdicts = {};
  if (has_unsaved_keepers()) run.keepers.clear();
  return run;
}

void RunFiles::finish() {
  copying_.stop();
  const RunFile run = present();
  if (run.paths.empty() || leaves_nothing_ || is_untouched(run)) return copy_.remove();
  copy_.leave(closed());
}

void RunFiles::finish_unasked() {
  RunFile run = present();
  if (session_.sweeps().edition() == brought_back_ && left_with_sweeps()) run.sweeps.clear();  // they stay there
  leaves_nothing_ = leaves_nothing_ || (!continues_ && !holds_work(run, fresh_));
  if (!has_unsaved()) return finish();
  copying_.stop();
  copy_.leave(to_recover());
}

}  // namespace lookalike
