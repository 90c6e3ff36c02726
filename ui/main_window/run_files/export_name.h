#pragma once

#include <QString>
#include <string>
#include <vector>

namespace lookalike {

/// Proposes a name for what is exported: that of the corpus without its endings, then what it is, such as
/// "reuters21578-similar-pairs.csv".
QString export_name(const std::vector<std::string>& corpus, const QString& what, const QString& ending);

}  // namespace lookalike
