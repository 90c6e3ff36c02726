#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/graph/group_picture.h"

namespace lookalike {

/// A drawing of a group: different documents as dots, the keeper filled, those that only a chain connects with it
/// square; links the thicker the more similar, the weakest dashed. A click or the arrows select a document, a click
/// with Ctrl one more.
class GroupDrawing final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupDrawing(QWidget* parent = nullptr);

  /// Null: `hint` stands instead.
  void show_picture(std::shared_ptr<const GroupPicture> picture, const QString& hint = {});
  const std::shared_ptr<const GroupPicture>& picture() const { return picture_; }
  /// Marks documents; the last is the one that the arrows go on from.
  void mark(std::vector<DocumentIndex> documents);
  /// The place of a dot in this widget.
  QPointF place_of(std::size_t dot) const;

  /// The legend's place; names of documents keep out of it.
  QRectF legend_box() const;
  /// Places that names may take.
  QRectF room_of_names() const;

  QSize minimumSizeHint() const override;

 signals:
  /// A document was chosen; `more`: beside those that are.
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
  QPointF scale_;  // pixels a unit of the picture, across and down
};

}  // namespace lookalike
