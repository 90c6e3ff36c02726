#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QAction>
#include <QButtonGroup>
#include <QClipboard>
#include <QDialog>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextDocumentFragment>
#include <algorithm>
#include <set>

#include "tests/ui/support/controls.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/whole_window.h"
#include "ui/main_window/menus/help.h"
#include "ui/models/text/explanations.h"

namespace lookalike {
namespace {

void expect_sentence(const QString& tip, const std::string& of) {
  EXPECT_FALSE(tip.isEmpty()) << "no tooltip: " << of;
  if (tip.isEmpty()) return;
  EXPECT_TRUE(tip.endsWith(u'.') || tip.endsWith(u')') || tip.endsWith(u'?'))
      << "not a sentence: " << of << ": " << tip.toStdString();
  EXPECT_TRUE(tip[0].isUpper() || tip[0].isDigit()) << "not a sentence: " << of << ": " << tip.toStdString();
}

void expect_all_of(QWidget* control) {
  const std::string name = name_of(control);
  const auto* tabs = qobject_cast<QTabWidget*>(control->parentWidget());
  const bool named_by_parent = tabs && qobject_cast<QTabBar*>(control);
  EXPECT_FALSE((named_by_parent ? tabs->objectName() : control->objectName()).isEmpty()) << "no object name: " << name;
  EXPECT_FALSE(spoken_name(control).isEmpty()) << "no accessible name: " << name;
  expect_sentence(shown_tip(control), name);
  EXPECT_TRUE(is_chart(control) || has_keyboard_path(control)) << "no keyboard path: " << name;
  EXPECT_FALSE(whats_this(control).isEmpty()) << "no answer to What is this?: " << name;
}

void expect_no_shared_mnemonic(const QWidget* window, const char* where) {
  const auto letters = mnemonics(window);
  for (auto letter = letters.begin(); letter != letters.end(); ++letter)
    EXPECT_LE(letter->size(), 1) << where << ": " << letter->join(u", ").toStdString();
}

class EveryControl : public testing::Test {
 protected:
  static void SetUpTestSuite() { whole = new WholeWindow; }
  static void TearDownTestSuite() { delete std::exchange(whole, nullptr); }

  static inline WholeWindow* whole = nullptr;
};

TEST_F(EveryControl, of_the_window_has_names_a_tooltip_and_a_keyboard_path) {
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) whole->show_page(page);
  const auto all = controls(&whole->window());
  for (QWidget* control : all) expect_all_of(control);
  EXPECT_GT(all.size(), 80U);
}

TEST_F(EveryControl, of_a_dialog_has_names_a_tooltip_and_a_keyboard_path) {
  for (const char* name : WholeWindow::kDialogs) {
    SCOPED_TRACE(name);
    QDialog* dialog = whole->open_dialog(name);
    for (QWidget* control : controls(dialog)) expect_all_of(control);
    expect_no_shared_mnemonic(dialog, name);
    EXPECT_FALSE(dialog->objectName().isEmpty());
    EXPECT_FALSE(dialog->windowTitle().isEmpty());
    whole->close(dialog);
  }
}

TEST_F(EveryControl, of_a_page_has_a_letter_of_its_own) {
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    whole->show_page(page);
    expect_no_shared_mnemonic(&whole->window(), WholeWindow::kPages[page]);
  }
}

TEST_F(EveryControl, of_the_sweep_page_is_reached_by_its_letter) {
  whole->show_page(1);
  for (const char* name : {"sweep.published", "sweep.first", "sweep.second", "sweep.repeat", "sweep.reference",
                           "sweep.goal", "sweep.run", "sweep.use", "sweep.list", "sweep.save"})
    EXPECT_FALSE(letter_of(whole->find<QWidget>(name)).isNull()) << name;
  const auto* kinds = whole->find<QTabBar>("sweep.kinds");
  for (int kind = 0; kind < kinds->count(); ++kind)
    EXPECT_TRUE(kinds->tabToolTip(kind).endsWith(QStringLiteral("(Alt+%1).").arg(3 + kind))) << kind;
  EXPECT_FALSE(letter_of(whole->find<QWidget>("sweep.before")).isNull());
}

