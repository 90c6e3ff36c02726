#pragma once

#include <QByteArray>
#include <QDialog>
#include <QList>
#include <QString>
#include <QUrl>

#include "ui/session/download.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace lookalike {

/// A published corpus: a description and its addresses.
struct CorpusSource {
  QString title;
  QStringList paragraphs;
  QUrl page;
  QList<QUrl> addresses;  // of the same file; none if only the user can fetch it
  QString file_name;
  QByteArray sha256;  // hexadecimal
  qint64 bytes = 0;
};

CorpusSource reuters_source();
CorpusSource book_reviews_source();

/// Describes a published corpus and how to get it, and downloads it if its publisher allows programs to. Goes online
/// only when the user presses Download.
class GetCorpusDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `folder`: place of the downloaded file.
  GetCorpusDialog(CorpusSource source, QString folder, QWidget* parent = nullptr);

  void done(int result) override;

 signals:
  /// A file of the corpus is ready to open.
  void chosen(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void fit_height();
  void make_address();
  void make_progress();
  void make_buttons();
  QPushButton* add_button(const char* name, const QString& text);
  void download();
  void cancel_download();
  void show_progress(qint64 received, qint64 total);
  void show_running(bool running);
  void take_file(const QString& path);
  void choose_file();
  void copy_address();
  QString address() const;

  const CorpusSource source_;
  const QString folder_;
  Download download_;
  QLabel* status_;
  QComboBox* addresses_ = nullptr;
  QLineEdit* page_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QWidget* progress_ = nullptr;  // the bar and the Cancel button
  QDialogButtonBox* buttons_;
  QPushButton* start_ = nullptr;
};

}  // namespace lookalike
