#include "ui/views/lesson/picture_view.h"

#include <QAccessible>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSettings>
#include <QStandardPaths>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/views/lesson/picture_painter.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kManySteps = 10;
constexpr double kLeastOfType = 0.75;  // minimum of a picture's smallest type, relative to the window's type

constexpr double kEnough = 13.5;  // pixels of that smallest type, the maximum to require, so that the steps have room
constexpr double kLow = 7.3;      // pixels of it on a low page, where the steps come first
constexpr double kNarrow = 0.8;   // of that width, if the recipe is beside it

bool is_dragged(const Handle& handle) {
  return handle.kind == Handle::Kind::drag;
}

/// Whether the settings files of KDE and GTK leave animations on. Qt's styles do not ask for them.
bool desktop_animates() {
  constexpr std::pair<const char*, const char*> kSwitches[] = {
      {"kdeglobals", "KDE/AnimationDurationFactor"},
      {"gtk-3.0/settings.ini", "Settings/gtk-enable-animations"},
      {"gtk-4.0/settings.ini", "Settings/gtk-enable-animations"}};
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  return std::ranges::none_of(kSwitches, [&](const auto& off) {
    const QSettings file(folder + u'/' + QLatin1String(off.first), QSettings::IniFormat);
    const QString value = file.value(QLatin1String(off.second)).toString();
    bool is_number = false;
    return value == QLatin1String("false") || (value.toDouble(&is_number) == 0 && is_number);
  });
}

}  // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  motion_.setStartValue(0.0);
  motion_.setEndValue(1.0);
  connect(&motion_, &QVariantAnimation::valueChanged, this, qOverload<>(&PictureView::update));
}

QSize PictureView::minimumSizeHint() const {
  const double type = std::min(kLeastOfType * QFontInfo(font()).pixelSize(), kEnough);
  return QSizeF(kNarrow * type * kStage.width(), std::min(type, kLow) * kStage.height()).toSize() / kSmallType;
}

void PictureView::hide_behind(const QColor& colour) {
  curtain_ = curtain_ == colour ? QColor() : colour;
  update();
}

void PictureView::set_extent(Extent extent) {
  extent_ = extent;
  update();
}

void PictureView::show_frame(const SceneFrame& frame, const QString& foot, bool moves) {
  if (frame.picture != frame_.picture) motion_.stop();
  curtain_ = QColor();
  motion_.setDuration(static_cast<int>(1000 * frame.picture.seconds));
  if (moves && !frame.picture.motions.empty() && gnome_animates_ && desktop_animates()) motion_.start();
  const std::optional<Handle> before = focused_ ? std::optional(frame_.picture.handles[*focused_]) : std::nullopt;
  frame_ = frame;
  foot_ = foot;
  focused_ = before ? find(*before) : std::nullopt;
  describe();
  update();
}

QTransform PictureView::stage() const {
  if (extent_ == Extent::stage) return fitted(kStage, rect());
  return stage_on_slide() * fitted(kSlide, rect());
}

double PictureView::letters() const {
  constexpr double kMost = 1.5;
  return std::clamp(font_scale(), 1.0, kMost);
}

/// The same handle in the current frame; several clickable handles may share an id.
std::optional<std::size_t> PictureView::find(const Handle& sought) const {
  const auto& handles = frame_.picture.handles;
  const auto found = std::ranges::find_if(handles, [&](const Handle& handle) {
    return handle.id == sought.id && (is_dragged(handle) || handle.value == sought.value);
  });
  return found == handles.end() ? std::nullopt : std::optional<std::size_t>(found - handles.begin());
}

/// The handle in front; upright ones, which are wide areas to draw on, are behind the others.
std::optional<std::size_t> PictureView::handle_at(QPointF units) const {
  const auto& handles = frame_.picture.handles;
  for (const bool upright : {false, true})
    for (std::size_t i = handles.size(); i-- > 0;)
      if (handles[i].upright == upright && reacts(handles[i], units)) return i;
  return {};
}

/// Gives screen readers the picture's words and the handle with the keyboard focus.
void PictureView::describe() {
  QString text = frame_.title + u'\n' + frame_.sentence;
  if (!frame_.hint.isEmpty()) text += u'\n' + frame_.hint;
  if (focused_) {
    const Handle& handle = frame_.picture.handles[*focused_];
    text = handle.name + (is_dragged(handle) ? u' ' + QString::number(handle.value) : QString()) + u'\n' + text;
  }
  if (text == accessibleDescription()) return;
  setAccessibleDescription(text);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void PictureView::focus_handle(std::optional<std::size_t> handle, bool by_keyboard) {
  focused_ = handle;
  by_keyboard_ = by_keyboard;
  describe();
  update();
}

bool PictureView::focusNextPrevChild(bool next) {
  const std::size_t count = frame_.picture.handles.size();
  const bool at_end = next ? focused_ && *focused_ + 1 >= count : !focused_ || *focused_ == 0;
  if (count == 0 || at_end || !hasFocus()) return QWidget::focusNextPrevChild(next);
  focus_handle(focused_ ? *focused_ + (next ? 1 : -1) : 0, true);
  return true;
}

void PictureView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const std::size_t count = frame_.picture.handles.size();
  if (event->reason() == Qt::TabFocusReason && count > 0) focus_handle(0, true);
  if (event->reason() == Qt::BacktabFocusReason && count > 0) focus_handle(count - 1, true);
}