TEST_F(EveryControl, of_a_running_sweep_has_a_letter_of_its_own) {
  whole->show_page(1);
  auto* repeat = whole->find<QSpinBox>("sweep.repeat");
  repeat->setValue(1'000);
  whole->find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(whole->find<QPushButton>("sweep.cancel")->isVisible());
  expect_no_shared_mnemonic(&whole->window(), "while it runs");
  ASSERT_TRUE(wait_until([] { return !whole->session().sweeps().table().rows.empty(); }));
  whole->find<QPushButton>("sweep.cancel")->click();
  ASSERT_TRUE(whole->find<QPushButton>("sweep.resume")->isVisible());
  expect_no_shared_mnemonic(&whole->window(), "to go on");
  repeat->setValue(1);
}

TEST_F(EveryControl, answers_whats_this_by_itself_or_through_its_parent) {
  for (QWidget* control : controls(&whole->window())) {
    const QPoint middle = control->rect().center();
    QHelpEvent question(QEvent::QueryWhatsThis, middle, control->mapToGlobal(middle));
    EXPECT_TRUE(QApplication::sendEvent(control, &question) && question.isAccepted()) << name_of(control);
  }
}

TEST_F(EveryControl, of_the_recipe_is_explained_in_two_sentences_or_more) {
  for (const Parameter& parameter : parameters()) {
    const auto* control = whole->find<QWidget>(std::string(parameter.key).c_str());
    ASSERT_NE(control, nullptr) << parameter.key;
    const QString text = QTextDocumentFragment::fromHtml(whats_this(control)).toPlainText();
    EXPECT_GE(text.count(u'.'), 2) << parameter.key;
    EXPECT_GT(text.size(), QString::fromUtf8(parameter.meaning.data()).size()) << parameter.key;
  }
}

TEST_F(EveryControl, in_the_pair_table_header_is_explained) {
  const QAbstractItemModel* model = whole->find<QTableView>("pairs.table")->model();
  for (int column = 0; column < model->columnCount(); ++column)
    EXPECT_FALSE(model->headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty()) << column;
}

void add_names(const QObject* root, QStringList& names) {
  names << root->objectName();
  for (const QObject* object : root->findChildren<QObject*>()) names << object->objectName();
}

QStringList names_in(WholeWindow& whole) {
  QStringList names;
  add_names(&whole.window(), names);
  for (const char* action : WholeWindow::kDialogs) {
    QDialog* dialog = whole.open_dialog(action);
    add_names(dialog, names);
    whole.close(dialog);
  }
  return names;
}

TEST_F(EveryControl, with_an_explanation_exists) {
  const QStringList names = names_in(*whole);
  const auto is_there = [&](const QString& explained) {
    return std::ranges::any_of(names, [&](const QString& name) {
      return explained.endsWith(u'.') ? name.startsWith(explained) : name == explained;
    });
  };
  QStringList headers;
  for (const QString& explained : explained_names()) {
    if (explained.startsWith(u"pairs.column."))
      headers << explained;
    else
      EXPECT_TRUE(is_there(explained)) << explained.toStdString();
  }
  EXPECT_EQ(headers.size(), whole->find<QTableView>("pairs.table")->model()->columnCount());
}

TEST(WhatsThisText, of_bands_and_rows_says_which_direction_is_looser_or_stricter) {
  QWidget bands, rows;
  bands.setObjectName(QStringLiteral("lsh.bands"));
  rows.setObjectName(QStringLiteral("lsh.rows"));
  EXPECT_TRUE(whats_this(&bands).contains(QStringLiteral("More bands are looser")));
  EXPECT_TRUE(whats_this(&rows).contains(QStringLiteral("More rows are stricter")));
}

TEST_F(EveryControl, is_explained_by_a_key_while_it_has_the_focus) {
  whole->show_page(0);
  auto* field = whole->find<QWidget>("lsh.bands.field");
  field->setFocus();
  whole->trigger("explain_focused");
  const auto answer = [] {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (widget->inherits("QWhatsThat") && widget->isVisible()) return widget;
    return static_cast<QWidget*>(nullptr);
  };
  ASSERT_TRUE(wait_until([&] { return answer() != nullptr; }));
  answer()->close();
}

void expect_action(const QAction* action) {
  const std::string name = QStringLiteral("%1 (%2)").arg(action->objectName(), action->text()).toStdString();
  EXPECT_FALSE(action->objectName().isEmpty()) << "no object name: " << name;
  EXPECT_FALSE(action->shortcut().isEmpty() && mnemonic_of(action->text()).isNull()) << "no key: " << name;
  EXPECT_FALSE(action->text().isEmpty()) << name;
  expect_sentence(QTextDocumentFragment::fromHtml(action->toolTip()).toPlainText(), name);
}

TEST_F(EveryControl, action_has_a_name_a_key_and_a_tooltip) {
  const auto all = actions(&whole->window());
  for (const QAction* action : all) expect_action(action);
  EXPECT_GT(all.size(), 50U);
}

TEST_F(EveryControl, action_shares_its_key_with_no_other) {
  QMap<QString, QString> owners;
  for (const QAction* action : actions(&whole->window())) {
    for (const QKeySequence& key : action->shortcuts()) {
      const QString text = key.toString();
      EXPECT_FALSE(owners.contains(text))
          << text.toStdString() << ": " << owners[text].toStdString() << " and " << action->objectName().toStdString();
      owners[text] = action->objectName();
    }
  }
}

TEST_F(EveryControl, entry_of_a_menu_has_a_letter_of_its_own) {
  for (QMenu* menu : whole->window().findChildren<QMenu*>()) {
    emit menu->aboutToShow();
    QMap<QChar, QString> letters;
    for (const QAction* action : menu->actions()) {
      const QChar letter = mnemonic_of(action->text());
      if (action->isSeparator() || letter.isNull()) continue;
      EXPECT_FALSE(letters.contains(letter)) << menu->title().toStdString() << ": " << letters[letter].toStdString()
                                             << " and " << action->text().toStdString();
      letters[letter] = action->text();
    }
  }
}

TEST_F(EveryControl, key_is_in_the_list_of_shortcuts) {
  QDialog* dialog = whole->open_dialog("shortcuts");
  const QAbstractItemModel* model = dialog->findChild<QTableView*>()->model();
  QStringList keys;
  for (int row = 0; row < model->rowCount(); ++row) keys << model->index(row, 0).data().toString();
  for (const QAction* action : actions(&whole->window())) {
    if (action->shortcut().isEmpty()) continue;
    EXPECT_TRUE(keys.contains(action->shortcut().toString(QKeySequence::NativeText)))
        << action->objectName().toStdString();
  }
  whole->close(dialog);
}

TEST_F(EveryControl, key_is_listed_under_its_menu) {
  QDialog* dialog = whole->open_dialog("shortcuts");
  const auto* table = dialog->findChild<QTableView*>();
  QString heading;
  QMap<QString, QString> heading_of;
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    const QString text = table->model()->index(row, 0).data().toString();
    table->columnSpan(row, 0) > 1 ? heading = text : heading_of[text] = heading;
  }
  EXPECT_EQ(heading_of[QStringLiteral("Ctrl+O")], "File menu");
  EXPECT_EQ(heading_of[QStringLiteral("Ctrl+Z")], "Edit menu");
  EXPECT_EQ(heading_of[QStringLiteral("Alt+Down")], "View menu");
  EXPECT_EQ(heading_of[QStringLiteral("Ctrl+G")], "Study menu");
  EXPECT_EQ(heading_of[QStringLiteral("F1")], "Help menu");
  whole->close(dialog);
}

