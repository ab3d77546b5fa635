// The first game as a lesson: each step says one thing and points at it; most end when it is done.
import type { LessonStep } from "../game.ts";

export const lesson: LessonStep[] = [];
