#include "ui/models/sweep/sweep_order.h"

#include <algorithm>
#include <numeric>

namespace lookalike {
namespace {

std::strong_ordering kinds(const SweepSortKey& x, const SweepSortKey& y) {
  return x.text.isEmpty() == y.text.isEmpty() ? std::strong_ordering::equal
         : x.text.isEmpty()                   ? std::strong_ordering::less
                                              : std::strong_ordering::greater;
}

bool is_less(const SweepSortKey& x, const SweepSortKey& y) {
  if (const auto kind = kinds(x, y); kind != 0) return kind < 0;
  return x.text.isEmpty() ? x.number < y.number : x.text < y.text;
}

}  // namespace

SweepSortKey sort_key(const QString& value) {
  bool is_number = false;
  const double number = value.toDouble(&is_number);
  if (is_number) return {number, {}};
  SweepSortKey key;
  key.text = value;
  return key;
}

void SweepOrder::reset(std::size_t rows) {
  key_of_ = nullptr;
  rows_.resize(rows);
  std::iota(rows_.begin(), rows_.end(), std::size_t{0});
}

void SweepOrder::sort(std::size_t rows, const KeyOf& key_of, Qt::SortOrder direction) {
  reset(rows);
  key_of_ = key_of;
  direction_ = direction;
  std::vector<SweepSortKey> keys;
  keys.reserve(rows);
  for (std::size_t row = 0; row < rows; ++row) keys.push_back(key_of(row));
  std::ranges::stable_sort(rows_, [&](std::size_t x, std::size_t y) { return is_before(keys[x], keys[y]); });
}

std::size_t SweepOrder::place_of_next() const {
  if (!key_of_) return rows_.size();
  const SweepSortKey key = key_of_(rows_.size());
  const auto place = std::ranges::upper_bound(
      rows_, key, [this](const SweepSortKey& x, const SweepSortKey& y) { return is_before(x, y); }, key_of_);
  return static_cast<std::size_t>(place - rows_.begin());
}

void SweepOrder::add() {
  const std::size_t row = rows_.size();
  rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(place_of_next()), row);
}

std::size_t SweepOrder::position_of(std::size_t row) const {
  return static_cast<std::size_t>(std::ranges::find(rows_, row) - rows_.begin());
}

bool SweepOrder::is_before(const SweepSortKey& x, const SweepSortKey& y) const {
  if (!x.defined() || !y.defined()) return x.defined() && !y.defined();
  return direction_ == Qt::AscendingOrder ? is_less(x, y) : is_less(y, x);
}

}  // namespace lookalike
