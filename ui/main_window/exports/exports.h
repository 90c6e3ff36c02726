#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/exchange/handoff/engines.h"
#include "core/exchange/pair_files.h"
#include "core/query/pair_listing.h"
#include "ui/main_window/exports/file_export.h"
#include "ui/models/tables/group_rows.h"
#include "ui/views/groups/groups_page.h"
#include "ui/widgets/plots/plot_picture.h"

namespace lookalike {

class Session;

enum class DocumentTexts { as_read, tokens };

/// Proposes a name for what is exported: that of the corpus without its endings, then what it is, such as
/// "reuters21578-similar-pairs.csv".
QString export_name(const std::vector<std::string>& corpus, const QString& what, const QString& ending);

/// Writes exactly the pairs that the Pairs page lists; where nothing but identical pairs is left out, all of them,
/// however many they are.
FileExport* make_pairs_export(Session& session, QWidget* window, const PairListing& listing = {},
                              const PairCells& cells = {});

/// One light slide about the present run, with the curves of other recipes.
PlotPicture slide_of(Session& session);
inline constexpr double kSlideScale = 1.2;  // to 1920 x 1080

/// Writes a slide as PNG of twice 1920 x 1080, SVG or PDF by the path's ending. Errors: bad_usage (another ending),
/// unwritable.
Result<void> write_slide(const PlotPicture& slide, const std::string& path);

/// Writes that slide; offers a name such as "reuters21578 11x8 t0.80.png" beside the corpus.
FileExport* make_slide_export(Session& session, QWidget* window);

/// Writes the documents of the present run for another engine, at the positions that pairs name.
FileExport* make_documents_export(Session& session, DocumentTexts texts, QWidget* window);

/// Writes the recipe as a script or configuration for another engine, with what it found in the corpus that is open.
FileExport* make_recipe_export(Session& session, HandoffEngine engine, QWidget* window);

/// Writes groups, a list of documents, or the corpus without its duplicates. `known` are taken where they are of the
/// present result and choice; null: made anew.
FileExport* make_groups_export(Session& session, std::shared_ptr<const GroupRows> known, const GroupChoice& choice,
                               GroupFile file, CsvCells cells, QWidget* window);

}  // namespace lookalike
