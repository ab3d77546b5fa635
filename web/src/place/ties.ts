// Whom I follow and have blocked. The session knows the blocked ones, too: what they write is not shown.
import { api } from "../lib/api.ts";
import { session } from "../lib/session.svelte.ts";
import type { Player } from "./types.ts";

export interface Ties {
  follows: (Player & { friend: boolean; online: boolean })[];
  blocks: Player[];
}

export const getTies = () => api<Ties>("GET", "me/ties");

export async function setTie(id: string, tie: "follow" | "block" | null): Promise<Ties> {
  const ties = await api<Ties>("PUT", `people/${encodeURIComponent(id)}/tie`, { tie });
  if (session.account) session.account = { ...session.account, blocks: ties.blocks.map((player) => player.id) };
  return ties;
}
