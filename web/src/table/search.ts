// Searching rules: all words must occur, accents and case aside; and the rule ids inside a text as links.
const plain = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

export function matches(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query).split(/\s+/).filter(Boolean).every((word) => where.includes(word));
}

// EN-4.12, EN-X3 (an example), IS-R7 (a ruling), IS-C.com_castle (a card).
const kRule = /\b([A-Z]{2}-(?:[A-Z]?\d+(?:\.\d+)?|[A-Z]\.[a-z_]+))/;

export function parts(text: string): { text: string; rule: string }[] {
  // Of the parts between two ids and the ids themselves every second is an id.
  return text.split(kRule).map((part, i) => ({ text: part, rule: i % 2 ? part : "" })).filter((part) => part.text);
}

// What is read of a rule's id: the entry of a card is found by the card's id, which is no word for people ("IS-C.old_forest").
export const ruleName = (id: string): string => id.replace(/\.[a-z]\w*$/, "");
