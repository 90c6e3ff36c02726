#pragma once

#include <QString>

#include "core/base/error.h"
#include "core/exchange/path_text.h"

namespace lookalike {

/// "reviews.csv, record 17, byte 20931": a place without the folders of its file.
inline QString short_place_text(Place place) {
  place.file.erase(0, place.file.find_last_of('/') + 1);
  return QString::fromStdString(to_string(place));
}

/// The same with all folders.
inline QString place_text(const Place& place) {
  return QString::fromStdString(to_string(place));
}

/// A path for controls and signals, encoded by text_of_path so that a path that is not UTF-8 stays intact.
inline QString path_name(const std::string& path) {
  return QString::fromStdString(text_of_path(path));
}

/// The path of such a name, or of a name typed by the user or returned by a dialog.
inline std::string path_of(const QString& name) {
  return path_of_text(name.toStdString()).value_or(name.toStdString());
}

}  // namespace lookalike
