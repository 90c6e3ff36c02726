#include "core/query/groups/keepers.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/query/groups/similar_links.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {
namespace {

std::size_t gone(std::span<const GroupMember> members) {
  return members.size() - static_cast<std::size_t>(std::ranges::count_if(members, &GroupMember::stays));
}

std::string id_of(const Corpus& corpus, DocumentIndex document) {
  return stored_text(corpus.label(document).id, ChosenKeeper::kLongestId);
}

bool is_in_place(const Corpus& corpus, const ChosenKeeper& chosen) {
  return chosen.position < corpus.size() && chosen_keeper(corpus, chosen.position) == chosen;
}

/// Larger is better.
std::pair<bool, bool> fit(const Corpus& corpus, const ChosenKeeper& chosen, DocumentIndex copy) {
  return {id_of(corpus, copy) == chosen.id, copy == chosen.position};
}

constexpr std::uint32_t kNobody = 0xFFFF'FFFF;

/// Links of each representative, stored contiguously.
class Neighbourhoods {
 public:
  Neighbourhoods(const JudgedRun& run, double least, const Progress& progress) : begin_(run.corpus->size() + 1) {
    const auto each_end = [&](const auto& visit) {
      for_each_link(run, progress, [&](const SimilarityLink& link) {
        if (link.strength < least) return;
        visit(link.a.value, link.b.value);
        visit(link.b.value, link.a.value);
      });
    };
    each_end([this](std::uint32_t from, std::uint32_t) { ++begin_[from + 1]; });
    std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
    others_.resize(begin_.back());
    std::vector<std::uint64_t> next(begin_.begin(), begin_.end() - 1);
    each_end([&](std::uint32_t from, std::uint32_t to) { others_[next[from]++] = to; });
  }

  std::span<const std::uint32_t> of(std::uint32_t document) const {
    return std::span(others_).subspan(begin_[document], begin_[document + 1] - begin_[document]);
  }

 private:
  std::vector<std::uint64_t> begin_;
  std::vector<std::uint32_t> others_;
};

/// Reads two sets at a time. Use one per thread.
struct Readers {
  explicit Readers(const ShingleSets& sets) : a(sets), b(sets) {}
  ShingleReader a, b;
};

class KeeperChoice {
 public:
  KeeperChoice(const JudgedRun& run, const DocumentGroups& groups, double least, KeeperRule rule,
               const KeeperWishes& wishes)
      : run_(run),
        groups_(groups),
        least_(least),
        rule_(rule),
        wishes_(wishes),
        stands_(run.corpus->size()),
        keeper_(run.corpus->size(), kNobody) {
    std::iota(stands_.begin(), stands_.end(), 0);
  }

  Result<std::vector<GroupMember>> make(DropRule drop, const Progress& progress) {
    weigh(progress);
    heed_wishes();
    drop == DropRule::direct ? keep_what_is_not_direct(progress) : keep_one_each(progress);
    if (progress.cancelled()) return cancelled();
    return describe(progress.part(0.5, 1, "compare"));
  }

 private:
  DocumentIndex representative(DocumentIndex document) const { return run_.groups->representative(document); }

  // Larger is better.
  void weigh(const Progress& progress) {
    weight_.assign(run_.corpus->size(), 0);
    if (const double sign = rule_ == KeeperRule::lowest ? -1 : 1; takes_values(rule_))
      weigh_by([&](DocumentIndex document) { return sign * (*wishes_.values)[document]; });
    if (rule_ == KeeperRule::longest)
      weigh_by([this](DocumentIndex document) { return static_cast<double>((*run_.corpus)[document].text.size()); });
    if (rule_ != KeeperRule::central) return;
    // Exact duplicates have similarity 1, and each of them counts.
    for (const DocumentIndex r : run_.groups->representatives())
      weight_[r] = static_cast<double>(run_.groups->group_size(r) - 1);
    for_each_link(run_, progress, [this](const SimilarityLink& link) {
      if (link.strength < least_) return;
      weight_[link.a] += link.strength * static_cast<double>(run_.groups->group_size(link.b));
      weight_[link.b] += link.strength * static_cast<double>(run_.groups->group_size(link.a));
    });
  }

