#include <gtest/gtest.h>

#include <QApplication>

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "tests/ui/support/controls.h"
#include "tests/ui/support/cuts.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "tests/ui/support/whole_window.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pages.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

struct Look {
  const char* name;
  const char* appearance;  // the action that sets it
  double type;
  QSize size;
};

constexpr Look kLooks[] = {
    {"light-100-1280", "appearance_light", 1.0, {1280, 800}},  {"dark-100-1280", "appearance_dark", 1.0, {1280, 800}},
    {"light-150-1280", "appearance_light", 1.5, {1280, 800}},  {"dark-150-1280", "appearance_dark", 1.5, {1280, 800}},
    {"light-100-1920", "appearance_light", 1.0, {1920, 1080}}, {"dark-100-1920", "appearance_dark", 1.0, {1920, 1080}},
    {"light-150-1920", "appearance_light", 1.5, {1920, 1080}}, {"dark-150-1920", "appearance_dark", 1.5, {1920, 1080}},
};

/// If LOOKALIKE_PICTURES names a folder, the tested windows are saved there as pictures.
void keep_image(const QImage& picture, const QString& name) {
  const QString folder = qEnvironmentVariable("LOOKALIKE_PICTURES");
  if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

void keep_picture(QWidget& widget, const QString& name) {
  const QPixmap picture = widget.grab();
  EXPECT_EQ(picture.size(), widget.size() * widget.devicePixelRatio());
  keep_image(picture.toImage(), name);
}

void expect_whole(QWidget& widget, const QString& name) {
  keep_picture(widget, name);
  for (const QString& cut : cuts(&widget)) ADD_FAILURE() << name.toStdString() << ": " << cut.toStdString();
}

void put_on(WholeWindow& whole, const Look& look) {
  whole.trigger(look.appearance);
  whole.set_font_scale(look.type);
  whole.window().resize(look.size);
  settle();
  EXPECT_EQ(whole.window().size(), look.size);
}

void look_at_pages(WholeWindow& whole, const QString& look) {
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    whole.show_page(page);
    settle();
    expect_whole(whole.window(), look + u'-' + QString::fromLatin1(WholeWindow::kPages[page]));
    const auto* area = qobject_cast<QScrollArea*>(whole.window().centralWidget());
    for (const QScrollBar* bar : {area->horizontalScrollBar(), area->verticalScrollBar()})
      EXPECT_FALSE(bar->isVisible()) << look.toStdString() << ": " << WholeWindow::kPages[page] << " scrolls";
  }
  whole.show_page(0);
}

void look_at_dialogs(WholeWindow& whole, const QString& look, const QSize& screen) {
  for (const char* name : WholeWindow::kDialogs) {
    QDialog* dialog = whole.open_dialog(name);
    EXPECT_LE(dialog->width(), screen.width()) << name;
    EXPECT_LE(dialog->height(), screen.height()) << name;
    expect_whole(*dialog, look + u'-' + QString::fromLatin1(name));
    whole.close(dialog);
  }
}

class Looks : public testing::TestWithParam<Look> {
 protected:
  static void SetUpTestSuite() { whole = new WholeWindow; }
  static void TearDownTestSuite() {
    whole->trigger("appearance_light");
    whole->trigger("font_normal");
    delete std::exchange(whole, nullptr);
  }

  static inline WholeWindow* whole = nullptr;
};

TEST_P(Looks, nothing_is_cut_while_edits_wait) {
  put_on(*whole, GetParam());
  auto* live = whole->find<QAbstractButton>("live");
  live->setChecked(false);
  settle();
  expect_whole(whole->window(), QString::fromLatin1(GetParam().name) + QStringLiteral("-waiting"));
  live->setChecked(true);
}

TEST_P(Looks, nothing_is_cut_or_overlaps) {
  const QString name = QString::fromLatin1(GetParam().name);
  put_on(*whole, GetParam());
  look_at_pages(*whole, name);
  look_at_dialogs(*whole, name, GetParam().size);
}

INSTANTIATE_TEST_SUITE_P(All, Looks, testing::ValuesIn(kLooks), [](const auto& look) {
  return QString::fromLatin1(look.param.name).replace(u'-', u'_').toStdString();
});

