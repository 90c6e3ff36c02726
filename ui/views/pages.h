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

  /// Shows a page and moves the focus to its list of pairs or groups.
  void turn_to(int page);
  /// The selected document of the page in front; for a pair, its first.
  std::optional<DocumentIndex> current_document() const;
  /// The two texts of the page in front; null if it has none.
  SideBySide* current_texts() const;
  /// The page in front shows documents.
  bool can_find_in_text() const;
  void find_in_text();
  /// Shows the Neighbours page, for this document if there is one.
  void seek_neighbours(std::optional<DocumentIndex> document);

  /// The page in front and the sizes of the panes on the pages.
  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// Page in front, list and selections, as JSON.
  QJsonObject place() const;
  /// Shows that again for the corpus that was just opened with a run file; empty: of a program without a window.
  void return_to(const QJsonObject& place);
  /// The corpus that was just opened has no such place.
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
