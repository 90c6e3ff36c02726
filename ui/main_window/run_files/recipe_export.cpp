#include "ui/main_window/run_files/recipe_export.h"

#include "core/exchange/handoff/handoff.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

QString text_of(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

FileExport::Offer RecipeExport::offer() const {
  const HandoffTraits& engine = traits_of(engine_);
  const QString file = text_of(engine.file);
  const QString ending = file.mid(file.lastIndexOf(QLatin1Char('.')));
  return {tr("Export the recipe for %1").arg(text_of(engine.title)), QStringLiteral("lookalike_") + file,
          (engine.is_script ? tr("Scripts (*%1)") : tr("Configurations (*%1)")).arg(ending)};
}

FileExport::Write RecipeExport::work() const {
  const auto& run = session_.result();
  return [engine = engine_, recipe = session_.recipe(), run = run && run->recipe == session_.recipe() ? run : nullptr](
             const std::string& path, const Progress& progress) -> Result<QString> {
    const auto written = write_handoff(engine, recipe, path, run.get(), progress);
    if (!written) return tl::unexpected(written.error());
    return tr("The recipe for %1 was written to %2. Its head says how it is used.")
        .arg(text_of(traits_of(engine).title), QString::fromStdString(path));
  };
}

}  // namespace lookalike
