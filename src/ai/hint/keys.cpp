#include "ai/hint/keys.h"

namespace posthorn::hint {
namespace {

#define POSTHORN_PARAMETER(label, id, its_kind) \
  constexpr ParameterInfo k##label{.name = (id), .kind = Kind::its_kind};
POSTHORN_REASON_PARAMETERS(POSTHORN_PARAMETER)
#undef POSTHORN_PARAMETER

constexpr std::array kParameters = {
#define POSTHORN_PARAMETER_NAME(name, ...) k##name,
    POSTHORN_REASON_PARAMETERS(POSTHORN_PARAMETER_NAME)
#undef POSTHORN_PARAMETER_NAME
};

constexpr KeyInfo key_info(Key key, std::string_view name, const auto&... parameters) {
  return {.key = key, .name = name, .count = sizeof...(parameters), .parameter = {parameters...}};
}

constexpr std::array kKeys = {
#define POSTHORN_REASON(name, ...) key_info(Key::k##name, __VA_ARGS__),
    POSTHORN_REASONS(POSTHORN_REASON)
#undef POSTHORN_REASON
};

}  // namespace

std::span<const ParameterInfo> all_parameters() { return kParameters; }

std::span<const KeyInfo> all_keys() { return kKeys; }

const KeyInfo& info_of(Key key) { return kKeys[static_cast<std::size_t>(key)]; }

const KeyInfo* find_key(std::string_view name) {
  for (const KeyInfo& info : kKeys) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

}  // namespace posthorn::hint
