#pragma once

#include <QString>
#include <QStringList>

namespace lookalike {

/// The longer text behind "What is this?": two to four plain sentences about what carries this object name. A name that
/// ends in a number or in the name of a measure may share the text of its family ("sweep.bars.recall"). Empty for a
/// name that has none; its tooltip says what it is then.
QString explanation(const QString& name);

/// The same for a name that is a literal.
QString explanation(const char* name);

/// All names that have a text; that of a family ends in a dot.
QStringList explained_names();

}  // namespace lookalike
