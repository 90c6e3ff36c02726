#pragma once

#include <QJsonObject>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/models/tables/pair_rows.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/worker.h"

class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace lookalike {

class ElidedLabel;
class EmptyPairs;
class PairChooser;
class PairFilterBar;
class PairJudging;
class PairTable;
class Session;
class SideBySide;
class WhyPanel;

/// Pairs of the latest result as a table, above the documents of the selected pair. The session chooses the pairs.
class PairsPage final : public QWidget {
  Q_OBJECT

 public:
  explicit PairsPage(Session& session, QWidget* parent = nullptr);

  SideBySide* documents() const { return documents_; }
  QTableView* table() const;
  PairFilterBar* filter_bar() const { return filter_bar_; }
  PairJudging* judging() const { return judging_; }
  /// The selected pair; nullopt if none exists.
  const std::optional<SimilarPair>& current_pair() const { return shown_; }
  /// Lists `choice` from its first pair; moves the focus to the table once it is filled.
  void go_to(const PairChoice& choice);
  /// Whether the reasons beside the texts are shown, and whether the user wants them if there is room.
  bool shows_why() const;
  bool wants_why() const { return wants_why_; }
  /// The list and its selected pair.
  QJsonObject place() const;
  /// Shows that list and pair once the corpus just opened has been run, or the next unjudged pair if that one is
  /// judged.
  void return_to(const QJsonObject& place);
  void forget_place() { place_.reset(), returns_ = false; }

 public slots:
  void next_pair() { move_by(1); }
  void previous_pair() { move_by(-1); }
  /// Shows or hides the reasons, even if that makes the texts narrow.
  void show_why(bool shown);
  /// Hides the list and the reasons, until the user asks for them again.
  void show_texts_alone(bool alone);
  /// Words of the corpus search, marked in the texts in addition to those of the filter.
  void mark_words(const QString& words);

 signals:
  void why_shown(bool shown);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// The worker's result: rows, and the current position of the selected pair. Null rows if stopped.
  using DocumentPair = std::pair<DocumentIndex, DocumentIndex>;
  struct Listing {
    Result<std::shared_ptr<const PairRows>> rows;
    std::optional<std::size_t> selected = std::nullopt;
  };
  QWidget* make_chooser();
  QWidget* make_documents();
  void refresh();
  void refresh_if_truth_is_needed();
  PairSources needed_sources() const;
  std::optional<DocumentPair> wanted_pair(const RunResult& run) const;
  /// Why these pairs cannot be listed yet; empty if they can.
  QString what_is_missing(const PairSources& sources) const;
  void show_nothing(const QString& why);
  void take(Listing listing);
  bool is_listed() const;
  void keep_listing(const Error& error);
  void enter_list();
  void show_row(int row);
  void explain();
  void set_why_visible(bool shown);
  void show_header();
  QString remark() const;
  void show_hint();
  void move_by(int step);
  void leave_bar();

  Session& session_;
  PairsModel model_;
  PairChooser* chooser_ = nullptr;
  QString problem_;  // why the chosen pairs are not listed
  PairFilterBar* filter_bar_ = nullptr;
  bool awaits_verdicts_ = false;  // its filter asks for verdicts that are being located
  QString searched_;              // words to mark in addition to those of the filter
  QLabel* count_ = nullptr;
  ElidedLabel* limit_ = nullptr;
  EmptyPairs* empty_ = nullptr;
  PairTable* table_ = nullptr;
  SideBySide* documents_ = nullptr;
  WhyPanel* why_ = nullptr;
  PairJudging* judging_ = nullptr;
  QWidget* why_column_ = nullptr;
  bool wants_why_ = true, narrow_ = false, alone_ = false, why_before_alone_ = false;
  QSplitter* splitter_ = nullptr;
  QList<QWidget*> list_;  // all parts of the page except the texts and the reasons
  QStackedWidget* stack_ = nullptr;
  std::shared_ptr<const Corpus> shown_corpus_;
  std::optional<SimilarPair> shown_;
  std::optional<DocumentPair> place_;  // that an earlier window showed
  bool returns_ = false;               // to judging, once the list is complete
  std::shared_ptr<const RunResult> shown_run_;
  bool enters_ = false;  // the user waits for the list: select its first pair
  LatestRequest request_;
};

}  // namespace lookalike
