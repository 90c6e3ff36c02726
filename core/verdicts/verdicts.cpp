#include "core/verdicts/verdicts.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <ranges>

#include "core/base/parallel.h"
#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {
namespace {

constexpr std::size_t kDigits = 16;  // per half

std::optional<std::uint64_t> half_from(std::string_view hex) {
  constexpr std::string_view kLetters = "0123456789abcdefABCDEF";
  std::uint64_t half = 0;
  if (hex.find_first_not_of(kLetters) != std::string_view::npos) return {};
  std::from_chars(hex.data(), hex.data() + hex.size(), half, 16);
  return half;
}

}  // namespace

TextDigest text_digest(std::string_view text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return {hash.high64, hash.low64};
}

std::string to_string(TextDigest digest) {
  return formatted("%016lx%016lx", digest.high, digest.low);
}

std::optional<TextDigest> text_digest_from(std::string_view hex) {
  if (hex.size() != 2 * kDigits) return {};
  const auto high = half_from(hex.substr(0, kDigits)), low = half_from(hex.substr(kDigits));
  if (!high || !low) return {};
  return TextDigest{*high, *low};
}

Result<std::shared_ptr<const TextDigests>> digest_texts(const Corpus& corpus, const Progress& progress) {
  constexpr std::size_t kGrain = 256;
  auto digests = std::make_shared<TextDigests>(corpus.size());
  const auto done = parallel_for_each(corpus.size(), kGrain, progress, [&](std::size_t i) {
    (*digests)[i] = text_digest(corpus[DocumentIndex(i)].text);
  });
  if (!done) return tl::unexpected(done.error());
  if (const auto read = corpus.check_texts(); !read) return tl::unexpected(read.error());
  return std::shared_ptr<const TextDigests>(std::move(digests));
}

