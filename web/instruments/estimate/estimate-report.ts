import { csvOf } from "web/instruments/frame/csv.ts";
import type { Reported } from "web/instruments/frame/result.tsx";
import type { Answer, Burden } from "./answer.ts";
import { documentsPerGigabyte, estimateKinds, estimateLevels } from "./assumptions.ts";
import { assumptionKeys, assumptionOf, fields } from "./figures.ts";
import { estimate as words } from "./words.ts";

/** The report: the cells by name, so that the file can be loaded again (read-figures.ts), and the results. */
export function reportOf({ answer, isSpecimen }: { answer: Answer; isSpecimen: boolean }): Reported {
  const { typed, kinds, totals, tornado, costs } = answer;
  return {
    specimen: isSpecimen,
    inputs: fields.map((name) => ({ name, value: Number((typed[name] ?? "").replaceAll(",", "")) })),
    findings: {
      totals,
      middleByKind: kinds,
      tornado,
      ...(costs ? { costs } : {}),
      assumptions: assumptionKeys.map((key) => {
        const { name, unit, means, source } = assumptionOf(key);
        return { key, name, unit, means, source };
      }),
      paragraph: paragraphOf(answer),
    },
  };
}

/** The measures of the schedule, in its order. */
export const scheduleColumns = ["collected", "loaded", "hostedLast", "read", "hours", "months"] as const;

/** The schedule as a table (RFC 4180) with figures without thousands separators, for programs; the last column is counsel's. */
export function scheduleCsv({ kinds, totals }: Pick<Answer, "kinds" | "totals">): string {
  const { columns, all, counsel } = words.schedule;
  const rows = [
    [...Object.values(columns).slice(0, -1), `${columns.counsel} (${counsel})`],
    ...estimateKinds.map((kind) => [documentsPerGigabyte[kind].name, ...scheduleColumns.map((column) => kinds[kind][column]), ""]),
    ...estimateLevels.map((level) => [all[level], ...scheduleColumns.map((column) => totals[level][column]), ""]),
  ];
  return csvOf(rows);
}

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

/** A figure with the digits that an estimate has, three: 86,996 is "87,000", 0.7531 is "0.753". */
export const about = (value: number): string => Number(value.toPrecision(3)).toLocaleString("en-US", { maximumFractionDigits: 3 });

/** A figure as it was computed: thousands apart, at most two decimals. */
export const exact = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });
