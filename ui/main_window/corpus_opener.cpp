#include "ui/main_window/corpus_opener.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>
#include <QWidget>
#include <algorithm>
#include <filesystem>
#include <future>

#include "core/corpus/corpus_format.h"
#include "ui/main_window/run_files/recent_menu.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/session/worker.h"
#include "ui/views/opening/get_corpus_dialog.h"
#include "ui/views/opening/preview_dialog.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

QStringList local_files(const QMimeData* data) {
  QStringList paths;
  for (const QUrl& url : data->urls())
    if (url.isLocalFile())
      paths << path_name(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()).toStdString());
  return paths;
}

bool is_drag(QEvent::Type type) {
  return type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
}

constexpr int kRest = 1000;  // ms without edits before a changed recipe is stored: each write goes to a file

std::vector<std::string> plain(const QStringList& paths) {
  std::vector<std::string> plain;
  for (const QString& path : paths) plain.push_back(path_of(path));
  return plain;
}

}  // namespace

FileDrops::FileDrops(QWidget* area) : QObject(area), area_(area) {
  area->setAcceptDrops(true);
  qApp->installEventFilter(this);
}

bool FileDrops::eventFilter(QObject* receiver, QEvent* event) {
  const bool leaves = event->type() == QEvent::DragLeave && over_;
  if (!leaves && !is_drag(event->type())) return false;
  const auto* widget = qobject_cast<QWidget*>(receiver);
  if (!widget || (widget != area_ && !area_->isAncestorOf(widget))) return false;
  over_ = false;
  if (leaves) return true;  // a target that got no enter event needs no leave event
  auto* drag = static_cast<QDropEvent*>(event);
  const QStringList paths = local_files(drag->mimeData());
  if (paths.isEmpty()) return false;
  drag->setDropAction(Qt::CopyAction);  // even if a move is proposed: the other program would delete the files
  drag->accept();
  over_ = event->type() != QEvent::Drop;
  if (!over_) emit dropped(paths);
  return true;
}

CorpusOpener::CorpusOpener(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), rest_(this), request_(worker_) {
  call_after(*named("recent.rest", &rest_), kRest, this, &CorpusOpener::write_soon);
  connect(&session_, &Session::recipe_changed, &rest_, qOverload<>(&QTimer::start));
  connect(this, &CorpusOpener::opening, this, &CorpusOpener::remember);
  // The call is queued, because the recipe that comes with the corpus is not set yet.
  connect(&session_, &Session::corpus_changed, this, &CorpusOpener::remember, Qt::QueuedConnection);
}

void CorpusOpener::add_to(QMenu* menu) {
  add_open_actions(menu);
  add_recent_corpora(menu, [this](const RunFile& corpus) { open_recent(corpus); });
  QAction* reload =
      add_action(menu, {"reload", tr("Re&load"), QKeySequence(tr("Ctrl+Shift+R"))}, this, &CorpusOpener::reload);
  reload->setEnabled(false);
  connect(&session_, &Session::corpus_changed, reload, [reload] { reload->setEnabled(true); });
  add_action(menu, {"open_builtin", tr("&Built-in corpus"), QKeySequence(tr("Ctrl+B"))}, this,
             [this] { open({to_qstring(kBuiltinCorpus)}); });
  add_sources(menu);
}

void CorpusOpener::add_open_actions(QMenu* menu) {
  add_action(menu, {"open_files", tr("&Open files\u2026"), QKeySequence::Open}, this, &CorpusOpener::ask_for_files);
  add_action(menu, {"open_folder", tr("Open &folder\u2026"), QKeySequence(tr("Ctrl+Shift+O"))}, this,
             &CorpusOpener::ask_for_folder);
  add_action(menu, {"open_with_options", tr("Open &with options\u2026"), QKeySequence(tr("Ctrl+Alt+O"))}, this,
             &CorpusOpener::ask_for_options);
}

void CorpusOpener::add_sources(QMenu* menu) {
  add_action(menu, {"get_reuters", tr("&Get Reuters-21578\u2026")}, this, [this] { show_source(reuters_source()); });
  add_action(menu, {"get_reviews", tr("Get A&mazon Books Reviews\u2026")}, this,
             [this] { show_source(book_reviews_source()); });
}

