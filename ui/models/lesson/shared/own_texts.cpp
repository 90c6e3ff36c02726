#include "ui/models/lesson/shared/own_texts.h"

#include <algorithm>

#include "ui/models/lesson/words.h"

namespace lookalike::lesson {

NamedRows named_rows(const OwnTexts& texts) {
  NamedRows named;
  const std::size_t all = texts.rows.size(), shown = std::min(all, kMostRows);
  for (std::size_t i = 0; i < shown; ++i) {
    const std::size_t row = i * all / shown;
    named.rows.push_back(texts.rows[row]);
    named.names << texts.shingles[static_cast<qsizetype>(row)];
  }
  return named;
}

ChosenSets sets_of(const OwnTexts& texts) {
  ChosenSets sets;
  for (std::size_t i = 0; i < texts.rows.size(); ++i) {
    const RowType type = texts.rows[i].type();
    (type == RowType::both     ? sets.shared
     : type == RowType::only_a ? sets.only_a
                               : sets.only_b)
        .push_back(texts.hashes[i]);
  }
  return sets;
}

QString note_of(const OwnTexts& texts) {
  const RowCounts counts = count(texts.rows);
  if (!texts.is_usable())
    return tr("Your texts are shorter than a shingle; the example is shown. Enter longer ones in scene 1.");
  if (counts.both == counts.together())
    return tr("Your texts have equal shingle sets, so nothing can differ. Change a word in scene 1.");
  return counts.both == 0 ? tr("Your texts share no shingle, so nothing can agree. Lower k in scene 1.") : QString();
}

QString note_of_rows(const OwnTexts& texts) {
  if (texts.rows.size() <= kMostRows) return {};
  return say(tr("Shown: %1 of your %2 shingles; J is %3 in these, %4 in all."), kMostRows, texts.rows.size(),
             rounded(jaccard_of(named_rows(texts).rows)), rounded(jaccard_of(texts.rows)));
}

}  // namespace lookalike::lesson
