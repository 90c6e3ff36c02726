#include "ui/models/lesson/shared/own_texts.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "ui/models/lesson/words.h"

namespace lookalike::lesson {

namespace {

/// The rows of each type to show: up to kMostRows, with a similarity as near to that of all as a few rows less allow.
RowCounts shown_of(const RowCounts& all) {
  constexpr std::uint32_t kMost = kMostRows, kFewer = 3;
  if (all.together() <= kMost) return all;
  const double jaccard = static_cast<double>(all.both) / all.together();
  const auto common_of = [&](std::uint32_t rows) { return static_cast<std::uint32_t>(std::lround(jaccard * rows)); };
  const auto error_of = [&](std::uint32_t rows) {
    return std::abs(static_cast<double>(common_of(rows)) / rows - jaccard);
  };
  std::uint32_t rows = kMost;
  for (std::uint32_t fewer = kMost - 1; fewer >= kMost - kFewer; --fewer)
    if (error_of(fewer) < error_of(rows) - 1e-9) rows = fewer;
  const std::uint32_t common = common_of(rows), differing = rows - common, all_differing = all.only_a + all.only_b;
  const std::uint32_t only_a = (2 * differing * all.only_a + all_differing) / std::max(1u, 2 * all_differing);
  return {common, only_a, differing - only_a, 0};
}

/// All shingles in the order of their numbers: those of a matrix, then the others.
std::vector<std::size_t> numbered(const OwnTexts& texts) {
  const RowCounts all = count(texts.rows), shown = shown_of(all);
  RowCounts seen;
  std::vector<std::size_t> order, others;
  for (std::size_t row = 0; row < texts.rows.size(); ++row) {
    const RowType type = texts.rows[row].type();
    const std::uint32_t before = seen.of(type) * shown.of(type) / all.of(type);  // evenly spread
    seen.add(type);
    (seen.of(type) * shown.of(type) / all.of(type) == before ? others : order).push_back(row);
  }
  order.insert(order.end(), others.begin(), others.end());
  return order;
}

}  // namespace

NamedRows named_rows(const OwnTexts& texts) {
  NamedRows named;
  for (const std::size_t row : numbered(texts) | std::views::take(shown_of(count(texts.rows)).together())) {
    named.rows.push_back(texts.rows[row]);
    named.names << texts.shingles[static_cast<qsizetype>(row)];
  }
  return named;
}

ChosenSets sets_of(const OwnTexts& texts) {
  ChosenSets sets;
  const std::vector<std::size_t> order = numbered(texts);
  for (const auto& [type, set] :
       {std::pair{RowType::both, &sets.shared}, {RowType::only_a, &sets.only_a}, {RowType::only_b, &sets.only_b}})
    for (std::size_t i = 0; i < order.size(); ++i)
      if (texts.rows[order[i]].type() == type) {
        set->push_back(texts.hashes[order[i]]);
        sets.numbers.push_back(static_cast<std::uint32_t>(i + 1));
      }
  return sets;
}

QString note_of(const OwnTexts& texts) {
  const RowCounts counts = count(texts.rows);
  if (!texts.is_usable())
    return tr("Your texts are shorter than a shingle; the example is shown. Enter longer ones in scene 1.");
  if (counts.both == counts.together())
    return tr("Your texts have equal shingle sets, so nothing can differ. Change a word in scene 1.");
  if (counts.both + counts.only_a == 0 || counts.both + counts.only_b == 0)
    return tr("Text %1 is shorter than a shingle: all values of its signature stay \u221E, and it matches nothing. "
              "Enter a longer text in scene 1.")
        .arg(counts.both + counts.only_a == 0 ? QChar(u'A') : QChar(u'B'));
  return counts.both == 0
             ? tr("Your texts share no shingle, so nothing can agree. Scene 1: lower k or add a common word.")
             : QString();
}

QString note_of_other_example() {
  return tr("Not your texts, but an example.");
}

QString note_of_rows(const OwnTexts& texts, const std::vector<BitRow>& rows, bool tells_similarity) {
  const QString here = rounded(jaccard_of(rows)), all = rounded(jaccard_of(texts.rows));
  if (rows != named_rows(texts).rows)
    return tells_similarity ? say(tr("You changed bits: J is %1 in these rows, %2 in your texts."), here, all)
                            : tr("You changed bits: these are no longer the sets of your texts.");
  if (texts.rows.size() <= kMostRows) return {};
  if (!tells_similarity) return say(tr("Shown: %1 of your %2 shingles."), rows.size(), texts.rows.size());
  return here == all ? say(tr("Shown: %1 of your %2 shingles, with the same J."), rows.size(), texts.rows.size())
                     : say(tr("Shown: %1 of your %2 shingles; J is %3 in these, %4 in all."), rows.size(),
                           texts.rows.size(), here, all);
}

}  // namespace lookalike::lesson
