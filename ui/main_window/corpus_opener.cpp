#include "ui/main_window/corpus_opener.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include "core/exchange/run_file.h"
#include "ui/main_window/action.h"
#include "ui/main_window/open_options_dialog.h"
#include "ui/models/number_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kMostRecent = 8;
const QString kRecentKey = QStringLiteral("recent_corpora");
const QChar kBetweenPaths = u'\n';  // one entry may be several files

QString short_name(const QStringList& paths) {
  const QString first = QFileInfo(paths.front()).fileName();
  return paths.size() == 1 ? first : CorpusOpener::tr("%1 and %2 more").arg(first).arg(paths.size() - 1);
}

QStringList local_files(const QMimeData* data) {
  QStringList paths;
  for (const QUrl& url : data->urls())
    if (url.isLocalFile()) paths << url.toLocalFile();
  return paths;
}

}  // namespace

CorpusOpener::CorpusOpener(Session& session, QWidget* window) : QObject(window), session_(session), window_(window) {
  connect(&session_, &Session::corpus_changed, this, &CorpusOpener::remember_opened);
}

void CorpusOpener::add_to(QMenu* menu) {
  add_action(menu,
             {"open_files", tr("&Open files\u2026"),
              tr("Open newswire, review tables, JSON Lines, texts or archives of them"), QKeySequence::Open},
             this, &CorpusOpener::ask_for_files);
  add_action(menu,
             {"open_folder", tr("Open &folder\u2026"), tr("Open every document in a folder and the folders in it"),
              QKeySequence(tr("Ctrl+Shift+O"))},
             this, &CorpusOpener::ask_for_folder);
  add_action(menu,
             {"open_with_options", tr("Open &with options\u2026"),
              tr("Choose the kind of file and the columns to read"), QKeySequence(tr("Ctrl+Alt+O"))},
             this, &CorpusOpener::ask_for_options);
  recent_ = menu->addMenu(tr("Open &recent"));
  recent_->setObjectName(QStringLiteral("open_recent"));
  connect(recent_, &QMenu::aboutToShow, this, &CorpusOpener::fill_recent);
  add_action(menu,
             {"open_builtin", tr("&Built-in corpus"), tr("Open 5 000 invented news items with planted look-alikes"),
              QKeySequence(tr("Ctrl+B"))},
             this, [this] { open({to_qstring(kBuiltinCorpus)}); });
}

void CorpusOpener::open(const QStringList& paths, const LoadOptions& options) {
  if (paths.isEmpty()) return;
  if (paths.size() == 1 && is_run_file(paths.front().toStdString())) return emit run_chosen(paths.front());
  std::vector<std::string> plain;
  for (const QString& path : paths) plain.push_back(path.toStdString());
  emit opening();
  session_.open(std::move(plain), options);
}

bool CorpusOpener::can_open(const QMimeData* data) {
  return !local_files(data).isEmpty();
}

void CorpusOpener::open_dropped(const QMimeData* data) {
  open(local_files(data));
}

void CorpusOpener::ask_for_files() {
  auto* dialog = new QFileDialog(window_, tr("Open files"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFiles);
  connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) { open(paths); });
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
  auto* dialog = new OpenOptionsDialog(window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &OpenOptionsDialog::chosen, this, &CorpusOpener::open);
  dialog->open();
}

void CorpusOpener::remember_opened() {
  QStringList paths;
  for (const std::string& path : session_.paths()) paths << QString::fromStdString(path);
  if (paths.isEmpty() || paths.front() == to_qstring(kBuiltinCorpus)) return;
  for (QString& path : paths) path = QFileInfo(path).absoluteFilePath();
  QSettings settings;
  QStringList entries = settings.value(kRecentKey).toStringList();
  const QString entry = paths.join(kBetweenPaths);
  entries.removeAll(entry);
  entries.prepend(entry);
  settings.setValue(kRecentKey, QStringList(entries.mid(0, kMostRecent)));
}

void CorpusOpener::fill_recent() {
  recent_->clear();
  const QStringList entries = QSettings().value(kRecentKey).toStringList();
  for (int i = 0; i < entries.size(); ++i) {
    const QStringList paths = entries[i].split(kBetweenPaths);
    const QString name = short_name(paths).replace(u'&', QStringLiteral("&&"));
    add_action(recent_, {"recent", QStringLiteral("&%1 %2").arg(i + 1).arg(name), paths.join(u"; ")}, this,
               [this, paths] { open(paths); });
  }
  if (entries.isEmpty()) recent_->addAction(tr("Nothing was opened yet"))->setEnabled(false);
}

}  // namespace lookalike
