#include "notation/object_reader.h"

#include "notation/in_quotes.h"

namespace posthorn {

ObjectReader::ObjectReader(const json::Value& value, std::string what, Problems& problems)
    : what_(std::move(what)), problems_(problems), offset_(value.offset()) {
  if (!value.is(json::Type::kObject)) {
    problems.note(offset_,
                  what_ + " should be an object, not " + std::string(json::type_name(value.type())),
                  json::wrong_type(value, json::Type::kObject));
    return;
  }
  value.each_member([&](const std::string& key, json::Value member) {
    members_.push_back({&key, member, false});
  });
}

std::optional<json::Value> ObjectReader::find(std::string_view key, json::Type type,
                                              bool required) {
  for (Member& member : members_) {
    if (*member.key != key) continue;
    member.used = true;
    if (member.value.is(type)) return member.value;
    problems_.note(member.value.offset(),
                   "'" + std::string(key) + "' of " + what_ + " should be " +
                       std::string(json::type_name(type)) + ", not " +
                       std::string(json::type_name(member.value.type())),
                   json::wrong_type(member.value, type));
    return std::nullopt;
  }
  if (required)
    problems_.note(offset_, what_ + " should have '" + std::string(key) + "'",
                   Fault(faults::kMissingMember, {std::string(key)}));
  return std::nullopt;
}

std::string ObjectReader::string(std::string_view key, bool required) {
  const auto value = find(key, json::Type::kString, required);
  return value ? value->string() : std::string();
}

int ObjectReader::number(std::string_view key, int low, int high) {
  const auto value = find(key, json::Type::kNumber);
  if (!value) return low;
  const auto number = json::to_int(*value, low, high, "'" + std::string(key) + "' of " + what_);
  if (number) return *number;
  problems_.note(number.error());
  return low;
}

void ObjectReader::version(std::string_view key, int known) {
  const auto value = find(key, json::Type::kNumber);
  if (!value) return;
  auto number = json::to_int(*value, known, known, "'" + std::string(key) + "' of " + what_);
  if (number) return;
  number.error().fault = Fault(faults::kWrongVersion, {std::to_string(known)});
  problems_.note(number.error());
}

bool ObjectReader::flag(std::string_view key, bool otherwise) {
  const auto value = find(key, json::Type::kBool, false);
  return value ? value->as_bool() : otherwise;
}

void ObjectReader::refuse_others() {
  for (const Member& member : members_) {
    if (member.used) continue;
    problems_.note(member.value.offset(), in_quotes(*member.key) + " is not known in " + what_,
                   Fault(faults::kUnknownMember, {*member.key}));
  }
}

}  // namespace posthorn
