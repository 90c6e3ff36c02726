#include "ui/views/lesson/lesson_page.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextLayout>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/stalls.h"
#include "ui/main_window/main_window.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/shingles_scene.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/views/lesson/picture_view.h"
#include "ui/views/pages.h"
#include "ui/widgets/controls/info_bar.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

class LessonPageTest : public testing::Test {
 protected:
  void SetUp() override {
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    window.pages().setCurrentWidget(window.pages().lesson());
    settled();
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    return window.findChild<Widget*>(QLatin1String(name));
  }
  LessonPlayer& player() { return window.pages().lesson()->player(); }
  PictureView& picture() { return *window.pages().lesson()->picture(); }
  void settled() {
    ASSERT_TRUE(wait_until([this] { return player().up_to_date(); }));
  }
  /// Until the picture keeps its size.
  void lay_out() {
    settled();
    for (int same = 0; same < 3; ++same) {
      const QSize before = picture().size();
      QCoreApplication::processEvents();
      if (picture().size() != before) same = 0;
    }
  }
  int scene_named(const QString& name) {
    for (int i = 0; i < player().scenes(); ++i)
      if (player().scene(i).name() == name) return i;
    return -1;
  }
  void open_scene(const char* name) {
    player().go_to(scene_named(QLatin1String(name)));
    settled();
  }
  void type_number(const char* name, const char* number) {
    auto* field = find<QDoubleSpinBox>(name);
    ASSERT_NE(field, nullptr);
    field->selectAll();
    QTest::keyClicks(field, QLatin1String(number));
    QTest::keyClick(field, Qt::Key_Return);
    settled();
  }
  QWidget* presentation() const {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (widget->isVisible() && widget->inherits("lookalike::WholeScreen")) return widget;
    return nullptr;
  }

  Session session;
  MainWindow window{session};
};

TEST_F(LessonPageTest, works_without_a_corpus) {
  EXPECT_EQ(session.corpus(), nullptr);
  for (int scene = 0; scene < player().scenes(); ++scene) {
    player().go_to(scene);
    settled();
    EXPECT_EQ(find<QLabel>("lesson.title")->text(), player().current().frame(0).title);
    EXPECT_EQ(find<QLabel>("lesson.sentence")->text(), unbroken(player().current().frame(0).sentence));
  }
  EXPECT_EQ(session.corpus(), nullptr);
}

TEST_F(LessonPageTest, can_be_used_with_the_keyboard_only) {
  picture().setFocus();
  const int first = player().current().steps();
  for (int step = 1; step < first; ++step) QTest::keyClick(&picture(), Qt::Key_Right);
  EXPECT_EQ(player().step(), first - 1);
  QTest::keyClick(&picture(), Qt::Key_PageDown);
  EXPECT_EQ(player().scene(), 1);
  EXPECT_EQ(player().step(), 0);
  QTest::keyClick(&picture(), Qt::Key_Left);
  EXPECT_EQ(player().scene(), 0);
  EXPECT_EQ(player().step(), first - 1);
}

TEST_F(LessonPageTest, page_keys_step_regardless_of_the_focus) {
  open_scene("Permutations");
  auto* shuffles = find<QSlider>("lesson.control.shuffles");
  shuffles->setFocus();
  const int before = shuffles->value();
  QTest::keyClick(shuffles, Qt::Key_PageDown);
  EXPECT_EQ(player().step(), 1);
  QTest::keyClick(shuffles, Qt::Key_PageUp);
  EXPECT_EQ(player().step(), 0);
  EXPECT_EQ(shuffles->value(), before);
  auto* number = find<QDoubleSpinBox>("lesson.control.shuffles.number");
  number->setFocus();
  QTest::keyClick(number, Qt::Key_PageDown);
  EXPECT_EQ(player().step(), 1);
}

TEST_F(LessonPageTest, arrows_step_after_a_slider_was_dragged) {
  open_scene("Permutations");
  picture().setFocus();
  auto* shuffles = find<QSlider>("lesson.control.shuffles");
  QTest::mousePress(shuffles, Qt::LeftButton, {}, {shuffles->width() - 4, shuffles->height() / 2});
  QTest::mouseRelease(shuffles, Qt::LeftButton);
  EXPECT_TRUE(picture().hasFocus());
  shuffles->setFocus(Qt::TabFocusReason);
  EXPECT_TRUE(shuffles->hasFocus()) << "the keyboard reaches it";
}

TEST_F(LessonPageTest, seed_and_controls_are_available_if_they_change_something) {
  auto* seed = find<QWidget>("lesson.seed");
  EXPECT_FALSE(seed->isEnabled());
  EXPECT_EQ(seed->toolTip(), QStringLiteral("Nothing is random in this scene."));
  open_scene("Permutations");
  EXPECT_TRUE(seed->isEnabled());
  open_scene("Hash functions");
  auto* modulus = find<QSlider>("lesson.control.modulus");
  EXPECT_TRUE(modulus->isEnabled());
  player().go_to(player().scene(), player().steps() - 1);
  EXPECT_FALSE(modulus->isEnabled());
}

TEST_F(LessonPageTest, moves_a_handle_with_the_keyboard_and_the_mouse) {
  open_scene("The formula");
  picture().setFocus(Qt::TabFocusReason);
  const auto handles = picture().frame().picture.handles;
  const auto similarity = std::ranges::find(handles, QStringLiteral("similarity"), &Handle::id);
  ASSERT_NE(similarity, handles.end());
  for (auto at = handles.begin(); at != similarity; ++at) QTest::keyClick(&picture(), Qt::Key_Tab);
  QTest::keyClick(&picture(), Qt::Key_Up);
  settled();
  EXPECT_NEAR(player().current().controls()[0].value.toDouble(), 0.61, 1e-9);
  EXPECT_TRUE(picture().accessibleDescription().contains(QStringLiteral("0.61")));

  const QTransform stage = fitted(kStage, picture().rect());
  const auto moved = std::ranges::find(picture().frame().picture.handles, QStringLiteral("similarity"), &Handle::id);
  const QPoint from = stage.map(moved->area.center()).toPoint();
  QTest::mousePress(&picture(), Qt::LeftButton, {}, from);
  QTest::mouseMove(&picture(), stage.map(QPointF(moved->from + 0.25 * (moved->to - moved->from), 0)).toPoint());
  QTest::mouseRelease(&picture(), Qt::LeftButton);
  settled();
  EXPECT_NEAR(player().current().controls()[0].value.toDouble(), 0.25, 0.011);
}

