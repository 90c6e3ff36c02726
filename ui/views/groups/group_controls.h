#pragma once

#include <QJsonObject>
#include <QObject>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/corpus/corpus.h"
#include "ui/models/tables/group_rows.h"
#include "ui/session/worker.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSlider;

namespace lookalike {

/// Files that the Groups page can write.
enum class GroupFile { groups, keep, drop, clean, report };

/// The controls for grouping, the choice of keepers, and exports.
class GroupControls final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupControls(QWidget* parent = nullptr);

  /// Everything except values and chosen keepers.
  GroupChoice choice() const;
  /// Name of the column that chooses the keepers; empty if the rule uses none.
  QString column() const;
  /// Sets the columns to choose from.
  void set_columns(const QStringList& columns);
  /// Limits the breaking of links to values above the run's threshold, because no link is weaker.
  void fit_break(const VerifyOptions& verify);
  /// The settings that differ from those of a new window: the limit for links, which documents are dropped, and the
  /// rule unless it needs a column.
  QJsonObject state() const;
  void restore(const QJsonObject& state);
  void allow_exports(bool allowed) { exports_->setEnabled(allowed); }

 signals:
  void changed();
  void columns_wanted();
  void export_wanted(lookalike::GroupFile file);

 private:
  void make_break();
  void make_rule();
  void make_exports();
  void take_rule();

  QSlider* break_slider_ = nullptr;
  QDoubleSpinBox* break_ = nullptr;
  QComboBox* rule_ = nullptr;
  QComboBox* column_ = nullptr;
  QCheckBox* direct_ = nullptr;
  QWidget* exports_ = nullptr;
};

/// Reads a column of a corpus's source, whose values can choose keepers, on a separate thread.
class KeeperColumn final : public QObject {
  Q_OBJECT

 public:
  using Values = std::shared_ptr<const std::vector<double>>;

  explicit KeeperColumn(QObject* parent) : QObject(parent), naming_(worker_), reading_(worker_) {}

  /// Sets the corpus, which determines the columns; null: none.
  void set_corpus(std::shared_ptr<const Corpus> corpus, std::vector<std::string> paths);
  /// Requests the names of the columns; `named` reports them.
  void ask_names();
  /// Whether names or values are being read.
  bool busy() const { return naming_.busy() || reading_.busy(); }
  /// The values of a column; null until `read` is emitted.
  Values values_of(const QString& column);

 signals:
  void named(const QStringList& columns);
  void read();
  void failed(const lookalike::Error& error);

 private:
  std::shared_ptr<const Corpus> corpus_;
  std::vector<std::string> paths_;
  QString column_;  // the column of `values_`, or of the values being read
  Values values_;
  Worker worker_;
  LatestRequest naming_, reading_;
};

}  // namespace lookalike
