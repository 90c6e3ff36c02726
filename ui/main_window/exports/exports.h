#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/handoff/engines.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/query/filter/pair_filter.h"
#include "ui/models/tables/group_rows.h"
#include "ui/session/judging.h"
#include "ui/session/worker.h"
#include "ui/views/groups/groups_page.h"
#include "ui/widgets/plots/plot_picture.h"

namespace lookalike {

class Session;

/// Asks for a file and writes it on its own thread, so that runs can continue. Deletes itself when done.
class FileExport final : public QObject {
  Q_OBJECT

 public:
  struct Offer {
    QString title, name, filter;  // for the dialog
  };
  /// Writes the file at this path and returns the sentence to report. Must not depend on what the window shows by then.
  using Write = std::function<Result<QString>(const std::string& path, const Progress& progress)>;

  /// Calls `work` when the user has chosen the file; it returns the function that writes it.
  FileExport(Offer offer, std::function<Write()> work, QWidget* window);

  void ask();
  void write(const QString& path);
  /// Requests a stop; `done` reports whether the file was written anyway.
  void cancel();
  bool writing() const { return request_.busy(); }

 signals:
  void writing_changed();
  void done(const QString& message);
  void failed(const QString& message);

 private:
  void say(const Result<QString>& written, const QString& path);

  Offer offer_;
  std::function<Write()> work_;
  QWidget* window_;
  std::stop_source stop_;
  Worker worker_;
  LatestRequest request_;
};

enum class DocumentTexts { as_read, tokens };

/// Proposes a file name for an export: the name of the corpus without its endings, then the content, such as
/// "reuters21578-similar-pairs.csv".
QString export_name(const std::vector<std::string>& corpus, const QString& what, const QString& ending);

/// Writes exactly the pairs that the Pairs page lists. If the page hides only identical pairs, writes all others,
/// without the list's limit.
FileExport* make_pairs_export(Session& session, QWidget* window, const PairListing& listing = {},
                              const PairCells& cells = {});

/// One light slide about the current run, with the curves of other recipes. Errors: bad_usage (the exact comparison
/// that measures the run is still running).
Result<PlotPicture> slide_of(Session& session);
inline constexpr double kSlideScale = 1.2;  // to 1920 x 1080

/// Writes a slide as PNG of twice 1920 x 1080, SVG or PDF, according to the path's ending. Errors: bad_usage (any
/// other ending), unwritable.
Result<void> write_slide(const PlotPicture& slide, const std::string& path);

/// Writes that slide.
FileExport* make_slide_export(Session& session, QWidget* window);

/// Writes the documents of the current run for another engine, at the positions that exported pairs refer to.
FileExport* make_documents_export(Session& session, DocumentTexts texts, QWidget* window);

/// Writes the recipe as a script or configuration for another engine, with its results on the open corpus.
FileExport* make_recipe_export(Session& session, HandoffEngine engine, QWidget* window);

/// Writes groups, a list of documents, the corpus without its duplicates, or the report on the run. Uses `known` if
/// they match the current result and choice; otherwise, or if null, computes the groups.
FileExport* make_groups_export(Session& session, std::shared_ptr<const GroupRows> known, const GroupChoice& choice,
                               GroupFile file, CsvCells cells, QWidget* window);

/// Writes a report on these pairs, or on a group of `rows`, alone.
FileExport* make_selection_export(Session& session, const GroupChoice& choice,
                                  const std::vector<Judging::DocumentPair>& pairs,
                                  std::shared_ptr<const GroupRows> rows, std::optional<std::size_t> group,
                                  QWidget* window);

}  // namespace lookalike
