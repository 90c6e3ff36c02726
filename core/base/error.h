#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace lookalike {

enum class ErrorCode {
  bad_usage,      // an invalid recipe or argument
  unreadable,     // a file that cannot be opened or read
  wrong_content,  // readable, but not the expected content
  unwritable,     // output that cannot be written
  cancelled,      // the caller asked to stop
  too_large,      // beyond a stated limit
  out_of_memory,  // more than the machine has
};

/// Place of an error. Unknown parts stay empty; bytes count from 0, records from 1.
struct Place {
  std::string file;
  std::optional<std::uint64_t> byte;
  std::optional<std::uint64_t> record;

  bool operator==(const Place&) const = default;
};

/// "reviews.csv, record 17, byte 20931"; empty for an empty place.
std::string to_string(const Place& place);

struct Error {
  ErrorCode code = ErrorCode::bad_usage;
  std::string message;  // one or more sentences for the user
  Place place;
};

/// Message and place in one line, ready to be shown; the middle of a very long text is left out.
std::string to_string(const Error& error);

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, std::string message, Place place = {}) {
  return tl::unexpected<Error>(Error{code, std::move(message), std::move(place)});
}

inline tl::unexpected<Error> cancelled() {
  return failure(ErrorCode::cancelled, "Cancelled.");
}

}  // namespace lookalike
