import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

export type { Telephone } from "./references.ts";
export type { RotaPlace } from "./schema-company.ts";

/** Everything a new owner replaces: company.yaml. */
export let company: Omit<Content["company"], "rota">;

/** What a call does while the office is closed: the sentences of every page. */
export let night: Pick<Content["company"]["night"], "answers" | "newMatters" | "clients">;

/** Who is told, in this order, that a message is overdue. */
export let rota: Content["company"]["rota"];

whenShown("company", ({ rota: places, ...owner }) => {
  const { answers, newMatters, clients } = owner.night;
  company = owner;
  night = { answers, newMatters, clients };
  rota = places;
});
