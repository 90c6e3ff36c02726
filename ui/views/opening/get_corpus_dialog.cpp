#include "ui/views/opening/get_corpus_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QProgressBar>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("CorpusSources", text);
}

}  // namespace

// The checksum of the archive published by the University of California; scikit-learn and Hugging Face's datasets
// check for the same one.
CorpusSource reuters_source() {
  CorpusSource source;
  source.title = tr("Get Reuters-21578");
  source.paragraphs = {
      tr("Reuters-21578, Distribution 1.0, contains 21\u202F578 items from the Reuters newswire of 1987; "
         "19\u202F043 of them have text. It is the standard corpus for testing near-duplicate detection on news."),
      tr("The texts are copyright Reuters Ltd. Reuters Ltd. and Carnegie Group, Inc. allow them to be distributed free "
         "of charge for research purposes only."),
      tr("Lookalike opens the archive of 8.2 MB directly, without unpacking it to disk.")};
  source.page = QUrl(QStringLiteral("https://www.daviddlewis.com/resources/testcollections/reuters21578/"));
  source.addresses = {
      QUrl(QStringLiteral("https://kdd.ics.uci.edu/databases/reuters21578/reuters21578.tar.gz")),
      QUrl(QStringLiteral("https://www.daviddlewis.com/resources/testcollections/reuters21578/reuters21578.tar.gz"))};
  source.file_name = QStringLiteral("reuters21578.tar.gz");
  source.sha256 = "3bae43c9b14e387f76a61b6d82bf98a4fb5d3ef99ef7e7075ff2ccbcf59f9d30";
  source.bytes = 8'150'596;
  return source;
}

CorpusSource book_reviews_source() {
  CorpusSource source;
  source.title = tr("Get Amazon Books Reviews");
  source.paragraphs = {
      tr("Amazon Books Reviews contains 3\u202F000\u202F000 book reviews, as a table of 2.9 GB. Kaggle requires an "
         "account for the download, so this program cannot fetch it for you."),
      tr("Sign in at the address below and download the data set. Keep the zip file, or unpack it: the reviews are in "
         "Books_rating.csv. The file books_data.csv beside it describes the books and contains no reviews."),
      tr("The whole corpus takes about 15 seconds and 3 GB of memory on two cores. The preview before opening "
         "offers a smaller sample.")};
  source.page = QUrl(QStringLiteral("https://www.kaggle.com/datasets/mohamedbakhet/amazon-books-reviews"));
  source.file_name = QStringLiteral("Books_rating.csv");
  return source;
}

GetCorpusDialog::GetCorpusDialog(CorpusSource source, QString folder, QWidget* parent)
    : QDialog(parent),
      source_(std::move(source)),
      folder_(std::move(folder)),
      status_(wrapped_label({})),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close)) {
  setObjectName(QStringLiteral("get"));
  setWindowTitle(source_.title);
  auto* column = new QVBoxLayout(this);
  for (const QString& paragraph : source_.paragraphs) column->addWidget(wrapped_label(paragraph));
  make_address();
  if (!source_.addresses.isEmpty()) make_progress();
  status_->setObjectName(QStringLiteral("get.status"));
  status_->setAccessibleName(tr("Download"));
  status_->hide();
  column->addWidget(status_);
  make_buttons();
  column->addStretch(1);
  column->addWidget(buttons_);
  setTabOrder(findChild<QPushButton*>(QStringLiteral("get.copy")), buttons_->button(QDialogButtonBox::Close));
  resize(100 * fontMetrics().averageCharWidth(), 0);
  connect(&download_, &Download::progress, this, &GetCorpusDialog::show_progress);
  connect(&download_, &Download::finished, this, &GetCorpusDialog::take_file);
  connect(&download_, &Download::failed, this, [this](const QString& sentence) {
    show_running(false);
    status_->setText(tr("%1\nYou can download the file in a browser instead, and then use it here.").arg(sentence));
    status_->show();
    fit_height();
  });
}

