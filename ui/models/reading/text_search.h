#pragma once

#include <QRegularExpression>
#include <QString>
#include <string>
#include <vector>

#include "core/corpus/corpus.h"

namespace lookalike {

/// Finds documents by words, compared in search form. A search without words finds all documents.
class TextSearch {
 public:
  /// `words` are separated by white space.
  explicit TextSearch(const QString& words);

  bool finds_everything() const { return words_.empty(); }

  /// Whether each word occurs in id, title or text. O(bytes).
  bool finds(const Document& document) const;

 private:
  std::vector<std::string> words_;
};

/// Matches the places of a text with the same search form as the words.
QRegularExpression search_pattern(const QString& words);

}  // namespace lookalike
