import type { TypedPlan } from "./plan.ts";

/** What a form holds, with the cells of the settings ("days.teams-chat") and of the names ("name.notice"). */
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
    // A form sends line ends as CR LF.
    custodians: one("custodians").replaceAll("\r\n", "\n"),
    days: all("days."),
    names: all("name."),
  };
}

/** Both are plain data with their keys in one order. */
export const isSamePlan = (a: TypedPlan, b: TypedPlan) => text(a) === text(b);

function text({ sources, event, leaving, began, matter, custodians, days, names }: TypedPlan): string {
  return JSON.stringify([sources, event, leaving, began, matter, custodians, days, names]);
}
