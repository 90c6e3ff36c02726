#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/graph/group_picture.h"

namespace lookalike {

/// A drawing of a group: different documents as dots, the keeper filled, documents connected to it only through a chain
/// as squares; more similar links are thicker, the weakest is dashed, those that verdicts
/// add or cut have patterns of their own. A click or an arrow key selects a document, Ctrl
/// and a click selects another one.
class GroupDrawing final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupDrawing(QWidget* parent = nullptr);

  /// Null: shows `hint` instead.
  void show_picture(std::shared_ptr<const GroupPicture> picture, const QString& hint = {});
  const std::shared_ptr<const GroupPicture>& picture() const { return picture_; }
  /// Marks documents; the arrow keys continue from the last one.
  void mark(std::vector<DocumentIndex> documents);
  /// The place of a dot in this widget.
  QPointF place_of(std::size_t dot) const;

  /// The hint without the lines for which there is no room, and a line that says so.
  QString shown_hint() const;
  /// The legend's rectangle, which names of documents must not overlap.
  QRectF legend_box() const;
  /// The area for names.
  QRectF room_of_names() const;

  QSize minimumSizeHint() const override;

 signals:
  /// A document was chosen; `more`: in addition to the chosen ones.
  void chosen(lookalike::DocumentIndex document, bool more);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QRectF room() const;
  void fit();
  double radius() const;
  QRectF box_of(std::size_t member) const;
  std::optional<std::size_t> member_at(QPointF point) const;
  std::optional<std::size_t> member_towards(QPointF direction) const;
  std::optional<std::size_t> marked_member() const;
  bool is_marked(std::size_t member) const;
  double strength(const GroupLink& link) const;
  void paint_links(QPainter& painter) const;
  void paint_legend(QPainter& painter) const;
  void paint_member(QPainter& painter, std::size_t member) const;
  void paint_names(QPainter& painter) const;
  void paint_name(QPainter& painter, const QRectF& place, const QString& text, const QColor& colour) const;

  std::shared_ptr<const GroupPicture> picture_;
  QString hint_;
  std::vector<DocumentIndex> marked_;
  QPointF scale_;  // pixels per unit of the picture, horizontally and vertically
};

}  // namespace lookalike
