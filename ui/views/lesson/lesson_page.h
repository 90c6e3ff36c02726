#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/views/lesson/lesson_player.h"

class QBoxLayout;
class QLabel;

namespace lookalike {

class PictureView;
class SceneControls;
class SceneList;
class Session;

/// The lesson: nine scenes, each with steps, a picture, a sentence and large controls. It needs no corpus.
class LessonPage final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPage(Session& session, QWidget* parent = nullptr);

  LessonPlayer& player() { return player_; }
  const LessonPlayer& player() const { return player_; }
  PictureView* picture() { return picture_; }
  /// `pair` returns the pair shown elsewhere in the window, which the last scene follows.
  void follow(std::function<std::optional<SimilarPair>()> pair) { pair_ = std::move(pair); }
  /// Corpus and recipe, for the captions of saved pictures.
  QString corpus() const;
  /// The last scene shows the result of the session.
  bool shows_corpus() const { return player_.scene(player_.scenes() - 1).shows_corpus() && !reading_.busy(); }

 signals:
  void presentation_wanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_head();
  QWidget* make_words();
  QWidget* make_tools();
  void add_keys();
  void set_sizes(const QFontMetrics& type);
  QWidget* make_way();
  void show_task(const QString& task);
  void read_corpus();
  void show_corpus(const lesson::OpenCorpusInputs& inputs);
  void show_place();
  void show_frame();

  Session& session_;
  LessonPlayer player_;
  std::function<std::optional<SimilarPair>()> pair_;
  LatestRequest reading_;
  int task_scene_ = 0;  // scene of the student's question
  QLabel *title_ = nullptr, *task_ = nullptr, *sentence_ = nullptr, *hint_ = nullptr;
  QBoxLayout* head_ = nullptr;
  QWidget* words_ = nullptr;
  SceneList* scenes_ = nullptr;
  PictureView* picture_ = nullptr;
  SceneControls* controls_ = nullptr;
};

}  // namespace lookalike
