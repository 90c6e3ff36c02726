#include "ui/main_window/menus/view_menu.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>
#include <QTranslator>
#include <algorithm>
#include <functional>
#include <optional>

#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pair_judging.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

const QString kRecipeKey = QStringLiteral("texts/as_recipe"), kLinesKey = QStringLiteral("texts/lines_as_in_file"),
              kFixedKey = QStringLiteral("texts/fixed_pitch"), kFoldedKey = QStringLiteral("texts/folded"),
              kScaleKey = QStringLiteral("texts/scale");
constexpr double kStep = 0.125;  // of a scale of type
constexpr double kLeastOfTexts = 0.5, kMostOfTexts = 3;

TextLook kept_look() {
  const QSettings settings;
  const auto on = [&settings](const QString& key) { return settings.value(key, false).toBool(); };
  return {on(kRecipeKey) ? ReadingWay::recipe : ReadingWay::differences,
          on(kLinesKey) ? LineBreaks::as_in_file : LineBreaks::joined, on(kFixedKey), on(kFoldedKey),
          std::clamp(settings.value(kScaleKey, 1.0).toDouble(), kLeastOfTexts, kMostOfTexts)};
}

void keep(const TextLook& look) {
  QSettings settings;
  settings.setValue(kRecipeKey, look.way == ReadingWay::recipe);
  settings.setValue(kLinesKey, look.lines == LineBreaks::as_in_file);
  settings.setValue(kFixedKey, look.fixed_pitch);
  settings.setValue(kFoldedKey, look.folded);
  settings.setValue(kScaleKey, look.scale);
}

const QString kAppearanceKey = QStringLiteral("appearance");
const QString kFontKey = QStringLiteral("font_scale");
const QString kLanguageKey = QStringLiteral("language");
constexpr double kLeast = 0.75, kMost = 2;

/// One of several entries of which one is checked.
void add_choice(QActionGroup* group, const ActionText& text, bool is_checked, const std::function<void()>& choose) {
  auto* menu = qobject_cast<QMenu*>(group->parent());
  QAction* action = add_action(menu, text, menu, choose);
  action->setCheckable(true);
  action->setChecked(is_checked);
  group->addAction(action);
}

void add_appearance(QActionGroup* group, const ActionText& text, Appearance appearance) {
  const Appearance now = appearance_from(QSettings().value(kAppearanceKey).toString());
  add_choice(group, text, appearance == now, [appearance] {
    apply_appearance(appearance);
    QSettings().setValue(kAppearanceKey, to_string(appearance));
  });
}

QString tr(const char* text) {
  return QCoreApplication::translate("ViewMenu", text);
}

void add_language(QActionGroup* group, const ActionText& text, const QString& code) {
  add_choice(group, text, QSettings().value(kLanguageKey).toString() == code, [group, code] {
    QSettings().setValue(kLanguageKey, code);
    show_note(qobject_cast<QMenu*>(group->parent()), tr("The language changes the next time Lookalike starts."));
  });
}

std::optional<DocumentIndex> second_of_pair(const Pages& pages) {
  const auto& pair = pages.pairs()->current_pair();
  return pair ? std::optional(pair->b) : std::nullopt;
}

void open(Pages& pages) {
  if (pages.currentWidget() == pages.groups()) pages.groups()->show_texts();
  for (auto* text : pages.currentWidget()->findChildren<QPlainTextEdit*>())
    if (text->isVisible() && text->isReadOnly()) return text->setFocus(Qt::OtherFocusReason);
}

void seek_neighbours_of_second(Pages& pages) {
  if (const auto second = second_of_pair(pages)) pages.seek_neighbours(second);
}

void seek_group(Pages& pages) {
  const auto of = pages.current_document();
  pages.setCurrentWidget(pages.groups());
  if (of) pages.groups()->seek(*of);
}

void find_in_corpus(Pages& pages) {
  const auto document = pages.current_document();
  pages.setCurrentWidget(pages.corpus());
  if (document) pages.corpus()->seek(*document);
}

void find_second_in_corpus(Pages& pages) {
  const auto second = second_of_pair(pages);
  if (!second) return;
  pages.setCurrentWidget(pages.corpus());
  pages.corpus()->seek(*second);
}

void list_pairs_of_group(Pages& pages) {
  const auto group = pages.groups()->current_group();
  if (!group) return;
  pages.pairs()->filter_bar()->set_filter(
      QStringLiteral("group:%1").arg(pages.groups()->rows()->number_in_run(*group)));
  pages.setCurrentWidget(pages.pairs());
  pages.pairs()->go_to({});
}

