// A box of lines with the newest at the bottom. It follows them until a hand scrolls up to read; earlier lines come in above
// without moving what is read.
import { untrack } from "svelte";

const kByHand = 1000; // ms in which it may go on rolling
const kBottom = 40; // px
const kTop = 60;

export class Scroll {
  box = $state<HTMLElement>();
  height = $state(0);
  #pinned = true;
  #touched = 0; // when a hand was on it
  #rolled = 0; // and moved it

  // `first` and `last` name the lines at both ends; `earlier` brings more of them.
  constructor(first: () => unknown, last: () => unknown, readonly earlier: () => Promise<void>) {
    let below = 0;
    $effect.pre(() => {
      void first();
      untrack(() => (below = this.box ? this.box.scrollHeight - this.box.scrollTop : 0));
    });
    $effect(() => {
      void first();
      untrack(() => this.box && !this.#pinned && (this.box.scrollTop = this.box.scrollHeight - below));
    });
    $effect(() => {
      void last();
      void this.height; // the panel above it grows and shrinks
      if (this.#pinned && this.box) this.box.scrollTop = this.box.scrollHeight;
    });
  }

  hand = () => (this.#touched = Date.now());
  roll = () => (this.#rolled = this.hand());
  // Keys on the box itself scroll it; on what is in it they do something else.
  key = (event: KeyboardEvent) => void (event.target === this.box ? this.roll() : this.hand());

  // Whoever scrolls up reads on there, and at the bottom follows again. What the page moves by itself is moved back.
  scrolled = () => {
    const { box } = this;
    if (!box) return;
    const isBottom = box.scrollHeight - box.scrollTop - box.clientHeight < kBottom;
    if (isBottom || Date.now() - this.#touched < kByHand) this.#pinned = isBottom;
    else if (this.#pinned) box.scrollTop = box.scrollHeight;
    if (!this.#pinned && box.scrollTop < kTop && Date.now() - this.#rolled < kByHand) void this.earlier();
  };

  // The button that brought the first line is gone: whoever pressed it stays here.
  press = async () => {
    await this.earlier();
    if (document.activeElement === document.body) this.box?.focus({ preventScroll: true });
  };
}
