#include "ui/widgets/plots/plot_export.h"

#include <qcustomplot.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kZoom = 0.8, kShift = 0.1;  // of the range

/// In units of the visible range, to the right and upwards.
QPointF shift_of(int key) {
  switch (key) {
    case Qt::Key_Left:
      return {-kShift, 0};
    case Qt::Key_Right:
      return {kShift, 0};
    case Qt::Key_Down:
      return {0, -kShift};
    case Qt::Key_Up:
      return {0, kShift};
    default:
      return {};
  }
}

class PlotKeys final : public QObject {
 public:
  PlotKeys(QCustomPlot* plot, Qt::Orientations zoomed) : QObject(plot), plot_(*plot), zoomed_(zoomed) {
    plot->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (!qobject_cast<QCustomPlot*>(watched)) return false;  // it loses the focus during its destruction
    if (event->type() == QEvent::FocusIn) {
      unmarked_ = plot_.xAxis->basePen();
      mark(QPen(plot_.palette().color(QPalette::Highlight), 2));
    }
    if (event->type() == QEvent::FocusOut) mark(unmarked_);
    return event->type() == QEvent::KeyPress && take(*static_cast<QKeyEvent*>(event));
  }

 private:
  /// Draws the axes in the accent colour while the plot has the focus.
  void mark(const QPen& pen) {
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis}) axis->setBasePen(pen);
    plot_.replot(QCustomPlot::rpQueuedReplot);
  }
  bool take(const QKeyEvent& event) {
    const bool control = event.modifiers() & Qt::ControlModifier;
    if (event.key() == Qt::Key_Home) return QMetaObject::invokeMethod(&plot_, "reset_view");
    if (control) return move(shift_of(event.key()));
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal) return zoom(kZoom);
    if (event.key() == Qt::Key_Minus) return zoom(1 / kZoom);
    return false;
  }
  bool zoom(double factor) {
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis})
      if (zoomed_ & axis->orientation()) axis->scaleRange(factor);
    plot_.replot(QCustomPlot::rpQueuedReplot);
    return true;
  }
  bool move(const QPointF& shift) {
    if (shift.isNull()) return false;
    move(*plot_.xAxis, shift.x());
    move(*plot_.yAxis, shift.y());
    plot_.replot(QCustomPlot::rpQueuedReplot);
    return true;
  }

  /// Moves a logarithmic range by a factor.
  static void move(QCPAxis& axis, double share) {
    const QCPRange range = axis.range();
    const bool is_logarithmic = axis.scaleType() == QCPAxis::stLogarithmic;
    axis.moveRange(is_logarithmic ? std::pow(range.upper / range.lower, share) : share * range.size());
  }

  QCustomPlot& plot_;
  Qt::Orientations zoomed_;
  QPen unmarked_;
};

constexpr int kSlideWidth = 960;  // pixels; makes the window's type legible from the last row

void add_reset(QMenu* menu, QWidget* plot) {
  if (plot->metaObject()->indexOfMethod("reset_view()") < 0) return;
  add_action(menu, {"reset_view", PlotExportButton::tr("Show &all")}, plot,
             [plot] { QMetaObject::invokeMethod(plot, "reset_view"); });
  menu->addSeparator();
}

}  // namespace

void let_keys_zoom(QCustomPlot* plot, Qt::Orientations zoomed) {
  plot->setFocusPolicy(Qt::StrongFocus);
  new PlotKeys(plot, zoomed);
}

/// A function that calls `make` with the picture as set in the menu.
template <typename Make>
auto PlotExportButton::with_picture(Make make) const {
  return [this, make] {
    if (light_->isChecked()) drawn_.setPalette(palette_of(Appearance::light));
    auto made = make(make_picture());
    if (light_->isChecked()) drawn_.setPalette(QPalette());  // follow the window again
    return made;
  };
}

PlotPicture PlotExportButton::make_picture() const {
  const PlotWords words = words_ ? words_() : PlotWords();
  const auto with_words = [&](const PlotPicture& picture) {
    return with_caption(with_legend(picture, words.legend, drawn_), words.caption, drawn_);
  };
  if (!slide_->isChecked()) return with_words(picture_(drawn_.size()));
  const auto below = [&](int width) { return with_words({QSize(width, 0), {}}).size.height(); };
  const QSize least = drawn_.minimumSizeHint();
  const int high = std::max(kSlideWidth * 9 / 16, least.height() + below(kSlideWidth));
  const int width = std::max({kSlideWidth, least.width(), high * 16 / 9});
  return with_words(picture_({width, width * 9 / 16 - below(width)}));
}

