// Requests to the server: one function, and the few calls that pages share.
import { prefs } from "./prefs.svelte.ts";
import { ApiError, type Account, type GameInfo, type Json, type Rulebook, type TableCard, type TableWish, type Texts } from "./types.ts";

export async function api<T = Json>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api/v1/${path}${path.includes("?") ? "&" : "?"}lang=${prefs.lang}`;
  const headers: Record<string, string> = { "X-Pentarchy": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: "same-origin" });
  } catch {
    throw new ApiError("offline", "");
  }
  const text = await response.text();
  const answer = text ? parse(text) : null;
  if (response.ok) return answer as T;
  const error = (answer as Json)?.error ?? {};
  throw new ApiError(error.code ?? "http", error.message ?? `${response.status} ${response.statusText}`, error.rule ?? "", response.status);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const getMe = () => api<{ account: Account | null }>("GET", "me");
export const createTable = (wish: TableWish) => api<{ table: TableCard }>("POST", "tables", wish);
export const listTables = (list: string, game = "", before = 0, also = "") =>
  api<{ tables: TableCard[]; more: number | null }>("GET", `tables?list=${list}${game ? `&game=${game}` : ""}${before ? `&before=${before}` : ""}${also}`);

// What belongs to a game does not change while the page lives; the language is part of the key.
const kept = new Map<string, Promise<unknown>>();
function keep<T>(path: string): Promise<T> {
  const key = `${path}?${prefs.lang}`;
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = api<T>("GET", path);
    answer.catch(() => kept.delete(key));
    kept.set(key, answer);
  }
  return answer;
}

export const getGames = async () => (await keep<{ games: GameInfo[] }>("games")).games;
export const getRules = (game: string) => keep<Rulebook>(`games/${game}/rules`);
export const getComponents = (game: string) => keep<Json>(`games/${game}/components`);
export const getTexts = async (game: string) => (await keep<{ texts: Texts }>(`games/${game}/texts`)).texts;
