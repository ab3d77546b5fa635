// Searching rules: all words must occur, accents and case aside; and the rule ids inside a text as links.
const plain = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

export function matches(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query).split(/\s+/).filter(Boolean).every((word) => where.includes(word));
}

export function parts(text: string): { text: string; rule: string }[] {
  return text
    .split(/([A-Z]{2}-(?:\d+(?:\.\d+)?|[XY]\d+))/)
    .filter(Boolean)
    .map((part) => ({ text: part, rule: /^[A-Z]{2}-[\dXY]/.test(part) ? part : "" }));
}
