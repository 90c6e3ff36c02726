#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <map>
#include <optional>

#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/views/lesson/lesson_player.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lookalike {

class PictureView;
class SceneControls;
class SceneList;
class Session;

/// The lesson: nine scenes, each with steps, a picture, a sentence and large controls. It needs no corpus. In full
/// screen it is a slide show: Right, Page Down and Enter step forward, Left and Page Up step back, Space plays, N draws
/// a new seed, C shows the controls, digits go to a scene, B and W hide the slide. Everywhere, Home and End go to the
/// scene's first and last step, G and a number add a guess, ? lists the keys.
class LessonPage final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPage(Session& session, QWidget* parent = nullptr);

  LessonPlayer& player() { return player_; }
  const LessonPlayer& player() const { return player_; }
  PictureView* picture() { return picture_; }
  /// The caption, above the controls.
  QWidget* words() { return words_; }
  /// `pair` returns the pair shown elsewhere in the window, which the last scene follows.
  void follow(std::function<std::optional<SimilarPair>()> pair) { pair_ = std::move(pair); }
  /// Corpus and recipe, for the captions of saved pictures.
  QString corpus() const;
  /// Whether the last scene shows the result of the session.
  bool shows_corpus() const { return player_.scene(player_.scenes() - 1).shows_corpus() && !reading_.busy(); }

 signals:
  void presentation_wanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_head();
  QWidget* make_words();
  QWidget* make_tools();
  QWidget* make_steps();
  QWidget* make_transport();
  QWidget* make_speed();
  QWidget* make_seed();
  QWidget* make_way();
  void add_keys();
  bool in_slide_show() const { return board_->parentWidget() != this; }
  void follow_parent();
  void set_sizes(const QFontMetrics& type);
  void show_scene(int scene);
  void show_task(const QString& task);
  void read_corpus();
  void show_corpus(const lesson::OpenCorpusInputs& inputs);
  void show_place();
  void show_frame();
  void show_slide_keys();
  bool type_guess(int key, const QString& text);

  Session& session_;
  LessonPlayer player_;
  std::function<std::optional<SimilarPair>()> pair_;
  LatestRequest reading_;
  std::map<int, std::function<void()>> keys_, slide_keys_;  // by Qt::Key; also in the slide show, only there
  std::optional<QString> typed_;                            // a guess after G, not yet added
  bool lists_keys_ = false;                                 // instead of the hint
  std::pair<int, int> shown_;                               // scene and step of the picture
  int task_scene_ = 0;                                      // scene of the student's question
  QWidget *board_, *words_ = nullptr, *tools_ = nullptr, *steps_ = nullptr;  // the board holds everything
  QLabel *title_ = nullptr, *task_ = nullptr, *sentence_ = nullptr, *hint_ = nullptr, *place_ = nullptr;
  QBoxLayout* head_ = nullptr;
  QBoxLayout *beside_ = nullptr, *transport_ = nullptr;  // where the steps are: beside the hint, and else
  QTimer pointing_;                                      // the slide's keys are shown
  SceneList* scenes_ = nullptr;
  PictureView* picture_ = nullptr;
  SceneControls* controls_ = nullptr;
  QPushButton *back_ = nullptr, *play_ = nullptr, *next_ = nullptr, *present_ = nullptr, *unfold_ = nullptr;
  QSpinBox* seed_ = nullptr;
  QCheckBox *own_ = nullptr, *motion_ = nullptr;
};

}  // namespace lookalike
