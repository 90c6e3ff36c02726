#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace lookalike {

/// A 32-bit position that cannot be confused with a position of another kind.
template <typename Tag>
struct Index {
  std::uint32_t value = 0;

  constexpr Index() = default;
  constexpr explicit Index(std::size_t position) : value(static_cast<std::uint32_t>(position)) {}
  constexpr operator std::size_t() const { return value; }  // NOLINT: made to be used as a subscript
  constexpr auto operator<=>(const Index&) const = default;
  constexpr bool operator==(const Index&) const = default;
};

struct DocumentTag;
/// Position of a document in its corpus, from 0.
using DocumentIndex = Index<DocumentTag>;

}  // namespace lookalike

template <typename Tag>
struct std::hash<lookalike::Index<Tag>> {
  std::size_t operator()(lookalike::Index<Tag> index) const noexcept { return index.value; }
};
