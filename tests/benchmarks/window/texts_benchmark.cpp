#include "tests/benchmarks/window/texts_benchmark.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/views/texts/side_by_side.h"

namespace lookalike {
namespace {

constexpr std::size_t kWords = 149'000;  // of 6 bytes on average, with the blank or the end of a paragraph
constexpr int kRepeats = 5;

using Words = std::vector<std::string>;

// About as many different words as in a book, with short ones more often.
Words some_words(unsigned seed, std::size_t count = kWords) {
  std::mt19937 random(seed);
  Words words(count);
  for (std::string& word : words) {
    const unsigned rank = std::min(random() % 20'000, random() % 20'000);
    for (unsigned rest = rank + 26; rest > 0; rest /= 5) word += static_cast<char>('a' + rest % 26);
  }
  return words;
}

// Replaces one word in `every`.
Words edited(Words words, std::size_t every) {
  for (std::size_t i = every / 2; i < words.size(); i += every) words[i] += "ed";
  return words;
}

Words halves_swapped(Words words) {
  std::ranges::rotate(words, words.begin() + kWords / 2);
  return words;
}

std::string text_of(const Words& words, std::size_t words_of_paragraph = 120) {
  std::string text;
  for (std::size_t i = 1; i <= words.size(); ++i) text += words[i - 1] + (i % words_of_paragraph == 0 ? "\n\n" : " ");
  return text;
}

struct Times {
  double seen, marked, event, paint;  // milliseconds
};

Times time_of(SideBySide& view, const std::string& a, const std::string& b) {
  view.clear(QStringLiteral("none"));
  QCoreApplication::processEvents();
  WatchedApplication::instance().forget_stalls();
  bool compared = false;
  const auto connection = QObject::connect(&view, &SideBySide::compared, [&] { compared = true; });
  QElapsedTimer clock;
  clock.start();
  view.show_pair({"1", "First", "", a}, {"2", "Second", "", b}, QStringLiteral("First"), QStringLiteral("Second"));
  view.repaint();
  const double seen = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  while (!compared) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
  QCoreApplication::processEvents();
  view.repaint();
  QObject::disconnect(connection);
  const double marked = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  clock.start();
  view.repaint();
  return {seen, marked, WatchedApplication::instance().worst().wall_ms,
          static_cast<double>(clock.nsecsElapsed()) / 1e6};
}

void measure(SideBySide& view, const char* what, const std::string& a, const std::string& b) {
  std::vector<Times> times;
  for (int i = 0; i < kRepeats; ++i) times.push_back(time_of(view, a, b));
  const auto median = [&](double Times::*part) {
    std::ranges::sort(times, {}, part);
    return times[kRepeats / 2].*part;
  };
  std::printf("%-28s %10.1f %10.1f %10.1f %10.1f\n", what, median(&Times::seen), median(&Times::marked),
              median(&Times::event), median(&Times::paint));
  std::fflush(stdout);
}

}  // namespace

void measure_texts() {
  SideBySide view;
  view.resize(1200, 700);
  view.show();
  const Words words = some_words(1);
  const std::string text = text_of(words);
  std::printf("two texts of %zu kB, ms %16s %10s %10s %10s\n", text.size() / 1000, "seen", "marked", "event", "paint");
  measure(view, "one word in 20 changed", text, text_of(edited(words, 20)));
  measure(view, "one word in 1000 changed", text, text_of(edited(words, 1000)));
  measure(view, "the same in one line", text_of(words, kWords), text_of(edited(words, 1000), kWords));
  measure(view, "halves swapped", text, text_of(halves_swapped(words)));
  measure(view, "nothing in order", text, text_of(some_words(2)));
  for (const std::size_t kilobytes : {49, 51, 100, 200}) {
    const Words fewer = some_words(1, kilobytes * kWords / 1000);
    measure(view, (std::to_string(kilobytes) + " kB, one word in 20").c_str(), text_of(fewer),
            text_of(edited(fewer, 20)));
  }
}

}  // namespace lookalike
