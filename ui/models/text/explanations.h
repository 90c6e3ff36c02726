#pragma once

#include <QString>
#include <QStringList>

namespace lookalike {

/// The longer text behind "What is this?" from resources/help/what_is_this.md: two to four plain sentences about what
/// carries this object name. A heading that ends in a dot stands for all names that begin with it
/// ("lesson.scene."). Empty for a name that has none; its tooltip says what it is then. A translation is looked up by
/// the whole text in the context "Explanations".
QString explanation(const QString& name);

/// All names that have a text; that of a family ends in a dot.
QStringList explained_names();

}  // namespace lookalike
