// The schema of the store, as the steps that lead to it: a step is never changed once released, only followed by
// another.
#pragma once

#include "store/sql.h"

namespace pentarchy {

// SQL for both databases; {clustered}, {trust_logs} and {bytewise} stand for phrases of the dialect.
using SchemaSteps = std::vector<std::string_view>;
const SchemaSteps& schema_steps();

// Brings the database to the last step, in one transaction. A schema with more steps than these is refused.
void migrate(Sql& sql, std::string_view name, const SchemaSteps& steps = schema_steps());

}  // namespace pentarchy
