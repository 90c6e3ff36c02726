#pragma once

#include <QObject>
#include <optional>

#include "core/base/index.h"

class QAction;
class QMenu;

namespace lookalike {

struct ActionText;
class Pages;

/// Actions that lead from a document or a pair in any table to its neighbours, its group and its row in the corpus, in
/// the View menu and in the context menu of every table of documents or pairs.
class DocumentActions final : public QObject {
  Q_OBJECT

 public:
  DocumentActions(Pages& pages, QObject* parent);

  void add_to(QMenu* view);

 private:
  QAction* make(const ActionText& text, void (DocumentActions::*act)());
  void give_menus();
  void open();
  void seek_neighbours();
  void seek_neighbours_of_second();
  void seek_group();
  void find_in_corpus();
  void find_second_in_corpus();
  void show_in_corpus(std::optional<DocumentIndex> document);
  void list_pairs_of_group();
  void copy_rows();

  Pages& pages_;
  QAction *open_, *neighbours_, *of_second_, *group_, *in_corpus_, *second_in_corpus_, *pairs_of_group_, *copy_;
};

}  // namespace lookalike
