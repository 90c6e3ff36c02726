#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "ui/models/lesson/scene.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Walks through the scenes: the current scene, its step, and its frame, which a separate thread makes.
class LessonPlayer final : public QObject {
  Q_OBJECT

 public:
  explicit LessonPlayer(std::vector<std::unique_ptr<Scene>> scenes, QObject* parent = nullptr);

  int scenes() const { return static_cast<int>(scenes_.size()); }
  const Scene& scene(int index) const { return *scenes_[static_cast<std::size_t>(index)]; }
  const Scene& current() const { return scene(scene_); }
  /// All scenes with their current values.
  std::vector<std::shared_ptr<const Scene>> copies() const;
  int scene() const { return scene_; }
  int step() const { return step_; }
  int steps() const { return current().steps(); }
  std::uint64_t seed() const { return seed_; }
  bool plays() const { return timer_.isActive(); }
  /// `frame`, with a hint if playing waits for a guess, or if a step waits once.
  SceneFrame shown_frame() const;
  /// The latest finished frame; that of the current step after `frame_changed`.
  const SceneFrame& frame() const { return frame_; }
  /// True if `frame` shows the current inputs and step.
  bool up_to_date() const { return !request_.busy() && !stale_; }

  void go_to(int scene, int step = 0);
  /// Goes to the next step, or to the first step of the next scene. Waits once if the scene asks for a guess.
  void forward();
  void back();
  /// Changes the current scene. Shows the same kind of step as before, even if the number of steps changes.
  void set(const QString& id, const QVariant& value);
  void set_seed(std::uint64_t seed);
  /// Shows the texts of the first scene in the others, or their examples.
  void set_own_texts(bool on);
  bool own_texts() const { return own_; }
  /// Resets the current scene to its initial values and its first step.
  void reset();
  /// Opens an exercise at its step, with its inputs.
  void begin(const Exercise& exercise);
  /// Playing waits while this returns true, for instance for a motion.
  void wait_while(std::function<bool()> moves) { moves_ = std::move(moves); }
  /// Takes a step after each pause until the scene ends. Waits if the scene asks for a guess.
  void play(bool plays);
  void set_pause(int milliseconds) { timer_.setInterval(milliseconds); }
  /// A scene was changed from outside.
  void refresh();
  Scene& edit(int index) { return *scenes_[static_cast<std::size_t>(index)]; }

 signals:
  void frame_changed();
  /// The scene, the step or the values of the controls have changed.
  void place_changed();
  void playing_changed(bool plays);

 private:
  void share_texts();
  void make_frame();
  void play_on();

  const std::vector<std::unique_ptr<Scene>> scenes_;
  int scene_ = 0, step_ = 0;
  std::uint64_t seed_;
  bool own_ = false;
  SceneFrame frame_;
  bool reminded_ = false;  // about the missing guess, at this step
  bool stale_ = true;      // the frame being made is already outdated
  std::function<bool()> moves_ = [] { return false; };
  QTimer timer_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