TEST_F(LessonPageTest, a_term_under_the_pointer_highlights_its_curve) {
  open_scene("The formula");
  player().go_to(player().scene(), 5);
  settled();
  const auto& handles = picture().frame().picture.handles;
  const auto term = std::ranges::find(handles, QStringLiteral("term"), &Handle::id);
  ASSERT_NE(term, handles.end());
  const QTransform stage = fitted(kStage, picture().rect());
  const QImage before = picture().grab().toImage();
  QTest::mouseMove(&picture(), stage.map(term->area.center()).toPoint());
  EXPECT_NE(picture().grab().toImage(), before);
  QTest::mouseMove(&picture(), stage.map(QPointF(2, 2)).toPoint());
  EXPECT_EQ(picture().grab().toImage(), before);
}

TEST_F(LessonPageTest, a_curve_that_is_pointed_at_lights_its_term) {
  open_scene("The formula");
  player().go_to(player().scene(), 6);
  settled();
  const auto& handles = picture().frame().picture.handles;
  const auto term = std::ranges::find(handles, QStringLiteral("term"), &Handle::id);
  ASSERT_NE(term, handles.end());
  const QTransform stage = fitted(kStage, picture().rect());
  const QRect card = stage.mapRect(term->area).toRect().adjusted(-3, -3, 3, 3);
  const QImage before = picture().grab(card).toImage();
  QTest::mouseMove(&picture(), stage.map(term->along[40]).toPoint());  // s = 0.2 on the diagonal
  EXPECT_NE(picture().grab(card).toImage(), before);
}

// A straight line from the lower left to the upper right of the plot, in one jump of the pointer.
TEST_F(LessonPageTest, the_curve_is_drawn_by_the_mouse_and_by_keys) {
  open_scene("The formula");
  const auto inputs = [&] { return dynamic_cast<const lesson::FormulaScene&>(player().current()).inputs(); };
  const auto handle = [&](const QString& id) {
    const auto& handles = picture().frame().picture.handles;
    return *std::ranges::find(handles, id, &Handle::id);
  };
  const QTransform stage = fitted(kStage, picture().rect());
  const Handle first = handle(QStringLiteral("hand_1")), last = handle(QStringLiteral("hand_19"));
  QTest::mousePress(&picture(), Qt::LeftButton, {},
                    stage.map(QPointF(first.area.center().x(), first.from - 2)).toPoint());
  QTest::mouseMove(&picture(), stage.map(QPointF(last.area.center().x(), last.to)).toPoint());
  QTest::mouseRelease(&picture(), Qt::LeftButton);
  settled();
  const auto drawn = inputs().hand_points();
  ASSERT_EQ(drawn.size(), 19u);
  for (const QPointF& point : drawn) EXPECT_NEAR(point.y(), (point.x() - 0.05) / 0.9, 0.03) << point.x();

  const double before = *inputs().hand[19];
  picture().setFocus(Qt::TabFocusReason);
  for (int tabs = 0;
       tabs < 100 && !picture().accessibleDescription().startsWith(QStringLiteral("Your curve at s = 0.95")); ++tabs)
    QTest::keyClick(&picture(), Qt::Key_Tab);
  QTest::keyClick(&picture(), Qt::Key_Down, Qt::ShiftModifier);
  settled();
  EXPECT_NEAR(*inputs().hand[19], before - 0.2, 1e-9);
}

TEST_F(LessonPageTest, follows_its_controls) {
  open_scene("The formula");
  auto* bands = find<QSlider>("lesson.control.bands");
  ASSERT_NE(bands, nullptr);
  bands->setValue(9);  // counted from 1
  settled();
  EXPECT_TRUE(find<QLabel>("lesson.title")->text().contains(QStringLiteral("10 bands")));
  find<QPushButton>("lesson.reset")->click();
  settled();
  EXPECT_TRUE(find<QLabel>("lesson.title")->text().contains(QStringLiteral("20 bands")));
  EXPECT_EQ(find<QSlider>("lesson.control.bands")->value(), 19);
}

TEST_F(LessonPageTest, keeps_a_typed_number_between_two_steps_of_its_slider) {
  open_scene("The formula");
  type_number("lesson.control.bands.number", "10");
  EXPECT_EQ(find<QSlider>("lesson.control.bands")->value(), 9) << "counted from 1";
  EXPECT_TRUE(find<QLabel>("lesson.title")->text().contains(QStringLiteral("10 bands")));
  open_scene("Real systems");
  player().go_to(player().scene(), 3);
  type_number("lesson.control.buckets.number", "777");
  EXPECT_EQ(find<QDoubleSpinBox>("lesson.control.buckets.number")->value(), 777);
  EXPECT_EQ(find<QSlider>("lesson.control.buckets")->value(), 77) << "in steps of ten from ten";
  EXPECT_TRUE(player().frame().sentence.startsWith(QStringLiteral("With 777 buckets")));
}

/// The page step of a slider changes other controls while the mouse is pressed.
TEST_F(LessonPageTest, a_press_beside_the_handle_does_not_recreate_the_sliders) {
  open_scene("Hash functions");
  const QPointer<QSlider> modulus = find<QSlider>("lesson.control.modulus"), a = find<QSlider>("lesson.control.a2");
  const int of_modulus = modulus->value(), of_a = a->value(), most = a->maximum();
  QTest::mousePress(modulus, Qt::LeftButton, {}, {modulus->width() - 4, modulus->height() / 2});
  ASSERT_FALSE(modulus.isNull());
  ASSERT_FALSE(a.isNull());
  EXPECT_TRUE(modulus->isSliderDown() || modulus->value() > of_modulus);
  QTest::mouseRelease(modulus, Qt::LeftButton);
  EXPECT_GT(modulus->value(), of_modulus);
  EXPECT_EQ(a->value(), of_a);
  EXPECT_EQ(a->maximum(), most);
  EXPECT_EQ(find<QSlider>("lesson.control.a2"), a);
}

TEST_F(LessonPageTest, a_press_that_adds_controls_keeps_the_existing_ones) {
  open_scene("Hash functions");
  const QPointer<QSlider> functions = find<QSlider>("lesson.control.functions"), a = find<QSlider>("lesson.control.a1");
  EXPECT_EQ(find<QSlider>("lesson.control.a3"), nullptr);
  QTest::mousePress(functions, Qt::LeftButton, {}, {functions->width() - 4, functions->height() / 2});
  ASSERT_FALSE(functions.isNull() || a.isNull());
  QTest::mouseRelease(functions, Qt::LeftButton);
  EXPECT_NE(find<QSlider>("lesson.control.a3"), nullptr);
  functions->setValue(0);
  EXPECT_EQ(find<QSlider>("lesson.control.a2"), nullptr);
  EXPECT_EQ(find<QSlider>("lesson.control.a1"), a);
}