void copy_rows(Pages&) {
  const auto* view = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
  const QString rows = view ? copied_rows(*view) : QString();
  if (!rows.isEmpty()) QGuiApplication::clipboard()->setText(rows);
}

/// A table's own actions, such as a choice of columns, come last.
void give(QAbstractItemView* view, const QList<QAction*>& actions) {
  view->setContextMenuPolicy(Qt::ActionsContextMenu);
  view->insertActions(view->actions().value(0), actions);
}

/// Actions that lead from a document or a pair in any table to its neighbours, its group and its row in the corpus:
/// adds the more frequent ones to the View menu, and all that apply to the context menu of every table of documents or
/// pairs.
void add_document_actions(Pages& pages, QMenu* view) {
  const auto make = [&pages, view](const ActionText& text, void (*act)(Pages&)) {
    QAction* action = describe(new QAction(view), text);
    QObject::connect(action, &QAction::triggered, &pages, [&pages, act] { act(pages); });
    return action;
  };
  QAction* text = make({"open_texts", tr("&Open the text")}, open);
  QAction* near = make({"neighbours", tr("Nei&ghbours of this document"), QKeySequence(tr("Ctrl+N"))},
                       [](Pages& all) { all.seek_neighbours(all.current_document()); });
  QAction* near_second =
      make({"neighbours_of_second", tr("Neighbours of the &second document")}, seek_neighbours_of_second);
  QAction* group =
      make({"group_of_document", tr("Gro&up of this document"), QKeySequence(tr("Ctrl+Shift+G"))}, seek_group);
  QAction* place =
      make({"find_in_corpus", tr("F&ind in the corpus"), QKeySequence(tr("Ctrl+Shift+F"))}, find_in_corpus);
  QAction* second_place =
      make({"find_second_in_corpus", tr("Find the s&econd document in the corpus")}, find_second_in_corpus);
  QAction* pairs = make({"pairs_of_group", tr("List its &pairs")}, list_pairs_of_group);
  const QString copying = QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText);  // the tables' own key
  QAction* copy = make({"copy_rows", tr("&Copy rows") + u'\t' + copying}, copy_rows);
  view->addActions({near, group, place});
  give(pages.pairs()->table(), {text, near, near_second, group, place, second_place, copy});
  give(pages.corpus()->table(), {text, near, group, copy});
  give(pages.groups()->tree(), {text, near, place, pairs, copy});
  for (QTableView* table : pages.neighbours()->tables()) give(table, {text, near, group, place, copy});
}

/// Elsewhere the keys may have another meaning.
void enable_if(QAction* action, const Pages& pages, const std::function<bool()>& can) {
  action->setEnabled(can());
  QObject::connect(&pages, &QTabWidget::currentChanged, action, [action, can] { action->setEnabled(can()); });
}

void add_step_in_texts(QMenu* menu, Pages& pages, const ActionText& text, void (SideBySide::*step)()) {
  QAction* action = add_action(menu, text, menu, [&pages, step] { (pages.current_texts()->*step)(); });
  enable_if(action, pages, [&pages] { return pages.current_texts() != nullptr; });
}

void add_pages_to(QMenu* menu, Pages& pages) {
  for (int page = 0; page < pages.count(); ++page) {
    const QString number = QString::number(page + 1);
    const QByteArray name = "page_" + number.toLatin1();
    add_action(menu,
               {name.constData(), u'&' + number + u' ' + pages.tabText(page), pages.tabToolTip(page),
                QKeySequence(tr("Ctrl+%1").arg(number))},
               &pages, [&pages, page] { pages.turn_to(page); });
  }
}

/// Steps from pair to pair, and from difference to difference.
void add_steps_to(QMenu* menu, Pages& pages) {
  add_action(menu, {"next_pair", tr("Next &pair"), QKeySequence(tr("Ctrl+Down"))}, pages.pairs(),
             &PairsPage::next_pair);
  add_action(menu, {"previous_pair", tr("Pre&vious pair"), QKeySequence(tr("Ctrl+Up"))}, pages.pairs(),
             &PairsPage::previous_pair);
  add_step_in_texts(menu, pages, {"next_difference", tr("Next &difference"), QKeySequence(tr("Alt+Down"))},
                    &SideBySide::next_difference);
  add_step_in_texts(menu, pages, {"previous_difference", tr("Previous di&fference"), QKeySequence(tr("Alt+Up"))},
                    &SideBySide::previous_difference);
}

void add_why_to(QMenu* menu, Pages& pages) {
  QAction* why =
      add_switch(menu, {"show_why", tr("&Why the pair matched"), QKeySequence(Qt::Key_F8)}, pages.pairs()->shows_why());
  QObject::connect(why, &QAction::triggered, pages.pairs(), &PairsPage::show_why);
  QObject::connect(pages.pairs(), &PairsPage::why_shown, why, &QAction::setChecked);
}

