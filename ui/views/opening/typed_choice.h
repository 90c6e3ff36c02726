#pragma once

#include <QComboBox>
#include <functional>

namespace lookalike {

/// Lets the user type a value that is not among the entries of a box; `take` gets it on Enter, empty if it was erased.
/// The signal `activated` reports an entry, whether chosen or typed.
void let_type(QComboBox* box, const std::function<void(const QString&)>& take);

/// Makes the entry with this data the current one, or shows the data itself if none exists.
void show_choice(QComboBox* box, const QString& data);

}  // namespace lookalike