TEST_F(LessonPageTest, a_click_on_the_scale_is_a_guess_and_play_waits_for_it) {
  open_scene("Permutations");
  player().set_pause(1);
  player().play(true);
  ASSERT_TRUE(wait_until([this] { return player().up_to_date() && player().frame().asks; }));
  const int asked = player().step();
  QTest::qWait(50);
  EXPECT_EQ(player().step(), asked);
  EXPECT_TRUE(player().plays());
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().startsWith(QStringLiteral("Playback waits for your guess")));
  player().play(false);
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().startsWith(QStringLiteral("Guess first")));
  player().play(true);
  const auto& handles = picture().frame().picture.handles;
  const auto guess = std::ranges::find(handles, QStringLiteral("guess"), &Handle::id);
  ASSERT_NE(guess, handles.end());
  QTest::mouseClick(&picture(), Qt::LeftButton, {},
                    fitted(kStage, picture().rect()).map(guess->area.center()).toPoint());
  ASSERT_TRUE(wait_until([this] { return !player().plays(); }));
  settled();
  EXPECT_EQ(player().step(), player().steps() - 1);
  player().go_to(player().scene(), player().steps() - 2);  // the last step has an example of its own
  settled();
  QStringList texts;
  for (const Item& item : player().frame().picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  EXPECT_FALSE(texts.filter(QStringLiteral("guess 0.5")).isEmpty()) << texts.join(u'|').toStdString();
}

/// The stage as currently shown.
QImage shot(PictureView& picture) {
  return picture.grab().toImage();
}

/// The share of pixels that differ; the edges of large letters may differ when they are painted again.
double share_that_differs(const QImage& x, const QImage& y) {
  EXPECT_EQ(x.size(), y.size());
  int pixels = 0;
  for (int row = 0; row < x.height(); ++row)
    for (int column = 0; column < x.width(); ++column) pixels += x.pixel(column, row) != y.pixel(column, row);
  return static_cast<double>(pixels) / (x.width() * x.height());
}

TEST_F(LessonPageTest, a_step_forward_moves_and_a_step_back_does_not) {
  open_scene("Permutations");
  auto* motion = find<QCheckBox>("lesson.motion");
  motion->setChecked(true);
  player().forward();
  settled();
  EXPECT_TRUE(picture().is_moving());
  const QImage early = shot(picture());
  ASSERT_TRUE(wait_until([this] { return !picture().is_moving(); }));
  const QImage last = shot(picture());
  EXPECT_GT(share_that_differs(early, last), 0.01);
  player().forward();
  settled();
  player().back();
  settled();
  EXPECT_FALSE(picture().is_moving());
  EXPECT_LT(share_that_differs(shot(picture()), last), 0.002) << "moving items have arrived";
  motion->setChecked(false);
  player().go_to(player().scene(), 0);
  settled();
  player().forward();
  settled();
  EXPECT_FALSE(picture().is_moving());
  motion->setChecked(true);
}

TEST_F(LessonPageTest, playing_waits_for_the_end_of_a_motion) {
  open_scene("Permutations");
  std::vector<bool> moved;  // whether the picture moved when a step was taken
  QObject::connect(&player(), &LessonPlayer::place_changed, &picture(),
                   [&] { moved.push_back(picture().is_moving()); });
  player().set_pause(20);
  player().play(true);
  ASSERT_TRUE(wait_until([&] { return moved.size() >= 4; }));
  player().play(false);
  EXPECT_EQ(std::ranges::count(moved, true), 0);
}

TEST_F(LessonPageTest, nothing_moves_if_the_settings_of_the_desktop_turn_animations_off) {
  const QTemporaryDir folder;
  const QByteArray before = qgetenv("XDG_CONFIG_HOME");
  qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
  ASSERT_EQ(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation), folder.path());
  find<QCheckBox>("lesson.motion")->setChecked(true);
  const std::tuple<const char*, const char*, bool> settings[] = {
      {"kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", false},
      {"kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", true},
      {"gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", false},
      {"gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", false},
      {"gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", true}};
  for (const auto& [name, text, moves] : settings) {
    const QString path = folder.filePath(QLatin1String(name));
    ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
    file.close();
    open_scene("Permutations");
    player().forward();
    settled();
    EXPECT_EQ(picture().is_moving(), moves) << name << ' ' << text;
    file.remove();
  }
  before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
}

/// If LOOKALIKE_PICTURES names a folder, saves six frames of each motion, one below the other.
TEST_F(LessonPageTest, every_motion_ends_in_the_picture_of_its_step) {
  constexpr int kFrames = 6, kWidth = 800, kHeight = 320;
  const auto drawn = [](const Picture& picture) {
    QImage image(kWidth, kHeight, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setTransform(fitted(kStage, image.rect()));
    draw_picture(painter, picture, palette_of(Appearance::light), QFont());
    return image;
  };
  const QString folder = qEnvironmentVariable("LOOKALIKE_PICTURES");
  for (int scene = 0; scene < player().scenes(); ++scene)
    for (int step = 0; step < player().scene(scene).steps(); ++step) {
      const Picture picture = player().scene(scene).frame(step).picture;
      if (picture.motions.empty()) continue;
      QImage strip(kWidth, kFrames * kHeight, QImage::Format_RGB32);
      QPainter painter(&strip);
      for (int i = 0; i < kFrames; ++i)
        painter.drawImage(0, i * kHeight, drawn(moving(picture, i / double{kFrames - 1})));
      painter.end();
      EXPECT_LT(share_that_differs(drawn(moving(picture, 1 - 1e-9)), drawn(picture)), 0.005) << scene << ' ' << step;
      EXPECT_NE(strip.copy(0, kHeight, kWidth, kHeight), drawn(picture)) << scene << ' ' << step;
      if (!folder.isEmpty())
        strip.save(QDir(folder).filePath(QStringLiteral("motion-%1-%2.png").arg(scene + 1).arg(step + 1)));
    }
}

TEST_F(LessonPageTest, own_texts_are_used_in_the_scenes) {
  find<QCheckBox>("lesson.own_texts")->click();
  player().set("text_a", "the dog bit the man");
  player().set("text_b", "the man bit the dog");
  open_scene("Matrix");
  const auto shows = [this](const QString& text) {
    return std::ranges::any_of(player().frame().picture.items, [&](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      return label && label->text == text;
    });
  };
  EXPECT_TRUE(shows(QStringLiteral("2 dog bit")));
  find<QPushButton>("lesson.reset")->click();
  settled();
  EXPECT_TRUE(shows(QStringLiteral("2 dog bit"))) << "they stay until they are switched off";
  find<QCheckBox>("lesson.own_texts")->click();
  settled();
  EXPECT_FALSE(shows(QStringLiteral("2 dog bit")));
}

TEST_F(LessonPageTest, next_waits_once_for_a_guess) {
  open_scene("The formula");
  auto* next = find<QPushButton>("lesson.next");
  next->click();
  EXPECT_EQ(player().step(), 0);
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().startsWith(QStringLiteral("Guess now, or press again")));
  next->click();
  EXPECT_EQ(player().step(), 1);
  find<QPushButton>("lesson.back")->click();
  settled();
  player().set("guess", 0.5);
  settled();
  next->click();
  EXPECT_EQ(player().step(), 1) << "a guess exists now";
}