void add_find_to(QMenu* menu, Pages& pages) {
  QAction* find =
      add_action(menu, {"find_in_text", tr("Find in &text"), QKeySequence::Find}, &pages, &Pages::find_in_text);
  enable_if(find, pages, [&pages] { return pages.can_find_in_text(); });
}

void add_texts_to(QMenu* menu, Pages& pages, QObject* parent) {
  auto* texts = new TextsMenu(parent);
  texts->add_to(menu, [&pages] { return pages.current_texts(); });
  for (SideBySide* pair : {pages.pairs()->documents(), pages.groups()->documents(), pages.neighbours()->documents()})
    texts->add_texts(pair);
  QObject::connect(texts, &TextsMenu::reading_view_toggled, pages.pairs(), &PairsPage::show_texts_alone);
  QObject::connect(pages.corpus(), &CorpusPage::searched, pages.pairs(), &PairsPage::mark_words);
}

void follow_size_of_type(const LookMenu& look, Pages& pages) {
  QObject::connect(&look, &LookMenu::font_points_changed, pages.pairs()->documents(), &SideBySide::set_font_points);
  QObject::connect(&look, &LookMenu::font_points_changed, pages.groups()->documents(), &SideBySide::set_font_points);
  QObject::connect(&look, &LookMenu::font_points_changed, pages.neighbours(), &NeighboursPage::set_font_points);
}

}  // namespace

void use_language(const QString& code) {
  const QString chosen = code.isEmpty() ? QSettings().value(kLanguageKey).toString() : code;
  const QString language = chosen.isEmpty() ? QLocale::system().uiLanguages().value(0).left(2) : chosen;
  const QString of_qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_");
  auto *own = new QTranslator(qApp), *qt = new QTranslator(qApp);
  if (!own->load(QStringLiteral(":/translations/lookalike_") + language))
    return;  // Qt's texts alone would mix languages
  if (qt->load(of_qt + language)) QCoreApplication::installTranslator(qt);
  QCoreApplication::installTranslator(own);
}

TextsMenu::TextsMenu(QObject* parent) : QObject(parent), look_(kept_look()) {}

void TextsMenu::change(const std::function<void(TextLook&)>& what) {
  what(look_);
  keep(look_);
  for (SideBySide* texts : texts_) texts->set_look(look_);
}

QAction* TextsMenu::add_switch(QMenu* menu, const ActionText& text, bool on, void (*set)(TextLook&, bool)) {
  QAction* action = lookalike::add_switch(menu, text, on);
  connect(action, &QAction::toggled, this,
          [this, set](bool now) { change([set, now](TextLook& look) { set(look, now); }); });
  return action;
}

void TextsMenu::add_to(QMenu* menu, std::function<SideBySide*()> current) {
  current_ = std::move(current);
  menu_ = menu->addMenu(tr("Te&xts"));
  menu_->setToolTipsVisible(true);
  way_ = add_switch(menu_, {"texts_as_recipe", tr("As the &recipe sees them"), QKeySequence(Qt::Key_F7)},
                    look_.way == ReadingWay::recipe,
                    [](TextLook& look, bool on) { look.way = on ? ReadingWay::recipe : ReadingWay::differences; });
  way_->setIconText(tr("Recipe's view"));
  const QAction* reading =
      lookalike::add_switch(menu_, {"reading_view", tr("Reading &view"), QKeySequence(Qt::Key_F4)});
  connect(reading, &QAction::toggled, this, &TextsMenu::reading_view_toggled);
  menu_->addSeparator();
  add_switch(menu_, {"texts_lines", tr("&Lines as in the file"), QKeySequence(tr("Ctrl+Shift+L"))},
             look_.lines == LineBreaks::as_in_file,
             [](TextLook& look, bool on) { look.lines = on ? LineBreaks::as_in_file : LineBreaks::joined; });
  add_switch(menu_, {"texts_fixed_pitch", tr("Fi&xed-width font"), QKeySequence(tr("Ctrl+Shift+P"))}, look_.fixed_pitch,
             [](TextLook& look, bool on) { look.fixed_pitch = on; });
  add_switch(menu_, {"texts_folded", tr("&Fold equal text"), QKeySequence(tr("Ctrl+Shift+E"))}, look_.folded,
             [](TextLook& look, bool on) { look.folded = on; });
  menu_->addSeparator();
  const auto on_current = [this](void (SideBySide::*what)()) {
    if (SideBySide* texts = current_()) (texts->*what)();
  };
  add_action(menu_, {"swap_sides", tr("&Swap sides"), QKeySequence(tr("Ctrl+Shift+X"))}, this,
             [on_current] { on_current(&SideBySide::swap_sides); });
  add_action(menu_, {"other_place", tr("Go to its c&ounterpart"), QKeySequence(tr("Ctrl+J"))}, this,
             [on_current] { on_current(&SideBySide::go_to_other_place); });
  menu_->addSeparator();
  add_type_size(menu_);
}

