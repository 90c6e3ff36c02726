#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

namespace lookalike::cli {

/// Wraps help to the terminal, or to 80 characters, and ends it with the command's examples and the exit codes.
std::shared_ptr<CLI::FormatterBase> help_formatter();

/// An entry of a list in help: the head at the left, its text at the right, both wrapped.
std::string help_entry(const std::string& head, const std::string& text);

/// The problems of a refused command line: every missing option, and unknown ones with the nearest known.
std::string usage_problem(const CLI::App& app, const CLI::ParseError& error);

/// The problem with a first argument that is not a command, and what may have been meant; empty for commands and
/// options.
std::string command_problem(const CLI::App& app, const std::string& word);

}  // namespace lookalike::cli
