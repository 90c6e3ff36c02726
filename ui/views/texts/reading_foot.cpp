#include "ui/views/texts/reading_foot.h"

#include <QLabel>
#include <QPainter>

#include "ui/views/texts/mark_style.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
  setObjectName("difference_legend");
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  refresh();
}

void MarkLegend::set_way(ReadingWay way) {
  way_ = way;
  refresh();
}

void MarkLegend::list_searched(bool listed) {
  searched_ = listed;
  refresh();
}

void MarkLegend::refresh() {
  QStringList words;
  for (const Sample& sample : samples()) words << sample.text;
  setAccessibleName(tr("Legend: %1").arg(words.join(QStringLiteral(", "))));
  setToolTip(way_ == ReadingWay::recipe
                 ? tr("Words in shared shingles are shaded, neighbouring runs in two shades. Differences "
                      "are underlined; long ones have a bar in the margin. The recipe ignores pale words "
                      "and marks.")
                 : tr("Words only on the left or right, changed or moved. The recipe ignores pale words and marks; "
                      "a pale underline marks a difference that it does not see."));
  updateGeometry();
  update();
}

std::vector<MarkLegend::Sample> MarkLegend::samples() const {
  std::vector<Sample> all = difference_samples();
  const auto add = [&all](const QString& text, const QTextCharFormat& format) {
    all.push_back({text, format, format});
  };
  QTextCharFormat pale;
  pale.setForeground(faint_text(palette()));
  add(tr("ignored by the recipe"), pale);
  if (way_ == ReadingWay::differences)
    add(tr("difference it ignores"), mark_format(Side::left, {{0, 1}, StretchKind::changed, true}, palette()));
  else
    all.insert(all.begin(), {tr("shared shingles"), shared_format(false, palette()), shared_format(true, palette())});
  if (searched_) add(tr("searched for"), hit_format(palette()));
  return all;
}

std::vector<MarkLegend::Sample> MarkLegend::difference_samples() const {
  const auto look = [this](Side side, StretchKind kind) {
    QTextCharFormat format = mark_format(side, {{0, 1}, kind}, palette());
    if (way_ == ReadingWay::recipe) format.clearBackground();
    return format;
  };
  const auto sample = [look](Side left, Side right, StretchKind kind, const QString& before = {}) {
    return Sample{before + mark_name(kind), look(left, kind), look(right, kind)};
  };
  return {sample(Side::left, Side::left, StretchKind::only_left),
          sample(Side::right, Side::right, StretchKind::only_right),
          sample(Side::left, Side::right, StretchKind::changed),
          sample(Side::left, Side::right, StretchKind::moved, QStringLiteral("\u2193 "))};
}

/// Entries in sequence, in as many lines as they need.
std::vector<QRect> MarkLegend::boxes(int width) const {
  std::vector<QRect> all;
  const int line = fontMetrics().height() + 4;
  int x = 0, y = 0;
  for (const Sample& sample : samples()) {
    const QSize size(fontMetrics().horizontalAdvance(sample.text) + 6, fontMetrics().height());
    if (x > 0 && x + size.width() > width) x = 0, y += line;
    all.emplace_back(QPoint(x, y), size);
    x += size.width() + gap();
  }
  return all;
}

int MarkLegend::heightForWidth(int width) const {
  return boxes(width).back().bottom() + 3;
}

QSize MarkLegend::sizeHint() const {
  return {boxes(QWIDGETSIZE_MAX).back().right() + 1, fontMetrics().height() + 2};
}

QSize MarkLegend::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void MarkLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const std::vector<QRect> places = boxes(width());
  const std::vector<Sample> all = samples();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Sample& sample = all[i];
    const QRect& box = places[i];
    const int middle = box.width() / 2;
    draw_half(painter, box.adjusted(0, 0, middle - box.width(), 0), sample.left);
    draw_half(painter, box.adjusted(middle, 0, 0, 0), sample.right);
    const bool pale = sample.left.hasProperty(QTextFormat::ForegroundBrush);
    painter.setPen(pale ? sample.left.foreground().color() : palette().color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignCenter, sample.text);
  }
}

/// Underline styles are numbered as pen styles, on which Qt relies as well.
void MarkLegend::draw_half(QPainter& painter, const QRect& half, const QTextCharFormat& format) const {
  if (format.hasProperty(QTextFormat::BackgroundBrush)) painter.fillRect(half, format.background());
  painter.setPen(QPen(format.underlineColor(), 1.5, static_cast<Qt::PenStyle>(format.underlineStyle())));
  painter.drawLine(half.left() + 1, half.bottom(), half.right() - 1, half.bottom());
}

ReadingFoot::ReadingFoot(QWidget* parent) : QWidget(parent) {
  previous_ = add_step(Qt::UpArrow, "previous_difference", tr("Previous difference"), {"Alt+Up"});
  next_ = add_step(Qt::DownArrow, "next_difference", tr("Next difference"), {"Alt+Down"});
  connect(previous_, &QToolButton::clicked, this, &ReadingFoot::previous);
  connect(next_, &QToolButton::clicked, this, &ReadingFoot::next);
  where_ = plain_label({});
  where_->setObjectName("difference_position");
  where_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  way_ = new QToolButton;
  way_->setObjectName("reading_way");
  menu_ = new QToolButton;
  menu_->setObjectName("reading_menu");
  menu_->setText(tr("Texts"));
  menu_->setToolTip(tr("Line breaks, font, folding and sides of the two texts, as in View > Texts."));
  menu_->setPopupMode(QToolButton::InstantPopup);
  for (QToolButton* button : {way_, menu_}) {
    button->setFocusPolicy(Qt::StrongFocus);
    button->hide();
  }
  legend_ = new MarkLegend;
  counts_ = new ElidedLabel;
  counts_->setObjectName("shingle_counts");
  counts_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* parts = new QWidget;
  auto* flow = new FlowLayout(parts);
  for (QWidget* part : std::initializer_list<QWidget*>{previous_, next_, where_, counts_, way_, menu_})
    flow->addWidget(part);
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(parts);
  column->addWidget(legend_);
  follow_type(this, [column](const QFontMetrics& type) { column->setSpacing(type.height() / 4); });
  show_way(ReadingWay::differences, {});
}

QToolButton* ReadingFoot::add_step(Qt::ArrowType arrow, const QString& name, const QString& text,
                                   const QKeySequence& key) {
  auto* button = new QToolButton;
  button->setObjectName(name + "_button");
  button->setAccessibleName(text);
  button->setToolTip(tr("%1 (%2).").arg(text, key.toString(QKeySequence::NativeText)));
  button->setArrowType(arrow);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

void ReadingFoot::offer(QAction* way, QMenu* menu) {
  way_->setDefaultAction(way);
  way_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  menu_->setMenu(menu);
  way_->show();
  menu_->show();
}

void ReadingFoot::set_steps(bool previous, bool next) {
  previous_->setEnabled(previous);
  next_->setEnabled(next);
}

void ReadingFoot::say_where(const QString& where) {
  where_->setText(where);
}

void ReadingFoot::show_legend(bool shown) {
  legend_->setVisible(shown);
}

void ReadingFoot::list_searched(bool listed) {
  legend_->list_searched(listed);
}

void ReadingFoot::show_way(ReadingWay way, const QString& counts) {
  legend_->set_way(way);
  counts_->set_text(counts);
  counts_->setVisible(!counts.isEmpty());
}

}  // namespace lookalike
