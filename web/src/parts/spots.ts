// Listening on a board for its spots: click, touch (the nearest lit one within a thumb), Enter, and arrows along the lit ones.
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

function step(root: Element, from: Element | null, by: number) {
  const lit = [...root.querySelectorAll<HTMLElement>("[data-id].lit, [data-id].picked")];
  const at = from ? lit.indexOf(from as HTMLElement) : -1;
  lit[(at + by + lit.length) % lit.length]?.focus();
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
      const spot = (target as Element).closest("[data-id]");
      const id = spot?.getAttribute("data-id");
      if (!spot || !id) return;
      if (key === "Enter" || key === " ") model().picked.has(id) ? void model().confirm() : model().touch(id);
      else if (key === "ArrowRight" || key === "ArrowDown") step(root, spot, 1);
      else if (key === "ArrowLeft" || key === "ArrowUp") step(root, spot, -1);
      else return;
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
