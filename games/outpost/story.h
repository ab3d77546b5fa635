// How the log of Outpost is told as a story.
#pragma once

#include "engine/story_marks.h"

namespace pentarchy::outpost {

const StoryMarks& story_marks();

}  // namespace pentarchy::outpost
