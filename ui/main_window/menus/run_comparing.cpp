#include "ui/main_window/menus/run_comparing.h"

#include <QFileInfo>
#include <utility>

#include "core/exchange/run_file.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {

RunComparing::RunComparing(Session& session, QWidget* window) : QObject(window), session_(session), window_(window) {
  connect(&session_.baseline_run(), &BaselineRun::changed, this, &RunComparing::take_baseline_run);
  connect(&session_.baseline_run(), &BaselineRun::failed, this, &RunComparing::failed);
}

void RunComparing::add_to(QMenu* menu) {
  QAction* keep_action =
      add_action(menu,
                 {"keep_run", tr("&Keep this run to compare"),
                  tr("Hold later runs of this corpus against the present one: which pairs only one of them finds."),
                  QKeySequence(tr("Ctrl+K"))},
                 this, &RunComparing::keep);
  QAction* file_action =
      add_action(menu,
                 {"compare_with_file", tr("Compare with run &file\u2026"),
                  tr("Run a saved run's recipe over this corpus and hold the present one against it."),
                  QKeySequence(tr("Ctrl+Shift+K"))},
                 this, &RunComparing::choose_file);
  QAction* forget = add_action(menu, {"forget_run", tr("F&orget the kept run"), tr("Compare with no other run.")},
                               &session_.baseline_run(), &BaselineRun::forget);
  const auto show_what_is_possible = [this, keep_action, file_action, forget] {
    keep_action->setEnabled(session_.result() != nullptr);
    file_action->setEnabled(session_.corpus() != nullptr);
    forget->setEnabled(session_.baseline_run().run() || session_.baseline_run().making());
  };
  connect(&session_, &Session::result_changed, this, show_what_is_possible);
  connect(&session_, &Session::corpus_changed, this, show_what_is_possible);
  connect(&session_.baseline_run(), &BaselineRun::changed, this, show_what_is_possible);
  show_what_is_possible();
}

void RunComparing::keep() {
  const QString name = recipe_line(session_.result()->recipe);
  session_.baseline_run().keep(session_.result(), name);
  emit said(tr("This run is kept (%1). Change the recipe: the Pairs page can show what only one of the two finds.")
                .arg(name));
}

void RunComparing::choose_file() {
  ask_for_file(window_, tr("Compare with run"), tr("Runs (*.lookalike)"),
               [this](const QString& path) { compare_with(path); });
}

void RunComparing::compare_with(const QString& path) {
  const auto file = read_run_file(path.toStdString());
  if (!file) return emit failed(QString::fromStdString(to_string(file.error())));
  if (file->digest != session_.corpus()->report().digest)
    return emit failed(tr("%1 is of another corpus, or its texts have changed since: pairs can only be compared over "
                          "the same documents.")
                           .arg(QFileInfo(path).fileName()));
  const QString name = QFileInfo(path).fileName() + u", " + recipe_line(file->recipe);
  session_.baseline_run().make(session_.corpus(), file->recipe, session_.engine_options(), name);
  asked_for_ = name;
}

void RunComparing::take_baseline_run() {
  look_if_possible();
  if (session_.baseline_run().making()) return;
  const QString asked_for = std::exchange(asked_for_, {});
  if (!session_.baseline_run().run() || asked_for.isEmpty() || session_.baseline_run().name() != asked_for) return;
  emit said(tr("The run of %1 is kept. The Pairs page can show what only one of the two finds.").arg(asked_for));
}

/// Returns to the default choice of pairs if the present one needs a baseline run and there is none any more.
void RunComparing::look_if_possible() {
  if (needs_baseline_run(session_.pair_choice().kind) && !session_.baseline_run().run() &&
      !session_.baseline_run().making())
    session_.look_at({});
}

}  // namespace lookalike
