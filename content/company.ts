import { readCompany } from "./lists.ts";

export type { Telephone } from "./references.ts";
export type { RotaPlace } from "./schema-company.ts";

const { rota: places, ...owner } = readCompany().values;

/** Everything a new owner replaces. Reads company.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const company = owner;

const { answers, newMatters, clients } = owner.night;

/** What a call does while the office is closed: the sentences of every page. */
export const night = { answers, newMatters, clients };

/** Who is told, in this order, that a message is overdue. */
export const rota = places;
