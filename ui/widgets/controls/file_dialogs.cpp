#include "ui/widgets/controls/file_dialogs.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QRegularExpression>
#include <QSaveFile>
#include <algorithm>
#include <future>

#include "core/exchange/output_check.h"
#include "core/exchange/path_text.h"
#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

/// Belongs to the window whose files it protects.
class SavingGuard final : public QObject {
 public:
  SavingGuard(QWidget* window, std::function<std::vector<std::string>()> read)
      : QObject(window), read_(std::move(read)) {}

  static const SavingGuard* of(const QObject* asker) {
    for (; asker; asker = asker->parent())
      for (const QObject* child : asker->children())
        if (const auto* guard = dynamic_cast<const SavingGuard*>(child)) return guard;
    return nullptr;
  }

  Result<void> check(const QString& path) const {
    return check_outputs(read_(), {QFile::encodeName(path).toStdString()});
  }

 private:
  std::function<std::vector<std::string>()> read_;
};

/// "*.csv.gz" in a filter allows ".csv" and a further ".gz".
Endings endings_of(const QString& filter) {
  static const QRegularExpression kPattern(QStringLiteral(R"(\*((?:\.\w+)+))"));
  Endings endings;
  for (const QRegularExpressionMatch& match : kPattern.globalMatch(filter))
    for (const QString& part : match.captured(1).split(u'.', Qt::SkipEmptyParts)) {
      std::string ending = '.' + part.toStdString();
      if (std::ranges::find(endings, ending) == endings.end()) endings.push_back(std::move(ending));
    }
  return endings;
}

void say_why_not(QWidget* asker, const QString& sentence) {
  auto* message = new QMessageBox(QMessageBox::Warning, QObject::tr("Save"), fitting_text(sentence), QMessageBox::Ok,
                                  asker->window());
  message->setObjectName(QStringLiteral("saving_refused"));
  message->setAttribute(Qt::WA_DeleteOnClose);
  message->setTextFormat(Qt::PlainText);
  message->open();
}

void save(QWidget* asker, const QString& title, const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
    return show_note(asker, QCoreApplication::translate("Saving", "Saved to %1.").arg(path));
  const QString text = QCoreApplication::translate("Saving", "Cannot write %1: %2.");
  QMessageBox::warning(asker, title, text.arg(path, file.errorString()));
}

}  // namespace

void show_note(const QWidget* asker, const QString& note) {
  InfoBar* bar = nullptr;
  for (; asker && !bar; asker = asker->parentWidget()) bar = asker->findChild<InfoBar*>();
  if (bar) bar->show_note(note);
}

void keep_from_saving_over(QWidget* window, std::function<std::vector<std::string>()> read) {
  new SavingGuard(window, std::move(read));
}

bool may_save(QWidget* asker, const QString& path) {
  const SavingGuard* guard = SavingGuard::of(asker);
  const auto checked = guard ? guard->check(path) : Result<void>{};
  if (!checked) say_why_not(asker, QString::fromStdString(to_string(checked.error())));
  return checked.has_value();
}

QFileDialog* ask_for_file(QWidget* asker, const QString& title, const QString& filter,
                          std::function<void(const QString&)> chosen) {
  auto* dialog = named("open_dialog", new QFileDialog(asker->window(), title));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  if (!filter.isEmpty()) dialog->setNameFilter(filter);
  QObject::connect(dialog, &QFileDialog::fileSelected, asker, std::move(chosen));
  dialog->open();
  return dialog;
}

QFileDialog* ask_where_to_save(QWidget* window, const QString& title, const QString& name, const QString& filter,
                               std::function<void(const QString&)> chosen) {
  auto* dialog = named("save_dialog", new QFileDialog(window, title));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilter(filter);
  dialog->setDefaultSuffix(QFileInfo(name).suffix());
  const QFileInfo proposed(name);
  dialog->selectFile(QFileInfo(proposed.path()).isWritable() ? name : proposed.fileName());
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen_filter) {
    const Endings endings = endings_of(chosen_filter);
    if (!endings.empty()) dialog->setDefaultSuffix(QString::fromStdString(endings.front()));
  });
  QObject::connect(dialog, &QFileDialog::fileSelected, window,
                   [window, filter, chosen = std::move(chosen)](const QString& path) {
                     if (!may_save(window, path)) return;
                     const std::string wrong = wrong_ending(path.toStdString(), endings_of(filter));
                     wrong.empty() ? chosen(path) : say_why_not(window, QString::fromStdString(wrong));
                   });
  dialog->open();
  return dialog;
}

void ask_and_save(QWidget* asker, const QString& title, const QString& name, std::function<QByteArray()> content) {
  const auto made = std::async(std::launch::async, std::move(content)).share();
  ask_where_to_save(asker->window(), title, name, "*." + QFileInfo(name).suffix(),
                    [asker = QPointer<QWidget>(asker->window()), title, made](const QString& path) {
                      save(asker, title, path, made.get());
                    });
}

}  // namespace lookalike
