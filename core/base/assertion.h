#pragma once

/// Aborts, naming file and line, if a condition that callers must ensure fails. Checked only in builds with
/// LOOKALIKE_ASSERTIONS (the preset `checked`), so the condition may cost up to O(size of its arguments).
#ifdef LOOKALIKE_ASSERTIONS
#include <cstdio>
#include <cstdlib>
#define LOOKALIKE_ASSERT(condition)                                                        \
  do {                                                                                     \
    if (!(condition)) {                                                                    \
      std::fprintf(stderr, "%s:%d: this must hold: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                        \
    }                                                                                      \
  } while (false)
#else
#define LOOKALIKE_ASSERT(condition) static_cast<void>(0)
#endif
