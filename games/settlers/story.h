// How the log of Imperial Settlers is told as a story.
#pragma once

#include "engine/story_marks.h"

namespace pentarchy::settlers {

const StoryMarks& story_marks();

}  // namespace pentarchy::settlers
