#include "ui/views/lesson/lesson_player.h"

#include <algorithm>
#include <utility>

#include "ui/models/lesson/shingles_scene.h"

namespace lookalike {
namespace {

constexpr int kPause = 3000;  // ms

}  // namespace

LessonPlayer::LessonPlayer(std::vector<std::unique_ptr<Scene>> scenes, QObject* parent)
    : QObject(parent), scenes_(std::move(scenes)), seed_(kFirstSeed), request_(worker_) {
  timer_.setInterval(kPause);
  connect(&timer_, &QTimer::timeout, this, &LessonPlayer::play_on);
}

std::vector<std::shared_ptr<const Scene>> LessonPlayer::copies() const {
  std::vector<std::shared_ptr<const Scene>> copies;
  copies.reserve(scenes_.size());
  for (const auto& scene : scenes_) copies.push_back(scene->copy());
  return copies;
}

SceneFrame LessonPlayer::shown_frame() const {
  SceneFrame shown = frame_;
  if (plays() && shown.asks)
    shown.hint = tr("Playback waits for your guess: click the scale, or continue without a guess.");
  if (reminded_ && shown.asks) shown.hint = tr("Guess now, or press again to go on without a guess.");
  return shown;
}

void LessonPlayer::go_to(int scene, int step) {
  reminded_ = false;
  scene_ = std::clamp(scene, 0, scenes() - 1);
  step_ = std::clamp(step, 0, steps() - 1);
  refresh();
}

void LessonPlayer::forward() {
  if (up_to_date() && frame_.asks && !std::exchange(reminded_, true)) return emit frame_changed();
  if (step_ + 1 < steps()) return go_to(scene_, step_ + 1);
  if (scene_ + 1 < scenes()) go_to(scene_ + 1);
}

void LessonPlayer::back() {
  if (step_ > 0) return go_to(scene_, step_ - 1);
  if (scene_ > 0) go_to(scene_ - 1, scene(scene_ - 1).steps() - 1);
}

void LessonPlayer::set(const QString& id, const QVariant& value) {
  const auto before = current().copy();
  edit(scene_).set(id, value);
  if (own_ && scene_ == 0) share_texts();
  go_to(scene_, steps() == before->steps() ? step_ : step_at(current(), place_of(*before, step_)));
}

void LessonPlayer::set_seed(std::uint64_t seed) {
  seed_ = seed;
  for (const auto& scene : scenes_) scene->set_seed(seed);
  go_to(scene_, step_);
}

void LessonPlayer::reset() {
  play(false);
  edit(scene_).reset();
  edit(scene_).set_seed(seed_);
  if (own_) share_texts();
  go_to(scene_);
}

void LessonPlayer::begin(const Exercise& exercise) {
  go_to(exercise.scene);
  reset();
  for (const QString& setting : exercise.settings.split(u' ', Qt::SkipEmptyParts))
    set(setting.section(u'=', 0, 0), setting.section(u'=', 1));
  go_to(exercise.scene, exercise.step);
}

void LessonPlayer::set_own_texts(bool on) {
  const StepPlace place = place_of(current(), step_);
  own_ = on;
  share_texts();
  int step = step_at(current(), place);
  while (on && scene_ == 0 && !current().uses_controls(step)) ++step;  // to the fields of the texts
  go_to(scene_, step);
}

void LessonPlayer::share_texts() {
  const auto* first = dynamic_cast<const lesson::ShinglesScene*>(scenes_.front().get());
  const auto texts =
      own_ && first ? std::make_shared<const lesson::OwnTexts>(lesson::own_texts(first->inputs())) : nullptr;
  for (const auto& scene : scenes_) scene->follow(texts);
}

void LessonPlayer::play(bool plays) {
  if (plays == timer_.isActive()) return;
  plays ? timer_.start() : timer_.stop();
  if (plays && step_ + 1 == steps()) go_to(scene_);
  emit playing_changed(plays);
}

void LessonPlayer::play_on() {
  if (!up_to_date() || frame_.asks || moves_()) return;
  if (step_ + 1 < steps()) go_to(scene_, step_ + 1);
  if (step_ + 1 == steps()) play(false);
}

void LessonPlayer::refresh() {
  emit place_changed();
  make_frame();
}

/// During a drag, shows each frame as soon as it is made, and skips the inputs in between.
void LessonPlayer::make_frame() {
  stale_ = true;
  if (request_.busy()) return;
  stale_ = false;
  request_.request([scene = std::shared_ptr<const Scene>(current().copy()),
                    step = step_](const std::stop_token&) { return scene->frame(step); },
                   [this](SceneFrame frame) {
                     frame_ = std::move(frame);
                     emit frame_changed();
                     if (stale_) make_frame();
                   });
}

}  // namespace lookalike
