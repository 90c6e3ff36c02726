#pragma once

#include <QObject>
#include <utility>
#include <vector>

#include "core/query/kept_documents.h"

namespace lookalike {

/// The documents that a person keeps of their groups, whatever the rule says. Their texts name them, so that they stay
/// when recipe, sample or corpus change, and count wherever they are.
class HandKeepers final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const std::vector<KeptDocument>& all() const { return kept_; }
  /// Another number for every other content.
  int edition() const { return edition_; }

  /// Takes those of a run file in place of the present ones.
  void start_with(std::vector<KeptDocument> kept);
  /// Adds one, in place of others of its group. False where there is no room.
  bool keep(KeptDocument document, const std::vector<TextDigest>& others);
  void forget(const std::vector<TextDigest>& texts);

 signals:
  void changed();

 private:
  std::vector<KeptDocument> kept_;
  int edition_ = 0;
};

}  // namespace lookalike
