// The no-break spaces of Czech, set once when words are loaded: after one-letter words, between a number and its unit, and around
// an arrow. The texts of a game come from the server with theirs (engine/text/typography.h).
const kHard = "\u00a0";

export function hardSpaces(text: string): string {
  const bound = (words: string) => words.replace(/(^|[ („|\u00a0])([ksvzouai]) /g, `$1$2${kHard}`);
  return bound(bound(text)) // twice: in "a k tomu" the first match takes the space of the second
    .replace(/(^|[„|]|\. )([KSVZOUAI]) /g, `$1$2${kHard}`) // in the middle of a sentence a capital is a name: hut A
    .replace(/([\d}]) (£|%|VB)/g, `$1${kHard}$2`)
    .replace(/ ?→ ?/g, (arrow) => arrow.replace(/ /g, kHard));
}
