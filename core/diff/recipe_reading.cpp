#include "core/diff/recipe_reading.h"

#include <algorithm>
#include <unordered_map>

#include "core/diff/places.h"
#include "core/diff/prose_words.h"
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

std::vector<RecipeWord> recipe_words(const Words& words) {
  std::vector<RecipeWord> all;
  all.reserve(words.size());
  for (const ProseWord& word : words) all.push_back({word.span, word.id});
  return all;
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
  return RecipeReading{{recipe_words(words->left), ignored_by(a.places),
                        shared_passages(of_a, of_b, a.places, b.places, shingles.k), of_a.set.size()},
                       {recipe_words(words->right), ignored_by(b.places),
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

}  // namespace lookalike
