#include "core/query/filter/pair_filter.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/base/utf8_text.h"
#include "core/corpus/corpus.h"
#include "core/query/containment.h"
#include "core/query/filter/filter_node.h"
#include "core/query/groups/disjoint_sets.h"
#include "core/query/groups/groups.h"
#include "core/query/groups/similar_links.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

using Positions = std::vector<std::uint32_t>;

/// Starts from the groups of the run; missed pairs may connect two of them.
Positions first_of_each_group(const Positions& positions, std::span<const SimilarPair> pairs, const RunResult& run,
                              const Progress& progress) {
  const auto of = [&](DocumentIndex document) { return run.groups->representative(document).value; };
  DisjointSets groups(run.corpus->size());
  for_each_link(run, progress, [&](const SimilarityLink& link) { groups.join(link.a.value, link.b.value); });
  for (const std::uint32_t i : positions) groups.join(of(pairs[i].a), of(pairs[i].b));
  std::vector<bool> seen(run.corpus->size());
  Positions first;
  for (const std::uint32_t i : positions) {
    const std::uint32_t group = groups.find(of(pairs[i].a));
    if (!seen[group]) first.push_back(i);
    seen[group] = true;
  }
  return first;
}

std::size_t stratum_of(const SimilarPair& pair) {
  const double similarity = std::isnan(pair.jaccard) ? pair.estimate() : pair.jaccard;
  return static_cast<std::size_t>(std::floor(similarity / kStratum + 1e-9));
}

/// The pairs with the lowest numbers of each stratum.
Positions sample_of(const Positions& positions, std::span<const SimilarPair> pairs, std::size_t most) {
  std::array<Positions, static_cast<std::size_t>(1 / kStratum)> strata;
  for (const std::uint32_t i : positions) strata[std::min(stratum_of(pairs[i]), strata.size() - 1)].push_back(i);
  const auto lower = [&](std::uint32_t x, std::uint32_t y) {
    return std::pair(lot_of(pairs[x].a, pairs[x].b), x) < std::pair(lot_of(pairs[y].a, pairs[y].b), y);
  };
  Positions drawn;
  for (Positions& stratum : strata) {
    const std::size_t count = std::min(most, stratum.size());
    std::ranges::nth_element(stratum, stratum.begin() + static_cast<std::ptrdiff_t>(count), lower);
    drawn.insert(drawn.end(), stratum.begin(), stratum.begin() + static_cast<std::ptrdiff_t>(count));
  }
  std::ranges::sort(drawn);
  return drawn;
}

using Node = PairFilter::Node;

Utf8Character character_before(std::string_view text, std::size_t at) {
  std::size_t begin = at - 1;
  while (begin > 0 && at - begin < 4 && continues_character(text[begin])) --begin;
  return first_character(text.substr(begin));
}

/// Excludes scripts without capitals: many write words without blanks, or prefixes joined to them.
bool is_in_word(const Utf8Character& character) {
  if (character.bytes == 0) return false;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character.value))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_MN:  // an accent after its letter
    case UTF8PROC_CATEGORY_ND:
      return true;
    default:
      return false;
  }
}

bool is_border(std::string_view text, std::size_t at) {
  return at == 0 || at == text.size() || !is_in_word(character_before(text, at)) ||
         !is_in_word(first_character(text.substr(at)));
}

using Node = PairFilter::Node;

bool compares(double x, Node::Compare compare, double y) {
  switch (compare) {
    case Node::Compare::less:
      return x < y;
    case Node::Compare::at_most:
      return x <= y;
    case Node::Compare::equal:
      return x == y;
    case Node::Compare::unequal:
      return x != y;
    case Node::Compare::at_least:
      return x >= y;
    default:
      return x > y;
  }
}

std::size_t count_words(const Node& node) {
  std::size_t most = node.kind == Node::Kind::words ? node.number + 1 : 0;
  for (const auto& part : node.parts) most = std::max(most, count_words(*part));
  return most;
}

/// Tests pairs of a run, from several threads; caches which documents contain which words.
class Judge {
 public:
  Judge(const Node& root, const RunResult& run, const VerdictView& verdicts, std::vector<std::uint32_t> groups)
      : root_(root),
        run_(run),
        verdicts_(verdicts),
        groups_(std::move(groups)),
        found_(count_words(root) * run.corpus->size()) {}

  bool passes(const SimilarPair& pair) const { return passes(root_, pair); }

 private:
  enum Found : char { unknown, no, yes };

  bool passes(const Node& node, const SimilarPair& pair) const {
    const auto of_pair = [&](const auto& part) { return passes(*part, pair); };
    switch (node.kind) {
      case Node::Kind::all_of:
        return std::ranges::all_of(node.parts, of_pair);
      case Node::Kind::any_of:
        return std::ranges::any_of(node.parts, of_pair);
      case Node::Kind::not_this:
        return !of_pair(node.parts.front());
      case Node::Kind::number:
        return compares(number(node.field, pair), node.compare, node.value);
      case Node::Kind::id:
        return run_.corpus->label(pair.a).id == node.text || run_.corpus->label(pair.b).id == node.text;
      case Node::Kind::document:
        return pair.a.value == node.value || pair.b.value == node.value;
      case Node::Kind::verdict:
        return is_said(node.text, verdicts_.of(*run_.corpus, pair.a, pair.b));
      case Node::Kind::judge:
        return is_by(node.text, verdicts_.of(*run_.corpus, pair.a, pair.b));
      case Node::Kind::group:
        return groups_[pair.a] == node.value && groups_[pair.b] == node.value;
      case Node::Kind::identical:
        return run_.groups->representative(pair.a) == run_.groups->representative(pair.b);
      default:
        return has(pair.a, node) || has(pair.b, node);
    }
  }