TEST(LargeType, leaves_room_for_twelve_lines_of_each_text_of_a_group) {
  WholeWindow whole;
  whole.set_font_scale(1.5);
  whole.show_page(4);
  whole.window().resize(1280, 800);
  whole.window().pages().groups()->show_texts();
  settle();
  for (const char* name : {"left_text", "right_text"}) {
    const auto* text = whole.window().pages().groups()->findChild<TextPane*>(QLatin1String(name));
    EXPECT_GE(text->viewport()->height(), 12 * text->fontMetrics().lineSpacing()) << name;
  }
  keep_picture(whole.window(), QStringLiteral("groups-150-texts"));
  whole.trigger("font_normal");
}

TEST(SmallScreen, window_fits_with_the_largest_type) {
  WholeWindow whole;
  whole.set_font_scale(2);
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    whole.show_page(page);
    whole.window().resize(1024, 700);
    settle();
    EXPECT_LE(whole.window().width(), 1024) << WholeWindow::kPages[page];
    EXPECT_LE(whole.window().height(), 700) << WholeWindow::kPages[page];
    keep_picture(whole.window(), QStringLiteral("small-200-") + QString::fromLatin1(WholeWindow::kPages[page]));
  }
  whole.trigger("font_normal");
}

TEST(SmallScreen, the_button_of_folded_messages_covers_no_tab_in_large_type) {
  WholeWindow whole;
  whole.set_font_scale(1.5);
  whole.window().resize(1024, 700);
  auto* button = whole.find<QToolButton>("info_bar.folded");
  button->setText(QStringLiteral("\u2139 1"));
  button->show();
  settle();
  const auto place = [&](const QWidget* part) { return QRect(part->mapTo(&whole.window(), QPoint()), part->size()); };
  EXPECT_TRUE(whole.window().rect().contains(place(button)));
  EXPECT_FALSE(place(whole.window().findChild<QTabWidget*>()->tabBar()).intersects(place(button)));
  keep_picture(whole.window(), QStringLiteral("small-150-folded"));
  whole.trigger("font_normal");
}

TEST(SmallScreen, window_is_never_so_small_that_a_page_shows_only_scroll_bars) {
  WholeWindow whole;
  for (const double type : {1.0, 1.5, 2.0}) {
    whole.set_font_scale(type);
    whole.window().resize(1, 1);
    settle();
    EXPECT_LE(whole.window().width(), 1024) << type;
    EXPECT_LE(whole.window().height(), 700) << type;
    EXPECT_GE(whole.window().width(), 600) << type;
    EXPECT_GE(whole.window().height(), 440) << type;
    const auto* page = qobject_cast<QScrollArea*>(whole.window().centralWidget());
    EXPECT_GE(page->viewport()->width(), 200) << type;
    EXPECT_GE(page->viewport()->height(), 350) << type;
  }
  whole.trigger("font_normal");
}

TEST(Appearance, faint_elements_take_the_colour_of_the_new_appearance) {
  WholeWindow whole;
  const auto* faint = whole.find<QLabel>("recipe.hint");
  const auto follows = [&] {
    return faint->palette().color(QPalette::WindowText) == faint_text(QApplication::palette());
  };
  for (const char* appearance : {"appearance_light", "appearance_dark", "appearance_light"}) {
    whole.trigger(appearance);
    EXPECT_TRUE(wait_until(follows)) << appearance;
  }
}

void show_charts(WholeWindow& whole) {
  whole.show_page(1);
  whole.find<QTabBar>("sweep.kinds")->setCurrentIndex(2);
  settle();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the previous axes are drawn until then
  settle();
}

/// All pages as pictures, in 1280x800, the last of them the sweep's charts.
std::vector<QImage> pictures_of_pages(WholeWindow& whole) {
  whole.window().resize(1280, 800);
  std::vector<QImage> pictures;
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    whole.show_page(page);
    settle();
    if (QWidget* focused = QApplication::focusWidget()) focused->clearFocus();  // keys give it to lists
    // The scroll position of a text depends on the type size at the time it was opened.
    for (auto* text : whole.window().findChildren<QPlainTextEdit*>()) text->verticalScrollBar()->setValue(0);
    settle();
    pictures.push_back(whole.window().grab().toImage());
  }
  show_charts(whole);
  pictures.push_back(whole.window().grab().toImage());
  whole.find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
  return pictures;
}

/// Shows times or memory, which differ between runs, or fills part of a splitter, which rounds sizes.
bool is_of_this_run(const QWidget* widget) {
  for (; widget; widget = widget->parentWidget())
    for (const char* name : {"status", "run.", "neighbours.heading", "sweep.table", "sweep.stage_bars", "sweep.cost",
                             "sweep.state", "groups.drawing"})
      if (widget->objectName().startsWith(QString::fromLatin1(name))) return true;
  return false;
}