// The height of wrapped texts depends on the width.
void GetCorpusDialog::fit_height() {
  layout()->activate();
  resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void GetCorpusDialog::showEvent(QShowEvent* event) {
  fit_height();
  QDialog::showEvent(event);
}

void GetCorpusDialog::make_address() {
  auto* form = new QFormLayout;
  page_ = explained("get.page", new QLineEdit(source_.page.toString()), tr("Page"));
  page_->setReadOnly(true);
  page_->setCursorPosition(0);
  form->addRow(tr("&Page"), page_);
  static_cast<QVBoxLayout*>(layout())->addLayout(form);
  if (source_.addresses.isEmpty()) return;
  addresses_ = explained("get.address", new QComboBox, tr("Address"));
  addresses_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const QUrl& address : source_.addresses) addresses_->addItem(address.toString());
  form->addRow(tr("&Address"), addresses_);
  QLabel* where = faint_label(tr("The program goes online only when you press Download, and sends only the "
                                 "request. It saves the file in %1 if its SHA-256 is correct.")
                                  .arg(QDir::toNativeSeparators(folder_)));
  where->setWordWrap(true);
  layout()->addWidget(where);
}

void GetCorpusDialog::make_progress() {
  bar_ = explained("get.progress", new QProgressBar, tr("Progress of the download"));
  QPushButton* stop = push_button("get.cancel", tr("Ca&ncel download"), this, &GetCorpusDialog::cancel_download);
  stop->setAccessibleName(tr("Cancel download"));
  stop->setAutoDefault(false);
  progress_ = row_of({{bar_, 1}, stop});
  progress_->hide();
  layout()->addWidget(progress_);
}

void GetCorpusDialog::make_buttons() {
  if (!source_.addresses.isEmpty()) {
    start_ = add_button("get.download", tr("&Download"));
    connect(start_, &QPushButton::clicked, this, &GetCorpusDialog::download);
  }
  connect(add_button("get.use_file", tr("&Use a file I have\u2026")), &QPushButton::clicked, this,
          &GetCorpusDialog::choose_file);
  QPushButton* copy = add_button("get.copy", tr("C&opy address"));
  connect(copy, &QPushButton::clicked, this, &GetCorpusDialog::copy_address);
  QPushButton* close = buttons_->button(QDialogButtonBox::Close);
  explained("get.close", close, close->text().remove(u'&'));
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QPushButton* GetCorpusDialog::add_button(const char* name, const QString& text) {
  return explained(name, buttons_->addButton(text, QDialogButtonBox::ActionRole), QString(text).remove(u'&'));
}

QString GetCorpusDialog::address() const {
  return addresses_ ? addresses_->currentText() : source_.page.toString();
}

void GetCorpusDialog::download() {
  show_running(true);
  status_->hide();
  show_progress(0, 0);
  download_.start({source_.addresses[addresses_->currentIndex()], folder_, source_.file_name, source_.sha256});
}

void GetCorpusDialog::cancel_download() {
  download_.cancel();
  show_running(false);
}

void GetCorpusDialog::show_progress(qint64 received, qint64 total) {
  const qint64 expected = std::max(received, total > 0 ? total : source_.bytes);
  bar_->setRange(0, static_cast<int>(expected));
  bar_->setValue(static_cast<int>(received));
  bar_->setFormat(
      tr("%1 of %2")
          .arg(bytes_text(static_cast<std::uint64_t>(received)), bytes_text(static_cast<std::uint64_t>(expected))));
}

void GetCorpusDialog::show_running(bool running) {
  progress_->setVisible(running);
  if (running) fit_height();
  start_->setEnabled(!running);
  addresses_->setEnabled(!running);
}

void GetCorpusDialog::take_file(const QString& path) {
  accept();
  emit chosen(path);
}

void GetCorpusDialog::choose_file() {
  ask_for_file(this, tr("Use a file I have"), {}, [this](const QString& path) { take_file(path); });
}

void GetCorpusDialog::copy_address() {
  QGuiApplication::clipboard()->setText(address());
}

void GetCorpusDialog::done(int result) {
  download_.cancel();
  QDialog::done(result);
}

}  // namespace lookalike
