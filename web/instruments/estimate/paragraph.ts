import type { Answer } from "./answer.ts";
import type { Burden } from "./burden.ts";
import { about, exact } from "./format.ts";
import { estimate as words } from "./words.ts";

/** A paragraph for counsel to copy: the inputs, the three estimates, and their limits. */
export function paragraphOf({ inputs, totals, typed }: Answer): string {
  const people = words.schedule.people(exact(inputs.custodians));
  const { low, middle, high } = totals;
  return words.schedule.paragraph(
    exact(inputs.gigabytes),
    people,
    exact(inputs.months),
    typed["reviewers-middle"] ?? "",
    numbersOf(low),
    numbersOf(middle),
    numbersOf(high),
  );
}

function numbersOf({ loaded, hostedLast, read, hours, months }: Burden) {
  return { documents: about(loaded), hosted: about(hostedLast), read: about(read), hours: about(hours), months: about(months) };
}
