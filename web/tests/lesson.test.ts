// The lessons of all games: every step is read, whatever was done before it came up, and Back leads back.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { endeavor } from "../src/games/endeavor/index.ts";
import type { GameUi } from "../src/games/game.ts";
import { mombasa } from "../src/games/mombasa/index.ts";
import { settlers } from "../src/games/settlers/index.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import type { Json, Lang, TableCard } from "../src/lib/types.ts";
import Lesson from "../src/table/Lesson.svelte";
import { TableModel } from "../src/table/model.svelte.ts";
import { components, steps, texts } from "./helpers.ts";
import Host from "./Host.svelte";
import * as inMombasa from "./mombasa.ts";
import * as inSettlers from "./settlers.ts";

interface Moment { view: Json; row: string }
interface Played { game: (lang: Lang) => GameUi; me: string; moments: Moment[] }
const first = inMombasa.asked();
const games: Record<string, Played> = {
  endeavor: { game: (lang) => endeavor(components, texts(lang)), me: "purple", moments: [...steps()].map(({ before }) => ({ view: before, row: "" })) },
  mombasa: { game: (lang) => mombasa(inMombasa.components, inMombasa.texts(lang)), me: first[0]!.me, moments: first.filter(({ me }) => me === first[0]!.me) },
  settlers: { game: (lang) => settlers(inSettlers.components, texts(lang, "settlers")), me: inSettlers.games[0]![0]!.me, moments: inSettlers.games[0]! },
};

afterEach(() => ((document.body.innerHTML = ""), (prefs.lang = "en")));

class Pupil {
  ended = 0;
  readonly model = new TableModel("t");
  readonly steps: number;
  readonly #host;

  constructor(slug: string, lang: Lang, start: Moment) {
    prefs.lang = lang;
    const { game, me } = games[slug]!;
    this.model.game = game(lang);
    this.steps = this.model.game.lesson!.length;
    this.model.card = { id: "t", game: slug, seats: [{ word: me }], my_seats: [0], pending: [0], status: "running" } as unknown as TableCard;
    this.model.seat = 0;
    this.see(start);
    this.#host = mount(Host, { target: document.body, props: { model: this.model, Part: Lesson, props: { onend: () => (this.ended += 1) } } });
    flushSync();
  }

  see({ view, row }: Moment) {
    this.model.view = view;
    this.model.offer = { row, quiet: false, moves: [] };
    flushSync();
  }
  get at(): number {
    return Number(document.querySelector(".lesson .caps")!.textContent!.match(/\d+/)![0]);
  }
  get asks(): boolean {
    return this.model.game!.lesson![this.at - 1]!.until !== undefined;
  }
  press(selector: string): boolean {
    const button = document.querySelector<HTMLElement>(`.lesson .act ${selector}`);
    button?.click();
    flushSync();
    return button !== null;
  }
  leave() {
    void unmount(this.#host);
  }
}

for (const slug of Object.keys(games))
  for (const lang of ["en", "cs"] as const)
    describe(`the lesson of ${slug} in ${lang}`, () => {
      const { moments } = games[slug]!;

      it("shows what was done early as done, and goes back step by step", () => {
        const pupil = new Pupil(slug, lang, moments.at(-1)!);
        const all = Array.from({ length: pupil.steps }, (_, i) => i + 1);
        const shown = [pupil.at];
        while (pupil.at < pupil.steps) {
          if (pupil.asks) expect(document.querySelector(".lesson")!.textContent).toContain(lang === "cs" ? "Už máš hotovo." : "Done already.");
          expect(pupil.press(".accent")).toBe(true);
          shown.push(pupil.at);
        }
        expect(shown).toEqual(all);
        const back = [pupil.at];
        while (pupil.press(".quiet")) back.push(pupil.at);
        expect(back).toEqual(all.reverse());
        pupil.leave();
      });

      it("leads on by what is done, and leaves out nothing", () => {
        const pupil = new Pupil(slug, lang, moments[0]!);
        const shown = [pupil.at];
        const note = () => shown.at(-1) !== pupil.at && shown.push(pupil.at);
        for (const moment of moments) {
          pupil.see(moment);
          note();
          while (pupil.at < pupil.steps && pupil.press(".accent")) note();
        }
        expect(shown).toEqual(Array.from({ length: pupil.steps }, (_, i) => i + 1));
        pupil.press(".accent");
        expect(pupil.ended).toBe(1);
        pupil.leave();
      });

      it("waits to be read where the rules alone did what it asks", () => {
        const pupil = new Pupil(slug, lang, moments[0]!);
        const nothingIsAsked = (view: Json) => (((pupil.model.view = view), (pupil.model.offer = null)), flushSync());
        nothingIsAsked(moments[0]!.view);
        while (!pupil.asks) pupil.press(".accent");
        const shown = pupil.at;
        for (const { view } of moments) {
          nothingIsAsked(view);
          expect(pupil.at).toBe(shown);
        }
        expect(pupil.press(".accent")).toBe(true);
        pupil.leave();
      });
    });
