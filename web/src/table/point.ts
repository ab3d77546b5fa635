// Shows where something is, on the boards and in the text view, until the returned function is called.
const kSelector = (id: string) => `[data-id="${CSS.escape(id)}"], [data-part="${CSS.escape(id)}"], [data-thing="${CSS.escape(id)}"]`;

export const drawnAt = (id: string): Element | null => document.querySelector(kSelector(id));

export function pointAt(id: string): () => void {
  const marked = document.querySelectorAll(kSelector(id));
  marked.forEach((node) => node.classList.add("pointed"));
  return () => marked.forEach((node) => node.classList.remove("pointed"));
}
