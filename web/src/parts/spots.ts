// Listening on a board for its spots: click, touch (the nearest lit one within a thumb), Enter. Arrows walk along what can be
// touched on all boards.
import type { TableModel } from "../table/model.svelte.ts";

const kThumb = 28; // px round a touch

function idAt(root: Element, event: MouseEvent): string | null {
  const hit = (event.target as Element).closest<Element>("[data-id]");
  const direct = hit?.getAttribute("data-id") ?? null;
  if (hit?.matches(".lit, .picked")) return direct;
  let best: string | null = direct;
  let nearest = kThumb;
  for (const spot of root.querySelectorAll<Element>("[data-id].lit")) {
    const box = spot.getBoundingClientRect();
    const distance = Math.hypot(event.clientX - (box.x + box.width / 2), event.clientY - (box.y + box.height / 2));
    if (distance < nearest) [nearest, best] = [distance, spot.getAttribute("data-id")];
  }
  return best;
}

// Lit things that can be seen, then the moves that touch nothing; where nothing is lit, all moves of the panel.
function stops(): HTMLElement[] {
  const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility?.({ visibilityProperty: true }) ?? true);
  const spots = seen("[data-id].lit, [data-id].picked");
  return [...spots, ...seen(spots.some((spot) => spot.matches(".lit")) ? ".groups .chip.bare" : ".groups .chip")];
}

// The next stop by document order, wherever one stands: what was touched last may be lit no more.
export function walk(from: Element, by: 1 | -1) {
  const all = stops();
  const at = all.indexOf(from as HTMLElement);
  if (at >= 0) return all[(at + by + all.length) % all.length]?.focus();
  const before = all.filter((stop) => !(from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)).length;
  all[(by > 0 ? before : before - 1 + all.length) % all.length]?.focus();
}

// A Svelte attachment: {@attach spots(() => model)}
export function spots(model: () => TableModel) {
  return (root: Element) => {
    const click = (event: Event) => {
      const id = idAt(root, event as MouseEvent);
      if (id) model().touch(id);
    };
    const key = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      const id = (target as Element).closest("[data-id]")?.getAttribute("data-id");
      if (!id || (key !== "Enter" && key !== " ")) return;
      model().picked.has(id) && (model().chosen || !model().set) ? void model().confirm() : model().touch(id);
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener("click", click);
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", key);
    };
  };
}
