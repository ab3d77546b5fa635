// One table as its page knows it: the last view, what is offered, what was picked so far, and what the server must be told.
import { getContext, setContext } from "svelte";
import type { GameUi, Preview } from "../games/game.ts";
import { api } from "../lib/api.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { live } from "../lib/socket.svelte.ts";
import { ApiError, type ChatEntry, type Clock, type Change, type Hint, type Json, type LogEntry, type Move, type Offer, type PickSet, type Refused, type Result, type TableCard } from "../lib/types.ts";
import { mergePatch } from "../lib/merge.ts";
import { foretold } from "./foretold.ts";
import { byVerb, decided, litElements, narrow } from "./narrow.ts";
import { actorOf, Playback } from "./playback.svelte.ts";
import { isWhole, openTo, toggled } from "./sets.ts";

export interface Why {
  element: string;
  reasons: { text: string; rule: string }[];
}

// What can be clicked of a move: the things it is about.
const withElements = <T extends { things?: Move["things"] }>(move: T) => ({ ...move, elements: (move.things ?? []).map(([, id]) => id) });

const readSet = (set: PickSet): PickSet => ({ ...set, members: set.members.map(withElements), enough: set.enough && withElements(set.enough), aside: set.aside && withElements(set.aside) });

const kNoEarlier = { log: null, chat: null };

export class TableModel {
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | "spectator">("spectator");
  view = $state.raw<Json>(null);
  revision = $state(0);
  offer = $state.raw<Offer | null>(null);
  undo = $state<string | null>("");
  noAsking = $state<string | null>(""); // null: the others can be asked to agree
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  chatAbove = $state(0); // so many of its lines were brought later, above the others
  earlier = $state.raw<{ log: number | null; chat: number | null }>(kNoEarlier); // what the pages before are asked with
  loading = $state(false); // one of them
  past = ""; // of a replay: the moment whose log is shown
  clock = $state.raw<Clock | null>(null);
  pending = $state.raw<number[]>([]);
  ready = $state.raw<number[]>([]); // have answered what others are still asked at the same time
  result = $state.raw<Result[] | null>(null);
  askedUndo = $state.raw<{ seat: number; waiting_for: number[] } | null>(null);
  undoRefused = $state(false); // we asked, and somebody said no
  thinking = $state.raw<{ seat: number; iterations: number } | null>(null);
  changed = $state.raw<string[]>([]); // by the last event
  marks = $state.raw<ReadonlyMap<string, string>>(new Map()); // what others changed since one's last move, and who
  game = $state.raw<GameUi | null>(null);
  error = $state.raw<ApiError | null>(null);
  elsewhere = $state.raw<{ table: string; title: string } | null>(null); // another table waits for us
  problem = $state.raw<unknown>(null); // why the table cannot be shown

  picks = $state.raw<string[]>([]);
  verb = $state<string | null>(null);
  members = $state.raw<number[]>([]); // of the set that is asked for, picked so far
  enough = $state(false); // they are all, though there could be more
  sending = $state.raw<Move | null>(null);
  why = $state.raw<Why | null>(null);
  foreseen = $state.raw<{ move: string; revision: number; changes: Change[] } | null>(null); // what the server says a move brings
  hint = $state.raw<Hint | null>(null);
  focus = $state.raw<{ element: string; count: number } | null>(null); // fly there
  retell = $state.raw<{ from: number } | null>(null); // show again what happened after that revision
  jump: ((revision: number) => void) | null = null; // of a replay: to that moment
  replaying = $state(false);
  peek = $state(""); // whose board is looked at for a moment
  shown = $state(""); // whose board lies under the map; empty: one's own

  #refused: { revision: number; list: Refused[] } | null = null;
  #stop: (() => void) | null = null;
  #struck = new Set<number>(); // taken back while pages were on their way
  #present: { view: Json; offer: Offer | null; pending: number[] } | null = null; // while an earlier view is shown
  readonly playback = new Playback({
    // While a step is shown, it is the turn of whoever made it.
    show: (update, held) => this.update({ ...update, clock: this.clock, ...(held ? { offer: null, turn: actorOf(update.log) } : {}) }),
    release: (update) => {
      this.pending = this.#asked;
      this.#common({ ...update, clock: this.clock });
    },
    isFree: (update) => actorOf(update.log) === this.seat || (this.offer !== null && update.offer !== null),
  });

  constructor(readonly id: string) {}

