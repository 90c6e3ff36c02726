#include "ui/views/groups/group_drawing.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/views/groups/label_places.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kThinnest = 0.8, kThickest = 5;  // pixels with type 16 pixels high
constexpr double kMostStretched = 1.8;
constexpr double kRoomOfDot = 5;      // type heights around each dot, so that a few dots stay together
constexpr std::size_t kFew = 25;      // dots, all with room for their numbers
constexpr int kLegendMargin = 4;      // pixels
constexpr std::size_t kFewLinks = 4;  // links of a tree, all with room for their similarity

}  // namespace

GroupDrawing::GroupDrawing(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GroupDrawing::show_picture(std::shared_ptr<const GroupPicture> picture, const QString& hint) {
  picture_ = std::move(picture);
  hint_ = hint;
  fit();
  setAccessibleDescription(
      picture_ ? tr("%1 and %2")
                     .arg(count_text(picture_->size(), tr("different document"), tr("different documents")),
                          count_text(picture_->links.size(), tr("link"), tr("links")))
               : hint);
  update();
}

void GroupDrawing::mark(std::vector<DocumentIndex> documents) {
  marked_ = std::move(documents);
  update();
}

QString GroupDrawing::shown_hint() const {
  QStringList lines = hint_.split(u'\n');
  QString shown = hint_;
  while (lines.size() > 1 && fontMetrics().boundingRect(rect(), Qt::TextWordWrap, shown).height() > height()) {
    lines.removeLast();
    shown = lines.join(u'\n') + u'\n' + tr("\u2026 the table lists all");
  }
  return shown;
}

QSize GroupDrawing::minimumSizeHint() const {
  return {20 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height()};
}

double GroupDrawing::radius() const {
  const double most = fontMetrics().height() * 0.5;
  return picture_ ? std::clamp(most * 6 / std::sqrt(static_cast<double>(picture_->size())), most * 0.45, most) : most;
}

/// The number of lines that its words need at this width.
QRectF GroupDrawing::legend_box() const {
  if (!picture_) return {};
  const QRect line = rect().adjusted(0, 0, -kLegendMargin, 0);
  const QString text = picture_->legend();
  const int height = fontMetrics().boundingRect(line, Qt::AlignLeft | Qt::TextWordWrap, text).height();
  return QRectF(line).adjusted(0, line.height() - height, 0, 0);
}

QRectF GroupDrawing::room_of_names() const {
  return QRectF(rect()).adjusted(0, 0, 0, -legend_box().height());
}

/// The area without the margins for words and the legend.
QRectF GroupDrawing::room() const {
  const double gap = 1.6 * fontMetrics().height();
  return room_of_names().adjusted(2 * gap, gap, -2 * gap, -gap);
}

/// Stretches the picture to fill the room, because its distances are approximate anyway.
void GroupDrawing::fit() {
  if (!picture_) return;
  double across = 1e-9, down = 1e-9;
  for (const GraphPoint& place : picture_->places) {
    across = std::max(across, std::abs(place.x));
    down = std::max(down, std::abs(place.y));
  }
  const double together = kRoomOfDot * fontMetrics().height() * static_cast<double>(picture_->size());
  const double most_x = std::clamp(room().width() / 2, 1.0, together) / across;
  const double most_y = std::clamp(room().height() / 2, 1.0, together) / down;
  const double most = kMostStretched * std::min(most_x, most_y);
  scale_ = {std::min(most_x, most), std::min(most_y, most)};
}

void GroupDrawing::resizeEvent(QResizeEvent*) {
  fit();
}

QPointF GroupDrawing::place_of(std::size_t member) const {
  const GraphPoint& place = picture_->places[member];
  return room().center() + QPointF(place.x * scale_.x(), place.y * scale_.y());
}

QRectF GroupDrawing::box_of(std::size_t member) const {
  const double r = radius() * (picture_->member(member).stays() ? 1.4 : 1);
  const QPointF at = place_of(member);
  return {at.x() - r, at.y() - r, 2 * r, 2 * r};
}

bool GroupDrawing::is_marked(std::size_t member) const {
  return std::ranges::find(marked_, picture_->member(member).document) != marked_.end();
}

void GroupDrawing::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!picture_) {
    painter.setPen(faint_text(palette()));
    const QString hint = shown_hint();
    const QRect box = fontMetrics().boundingRect(rect(), Qt::AlignCenter | Qt::TextWordWrap, hint);
    painter.drawText(box, Qt::TextWordWrap, hint);
    return;
  }
  paint_links(painter);
  paint_legend(painter);
  for (std::size_t member = 0; member < picture_->size(); ++member) paint_member(painter, member);
  paint_names(painter);
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

/// Scales from the run's threshold to 1, so that lines of all groups are comparable.
double GroupDrawing::strength(const GroupLink& link) const {
  const VerifyOptions& verify = picture_->rows->run->recipe.verify;
  const double least = verify.by == VerifyBy::none ? 0 : verify.threshold;
  return std::clamp((link.similarity - least) / std::max(1 - least, 1e-9), 0.0, 1.0);
}

void GroupDrawing::paint_links(QPainter& painter) const {
  const double scale = fontMetrics().height() / 16.0;
  // Weak ones first, so that strong ones are drawn on top.
  for (std::size_t i = picture_->links.size(); i-- > 0;) {
    const GroupLink& link = picture_->links[i];
    const bool weakest = picture_->weakest == i;
    static constexpr std::pair<Hue, Qt::PenStyle> kBy[] = {
        {Hue::sky, Qt::SolidLine}, {Hue::green, Qt::DashDotLine}, {Hue::purple, Qt::DotLine}};
    const auto [hue, style] = weakest ? std::pair(Hue::vermilion, Qt::DashLine) : kBy[static_cast<int>(link.from)];
    QPen pen(line_colour(hue, palette()));
    pen.setWidthF(scale * (kThinnest + (kThickest - kThinnest) * strength(link)));
    pen.setStyle(style);
    if (style == Qt::DotLine) {  // round dots; Qt's would be short dashes
      pen.setCapStyle(Qt::RoundCap);
      pen.setDashPattern({0.1, 2});
    }
    painter.setOpacity(weakest || link.in_tree || link.from != GroupLink::From::run ? 0.9 : 0.3);
    painter.setPen(pen);
    painter.drawLine(place_of(link.a), place_of(link.b));
  }
  painter.setOpacity(1);
}

