#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// XXH3-128 of a text. It identifies the text across recipes, samples, orders of documents and file formats; equal
/// texts have equal digests.
struct TextDigest {
  std::uint64_t high = 0, low = 0;

  auto operator<=>(const TextDigest&) const = default;
};

/// O(length).
TextDigest text_digest(std::string_view text);

/// 32 hexadecimal digits.
std::string to_string(TextDigest digest);
/// Parses such digits; nullopt for any other text.
std::optional<TextDigest> text_digest_from(std::string_view hex);

/// The digest of every document's text, 16 bytes per document.
using TextDigests = std::vector<TextDigest>;

/// On all cores; O(bytes of texts). Errors: cancelled, unreadable.
Result<std::shared_ptr<const TextDigests>> digest_texts(const Corpus& corpus, const Progress& progress);

/// A person's judgement of two texts: equal except for details, one made from the other, different, or undecidable.
enum class Verdict { same, near, different, unsure };
inline constexpr Verdict kVerdicts[] = {Verdict::same, Verdict::near, Verdict::different, Verdict::unsure};

/// "same", "near", "different", "unsure".
std::string_view to_string(Verdict verdict);
/// Parses these names in any case, and the keys 1 to 4.
std::optional<Verdict> verdict_named(std::string_view name);

/// How verdicts are counted, as shown to users.
inline constexpr const char* kVerdictDefinition =
    "Same and near count as similar, different does not, and unsure counts as neither.";

inline bool is_similar(Verdict verdict) {
  return verdict == Verdict::same || verdict == Verdict::near;
}
inline bool is_decided(Verdict verdict) {
  return verdict != Verdict::unsure;
}

/// A judged document. The verdict is about its text; the id is for readers of a table.
struct JudgedDocument {
  TextDigest text;
  std::string id;

  bool operator==(const JudgedDocument&) const = default;
};

/// A further judge's verdict on a judged pair.
struct OtherVerdict {
  std::string judge;
  Verdict verdict = Verdict::unsure;
  std::string note;

  bool operator==(const OtherVerdict&) const = default;
};

/// Two texts with the verdict that counts, and those of other judges.
struct JudgedPair {
  JudgedDocument a, b;
  Verdict verdict = Verdict::unsure;
  std::string note;                       // UTF-8, at most kLongestNote bytes
  std::string judge = {};                 // UTF-8, at most kLongestJudge bytes; empty: unknown
  std::vector<OtherVerdict> others = {};  // by other known judges, one each, at most kMostOthers

  static constexpr std::size_t kLongestNote = 4'000;
  static constexpr std::size_t kLongestId = 1'000;  // bytes; longer ids are cut
  static constexpr std::size_t kLongestJudge = 100;
  static constexpr std::size_t kMostOthers = 10;

  /// Whether two judges differ.
  bool disputed() const {
    return std::ranges::any_of(others, [this](const OtherVerdict& other) { return other.verdict != verdict; });
  }

  bool operator==(const JudgedPair&) const = default;
};

/// The verdict of this judge, or of an unknown one; nullopt if there is neither.
std::optional<OtherVerdict> verdict_of(const JudgedPair& pair, std::string_view judge);

/// `first`, plus the verdicts of `second` on the same texts by judges that `first` lacks.
JudgedPair joined(JudgedPair first, const JudgedPair& second);

/// "same (anna), different (ben)"; without parentheses if the judge is unknown.
std::string verdicts_text(const JudgedPair& pair);

/// A judged pair after another verdict on the same texts was given or read. That of the same judge, or of an unknown
/// one, replaces the verdict that counts; that of another judge becomes one of the others.
JudgedPair after_reading(const JudgedPair& known, JudgedPair read);

/// The login name of the user who runs the program; empty if the system does not know it.
std::string system_user();

/// UTF-8 without NUL, cut to at most `most` bytes.
std::string stored_text(std::string_view text, std::size_t most);

/// The document in the form stored with a verdict.
JudgedDocument judged_document(const Document& document);

/// Verdicts on pairs of texts, in the order in which they were first given. The order of the two texts does not matter,
/// and copies of a text share its verdicts.
class Verdicts {
 public:
  static constexpr std::size_t kMost = 100'000;

