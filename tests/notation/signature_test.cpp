#include "notation/signature.h"

#include <gtest/gtest.h>

namespace posthorn {
namespace {

// What every build plays. Whoever changes play changes this line too, and says so: records of
// seeded games made before do not come out the same any more.
TEST(Signature, IsWhatItWas) { EXPECT_EQ(engine_signature(), 0x19e200da45d341f2U); }

}  // namespace
}  // namespace posthorn
