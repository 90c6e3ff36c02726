#include "ui/main_window/menus/recipe_export_menu.h"

#include <QCoreApplication>

#include "ui/main_window/menus/action.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

struct Entry {
  HandoffEngine engine;
  const char* name;  // of the action
  const char* text;
};

constexpr Entry kEntries[] = {
    {HandoffEngine::spark, "export_spark", QT_TRANSLATE_NOOP("RecipeExportMenu", "&Spark\u2026")},
    {HandoffEngine::datasketch, "export_datasketch", QT_TRANSLATE_NOOP("RecipeExportMenu", "&datasketch\u2026")},
    {HandoffEngine::datatrove, "export_datatrove", QT_TRANSLATE_NOOP("RecipeExportMenu", "data&trove\u2026")},
    {HandoffEngine::data_juicer, "export_data_juicer", QT_TRANSLATE_NOOP("RecipeExportMenu", "Data-&Juicer\u2026")},
    {HandoffEngine::text_dedup, "export_text_dedup", QT_TRANSLATE_NOOP("RecipeExportMenu", "te&xt-dedup\u2026")},
    {HandoffEngine::nemo_curator, "export_nemo_curator", QT_TRANSLATE_NOOP("RecipeExportMenu", "&NeMo Curator\u2026")},
};

}  // namespace

void add_recipe_export_menu(QMenu* menu, Session& session, const std::function<void(HandoffEngine)>& chosen) {
  const auto choose = [&session, chosen](HandoffEngine engine) {
    const auto refusal = handoff_refusal(engine, session.recipe());
    refusal ? emit session.failed({ErrorCode::bad_usage, *refusal, {}}) : chosen(engine);
  };
  QMenu* engines = menu->addMenu(QCoreApplication::translate("RecipeExportMenu", "&Recipe for"));
  engines->setObjectName(QStringLiteral("export_recipe"));
  for (const auto& [engine, name, text] : kEntries) {
    const std::string_view about = traits_of(engine).about;
    add_action(engines,
               {name, QCoreApplication::translate("RecipeExportMenu", text),
                QString::fromUtf8(about.data(), static_cast<qsizetype>(about.size()))},
               engines, [choose, engine = engine] { choose(engine); });
  }
}

}  // namespace lookalike
