// Checks of our own assumptions. A failed check is a bug in Posthorn, never an answer to bad input.
#pragma once

namespace posthorn {
[[noreturn]] void check_failed(const char* condition, const char* file, int line);
}  // namespace posthorn

// Stays on in every build.
#define POSTHORN_CHECK(condition) \
  ((condition) ? void(0) : ::posthorn::check_failed(#condition, __FILE__, __LINE__))

// On in debug and sanitizer builds only, for checks on hot paths.
#ifdef POSTHORN_DEBUG_CHECKS
#define POSTHORN_DCHECK(condition) POSTHORN_CHECK(condition)
#else
#define POSTHORN_DCHECK(condition) void(0)
#endif
