#pragma once

#include <QObject>
#include <functional>

namespace lookalike {

class LatestRequest;
class Session;

/// Remembers that a page shows outdated content. The page waits for a running recipe: `refresh` is called when the run
/// is done or the page is shown.
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
