import { accountKind } from "./account-kind.ts";
import type { Found } from "./finding.ts";
import { type LogView, operationsIn } from "./log-view.ts";
import { networkOf } from "./network-of.ts";

const DAY = 86_400_000;
/** Failed attempts within this time before a sign-in, in milliseconds, are shown with it. */
const BEFORE = DAY;

type Known = { readonly first: number; readonly networks: Set<string>; readonly failed: Map<string, number[]> };

/**
 * The first sign-in of a person from a network that no earlier record of that person has. The log must cover the person for as many days as
 * the settings say. A failed attempt does not make a network known.
 */
export function newNetworks(view: LogView): readonly Found[] {
  const { table, settings } = view;
  const networks = table.addresses.map(networkOf);
  const isSignIn = operationsIn(table, "signIns");
  const isFailure = operationsIn(table, "failedSignIns");
  const kinds = table.people.map(accountKind);
  const people = new Map<number, Known>();
  const found: Found[] = [];
  for (let row = 0; row < table.length; row++) {
    const person = table.person[row] ?? 0;
    const network = networks[table.address[row] ?? 0];
    if (!network || !view.isShown(person) || (kinds[person] !== "person" && kinds[person] !== "guest")) continue;
    const time = table.time[row] ?? 0;
    const known: Known = people.get(person) ?? { first: time, networks: new Set(), failed: new Map() };
    people.set(person, known);
    const operation = table.operation[row] ?? 0;
    if (isFailure[operation] || (isSignIn[operation] && table.failed[row])) {
      known.failed.set(network, [...(known.failed.get(network) ?? []), row].slice(-100));
      continue;
    }
    if (isSignIn[operation] && !known.networks.has(network) && known.networks.size > 0 && time - known.first >= settings.days * DAY) {
      const failed = (known.failed.get(network) ?? []).filter((attempt) => time - (table.time[attempt] ?? 0) <= BEFORE);
      const address = table.addresses[table.address[row] ?? 0] ?? "";
      const agent = table.agents[table.agent[row] ?? 0] ?? "";
      const facts = { test: "networks" as const, network, address, agent, known: known.networks.size, failed: failed.length };
      found.push({ person, rows: [...failed, row], facts });
    }
    known.networks.add(network);
  }
  return found;
}