  /// Documents with equal shingle sets have the value of the best of them, which represents all.
  template <typename ValueOf>
  void weigh_by(const ValueOf& value_of) {
    std::ranges::fill(weight_, -HUGE_VAL);
    for (const DocumentIndex document : groups_.documents) {
      const double value = value_of(document);
      const DocumentIndex r = representative(document);
      if (std::isnan(value) || value <= weight_[r]) continue;
      weight_[r] = value;
      stands_[r] = document.value;
    }
  }

  // The earliest comes last, so that it represents its exact duplicates.
  void heed_wishes() {
    std::vector<DocumentIndex> chosen = wishes_.chosen;
    std::ranges::sort(chosen, std::greater<>());
    for (const DocumentIndex document : chosen) {
      weight_[representative(document)] = HUGE_VAL;
      stands_[representative(document)] = document.value;
    }
    for (const DocumentIndex r : run_.groups->representatives().first(count_old())) {
      weight_[r] = HUGE_VAL;
      stands_[r] = r.value;
    }
  }

  /// Representatives that are old.
  std::size_t count_old() const {
    const auto all = run_.groups->representatives();
    return static_cast<std::size_t>(std::ranges::lower_bound(all, DocumentIndex(wishes_.old)) - all.begin());
  }

  bool better(DocumentIndex x, DocumentIndex y) const {
    return weight_[x] != weight_[y] ? weight_[x] > weight_[y] : x < y;
  }

  /// Documents of a group that represent their exact duplicates, best first.
  std::vector<DocumentIndex> in_order(std::size_t group) const {
    std::vector<DocumentIndex> order;
    for (const DocumentIndex document : groups_.members(group))
      if (representative(document) == document) order.push_back(document);
    std::ranges::sort(order, [this](DocumentIndex x, DocumentIndex y) { return better(x, y); });
    return order;
  }

  void keep_one_each(const Progress& progress) {
    direct_.assign(run_.corpus->size(), false);
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const DocumentIndex best = in_order(group).front();
      for (const DocumentIndex document : groups_.members(group)) keeper_[document] = best.value;
    }
    for_each_link(run_, progress, [this](const SimilarityLink& link) {
      if (link.strength < least_) return;
      if (keeper_[link.b] == link.a.value) direct_[link.b] = true;
      if (keeper_[link.a] == link.b.value) direct_[link.a] = true;
    });
  }

  // In order of value, a document stays unless it is a similar pair with one that stays already.
  void keep_what_is_not_direct(const Progress& progress) {
    direct_.assign(run_.corpus->size(), true);
    const Neighbourhoods neighbourhoods(run_, least_, progress);
    for (std::size_t group = 0; group < groups_.size() && !progress.cancelled(); ++group)
      for (const DocumentIndex document : in_order(group)) {
        if (keeper_[document] != kNobody && document >= wishes_.old) continue;
        keeper_[document] = document.value;
        for (const std::uint32_t other : neighbourhoods.of(document.value))
          if (keeper_[other] == kNobody) keeper_[other] = document.value;
      }
    for (const DocumentIndex document : groups_.documents) keeper_[document] = keeper_[representative(document)];
  }

  LinkKind link_of(DocumentIndex document) const {
    if (stands_[keeper_[document]] == document.value) return LinkKind::keeper;
    const JudgedPair* pair = run_.view.of(*run_.corpus, document, DocumentIndex(stands_[keeper_[document]]));
    if (pair && pair->verdict == Verdict::different) return LinkKind::judged_different;
    const DocumentIndex self = representative(document);
    return self.value == keeper_[document] || direct_[self] ? LinkKind::direct : LinkKind::chained;
  }

