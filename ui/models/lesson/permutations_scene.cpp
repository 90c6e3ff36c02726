#include "ui/models/lesson/permutations_scene.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/sketch/permutation.h"
#include "ui/models/lesson/shared/bit_rows.h"

namespace lookalike::lesson {
namespace {

using Kind = PermutationsStep::Kind;

constexpr std::array<Kind, 5> kBegin = {Kind::matrix, Kind::shuffle, Kind::first_of_a, Kind::first_of_b,
                                        Kind::question};

constexpr std::array kDeciding = {RowType::both, RowType::only_a, RowType::only_b};

// After the first: 2, 3, 10, 50, 200, then all.
std::vector<std::uint32_t> milestones(std::uint32_t all) {
  std::vector<std::uint32_t> made;
  for (const std::uint32_t at : {2u, 3u, 10u, 50u, 200u})
    if (at < all) made.push_back(at);
  made.push_back(all);
  return made;
}

void make(PermutationsStep& s, std::uint32_t count) {
  std::uint32_t agreeing = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    s.shown = shuffle_of(s.inputs.rows, s.inputs.seed, i);
    agreeing += s.shown->agree ? 1 : 0;
    if (s.shown->decides) s.decided.add(s.shown->type);
    s.shares.push_back(static_cast<double>(agreeing) / (i + 1));
  }
  s.made = count;
  const double p = s.kind < Kind::answer ? s.shares.back() : s.jaccard;
  s.standard_error = std::sqrt(p * (1 - p) / count);
}

QString first_of_b_sentence(const Shuffle& shuffle) {
  if (!shuffle.minhash_b) return tr("B is empty: it has no first 1, and its minhash stays \u221E.");
  if (shuffle.agree) return say(tr("The first 1 of B is in row %1 as well: the minhashes agree."), *shuffle.minhash_b);
  return say(tr("The first 1 of B is in row %1, that of A in row %2: the minhashes differ."), *shuffle.minhash_b,
             value_text(shuffle.minhash_a));
}

QString sentence_of(const PermutationsStep& s) {
  switch (s.kind) {
    case Kind::matrix:
      return say(tr("A million documents make nearly 500 billion pairs, N(N\u22121)/2: too many to compare set "
                    "by set. So each set, here a column of %1 rows, will become a few small numbers."),
                 s.inputs.rows.size());
    case Kind::shuffle:
      return tr("The rows are shuffled. Every order is as likely as any other.");
    case Kind::first_of_a:
      if (!s.shown->minhash_a) return tr("A is empty: it has no first 1, and its minhash stays \u221E.");
      return say(tr("The first 1 of A is in row %1 of the shuffled matrix: its minhash is this row's number, %1."),
                 *s.shown->minhash_a);
    case Kind::first_of_b:
      return first_of_b_sentence(*s.shown);
    case Kind::question:
      return tr("One shuffle either agrees or does not. How often do shuffles agree?");
    case Kind::more:
      if (s.standard_error == 0)
        return say(tr("%1 shuffles: the share that agrees is %2."), count_text(s.made), rounded(s.shares.back()));
      return say(s.made <= 3 ? tr("%1 shuffles: the share that agrees is p = %2. Its estimated standard error, "
                                  "\u221A(p(1\u00A0\u2212\u00A0p)/%1), is %3.")
                             : tr("%1 shuffles: p = %2, with a standard error of %3."),
                 count_text(s.made), rounded(s.shares.back()), rounded(s.standard_error));
    case Kind::answer:
      return say(
          tr("The share settles near the similarity: %1 of %2 shuffles agree, %3, and J = %4. A deviation of about %5 "
             "is typical: half the height of the area at its end."),
          count_text(s.decided.both), count_text(s.made), rounded(s.shares.back()), rounded(s.jaccard),
          rounded(s.standard_error));
    case Kind::signatures:
      return tr(
          "One minhash can only agree or differ. So each document gets several, one per shuffle: its signature. The "
          "share of equal values estimates J, here in steps of a third.");
    case Kind::proof:
      break;
  }
  if (s.counts.together() == 0) return tr("If all rows are 00, there is nothing to decide.");
  return say(tr("The minhashes agree with probability J, %1/%2 = %3: the first row that is not 00 decides, and each of "
                "these rows is equally likely to come first."),
             s.counts.both, s.counts.together(), rounded(s.jaccard));
}

QString note_of(const PermutationsStep& s) {
  const QString first = tr("Rows of type 00 are skipped: they never decide.");
  const std::array notes = {
      s.counts.together() == 0 ? tr("Both sets are empty.\nClick a bit to change it.")
                               : tr("\nClick a bit to change it."),
      tr("Another seed gives other shuffles and random numbers."),
      first,
      first,
      QString(),
      say(tr("Shuffles decided by rows of type 11: %1, by rows of type 10 or 01: %2."), count_text(s.decided.both),
          count_text(s.decided.only_a + s.decided.only_b)),
      tr("Why the similarity?\nThe next step counts the rows that decide."),
      say(tr("Rows of type 11 came first in %1 of %2 shuffles."), count_text(s.decided.both), count_text(s.made)),
      tr("A minhash is the new position of the first 1 in the shuffled column. Three values estimate 0.75 as "
         "0.67 and as 1.00; scene 5 says how many are enough.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

constexpr double kPlaceWidth = 54;  // of a place after the shuffle
constexpr double kArrived = 0.95;   // of the time in which rows move: their outcome appears
constexpr QRectF kGuessAsked(920, 330, 620, 240), kGuessAnswered(920, 462, 620, 178), kProof(930, 0, 630, 460);

// The path of each row from its place in the matrix to that in the shuffled one.
void add_ways(Picture& picture, const Shuffle& shuffle, const BitTable& from, const BitTable& to,
              const std::vector<BitRow>& rows) {
  for (std::size_t at = 0; at < shuffle.order.size(); ++at) {
    const std::size_t row = shuffle.order[at];
    const RowType type = rows[row].type();
    picture << Line({from.row(row).right() + 4, from.middle(row)}, {to.corner.x() + 6, to.middle(at)},
                    {tint_of(type), 3, type == RowType::neither ? Dash::dotted : Dash::solid});
  }
}

void add_first(Picture& picture, const BitTable& table, const std::optional<std::uint32_t>& minhash, bool of_a) {
  const Tint tint = of_a ? Tint::first : Tint::second;
  picture << bold_label({table.cell(0, of_a).left() + 3, table.bottom() + 8, table.cell_width - 6, 44},
                        "h = " + value_text(minhash), kType, tint);
  if (minhash) picture << Box(table.cell(*minhash - 1, of_a).adjusted(-1, -1, 1, 1), {}, {tint, 6}, 8);
}

/// The rows come from the matrix, or from their places in the shuffle before.
void add_shuffled(Picture& picture, const PermutationsStep& step, const BitTable& matrix, const BitTable& table) {
  const double right = table.row(0).right();
  picture << small_label({table.corner.x() - 4, table.corner.y(), table.name_width + 8, table.heading}, tr("old row"))
          << small_label({right, table.corner.y(), kPlaceWidth, table.heading}, tr("row"));
  const Shuffle& shuffle = *step.shown;
  for (std::size_t at = 0; at < table.rows; ++at) {
    const std::size_t first = picture.items.size();
    add_bit_row(picture, table, at, QString::number(shuffle.order[at] + 1), step.inputs.rows[shuffle.order[at]], true);
    const auto before = std::ranges::find(step.before, shuffle.order[at]) - step.before.begin();
    if (step.kind == Kind::shuffle)
      picture.move({.first = first, .from = matrix.row(shuffle.order[at]).topLeft() - table.row(at).topLeft()});
    else if (!step.before.empty())
      picture.move(
          {.first = first, .from = {0, table.row_height * (static_cast<double>(before) - static_cast<double>(at))}});
    picture << Label({right, table.row(at).top(), kPlaceWidth, table.row_height}, QString::number(at + 1), kType);
  }
  const std::size_t outcome = picture.items.size();
  for (const bool of_a : {true, false}) {
    if (!(of_a ? step.shows_a() : step.shows_b())) continue;
    const std::size_t first = picture.items.size();
    add_first(picture, table, of_a ? shuffle.minhash_a : shuffle.minhash_b, of_a);
    if (step.kind == (of_a ? Kind::first_of_a : Kind::first_of_b)) picture.move({.first = first, .flashes = true});
  }
  if (step.shows_b() && shuffle.decides)
    picture << bold_label({right + kPlaceWidth, table.row(*shuffle.decides - 1).top(), 104, table.row_height},
                          shuffle.agree ? tr("\u2190 agree") : tr("\u2190 differ"), kSmallType,
                          shuffle.agree ? Tint::found : Tint::missed, Align::left);
  if (!step.before.empty()) picture.move({.first = outcome, .begin = kArrived, .appears = true});
}

// The area of the shuffled rows.
void add_unshuffled(Picture& picture, const BitTable& table) {
  for (std::size_t at = 0; at < table.rows; ++at)
    picture << Box(table.cell(at, true).united(table.cell(at, false)).adjusted(2, 2, -2, -2), {},
                   {Tint::faint, 2, Dash::dashed}, 6);
}

// The minhash of a column, "?" until it is known.
void add_minhash(Picture& picture, const PermutationsStep& step, bool of_a, const Pen& frame) {
  constexpr double kTop = 44, kWidth = 300, kApart = 320, kHeading = 60;
  const bool known = of_a ? step.shows_a() : step.shows_b();
  const Tint tint = of_a ? Tint::first : Tint::second;
  const QRectF box(920 + (of_a ? 0 : kApart), kTop, kWidth, step.kind == Kind::question ? 240 : 420);
  const QString text = known ? value_text(of_a ? step.shown->minhash_a : step.shown->minhash_b) : "?";
  picture << Box(box, {Tint::paper}, frame, 14)
          << Label({box.left(), box.top() + 10, box.width(), kHeading}, of_a ? tr("minhash of A") : tr("minhash of B"),
                   kType, tint)
          << Label(box.adjusted(0, kHeading, 0, -10), text, box.height() * 0.4, known ? tint : Tint::faint,
                   Align::centre, known);
}

void add_minhashes(Picture& picture, const PermutationsStep& step) {
  const bool agree = step.shows_b() && step.shown->agree;
  const Pen known{agree ? Tint::found : Tint::missed, 5, agree ? Dash::solid : Dash::dashed};
  for (const bool of_a : {true, false}) add_minhash(picture, step, of_a, step.shows_b() ? known : Pen{Tint::faint, 2});
}

void add_shares(Picture& picture, const PermutationsStep& step) {
  const PlotFrame plot{{970, 54, 570, 334}, 0, std::max(10.0, static_cast<double>(step.made))};
  add_axes(picture, plot, tr("shuffles"), tr("share that agrees"));
  const bool answers = step.kind == Kind::answer;
  if (answers) {
    constexpr int kParts = 60;  // one standard error on both sides of J for a number of shuffles
    Polyline band({}, {Tint::none}, {Tint::found});
    for (const int side : {1, -1})
      for (int i = 0; i <= kParts; ++i) {
        const double made = std::max(1.0, (side > 0 ? i : kParts - i) * plot.right / kParts);
        const double error = std::sqrt(step.jaccard * (1 - step.jaccard) / made);
        band.points.push_back(plot.at(made, std::clamp(step.jaccard + side * error, 0.0, 1.0)));
      }
    picture << band;
    add_jaccard(picture, plot, step.jaccard, "- - J = " + similarity_text(step.jaccard), 54);
  }
  const bool has_bar = step.standard_error > 0;
  const double note_y = step.shares.back() < 0.5 ? plot.area.top() + 10 : plot.area.bottom() - 48;
  if (has_bar || answers)
    add_note(picture, {plot.area.right() - 410, note_y, 400, 38},
             answers ? tr("area, bar: \u00B1 standard error") : tr("bar: \u00B1 standard error"),
             answers ? Tint::found : Tint::first);
  Polyline way({}, {Tint::first, 3});
  for (std::size_t i = 0; i < step.shares.size(); ++i)
    way.points.push_back(plot.at(static_cast<double>(i + 1), step.shares[i]));
  const double last = step.shares.back(), error = step.standard_error;
  picture << way
          << Marker(way.points.back(), Shape::circle, Tint::first, 12, true, plot.y(std::min(1.0, last + error)),
                    plot.y(std::max(0.0, last - error)));
}

// All rows except 00 in one line: the first one in a shuffle decides.
void add_deciders(Picture& picture, const PermutationsStep& step) {
  const double width = std::min(90.0, (kProof.width() - 20) / std::max(1u, step.counts.together()));
  double x = kProof.left();
  picture << Label({x, 0, kProof.width(), 40}, tr("Rows that are not 00: any may come first"), kType, Tint::text,
                   Align::left);
  for (const RowType type : kDeciding)
    for (std::size_t row = 0; row < step.inputs.rows.size(); ++row) {
      if (step.inputs.rows[row].type() != type) continue;
      picture << Box({x, 50, width - 8, 84}, fill_of(type), {tint_of(type), 4}, 8)
              << bold_label({x, 54, width - 8, 42}, to_string(type))
              << small_label({x, 94, width - 8, 34}, QString::number(row + 1));
      x += width;
    }
}

void add_tally(Picture& picture, const PermutationsStep& step) {
  constexpr std::array kPatterns = {Pattern::solid, Pattern::lines, Pattern::crossed};
  const double all = std::max(1u, step.made);
  double y = 300;
  picture << small_label({kProof.left(), y - 44, kProof.width(), 38},
                         tr("Came first in %1 shuffles").arg(count_text(step.made)), Align::left);
  for (const RowType type : kDeciding) {
    const std::uint32_t count = step.decided.of(type);
    const QRectF bar(kProof.left() + 60, y, std::max(2.0, 460 * count / all), 42);
    picture << bold_label({kProof.left(), y, 56, 42}, to_string(type), kType, tint_of(type), Align::left)
            << Box(bar, {tint_of(type), Strength::soft, kPatterns[static_cast<std::size_t>(type)]}, {tint_of(type), 3},
                   4)
            << Label({bar.right() + 10, y, 130, 42}, count_text(count), kType, Tint::text, Align::left);
    y += 52;
  }
}

void add_proof(Picture& picture, const PermutationsStep& step) {
  add_deciders(picture, step);
  if (step.counts.together() > 0)
    picture << FormulaText({kProof.left(), 144, kProof.width(), 96},
                           QStringLiteral("P(h(A) = h(B)) = \\frac{M_{11}}{M_{11} + M_{10} + M_{01}} = J"), kLargeType);
  add_tally(picture, step);
}

}  // namespace

Shuffle shuffle_of(const std::vector<BitRow>& rows, std::uint64_t seed, std::size_t i) {
  const auto place = random_permutation(rows.size(), permutation_seed(seed, i), {});
  Shuffle shuffle;
  shuffle.order.resize(rows.size());
  for (std::uint32_t row = 0; row < rows.size(); ++row) shuffle.order[place[row]] = row;
  for (std::uint32_t at = 0; at < rows.size(); ++at) {
    const BitRow& row = rows[shuffle.order[at]];
    if (row.a && !shuffle.minhash_a) shuffle.minhash_a = at + 1;
    if (row.b && !shuffle.minhash_b) shuffle.minhash_b = at + 1;
    if (row.type() == RowType::neither || shuffle.decides) continue;
    shuffle.decides = at + 1;
    shuffle.type = row.type();
  }
  shuffle.agree = shuffle.minhash_a && shuffle.minhash_a == shuffle.minhash_b;
  return shuffle;
}

std::size_t PermutationsInputs::steps() const {
  return kBegin.size() + milestones(shuffles).size() + 3;
}

PermutationsStep PermutationsInputs::step(std::size_t step) const {
  PermutationsStep s;
  s.inputs = *this;
  const auto made = milestones(shuffles);
  const std::size_t answer = kBegin.size() + made.size();
  s.kind = step < kBegin.size() ? kBegin[step]
           : step < answer      ? Kind::more
                                : static_cast<Kind>(static_cast<std::size_t>(Kind::answer) + step - answer);
  s.counts = count(rows);
  s.jaccard = jaccard_of(rows);
  if (s.shows_b()) make(s, step < kBegin.size() ? 1 : made[std::min(step, answer - 1) - kBegin.size()]);
  if (s.kind == Kind::more) {
    const std::size_t more = step - kBegin.size();
    s.before = shuffle_of(rows, seed, more == 0 ? 0 : made[more - 1] - 1).order;
  }
  if (s.kind == Kind::shuffle || s.kind == Kind::first_of_a) s.shown = shuffle_of(rows, seed, 0);
  s.guess = {.question = tr("In what share of all shuffles do A and B have their first 1 in the same row?"),
             .answer = s.jaccard,
             .open = s.kind < Kind::answer,
             .closed = s.kind == Kind::more,
             .room = s.kind < Kind::question || s.kind == Kind::signatures ? QRectF()
                     : s.kind == Kind::question                            ? kGuessAsked
                                                                           : kGuessAnswered,
             .asks = s.kind == Kind::question,
             .reveals = s.kind == Kind::answer};
  return s;
}

void PermutationsStep::tell(SceneFrame& frame) const {
  frame.title = tr("Shuffle the rows: which 1 comes first?");
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  if (kind == Kind::signatures) {
    frame.title = tr("How many shuffles does a document need?");
    return add_signature_table(picture, signature_table());
  }
  BitTable matrix = BitTable::fitting({40, 0}, inputs.rows.size(), 580), shuffled = matrix;
  if (!inputs.names.isEmpty()) matrix.widen_names();
  shuffled.corner = {460, 0};
  if (shown) add_ways(picture, *shown, matrix, shuffled, inputs.rows);
  if (!before.empty()) picture.move({.begin = kArrived, .appears = true});
  add_bit_rows(picture, matrix, inputs.rows, true, inputs.names);
  add_bit_handles(picture, matrix);
  add_headings(picture, shuffled);
  shown ? add_shuffled(picture, *this, matrix, shuffled) : add_unshuffled(picture, shuffled);
  if (kind <= Kind::question) add_minhashes(picture, *this);
  if (kind == Kind::more || kind == Kind::answer) add_shares(picture, *this);
  if (kind == Kind::proof) add_proof(picture, *this);
}

void PermutationsInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  own_texts = std::move(texts);
  const NamedRows own = own_texts ? named_rows(*own_texts) : NamedRows();
  rows = own.rows.empty() ? PermutationsInputs().rows : own.rows;
  names = own.names;
}

std::vector<Input> PermutationsInputs::controls() {
  return {slider("shuffles", tr("shuffles"), tr("Total number of permutations."), shuffles, 10, 1000, 10)};
}

}  // namespace lookalike::lesson