void TextsMenu::add_type_size(QMenu* menu) {
  add_action(menu, {"texts_larger", tr("L&arger texts"), QKeySequence(tr("Ctrl+."))}, this, [this] { zoom(1); });
  add_action(menu, {"texts_smaller", tr("S&maller texts"), QKeySequence(tr("Ctrl+,"))}, this, [this] { zoom(-1); });
  add_action(menu, {"texts_normal", tr("Use the &window's font size")}, this,
             [this] { change([](TextLook& look) { look.scale = 1; }); });
}

void TextsMenu::zoom(int steps) {
  change([steps](TextLook& look) { look.scale = std::clamp(look.scale + steps * kStep, kLeastOfTexts, kMostOfTexts); });
}

void TextsMenu::add_texts(SideBySide* texts) {
  texts_.push_back(texts);
  texts->offer(way_, menu_);
  texts->set_look(look_);
  connect(texts, &SideBySide::zoomed, this, &TextsMenu::zoom);
}

LookMenu::LookMenu(QObject* parent) : QObject(parent) {
  apply_appearance(appearance_from(QSettings().value(kAppearanceKey).toString()));
  scale_ = QSettings().value(kFontKey, 1.0).toDouble();
  apply_font_scale(scale_);
}

void LookMenu::add_to(QMenu* menu) {
  QMenu* looks = menu->addMenu(tr("&Appearance"));
  auto* group = new QActionGroup(looks);
  add_appearance(group, {"appearance_system", tr("&System")}, Appearance::system);
  add_appearance(group, {"appearance_light", tr("&Light")}, Appearance::light);
  add_appearance(group, {"appearance_dark", tr("&Dark")}, Appearance::dark);
  auto* languages = new QActionGroup(menu->addMenu(tr("Languag&e")));
  add_language(languages, {"language_system", tr("&System")}, {});
  add_language(languages, {"language_en", QStringLiteral("&English")}, QStringLiteral("en"));
  add_language(languages, {"language_de", QStringLiteral("&Deutsch")}, QStringLiteral("de"));
  add_action(menu, {"font_larger", tr("&Larger type"), QKeySequence::ZoomIn}, this,
             [this] { set_font_scale(scale_ + kStep); });
  add_action(menu, {"font_smaller", tr("&Smaller type"), QKeySequence::ZoomOut}, this,
             [this] { set_font_scale(scale_ - kStep); });
  add_action(menu, {"font_normal", tr("&Normal type"), QKeySequence(tr("Ctrl+0"))}, this,
             [this] { set_font_scale(1); });
}

void LookMenu::set_font_scale(double scale) {
  scale_ = std::clamp(scale, kLeast, kMost);
  apply_font_scale(scale_);
  QSettings().setValue(kFontKey, scale_);
  emit font_points_changed(QApplication::font().pointSizeF());
}

void add_view_menu(QMenu* menu, Pages& pages, QAction* panel, QAction* runs, LookMenu& look, QObject* parent) {
  add_pages_to(menu, pages);
  menu->addSeparator();
  menu->addAction(describe(panel, {"toggle_panel", tr("&Recipe panel"), QKeySequence(tr("F9"))}));
  menu->addAction(describe(runs, {"toggle_runs", tr("Runs panel (&K)"), QKeySequence(tr("Shift+F9"))}));
  menu->addSeparator();
  add_steps_to(menu, pages);
  menu->addSeparator();
  add_document_actions(pages, menu);
  menu->addSeparator();
  add_why_to(menu, pages);
  add_action(menu, {"judging_mode", tr("&Judging mode\u2026"), QKeySequence(Qt::Key_F6)}, menu, [&pages] {
    pages.setCurrentWidget(pages.pairs());
    pages.pairs()->judging()->ask();
  });
  add_find_to(menu, pages);
  add_action(menu, {"sort_column", tr("S&ort by this column"), QKeySequence(tr("Ctrl+T"))}, menu, [] {
    if (auto* table = qobject_cast<QTableView*>(QApplication::focusWidget())) sort_by_current_column(table);
  });
  menu->addSeparator();
  add_texts_to(menu, pages, parent);
  look.add_to(menu);
  follow_size_of_type(look, pages);
}

}  // namespace lookalike
