// How the log of Endeavor is told as a story.
#pragma once

#include "engine/story_marks.h"

namespace pentarchy::endeavor {

const StoryMarks& story_marks();

}  // namespace pentarchy::endeavor