std::string_view to_string(Verdict verdict) {
  constexpr std::string_view kNames[] = {"same", "near", "different", "unsure"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::optional<Verdict> verdict_named(std::string_view name) {
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  for (const Verdict verdict : kVerdicts)
    if (lower == to_string(verdict) || lower == std::to_string(1 + static_cast<int>(verdict))) return verdict;
  return {};
}

JudgedDocument judged_document(const Document& document) {
  return {text_digest(document.text), stored_text(document.id, JudgedPair::kLongestId)};
}

std::optional<OtherVerdict> verdict_of(const JudgedPair& pair, std::string_view judge) {
  if (pair.judge.empty() || pair.judge == judge) return OtherVerdict{pair.judge, pair.verdict, pair.note};
  const auto own = std::ranges::find(pair.others, judge, &OtherVerdict::judge);
  return own == pair.others.end() ? std::nullopt : std::optional(*own);
}

JudgedPair joined(JudgedPair first, const JudgedPair& second) {
  const auto add = [&first](const OtherVerdict& other) {
    const bool known = other.judge.empty() || other.judge == first.judge ||
                       std::ranges::find(first.others, other.judge, &OtherVerdict::judge) != first.others.end();
    if (!known && first.others.size() < JudgedPair::kMostOthers) first.others.push_back(other);
  };
  add({second.judge, second.verdict, second.note});
  std::ranges::for_each(second.others, add);
  return first;
}

std::string verdicts_text(const JudgedPair& pair) {
  const auto text = [](Verdict verdict, const std::string& judge) {
    return std::string(to_string(verdict)) + (judge.empty() ? "" : " (" + judge + ")");
  };
  std::string all = text(pair.verdict, pair.judge);
  for (const OtherVerdict& other : pair.others) all += ", " + text(other.verdict, other.judge);
  return all;
}

JudgedPair after_reading(const JudgedPair& known, JudgedPair read) {
  if (read.judge.empty()) return read;
  if (known.judge.empty() || known.judge == read.judge) return joined(std::move(read), known);
  JudgedPair counting = known;
  counting.others.clear();  // a judge's verdict that was read replaces the earlier one
  return joined(joined(std::move(counting), read), known);
}

std::vector<JudgedPair> after_reading(const Verdicts& known, std::vector<JudgedPair> read, const std::string& judge) {
  for (JudgedPair& pair : read) {
    if (pair.judge.empty()) pair.judge = judge;
    if (const JudgedPair* before = known.find(pair.a.text, pair.b.text)) pair = after_reading(*before, std::move(pair));
  }
  return read;
}

std::string system_user() {
  std::array<char, 16'384> storage{};
  passwd entry{};
  passwd* found = nullptr;
  if (getpwuid_r(geteuid(), &entry, storage.data(), storage.size(), &found) != 0 || !found) return {};
  return stored_text(found->pw_name, JudgedPair::kLongestJudge);
}

std::string stored_text(std::string_view text, std::size_t most) {
  std::string storage;
  const std::string_view clean = clean_text(text, storage).text;
  return clean.size() <= most ? std::string(clean) : shorten(clean, most);
}

const JudgedPair* Verdicts::find(TextDigest a, TextDigest b) const {
  const auto place = places_.find(key_of(a, b));
  return place == places_.end() ? nullptr : &pairs_[place->second];
}

bool Verdicts::put(JudgedPair pair) {
  const Key key = key_of(pair.a.text, pair.b.text);
  if (const auto place = places_.find(key); place != places_.end()) {
    pairs_[place->second] = std::move(pair);
    return true;
  }
  if (size() >= kMost) return false;
  places_.emplace(key, size());
  pairs_.push_back(std::move(pair));
  return true;
}

bool Verdicts::add(JudgedPair pair) {
  const JudgedPair* known = find(pair.a.text, pair.b.text);
  return put(known ? after_reading(*known, std::move(pair)) : std::move(pair));
}

void Verdicts::remove(TextDigest a, TextDigest b) {
  const auto place = places_.find(key_of(a, b));
  if (place == places_.end()) return;
  const std::size_t removed = place->second;
  places_.erase(place);
  pairs_.erase(pairs_.begin() + static_cast<std::ptrdiff_t>(removed));
  if (removed == pairs_.size()) return;  // the last one; the usual case when many are undone at once
  for (auto& [key, position] : places_)
    if (position > removed) --position;
}

std::string counting_judges(const Verdicts& verdicts) {
  std::map<std::string, std::uint64_t> counting;
  bool several = false;
  for (const JudgedPair& pair : verdicts.pairs()) {
    ++counting[pair.judge.empty() ? "an unknown judge" : pair.judge];
    several |= !pair.others.empty();
  }
  if (!several && counting.size() < 2) return {};
  std::string text;
  for (const auto& [judge, count] : counting)
    text += (text.empty() ? grouped(count) + (count == 1 ? " is" : " are") : ", " + grouped(count)) + " by " + judge;
  return "Of the verdicts that count, " + text + ". If several judges judged a pair, the first one's verdict counts.";
}

std::string verdicts_digest(const Verdicts& verdicts) {
  if (verdicts.empty()) return {};
  std::vector<std::string> lines;
  for (const JudgedPair& pair : verdicts.pairs()) {
    const auto [first, second] = std::minmax(pair.a.text, pair.b.text);
    lines.push_back(to_string(first) + to_string(second) + std::string(to_string(pair.verdict)));
  }
  std::ranges::sort(lines);
  std::string all;
  for (const std::string& line : lines) all += line;
  return to_string(text_digest(all));
}

void VerdictHistory::become(std::shared_ptr<const Verdicts> verdicts) {
  present_ = std::move(verdicts);
  ++edition_;
}

void VerdictHistory::start_with(Verdicts verdicts) {
  forget_steps();
  become(std::make_shared<const Verdicts>(std::move(verdicts)));
}

void VerdictHistory::offer_undo(const Verdicts& given_earlier, std::string_view judge) {
  constexpr std::size_t kMostSteps = 1'000;
  if (!steps_.empty()) return;
  const auto& pairs = given_earlier.pairs();
  for (std::size_t i = pairs.size() - std::min(pairs.size(), kMostSteps); i < pairs.size(); ++i)
    if (pairs[i].others.empty() && verdict_of(pairs[i], judge)) steps_.push_back({{}, {}, {{std::nullopt, pairs[i]}}});
  done_ = steps_.size();
}

VerdictHistory::Step VerdictHistory::step_of(std::shared_ptr<const Verdicts> from, std::vector<JudgedPair> pairs) {
  auto to = std::make_shared<Verdicts>(*from);
  Step step{std::move(from), to, {}};
  for (JudgedPair& pair : pairs) {
    const JudgedPair* known = to->find(pair.a.text, pair.b.text);
    if (known && *known == pair) continue;
    Change change{known ? std::optional(*known) : std::nullopt, pair};
    if (to->put(std::move(pair)))
      step.changes.push_back(std::move(change));
    else
      ++step.left_out;
  }
  return step;
}

bool VerdictHistory::take(Step step) {
  constexpr std::size_t kLargeShare = 10;  // states of smaller steps would take more memory than their changes
  if (step.from != present_) return false;
  if (step.changes.empty()) return true;
  become(step.to);
  if (kLargeShare * step.changes.size() < present_->size()) step.from = step.to = nullptr;
  steps_.resize(done_);
  steps_.push_back(std::move(step));
  ++done_;
  return true;
}

std::optional<VerdictStep> VerdictHistory::take(HistoryStep way) {
  if (!can(way)) return {};
  const bool undo = way == HistoryStep::undo;
  const Step& step = steps_[undo ? --done_ : done_++];
  auto state = undo ? step.from : step.to;
  if (!state) {
    auto changed = std::make_shared<Verdicts>(*present_);
    if (!undo) {
      for (const Change& change : step.changes) changed->put(change.after);
    } else {
      for (const Change& change : step.changes | std::views::reverse)
        change.before ? void(changed->put(*change.before)) : changed->remove(change.after.a.text, change.after.b.text);
    }
    state = std::move(changed);
  }
  become(std::move(state));
  return VerdictStep{step.changes.front().before, step.changes.front().after, step.changes.size()};
}

}  // namespace lookalike
