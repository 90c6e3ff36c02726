#pragma once

class QMenu;

namespace lookalike {

class Pages;

/// Actions that lead from a document or a pair in any table to its neighbours, its group and its row in the corpus:
/// adds the more frequent ones to the View menu, and all that apply to the context menu of every table of documents or
/// pairs.
void add_document_actions(Pages& pages, QMenu* view);

}  // namespace lookalike
