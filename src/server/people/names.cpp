#include "server/people/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <array>
#include <memory>

namespace posthorn::server {
namespace {

using icu::UnicodeString;
using protocol::NameProblem;

struct Close {
  void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};
using Checker = std::unique_ptr<USpoofChecker, Close>;

// Letters and digits of one script, or of those that are read together, as Japanese ones are.
const USpoofChecker* checker() {
  static const Checker kMade = [] {
    UErrorCode error = U_ZERO_ERROR;
    Checker checker(uspoof_open(&error));
    uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setChecks(checker.get(),
                     USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS, &error);
    return U_SUCCESS(error) ? std::move(checker) : Checker();
  }();
  return kMade.get();
}

bool is_allowed(UChar32 c) {
  if (c == ' ' || c == '-' || c == '\'' || c == '.' || c == '_') return true;
  return (u_isalnum(c) || (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0) != 0;
}

bool is_direction_or_control(UChar32 c) {
  return u_iscntrl(c) || u_charType(c) == U_FORMAT_CHAR || c == 0x2028 || c == 0x2029;
}

// Blanks of any kind become one, at the ends none.
UnicodeString with_single_blanks(const UnicodeString& text) {
  UnicodeString out;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    const bool blank = u_isUWhiteSpace(c) != 0;
    if (!blank) {
      out.append(c);
    } else if (!out.isEmpty() && !out.endsWith(UnicodeString(static_cast<UChar>(' ')))) {
      out.append(static_cast<UChar>(' '));
    }
  }
  return out.trim();
}

std::string utf8(const UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

}  // namespace

std::expected<GoodName, NameProblem> read_name(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* const nfc = icu::Normalizer2::getNFCInstance(error);
  const icu::Normalizer2* const folding = icu::Normalizer2::getNFKCCasefoldInstance(error);
  if (U_FAILURE(error) || checker() == nullptr) return std::unexpected(NameProblem::kSigns);
  const UnicodeString given =
      UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  for (int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
    if (is_direction_or_control(given.char32At(i))) return std::unexpected(NameProblem::kSigns);
  }
  const UnicodeString name = with_single_blanks(nfc->normalize(given, error));
  if (U_FAILURE(error) || name.isEmpty()) return std::unexpected(NameProblem::kEmpty);
  if (name.countChar32() > kLongestName) return std::unexpected(NameProblem::kLong);
  bool letter = false;
  for (int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
    const UChar32 c = name.char32At(i);
    if (!is_allowed(c)) return std::unexpected(NameProblem::kSigns);
    letter = letter || u_isalnum(c) != 0;
  }
  if (!letter) return std::unexpected(NameProblem::kEmpty);
  const std::string shown = utf8(name);
  if (uspoof_checkUTF8(checker(), shown.data(), static_cast<int32_t>(shown.size()), nullptr,
                       &error) != 0 ||
      U_FAILURE(error)) {
    return std::unexpected(NameProblem::kSigns);
  }
  // Folded first and after: what looks like another letter may look like a capital one.
  const std::string folded = utf8(folding->normalize(name, error));
  std::array<char, 512> skeleton{};
  const int32_t size =
      uspoof_getSkeletonUTF8(checker(), 0, folded.data(), static_cast<int32_t>(folded.size()),
                             skeleton.data(), static_cast<int32_t>(skeleton.size()), &error);
  if (U_FAILURE(error)) return std::unexpected(NameProblem::kSigns);
  const UnicodeString alike = UnicodeString::fromUTF8(icu::StringPiece(skeleton.data(), size));
  return GoodName{shown, utf8(folding->normalize(alike, error))};
}

std::string suggested_name(unsigned number) {
  constexpr std::array<std::string_view, 8> kNames = {"Postilion", "Courier", "Rider",   "Coachman",
                                                      "Envoy",     "Herald",  "Wagoner", "Farrier"};
  constexpr unsigned kNumbers = 97;
  return std::string(kNames[number % kNames.size()]) + " " +
         std::to_string(2 + number / kNames.size() % kNumbers);
}

bool is_plain_line(std::string_view text) {
  const UnicodeString line =
      UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  bool seen = false;
  for (int32_t i = 0; i < line.length(); i = line.moveIndex32(i, 1)) {
    const UChar32 c = line.char32At(i);
    constexpr UChar32 kJoiner = 0x200D;  // emoji and some scripts need it
    if (c != kJoiner && is_direction_or_control(c)) return false;
    seen = seen || u_isUWhiteSpace(c) == 0;
  }
  return seen;
}

}  // namespace posthorn::server
