#pragma once

#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/corpus.h"

namespace lookalike {

/// Finds documents by words, without regard to case. A search without a word finds everything.
class TextSearch {
 public:
  /// `words` are separated by white space.
  explicit TextSearch(const QString& words);

  bool finds_everything() const { return words_.isEmpty(); }

  /// Whether each word occurs in id, title or text. O(bytes); uses `room` for what it needs besides, so a thread that
  /// searches many documents allocates once.
  bool finds(const Document& document, std::string& room) const;

 private:
  bool finds_ascii(const Document& document, std::string& room) const;
  bool finds_any(const Document& document) const;

  QStringList words_;
  bool ascii_ = true;
  std::vector<std::string> lower_;  // the words, if all are of ASCII
};

}  // namespace lookalike