TEST_F(LessonPageTest, g_and_numbers_add_the_guesses_of_an_audience) {
  open_scene("The formula");
  picture().setFocus();
  const auto hint = [this] { return find<QLabel>("lesson.hint")->text(); };
  for (const char* typed : {"g40", "g0,5", "g6x"}) QTest::keyClicks(&picture(), QLatin1String(typed));
  QTest::keyClick(&picture(), Qt::Key_Return);
  EXPECT_FALSE(hint().startsWith(QStringLiteral("Guess:"))) << "Enter ends, so that other keys work again";
  QTest::keyClicks(&picture(), QStringLiteral("g7"));
  QTest::keyPress(&picture(), Qt::Key_Shift, Qt::ShiftModifier);  // of the % sign
  QTest::keyRelease(&picture(), Qt::Key_Shift);
  QTest::keyClick(&picture(), '%', Qt::ShiftModifier);
  EXPECT_TRUE(hint().startsWith(QStringLiteral("Guess: 7%_   Enter adds 0.07"))) << hint().toStdString();
  QTest::keyClick(&picture(), Qt::Key_Return);
  settled();
  QStringList texts;
  for (const Item& item : player().frame().picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  // 0.4, 0.5, 0.06 and 0.07
  EXPECT_TRUE(texts.contains(QStringLiteral("4 guesses, median 0.235"))) << texts.join(u'|').toStdString();
}

TEST_F(LessonPageTest, escape_ends_a_typed_guess_or_the_list_of_keys_before_the_full_screen) {
  open_scene("The formula");
  find<QAction>("present")->trigger();
  auto* slide = presentation()->findChild<PictureView*>();
  ASSERT_TRUE(QTest::qWaitForWindowActive(presentation()));
  QTest::keyClicks(slide, QStringLiteral("g9.9g"));
  EXPECT_TRUE(slide->frame().hint.startsWith(QStringLiteral("Guess: _"))) << "G begins an empty guess";
  QTest::keyClicks(slide, QStringLiteral("60"));
  QTest::keyClick(slide, Qt::Key_Escape);
  ASSERT_NE(presentation(), nullptr);
  EXPECT_TRUE(presentation()->isVisible());
  EXPECT_TRUE(player().frame().asks) << "there is no guess";
  EXPECT_EQ(player().step(), 0);
  QTest::keyClick(slide, Qt::Key_Question);
  EXPECT_EQ(slide->frame().hint, keys_of_lesson());
  QTest::keyClick(slide, Qt::Key_Escape);
  EXPECT_NE(slide->frame().hint, keys_of_lesson());
  ASSERT_NE(presentation(), nullptr);
  EXPECT_TRUE(presentation()->isVisible());
  QTest::keyClick(slide, Qt::Key_Question);
  QTest::keyClick(slide, Qt::Key_End);
  settled();
  EXPECT_NE(slide->frame().hint, keys_of_lesson()) << "a step hides the list of keys";
  presentation()->close();
}

TEST_F(LessonPageTest, the_slide_show_names_the_keys_of_hidden_controls) {
  player().go_to(0, 3);
  settled();
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().endsWith(QStringLiteral("or move k.")));
  find<QAction>("present")->trigger();
  auto* slide = presentation()->findChild<PictureView*>();
  EXPECT_TRUE(slide->frame().hint.endsWith(QStringLiteral("or move k. Press C for the controls.")));
  presentation()->close();
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().endsWith(QStringLiteral("or move k.")));
}

TEST_F(LessonPageTest, refuses_a_typed_guess_off_the_scale) {
  open_scene("The formula");
  picture().setFocus();
  const auto hint = [this] { return find<QLabel>("lesson.hint")->text(); };
  QTest::keyClicks(&picture(), QStringLiteral("g1.7"));
  EXPECT_EQ(hint(), QStringLiteral("Guess: 1.7_   This is not a number from 0 to 1, nor a percentage."));
  QTest::keyClick(&picture(), Qt::Key_Return);
  settled();
  EXPECT_TRUE(player().frame().asks) << "there is no guess";
  EXPECT_TRUE(hint().startsWith(QStringLiteral("Guess: 1.7_"))) << "it can be corrected";
  QTest::keyClick(&picture(), Qt::Key_Backspace);
  QTest::keyClick(&picture(), Qt::Key_Backspace);
  QTest::keyClicks(&picture(), QStringLiteral("7"));
  EXPECT_EQ(hint(), QStringLiteral("Guess: 17_   Enter adds 0.17; G adds it and begins the next; Esc cancels."));
  QTest::keyClick(&picture(), Qt::Key_Return);
  settled();
  EXPECT_FALSE(player().frame().asks);
}

TEST_F(LessonPageTest, my_texts_leads_to_the_step_where_they_are_typed) {
  player().go_to(0, 1);
  settled();
  ASSERT_FALSE(find<QWidget>("lesson.controls")->isEnabled());
  find<QCheckBox>("lesson.own_texts")->click();
  settled();
  EXPECT_EQ(player().step(), 3);
  auto* field = find<QLineEdit>("lesson.control.text_a");
  ASSERT_TRUE(field->isEnabled());
  field->clear();
  auto* example = find<QToolButton>("lesson.control.example.0");
  EXPECT_TRUE(example->isChecked());
  QTest::keyClicks(field, QStringLiteral("one two three"));
  settled();
  EXPECT_FALSE(example->isChecked()) << "no longer the texts of the example";
  field->setFocus();
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(picture().hasFocus()) << "arrow keys step again";
  open_scene("Matrix");
  EXPECT_TRUE(player().frame().sentence.contains(QStringLiteral("one two")));
  find<QAbstractButton>("lesson.scene.1")->click();
  EXPECT_EQ(player().step(), 3) << "where the texts can be changed";
  find<QAbstractButton>("lesson.scene.1")->click();
  EXPECT_EQ(player().step(), 0) << "a second time, at the beginning";
  find<QCheckBox>("lesson.own_texts")->click();
}

TEST_F(LessonPageTest, messages_leave_caption_and_controls_free) {
  open_scene("The formula");
  auto* copy = find<QAction>("lesson.copy_latex");
  copy->trigger();
  QCoreApplication::processEvents();
  const auto* bar = find<InfoBar>("info_bar");
  ASSERT_TRUE(bar->isVisible());
  const auto bottom = [](const QWidget* part) { return part->mapToGlobal(part->rect().bottomLeft()).y(); };
  const auto* words = find<QLabel>("lesson.sentence");
  EXPECT_LT(bottom(bar), words->mapToGlobal(QPoint()).y());
  const int before = bottom(bar);
  window.pages().setCurrentIndex(0);
  QCoreApplication::processEvents();
  EXPECT_GT(bottom(bar), before) << "at the foot of another page";
  find<InfoBar>("info_bar")->clear();
}

