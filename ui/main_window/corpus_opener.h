#pragma once

#include <QObject>
#include <QStringList>

#include "core/corpus/load.h"

class QMenu;
class QMimeData;
class QWidget;

namespace lookalike {

class Session;

/// The ways to choose a corpus: dialogs, recent ones, what is dropped on the window, the built-in one.
class CorpusOpener final : public QObject {
  Q_OBJECT

 public:
  CorpusOpener(Session& session, QWidget* window);

  void add_to(QMenu* menu);
  void open(const QStringList& paths, const LoadOptions& options = {});

  /// Whether something dropped names files, and opening them.
  static bool can_open(const QMimeData* data);
  void open_dropped(const QMimeData* data);

 signals:
  void opening();
  /// A `.lookalike` file was chosen instead of a corpus.
  void run_chosen(const QString& path);

 private:
  void ask_for_files();
  void ask_for_folder();
  void ask_for_options();
  void remember_opened();
  void fill_recent();

  Session& session_;
  QWidget* window_;
  QMenu* recent_ = nullptr;
};

}  // namespace lookalike
