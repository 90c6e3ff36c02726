#pragma once

#include <QObject>
#include <QStringList>

#include "core/corpus/preview.h"
#include "core/exchange/run_file.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

struct CorpusSource;
class PreviewDialog;
class RecentMenu;
class Session;

/// The ways to choose a corpus: dialogs, recent ones, what is dropped on the window, the built-in one, what can be had
/// from elsewhere.
class CorpusOpener final : public QObject {
  Q_OBJECT

 public:
  CorpusOpener(Session& session, QWidget* window);

  void add_to(QMenu* menu);
  /// Opens at once.
  void open(const QStringList& paths, const LoadOptions& options = {});
  /// Opens what a person has pointed at: a table, JSON Lines or Parquet, whose columns may need a choice, is shown
  /// first.
  void look_then_open(const QStringList& paths);
  /// Another corpus is about to be opened, whoever does it: what was being looked at before is not opened over it.
  void begin();
  /// The window closes: keeps the recipe of the present corpus.
  void finish();

 signals:
  /// The present corpus is still there.
  void opening();
  /// A `.lookalike` file was chosen instead of a corpus.
  void run_chosen(const QString& path);
  /// A sentence: why nothing is opened.
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

  Session& session_;
  QWidget* window_;
  RecentMenu* recent_;
  Worker worker_;  // the session's may be at work for a while
  LatestRequest request_;
};

}  // namespace lookalike
