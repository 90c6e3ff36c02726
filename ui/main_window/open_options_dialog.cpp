#include "ui/main_window/open_options_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "ui/models/number_text.h"

namespace lookalike {
namespace {

constexpr CorpusFormat kFormats[] = {CorpusFormat::automatic, CorpusFormat::newswire, CorpusFormat::reviews,
                                     CorpusFormat::json_lines, CorpusFormat::text_files};

QLineEdit* line(const char* name, const QString& placeholder) {
  auto* edit = new QLineEdit;
  edit->setObjectName(QString::fromLatin1(name));
  edit->setPlaceholderText(placeholder);
  return edit;
}

}  // namespace

OpenOptionsDialog::OpenOptionsDialog(QWidget* parent)
    : QDialog(parent),
      path_(line("open.path", tr("a file or a folder"))),
      format_(new QComboBox),
      text_column_(line("open.text_column", tr("review/text, or text"))),
      id_column_(line("open.id_column", tr("Id, or id"))),
      title_column_(line("open.title_column", tr("Title, or title"))),
      strip_headers_(new QCheckBox(tr("Leave out &mail headers (up to the first blank line)"))) {
  setWindowTitle(tr("Open with options"));
  setMinimumWidth(60 * fontMetrics().averageCharWidth());
  for (const CorpusFormat format : kFormats) format_->addItem(to_qstring(to_string(format)));
  auto* browse = new QPushButton(tr("&Choose\u2026"));
  connect(browse, &QPushButton::clicked, this, &OpenOptionsDialog::ask_for_file);
  auto* path_row = new QHBoxLayout;
  path_row->addWidget(path_, 1);
  path_row->addWidget(browse);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &OpenOptionsDialog::finish);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* form = new QFormLayout(this);
  form->addRow(tr("File or folder"), path_row);
  form->addRow(tr("&Kind"), format_);
  form->addRow(tr("&Text column"), text_column_);
  form->addRow(tr("&Id column"), id_column_);
  form->addRow(tr("Tit&le column"), title_column_);
  form->addRow({}, strip_headers_);
  form->addRow(buttons);
}

void OpenOptionsDialog::ask_for_file() {
  auto* dialog = new QFileDialog(this, tr("Open file"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, path_, &QLineEdit::setText);
  dialog->open();
}

void OpenOptionsDialog::finish() {
  if (path_->text().isEmpty()) {
    path_->setFocus();
    return;
  }
  LoadOptions options;
  options.format = kFormats[format_->currentIndex()];
  options.text_column = text_column_->text().toStdString();
  options.id_column = id_column_->text().toStdString();
  options.title_column = title_column_->text().toStdString();
  options.strip_mail_headers = strip_headers_->isChecked();
  accept();
  emit chosen({path_->text()}, options);
}

}  // namespace lookalike
