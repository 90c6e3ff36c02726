#pragma once

#include <memory>

#include "ui/main_window/run_files/file_export.h"
#include "ui/models/tables/group_rows.h"
#include "ui/views/groups/groups_page.h"

namespace lookalike {

class Session;

/// Writes groups, a list of documents, or the corpus without its duplicates.
class GroupsExport final : public FileExport {
  Q_OBJECT

 public:
  GroupsExport(Session& session, std::shared_ptr<const GroupRows> rows, GroupFile file, QWidget* window)
      : FileExport(window), session_(session), rows_(std::move(rows)), file_(file) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  std::shared_ptr<const GroupRows> rows_;
  GroupFile file_;
};

}  // namespace lookalike