TEST_F(LessonPageTest, the_last_step_stays_the_last_however_many_there_are) {
  open_scene("Bands");
  player().set("bands", 2);
  player().go_to(player().scene(), player().steps() - 1);
  const int before = player().steps();
  player().set("bands", 12);
  EXPECT_GT(player().steps(), before);
  EXPECT_EQ(player().step(), player().steps() - 1);
}

TEST_F(LessonPageTest, plays_until_the_scene_ends_without_blocking) {
  open_scene("The formula");
  player().set("guess", 0.5);
  player().set("pairs", 1000);
  player().set_pause(1);
  settled();
  WatchedApplication::instance().forget_stalls();
  find<QPushButton>("lesson.play")->click();
  EXPECT_TRUE(player().plays());
  ASSERT_TRUE(wait_until([this] { return !player().plays(); }));
  settled();
  EXPECT_EQ(player().step(), player().steps() - 1);
  expect_no_work_in_the_event_loop();
}

TEST_F(LessonPageTest, is_shown_full_screen_by_f5_which_runs_the_recipe_elsewhere) {
  auto* present = find<QAction>("present");
  auto* run = find<QAction>("run_again");
  EXPECT_TRUE(present->shortcuts().contains(QKeySequence(Qt::Key_F5)));
  EXPECT_TRUE(run->shortcuts().isEmpty());
  present->trigger();
  QWidget* shown = presentation();
  ASSERT_NE(shown, nullptr);
  EXPECT_TRUE(shown->isFullScreen());
  shown->activateWindow();
  ASSERT_TRUE(wait_until([shown] { return QApplication::activeWindow() == shown; }));
  auto* slide = shown->findChild<PictureView*>();
  const int step = player().step();
  QTest::keyClick(slide, Qt::Key_Right);
  EXPECT_EQ(player().step(), step + 1);
  QTest::keyClick(slide, Qt::Key_Left);
  EXPECT_EQ(player().step(), step);
  const bool was_dark = slide->palette().color(QPalette::Base).lightness() < 128;
  QTest::keyClick(slide, Qt::Key_D);
  EXPECT_NE(slide->palette().color(QPalette::Base).lightness() < 128, was_dark);
  QTest::keyClick(slide, Qt::Key_2);
  EXPECT_EQ(player().scene(), 1);
  shown->close();
  window.activateWindow();
  EXPECT_TRUE(wait_until([this] { return QApplication::focusWidget() == &picture(); })) << "its arrow keys still step";
  find<QAction>("page_1")->trigger();
  EXPECT_FALSE(present->shortcuts().contains(QKeySequence(Qt::Key_F5)));
  EXPECT_TRUE(run->shortcuts().contains(QKeySequence(Qt::Key_F5)));
}

TEST_F(LessonPageTest, the_slide_turns_black_or_white_jumps_to_its_end_and_lists_its_keys) {
  find<QAction>("present")->trigger();
  auto* slide = presentation()->findChild<PictureView*>();
  const auto is_filled_with = [&](const QColor& colour) {
    const QImage shown = presentation()->grab().toImage();
    return shown.pixelColor(shown.rect().center()) == colour && shown.pixelColor(0, 0) == colour;
  };
  for (const auto& [key, colour] :
       {std::pair{Qt::Key_B, Qt::black}, {Qt::Key_Period, Qt::black}, {Qt::Key_W, Qt::white}}) {
    const QImage before = slide->grab().toImage();
    QTest::keyClick(slide, key);
    EXPECT_TRUE(is_filled_with(colour)) << key;
    QTest::keyClick(slide, key);
    EXPECT_EQ(slide->grab().toImage(), before);
  }
  QTest::keyClick(slide, Qt::Key_End);
  EXPECT_EQ(player().step(), player().steps() - 1);
  QTest::keyClick(slide, Qt::Key_Question);
  EXPECT_TRUE(slide->frame().hint.contains(QStringLiteral("W: white")));
  presentation()->close();
}

TEST_F(LessonPageTest, the_picture_gets_the_keys_when_the_page_is_opened_and_after_its_menu) {
  find<QAction>("page_1")->trigger();
  window.pages().tabBar()->setFocus();
  find<QAction>("page_8")->trigger();
  EXPECT_TRUE(picture().hasFocus());
  auto* way = find<QToolButton>("lesson.try");
  QTimer::singleShot(0, &window, [way] { QTest::keyClick(way->menu(), Qt::Key_Escape); });
  QTest::mouseClick(way, Qt::LeftButton);
  EXPECT_EQ(window.focusWidget(), &picture());  // offscreen, no window is active after a menu
  QTest::keyClick(&picture(), Qt::Key_End);
  EXPECT_EQ(player().step(), player().steps() - 1);
  QTest::keyClick(&picture(), Qt::Key_Question);
  EXPECT_TRUE(find<QLabel>("lesson.hint")->text().contains(QStringLiteral("full stop: black")));
}

TEST_F(LessonPageTest, playing_ends_with_its_scene_and_with_the_slide_show) {
  find<QAction>("present")->trigger();
  QWidget* shown = presentation();
  ASSERT_NE(shown, nullptr);
  auto* slide = shown->findChild<PictureView*>();
  for (const Qt::Key key : {Qt::Key_4, Qt::Key_Home}) {
    QTest::keyClick(slide, Qt::Key_Space);
    EXPECT_TRUE(player().plays());
    QTest::keyClick(slide, key);
    EXPECT_FALSE(player().plays()) << key;
  }
  QTest::keyClick(slide, Qt::Key_Space);
  EXPECT_TRUE(player().plays());
  shown->close();
  EXPECT_FALSE(player().plays());
}

TEST_F(LessonPageTest, a_bag_is_called_a_bag_in_picture_and_sentence) {
  player().set(QStringLiteral("bag"), true);
  player().go_to(0, 4);
  settled();
  EXPECT_TRUE(player().frame().sentence.endsWith("is the first shingle of bag A."));
  const auto& items = player().frame().picture.items;
  EXPECT_TRUE(std::ranges::any_of(items, [](const Item& item) {
    const auto* label = std::get_if<Label>(&item);
    return label && label->text.startsWith("Bag A: ");
  }));
}

TEST_F(LessonPageTest, home_keeps_guess_and_values_during_a_talk) {
  open_scene("The formula");
  player().set("guess", 0.25);
  player().set("similarity", 0.61);
  player().go_to(player().scene(), 5);
  find<QAction>("present")->trigger();
  QTest::keyClick(presentation()->findChild<PictureView*>(), Qt::Key_Home);
  EXPECT_EQ(player().step(), 0);
  settled();
  EXPECT_TRUE(player().frame().sentence.contains(QStringLiteral("0.61")));
  player().set("similarity", 0.6);
  settled();
  EXPECT_FALSE(player().frame().asks) << "the guess is still there";
  presentation()->close();
}

