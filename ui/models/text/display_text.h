#pragma once

#include <QString>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/exchange/path_text.h"
#include "core/experiment/ground_truth/similarity_distribution.h"

namespace lookalike {

/// "2 461 580", "8334": from 10 000 on, narrow no-break spaces group the digits in every locale.
QString count_text(std::uint64_t count);
/// "19 043 documents", "1 document".
QString count_text(std::uint64_t count, const QString& singular, const QString& plural);
/// A number with `decimals` decimals, rounded like `decimal` of the core: 1/16 is "0.062" everywhere.
QString decimal_text(double number, int decimals);
/// "0.803"; a dash for NaN, which means "not computed".
QString similarity_text(double similarity);
/// The formula (1/b)^(1/r), near which the S-curve rises, on one line.
QString rise_formula();
/// A share in [0, 1] as "99.964 %", with enough digits to differ from 0 and from 100 %.
QString percent_text(double share);
/// The same without the sign, for a column whose heading has it: "99.964".
QString share_text(double share);
/// "0.4 ms", "48 ms", "1.32 s", "2 min 05 s".
QString seconds_text(double seconds);
/// "61 MB" (decimal).
QString bytes_text(std::uint64_t bytes);
QString to_qstring(std::string_view utf8);

/// An expected number of pairs, rounded to a whole number of at least 0: "1 204".
QString whole_text(double number);

/// The limits of an expected number of pairs: "783 to 841"; one number if they are equal.
QString limits_text(const Estimate& estimate);

/// A sentence of the core in the style of the window: groups whole numbers like `count_text`,
/// except in quotes, in "2023.csv" or in a date. O(length).
QString sentence_text(const std::string& sentence);

/// Text for a label, a title or a tooltip. Words of more than 80 characters are elided in the middle, so that no path
/// makes a window wider than its screen, and so is a text of more than `most` characters. O(length).
QString fitting_text(const QString& text, qsizetype most = 600);

/// Qt guesses whether a tooltip is plain or rich text. As escaped rich text, it is shown literally and wrapped. Empty
/// for an empty text; a very long one is elided in the middle.
inline QString tooltip_text(const QString& plain) {
  if (plain.isEmpty()) return {};
  return QStringLiteral("<p>") + fitting_text(plain, 5'000).toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")) +
         QStringLiteral("</p>");
}

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
