// What is open: which empire a phone shows, which opponent lies unfolded on a wide table, and whose eyes we look through.
class Panes {
  shown = $state("mine"); // "mine", "tray", "virtual" or a seat
  me = $state("");
  lens = $state.raw<{ word: string; box: DOMRect } | null>(null); // the card that is looked at closely
}
export const panes = new Panes();
