// The first game as a lesson: each step says one thing and points at it; most end when the learner has done it.
import type { LessonStep } from "../game.ts";
import type { View } from "./types.ts";

const me = (view: View, colour: string) => view.players[colour]!;
const onMap = (view: View, colour: string) => Object.values(view.cities).filter((city) => city.owner === colour).length;
const onTracks = (view: View, colour: string) => Object.values(view.regions).flatMap((region) => region.track).filter((owner) => owner === colour).length;
const tilesOf = (view: View, colour: string) => Object.values(me(view, colour).buildings).reduce((sum, n) => sum + n, 0);
const workersOf = (view: View, colour: string) => Object.values(me(view, colour).workers).reduce((sum, n) => sum + n, 0);

export const lesson: LessonStep[] = [
  { id: "aim" },
  { id: "map", point: "europe" },
  { id: "tracks", point: "industry" },
  { id: "build", point: "buildings", until: (view, _, colour) => tilesOf(view, colour) > 1 },
  { id: "growth", point: "harbour" },
  { id: "turn", point: "offer", until: (view, _, colour) => workersOf(view, colour) > 0 },
  { id: "target", until: (view, _, colour) => onMap(view, colour) + onTracks(view, colour) > 0 || me(view, colour).cards.length > 0 },
  { id: "token", point: "harbour" },
  { id: "why", point: "africa" },
  { id: "courses", point: "deck_africa" },
  { id: "cards", point: "cards" },
  { id: "links", point: "link_london_amsterdam" },
  { id: "pass", point: "offer", until: (view, _, colour) => me(view, colour).passed || view.round > 1 },
  { id: "salary", point: "finance" },
  { id: "end" },
];
