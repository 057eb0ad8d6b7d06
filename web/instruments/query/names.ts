import { initialed, type PersonId, specimenPeople } from "content/specimen/people.ts";
import type { SharedSource } from "content/specimen/specimen-document.ts";
import { longDay } from "web/parts/calendar-day.ts";
import type { Filters } from "./filters.ts";
import type { Held } from "./held.ts";
import { query as words } from "./words.ts";

/** The custodian: “R. Castellan”, or a shared source. */
export function custodianName(custodian: PersonId | SharedSource): string {
  return isPerson(custodian) ? initialed(custodian) : words.sources[custodian];
}

/** Sender and recipients with full names: two people are called S. Moreau. */
export function parties({ from, to, cc }: Held): string {
  const [writer, recipients, copied] = [[from], to, cc].map((ids) => ids.map(nameOf).join(", "));
  return `${writer}${recipients ? ` ${words.to} ${recipients}` : ""}${copied ? `, ${words.copied} ${copied}` : ""}`;
}

/** In full: “Rafael Castellan”. */
export const nameOf = (id: PersonId) => specimenPeople[id].name;

/** The time by the document's clock: “March 6, 2026, 22:12 CST”; only the date if the hour is unknown. */
export function moment({ at }: Held): string {
  const [day, hour, offset] = [at.slice(0, 10), at.slice(11, 16), at.slice(16)];
  const zone = Object.entries(words.zones).find(([each]) => each === offset)?.[1] ?? offset;
  return hour === "00:00" ? longDay(day) : `${longDay(day)}, ${hour} ${zone}`;
}

/** The filters in words; "" without filters. */
export function filterWords({ custodian, kind, from, to }: Filters): string {
  const { since, until } = words.filters;
  return [
    custodianChosen(custodian),
    Object.entries(words.kinds).find(([each]) => each === kind)?.[1] ?? "",
    from && since(longDay(from)),
    to && until(longDay(to)),
  ]
    .filter((each) => each !== "")
    .join(", ");
}

function custodianChosen(custodian: string): string {
  const source = Object.entries(words.sources).find(([each]) => each === custodian)?.[1];
  return source ?? (isPerson(custodian) ? initialed(custodian) : "");
}

const isPerson = (id: string): id is PersonId => id in specimenPeople;
