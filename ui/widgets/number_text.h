#pragma once

#include <QString>
#include <cstdint>

namespace lookalike {

/// Digits in groups of three with thin spaces: 181 308 403.
QString grouped(std::uint64_t number);

/// A share of 1 in percent, with as many digits as tell it apart from 0 and 100: "99.96 %", "99.9997 %", "0 %".
QString percent(double share);

/// A probability or similarity with three decimals.
QString three_decimals(double value);

}  // namespace lookalike
