#pragma once

#include <QObject>

namespace lookalike {

class Session;

/// Says what of a corpus was lost, once it is there and was run: what is said before, the run clears.
class LossNotice final : public QObject {
  Q_OBJECT

 public:
  explicit LossNotice(Session& session, QObject* parent = nullptr);

 signals:
  /// A file ends before its content does.
  void broken_off(const QString& sentence);
  /// Some records are damaged.
  void records_lost(const QString& sentence);

 private:
  void say();

  Session& session_;
  bool due_ = false;
};

}  // namespace lookalike
