#include "ui/models/reading/pair_reading.h"

#include <QCoreApplication>
#include <algorithm>
#include <future>

#include "core/diff/recipe_reading.h"
#include "core/query/filter/filter_node.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kLong = 16'000;  // bytes; longer texts are worth another thread

RecipeMarks marks_of(const RecipeSide& side, const ShownPlaces& here, const ShownPlaces& there) {
  RecipeMarks marks;
  marks.shingles = side.shingles;
  for (const TextSpan& span : side.ignored) marks.ignored.push_back(here.range(span));
  for (const SharedPassage& passage : side.shared)
    marks.shared.push_back({here.range(passage.here), there.range(passage.there)});
  return marks;
}

/// Gives a run and its twin the same shade.
void shade(std::vector<SharedMark>& left, std::vector<SharedMark>& right) {
  for (std::size_t i = 0; i < left.size(); ++i) left[i].odd = i % 2 == 1;
  for (SharedMark& mark : right)
    if (const SharedMark* twin = shared_at(left, mark.there.position)) mark.odd = twin->odd;
}

void add_recipe(PairReading& reading, const RecipeReading& read, const ShownPlaces& left, const ShownPlaces& right) {
  reading.has_recipe = true;
  reading.recipe = MarkedPair(read.differences, left, right);
  reading.left = marks_of(read.left, left, right);
  reading.right = marks_of(read.right, right, left);
  shade(reading.left.shared, reading.right.shared);
  reading.shared_shingles = read.shared_shingles;
}

void collect(const PairFilter::Node* node, QStringList& words) {
  using Kind = PairFilter::Node::Kind;
  if (!node || node->kind == Kind::not_this) return;
  if (node->kind == Kind::words) words << to_qstring(node->text);
  for (const auto& part : node->parts) collect(part.get(), words);
}

}  // namespace

const SharedMark* shared_at(const std::vector<SharedMark>& marks, int position) {
  const auto next = std::ranges::partition_point(marks, [=](const SharedMark& m) { return m.here.end() <= position; });
  return next != marks.end() && next->here.position <= position ? &*next : nullptr;
}

std::optional<int> PairReading::other_place(ReadingWay way, Side side, int position) const {
  const int difference = pair(way).difference_at(side, position);
  if (difference >= 0) return pair(way).marks(other_side(side))[static_cast<std::size_t>(difference)].position;
  const SharedMark* shared = by_recipe(way) ? shared_at(recipe_marks(side).shared, position) : nullptr;
  if (!shared) return {};
  return shared->there.position;
}

std::optional<PairReading> read_texts(const PairTexts& texts, const std::shared_ptr<const Recipe>& recipe,
                                      const std::stop_token& stop) {
  const std::string left = display_text(texts.left, texts.breaks), right = display_text(texts.right, texts.breaks);
  const bool is_long = texts.left.size() + texts.right.size() > kLong;
  auto by_recipe = std::async(is_long ? std::launch::async : std::launch::deferred, [&] {
    return recipe ? std::optional(read_pair(texts.left, texts.right, *recipe, stop)) : std::nullopt;
  });
  auto diff = compare_prose(left, right, stop);
  const auto read = by_recipe.get();
  if (!diff || stop.stop_requested()) return {};
  PairReading reading;
  if (read && *read) {
    const ShownPlaces of_left(texts.left, left), of_right(texts.right, right);
    ignore_equal(*diff, **read, of_left.bytes(), of_right.bytes());
    add_recipe(reading, **read, of_left, of_right);
  }
  reading.differences = MarkedPair(*diff, left, right);
  reading.overstruck = std::min(texts.left.find('\b'), texts.right.find('\b')) != std::string::npos;
  return reading;
}

QString shingle_counts_text(const PairReading& reading) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("PairReading", text); };
  const std::uint64_t a = reading.left.shingles, b = reading.right.shingles, shared = reading.shared_shingles;
  const std::uint64_t together = a + b - shared;
  if (together == 0) return tr("neither text has any shingles");
  return tr("J = %3 / %4 = %5: %1 left, %2 right, %3 shared")
      .arg(count_text(a, tr("shingle"), tr("shingles")), count_text(b), count_text(shared), count_text(together),
           similarity_text(static_cast<double>(shared) / static_cast<double>(together)));
}

QString equal_text(const PairReading& reading, ReadingWay way) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("PairReading", text); };
  if (reading.by_recipe(way)) return tr("both texts have the same tokens");
  return reading.overstruck && reading.recipe.differences() > 0
             ? tr("the same words on paper; the recipe also reads overstruck characters")
             : tr("both texts have the same words");
}

QStringList searched_words(const QString& search) {
  return search.simplified().split(u' ', Qt::SkipEmptyParts);
}

QStringList filter_words(const PairFilter& filter) {
  QStringList words;
  collect(filter.root(), words);
  return words;
}

}  // namespace lookalike