TEST_F(LessonPageTest, controls_of_the_slide_show_return_after_a_scene_without_any) {
  open_scene("Hash functions");
  find<QAction>("present")->trigger();
  auto* slide = presentation()->findChild<PictureView*>();
  const auto shown = [&] {
    settled();
    return presentation()->findChild<QWidget*>(QStringLiteral("lesson.controls"))->isVisible();
  };
  EXPECT_FALSE(shown());
  QTest::keyClick(slide, Qt::Key_C);
  EXPECT_TRUE(shown());
  QTest::keyClick(slide, Qt::Key_2);
  EXPECT_FALSE(shown()) << "the matrix scene has no controls";
  EXPECT_TRUE(presentation()->findChild<QWidget*>(QStringLiteral("lesson.next"))->isVisible());
  QTest::keyClick(slide, Qt::Key_3);
  EXPECT_TRUE(shown());
  presentation()->close();
}

TEST_F(LessonPageTest, typed_texts_are_limited_to_160_characters) {
  player().go_to(player().scene(), 3);  // the texts come after the square of all pairs
  settled();
  auto* field = find<QLineEdit>("lesson.control.text_a");
  field->clear();
  QTest::keyClicks(field, QStringLiteral("x y ").repeated(43));
  EXPECT_EQ(field->text().size(), 161) << "one more shows that the text went on";
  settled();
  EXPECT_TRUE(player().frame().hint.contains(QStringLiteral("160 characters")));
}

TEST_F(LessonPageTest, other_pages_are_shown_full_screen_and_return) {
  for (const char* page : {"page_1", "page_2", "page_3"}) {
    find<QAction>(page)->trigger();
    QWidget* current = window.findChild<QTabWidget*>()->currentWidget();
    auto* part = current->property(kPresentable).value<QWidget*>();
    ASSERT_NE(part, nullptr) << page;
    QWidget* const home = part->parentWidget();
    find<QAction>("present")->trigger();
    EXPECT_NE(part->window(), &window) << page;
    ASSERT_TRUE(part->window()->isFullScreen()) << page;
    part->window()->close();
    EXPECT_EQ(part->parentWidget(), home) << page;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(LessonPageTest, texts_are_larger_in_full_screen) {
  find<QAction>("page_3")->trigger();
  const auto* text = window.pages().currentWidget()->findChild<QWidget*>(QStringLiteral("left_text"));
  ASSERT_NE(text, nullptr);
  const double before = text->font().pointSizeF();
  find<QAction>("present")->trigger();
  EXPECT_TRUE(wait_until([&] { return text->font().pointSizeF() > 1.2 * before; }));
  text->window()->close();
  EXPECT_DOUBLE_EQ(text->font().pointSizeF(), before);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_F(LessonPageTest, scene_names_are_hidden_in_a_narrow_window) {
  auto* bands = find<QAbstractButton>("lesson.scene.6");
  for (const int width : {400, 1600}) {
    auto* list = bands->parentWidget();
    list->resize(width, list->height());
    EXPECT_EQ(bands->text().contains(QStringLiteral("Bands")), width == 1600);
    EXPECT_TRUE(find<QAbstractButton>("lesson.scene.1")->text().contains(QStringLiteral("Shingles")));
    EXPECT_TRUE(bands->accessibleName().contains(QStringLiteral("Bands")));
  }
}

TEST_F(LessonPageTest, shows_the_name_of_a_clicked_scene_in_a_narrow_window) {
  auto* bands = find<QAbstractButton>("lesson.scene.6");
  bands->parentWidget()->resize(400, bands->parentWidget()->height());
  bands->click();
  EXPECT_TRUE(bands->text().contains(QStringLiteral("Bands")));
  EXPECT_FALSE(find<QAbstractButton>("lesson.scene.1")->text().contains(QStringLiteral("Shingles")));
}

TEST_F(LessonPageTest, picture_and_steps_fit_a_low_page_with_large_type) {
  apply_font_scale(1.5);
  const QWidget *page = window.pages().lesson(), *next = find<QPushButton>("lesson.next");
  for (const int height : {720, 520}) {
    window.resize(1280, height);
    for (int scene = 0; scene < player().scenes(); ++scene) {
      player().go_to(scene);
      lay_out();
      EXPECT_TRUE(wait_until([&] { return next->visibleRegion().boundingRect() == next->rect(); }))
          << "scene " << scene + 1 << " scrolls at " << height;
      const double smallest_type = picture().height() * kSmallType / kStage.height();
      EXPECT_GE(smallest_type, (height == 720 ? 0.7 : 0.4) * QFontInfo(page->font()).pixelSize()) << scene + 1;
    }
  }
  apply_font_scale(1);
}

TEST_F(LessonPageTest, larger_type_has_larger_letters_in_the_picture) {
  const auto smallest = [this] { return kSmallType * fitted(kStage, picture().rect()).m11() * picture().letters(); };
  const double normal = smallest();
  for (const double scale : {1.25, 1.5}) {
    apply_font_scale(scale);
    lay_out();
    EXPECT_GT(smallest(), 1.2 * normal) << scale << ": although the picture has less room";
  }
  apply_font_scale(1);
}

TEST_F(LessonPageTest, larger_type_has_a_larger_picture) {
  std::vector<QString> texts;  // of the steps
  const auto scales_of_steps = [this, &texts] {
    std::vector<double> scales;
    texts.clear();
    for (int scene = 0; scene < player().scenes(); ++scene)
      for (int step = 0; step < player().scene(scene).steps(); ++step) {
        player().go_to(scene, step);
        lay_out();
        scales.push_back(fitted(kStage, picture().rect()).m11());
        texts.push_back(player().frame().sentence + u'\n' + player().frame().hint);
      }
    return scales;
  };
  for (const QSize size : {QSize(1280, 660), QSize(1920, 1020)}) {
    window.resize(size);
    apply_font_scale(1);
    const auto normal = scales_of_steps();
    auto before = normal;
    for (const double scale : {1.25, 1.5}) {
      apply_font_scale(scale);
      const auto larger = scales_of_steps();
      ASSERT_EQ(larger.size(), normal.size());
      for (std::size_t i = 0; i < normal.size(); ++i) {
        EXPECT_GT(larger[i], normal[i]) << size.height() << " high, type " << scale << ": " << texts[i].toStdString();
        EXPECT_GE(larger[i], (size.width() > 1900 ? 1 : 0.92) * before[i])
            << size.height() << " high, type " << scale << ", a menu and tabs take more: " << texts[i].toStdString();
      }
      before = larger;
    }
    find<QPushButton>("lesson.unfold")->setChecked(true);
    const auto unfolded = scales_of_steps();
    find<QPushButton>("lesson.unfold")->setChecked(false);
    for (std::size_t i = 0; i < normal.size(); ++i)
      EXPECT_GE(unfolded[i], normal[i]) << size.height() << " high, with controls: " << texts[i].toStdString();
  }
  apply_font_scale(1);
}

TEST_F(LessonPageTest, controls_are_a_click_away_on_a_low_page_with_large_type) {
  auto* unfold = find<QPushButton>("lesson.unfold");
  const auto* seed = find<QWidget>("lesson.seed");
  EXPECT_FALSE(unfold->isVisible());
  EXPECT_TRUE(seed->isVisible());
  apply_font_scale(1.5);
  QCoreApplication::processEvents();
  EXPECT_TRUE(find<QPushButton>("lesson.next")->isVisible());
  EXPECT_FALSE(seed->isVisible());
  unfold->click();
  EXPECT_TRUE(seed->isVisible());
  QTest::keyClick(&picture(), Qt::Key_5, Qt::AltModifier);
  EXPECT_EQ(player().scene(), 4) << "although the controls hide its button";
  QTest::keyClick(&picture(), Qt::Key_C);
  EXPECT_FALSE(seed->isVisible());
  apply_font_scale(1);
  QCoreApplication::processEvents();
  EXPECT_TRUE(seed->isVisible());
}

TEST_F(LessonPageTest, larger_type_has_larger_letters_on_a_slide) {
  open_scene("The formula");
  find<QAction>("present")->trigger();
  auto* slide = presentation()->findChild<PictureView*>();
  settled();
  QCoreApplication::processEvents();
  const QImage before = slide->grab().toImage();
  apply_font_scale(1.5);
  QCoreApplication::processEvents();
  const QImage after = slide->grab().toImage();
  ASSERT_EQ(before.size(), after.size());
  const QRect stage = (stage_on_slide() * fitted(kSlide, slide->rect())).mapRect(QRectF(QPointF(), kStage)).toRect();
  EXPECT_NE(before.copy(stage), after.copy(stage));
  presentation()->close();
  apply_font_scale(1);
}

TEST_F(LessonPageTest, copies_formulas_as_latex) {
  open_scene("The formula");
  player().go_to(player().scene(), 6);
  settled();
  find<QAction>("lesson.copy_latex")->trigger();
  EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("1-\\left(1-s^{5}\\right)^{20}")));
  EXPECT_TRUE(window.findChild<InfoBar*>()->text().contains(QStringLiteral("Copied 5 formulas as LaTeX.")));
  player().go_to(0);
  settled();
  find<QAction>("lesson.copy_latex")->trigger();
  EXPECT_TRUE(window.findChild<InfoBar*>()->text().contains(QStringLiteral("This step shows no formula.")));
}

TEST_F(LessonPageTest, is_exported_as_a_slide_and_as_a_picture) {
  const SceneFrame frame = player().frame();
  const QPalette light = palette_of(Appearance::light);
  const PlotPicture slide = picture_of(frame, QStringLiteral("a foot"), true, light, window.font());
  const QByteArray svg = as_svg(slide);
  EXPECT_TRUE(svg.contains("a foot"));
  EXPECT_TRUE(svg.contains("<title>" + frame.title.toHtmlEscaped().toUtf8() + "</title>"));
  EXPECT_TRUE(svg.contains(", sans-serif\"")) << "a typeface that other programs have";
  EXPECT_TRUE(svg.contains(frame.title.left(12).toHtmlEscaped().toUtf8()));
  EXPECT_EQ(QImage::fromData(as_png(rastered(slide, 1.2))).size(), QSize(1920, 1080));
  EXPECT_EQ(picture_of(frame, {}, false, light, window.font()).size, kStage.toSize());
}

TEST_F(LessonPageTest, is_printed_with_one_page_per_step) {
  const auto scenes = player().copies();
  int steps = 0;
  for (const auto& scene : scenes) steps += scene->steps();
  const QByteArray pdf = lesson_pdf(scenes, {}, palette_of(Appearance::light), window.font(), {});
  EXPECT_TRUE(pdf.startsWith("%PDF"));
  EXPECT_EQ(pdf.count("/Type /Page\n"), steps + 4) << "and notes, and three pages of exercises";
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(lesson_pdf(scenes, {}, palette_of(Appearance::light), window.font(), stop.get_token()).isEmpty());
}

TEST(LessonTexts, break_no_line_inside_a_formula) {
  QTextLayout layout(
      unbroken(QStringLiteral("area to \u221A(p(1\u00A0\u2212\u00A0p)/3), t = 0.80 (1/b)^(1/r) \u2212 20 \u00D7 5")));
  layout.beginLayout();
  QStringList lines;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(1);
    lines << layout.text().mid(line.textStart(), line.textLength()).simplified().remove(QChar(0x2060));
  }
  layout.endLayout();
  EXPECT_EQ(lines,
            QStringList({"area", "to", "\u221A(p(1 \u2212 p)/3),", "t = 0.80", "(1/b)^(1/r) \u2212 20 \u00D7 5"}));
}

