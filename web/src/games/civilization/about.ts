// What a touched thing says about itself, and the index of all things for the rules drawer.
import { designOf, faceOf } from "./cards.ts";
import { nameOf, tellOf, textOf } from "./naming.ts";
import { kNumerals, type Ability, type Components, type Named } from "./types.ts";
import { say } from "./words.ts";

const has = (list: readonly Named[], id: string) => list.some((one) => one.id === id);
const kKinds = ["nation", "tech", "wonder", "building", "unit", "government", "policy", "event", "person", "investment", "marker", "relic"] as const;
type Kind = (typeof kKinds)[number];
const kRules: Record<Kind, string> = { nation: "CV-2.1", tech: "CV-10.1", wonder: "CV-6.60", building: "CV-6.40", unit: "CV-6.30", government: "CV-4.50", policy: "CV-13.1", event: "CV-7.20", person: "CV-7.40", investment: "CV-14.1", marker: "CV-8.43", relic: "CV-16.1" };

// The things of a kind, as the box lists them.
function listed(c: Components, kind: Kind): readonly Named[] {
  const lists: Record<Kind, readonly Named[]> = { nation: c.nations, tech: c.techs, wonder: c.wonders, building: c.buildings, unit: c.unit_types, government: c.governments, policy: c.policies.flat(), event: c.events, person: c.people, investment: c.investments, marker: [...c.huts, ...c.villages], relic: c.relics };
  return lists[kind];
}
const told = (kind: Kind, id: string): string => tellOf(kind === "government" ? `government_${id}` : id);

export function about(c: Components, id: string): { title: string; lines: string[]; rule: string } | null {
  const bare = id.replace(/^(gov|use|market|source)_/, "");
  const design = designOf(c, bare);
  const unit = faceOf(design).type;
  for (const kind of kKinds) {
    if (kind === "government" && !id.startsWith("gov_")) continue;
    const found = [bare, design, kind === "unit" ? unit : ""].find((one) => one && has(listed(c, kind), one));
    if (found && told(kind, found)) return { title: nameOf(id), lines: [told(kind, found)], rule: kRules[kind] };
  }
  const text = tellOf(bare);
  return text ? { title: nameOf(id), lines: [text], rule: "" } : null;
}

// ---- the index
const kDoes = ["coin", "culture", "trade", "production", "battle", "unlock", "move", "cancel", "resource"] as const;
// What an ability is about, by the words it is written with in the box's list.
const kWords: Record<(typeof kDoes)[number], RegExp> = {
  coin: /"coin/, culture: /culture/, trade: /"trade"/, production: /production|"boost"/, battle: /battle|combat|strength|wound|heal|trump/, unlock: /unlock|government|building/, move: /speed|stacking|water|"move"/, cancel: /"cancel"|interrupt/, resource: /"cost":/,
};
const does = (one: Named & { abilities?: Ability[] }): string[] => {
  const written = JSON.stringify(one);
  return kDoes.filter((id) => kWords[id].test(written)).map((id) => `does_${id}`);
};
export const indexFilters = () => [
  { label: say("filter.kind"), values: kKinds.map((id) => ({ id: id as string, name: say(`kind.${id}`) })) },
  { label: say("filter.level"), values: [1, 2, 3, 4, 5].map((n) => ({ id: `level_${n}`, name: say("level_n", { n: kNumerals[n] ?? "" }) })) },
  { label: say("filter.does"), values: kDoes.map((id) => ({ id: `does_${id}`, name: say(`does.${id}`) })) },
];
export function componentIndex(c: Components) {
  return kKinds.map((kind) => ({
    title: say(`kind.${kind}`),
    items: listed(c, kind).map((one) => {
      const id = kind === "government" ? `gov_${one.id}` : one.id;
      const level = kind === "tech" ? c.techs.find((tech) => tech.id === one.id)?.level : kind === "event" ? c.events.find((event) => event.id === one.id)?.deck : undefined;
      const leader = kind === "nation" ? textOf(`leader.${one.id}`) : undefined;
      return { id, name: nameOf(id) + (leader ? ` (${leader})` : ""), text: told(kind, one.id), tags: [kind, ...(level ? [`level_${level}`] : []), ...does(one)] };
    }),
  }));
}
