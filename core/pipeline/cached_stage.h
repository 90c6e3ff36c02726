#pragma once

#include <chrono>
#include <optional>
#include <utility>

#include "core/base/error.h"

namespace lookalike {

/// The last result of one stage and the key it was made from.
template <typename Key, typename Value>
class CachedStage {
 public:
  /// Returns the cached value if the key is the same; otherwise makes it, caches it and adds the time to `spent`.
  template <typename Make>
  Result<Value> get(Key key, double& spent, const Make& make) {
    if (value_ && key_ == key) return *value_;
    const auto start = std::chrono::steady_clock::now();
    Result<Value> made = make();
    if (!made) return made;
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    spent += seconds_;
    key_ = std::move(key);
    value_ = *made;
    return made;
  }
  /// Caches a value that another stage made as a by-product.
  void put(Key key, Value value, double seconds = 0) {
    key_ = std::move(key);
    value_ = std::move(value);
    seconds_ = seconds;
  }
  double seconds() const { return seconds_; }
  /// The cached value and its key; null if there is none.
  const Value* last() const { return value_ ? &*value_ : nullptr; }
  const Key& last_key() const { return key_; }
  void forget() { value_.reset(); }

 private:
  Key key_{};
  std::optional<Value> value_;
  double seconds_ = 0;
};

}  // namespace lookalike
