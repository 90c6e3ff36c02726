#include "ui/main_window/menus/export_menu.h"

#include <QSettings>
#include <vector>

#include "ui/main_window/menus/action.h"
#include "ui/main_window/menus/recipe_export_menu.h"
#include "ui/main_window/pages.h"
#include "ui/main_window/run_files/exports.h"
#include "ui/session/session.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pairs_page.h"

namespace lookalike {

ExportMenu::ExportMenu(Session& session, const Pages& pages, QWidget* window)
    : QObject(window), session_(session), pages_(pages), window_(window) {
  connect(pages.groups(), &GroupsPage::export_wanted, this, &ExportMenu::export_groups);
}

void ExportMenu::add_to(QMenu* file) {
  QMenu* menu = file->addMenu(tr("&Export"));
  std::vector<QAction*> exports = {
      add_action(menu,
                 {"export_pairs", tr("&Pairs\u2026"),
                  tr("Write exactly the pairs that the Pairs page lists to a table, CSV or JSON Lines."),
                  QKeySequence(tr("Ctrl+E"))},
                 this, &ExportMenu::export_pairs)};
  menu->addSeparator();
  const auto add = [&](GroupFile kind, const ActionText& text) {
    exports.push_back(add_action(menu, text, this, [this, kind] { export_groups(kind); }));
  };
  add(GroupFile::groups, {"export_groups", tr("&Groups\u2026"),
                          tr("Write every document of a group, with its keeper, similarity and link.")});
  add(GroupFile::keep, {"export_keep", tr("Documents that &stay\u2026"),
                        tr("Write the documents that stay, those of no group included.")});
  add(GroupFile::drop,
      {"export_drop", tr("&Documents that go\u2026"), tr("Write the documents that go, each with its keeper.")});
  add(GroupFile::clean, {"export_clean", tr("&Corpus without duplicates\u2026"),
                         tr("Write the corpus without the documents that go, its own records as they are.")});
  menu->addSeparator();
  const auto add_documents = [&](DocumentTexts texts, const ActionText& text) {
    exports.push_back(
        add_action(menu, text, this, [this, texts] { emit begun(make_documents_export(session_, texts, window_)); }));
  };
  add_documents(DocumentTexts::as_read,
                {"export_documents", tr("&All documents\u2026"),
                 tr("Write the documents as they were read, with the positions that pairs name, for another engine.")});
  add_documents(DocumentTexts::tokens,
                {"export_tokens", tr("To&kens of all documents\u2026"),
                 tr("Write the documents as the recipe's tokens, joined by one space, for another engine.")});
  add_recipe_export_menu(menu, session_,
                         [this](HandoffEngine engine) { emit begun(make_recipe_export(session_, engine, window_)); });
  menu->addSeparator();
  texts_ = make_option(menu, "export_texts", tr("Pairs with their &texts"),
                       tr("Add two columns with the whole texts to tables of pairs."), false);
  safe_ = make_option(menu, "export_safe", tr("Sa&fe for spreadsheets"),
                      tr("Put an apostrophe before texts that a spreadsheet would take for a formula: those that begin "
                         "with = + - @, a tab or a carriage return."),
                      true);
  const auto allow = [this, exports] {
    for (QAction* action : exports) action->setEnabled(session_.result() != nullptr);
  };
  connect(&session_, &Session::result_changed, this, allow);
  allow();
}

QAction* ExportMenu::make_option(QMenu* menu, const char* name, const QString& text, const QString& tip,
                                 bool as_a_rule) {
  const QString key = QStringLiteral("export/") + QLatin1String(name);
  QAction* option = describe(new QAction(menu), {name, text, tip});
  option->setCheckable(true);
  option->setChecked(QSettings().value(key, as_a_rule).toBool());
  connect(option, &QAction::toggled, this, [key](bool on) { QSettings().setValue(key, on); });
  menu->addAction(option);
  return option;
}

CsvCells ExportMenu::cells() const {
  return safe_->isChecked() ? CsvCells::safe_in_spreadsheets : CsvCells::as_they_are;
}

void ExportMenu::export_pairs() {
  emit begun(
      make_pairs_export(session_, window_, pages_.pairs()->filter_bar()->listing(), {cells(), texts_->isChecked()}));
}

void ExportMenu::export_groups(GroupFile file) {
  if (!session_.result()) return;
  if (pages_.groups()->awaits_column())
    return emit session_.failed(
        {ErrorCode::bad_usage, tr("The column that says what stays is still being read.").toStdString(), {}});
  emit begun(make_groups_export(session_, pages_.groups()->rows(), pages_.groups()->choice(), file, cells(), window_));
}

}  // namespace lookalike
