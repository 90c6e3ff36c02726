#pragma once

#include <QObject>
#include <deque>
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
  void forget_all();
  bool can_undo() const { return !before_.empty(); }
  /// Takes the last choice back; so many can be taken back.
  void undo();
  static constexpr std::size_t kMostUndone = 100;

 signals:
  void changed();

 private:
  void change(std::vector<KeptDocument> kept);
  void show(std::vector<KeptDocument> kept);

  std::vector<KeptDocument> kept_;
  std::deque<std::vector<KeptDocument>> before_;
  int edition_ = 0;
};

}  // namespace lookalike
