// Finds the names of things inside a line of the log, so that they can be links. Inflected names may not be found.
export interface Part {
  text: string;
  element: string;
}

export function linkNames(line: string, names: readonly (readonly [element: string, name: string])[]): Part[] {
  let parts: Part[] = [{ text: line, element: "" }];
  for (const [element, name] of [...names].sort((a, b) => b[1].length - a[1].length)) {
    if (!name) continue;
    parts = parts.flatMap((part) => {
      const at = part.element ? -1 : part.text.toLowerCase().indexOf(name.toLowerCase());
      if (at < 0) return [part];
      const cut = [part.text.slice(0, at), part.text.slice(at, at + name.length), part.text.slice(at + name.length)];
      return [{ text: cut[0]!, element: "" }, { text: cut[1]!, element }, { text: cut[2]!, element: "" }].filter((piece) => piece.text);
    });
  }
  return parts;
}