/// The widgets that differ between two pictures of a window.
QSet<QString> differing_widgets(const QWidget& window, const QImage& one, const QImage& other) {
  QSet<QString> names;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x) {
      if (one.pixel(x, y) == other.pixel(x, y)) continue;
      const QWidget* widget = window.childAt(x, y);
      if (is_of_this_run(widget)) continue;
      QString path;
      for (; widget; widget = widget->parentWidget())
        path += QString::fromLatin1(widget->metaObject()->className()) + u'#' + widget->objectName() + u' ';
      names << path;
    }
  return names;
}

TEST(Appearance, that_is_changed_at_run_time_looks_like_after_a_fresh_start) {
  struct Change {
    const char* appearance;
    double type;
  };
  for (const Change& change :
       {Change{"appearance_dark", 1.0}, Change{"appearance_light", 1.5}, Change{"appearance_light", 1.0}}) {
    WholeWindow whole;
    // From the other appearance and a larger type size than the target.
    const bool dark = QByteArrayView(change.appearance) == "appearance_dark";
    whole.trigger(dark ? "appearance_light" : "appearance_dark");
    whole.set_font_scale(change.type == 1.0 ? 1.5 : 1.0);
    pictures_of_pages(whole);
    whole.trigger(change.appearance);
    whole.set_font_scale(change.type);
    const auto switched = pictures_of_pages(whole);
    whole.start_again();
    const auto fresh = pictures_of_pages(whole);
    ASSERT_EQ(fresh.size(), switched.size());
    ASSERT_GE(fresh.size(), std::size(WholeWindow::kPages));
    for (std::size_t page = 0; page < fresh.size(); ++page) {
      const bool is_page = page < std::size(WholeWindow::kPages);
      const QString name = QStringLiteral("%1-%2-%3")
                               .arg(QString::fromLatin1(change.appearance))
                               .arg(change.type)
                               .arg(QString::fromLatin1(is_page ? WholeWindow::kPages[page] : "charts"));
      is_page ? whole.show_page(page) : show_charts(whole);
      for (const QString& widget : differing_widgets(whole.window(), fresh[page], switched[page]))
        ADD_FAILURE() << name.toStdString() << ": " << widget.toStdString();
      keep_image(fresh[page], name + QStringLiteral("-fresh"));
      keep_image(switched[page], name + QStringLiteral("-switched"));
    }
    whole.trigger("appearance_light");
    whole.trigger("font_normal");
  }
}

/// Makes every text about a third longer, like a translation; placeholders, mnemonics and endings stay.
class LongerTexts final : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    const auto longer = static_cast<qsizetype>(0.35 * static_cast<double>(text.size()) + 1);
    static const QRegularExpression key(QStringLiteral("^(F\\d+|.?|(Ctrl|Alt|Shift)\\+.*)$"));
    const bool is_key = key.match(text).hasMatch();  // shortcuts are texts, too
    return is_key ? text : text + QStringLiteral(" \u00E4\u00F6\u00FC\u00DF geheim").repeated(longer).left(longer);
  }
};

TEST(LongTexts, of_a_translation_are_not_cut_in_a_small_window) {
  LongerTexts longer;
  ASSERT_TRUE(QCoreApplication::installTranslator(&longer));
  {
    WholeWindow whole;
    ASSERT_TRUE(whole.find<QAction>("page_1")->text().contains(QStringLiteral("\u00E4")));
    whole.window().resize(1280, 800);
    EXPECT_LE(whole.window().minimumSizeHint().width(), 1280);
    settle();
    EXPECT_EQ(whole.window().size(), QSize(1280, 800));
    look_at_pages(whole, QStringLiteral("longer"));
    look_at_dialogs(whole, QStringLiteral("longer"), {1280, 800});
  }
  QCoreApplication::removeTranslator(&longer);
}

TEST(LongTexts, in_german_are_not_cut_in_a_small_window) {
  QTranslator german;
  ASSERT_TRUE(german.load(QStringLiteral(":/translations/lookalike_de.qm")));
  ASSERT_TRUE(QCoreApplication::installTranslator(&german));
  {
    WholeWindow whole;
    whole.window().resize(1280, 800);
    settle();
    EXPECT_EQ(whole.window().size(), QSize(1280, 800));
    look_at_pages(whole, QStringLiteral("german"));
    look_at_dialogs(whole, QStringLiteral("german"), {1280, 800});
  }
  QCoreApplication::removeTranslator(&german);
}

}  // namespace
}  // namespace lookalike
