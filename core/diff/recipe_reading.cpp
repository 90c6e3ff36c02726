#include "core/diff/recipe_reading.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "core/diff/common_subsequence.h"
#include "core/diff/places.h"
#include "core/similarity/jaccard.h"
#include "core/text/shingle_set.h"
#include "core/text/tokeniser.h"
#include "core/text/tokens.h"

namespace lookalike {
namespace {

constexpr std::ptrdiff_t kMostPlaces = 16;  // tried places of one shingle

Places places_of(std::span<const std::uint64_t> shingles) {
  std::vector<Places::Place> places;
  places.reserve(shingles.size());
  for (std::size_t i = 0; i < shingles.size(); ++i) places.emplace_back(shingles[i], i);
  return Places(std::move(places));
}

std::size_t length_of(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other) {
  std::size_t length = 0;
  while (length < own.size() && length < other.size() && own[length] == other[length]) ++length;
  return length;
}

std::size_t distance(std::size_t a, std::size_t b) {
  return a < b ? b - a : a - b;
}

/// The tokens of a text with their places.
struct Tokens {
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
  TokenPlaces places;

  Tokens(std::string_view document, const TextOptions& options, ShingleUnit unit, const StopWords& stop_words,
         const Progress& progress) {
    const Tokeniser tokeniser(options, unit, stop_words);
    tokeniser.append(document, text, starts, progress);
    places = tokeniser.places(document, progress);
  }
  TokenView view() const { return {{text.data(), text.size()}, starts}; }
};

TextSpan span_of(const TextPlace& place) {
  return {place.begin, place.end - place.begin};
}

std::vector<TextSpan> ignored_by(const TokenPlaces& places) {
  std::vector<TextSpan> spans;
  for (const auto* list : {&places.left_out, &places.dropped})
    for (const TextPlace& place : *list) spans.push_back(span_of(place));
  std::ranges::sort(spans, {}, &TextSpan::offset);
  return spans;
}

/// In a bag, each occurrence of a shingle is a separate element.
void number_occurrences(std::vector<std::uint64_t>& shingles) {
  std::unordered_map<std::uint64_t, std::uint64_t> met;
  for (std::uint64_t& shingle : shingles) shingle = occurrence(shingle, met[shingle]++);
}

struct Elements {
  std::vector<std::uint64_t> in_order, set;
};

Elements elements_of(const TokenView& tokens, const ShingleOptions& options, const Progress& progress) {
  Elements elements;
  append_shingles(tokens, options, element_hash(options.hash), elements.in_order, progress);
  if (options.bag) number_occurrences(elements.in_order);
  append_shingle_set(tokens, options, element_hash(options.hash), elements.set, progress);
  return elements;
}

TextSpan passage(const TokenPlaces& places, std::size_t first, std::size_t shingles, std::size_t k) {
  const std::size_t last =
      std::min(first + shingles + k - 2, places.tokens.size() - 1);  // a short text has fewer than k
  return span_of({places.tokens[first].begin, places.tokens[last].end});
}

std::vector<SharedPassage> shared_passages(const Elements& own, const Elements& other, const TokenPlaces& here,
                                           const TokenPlaces& there, std::size_t k) {
  std::vector<SharedPassage> passages;
  if (here.tokens.empty() || there.tokens.empty()) return passages;
  for (const SharedRun& run : shared_runs(own.in_order, other.in_order))
    passages.push_back({passage(here, run.first, run.count, k), passage(there, run.twin, run.count, k)});
  return passages;
}

Words words_of(const Tokens& tokens, WordIds& ids) {
  Words words;
  const TokenView view = tokens.view();
  for (std::size_t i = 0; i < std::min(view.size(), tokens.places.tokens.size()); ++i)  // fewer if stopped
    words.push_back({span_of(tokens.places.tokens[i]), ids[std::string(view.span(i, 1, true))], false});
  return words;
}

struct ComparedWords {
  Words left, right;
  ProseDiff differences;
};

std::optional<ComparedWords> compare_tokens(std::string_view left, const Tokens& of_left, std::string_view right,
                                            const Tokens& of_right, const std::stop_token& stop) {
  WordIds ids;
  ComparedWords compared{words_of(of_left, ids), words_of(of_right, ids), {}};
  if (stop.stop_requested()) return {};
  auto differences = compare_words({left, compared.left}, {right, compared.right}, ids.size(), stop);
  if (!differences) return {};
  compared.differences = std::move(*differences);
  return compared;
}

/// Compares words even if shingles consist of characters; then every word counts.
std::optional<ComparedWords> compare_characters(std::string_view left, std::string_view right, TextOptions options,
                                                const std::stop_token& stop) {
  options.digits = Digits::keep;
  const auto words = [&](std::string_view text) {
    return Tokens(text, options, ShingleUnit::word, StopWords(), Progress(stop));
  };
  return compare_tokens(left, words(left), right, words(right), stop);
}

using WordSpan = std::span<const ProseWord>;

/// In bytes of the reflowed text.
Words reflowed(Words words, const ReflowedPlaces& places) {
  for (ProseWord& word : words) word.span = places.span(word.span);
  return words;
}

/// The words that a difference touches; the word around it if it is empty.
WordSpan words_in(const TextSpan& span, const Words& words) {
  const auto first = std::ranges::partition_point(words, [&](const ProseWord& w) { return end_of(w) <= span.offset; });
  const auto after =
      std::ranges::find_if(first, words.end(), [&](const ProseWord& w) { return w.span.offset >= span.end(); });
  return {first, after};
}

std::vector<std::uint32_t> ids_of(WordSpan words) {
  std::vector<std::uint32_t> ids;
  for (const ProseWord& word : words) ids.push_back(word.id);
  return ids;
}

/// The words of a difference that are the same under a recipe, and those between them. Fewer than three are a
/// coincidence within a difference, or in a long one.
std::vector<WordStretch> parts_of(WordSpan left, WordSpan right) {
  constexpr std::size_t kLeast = 3;
  WordStretch rest{false, 0, 0, left.size(), right.size()};
  const std::size_t least_at_ends = rest.is_unlike() ? kLeast : 1;
  std::vector<WordStretch> parts;
  const auto common = common_subsequence(ids_of(left), ids_of(right), {100, 10}, {});
  for (const EqualRun& run : common->runs) {
    const std::size_t l = run.left + run.length, r = run.right + run.length;
    const bool at_end = (run.left == 0 && run.right == 0) || (l == left.size() && r == right.size());
    if (run.length < (at_end ? least_at_ends : kLeast)) continue;
    parts.push_back({false, rest.left, rest.right, run.left - rest.left, run.right - rest.right});
    parts.push_back({true, run.left, run.right, run.length, run.length});
    rest = {false, l, r, left.size() - l, right.size() - r};
  }
  parts.push_back(rest);
  std::erase_if(parts, [](const WordStretch& part) { return part.longer() == 0; });
  if (parts.empty()) parts.push_back({true, 0, 0, 0, 0});
  return parts;
}

/// The part of a difference that contains these words; the first and the last one reach to its ends.
TextSpan span_of(const TextSpan& whole, WordSpan words, std::size_t first, std::size_t count) {
  const std::size_t last = first + count;
  const std::size_t begin = first == 0 ? whole.offset : first == words.size() ? whole.end() : words[first].span.offset;
  const std::size_t end = last == words.size() ? whole.end() : count == 0 ? begin : end_of(words[last - 1]);
  return {begin, end - begin};
}

/// Letters of ignored differences have no marks of their own.
void drop_ignored(std::vector<Stretch>& letters, std::vector<Stretch> differences) {
  std::erase_if(differences, [](const Stretch& s) { return !s.ignored; });  // ascending, because none is moved
  std::erase_if(letters, [&](const Stretch& stretch) {
    TextSpan Stretch::*const side = stretch.left.length > 0 ? &Stretch::left : &Stretch::right;
    const std::size_t at = (stretch.*side).offset;
    const auto next =
        std::ranges::partition_point(differences, [&](const Stretch& s) { return (s.*side).end() <= at; });
    return next != differences.end() && ((*next).*side).offset <= at;
  });
}

}  // namespace

Result<RecipeReading> read_pair(std::string_view left, std::string_view right, const Recipe& recipe,
                                const std::stop_token& stop) {
  const Progress progress(stop);
  const auto stop_words = load_stop_words(recipe.text.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  const ShingleOptions& shingles = recipe.shingles;
  const Tokens a(left, recipe.text, shingles.unit, **stop_words, progress);
  const Tokens b(right, recipe.text, shingles.unit, **stop_words, progress);
  const Elements of_a = elements_of(a.view(), shingles, progress), of_b = elements_of(b.view(), shingles, progress);
  if (progress.cancelled()) return cancelled();
  auto words = shingles.unit == ShingleUnit::word ? compare_tokens(left, a, right, b, stop)
                                                  : compare_characters(left, right, recipe.text, stop);
  if (!words) return cancelled();
  return RecipeReading{{std::move(words->left), ignored_by(a.places),
                        shared_passages(of_a, of_b, a.places, b.places, shingles.k), of_a.set.size()},
                       {std::move(words->right), ignored_by(b.places),
                        shared_passages(of_b, of_a, b.places, a.places, shingles.k), of_b.set.size()},
                       intersection_size(of_a.set, of_b.set),
                       std::move(words->differences)};
}

std::vector<SharedRun> shared_runs(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other) {
  const Places places = places_of(other);
  std::vector<SharedRun> runs;
  std::size_t expected = 0;  // the end of the previous run's twin
  for (std::size_t i = 0; i < own.size();) {
    const auto found = places.of(own[i], kMostPlaces);
    if (found.empty()) {
      ++i, ++expected;
      continue;
    }
    SharedRun best;
    for (const auto& [shingle, j] : found) {
      const std::size_t length = length_of(own.subspan(i), other.subspan(j));
      const bool nearer = length == best.count && distance(j, expected) < distance(best.twin, expected);
      if (length > best.count || nearer) best = {i, j, length};
    }
    runs.push_back(best);
    i += best.count;
    expected = best.twin + best.count;
  }
  return runs;
}

void ignore_equal(ProseDiff& diff, const RecipeReading& read, const ReflowedPlaces& left, const ReflowedPlaces& right) {
  const Words of_left = reflowed(read.left.words, left), of_right = reflowed(read.right.words, right);
  for (const Stretch& whole : std::exchange(diff.differences, {})) {
    const WordSpan a = words_in(whole.left, of_left), b = words_in(whole.right, of_right);
    const bool moved = whole.kind == StretchKind::moved;
    const auto parts = moved ? std::vector<WordStretch>{{false, 0, 0, a.size(), b.size()}} : parts_of(a, b);
    for (const WordStretch& part : parts) {
      StretchKind kind = whole.kind;
      if (part.is_one_sided() && parts.size() > 1)
        kind = part.left_count > 0 ? StretchKind::only_left : StretchKind::only_right;
      diff.differences.push_back({kind, span_of(whole.left, a, part.left, part.left_count),
                                  span_of(whole.right, b, part.right, part.right_count), part.same});
    }
  }
  drop_ignored(diff.letters, diff.differences);
}

}  // namespace lookalike