void PictureView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void PictureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (curtain_.isValid()) return painter.fillRect(rect(), curtain_);
  painter.setRenderHint(QPainter::Antialiasing);
  SceneFrame shown = frame_;
  if (is_moving()) shown.picture = moving(frame_.picture, motion_.currentValue().toDouble());
  if (extent_ == Extent::slide) {
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.save();
    painter.setTransform(fitted(kSlide, rect()), true);
    draw_slide(painter, shown, foot_, palette(), font(), letters());
    painter.restore();
  }
  painter.setTransform(stage(), true);
  if (extent_ == Extent::stage) draw_picture(painter, shown.picture, palette(), font(), letters());
  const auto focused = hasFocus() && by_keyboard_ ? focused_ : std::nullopt;
  for (const auto& handle : {handle_at(pointer_), focused})
    if (handle) draw_picture(painter, {frame_.picture.handles[*handle].lit, {}}, palette(), font());
  if (!focused) return;
  painter.setPen(QPen(palette().color(QPalette::Text), 3, Qt::DotLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame_.picture.handles[*focused_].area.adjusted(-5, -5, 5, 5), 8, 8);
}

/// GNOME keeps its settings in a database, which the desktop portal reads. No answer leaves animations on.
void PictureView::ask_gnome() {
  if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return;  // else a bus might be started
  const QString name = QStringLiteral("org.freedesktop.portal.Desktop");
  auto call = QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/portal/desktop"),
                                             QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
  call << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
  auto* asked = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
  connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked] {
    const QDBusPendingReply<QDBusVariant> answer = *asked;
    if (answer.isValid()) gnome_animates_ = answer.value().variant().value<QDBusVariant>().variant() != false;
    asked->deleteLater();
  });
}

void PictureView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  ask_gnome();
}

bool PictureView::event(QEvent* event) {
  if (event->type() == QEvent::ApplicationFontChange) update();  // of a slide, whose own type stays
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto handle = handle_at(units_of(help->pos()));
  if (!handle || !frame_.picture.handles[*handle].lit.empty()) return QWidget::event(event);  // a term says it itself
  QToolTip::showText(help->globalPos(), frame_.picture.handles[*handle].name, this);
  return true;
}

void PictureView::mousePressEvent(QMouseEvent* event) {
  const QPointF units = units_of(event->position());
  const auto handle = handle_at(units);
  if (event->button() != Qt::LeftButton || !handle) return QWidget::mousePressEvent(event);
  focus_handle(handle, false);
  pointer_ = units;
  const Handle pressed = frame_.picture.handles[*handle];
  if (!is_dragged(pressed)) emit set(pressed.id, pressed.value);
  if (is_dragged(pressed)) dragged_ = pressed;
  if (pressed.takes_press) emit set(pressed.id, value_at(pressed, units));
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
  emit pointed();
  const QPointF units = units_of(event->position());
  if (!dragged_) return point_at(units);
  if (dragged_->upright) return draw_to(units);
  const auto held = find(*dragged_);
  if (!held) return;
  const Handle handle = frame_.picture.handles[*held];
  if (const double value = value_at(handle, units); value != handle.value) emit set(handle.id, value);
}

/// Sets every upright handle between the last place of the pointer and this one to the height of its path.
void PictureView::draw_to(QPointF units) {
  const QPointF from = std::exchange(pointer_, units), way = units - from;
  for (const Handle& handle : std::vector<Handle>(frame_.picture.handles)) {
    const double x = handle.area.center().x();
    if (!handle.upright || x + handle.area.width() / 2 < std::min(from.x(), units.x()) ||
        x - handle.area.width() / 2 > std::max(from.x(), units.x()))
      continue;
    const double share = way.x() == 0 ? 1 : std::clamp((x - from.x()) / way.x(), 0.0, 1.0);
    if (const double value = value_at(handle, from + share * way); value != handle.value) emit set(handle.id, value);
  }
}

void PictureView::mouseReleaseEvent(QMouseEvent* event) {
  dragged_.reset();
  QWidget::mouseReleaseEvent(event);
}

void PictureView::leaveEvent(QEvent* event) {
  point_at({-1, -1});
  QWidget::leaveEvent(event);
}

void PictureView::point_at(QPointF units) {
  const auto before = handle_at(std::exchange(pointer_, units)), now = handle_at(units);
  if (now != before) update();
  const Handle handle = now ? frame_.picture.handles[*now] : Handle();
  if (!now || !handle.lit.empty()) return unsetCursor();
  setCursor(handle.upright ? Qt::CrossCursor : is_dragged(handle) ? Qt::SizeHorCursor : Qt::PointingHandCursor);
}

void PictureView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool up = key == Qt::Key_Up, down = key == Qt::Key_Down;
  const bool clicks = by_keyboard_ && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter);
  if (!focused_ || !(up || down || clicks)) return QWidget::keyPressEvent(event);
  const Handle handle = frame_.picture.handles[*focused_];
  if (clicks && (!is_dragged(handle) || handle.takes_press)) return emit set(handle.id, handle.value);
  if (clicks || !is_dragged(handle)) return QWidget::keyPressEvent(event);
  const double steps = (up ? 1 : -1) * (event->modifiers() & Qt::ShiftModifier ? kManySteps : 1);
  emit set(handle.id, std::clamp(handle.value + steps * handle.step, handle.least, handle.most));
}

}  // namespace lookalike