/// Copying asked a model for a missing cell, and Qt warned: any such warning fails, see watch_models().
TEST_F(EveryControl, table_without_a_current_cell_accepts_every_key) {
  QGuiApplication::clipboard()->setText(QStringLiteral("before"));
  for (QTableView* table : whole->window().findChildren<QTableView*>()) {
    SCOPED_TRACE(name_of(table));
    table->setCurrentIndex({});
    table->clearSelection();
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_X, Qt::Key_V, Qt::Key_Space, Qt::Key_Return, Qt::Key_F2}) {
      QKeyEvent press(QEvent::KeyPress, key, Qt::ControlModifier);
      QApplication::sendEvent(table, &press);
    }
  }
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "before");
}

TEST_F(EveryControl, except_scroll_areas_of_pages_takes_the_focus) {
  for (const QScrollArea* area : whole->window().findChildren<QScrollArea*>())
    EXPECT_EQ(area->focusPolicy(), Qt::NoFocus) << "an invisible tab stop: " << name_of(area);
}

/// Of exclusive buttons, Tab reaches the checked one; the arrow keys go to the others.
bool is_reached_by_arrows(QWidget* control) {
  const auto* button = qobject_cast<QAbstractButton*>(control);
  const QButtonGroup* group = button ? button->group() : nullptr;
  return group && group->exclusive() && group->checkedButton() && !button->isChecked();
}

