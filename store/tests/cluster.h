// A PostgreSQL server for the tests of this process: started when first asked for, gone when the process ends.
#pragma once

#include <string>

namespace pentarchy {

// Throws if there is no PostgreSQL: a test that cannot run has failed.
const std::string& test_postgres();

}  // namespace pentarchy
