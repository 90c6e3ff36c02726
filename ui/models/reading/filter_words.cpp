#include "ui/models/reading/filter_words.h"

#include "core/query/filter_node.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

void collect(const PairFilter::Node* node, QStringList& words) {
  using Kind = PairFilter::Node::Kind;
  if (!node || node->kind == Kind::not_this) return;
  if (node->kind == Kind::words) words << to_qstring(node->text);
  for (const auto& part : node->parts) collect(part.get(), words);
}

}  // namespace

QStringList searched_words(const QString& search) {
  return search.simplified().split(u' ', Qt::SkipEmptyParts);
}

QStringList filter_words(const PairFilter& filter) {
  QStringList words;
  collect(filter.root(), words);
  return words;
}

}  // namespace lookalike
