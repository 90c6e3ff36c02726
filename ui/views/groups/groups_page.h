#pragma once

#include <QTimer>
#include <QVariant>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/models/tables/groups_model.h"
#include "ui/session/worker.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;
class QSplitter;
class QStackedLayout;
class QTableView;

namespace lookalike {

class Session;
class SideBySide;

/// Files that a page of groups can write.
enum class GroupFile { groups, keep, drop, clean };

/// Groups of similar documents, what stays of each, and two of its documents side by side.
class GroupsPage final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupsPage(Session& session, QWidget* parent = nullptr);

  SideBySide* documents() const { return documents_; }
  QTableView* members() const { return members_; }
  /// Null while there are none.
  const std::shared_ptr<const GroupRows>& rows() const { return model_.rows(); }
  /// The document that is read; nothing where none is.
  std::optional<DocumentIndex> current_document() const { return current_; }
  QVariant splitter_states() const;
  void restore_splitters(const QVariant& states);

 signals:
  void export_wanted(lookalike::GroupFile file);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* make_header();
  QWidget* make_break();
  QWidget* make_tables();
  QWidget* make_exports();
  void follow_session(bool busy);
  GroupChoice choice() const;
  void refresh();
  void take(const Result<std::shared_ptr<const GroupRows>>& rows);
  void fit_slider(const VerifyOptions& verify);
  void show_hint(const QString& hint);
  void show_group(int row);
  void show_members();
  void set_column_widths(const QFontMetrics& type);

  Session& session_;
  GroupsModel model_;
  MembersModel members_model_;
  QLabel* count_ = nullptr;
  QLabel* detail_ = nullptr;
  QLabel* hint_ = nullptr;
  QSlider* break_slider_ = nullptr;
  QDoubleSpinBox* break_ = nullptr;
  QComboBox* rule_ = nullptr;
  QCheckBox* direct_ = nullptr;
  QTableView* groups_ = nullptr;
  QTableView* members_ = nullptr;
  QWidget* exports_ = nullptr;
  SideBySide* documents_ = nullptr;
  QSplitter* tables_ = nullptr;
  QSplitter* splitter_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  std::optional<DocumentIndex> current_;
  bool stale_ = true;  // the groups are not those of what is asked for now
  LatestRequest request_;
};

}  // namespace lookalike
