#pragma once

#include <functional>

#include "core/exchange/handoff/engines.h"

class QMenu;

namespace lookalike {

class Session;

/// Adds a menu that offers every engine a recipe can be carried to. One that cannot follow the session's recipe says so
/// at once; another one is `chosen`.
void add_recipe_export_menu(QMenu* menu, Session& session, const std::function<void(HandoffEngine)>& chosen);

}  // namespace lookalike