  static bool is_by(std::string_view judge, const JudgedPair* judged) {
    return judged && (judged->judge == judge ||
                      std::ranges::find(judged->others, judge, &OtherVerdict::judge) != judged->others.end());
  }

  static bool is_said(std::string_view wanted, const JudgedPair* judged) {
    if (!judged) return wanted == "none";
    if (wanted == "disputed") return judged->disputed();
    return wanted == "any" || wanted == to_string(judged->verdict);
  }

  double number(Node::Field field, const SimilarPair& pair) const {
    switch (field) {
      case Node::Field::jaccard:
        return pair.jaccard;
      case Node::Field::estimate:
        return pair.estimate();
      case Node::Field::containment:
        return containment(pair, *run_.shingles);
      case Node::Field::bands:
        return pair.bands;
      default:
        return std::min(run_.shingles->token_count(pair.a), run_.shingles->token_count(pair.b));
    }
  }

  // Two threads may search at the same time; both find the same.
  bool has(DocumentIndex document, const Node& words) const {
    std::atomic<char>& found = found_[words.number * run_.corpus->size() + document];
    if (found == unknown) {
      const Document read = (*run_.corpus)[document];
      found = contains(read.title, words) || contains(read.text, words) ? yes : no;
    }
    return found == yes;
  }

  const Node& root_;
  const RunResult& run_;
  const VerdictView& verdicts_;
  const std::vector<std::uint32_t> groups_;  // number of each document's group; empty unless the filter asks for groups
  mutable std::vector<std::atomic<char>> found_;
};

bool asks(const Node& node, Node::Kind kind) {
  return node.kind == kind || std::ranges::any_of(node.parts, [&](const auto& part) { return asks(*part, kind); });
}

}  // namespace

std::uint64_t lot_of(DocumentIndex a, DocumentIndex b) {
  return mix64(kGoldenStep + (std::uint64_t{a.value} << 32 | b.value));
}

bool are_identical(const DuplicateGroups& groups, const SimilarPair& pair) {
  return groups.representative(pair.a) == groups.representative(pair.b);
}

bool PairListing::operator==(const PairListing& other) const {
  return filter.text() == other.filter.text() && identical == other.identical && one_a_group == other.one_a_group &&
         sample == other.sample;
}

Result<std::vector<std::uint32_t>> list_positions(const PairListing& listing, const RunResult& run,
                                                  std::span<const SimilarPair> pairs, const Progress& progress,
                                                  const VerdictView& verdicts) {
  auto positions = filter_pairs(listing.filter, run, pairs, progress, verdicts);
  if (positions && listing.identical == IdenticalPairs::without)
    std::erase_if(*positions, [&](std::uint32_t i) { return are_identical(*run.groups, pairs[i]); });
  if (positions && listing.one_a_group) *positions = first_of_each_group(*positions, pairs, run, progress);
  if (progress.cancelled()) return cancelled();
  if (positions && listing.sample > 0) *positions = sample_of(*positions, pairs, listing.sample);
  return positions;
}

bool contains(std::string_view text, const Node& words) {
  const std::string folded = search_form(text);
  for (std::size_t at = folded.find(words.text); at != std::string::npos; at = folded.find(words.text, at + 1))
    if (is_border(folded, at) && (!words.whole || is_border(folded, at + words.text.size()))) return true;
  return false;
}

bool PairFilter::asks_verdicts() const {
  return root_ &&
         (asks(*root_, Node::Kind::verdict) || asks(*root_, Node::Kind::judge) || asks(*root_, Node::Kind::group));
}

Result<std::vector<std::uint32_t>> filter_pairs(const PairFilter& filter, const RunResult& run,
                                                std::span<const SimilarPair> pairs, const Progress& progress,
                                                const VerdictView& verdicts) {
  constexpr std::size_t kGrain = 4'096;
  std::vector<char> passes(pairs.size(), 1);
  if (!filter.passes_all()) {
    std::vector<std::uint32_t> groups;
    if (asks(*filter.root(), Node::Kind::group)) {
      const auto judged = judge_run(run, verdicts, progress);
      if (!judged) return tl::unexpected(judged.error());
      auto numbers = group_numbers(*judged, progress);
      if (!numbers) return tl::unexpected(numbers.error());
      groups = std::move(*numbers);
    }
    const Judge judge(*filter.root(), run, verdicts, std::move(groups));
    const auto done =
        parallel_for_each(pairs.size(), kGrain, progress, [&](std::size_t i) { passes[i] = judge.passes(pairs[i]); });
    if (!done) return tl::unexpected(done.error());
  }
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  std::vector<std::uint32_t> positions;
  for (std::uint32_t i = 0; i < pairs.size(); ++i)
    if (passes[i]) positions.push_back(i);
  return positions;
}

}  // namespace lookalike
