#pragma once

#include <QComboBox>
#include <functional>

namespace lookalike {

/// Lets people type another value than the entries of a box; `take` gets it once it is entered, empty if it was erased.
/// The signal `activated` tells of an entry, whether it was chosen or typed.
void let_type(QComboBox* box, const std::function<void(const QString&)>& take);

/// Makes the entry with this data the current one, or shows the data itself if there is none.
void show_choice(QComboBox* box, const QString& data);

}  // namespace lookalike
