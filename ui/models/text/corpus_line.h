#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// "built-in corpus", "reviews.csv", "1.sgm and 21 more": what a corpus was read from, without folders.
QString corpus_name(const std::vector<std::string>& paths);

/// "reviews.csv: k = 5, n = 100, ...": what a picture was made of. The recipe alone where no corpus is open.
QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe);

}  // namespace lookalike