void CorpusOpener::open(const QStringList& paths, const LoadOptions& options) {
  if (paths.isEmpty()) return;
  const auto run = std::ranges::find_if(paths, [](const QString& path) { return is_run_file(path_of(path)); });
  if (run != paths.end() && paths.size() == 1) return emit run_chosen(*run);
  if (run != paths.end())
    return emit refused(
        tr("%1 is a run file, which names its own corpus: open it on its own.").arg(QFileInfo(*run).fileName()));
  open_chosen(paths, options, sample_for(paths));
}

/// The sample size last used with this corpus; 0, which means all documents, for a new one.
std::uint64_t CorpusOpener::sample_for(const QStringList& paths) const {
  const auto wanted = absolute_paths(plain(paths));
  const bool at_hand = !session_.corpus() || wanted == absolute_paths(session_.paths());
  if (at_hand) return session_.recipe().sample.size;
  for (const RunFile& corpus : recent_corpora())
    if (corpus.paths == wanted) return corpus.recipe.sample.size;
  return 0;
}

void CorpusOpener::begin() {
  request_.cancel();
  emit opening();
}

void CorpusOpener::look_then_open(const QStringList& paths) {
  if (paths.isEmpty()) return;
  const std::string first = path_of(paths.front());
  std::error_code unknown;
  if (is_run_file(first) || std::filesystem::is_directory(first, unknown)) return open(paths);
  request_.request(
      [path = first](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return preview_corpus(path, LoadOptions{}, progress); });
      },
      [this, paths](const Result<CorpusPreview>& preview) { take_look(paths, preview); });
}

// If there is no preview, loading reports what is wrong with the file.
void CorpusOpener::take_look(const QStringList& paths, const Result<CorpusPreview>& preview) {
  if (!preview || !has_columns(preview->format)) return open(paths);
  PreviewDialog* dialog = make_dialog(sample_for(paths));
  dialog->show_files(paths, *preview);
  dialog->open();
}

PreviewDialog* CorpusOpener::make_dialog(std::uint64_t sample) {
  auto* dialog = new PreviewDialog(sample, window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PreviewDialog::chosen, this, &CorpusOpener::open_chosen);
  connect(new FileDrops(dialog), &FileDrops::dropped, dialog,
          [this, dialog](const QStringList& paths) { take_dropped(dialog, paths); });
  return dialog;
}

/// A run file names its corpus and options, so it needs no dialog.
void CorpusOpener::take_dropped(PreviewDialog* dialog, const QStringList& paths) {
  if (!is_run_file(path_of(paths.front()))) return dialog->look_at(paths);
  dialog->reject();
  open(paths);
}

void CorpusOpener::ask_for_files() {
  auto* dialog = new QFileDialog(window_, tr("Open files"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFiles);
  connect(dialog, &QFileDialog::filesSelected, this, &CorpusOpener::look_then_open);
  dialog->open();
}

void CorpusOpener::ask_for_folder() {
  auto* dialog = new QFileDialog(window_, tr("Open folder"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { open({path}); });
  dialog->open();
}

void CorpusOpener::ask_for_options() {
  make_dialog(0)->open();
}

void CorpusOpener::open_chosen(const QStringList& paths, const LoadOptions& options, std::uint64_t sample) {
  begin();
  if (sample == session_.recipe().sample.size) return session_.open(plain(paths), options);
  const auto resize = [sample](Recipe& recipe) { recipe.sample.size = sample; };
  session_.open(plain(paths), options, resize, tr("change of the sample size"));
}

void CorpusOpener::open_recent(const RunFile& corpus) {
  begin();
  const auto take_recipe = [kept = corpus.recipe](Recipe& recipe) { recipe = kept; };
  session_.open(corpus.paths, corpus.load, take_recipe, tr("recipe of the recent corpus"));
}

void CorpusOpener::show_source(const CorpusSource& source) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
  auto* dialog = new GetCorpusDialog(source, folder, window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &GetCorpusDialog::chosen, this, [this](const QString& path) { look_then_open({path}); });
  dialog->open();
}

void CorpusOpener::reload() {
  begin();
  session_.open(session_.paths(), session_.load_options());
}

void CorpusOpener::remember() {
  rest_.stop();
  write_soon();
  std::promise<void> written;
  writer_.post({}, [&] { written.set_value(); });
  written.get_future().wait();
}

/// In the background, because a busy disk would stall the window.
void CorpusOpener::write_soon() {
  const RunFile run = present_run(session_);
  if (!session_.corpus() || run.paths.empty() || run.paths.front() == kBuiltinCorpus) return;
  writer_.post({}, [run] { remember_corpus(run); });
}

}  // namespace lookalike
