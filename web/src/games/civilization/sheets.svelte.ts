// The sheets that lie over the board are no part of the first picture: they come after it, all in one piece.
import type { Component } from "svelte";

class Sheets {
  all = $state.raw<Component | null>(null);
}
export const sheets = new Sheets();
export async function loadSheets(): Promise<void> {
  sheets.all ??= (await import("./Sheets.svelte")).default;
}
