#include "ui/views/groups/group_drawing.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/tooltip_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr double kThinnest = 0.8, kThickest = 5;  // pixels at a type 16 pixels high
constexpr std::size_t kFew = 25;                  // documents that all have room for their numbers

}  // namespace

GroupDrawing::GroupDrawing(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GroupDrawing::show_picture(std::shared_ptr<const GroupPicture> picture, const QString& hint) {
  picture_ = std::move(picture);
  hint_ = hint;
  setAccessibleDescription(
      picture_ ? tr("%1 documents and %2 links").arg(picture_->places.size()).arg(picture_->links.size()) : hint);
  update();
}

void GroupDrawing::mark(std::vector<DocumentIndex> documents) {
  marked_ = std::move(documents);
  update();
}

QSize GroupDrawing::minimumSizeHint() const {
  return {20 * fontMetrics().averageCharWidth(), 6 * fontMetrics().height()};
}

double GroupDrawing::radius() const {
  const double most = fontMetrics().height() * 0.5;
  return picture_ ? std::clamp(most * 6 / std::sqrt(static_cast<double>(picture_->places.size())), most * 0.45, most)
                  : most;
}

/// The picture is stretched to the room there is, as its distances are rough anyway.
QPointF GroupDrawing::place_of(std::size_t member) const {
  const double gap = 2.2 * fontMetrics().height();
  const double legend = 1.5 * fontMetrics().height();
  const QRectF room = QRectF(rect()).adjusted(2 * gap, gap, -2 * gap, -gap - legend);
  const double side = std::min(room.width(), room.height()) / 2;
  const double wide = std::min(room.width() / 2, 1.8 * side);
  const GraphPoint& place = picture_->places[member];
  return room.center() + QPointF(place.x * wide, place.y * side);
}

bool GroupDrawing::is_marked(std::size_t member) const {
  return std::ranges::find(marked_, picture_->members()[member].document) != marked_.end();
}

void GroupDrawing::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!picture_) {
    painter.setPen(faint_text(palette()));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, hint_);
    return;
  }
  paint_links(painter);
  paint_legend(painter);
  for (std::size_t member = 0; member < picture_->places.size(); ++member) paint_member(painter, member);
  for (std::size_t member = 0; member < picture_->places.size(); ++member) paint_name(painter, member);
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

void GroupDrawing::paint_links(QPainter& painter) const {
  const double scale = fontMetrics().height() / 16.0;
  double least = 1;
  for (const GroupLink& link : picture_->links) least = std::min(least, link.similarity);
  // Weak ones first, so that strong ones lie on top.
  for (std::size_t i = picture_->links.size(); i-- > 0;) {
    const GroupLink& link = picture_->links[i];
    const double strength = std::clamp((link.similarity - least) / std::max(1 - least, 1e-9), 0.0, 1.0);
    const bool weakest = picture_->weakest == i;
    QPen pen(line_colour(weakest ? Hue::vermilion : Hue::sky, palette()));
    pen.setWidthF(scale * (kThinnest + (kThickest - kThinnest) * strength));
    if (weakest) pen.setStyle(Qt::DashLine);
    painter.setOpacity(weakest || link.in_tree ? 0.9 : 0.3);
    painter.setPen(pen);
    painter.drawLine(place_of(link.a), place_of(link.b));
  }
  painter.setOpacity(1);
  if (!picture_->weakest) return;
  const GroupLink& weakest = picture_->links[*picture_->weakest];
  painter.setPen(line_colour(Hue::vermilion, palette()));
  painter.drawText((place_of(weakest.a) + place_of(weakest.b)) / 2 + QPointF(4, -4),
                   similarity_text(weakest.similarity));
}

void GroupDrawing::paint_legend(QPainter& painter) const {
  painter.setPen(faint_text(palette()));
  painter.drawText(
      rect().adjusted(0, 0, -4, 0), Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
      tr("filled: stays; square: similar to it by a chain only; thick: more similar; dashed: weakest link"));
}

