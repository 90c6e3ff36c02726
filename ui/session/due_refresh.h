#pragma once

#include <QObject>
#include <functional>

namespace lookalike {

class LatestRequest;
class Session;

/// Whether a page has yet to show what is asked for now. Its request gives way to a run, and `refresh` is called once
/// the run is done or the page is shown.
class DueRefresh final : public QObject {
 public:
  DueRefresh(Session& session, LatestRequest& request, QObject* page, std::function<void()> refresh);

  bool is_due() const { return due_; }
  void set_due(bool due) { due_ = due; }

 protected:
  bool eventFilter(QObject* page, QEvent* event) override;

 private:
  void follow_run(bool busy);

  LatestRequest& request_;
  std::function<void()> refresh_;
  bool due_ = true;
};

}  // namespace lookalike
