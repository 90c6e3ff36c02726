#pragma once

#include <QJsonObject>
#include <QTabWidget>
#include <optional>

#include "core/base/index.h"

class QSettings;

namespace lookalike {

class CorpusPage;
class GroupsPage;
class LessonPage;
class NeighboursPage;
class PairsPage;
class SCurvePage;
class Session;
class SideBySide;
class SweepPage;

/// The pages of the window as tabs, each with a name and a sentence that explains it.
class Pages final : public QTabWidget {
  Q_OBJECT

 public:
  explicit Pages(Session& session, QWidget* parent = nullptr);

  SCurvePage* s_curve() const { return s_curve_; }
  SweepPage* sweep() const { return sweep_; }
  PairsPage* pairs() const { return pairs_; }
  NeighboursPage* neighbours() const { return neighbours_; }
  GroupsPage* groups() const { return groups_; }
  CorpusPage* corpus() const { return corpus_; }
  LessonPage* lesson() const { return lesson_; }
  /// The parts at the foot of pages that no message may cover.
  QList<QWidget*> feet() const;

  /// Shows a page and moves the focus to its list of pairs or groups.
  void turn_to(int page);
  /// The selected document of the current page, or the first one of the selected pair.
  std::optional<DocumentIndex> current_document() const;
  /// The two texts of the current page; null if it has none.
  SideBySide* current_texts() const;
  /// Whether the current page shows documents.
  bool can_find_in_text() const;
  void find_in_text();
  /// Shows the Neighbours page, for this document if there is one.
  void seek_neighbours(std::optional<DocumentIndex> document);

  /// The current page and the sizes of the panes on the pages.
  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// Current page, list and selections, as JSON.
  QJsonObject place() const;
  /// Restores a `place()` for the corpus just opened with a run file; empty if no window wrote the file.
  void return_to(const QJsonObject& place);
  /// Call if the corpus that was just opened has no place to restore.
  void forget_place();

 private:
  template <typename Page>
  Page* add(const char* name, Page* page, const QString& title);

  SCurvePage* s_curve_;
  SweepPage* sweep_;
  PairsPage* pairs_;
  NeighboursPage* neighbours_;
  GroupsPage* groups_;
  CorpusPage* corpus_;
  LessonPage* lesson_;
  bool pairs_seen_ = false;  // until then the lesson chooses its own pair
};

}  // namespace lookalike