/// The widgets that Tab should reach: all visible and enabled ones with a tab focus policy.
std::set<QWidget*> stops(const QWidget* root) {
  std::set<QWidget*> found;
  for (QWidget* control : controls(root)) {
    if (is_reached_by_arrows(control)) continue;
    const bool stands_for_another = control->focusProxy() != nullptr;
    if (control->isVisible() && control->isEnabled() && control->focusPolicy() & Qt::TabFocus && !stands_for_another)
      found.insert(control);
  }
  return found;
}

void expect_tab_goes_round(QWidget* root, Qt::Key key) {
  std::set<QWidget*> left = stops(root);
  ASSERT_FALSE(left.empty());
  QWidget* const first = *left.begin();
  first->setFocus(Qt::TabFocusReason);
  ASSERT_EQ(QApplication::focusWidget(), first) << name_of(first);
  const std::size_t most = 3 * left.size() + 40;
  std::string path = name_of(first);
  bool came_round = false;
  for (std::size_t step = 0; step < most && !came_round; ++step) {
    left.erase(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), key);
    ASSERT_TRUE(root->isActiveWindow()) << "another window became active after " << path;
    ASSERT_NE(root->focusWidget(), nullptr) << "nothing has the focus after " << path;
    ASSERT_EQ(root->focusWidget(), QApplication::focusWidget()) << path;
    path += " > " + name_of(root->focusWidget());
    came_round = root->focusWidget() == first;
  }
  EXPECT_TRUE(came_round) << "does not return to the start: " << path;
  for (const QWidget* missed : left) ADD_FAILURE() << "never reached: " << name_of(missed) << ", by " << path;
}

TEST_F(EveryControl, of_a_page_is_reached_by_tab_in_a_cycle) {
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    SCOPED_TRACE(WholeWindow::kPages[page]);
    whole->show_page(page);
    expect_tab_goes_round(&whole->window(), Qt::Key_Tab);
    expect_tab_goes_round(&whole->window(), Qt::Key_Backtab);
  }
}

TEST_F(EveryControl, of_a_dialog_is_reached_by_tab_in_a_cycle) {
  for (const char* name : WholeWindow::kDialogs) {
    SCOPED_TRACE(name);
    QDialog* dialog = whole->open_dialog(name);
    dialog->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
    expect_tab_goes_round(dialog, Qt::Key_Tab);
    whole->close(dialog);
  }
}

}  // namespace
}  // namespace lookalike
