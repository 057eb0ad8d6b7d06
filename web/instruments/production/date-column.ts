import { type DateForm, type DateReading, readDate, type ZoneForm } from "./dates.ts";
import type { Findings } from "./finding.ts";

type Place = { readonly at: string; readonly line: number; readonly value: string };
type Seen = { count: number; readonly places: Place[] };

/** Places kept of each form until the column’s own form is known. */
const MOST_PLACES = 1_000;

/** The date forms in one column. The most frequent one is the column’s; rows with others are reported. */
export class DateColumn {
  readonly #name: string;
  readonly #forms = new Map<DateForm, Seen>();
  readonly #zones = new Map<ZoneForm, Seen>();
  #last: DateReading | undefined;
  #lastValue = "";

  constructor(name: string) {
    this.#name = name;
  }

  read(value: string, at: string, line: number, findings: Findings): void {
    // Adjacent rows often have the same date, so the last reading is kept.
    const reading = value === this.#lastValue ? this.#last : readDate(value);
    this.#last = reading;
    this.#lastValue = value;
    if (!reading) {
      findings.add("dates", "dateUnread", at, line, this.#name, value);
      return;
    }
    note(this.#forms, reading.form, { at, line, value });
    if (reading.zone) note(this.#zones, reading.zone, { at, line, value });
  }

  /** Reports dates that differ from the column’s form or zone, and a column with undecidable order of day and month. */
  end(findings: Findings): void {
    const unsettled = this.#forms.get("dayOrMonth");
    const [monthFirst, dayFirst] = [this.#forms.get("monthFirst"), this.#forms.get("dayFirst")];
    this.#forms.delete("dayOrMonth");
    if (unsettled && (monthFirst || dayFirst)) {
      const larger = (monthFirst?.count ?? 0) >= (dayFirst?.count ?? 0) ? monthFirst : dayFirst;
      if (larger) larger.count += unsettled.count;
    } else if (unsettled) {
      const [first] = unsettled.places;
      const isMost = [...this.#forms.values()].every(({ count }) => count <= unsettled.count);
      if (isMost) findings.add("dates", "dateUnsettled", this.#name, first?.line, this.#name, first?.value ?? "");
      this.#forms.set("dayOrMonth", unsettled);
    }
    for (const [form, seen] of minorities(this.#forms)) {
      const isOrder = monthFirst && dayFirst && (form === "monthFirst" || form === "dayFirst");
      report(findings, isOrder ? "dateBothOrders" : "dateMinority", this.#name, seen);
    }
    for (const [, seen] of minorities(this.#zones)) report(findings, "zoneMinority", this.#name, seen);
  }
}

function note<Form>(all: Map<Form, Seen>, form: Form, place: Place): void {
  const seen = all.get(form) ?? { count: 0, places: [] };
  if (seen.count++ === 0) all.set(form, seen);
  if (seen.places.length < MOST_PLACES) seen.places.push(place);
}

function minorities<Form>(all: ReadonlyMap<Form, Seen>): readonly (readonly [Form, Seen])[] {
  const [, ...rest] = [...all].toSorted(([, a], [, b]) => b.count - a.count);
  return rest;
}

function report(findings: Findings, kind: "dateMinority" | "dateBothOrders" | "zoneMinority", name: string, { count, places }: Seen): void {
  for (const { at, line, value } of places) findings.add("dates", kind, at, line, name, value);
  findings.count("dates", count - places.length);
}