PlotExportButton::PlotExportButton(QCustomPlot& plot, Table csv, QWidget* parent)
    : PlotExportButton(
          plot, [&plot](QSize size) { return picture_of(plot, size); }, std::move(csv), parent) {}

PlotExportButton::PlotExportButton(QWidget& drawn, MakePicture picture, Table csv, QWidget* parent)
    : QToolButton(parent), drawn_(drawn), picture_(std::move(picture)) {
  setText(tr("Exp&ort"));
  explained("export_plot", this, tr("Export the plot"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setPopupMode(QToolButton::InstantPopup);
  setFocusPolicy(Qt::StrongFocus);
  setMenu(new QMenu(this));
  menu()->setToolTipsVisible(true);
  add_looks();
  add_pictures();
  add_file(tr("Save numbers as CS&V"), tr("Save the numbers shown as a table."), "plot.csv", std::move(csv));
}

void PlotExportButton::add_looks() {
  light_ = add_switch(menu(), {"light_picture", tr("&Light colours")});
  slide_ = add_switch(menu(), {"slide_picture", tr("16:&9 slide")});
  menu()->addSeparator();
}

void PlotExportButton::add_pictures() {
  add_action(menu(), {"copy_image", tr("&Copy image")}, this, &PlotExportButton::copy_image);
  menu()->addSeparator();
  for (int scale : {1, 2, 4}) {
    QAction* save = add_lasting(tr("Save PNG, &%1x").arg(scale), tr("Save as a bitmap, enlarged by this factor."),
                                "plot.png", with_picture([scale](const PlotPicture& picture) -> Table {
                                  return [pixels = rastered(picture, scale)] { return as_png(pixels); };
                                }));
    save->setObjectName(QStringLiteral("save_png_%1").arg(scale));
  }
  add_file(tr("Save &SVG"), tr("Save as vector graphics for the web or a drawing program."), "plot.svg",
           with_picture(as_svg));
  add_file(tr("Save &PDF"), tr("Save as vector graphics on a page of the plot's size."), "plot.pdf",
           with_picture([](const PlotPicture& picture) { return as_pdf({picture}); }));
}

void PlotExportButton::copy_image() {
  const auto pixels = with_picture([](const PlotPicture& picture) { return rastered(picture, 1); });
  QGuiApplication::clipboard()->setImage(pixels());
}

QAction* PlotExportButton::add_file(const QString& text, const QString& tip, const QString& name, Table content) {
  return add_lasting(text, tip, name, [content = std::move(content)] { return [bytes = content()] { return bytes; }; });
}

/// Saves the content at the time of the request, which may change before the user chooses a name.
QAction* PlotExportButton::add_lasting(const QString& text, const QString& tip, const QString& name,
                                       std::function<Table()> begin) {
  QAction* action = menu()->addAction(QString(text + u'\u2026'));
  action->setObjectName("save_" + name);
  action->setToolTip(tip);
  connect(action, &QAction::triggered, this,
          [this, name, begin = std::move(begin)] { ask_and_save(this, tr("Save plot"), name, begin()); });
  return action;
}

void give_menu(QWidget* plot, const PlotExportButton& exports) {
  auto* menu = new QMenu(plot);
  menu->setObjectName(plot->objectName() + QStringLiteral(".menu"));
  menu->setToolTipsVisible(true);
  add_reset(menu, plot);
  menu->addActions(exports.menu()->actions());
  // Not every platform turns this key into a context menu request.
  watch_events(plot, [plot](const QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<const QKeyEvent*>(event);
    if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier) return false;
    emit plot->customContextMenuRequested(plot->rect().center());
    return true;
  });
  plot->setContextMenuPolicy(Qt::CustomContextMenu);
  QObject::connect(plot, &QWidget::customContextMenuRequested, menu,
                   [menu, plot](const QPoint& place) { menu->popup(plot->mapToGlobal(place)); });
}

}  // namespace lookalike
