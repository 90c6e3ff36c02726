#include "core/diff/common_subsequence.h"

#include <algorithm>
#include <limits>

namespace lookalike {
namespace {

using Ids = std::span<const std::uint32_t>;

/// A point of the edit grid: the number of consumed elements of each side.
struct Point {
  std::ptrdiff_t x = 0, y = 0;
};

/// Part of the problem: left[from.x, to.x) against right[from.y, to.y).
struct Box {
  Point from, to;
  bool empty() const { return from.x == to.x || from.y == to.y; }
  Point size() const { return {to.x - from.x, to.y - from.y}; }
};

constexpr std::ptrdiff_t kUnreached = std::numeric_limits<std::ptrdiff_t>::min() / 2;

/// Farthest x reached on each diagonal k = x - y, with |k| <= most.
class Frontier {
 public:
  explicit Frontier(int most) : most_(most), reached_(static_cast<std::size_t>(2 * most + 3), kUnreached) {}
  std::ptrdiff_t& operator[](std::ptrdiff_t k) { return reached_[static_cast<std::size_t>(k + most_ + 1)]; }

  void restart(int edits_used) {
    for (int k = -std::min(edits_used, most_) - 1; k <= std::min(edits_used, most_) + 1; ++k) (*this)[k] = kUnreached;
    (*this)[1] = 0;
  }

 private:
  int most_;
  std::vector<std::ptrdiff_t> reached_;
};

/// One direction of the search through a box; the backward one sees both sequences reversed.
class Search {
 public:
  explicit Search(int most_edits) : frontier_(most_edits) {}

  void start(Ids left, Ids right, const Box& box, bool backward) {
    frontier_.restart(edits_);
    left_ = left;
    right_ = right;
    box_ = box;
    size_ = box.size();
    backward_ = backward;
    edits_ = 0;
  }

  /// Extends the search to `edits` edits. Returns the first point where it meets `other`, in grid coordinates.
  std::optional<Point> advance(int edits, Search& other) {
    edits_ = edits;
    for (std::ptrdiff_t k = -edits; k <= edits; k += 2) {
      const Point start = step(k, edits);
      if (start.x < 0 || start.x > size_.x || start.y > size_.y) {
        frontier_[k] = kUnreached;
        continue;
      }
      const Point end = slide(start);
      frontier_[k] = end.x;
      const std::ptrdiff_t opposite = size_.x - size_.y - k;
      if (other.reached(opposite, end.x, size_.x)) return on_grid(end);
    }
    return std::nullopt;
  }

  /// The point of the last edit count that consumed the most elements.
  Point farthest() {
    Point best;
    for (std::ptrdiff_t k = -edits_; k <= edits_; k += 2) {
      const Point point{frontier_[k], frontier_[k] - k};
      if (point.x >= 0 && point.x + point.y > best.x + best.y) best = point;
    }
    return best;
  }

  Point on_grid(const Point& p) const {
    return backward_ ? Point{box_.to.x - p.x, box_.to.y - p.y} : Point{box_.from.x + p.x, box_.from.y + p.y};
  }

 private:
  Point step(std::ptrdiff_t k, int edits) {
    const bool down = k == -edits || (k != edits && frontier_[k - 1] < frontier_[k + 1]);
    const std::ptrdiff_t x = down ? frontier_[k + 1] : frontier_[k - 1] + 1;
    return {x, x - k};
  }

  Point slide(Point p) const {
    while (p.x < size_.x && p.y < size_.y && equal_at(p)) ++p.x, ++p.y;
    return p;
  }

  bool equal_at(const Point& p) const {
    const Point g = on_grid(p);
    const std::size_t back = backward_ ? 1 : 0;
    return left_[static_cast<std::size_t>(g.x) - back] == right_[static_cast<std::size_t>(g.y) - back];
  }

