// Lets pieces travel while a step of the game is shown: what moved on a board goes its way, and what came is brought by a piece of
// whoever did it. Straight lines over the board, once; the table is drawn anew before, so nothing depends on it.
import { tick } from "svelte";
import type { Thing } from "../lib/types.ts";
import { isCalm } from "./playback.svelte.ts";
import { drawnAt } from "./point.ts";

const kTime = 320; // --d-3
const kEase = "cubic-bezier(0.3, 0, 0.2, 1)";
const kMoved = 6; // more at once is a board that turned, not pieces that went
const kBrought = 4;
const kNear = 6; // px

interface Journey {
  seat: string; // its word; empty: nobody's
  things: readonly Thing[]; // that the move names
  changed: () => readonly string[]; // places that look different now
}

const boards = ".board [data-id], .mine [data-id]";
const middle = (node: Element) => {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};
type Place = ReturnType<typeof middle>;

function places(): Map<string, Place> {
  const out = new Map<string, Place>();
  for (const node of document.querySelectorAll(boards)) out.set(node.getAttribute("data-id")!, middle(node));
  return out;
}

// Pieces with an id of their own: from where they stood. In a drawing, lengths are those of the drawing.
function glide(before: Map<string, Place>): boolean {
  const moved = [...document.querySelectorAll<SVGElement | HTMLElement>(boards)].flatMap((node) => {
    const [was, is] = [before.get(node.getAttribute("data-id")!), middle(node)];
    return was && was.width && is.width && Math.hypot(was.x - is.x, was.y - is.y) > kNear ? [{ node, x: was.x - is.x, y: was.y - is.y }] : [];
  });
  if (!moved.length || moved.length > kMoved) return false;
  for (const { node, x, y } of moved) {
    const scale = node instanceof SVGElement ? ((node.parentNode as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : 1;
    node.animate?.({ translate: [`${x / scale}px ${y / scale}px`, "0 0"] }, { duration: kTime, easing: kEase });
  }
  return true;
}

function fly(seat: string, from: Place, to: Place) {
  const piece = document.createElement("div");
  piece.className = "travels";
  piece.setAttribute("aria-hidden", "true");
  piece.innerHTML = `<svg viewBox="-15 -15 30 30"><use href="#p-${seat}" x="-15" y="-15" width="30" height="30"/></svg>`;
  document.body.append(piece);
  const way = { translate: [`${from.x}px ${from.y}px`, `${to.x}px ${to.y}px`], opacity: [1, 1, 0.2] };
  const done = piece.animate?.(way, { duration: kTime, easing: kEase, fill: "both" });
  if (done) done.onfinish = () => piece.remove();
  else piece.remove();
}

// Where a piece comes onto the board: the point of its edge that is nearest to its owner's seat.
function entry(seat: string): Place | null {
  const board = document.querySelector(".map")?.getBoundingClientRect();
  const owner = document.querySelector(`.seats [data-seat="${CSS.escape(seat)}"]`);
  if (!board?.width || !owner) return null;
  const { x, y } = middle(owner);
  return { x: Math.min(Math.max(x, board.left), board.right), y: Math.min(Math.max(y, board.top), board.bottom), width: 0 };
}

function bring({ seat, things, changed }: Journey) {
  const board = document.querySelector(".map")?.getBoundingClientRect();
  const onBoard = (id: string) => {
    const node = drawnAt(id);
    const at = node?.closest(".map") && middle(node);
    return at && board && at.x > board.left && at.x < board.right && at.y > board.top && at.y < board.bottom ? at : null;
  };
  const drawn = things.flatMap(([kind, id]) => (onBoard(id) ? [{ kind, at: onBoard(id)! }] : []));
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first && last && first !== last && first.kind === last.kind) return fly(seat, first.at, last.at);
  const from = entry(seat);
  if (from) for (const at of changed().flatMap((id) => onBoard(id) ?? []).slice(0, kBrought)) fly(seat, from, at);
}

export async function travelling(journey: Journey, show: () => void) {
  const before = isCalm() ? null : places();
  show();
  if (!before) return;
  await tick();
  if (!glide(before) && journey.seat) bring(journey);
}
