#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/corpus/preview.h"
#include "core/exchange/runs/run_file.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class PreviewDialog;
class Session;
struct CorpusSource;

/// Accepts files dropped anywhere on a window, or on a part of it that uses them differently. Text fields would insert
/// them as text and charts would swallow them, so this filter catches them before the widget under the pointer.
class FileDrops final : public QObject {
  Q_OBJECT

 public:
  explicit FileDrops(QWidget* area);

  bool eventFilter(QObject* receiver, QEvent* event) override;

 signals:
  void dropped(const QStringList& paths);

 private:
  QWidget* area_;
  bool over_ = false;  // files are being dragged over the area
};

/// The ways to choose a corpus: dialogs, recent, dropped and published corpora, and the built-in one.
class CorpusOpener final : public QObject {
  Q_OBJECT

 public:
  CorpusOpener(Session& session, QWidget* window);

  void add_to(QMenu* menu);
  /// Opens the paths without a preview.
  void open(const QStringList& paths, const LoadOptions& options = {});
  /// Opens what the user selected. Tables, JSON Lines and Parquet, whose columns may need a choice, get a preview
  /// first.
  void look_then_open(const QStringList& paths);
  /// Call before any corpus is opened: drops the preview being read, which would otherwise replace that corpus.
  void begin();
  /// Stores the current corpus with its recipe among the recent ones before it returns; the built-in corpus has its own
  /// action. Call when the window closes.
  void remember();

 signals:
  /// Another corpus is about to be opened; the current one is still open.
  void opening();
  /// A `.lookalike` file was chosen instead of a corpus.
  void run_chosen(const QString& path);
  /// The sentence says why nothing is opened.
  void refused(const QString& sentence);

 private:
  void add_open_actions(QMenu* menu);
  void add_sources(QMenu* menu);
  void ask_for_files();
  void ask_for_folder();
  void ask_for_options();
  PreviewDialog* make_dialog(std::uint64_t sample);
  std::uint64_t sample_for(const QStringList& paths) const;
  void take_dropped(PreviewDialog* dialog, const QStringList& paths);
  void take_look(const QStringList& paths, const Result<CorpusPreview>& preview);
  void open_chosen(const QStringList& paths, const LoadOptions& options, std::uint64_t sample);
  void open_recent(const RunFile& corpus);
  void show_source(const CorpusSource& source);
  void reload();
  void write_soon();

  Session& session_;
  QWidget* window_;
  QTimer rest_;  // since the last edit
  Worker writer_;
  Worker worker_;  // the session's worker may be busy for a while
  LatestRequest request_;
};

}  // namespace lookalike