/// A language in which every text is in capitals.
class Capitals final : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    return QString::fromUtf8(source).toUpper();
  }
};

QStringList texts_of(const SceneFrame& frame) {
  QStringList texts{frame.title, frame.sentence, frame.hint};
  for (const Item& item : frame.picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  return texts;
}

TEST(LessonTexts, are_completely_translatable) {
  Capitals capitals;
  ASSERT_TRUE(QCoreApplication::installTranslator(&capitals));
  const auto scenes = make_scenes();
  static const QRegularExpression untranslated(QStringLiteral("[a-z]{4,}"));  // formulas have "mod"
  for (std::size_t i = 1; i < scenes.size(); ++i)                             // the first shows the user's texts
    for (int step = 0; step < scenes[i]->steps(); ++step) {
      const QStringList texts = texts_of(scenes[i]->frame(step));
      for (const QString& text : texts)
        EXPECT_FALSE(untranslated.match(text).hasMatch()) << i + 1 << ", " << step << ": " << text.toStdString();
    }
  QCoreApplication::removeTranslator(&capitals);
}

/// The sizes of letters that a formula draws, in units.
std::vector<double> sizes_of(const FormulaText& formula) {
  class Engine final : public QPaintEngine {
   public:
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& text) override { sizes.push_back(text.font().pixelSize()); }
    Type type() const override { return User; }
    std::vector<double> sizes;
  };
  class Device final : public QPaintDevice {
   public:
    QPaintEngine* paintEngine() const override { return &engine; }
    int metric(PaintDeviceMetric metric) const override {
      return metric == PdmDpiX || metric == PdmDpiY || metric == PdmPhysicalDpiX || metric == PdmPhysicalDpiY ? 96 : 1;
    }
    mutable Engine engine;
  } device;
  QPainter painter(&device);
  draw_picture(painter, {{formula}, {}}, palette_of(Appearance::light), QApplication::font());
  painter.end();
  return device.engine.sizes;
}