  std::size_t size() const { return pairs_.size(); }
  bool empty() const { return pairs_.empty(); }
  const std::vector<JudgedPair>& pairs() const { return pairs_; }

  /// Null if nobody has judged these texts. O(1).
  const JudgedPair* find(TextDigest a, TextDigest b) const;

  /// Adds a pair, or replaces the verdict on the same texts. Returns false if there are kMost already. O(1).
  bool put(JudgedPair pair);
  /// Adds a pair, or the verdicts on the same texts, as after_reading. Returns false if there are kMost pairs. O(1).
  bool add(JudgedPair pair);
  /// O(size).
  void remove(TextDigest a, TextDigest b);

  bool operator==(const Verdicts& other) const { return pairs_ == other.pairs_; }

 private:
  using Key = std::pair<TextDigest, TextDigest>;  // the smaller one first
  struct Hash {
    std::size_t operator()(const Key& key) const { return key.first.low ^ (key.second.low * 0x9E3779B97F4A7C15U); }
  };
  static Key key_of(TextDigest a, TextDigest b) { return a < b ? Key(a, b) : Key(b, a); }

  std::vector<JudgedPair> pairs_;
  std::unordered_map<Key, std::size_t, Hash> places_;
};

/// Whose verdicts count, in a sentence: "Of the verdicts that count, 48 are by anna, 2 by ben. If several judges
/// judged a pair, the first one's verdict counts." Empty if there is one judge at most. O(size log judges).
std::string counting_judges(const Verdicts& verdicts);

/// 32 hexadecimal digits that identify a set of verdicts, independent of order, notes, judges and ids; empty for none.
/// O(size log size).
std::string verdicts_digest(const Verdicts& verdicts);

/// Verdicts read from a table, on pairs that may already be judged: as after_reading. `judge` names the judge of
/// verdicts without a name. O(read).
std::vector<JudgedPair> after_reading(const Verdicts& known, std::vector<JudgedPair> read, const std::string& judge);

enum class HistoryStep { undo, redo };

/// One of the pairs that a step of the history changed, and their number.
struct VerdictStep {
  std::optional<JudgedPair> before;  // nullopt: not judged
  JudgedPair after;
  std::size_t pairs = 1;
};

/// Verdicts being edited, with undo and redo. Each state is immutable, so other threads may share it.
class VerdictHistory {
 public:
  struct Change {
    std::optional<JudgedPair> before;
    JudgedPair after;
  };
  /// Pairs added to the verdicts `from`, or put in place of those of the same texts.
  struct Step {
    std::shared_ptr<const Verdicts> from, to;
    std::vector<Change> changes;
    std::size_t left_out = 0;  // pairs that did not fit
  };

  const std::shared_ptr<const Verdicts>& present() const { return present_; }
  /// A number that changes with the content.
  int edition() const { return edition_; }

  /// Replaces all verdicts; nothing can be undone.
  void start_with(Verdicts verdicts);
  /// Without a step, undo now removes the last 1,000 of these verdicts, except those on pairs that judges other than
  /// this one have judged.
  void offer_undo(const Verdicts& given_earlier, std::string_view judge);
  /// From now on nothing can be undone.
  void forget_steps() {
    steps_.clear();
    done_ = 0;
  }
  /// O(verdicts).
  static Step step_of(std::shared_ptr<const Verdicts> from, std::vector<JudgedPair> pairs);
  /// Applies a step and forgets the undone ones. False if the step does not start from the present verdicts. O(1).
  bool take(Step step);

  bool can(HistoryStep step) const { return step == HistoryStep::undo ? done_ > 0 : done_ < steps_.size(); }
  /// Undoes the last step, or redoes the last undone one; nullopt if no step is left. O(1) for a step that changed a
  /// tenth of the verdicts, otherwise O(verdicts).
  std::optional<VerdictStep> take(HistoryStep step);

 private:
  void become(std::shared_ptr<const Verdicts> verdicts);

  std::shared_ptr<const Verdicts> present_ = std::make_shared<const Verdicts>();
  std::vector<Step> steps_;  // small ones without their states
  std::size_t done_ = 0;     // steps; the others are undone
  int edition_ = 0;
};

}  // namespace lookalike
