#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <memory>
#include <vector>

#include "ui/models/lesson/scene.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Walks through the scenes: which one is shown, at which step, and its frame, which is made on a thread of its own.
class LessonPlayer final : public QObject {
  Q_OBJECT

 public:
  explicit LessonPlayer(std::vector<std::unique_ptr<Scene>> scenes, QObject* parent = nullptr);

  int scenes() const { return static_cast<int>(scenes_.size()); }
  const Scene& scene(int index) const { return *scenes_[static_cast<std::size_t>(index)]; }
  const Scene& current() const { return scene(scene_); }
  /// All scenes as they are set now.
  std::vector<std::shared_ptr<const Scene>> copies() const;
  int scene() const { return scene_; }
  int step() const { return step_; }
  int steps() const { return current().steps(); }
  std::uint64_t seed() const { return seed_; }
  bool plays() const { return timer_.isActive(); }
  /// `frame`, with a hint where playing waits for a guess.
  SceneFrame shown_frame() const;
  /// The latest frame that was made; that of the present step as soon as `frame_changed` says so.
  const SceneFrame& frame() const { return frame_; }
  /// Whether `frame` shows the present inputs and step.
  bool up_to_date() const { return !request_.busy() && !stale_; }

  void go_to(int scene, int step = 0);
  /// The next step, or the first one of the next scene.
  void forward();
  void back();
  /// Changes the present scene. It shows the same kind of step as before, however many there are now.
  void set(const QString& id, const QVariant& value);
  void set_seed(std::uint64_t seed);
  /// The present scene as it was at first, at its first step.
  void reset();
  /// Takes a step after each pause until the scene ends. Waits where a guess is asked for.
  void play(bool plays);
  void set_pause(int milliseconds) { timer_.setInterval(milliseconds); }
  /// A scene was changed from outside.
  void refresh();
  Scene& edit(int index) { return *scenes_[static_cast<std::size_t>(index)]; }

 signals:
  void frame_changed();
  /// Another scene or step, or other values of its controls.
  void place_changed();
  void playing_changed(bool plays);

 private:
  void make_frame();
  void play_on();

  const std::vector<std::unique_ptr<Scene>> scenes_;
  int scene_ = 0, step_ = 0;
  std::uint64_t seed_;
  SceneFrame frame_;
  bool stale_ = true;  // the frame that is being made is out of date already
  QTimer timer_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
