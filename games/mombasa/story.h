// How the log of Mombasa is told as a story.
#pragma once

#include "engine/story_marks.h"

namespace pentarchy::mombasa {

const StoryMarks& story_marks();

}  // namespace pentarchy::mombasa