  Result<std::vector<GroupMember>> describe(const Progress& progress) const {
    constexpr std::size_t kGrain = 64;
    std::vector<GroupMember> members(groups_.documents.size());
    tbb::enumerable_thread_specific<Readers> readers([this] { return Readers{*run_.shingles}; });
    const auto done = parallel_for_each(members.size(), kGrain, progress, [&](std::size_t i) {
      const DocumentIndex document = groups_.documents[i], keeper(keeper_[document]);
      if (document < wishes_.old) {
        members[i] = {document, document};
        return;
      }
      Readers& reading = readers.local();
      const DocumentIndex self = representative(document);
      const double similarity = keeper == self ? 1 : similarity_of(run_, keeper, self, reading.a, reading.b);
      members[i] = {document, DocumentIndex(stands_[keeper]), similarity, link_of(document)};
    });
    if (!done) return tl::unexpected(done.error());
    if (const auto read = run_.corpus->check_texts(); !read) return tl::unexpected(read.error());
    return members;
  }

  const JudgedRun& run_;
  const DocumentGroups& groups_;
  const double least_;
  const KeeperRule rule_;
  const KeeperWishes& wishes_;
  std::vector<double> weight_;
  std::vector<std::uint32_t> stands_;  // by representative: the document that stays for it
  std::vector<std::uint32_t> keeper_;  // by document of a group: a representative
  std::vector<char> direct_;           // by representative: a similar pair with its keeper
};

}  // namespace

ChosenKeeper chosen_keeper(const Corpus& corpus, DocumentIndex document) {
  return {document, text_digest(corpus[document].text), id_of(corpus, document)};
}

Result<KeeperPlaces> find_keepers(const Corpus& corpus, const std::vector<ChosenKeeper>& chosen,
                                  const Progress& progress) {
  KeeperPlaces places;
  std::map<TextDigest, const ChosenKeeper*> moved;
  for (const ChosenKeeper& one : chosen) {
    if (progress.cancelled()) return cancelled();
    auto& place = places[one.text];
    if (is_in_place(corpus, one))
      place = one.position;
    else if (!place)
      moved[one.text] = &one;
  }
  if (moved.empty()) return places;
  const auto digests = digest_texts(corpus, progress);
  if (!digests) return tl::unexpected(digests.error());
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const auto one = moved.find((**digests)[i]);
    if (one == moved.end()) continue;
    const DocumentIndex copy(i);
    auto& place = places[one->first];
    if (!place || fit(corpus, *one->second, copy) > fit(corpus, *one->second, *place)) place = copy;
  }
  return places;
}

std::vector<DocumentIndex> documents_of(const KeeperPlaces& places) {
  std::vector<DocumentIndex> documents;
  for (const auto& [text, place] : places)
    if (place) documents.push_back(*place);
  std::ranges::sort(documents);
  return documents;
}

Result<std::vector<GroupMember>> choose_keepers(const JudgedRun& run, const DocumentGroups& groups, double least,
                                                KeeperRule rule, DropRule drop, const Progress& progress,
                                                const KeeperWishes& wishes) {
  return KeeperChoice(run, groups, least, rule, wishes).make(drop, progress);
}

Result<VerdictEffects> verdict_effects(const RunResult& run, const JudgedRun& judged,
                                       std::span<const GroupMember> members, double least, KeeperRule rule,
                                       DropRule drop, const Progress& progress, const KeeperWishes& wishes) {
  VerdictEffects effects{
      judged.changes(least), gone(members),
      static_cast<std::size_t>(std::ranges::count(members, LinkKind::judged_different, &GroupMember::link))};
  if (!effects.links.any()) return effects;
  const auto forest = SimilarityForest::make(run, progress);
  if (!forest) return tl::unexpected(forest.error());
  const auto others = choose_keepers(run, forest->groups_at(least), least, rule, drop, progress, wishes);
  if (!others) return tl::unexpected(others.error());
  effects.go_without = gone(*others);
  return effects;
}

std::string judged_different_text(std::size_t documents) {
  return grouped(documents) + (documents == 1 ? " document goes" : " documents go") +
         " because of a chain, although judged different from the keeper";
}

std::string effects_text(const VerdictEffects& effects) {
  std::string text;
  if (effects.links.any())
    text = "verdicts cut " + counted(effects.links.cut, "link") + " and add " + grouped(effects.links.made) +
           "; without them " + counted(effects.go_without, "document") + " would go";
  if (effects.judged_different > 0)
    text += (text.empty() ? "" : "; ") + judged_different_text(effects.judged_different);
  return text;
}

}  // namespace lookalike
