#pragma once

#include <functional>

#include "core/exchange/handoff/engines.h"

class QMenu;

namespace lookalike {

/// Adds a menu that offers every engine a recipe can be carried to.
void add_recipe_export_menu(QMenu* menu, const std::function<void(HandoffEngine)>& chosen);

}  // namespace lookalike