  // ---- what follows from the state
  readonly word = $derived(typeof this.seat === "number" ? (this.card?.seats[this.seat]?.word ?? "") : "");
  readonly board = $derived(this.peek || this.shown || this.word || (this.card?.seats[0]?.word ?? ""));
  readonly words = $derived(this.card?.seats.map((seat) => seat.word) ?? []);
  readonly set = $derived(this.offer?.set ?? null);
  readonly moves = $derived(this.set ? [...this.set.members, ...(this.set.aside ? [this.set.aside] : [])] : (this.offer?.moves ?? []));
  readonly open = $derived(this.set ? openTo(this.set, this.members) : new Set<number>());
  readonly #targets = $derived.by(() => {
    const known = new Map<string, string[]>();
    for (const move of this.moves) known.set(move.move, this.game?.targets(move, this.view) ?? move.elements);
    return (move: Move) => known.get(move.move) ?? move.elements;
  });
  readonly remaining = $derived(narrow(this.moves, this.#targets, this.picks, this.verb));
  readonly touched = $derived(this.picks.length > 0 || this.verb !== null || this.members.length > 0 || this.enough);
  // Of a set: its members as one move, once they are whole.
  readonly whole = $derived.by((): Move | null => {
    const { set, members } = this;
    if (!set || !(members.length || this.enough) || !isWhole(set, members)) return null;
    const moves = members.map((member) => set.members[member]!);
    if (!moves.length) return set.enough;
    return { move: moves.map((move) => move.move).join("; "), verb: moves[0]!.verb, label: moves.map((move) => move.label).join(", "), elements: moves.flatMap((move) => this.#targets(move)) };
  });
  readonly chosen = $derived(this.set && this.verb === null ? this.whole : decided(this.remaining, this.#targets, this.picks, this.touched));
  readonly #ofSet = $derived(this.set && this.live ? [...this.open].flatMap((member) => this.#targets(this.set!.members[member]!)) : []);
  readonly lit = $derived(new Set(this.set ? this.#ofSet : this.live ? litElements(this.remaining.length ? (this.chosen ? this.moves : this.remaining) : this.moves, this.#targets, this.chosen ? [] : this.picks) : []));
  readonly picked = $derived(new Set(this.set ? this.members.flatMap((member) => this.#targets(this.set!.members[member]!)) : this.chosen ? this.#targets(this.chosen) : this.picks));
  readonly groups = $derived(byVerb(this.chosen ? this.moves : this.remaining));
  readonly preview = $derived.by((): Preview | null => {
    const { chosen: move, game, foreseen } = this;
    if (!move || !game) return null;
    return foretold(game, move, this.view, this.words, this.word, foreseen?.move === move.move && foreseen.revision === this.revision ? foreseen.changes : []);
  });
  readonly ghost = $derived(this.preview?.ghost ?? null);
  readonly over = $derived((this.card?.status === "over" || this.result !== null) && !this.playback.playing);
  readonly recent: ReadonlySet<string> = $derived(new Set([...this.marks.keys(), ...this.changed]));

  // Lights go out while the connection is lost or a move is on its way.
  get live(): boolean {
    return !this.replaying && !this.sending && live.state === "open" && this.offer !== null;
  }

  // Whom a seat plays, or else its colour.
  seatName(word: string): string {
    return this.game?.role?.(this.view, word) || (this.game?.name(word) ?? word);
  }

  targets(move: Move): readonly string[] {
    return this.#targets(move);
  }

  state(id: string): "lit" | "picked" | "" {
    return this.picked.has(id) ? "picked" : this.lit.has(id) ? "lit" : "";
  }

  // Shows an earlier view for a while; null: the table as it is.
  look(past: { view: Json; pending: number[] } | null, by: number | null = null) {
    if (past) {
      if (!this.#present) this.back();
      this.#present ??= { view: this.view, offer: this.offer, pending: this.pending };
      this.offer = null;
      this.pending = past.pending;
      this.#become(past.view, by);
    } else if (this.#present) {
      Object.assign(this, this.#present);
      this.#present = null;
    }
  }
  get isPast(): boolean {
    return this.#present !== null;
  }

  // Whoever is asked no more, while others that were asked together still are, is ready.
  #waitFor(pending: number[]) {
    const left = this.#asked.filter((seat) => !pending.includes(seat));
    const fewer = pending.length > 0 && pending.every((seat) => this.#asked.includes(seat));
    this.ready = fewer ? [...this.ready, ...left] : [];
    this.#asked = pending;
  }
  #asked: number[] = [];

  // Another view takes the place of the one that is shown, through something that this seat did.
  #become(view: Json, by: number | null) {
    const changed = this.game && this.view ? this.game.changed(this.view, view) : [];
    this.view = view;
    this.changed = changed;
    const kept = by === this.seat || (this.seat === "spectator" && by !== this.#acted) ? [] : this.marks;
    this.#acted = by;
    const word = by === null || by === this.seat ? "" : (this.words[by] ?? "");
    this.marks = new Map([...kept, ...(word ? changed.map((id): [string, string] => [id, word]) : [])]);
  }
  #acted: number | null = null;

  // ---- picking
  touch(id: string) {
    this.why = null;
    if (this.set) return this.#touchMember(this.set, id);
    if (this.picked.has(id)) return void (this.chosen && this.game?.atOnce?.(this.chosen) ? this.confirm() : this.back());
    if (!this.lit.has(id)) return void this.askWhy(id);
    if (this.chosen) this.back();
    const verbs = new Set(this.remaining.filter((move) => this.#targets(move).includes(id)).map((move) => move.verb));
    this.picks = [...this.picks, id];
    if (verbs.size === 1 && !this.chosen) this.verb = [...verbs][0] ?? null;
    this.#sendAtOnce();
    void this.#foresee();
  }

  // The first that can join, or else those that are picked.
  #touchMember(set: PickSet, id: string) {
    const here = set.members.map((_, member) => member).filter((member) => this.#targets(set.members[member]!).includes(id));
    const member = here.find((one) => this.open.has(one)) ?? here.find((one) => this.members.includes(one));
    if (member === undefined) return void this.askWhy(id);
    this.toggle(member);
  }

  toggle(member: number) {
    if (!this.set) return;
    this.why = null;
    this.verb = null;
    this.enough = false;
    this.members = toggled(this.set, this.members, member);
    if (this.open.size === 0) this.#sendAtOnce();
    void this.#foresee();
  }

  // No more of the set.
  stop() {
    this.verb = null;
    this.enough = true;
    this.#sendAtOnce();
    void this.#foresee();
  }

  choose(move: Move) {
    this.#pick(move);
    this.#sendAtOnce();
    void this.#foresee();
  }

  #pick(move: Move) {
    this.why = null;
    this.members = [];
    this.enough = false;
    this.verb = move.verb;
    this.picks = [...this.#targets(move)];
    const first = this.picks[0];
    if (first) this.fly(first);
  }

  // An answer that comes late is for nobody.
  async #foresee() {
    const { chosen: move, revision } = this;
    if (!move || !this.live) return;
    if (this.foreseen?.move === move.move && this.foreseen.revision === revision) return;
    const answer = await live.ask({ table: this.id, seat: this.seat, lang: prefs.lang, op: "preview", ...this.#said(move) }).catch(() => null);
    if (answer && this.revision === revision) this.foreseen = { move: move.move, revision, changes: answer.changes };
  }

  // What a move would bring, in words, for whoever rests on it.
  async consequence(move: Move): Promise<string> {
    if (!this.live || this.set) return "";
    const answer = await live.ask({ table: this.id, seat: this.seat, lang: prefs.lang, op: "preview", move: move.move }).catch(() => null);
    return ((answer?.changes ?? []) as Change[]).map((change) => this.game?.written?.(change.text) ?? change.text).join(", ");
  }

  // A move as the server is told it: of a set all members.
  #said(move: Move): Json {
    return this.set && move === this.whole ? { moves: this.members.map((member) => this.set!.members[member]!.move) } : { move: move.move };
  }

  back() {
    this.picks = [];
    this.members = [];
    this.enough = false;
    this.verb = null;
    this.why = null;
  }

  fly(element: string) {
    this.focus = { element, count: (this.focus?.count ?? 0) + 1 };
  }

  #sendAtOnce() {
    if (this.chosen && (!prefs.confirm || this.game?.atOnce?.(this.chosen))) void this.confirm();
  }

  async confirm() {
    const move = this.chosen;
    if (!move || !this.live) return;
    this.sending = move;
    this.hint = null;
    await this.#ask({ op: "move", revision: this.revision, ...this.#said(move) });
    if (this.sending !== move) return; // the update came first and cleared the picks; later ones stay
    this.sending = null;
    this.back();
  }

  // ---- questions to the server
  async takeBack() {
    this.back();
    if (this.undo === null) await this.#ask({ op: "undo", revision: this.revision });
    else await this.#ask({ op: "ask_undo", revision: this.revision });
  }

  async answerUndo(yes: boolean) {
    await this.#ask({ op: "answer_undo", yes });
    this.askedUndo = null;
  }

  async askHint() {
    const answer = await this.#ask({ op: "hint" });
    if (!answer) return;
    this.hint = answer as Hint;
    const move = this.moves.find((m) => m.move === this.hint?.move);
    if (!move || !prefs.confirm || this.set) return;
    this.#pick(move); // advice only: nothing is sent
    void this.#foresee();
  }

  async say(text: string) {
    await this.#ask({ op: "chat", text });
  }

  async askWhy(element: string) {
    const about = this.game?.about?.(element);
    const reasons: Why["reasons"] = [];
    if (this.offer && typeof this.seat === "number") {
      for (const refused of await this.refusals()) {
        const hit = refused.elements.includes(element) || (this.game?.targets({ ...refused, label: "" }, this.view) ?? []).includes(element);
        if (hit && !reasons.some((reason) => reason.text === refused.reason)) reasons.push({ text: refused.reason, rule: refused.rule });
      }
      for (const text of this.game?.missing?.(element, this.view, this.word) ?? []) reasons.push({ text, rule: "" });
    }
    if (reasons.length || about) this.why = { element, reasons: reasons.length ? reasons : about ? [{ text: about.lines.join(" "), rule: about.rule }] : [] };
  }

  // A bot plays for us since we were away: take the seat back.
  async reclaim(seat: number) {
    try {
      this.card = (await api<{ table: TableCard }>("PUT", `tables/${this.id}/seats/${seat}`, { reclaim: true })).table;
    } catch (error) {
      if (error instanceof ApiError) this.error = error;
    }
  }

  async refusals(): Promise<Refused[]> {
    if (this.#refused?.revision !== this.revision) {
      const answer = await this.#ask({ op: "why" });
      this.#refused = { revision: this.revision, list: (answer?.refused ?? []).map(withElements) };
    }
    return this.#refused.list;
  }

  // ---- pages before those that are there
  async earlierLog() {
    const { past, earlier: { log: before } } = this;
    const page = await this.#page<{ log: LogEntry[]; earlier: number | null }>("log", before, past || `seat=${this.seat}`);
    if (!page || this.earlier.log !== before || this.past !== past) return;
    this.log = [...this.#strike(page.log, this.#struck), ...this.log];
    this.earlier = { ...this.earlier, log: page.earlier };
  }

  async earlierChat() {
    const before = this.earlier.chat;
    const page = await this.#page<{ chat: ChatEntry[]; earlier: number | null }>("chat", before, "");
    if (!page || this.earlier.chat !== before) return;
    this.chat = [...page.chat, ...this.chat];
    this.chatAbove += page.chat.length;
    this.earlier = { ...this.earlier, chat: page.earlier };
  }

  async #page<T>(what: string, before: number | null, more: string): Promise<T | null> {
    if (before === null || this.loading) return null;
    this.loading = true;
    try {
      return await api<T>("GET", `tables/${this.id}/${what}?before=${before}${more && `&${more}`}`);
    } catch (error) {
      if (error instanceof ApiError) this.error = error;
      return null;
    } finally {
      this.loading = false;
    }
  }

  #strike(log: LogEntry[], undone: Set<number>): LogEntry[] {
    return undone.size ? log.map((entry) => (undone.has(entry.revision) ? { ...entry, undone: true } : entry)) : log;
  }

  async #ask(message: Json): Promise<Json | null> {
    this.error = null;
    try {
      return await live.ask({ table: this.id, seat: this.seat, lang: prefs.lang, ...message });
    } catch (error) {
      // A move that came too late is no mistake: the missing updates follow.
      if (error instanceof ApiError && error.code !== "stale") this.error = error;
      return null;
    }
  }

  // ---- listening
  watch(seat?: number) {
    if (this.#stop) live.say({ op: "unwatch", table: this.id });
    this.#stop?.();
    this.#stop = live.listen(
      (message) => this.#heard(message),
      () => live.say({ op: "watch", table: this.id, lang: prefs.lang, ...(seat === undefined ? {} : { seat }), key: "watch" }),
    );
  }

  unwatch() {
    this.#stop?.();
    this.#stop = null;
    live.say({ op: "unwatch", table: this.id });
  }

  #heard(message: Json) {
    if (message.op === "error" && message.key === "watch") this.problem = new ApiError(message.error?.code ?? "error", message.error?.message ?? "");
    if (message.op === "card" && message.card?.id === this.id) this.#newCard(message.card);
    if (message.op === "your_turn" && message.table !== this.id) this.elsewhere = { table: message.table, title: message.title };
    if (message.table !== this.id) return;
    if (message.op === "snapshot") this.snapshot(message);
    else if (message.op === "update" && message.seat === this.seat) this.#heardUpdate(message);
    else if (message.op === "chat") this.chat = [...this.chat, message.entry];
    else if (message.op === "thinking") this.thinking = { seat: message.seat, iterations: message.iterations };
    else if (message.op === "asked_undo") this.#undoAsked(message);
  }

  #heardUpdate(message: Json) {
    this.look(null);
    this.clock = message.clock ?? null; // clocks tell what is, whatever is shown
    this.playback.take(message);
  }

  // Nobody left to answer: all agreed, or (without a seat) somebody did not.
  #undoAsked(message: Json) {
    this.undoRefused = message.seat === null && this.askedUndo?.seat === this.seat;
    this.askedUndo = message.seat === null || !message.waiting_for.length ? null : message;
  }

  // Whoever sat down, or whose game has begun, looks on from the seat from now on.
  #newCard(card: TableCard) {
    const begun = this.card?.status === "open" && card.status === "running";
    this.card = card;
    if (begun) this.watch();
  }

  snapshot(message: Json) {
    this.#present = null;
    this.playback.clear();
    this.#keepEarlier(message);
    this.problem = null;
    this.card = message.card;
    this.seat = message.seat;
    this.view = message.view ?? null; // before the start there is none
    this.askedUndo = message.asked_undo ?? null;
    this.pending = this.#asked = message.pending ?? message.card.pending ?? [];
    this.ready = [];
    this.result = message.result ?? message.card.result ?? null;
    this.#common(message);
  }

  // A snapshot brings the newest lines: what was read of earlier ones stays above them, if nothing is missing between.
  #keepEarlier(message: Json) {
    const [log, chat]: [LogEntry[], ChatEntry[]] = [message.log ?? [], message.chat ?? []];
    const above = <T>(mine: T[], fresh: T[], place: (line: T) => number): T[] => {
      const [first, last] = [fresh[0], mine.at(-1)];
      return first && last && message.seat === this.seat && place(last) >= place(first) ? mine.filter((line) => place(line) < place(first)) : [];
    };
    const [oldLog, oldChat] = [above(this.log, log, (entry) => entry.revision), above(this.chat, chat, (entry) => entry.time)];
    const { log: beforeLog, chat: beforeChat } = message.earlier ?? kNoEarlier;
    this.earlier = { log: oldLog.length ? this.earlier.log : beforeLog, chat: oldChat.length ? this.earlier.chat : beforeChat };
    this.log = [...oldLog, ...log];
    this.chat = [...oldChat, ...chat];
    this.chatAbove = oldChat.length;
    this.#struck.clear();
  }

  update(message: Json) {
    this.askedUndo = null; // the table has moved on
    this.undoRefused = false;
    this.#become(message.view !== undefined ? message.view : message.patch !== undefined ? mergePatch(this.view, message.patch) : this.view, actorOf(message.log));
    const undone = new Set<number>(message.undone ?? []);
    undone.forEach((revision) => this.#struck.add(revision));
    const struck = this.#strike(this.log, undone);
    const last = struck.at(-1)?.revision ?? 0;
    this.log = [...struck, ...message.log.filter((entry: LogEntry) => entry.revision > last)];
    this.#waitFor(message.pending ?? this.#asked);
    this.pending = message.turn === undefined || message.turn === null ? this.#asked : [message.turn];
    if (message.result) this.result = message.result;
    this.#common(message);
  }

  #common(message: Json) {
    const row = this.offer?.row;
    this.revision = message.revision;
    this.offer = message.offer ? { ...message.offer, moves: message.offer.moves.map(withElements), ...(message.offer.set ? { set: readSet(message.offer.set) } : {}) } : null;
    this.undo = message.undo === undefined ? "" : message.undo;
    this.noAsking = message.ask_undo === undefined ? "" : message.ask_undo;
    this.clock = message.clock ?? null;
    this.thinking = null;
    if (this.sending || !this.offer || this.offer.row !== row || this.set || (this.touched && !this.remaining.length)) this.back();
    this.sending = null;
    if (this.hint && !this.moves.some((move) => move.move === this.hint?.move)) this.hint = null;
    this.why = null;
  }
}

const kTable = Symbol("table");
export const provideTable = (model: () => TableModel) => setContext(kTable, model);
export const useTable = () => getContext<() => TableModel>(kTable);
