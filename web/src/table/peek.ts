// A look at another board without opening it: while the pointer rests on a seat, or a finger is held on it.
import type { TableModel } from "./model.svelte.ts";

const kRest = 400; // ms

// A Svelte attachment for the seats; each names its own with data-seat.
export function peeks(table: () => TableModel) {
  return (root: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false; // by a finger: its click opens nothing
    const wordAt = (event: Event) => (event.target as Element).closest("[data-seat]")?.getAttribute("data-seat") ?? "";
    const end = () => {
      clearTimeout(timer);
      table().peek = "";
    };
    const begin = (event: Event) => {
      end();
      held = false;
      const word = wordAt(event);
      const { pointerType } = event as PointerEvent;
      if (!word || (event.type === "pointerover") !== (pointerType === "mouse")) return;
      timer = setTimeout(() => {
        table().peek = word;
        held = pointerType !== "mouse";
      }, kRest);
    };
    const click = (event: Event) => {
      clearTimeout(timer);
      if (held) event.stopPropagation();
      held = false;
    };
    const menu = (event: Event) => held && event.preventDefault();
    const heard: [string, (event: Event) => void, boolean?][] = [["pointerover", begin], ["pointerdown", begin], ["pointerup", end], ["pointercancel", end], ["pointerleave", end], ["click", click, true], ["contextmenu", menu]];
    for (const [name, what, first] of heard) root.addEventListener(name, what, first);
    return () => {
      end();
      for (const [name, what, first] of heard) root.removeEventListener(name, what, first);
    };
  };
}
