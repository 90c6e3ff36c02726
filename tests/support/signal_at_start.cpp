#include <csignal>

// A library to be preloaded: somebody asks the program to end while its libraries are being initialised.
[[gnu::constructor]] static void ask_to_end() {
  std::raise(SIGTERM);
}
