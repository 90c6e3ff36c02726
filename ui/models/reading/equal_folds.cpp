#include "ui/models/reading/equal_folds.h"

#include <QCoreApplication>

#include "ui/models/text/number_text.h"

namespace lookalike {

std::vector<TextFold> equal_folds(const std::vector<EqualPart>& parts, const std::vector<std::size_t>& folded,
                                  TextRange EqualPart::*side) {
  std::vector<TextFold> folds;
  for (const std::size_t part : folded) {
    const QString words = count_text(static_cast<std::uint64_t>(parts[part].words));
    const TextRange& range = parts[part].*side;
    const QString text = QCoreApplication::translate("Folds", "\u22EF %1 equal words folded \u22EF").arg(words);
    folds.push_back({range.position, range.end(), text});
  }
  return folds;
}

}  // namespace lookalike