void GroupDrawing::paint_legend(QPainter& painter) const {
  painter.setPen(faint_text(palette()));
  painter.drawText(legend_box(), Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, picture_->legend());
}

void GroupDrawing::paint_member(QPainter& painter, std::size_t member) const {
  const GroupMember& shown = picture_->member(member);
  const bool chained = shown.link >= LinkKind::chained;
  const QColor color = line_colour(chained ? Hue::vermilion : Hue::blue, palette());
  const QRectF box = box_of(member);
  if (is_marked(member)) {
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(-4, -4, 4, 4));
  }
  painter.setPen(QPen(color, 2));
  painter.setBrush(shown.stays() ? color
                   : chained     ? fill_colour(Hue::vermilion, palette())
                                 : palette().color(QPalette::Base));
  chained ? painter.drawRect(box) : painter.drawEllipse(box);
}

/// Labels every dot if there are few, else the keeper and marked dots. The weakest link shows its similarity; if there
/// are few links, all do.
void GroupDrawing::paint_names(QPainter& painter) const {
  const QFontMetrics type = fontMetrics();
  const QColor chained = line_colour(Hue::vermilion, palette());
  std::vector<DotLabel> labels;
  std::vector<QString> texts;
  std::vector<QColor> colours;
  std::vector<QRectF> dots;
  const auto add = [&](QPointF dot, double radius, const QString& text, const QColor& colour, bool needed) {
    labels.push_back({dot, radius, QSizeF(type.horizontalAdvance(text), type.height()), needed});
    texts.push_back(text);
    colours.push_back(colour);
  };
  const bool few_links = picture_->size() <= kFewLinks + 1;
  for (std::size_t i = 0; i < picture_->links.size(); ++i) {
    const GroupLink& link = picture_->links[i];
    const bool weakest = picture_->weakest == i;
    if (!weakest && !(few_links && link.in_tree)) continue;
    add((place_of(link.a) + place_of(link.b)) / 2, 2, similarity_text(link.similarity),
        weakest ? chained : faint_text(palette()), true);
  }
  for (std::size_t member = 0; member < picture_->size(); ++member) {
    const GroupMember& shown = picture_->member(member);
    dots.push_back(box_of(member));
    const bool needed = shown.stays() || is_marked(member);
    if (!needed && picture_->size() > kFew) continue;
    QString number = count_text(shown.document.value);
    if (picture_->copies(member) > 0) number += tr(" \u00D7%1").arg(count_text(picture_->copies(member) + 1));
    const bool chosen = picture_->rows->is_chosen(shown);
    if (shown.stays()) number = chosen ? tr("%1, chosen keeper").arg(number) : tr("%1, keeper").arg(number);
    add(place_of(member), dots.back().width() / 2, number,
        shown.link >= LinkKind::chained ? chained : palette().color(QPalette::Text), needed);
  }
  const auto places = place_labels(labels, std::move(dots), room_of_names());
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (places[i]) paint_name(painter, *places[i], texts[i], colours[i]);
}

/// Draws text with an outline, which keeps it legible over lines.
void GroupDrawing::paint_name(QPainter& painter, const QRectF& place, const QString& text, const QColor& colour) const {
  const QPointF at = place.topLeft() + QPointF(0, fontMetrics().ascent());
  QPainterPath outline;
  outline.addText(at, font(), text);
  painter.setPen(QPen(palette().color(QPalette::Base), 4));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(outline);
  painter.setPen(colour);
  painter.drawText(at, text);
}

std::optional<std::size_t> GroupDrawing::member_at(QPointF point) const {
  if (!picture_) return {};
  const double reach = radius() * 1.4 + 4;
  for (std::size_t member = picture_->size(); member-- > 0;) {
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
  emit chosen(picture_->member(*member).document, more);
}

std::optional<std::size_t> GroupDrawing::marked_member() const {
  for (std::size_t member = 0; picture_ && member < picture_->size(); ++member)
    if (!marked_.empty() && picture_->member(member).document == marked_.back()) return member;
  return {};
}

/// The nearest dot within 60 degrees of a direction.
std::optional<std::size_t> GroupDrawing::member_towards(QPointF direction) const {
  const auto from = marked_member();
  if (!from) return picture_ && !picture_->places.empty() ? std::optional<std::size_t>(0) : std::nullopt;
  std::optional<std::size_t> best;
  double nearest = HUGE_VAL;
  for (std::size_t member = 0; member < picture_->size(); ++member) {
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
    emit chosen(picture_->member(*member).document, event->modifiers() & Qt::ShiftModifier);
}

bool GroupDrawing::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    if (const auto member = member_at(help->pos())) {
      const GroupMember& shown = picture_->member(*member);
      const QString name = document_title(*picture_->rows->run->corpus, shown.document);
      QToolTip::showText(
          help->globalPos(),
          tooltip_text(tr("%1  %2\n%3 to the keeper")
                           .arg(count_text(shown.document.value), name, similarity_text(shown.similarity))),
          this);
      return true;
    }
  }
  if (event->type() == QEvent::FontChange) fit();
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  return QWidget::event(event);
}

}  // namespace lookalike