/// Letters of 22.5 units are 18 pixels high on a slide of 1280 x 720.
TEST(LessonPictures, have_room_for_their_texts) {
  constexpr double kLeast = 22.5, kInset = 8;
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      if (scene->frame(step).asks)
        for (const double guess : {0.125, 0.25}) scene->set(QStringLiteral("add_guess"), guess);
      const std::string where = scene->name().toStdString() + " step " + std::to_string(step + 1) + ": ";
      const SceneFrame frame = scene->frame(step);
      std::vector<Item> items = frame.picture.items;
      for (const Item& item : slide_words(frame, QStringLiteral("a foot")).items) items.push_back(item);
      for (const Item& item : items) {
        const auto* label = std::get_if<Label>(&item);
        const double size = label ? label->size * fit_of(*label, QApplication::font()) : kSmallType;
        EXPECT_GE(size, kLeast) << where << (label ? label->text.toStdString() : std::string());
        if (const auto* formula = std::get_if<FormulaText>(&item)) {
          EXPECT_GE(std::ranges::min(sizes_of(*formula)), kLeast) << where << formula->latex.toStdString();
        }
        const auto* frame_of = label && &item != items.data() ? std::get_if<Box>(&item - 1) : nullptr;
        if (frame_of && frame_of->radius > 0 && frame_of->area == label->area) {
          Label inset = *label;
          inset.area.adjust(kInset, 0, -kInset, 0);
          EXPECT_EQ(fit_of(inset, QApplication::font()), 1)
              << where << "touches its frame: " << label->text.toStdString();
        }
      }
    }
}

TEST(LessonPictures, enlarge_letters_as_far_as_they_fit) {
  const QFont font = QApplication::font();
  const double width =
      QFontMetricsF(font).horizontalAdvance(QStringLiteral("chance")) * 30 / QFontInfo(font).pixelSize();
  Label label = small_label({0, 0, 2 * width, 60}, QStringLiteral("chance"));
  EXPECT_NEAR(fit_of(label, font, 1.3), 1.3, 1e-9);
  EXPECT_NEAR(fit_of(label, font), 1, 1e-9);
  label.area.setHeight(1.1 * 24);
  const double fit = fit_of(label, font, 1.5);  // the tallest letter, h, has about 0.76 of the size
  EXPECT_GT(fit, 1.2);
  EXPECT_LT(fit, 1.5);
  label.text = QStringLiteral("a\nb");
  EXPECT_LE(fit_of(label, font, 1.5), 1) << "two lines";
}

TEST(LessonPictures, enlarge_a_table_evenly) {
  const QFont font = QApplication::font();
  const auto cell = [](double x, double y, double width, const char* text) {
    return small_label({x, y, width, 60}, QString::fromLatin1(text));
  };
  const Picture picture{{cell(0, 0, 200, "n"), cell(200, 0, 200, "slope"),  //
                         cell(0, 60, 200, "400"), cell(200, 60, 90, "0.055"), cell(0, 300, 200, "note")},
                        {}};
  const auto shares = enlargements(picture, font, 1.5);
  const double narrow = fit_of(std::get<Label>(picture.items[3]), font, 1.5);
  ASSERT_LT(narrow, 1.4);
  ASSERT_GT(narrow, 1);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(shares[i], narrow) << i;
  EXPECT_EQ(enlargements(picture, font, 1), std::vector<double>(5, 1));
  const Picture apart{{cell(0, 0, 60, "slope"), cell(300, 300, 200, "note")}, {}};
  EXPECT_EQ(enlargements(apart, font, 1.5)[1], 1.5) << "another line and column";
}

/// Half of a step's texts or more are enlarged by a tenth or more, or are large already.
TEST(LessonPictures, enlarge_most_letters_of_each_step) {
  constexpr double kLarge = 32;  // units, a third more than the smallest type
  const QFont font = QApplication::font();
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const Picture picture = scene->frame(step).picture;
      const auto shares = enlargements(picture, font, 1.5);
      int texts = 0, larger = 0;
      for (std::size_t i = 0; i < picture.items.size(); ++i) {
        const auto* label = std::get_if<Label>(&picture.items[i]);
        if (!label || label->text.isEmpty()) continue;
        const double share = fit_of(*label, font, shares[i]);
        ++texts;
        larger += share >= 1.1 || share * label->size >= kLarge ? 1 : 0;
      }
      EXPECT_GE(2 * larger, texts) << scene->name().toStdString() << " step " << step + 1 << ": " << larger << " of "
                                   << texts;
    }
}

/// The place of a label's text as it is drawn.
QRectF drawn(const Label& label, double share) {
  QFont font = QApplication::font();
  if (label.monospaced) font.setFamily(QStringLiteral("monospace"));
  font.setPixelSize(static_cast<int>(label.size * share));
  font.setBold(label.bold);
  constexpr Qt::Alignment kSides[] = {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
  const int flags = static_cast<int>(kSides[static_cast<std::size_t>(label.align)] | Qt::AlignVCenter);
  return QFontMetricsF(font).boundingRect(label.area, flags, label.text);
}

/// Texts that stand side by side stay as far apart as without large type, or a third of their size.
TEST(LessonPictures, keep_gaps_between_enlarged_letters) {
  const QFont font = QApplication::font();
  const auto own = std::make_shared<const lesson::OwnTexts>(lesson::own_texts({}));
  for (const auto& texts : {std::shared_ptr<const lesson::OwnTexts>(), own})
    for (const auto& scene : make_scenes()) {
      scene->follow(texts);
      for (int step = 0; step < scene->steps(); ++step) {
        const Picture picture = scene->frame(step).picture;
        const auto shares = enlargements(picture, font, 1.5);
        std::vector<std::pair<QRectF, QRectF>> places;  // without and with large type
        std::vector<const Label*> labels;
        for (std::size_t i = 0; i < picture.items.size(); ++i)
          if (const auto* label = std::get_if<Label>(&picture.items[i]);
              label && !label->wraps && !label->text.isEmpty()) {
            const double fit = fit_of(*label, font);
            places.emplace_back(drawn(*label, fit), drawn(*label, fit_of(*label, font, shares[i])));
            labels.push_back(label);
          }
        for (std::size_t i = 0; i < places.size(); ++i)
          for (std::size_t j = 0; j < places.size(); ++j) {
            const double before = places[j].first.left() - places[i].first.right();
            const double after = places[j].second.left() - places[i].second.right();
            const bool beside = std::abs(places[i].first.center().y() - places[j].first.center().y()) < 12;
            if (i == j || !beside || before < 0) continue;
            EXPECT_GE(after, std::min(before, labels[i]->size / 3) - 1)
                << scene->name().toStdString() << ' ' << step + 1 << ": " << labels[i]->text.toStdString() << '|'
                << labels[j]->text.toStdString();
          }
      }
    }
}

}  // namespace
}  // namespace lookalike
