#pragma once

#include <QTabWidget>
#include <memory>

#include "ui/models/tables/group_rows.h"
#include "ui/session/worker.h"

namespace lookalike {

class GroupDrawing;
class GroupSizes;
class SideBySide;

/// The views below the groups: a drawing of one group, two of its documents side by side, and the sizes of all groups.
class GroupViews final : public QTabWidget {
  Q_OBJECT

 public:
  explicit GroupViews(Worker& worker, QWidget* parent = nullptr);

  GroupDrawing* drawing() const { return drawing_; }
  SideBySide* documents() const { return documents_; }
  void set_groups(std::shared_ptr<const GroupRows> rows);
  /// Draws one of the groups, on the worker; emits `drawn` when it is ready.
  void draw(std::size_t group);
  /// `verdict`: on these two; empty if they are unjudged.
  void show_pair(DocumentIndex left, DocumentIndex right, const QString& verdict);
  void show_texts();
  void clear();

 signals:
  void drawn();
  void document_chosen(std::size_t group, lookalike::DocumentIndex document, bool more);
  /// Asks for the groups of this many documents.
  void size_chosen(std::uint32_t documents);

 private:
  void take_choice(DocumentIndex document, bool more);

  Worker& worker_;
  GroupDrawing* drawing_;
  SideBySide* documents_;
  GroupSizes* sizes_;
  std::shared_ptr<const GroupRows> rows_;
  LatestRequest request_;
};

}  // namespace lookalike
