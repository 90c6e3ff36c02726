#include <csignal>

// A library to be preloaded: it ends the program by a signal while its libraries are being initialised.
[[gnu::constructor]] static void ask_to_end() {
  std::raise(SIGTERM);
}
