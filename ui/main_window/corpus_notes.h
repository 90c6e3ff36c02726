#pragma once

#include <QAction>
#include <QObject>

namespace lookalike {

class InfoBar;
class Session;

/// Notes on a corpus that was just opened: lost records, texts for which words are the wrong unit, and a k or a
/// threshold that cannot fit it, because a new corpus keeps the recipe. Each is shown once, after a run, which clears
/// earlier messages.
class CorpusNotes final : public QObject {
  Q_OBJECT

 public:
  CorpusNotes(Session& session, InfoBar& info, QObject* parent);

  /// Uses shingles of characters instead of words.
  QAction* use_characters() { return &use_characters_; }

 private:
  void show_loss();
  void show_misfit();

  Session& session_;
  InfoBar& info_;
  QAction use_characters_;
  bool loss_due_ = false, misfit_due_ = false;
};

}  // namespace lookalike
