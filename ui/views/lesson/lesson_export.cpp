#include "ui/views/lesson/lesson_export.h"

#include <qcustomplot.h>

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include "ui/views/lesson/lesson_player.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kPixels = 1.2;  // of a unit: a slide has 1920 x 1080

/// On paper there is nothing to click.
SceneFrame printed(SceneFrame frame) {
  frame.hint = frame.printed;
  return frame;
}

}  // namespace

QString foot_of(const Scene& scene, int number, int step, const QString& corpus) {
  return QCoreApplication::translate("Lesson", "%1 %2 \u00B7 step %3 of %4%5")
      .arg(number)
      .arg(scene.name())
      .arg(step + 1)
      .arg(scene.steps())
      .arg(scene.shows_corpus() ? QStringLiteral(" \u00B7 ") + corpus : QString());
}

QByteArray lesson_pdf(const std::vector<std::shared_ptr<const Scene>>& scenes, const QString& corpus,
                      const QPalette& palette, const QFont& font, const std::stop_token& stop) {
  std::vector<PlotPicture> slides;
  for (int number = 1; const auto& scene : scenes) {
    for (int step = 0; step < scene->steps(); ++step)
      slides.push_back({kSlide.toSize(), [=](QCPPainter& painter) {
                          draw_slide(painter, printed(scene->frame(step)), foot_of(*scene, number, step, corpus),
                                     palette, font);
                        }});
    ++number;
  }
  for (const SceneFrame& page : handout())
    slides.push_back({kSlide.toSize(), [=](QCPPainter& painter) { draw_slide(painter, page, {}, palette, font); }});
  return as_pdf(slides, QCoreApplication::translate("Lesson", "How near-duplicates are found"), stop);
}

LessonExport::LessonExport(LessonPlayer& player, std::function<QString()> corpus, QWidget* parent)
    : QToolButton(parent), player_(player), corpus_(std::move(corpus)), request_(worker_) {
  setObjectName(QStringLiteral("lesson.export"));
  setText(tr("E&xport"));
  setToolTip(tr("Copy or save the scene as shown, or save the whole lesson as a PDF."));
  setPopupMode(QToolButton::InstantPopup);
  setFocusPolicy(Qt::StrongFocus);
  setMenu(new QMenu(this));
  menu()->setToolTipsVisible(true);
  const auto add = [this](const ActionText& text, std::function<void()> act) {
    add_action(menu(), text, this, std::move(act));
  };
  add({"lesson.copy", tr("&Copy picture"), tr("Copy the scene to the clipboard.")},
      [this] { QGuiApplication::clipboard()->setImage(rastered(picture(), kPixels)); });
  add({"lesson.copy_latex", tr("Copy &formulas as LaTeX"), tr("Copy the formulas of the scene to the clipboard.")},
      [this] { copy_formulas(); });
  menu()->addSeparator();
  add({"lesson.save_png", tr("Save &PNG\u2026"), tr("Save as a bitmap; a slide has 1920 x 1080 pixels.")}, [this] {
    ask_and_save(this, tr("Save scene"), file_name(QStringLiteral("png")),
                 [picture = picture()] { return as_png(rastered(picture, kPixels)); });
  });
  add({"lesson.save_svg", tr("Save &SVG\u2026"), tr("Save as vector graphics for the web or a drawing program.")},
      [this] {
        ask_and_save(this, tr("Save scene"), file_name(QStringLiteral("svg")),
                     [picture = picture()] { return as_svg(picture); });
      });
  add({"lesson.save_pdf", tr("Save the whole lesson as P&DF\u2026"),
       tr("Save a slide for each step, notes for the lecturer, and the exercises with answers.")},
      [this] { save_lesson(); });
  menu()->addSeparator();
  light_ = add_switch(
      menu(), {"lesson.light", tr("&Light colours"), tr("Draw pictures dark on light, even in a dark window.")}, true);
  slide_ = add_switch(menu(),
                      {"lesson.slide", tr("&Whole slide, 16:9"),
                       tr("Include title, sentence, corpus and recipe; if off, only the picture.")},
                      true);
}

QPalette LessonExport::palette_of_file() const {
  return light_->isChecked() ? palette_of(Appearance::light) : palette();
}

PlotPicture LessonExport::picture() const {
  const QString foot = foot_of(player_.current(), player_.scene() + 1, player_.step(), corpus_());
  return picture_of(printed(player_.frame()), foot, slide_->isChecked(), palette_of_file(), font());
}

QString LessonExport::file_name(const QString& ending) const {
  return QStringLiteral("lesson-%1-%2.%3").arg(player_.scene() + 1).arg(player_.step() + 1).arg(ending);
}

void LessonExport::copy_formulas() {
  QStringList formulas;
  for (const Item& item : player_.frame().picture.items)
    if (const auto* text = std::get_if<FormulaText>(&item); text && !formulas.contains(text->latex))
      formulas << text->latex;
  if (formulas.isEmpty()) return show_note(this, tr("This step shows no formula."));
  QString latex = formulas.join(u'\n').replace(QChar(0x202F), QStringLiteral("\\,"));
  latex.replace(u'(', QStringLiteral("\\left(")).replace(u')', QStringLiteral("\\right)"));  // as high as a fraction
  QGuiApplication::clipboard()->setText(latex);
  show_note(this, formulas.size() == 1 ? tr("Copied one formula as LaTeX.")
                                       : tr("Copied %1 formulas as LaTeX.").arg(formulas.size()));
}

void LessonExport::save_lesson() {
  request_.request([scenes = player_.copies(), corpus = corpus_(), colours = palette_of_file(), type = font()](
                       const std::stop_token& stop) { return lesson_pdf(scenes, corpus, colours, type, stop); },
                   [this](const QByteArray& pages) {
                     ask_and_save(this, tr("Save lesson"), QStringLiteral("lesson.pdf"), [pages] { return pages; });
                   });
}

}  // namespace lookalike
