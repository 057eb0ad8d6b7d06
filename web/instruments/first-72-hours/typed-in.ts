import type { TypedPlan } from "./plan.ts";

/** Reads a form, including cells of settings ("days.teams-chat") and names ("name.notice"). */
export function typedIn(form: HTMLFormElement): TypedPlan {
  const data = new FormData(form);
  const entries = [...data].map(([name, value]) => [name, String(value)] as const);
  const one = (name: string) => entries.find(([key]) => key === name)?.[1] ?? "";
  const all = (prefix: string) =>
    Object.fromEntries(
      entries.filter(([key, value]) => key.startsWith(prefix) && value !== "").map(([key, value]) => [key.slice(prefix.length), value]),
    );
  return {
    sources: entries.filter(([key]) => key === "source").map(([, value]) => value),
    event: one("event"),
    leaving: one("leaving"),
    began: one("began"),
    matter: one("matter"),
    // FormData has line ends as CR LF.
    custodians: one("custodians").replaceAll("\r\n", "\n"),
    days: all("days."),
    names: all("name."),
  };
}

/** JSON comparison works because both are plain data with the same key order. */
export const isSamePlan = (a: TypedPlan, b: TypedPlan) => text(a) === text(b);

function text({ sources, event, leaving, began, matter, custodians, days, names }: TypedPlan): string {
  return JSON.stringify([sources, event, leaving, began, matter, custodians, days, names]);
}
