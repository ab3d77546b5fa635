// An edition that somebody has written, say of a file: what is optional in it and misspelt would be read as left out,
// without a word. So every member must have a name that the game's own edition has somewhere, too, or that the edition
// itself gives to a thing. Editions inside records are not asked: they were played.
#pragma once

#include "engine/table/any_table.h"

namespace pentarchy {

// BadInput names the member and, if there is one, the name that is meant.
std::shared_ptr<const AnyEdition> brought_edition(const AnyGame& game, const Json& components, std::string_view name);

}  // namespace pentarchy
