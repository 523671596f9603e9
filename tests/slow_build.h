// Builds with sanitizers or with every assertion look for slips of memory and arithmetic, at a
// tenth of the speed: where a loop is more of the same they take a part of it. The release build
// takes all.
#pragma once

namespace posthorn {

#ifdef POSTHORN_DEBUG_CHECKS
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

}  // namespace posthorn
