#include "ui/widgets/controls/info_bar.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

constexpr int kLeast = 4'000, kEach = 60;  // ms, and ms per character
constexpr qsizetype kMost = 4;             // messages at a time; new ones replace the oldest
constexpr int kWidth = 100;                // characters

}  // namespace

class InfoBar::Message final : public QFrame {
 public:
  Message(const QString& text, Hue hue, QAction* action, InfoBar* bar)
      : QFrame(bar),
        text_(wrapped_label(fitting_text(text))),
        is_error_(hue == Hue::vermilion),
        stays_(is_error_ || action),
        hue_(hue) {
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(text_->text());
    text_->setObjectName(QStringLiteral("info_bar.text"));
    auto* row = new QHBoxLayout(this);
    add_parts(row, {heading_label(is_error_ ? QStringLiteral("\u26A0") : QStringLiteral("\u2139")), {text_, 1}});
    if (action) row->addWidget(make_button(action));
    if (action) connect(action, &QAction::visibleChanged, this, [this, bar] { bar->drop(this); });
    row->addWidget(make_close(bar));
    colour();
    let_go_in_time(bar);
  }

  QString text() const { return text_->text(); }
  bool is_error() const { return is_error_; }
  bool stays() const { return stays_; }

 protected:
  void changeEvent(QEvent* event) override {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colour();
  }

 private:
  void colour() {
    QPalette colours;
    colours.setColor(QPalette::Window, fill_colour(hue_, palette()));
    setPalette(colours);
  }

  QPushButton* make_button(QAction* action) {
    auto* button = named("info_bar.remedy", new QPushButton(action->text()));
    button->setToolTip(action->toolTip());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
  }

  QToolButton* make_close(InfoBar* bar) {
    auto* close = tool_button("info_bar.close", QStringLiteral("\u00D7"), bar, [this, bar] { bar->drop(this); });
    close->setAccessibleName(tr("Dismiss"));
    close->setAutoRaise(true);
    return close;
  }

  void let_go_in_time(InfoBar* bar) {
    auto* timer = new QTimer(this);
    timer->start(kLeast + kEach * static_cast<int>(text().size()));
    connect(timer, &QTimer::timeout, bar, [this, bar, timer] {
      timer->setInterval(kLeast);
      if (underMouse() || isAncestorOf(window()->focusWidget())) return;
      stays_ ? bar->fold() : bar->drop(this);
    });
  }

  QLabel* text_;
  const bool is_error_, stays_;
  const Hue hue_;
};

InfoBar::InfoBar(QWidget* page)
    : QWidget(page),
      column_(new QVBoxLayout(this)),
      folded_(explained("info_bar.folded", new QToolButton(page), tr("Messages"))) {
  setObjectName(QStringLiteral("info_bar"));
  folded_->setFocusPolicy(Qt::StrongFocus);
  folded_->hide();
  connect(folded_, &QToolButton::clicked, this, &InfoBar::unfold);
  column_->setContentsMargins({});
  page->installEventFilter(this);
  page->window()->installEventFilter(this);
  hide();
}

void InfoBar::show_text(const QString& text, Hue hue, QAction* action) {
  auto shown = messages();
  for (Message* message : std::as_const(shown))
    if (message->text() == fitting_text(text)) drop(message);  // shown again
  if (shown = messages(); shown.size() >= kMost) drop(shown.front());
  auto* message = new Message(text, hue, action, this);
  column_->addWidget(message);
  folded_->hide();
  show();
  place();
  QAccessibleEvent alert(message, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

QList<InfoBar::Message*> InfoBar::messages() const {
  QList<Message*> found;
  for (int i = 0; i < column_->count(); ++i) found << static_cast<Message*>(column_->itemAt(i)->widget());
  return found;
}

void InfoBar::drop(Message* message) {
  column_->removeWidget(message);
  message->hide();
  message->setParent(nullptr);
  message->deleteLater();  // the click may come from its own button
  folded_->setVisible(column_->count() > 0 && !folded_->isHidden());
  setVisible(column_->count() > 0 && folded_->isHidden());
  place();
}

/// Folds lasting messages after reading time, so that they no longer cover the page.
void InfoBar::fold() {
  const auto shown = messages();
  if (isHidden() || !std::ranges::all_of(shown, &Message::stays)) return;
  const bool wrong = std::ranges::any_of(shown, &Message::is_error);
  folded_->setText(QStringLiteral("%1 %2").arg(QChar(wrong ? 0x26A0 : 0x2139)).arg(shown.size()));
  hide();
  folded_->show();
  place();
}

void InfoBar::unfold() {
  folded_->hide();
  show();
  place();
  messages().front()->findChild<QToolButton*>()->setFocus();  // keeps it from folding at once
}

void InfoBar::keep_clear(const QList<QWidget*>& parts) {
  clear_parts_ = {parts.begin(), parts.end()};
  for (QWidget* part : parts) part->installEventFilter(this);
}

QWidget* InfoBar::folded() const {
  return folded_;
}

void InfoBar::clear() {
  for (Message* message : messages()) drop(message);
}

void InfoBar::clear_notes() {
  for (Message* message : messages())
    if (!message->is_error()) drop(message);
}

QString InfoBar::text() const {
  QStringList texts;
  for (const Message* message : messages()) texts << message->text();
  return texts.join(u'\n');
}

void InfoBar::place() {
  const QWidget& page = *parentWidget();
  const int gap = fontMetrics().height() / 2;
  const int width = std::min(page.width() - 2 * gap, kWidth * fontMetrics().averageCharWidth());
  const int height = column_->totalHeightForWidth(width);
  int foot = page.height() - gap;
  for (const QWidget* part : std::as_const(clear_parts_))
    if (part && part->isVisible() && page.isAncestorOf(part)) foot = std::min(foot, part->mapTo(&page, QPoint()).y());
  setGeometry((page.width() - width) / 2, foot - height, width, height);
  raise();
  if (folded_->parentWidget() != &page) return;
  const QSize folded = folded_->sizeHint();
  folded_->setGeometry(page.width() - gap - folded.width(), gap, folded.width(), folded.height());
  folded_->raise();
}

bool InfoBar::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) place();
  return QWidget::event(event);
}

bool InfoBar::eventFilter(QObject* watched, QEvent* event) {
  const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                     event->type() == QEvent::Show || event->type() == QEvent::Hide;
  if (moves && (watched == parentWidget() || clear_parts_.contains(watched))) place();
  const bool closes = event->type() == QEvent::KeyPress && watched == window() && !isHidden() &&
                      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (closes) clear();
  return closes || QWidget::eventFilter(watched, event);
}

}  // namespace lookalike
