#pragma once

#include <QDialog>
#include <QStringList>
#include <QTimer>

#include "core/corpus/preview.h"
#include "ui/session/worker.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lookalike {

class DialectControls;
class PreviewTable;

/// Shows a preview of the corpus to open and offers its load options. Every change reads the file's beginning again, in
/// the background, so that the preview shows the result of loading.
class PreviewDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `sample`: the current sample size of the recipe, 0 for all documents.
  explicit PreviewDialog(std::uint64_t sample, QWidget* parent = nullptr);

  /// Shows files that are already chosen, with a preview of the first.
  void show_files(const QStringList& paths, CorpusPreview preview);
  /// Previews these files instead of the previous ones.
  void look_at(const QStringList& paths);

 signals:
  void chosen(const QStringList& paths, const lookalike::LoadOptions& options, quint64 sample);

 private:
  void make_controls();
  void make_layout();
  QWidget* make_path_row();
  QLayout* make_reading();
  void connect_controls();
  void choose_file();
  void change_path(const QString& path);
  void change_kind(int index);
  void take_paths(const QStringList& paths);
  void change_part(const QString& part, const QString& value);
  void refuse(const QString& problem);
  void take_text_column(const QString& name);
  void choose_text_column(const QString& name);
  void change_column(const QComboBox* box, std::string& column, bool& none);
  void forget_reading();
  void look();
  void take(Result<CorpusPreview> answer);
  void show_columns(const CorpusPreview& preview);
  void let_open(bool possible);
  void ask_for_text_column();
  void say(const QString& note, const QString& problem);
  void finish();

  QStringList paths_;
  LoadOptions load_;

  QLineEdit* path_;
  QLabel* more_;
  QComboBox* kind_;
  PreviewTable* table_;
  QLabel* note_;
  QComboBox *text_, *id_, *title_;
  DialectControls* dialect_;
  QSpinBox* sample_;
  QCheckBox* strip_headers_;
  QLabel* problem_;
  QPushButton* open_ = nullptr;
  QTimer typing_, busy_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