void GroupDrawing::paint_member(QPainter& painter, std::size_t member) const {
  const GroupMember& shown = picture_->members()[member];
  const bool chained = shown.link == LinkKind::chained;
  const QColor color = line_colour(chained ? Hue::vermilion : Hue::blue, palette());
  const double r = radius() * (shown.stays() ? 1.4 : 1);
  const QPointF at = place_of(member);
  const QRectF box(at.x() - r, at.y() - r, 2 * r, 2 * r);
  if (is_marked(member)) {
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, r + 4, r + 4);
  }
  painter.setPen(QPen(color, 2));
  painter.setBrush(shown.stays() ? color
                   : chained     ? fill_colour(Hue::vermilion, palette())
                                 : palette().color(QPalette::Base));
  chained ? painter.drawRect(box) : painter.drawEllipse(box);
}

/// Every one of a few; else the keeper and what is marked. The weakest link has its similarity.
void GroupDrawing::paint_name(QPainter& painter, std::size_t member) const {
  const GroupMember& shown = picture_->members()[member];
  const bool few = picture_->places.size() <= kFew;
  if (!few && !shown.stays() && !is_marked(member)) return;
  const QString number = count_text(shown.document.value);
  const QString text = shown.stays() ? tr("%1, stays").arg(number) : number;
  const QFontMetrics type = fontMetrics();
  const QPointF at =
      place_of(member) + QPointF(-type.horizontalAdvance(text) / 2.0, radius() * 1.4 + type.ascent() + 3);
  QPainterPath outline;  // so that it can be read over lines
  outline.addText(at, font(), text);
  painter.setPen(QPen(palette().color(QPalette::Base), 4));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(outline);
  painter.setPen(shown.link == LinkKind::chained ? line_colour(Hue::vermilion, palette())
                                                 : palette().color(QPalette::Text));
  painter.drawText(at, text);
}

std::optional<std::size_t> GroupDrawing::member_at(QPointF point) const {
  if (!picture_) return {};
  const double reach = radius() * 1.4 + 4;
  for (std::size_t member = picture_->places.size(); member-- > 0;) {
    const QPointF away = place_of(member) - point;
    if (std::hypot(away.x(), away.y()) <= reach) return member;
  }
  return {};
}

void GroupDrawing::mousePressEvent(QMouseEvent* event) {
  setFocus(Qt::MouseFocusReason);
  const auto member = member_at(event->position());
  if (!member || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  const bool more = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
  emit chosen(picture_->members()[*member].document, more);
}

std::optional<std::size_t> GroupDrawing::marked_member() const {
  for (std::size_t member = 0; picture_ && member < picture_->places.size(); ++member)
    if (!marked_.empty() && picture_->members()[member].document == marked_.back()) return member;
  return {};
}

/// The nearest one within 60 degrees of a direction.
std::optional<std::size_t> GroupDrawing::member_towards(QPointF direction) const {
  const auto from = marked_member();
  if (!from) return picture_ && !picture_->places.empty() ? std::optional<std::size_t>(0) : std::nullopt;
  std::optional<std::size_t> best;
  double nearest = HUGE_VAL;
  for (std::size_t member = 0; member < picture_->places.size(); ++member) {
    const QPointF way = place_of(member) - place_of(*from);
    const double length = std::hypot(way.x(), way.y());
    if (member == *from || QPointF::dotProduct(way, direction) < length / 2 || length >= nearest) continue;
    best = member;
    nearest = length;
  }
  return best;
}

void GroupDrawing::keyPressEvent(QKeyEvent* event) {
  QPointF direction;
  if (event->key() == Qt::Key_Left) direction = {-1, 0};
  if (event->key() == Qt::Key_Right) direction = {1, 0};
  if (event->key() == Qt::Key_Up) direction = {0, -1};
  if (event->key() == Qt::Key_Down) direction = {0, 1};
  if (direction.isNull()) return QWidget::keyPressEvent(event);
  if (const auto member = member_towards(direction))
    emit chosen(picture_->members()[*member].document, event->modifiers() & Qt::ShiftModifier);
}

bool GroupDrawing::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    if (const auto member = member_at(help->pos())) {
      const GroupMember& shown = picture_->members()[*member];
      const QString name = document_title(*picture_->rows->run->corpus, shown.document);
      QToolTip::showText(
          help->globalPos(),
          tooltip_text(tr("%1  %2\n%3 to what stays")
                           .arg(count_text(shown.document.value), name, similarity_text(shown.similarity))),
          this);
      return true;
    }
  }
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  return QWidget::event(event);
}

}  // namespace lookalike
