#include "ui/main_window/menus/export_menu.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QTableView>
#include <vector>

#include "ui/main_window/exports/exports.h"
#include "ui/models/text/parameter_text.h"
#include "ui/session/session.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pair_judging.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

/// An engine that can use an exported recipe.
struct EngineEntry {
  HandoffEngine engine;
  const char* name;  // of the action
  const char* text;
};

constexpr EngineEntry kEngines[] = {
    {HandoffEngine::spark, "export_spark", QT_TRANSLATE_NOOP("lookalike::ExportMenu", "&Spark\u2026")},
    {HandoffEngine::datasketch, "export_datasketch", QT_TRANSLATE_NOOP("lookalike::ExportMenu", "&datasketch\u2026")},
    {HandoffEngine::datatrove, "export_datatrove", QT_TRANSLATE_NOOP("lookalike::ExportMenu", "data&trove\u2026")},
    {HandoffEngine::data_juicer, "export_data_juicer",
     QT_TRANSLATE_NOOP("lookalike::ExportMenu", "Data-&Juicer\u2026")},
    {HandoffEngine::text_dedup, "export_text_dedup", QT_TRANSLATE_NOOP("lookalike::ExportMenu", "te&xt-dedup\u2026")},
    {HandoffEngine::nemo_curator, "export_nemo_curator",
     QT_TRANSLATE_NOOP("lookalike::ExportMenu", "&NeMo Curator\u2026")},
};

}  // namespace

ExportMenu::ExportMenu(Session& session, const Pages& pages, QWidget* window)
    : QObject(window), session_(session), pages_(pages), window_(window) {
  connect(pages.groups(), &GroupsPage::export_wanted, this, &ExportMenu::export_groups);
}

void ExportMenu::add_to(QMenu* file) {
  QMenu* menu = file->addMenu(tr("&Export"));
  std::vector<QAction*> exports = {add_action(menu, {"export_pairs", tr("&Pairs\u2026"), QKeySequence(tr("Ctrl+E"))},
                                              this, &ExportMenu::export_pairs)};
  exports.push_back(add_action(menu, {"export_slide", tr("Sl&ide\u2026")}, this,
                               [this] { emit begun(make_slide_export(session_, window_)); }));
  exports.push_back(add_action(menu, {"copy_slide", tr("Cop&y slide")}, this, [this] {
    const auto slide = slide_of(session_);
    if (!slide) return emit refused(QString::fromStdString(slide.error().message));
    QGuiApplication::clipboard()->setImage(rastered(*slide, kSlideScale));
  }));
  const auto add = [&](GroupFile kind, const ActionText& text) {
    exports.push_back(add_action(menu, text, this, [this, kind] { export_groups(kind); }));
  };
  add(GroupFile::report, {"export_report", tr("R&eport\u2026")});
  exports.push_back(add_action(menu, {"export_selection", tr("Report of the se&lection\u2026")}, this,
                               &ExportMenu::export_selection));
  pages_.pairs()->table()->addAction(exports.back());
  pages_.groups()->tree()->addAction(exports.back());
  menu->addSeparator();
  add(GroupFile::groups, {"export_groups", tr("&Groups\u2026")});
  add(GroupFile::keep, {"export_keep", tr("Documents that &stay\u2026")});
  add(GroupFile::drop, {"export_drop", tr("Remove&d documents\u2026")});
  add(GroupFile::clean, {"export_clean", tr("&Corpus without duplicates\u2026")});
  menu->addSeparator();
  const auto add_documents = [&](DocumentTexts texts, const ActionText& text) {
    exports.push_back(
        add_action(menu, text, this, [this, texts] { emit begun(make_documents_export(session_, texts, window_)); }));
  };
  add_documents(DocumentTexts::as_read, {"export_documents", tr("&All documents\u2026")});
  add_documents(DocumentTexts::tokens, {"export_tokens", tr("To&kens of all documents\u2026")});
  add_engines(menu->addMenu(tr("&Recipe for")));
  menu->addSeparator();
  texts_ = make_option(menu, "export_texts", tr("Pairs with their &texts"), false);
  safe_ = make_option(menu, "export_safe", tr("Sa&fe for spreadsheets"), true);
  const auto allow = [this, exports] {
    for (QAction* action : exports) action->setEnabled(session_.result() != nullptr);
  };
  connect(&session_, &Session::result_changed, this, allow);
  allow();
}

void ExportMenu::add_engines(QMenu* engines) {
  engines->setObjectName(QStringLiteral("export_recipe"));
  for (const auto& [engine, name, text] : kEngines) {
    add_action(engines, {name, tr(text), core_text(traits_of(engine).about)}, this,
               [this, engine = engine] { export_recipe(engine); });
  }
}

/// If an engine does not support the recipe, says so before asking for a file.
void ExportMenu::export_recipe(HandoffEngine engine) {
  if (const auto refusal = handoff_refusal(engine, session_.recipe()))
    emit session_.failed({ErrorCode::bad_usage, *refusal, {}});
  else
    emit begun(make_recipe_export(session_, engine, window_));
}

QAction* ExportMenu::make_option(QMenu* menu, const char* name, const QString& text, bool as_a_rule) {
  const QString key = QStringLiteral("export/") + QLatin1String(name);
  QAction* option = add_switch(menu, {name, text}, QSettings().value(key, as_a_rule).toBool());
  connect(option, &QAction::toggled, this, [key](bool on) { QSettings().setValue(key, on); });
  return option;
}

CsvCells ExportMenu::cells() const {
  return safe_->isChecked() ? CsvCells::safe_in_spreadsheets : CsvCells::as_they_are;
}

void ExportMenu::export_pairs() {
  emit begun(
      make_pairs_export(session_, window_, pages_.pairs()->filter_bar()->listing(), {cells(), texts_->isChecked()}));
}

/// The group that the Groups page shows; on the other pages, the selected pairs.
void ExportMenu::export_selection() {
  const GroupsPage* groups = pages_.groups();
  const auto group = pages_.currentWidget() == groups ? groups->current_group() : std::nullopt;
  std::vector<Judging::DocumentPair> pairs;
  if (!group) pairs = pages_.pairs()->judging()->chosen_pairs();
  if (!group && pairs.empty())
    return emit session_.failed(
        {ErrorCode::bad_usage, tr("Select pairs on the Pairs page, or a group on the Groups page.").toStdString(), {}});
  emit begun(make_selection_export(session_, groups->choice(), pairs, groups->rows(), group, window_));
}

void ExportMenu::export_groups(GroupFile file) {
  if (!session_.result()) return;
  if (pages_.groups()->awaits_column())
    return emit session_.failed(
        {ErrorCode::bad_usage, tr("The column that chooses the keepers is still being read.").toStdString(), {}});
  emit begun(make_groups_export(session_, pages_.groups()->rows(), pages_.groups()->choice(), file, cells(), window_));
}

}  // namespace lookalike
