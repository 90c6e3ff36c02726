#pragma once

#include <QMenu>
#include <QStringList>
#include <functional>
#include <vector>

#include "core/exchange/runs/run_file.h"

class QMessageBox;

namespace lookalike {

class RecoveryCopy;
class Session;

/// Leaves "builtin" unchanged.
std::vector<std::string> absolute_paths(const std::vector<std::string>& paths);

/// The open corpus, its load options and the recipe; paths are absolute. Without runs, sweeps and verdicts.
RunFile present_run(const Session& session);

/// At most eight corpora opened last, newest first, from the settings: paths, load options and the last recipe.
std::vector<RunFile> recent_corpora();
/// Makes it the newest; replaces the entry of the same paths.
void remember_corpus(RunFile corpus);
/// Adds a menu of these corpora; `open` gets the chosen one.
void add_recent_corpora(QMenu* menu, std::function<void(const RunFile&)> open);

/// The run files opened or saved last, newest first, even if they no longer exist. At most eight.
QStringList recent_runs();
/// Makes it the newest.
void remember_run(const QString& path);
/// Adds a menu of these run files; `open` gets the chosen path.
void add_recent_runs(QMenu* menu, std::function<void(const QString&)> open);

/// Adds a menu of the recovery copies of programs that did not end properly; `open` gets the path of the chosen one,
/// and `discarded` is called when all were discarded. Returns the menu.
QMenu* add_left_behind(QMenu* menu, RecoveryCopy& copy, std::function<void(const QString&)> open,
                       std::function<void()> discarded);
/// Names the newest recovery copy and its path; empty without recovery copies.
QString left_behind_sentence(const RecoveryCopy& copy);
/// Says which copies cannot be read, and what cannot be written; empty if all is well.
QString storage_problems(const RecoveryCopy& copy);

/// Asks whether to save the changes of a run file or, without a file `name`, this many verdicts and chosen keepers. The
/// answer is Save, Discard or Cancel.
QMessageBox* unsaved_question(const QString& name, std::size_t verdicts, std::size_t keepers, QWidget* window);

}  // namespace lookalike
