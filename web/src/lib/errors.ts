// What went wrong, in the language of the page: by the protocol's code, or in the server's words where a rule speaks.
import { en } from "../i18n/en.ts";
import { t, type Key } from "./i18n.svelte.ts";
import { ApiError } from "./types.ts";

// These come in the language that was asked for: reasons of rules, and what the page itself has said.
const isSaid = ({ code, rule, message }: ApiError) => message !== "" && (rule !== "" || code === "no_undo" || code === "push");

// The server is out of reach, restarting or too busy: the same may work in a moment.
const kPassing = ["offline", "shutting_down", "too_many", "store", "busy"];
export const isPassing = (problem: unknown): boolean => !(problem instanceof ApiError) || kPassing.includes(problem.code) || problem.status >= 500;

export function told(problem: unknown): string {
  if (!(problem instanceof ApiError) || problem.code === "offline") return t("offline");
  if (isSaid(problem)) return problem.message;
  const key = `error.${problem.code}`;
  return t(key in en ? (key as Key) : "error.other");
}