  /// Whether this search has reached or passed `x` of `width`, counted from the other end, on diagonal k.
  bool reached(std::ptrdiff_t k, std::ptrdiff_t x, std::ptrdiff_t width) {
    if (k < -edits_ || k > edits_ || (k + edits_) % 2 != 0) return false;
    return frontier_[k] >= 0 && frontier_[k] + x >= width;
  }

  Frontier frontier_;
  Ids left_, right_;
  Box box_;
  Point size_;
  bool backward_ = false;
  int edits_ = 0;
};

class Comparison {
 public:
  Comparison(Ids left, Ids right, MostEdits most, const std::stop_token& stop)
      : left_(left), right_(right), most_(most), stop_(stop), forward_(most.at_first), backward_(most.at_first) {}

  std::optional<CommonSubsequence> run() {
    std::vector<Box> open{{{0, 0}, {std::ssize(left_), std::ssize(right_)}}};
    while (!open.empty()) {
      if (stop_.stop_requested()) return std::nullopt;
      const Box box = trimmed(open.back());
      open.pop_back();
      if (box.empty()) continue;
      const std::optional<Point> middle = split(box);
      if (!middle) return std::nullopt;
      open.push_back({box.from, *middle});
      open.push_back({*middle, box.to});
    }
    join_runs();
    return std::move(result_);
  }

 private:
  /// Removes equal elements from both ends.
  Box trimmed(Box box) {
    const Point begin = box.from;
    while (!box.empty() && at(left_, box.from.x) == at(right_, box.from.y)) ++box.from.x, ++box.from.y;
    add_run(begin, box.from.x - begin.x);
    const Point end = box.to;
    while (!box.empty() && at(left_, box.to.x - 1) == at(right_, box.to.y - 1)) --box.to.x, --box.to.y;
    add_run(box.to, end.x - box.to.x);
    return box;
  }

  static std::uint32_t at(Ids ids, std::ptrdiff_t position) { return ids[static_cast<std::size_t>(position)]; }

  void add_run(const Point& begin, std::ptrdiff_t length) {
    if (length == 0) return;
    result_.runs.push_back(
        {static_cast<std::size_t>(begin.x), static_cast<std::size_t>(begin.y), static_cast<std::size_t>(length)});
  }

  /// An inner point of a shortest path through the box; a trimmed box has one.
  std::optional<Point> split(const Box& box) {
    forward_.start(left_, right_, box, false);
    backward_.start(left_, right_, box, true);
    for (int edits = 0; edits <= most_.at_first; ++edits) {
      if (stop_.stop_requested()) return std::nullopt;
      if (const auto collision = forward_.advance(edits, backward_)) return collision;
      if (const auto collision = backward_.advance(edits, forward_)) return collision;
    }
    result_.approximate = true;
    most_.at_first = std::max(most_.at_first / 2, most_.at_last);
    const Point ahead = forward_.farthest(), behind = backward_.farthest();
    return ahead.x + ahead.y >= behind.x + behind.y ? forward_.on_grid(ahead) : backward_.on_grid(behind);
  }

  void join_runs() {
    auto& runs = result_.runs;
    std::sort(runs.begin(), runs.end(), [](const EqualRun& a, const EqualRun& b) { return a.left < b.left; });
    std::vector<EqualRun> joined;
    for (const EqualRun& run : runs) {
      if (!joined.empty() && joined.back().left + joined.back().length == run.left &&
          joined.back().right + joined.back().length == run.right) {
        joined.back().length += run.length;
      } else {
        joined.push_back(run);
      }
    }
    runs = std::move(joined);
  }

  Ids left_, right_;
  MostEdits most_;
  const std::stop_token& stop_;
  Search forward_, backward_;
  CommonSubsequence result_;
};

}  // namespace

std::optional<CommonSubsequence> common_subsequence(Ids left, Ids right, MostEdits most, const std::stop_token& stop) {
  return Comparison(left, right, most, stop).run();
}

}  // namespace lookalike
