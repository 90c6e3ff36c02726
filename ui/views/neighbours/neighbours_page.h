#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "ui/models/tables/neighbours_model.h"
#include "ui/session/due_refresh.h"
#include "ui/session/worker.h"

class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;
class QStackedLayout;
class QTableView;
class QToolButton;

namespace lookalike {

class DocumentLine;
class ElidedLabel;
class Session;
class SideBySide;

/// The documents nearest to a document or to any text, by exact shingles, by signatures and by LSH side by side, and
/// the selected one beside the query.
class NeighboursPage final : public QWidget {
  Q_OBJECT

 public:
  explicit NeighboursPage(Session& session, QWidget* parent = nullptr);

  /// Finds the neighbours of a document of the current result.
  void seek(DocumentIndex document);
  std::array<QTableView*, 3> tables() const { return {columns_[0].table, columns_[1].table, columns_[2].table}; }
  SideBySide* documents() const { return documents_; }
  /// The neighbour shown as text; nullopt if none exists.
  std::optional<DocumentIndex> current_document() const { return near_; }

 public slots:
  void set_font_points(qreal points);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// The worker's answer: the query and its neighbours.
  struct Answer {
    Result<std::shared_ptr<const NeighbourLists>> lists;
    std::optional<DocumentIndex> document = std::nullopt;
    QString text = {};
    std::vector<DocumentIndex> offers = {};  // documents that match the input
  };
  struct Column {
    QLabel* heading;
    QTableView* table;
    NeighboursModel* model;
  };

  QWidget* make_header();
  QWidget* make_columns();
  QWidget* make_column(NeighbourMethod method, const QString& name);
  void propose(const QString& number);
  void show_text_field(bool shown);
  void refresh();
  void take(const Answer& answer);
  void show_lists();
  void show_hint(const QString& hint);
  void show_document(NeighbourMethod method, int row);
  QString heading_of(NeighbourMethod method) const;

  Session& session_;
  DocumentLine* sought_ = nullptr;
  QToolButton* as_text_ = nullptr;
  QPlainTextEdit* text_ = nullptr;
  QSpinBox* count_ = nullptr;
  QDoubleSpinBox* least_ = nullptr;
  ElidedLabel* name_ = nullptr;
  QLabel* hint_ = nullptr;
  SideBySide* documents_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  std::array<Column, 3> columns_{};
  std::shared_ptr<const NeighbourLists> lists_;
  std::optional<DocumentIndex> document_;  // the query; nullopt: a text
  QString sought_text_;
  std::optional<DocumentIndex> near_;
  QTimer typing_;
  bool proposing_ = true;  // the user has named no document yet
  LatestRequest request_;
  DueRefresh due_;
};

}  // namespace lookalike
