#pragma once

#include <QString>

#include "core/base/error.h"

namespace lookalike {

/// "reviews.csv, record 17, byte 20931": a place without the folders above its file.
inline QString short_place_text(Place place) {
  place.file.erase(0, place.file.find_last_of('/') + 1);
  return QString::fromStdString(to_string(place));
}

/// The same with all folders.
inline QString place_text(const Place& place) {
  return QString::fromStdString(to_string(place));
}

}  // namespace lookalike
