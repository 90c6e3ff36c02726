#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <utility>

#include "ui/models/tables/groups_model.h"
#include "ui/session/due_refresh.h"
#include "ui/session/worker.h"
#include "ui/views/groups/group_controls.h"

class QAction;
class QCheckBox;
class QLabel;
class QSplitter;
class QStackedLayout;

namespace lookalike {

class GroupTree;
class GroupViews;
class ChosenKeepers;
class Session;
class SideBySide;
class VerdictBar;

/// Groups of similar documents, the keeper of each, a drawing of one group, and two of its documents side by side.
class GroupsPage final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupsPage(Session& session, QWidget* parent = nullptr);

  SideBySide* documents() const;
  void show_texts();
  GroupTree* tree() const { return tree_; }
  /// Null if there are none.
  const std::shared_ptr<const GroupRows>& rows() const { return model_.rows(); }
  GroupChoice choice() const;
  ChosenKeepers& keepers() const { return *keepers_; }
  /// Whether a column chooses the keepers and is still being read.
  bool awaits_column() const;
  /// The document shown as text; nullopt if none exists.
  std::optional<DocumentIndex> current_document() const { return current_; }
  /// Selects a document and its group.
  void seek(DocumentIndex document);
  /// The selected document, or the one to select once there are groups.
  std::optional<DocumentIndex> place() const { return current_ ? current_ : place_; }
  void return_to(std::optional<DocumentIndex> document) { place_ = document; }
  GroupControls* controls() const { return controls_; }
  /// The keys of `bar` for verdicts and undo also apply to the texts shown here, and so does its choice to go on.
  void judge_by(const VerdictBar& bar);
  /// The selected group, as an index of the rows; nullopt if none exists.
  std::optional<std::size_t> current_group() const;

 signals:
  void export_wanted(lookalike::GroupFile file);

 private:
  QWidget* make_header();
  QWidget* make_unfold();
  QWidget* make_tree();
  QWidget* make_views();
  void add_keep_actions();
  void connect_column();
  void refresh();
  void take(const Result<std::shared_ptr<const GroupRows>>& rows);
  void show_count();
  void show_hint(const QString& hint);
  void select_sought();
  void select_again(std::uint32_t row);
  void select_member(std::size_t group, DocumentIndex document, bool more);
  void show_row(const QModelIndex& current, const QModelIndex& before);
  void show_documents();
  bool is_verdict(HistoryStep step) const;
  QString next_step(HistoryStep step) const;
  void take_verdict(HistoryStep step);
  void take_keeper(HistoryStep step);
  void go_on();
  void keep_current();
  void forget_in_group();
  std::vector<TextDigest> keepers_in(std::size_t group) const;
  void show_forgetting();

  Session& session_;
  GroupsModel model_;
  QLabel* count_ = nullptr;
  QLabel* detail_ = nullptr;
  QLabel* hint_ = nullptr;
  GroupControls* controls_ = nullptr;
  KeeperColumn* column_ = nullptr;
  GroupTree* tree_ = nullptr;
  QCheckBox* unfold_ = nullptr;
  GroupViews* views_ = nullptr;
  QSplitter* splitter_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  std::optional<DocumentIndex> current_;
  std::optional<DocumentIndex> sought_;            // to select when the groups are ready
  std::optional<DocumentIndex> place_;             // selected in an earlier window
  std::pair<DocumentIndex, DocumentIndex> texts_;  // the shown ones
  bool judged_last_ = false;                       // undo and redo concern verdicts
  QString step_;                                   // says what was undone or redone
  ChosenKeepers* keepers_;                         // chosen by the user
  QAction* forget_ = nullptr;                      // forgets the chosen keepers of the shown group
  QAction* forget_all_ = nullptr;
  std::shared_ptr<const Corpus> corpus_;                          // the corpus of the columns
  std::pair<GroupOrder, bool> order_{GroupOrder::number, false};  // sort key; descending
  LatestRequest request_;
  DueRefresh due_;
};

}  // namespace lookalike
