#pragma once

#include <memory>

#include "core/base/csv_text.h"
#include "ui/main_window/run_files/file_export.h"
#include "ui/models/tables/group_rows.h"
#include "ui/views/groups/groups_page.h"

namespace lookalike {

class Session;

/// Writes groups, a list of documents, or the corpus without its duplicates.
class GroupsExport final : public FileExport {
  Q_OBJECT

 public:
  /// `known` are taken where they are of the present result and choice; null: made anew.
  GroupsExport(Session& session, std::shared_ptr<const GroupRows> known, GroupChoice choice, GroupFile file,
               CsvCells cells, QWidget* window)
      : FileExport(window),
        session_(session),
        known_(std::move(known)),
        choice_(std::move(choice)),
        file_(file),
        cells_(cells) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  std::shared_ptr<const GroupRows> known_;
  GroupChoice choice_;
  GroupFile file_;
  CsvCells cells_;
};

}  // namespace lookalike
