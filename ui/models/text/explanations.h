#pragma once

#include <QString>
#include <QStringList>

namespace lookalike {

/// The "What is this?" text from resources/help/window/what_is_this.md: two to four plain sentences about the control
/// with this object name. A heading that ends in a dot covers all names with this beginning ("lesson.scene."). Empty
/// for a name without a text, whose tooltip must suffice. The key of a translation is the whole text, in the context
/// "Explanations".
QString explanation(const QString& name);

/// All names with a text; the name of a family ends in a dot.
QStringList explained_names();

/// The tooltip from resources/help/window/tooltips.md of the control, action or tab with this object name, or of a
/// table's column. Requires that there is one. The key of a translation is the whole text, in the context "Tooltips".
QString tooltip_of(const QString& name);

/// All names with a tooltip in that file.
QStringList names_with_tooltip();

}  // namespace lookalike
