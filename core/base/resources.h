#pragma once

#include <span>
#include <string_view>

namespace lookalike {

struct EmbeddedResource {
  std::string_view name;  // path below resources/, e.g. "stop_words/nltk.txt"
  std::string_view text;
};

/// All files of resources/ that are compiled in, ordered by name.
std::span<const EmbeddedResource> embedded_resources();

/// Text of one resource; empty if no resource has that name.
std::string_view embedded_resource(std::string_view name);

/// The program's version, e.g. "0.1.0".
std::string_view version();

}  // namespace lookalike
