#pragma once

#include <QString>
#include <cstdint>
#include <string_view>

#include "core/experiment/ground_truth/similarity_distribution.h"

namespace lookalike {

/// "2 461 580", grouped by narrow no-break spaces in every locale.
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
/// "0.4 ms", "48 ms", "1.32 s", "2 min 05 s".
QString seconds_text(double seconds);
/// "61 MB" (decimal).
QString bytes_text(std::uint64_t bytes);
QString to_qstring(std::string_view utf8);

/// An expected number of pairs, rounded to a whole number of at least 0: "1 204".
QString whole_text(double number);

/// The limits of an expected number of pairs: "783 to 841"; one number if they are equal.
QString limits_text(const Estimate& estimate);

}  // namespace lookalike
