import { estimate as words } from "content/instruments.ts";
import { priceList } from "content/offer.ts";
import { stages } from "content/specimen/counts.ts";
import { intake } from "content/specimen/exhibits/ai.ts";
import fc from "fast-check";
import {
  type Answer,
  answer,
  answerOf,
  burdens,
  measures,
  readFigures,
  readReport,
  tornado,
  total,
  valuesAt,
} from "instruments/estimate/answer.ts";
import { estimateKinds } from "instruments/estimate/assumptions.ts";
import { answerAtRest } from "instruments/estimate/at-rest.ts";
import {
  assumptionField,
  assumptionKeys,
  assumptionOf,
  type Figures,
  fields,
  recordOf,
  scheduleCsv,
  shareField,
  targets,
} from "instruments/estimate/figures.ts";
import { rowsOf } from "instruments/frame/row-splitter.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { EstimateAnswer } from "./estimate-answer.tsx";

/** Any figures that the cells accept, with values as people type them. */
const anyFigures: fc.Arbitrary<Figures> = fc
  .record({
    gigabytes: fc.integer({ min: 1, max: 500_000 }).map((tenths) => tenths / 10),
    custodians: fc.integer({ min: 1, max: 500 }),
    months: fc.integer({ min: 1, max: 60 }),
    parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
    rows: fc.array(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 3 }), {
      minLength: assumptionKeys.length,
      maxLength: assumptionKeys.length,
    }),
  })
  .map(({ parts, rows, ...rest }) => {
    const cuts = [0, ...parts.toSorted((a, b) => a - b), 100];
    return {
      ...rest,
      shares: recordOf(estimateKinds, (kind) => {
        const i = estimateKinds.indexOf(kind);
        return ((cuts[i + 1] ?? 0) - (cuts[i] ?? 0)) / 100;
      }),
      assumptions: recordOf(assumptionKeys, (key) => {
        const { falls, unit } = assumptionOf(key);
        const row = rows[assumptionKeys.indexOf(key)] ?? [];
        const [low = 1, middle = 1, high = 1] = row
          .toSorted((a, b) => (falls ? b - a : a - b))
          .map((n) => (unit === "share" ? n / 100 : n));
        return { low, middle, high };
      }),
    };
  });

describe("for any figures", () => {
  test("low is at most middle, and middle at most high, in each measure", () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const [low, middle, high] = (["low", "middle", "high"] as const).map((level) =>
          total(burdens(figures, valuesAt(figures, level))),
        );
        for (const measure of measures) {
          expect(low?.[measure]).toBeLessThanOrEqual((middle?.[measure] ?? 0) * (1 + 1e-12));
          expect(middle?.[measure]).toBeLessThanOrEqual((high?.[measure] ?? 0) * (1 + 1e-12));
        }
      }),
    );
  });

  test("more gigabytes are more of everything, in proportion", () => {
    fc.assert(
      fc.property(anyFigures, fc.integer({ min: 2, max: 9 }), (figures, times) => {
        const once = total(burdens(figures, valuesAt(figures, "middle")));
        const more = total(
          burdens(
            { ...figures, gigabytes: figures.gigabytes * times },
            valuesAt(figures, "middle"),
          ),
        );
        for (const measure of measures) expectSame(more[measure], once[measure] * times);
      }),
    );
  });

  test("the kinds add up to what was collected, and, as shown, to the totals", () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { kinds, totals } = answerOf(figures);
        expectSame(
          total(burdens(figures, valuesAt(figures, "middle"))).collected,
          figures.gigabytes,
        );
        for (const measure of measures) {
          const sum = estimateKinds.reduce((all, kind) => all + kinds[kind][measure], 0);
          expectSame(totals.middle[measure], sum);
          for (const kind of estimateKinds) expect(kinds[kind][measure]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("a bar is what comes out when its cell is changed and nothing else, and the widest is first", () => {
    fc.assert(
      fc.property(anyFigures, fc.constantFrom(...targets), (figures, target) => {
        const bars = tornado(figures, target);
        const middle = total(burdens(figures, valuesAt(figures, "middle")))[target];
        for (const { key, low, high } of bars) {
          for (const [level, result] of [
            ["low", low],
            ["high", high],
          ] as const) {
            const changed = {
              ...figures.assumptions[key],
              middle: figures.assumptions[key][level],
            };
            const again = { ...figures, assumptions: { ...figures.assumptions, [key]: changed } };
            expectSame(total(burdens(again, valuesAt(again, "middle")))[target], result);
          }
          expect(low).toBeLessThanOrEqual(middle * (1 + 1e-12));
          expect(high).toBeGreaterThanOrEqual(middle * (1 - 1e-12));
        }
        const widths = bars.map(({ low, high }) => high - low);
        expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      }),
      { numRuns: 50 },
    );
  });

  test("a saved report brings back the same cells and the same answer", () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { typed } = answerOf(figures);
        const back = readReport(reportOf(typed));
        expect("typed" in back && answer(back.typed).answer?.typed).toEqual(typed);
      }),
      { numRuns: 20 },
    );
  });
});

describe("by hand", () => {
  it("follows one gigabyte of mail to the last hour", () => {
    const flat = recordOf(assumptionKeys, (key) => {
      const { unit } = assumptionOf(key);
      const value = { share: 0.5, times: 2, perGigabyte: 1_000, perHour: 50, people: 5, hours: 2 }[
        unit
      ];
      return { low: value, middle: value, high: value };
    });
    const shares = { mail: 1, office: 0, chat: 0, mobile: 0, images: 0, other: 0 };
    const { totals } = answerOf({
      gigabytes: 80,
      custodians: 1,
      months: 4,
      shares,
      assumptions: flat,
    });
    // 80 GB expand to 160. Half are system files, half of the rest duplicates: 40 GB, 40,000
    // documents. Half are culled, half set aside.
    expect(totals.middle).toEqual({
      collected: 80,
      unique: 40_000,
      loaded: 20_000,
      read: 10_000,
      hostedFirst: 40,
      hostedLast: 120,
      gigabyteMonths: 320,
      hours: 300,
      days: 30,
    });
  });
});

describe("the specimen agrees with the other exhibits within 1 %", () => {
  const { totals, kinds } = answerAtRest;
  it.each([
    ["without duplicates", totals.middle.unique, stages.unique],
    ["loaded", totals.middle.loaded, stages.loaded],
    ["for review", totals.middle.read, stages.forReview],
  ])("%s", (_stage, estimated, counted) =>
    expect(Math.abs(estimated / counted - 1)).toBeLessThan(0.01),
  );

  it("by kind of data, where the other exhibits count the same", () => {
    const counted = (kind: string) =>
      intake.arrivals.find((arrival) => arrival.kind === kind)?.items ?? 0;
    const loaded = (...names: readonly (typeof estimateKinds)[number][]) =>
      names.reduce((sum, kind) => sum + kinds[kind].loaded, 0);
    const pairs = [
      [loaded("mail", "office"), counted("Email and files") + counted("Other languages")],
      [loaded("chat", "mobile"), counted("Chat")],
      [loaded("images"), counted("Scans and handwriting") + counted("Photographs")],
      [loaded("other"), counted("Voice and video")],
    ] as const;
    for (const [estimated, items] of pairs)
      expect(Math.abs(estimated / items - 1)).toBeLessThan(0.02);
  });
});

const reportOf = (typed: Readonly<Record<string, string>>) =>
  JSON.stringify({
    report: 1,
    instrument: "estimate",
    inputs: fields.map((name) => ({ name, value: typed[name] })),
  });

/** Equal up to rounding: sums may be billions, where the next double is a millionth away. */
function expectSame(one: number, other: number) {
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(other)));
}

const { figures } = readFigures(answerAtRest.typed);
if (!figures) throw new Error("No figures at rest");
const prices = {
  processedGigabyte: 10,
  hostedGigabyteMonth: 5,
  reviewHour: 40,
  asOf: "2027-01-31",
};
const priced = answerOf(figures, prices);

const wordsOf = (answer: Answer) =>
  renderToStaticMarkup(<EstimateAnswer answer={answer} isStale={false} />).replace(/<[^>]*>/g, " ");

test("without the owner's prices it names none", () => {
  expect(answerAtRest.costs === undefined).toBe(!priceList.ours);
  expect(wordsOf({ ...priced, costs: undefined })).not.toMatch(/[$]|price|cost|dollar/i);
});

test("with them it says what each part comes to, and from which day they hold", () => {
  const { middle } = priced.totals;
  const [hosting, review] = [middle.gigabyteMonths * 5, middle.hours * 40];
  expect(priced.costs?.middle).toEqual({
    processing: 3450,
    hosting,
    review,
    all: 3450 + hosting + review,
  });
  expect(wordsOf(priced)).toContain("$3,450");
  expect(wordsOf(priced)).toContain(words.answer.asOf("2027-01-31"));
});

test("The schedule as CSV adds up to the middle figure, and leaves its last column to counsel", () => {
  const [head, ...rows] = rowsOf(scheduleCsv(answerAtRest), {
    delimiter: ",",
    qualifier: '"',
    newline: "\n",
  }).map(({ fields }) => fields);
  expect(head?.at(-1)).toBe(`${words.schedule.columns.counsel} (${words.schedule.counsel})`);
  expect(rows.map(([name]) => name).slice(-3)).toEqual(Object.values(words.schedule.all));
  expect(rows.every((row) => row.length === head?.length && row.at(-1) === "")).toBe(true);
  for (const column of [1, 2, 3, 4, 5, 6]) {
    const sum = rows.slice(0, 6).reduce((all, row) => all + Number(row[column]), 0);
    expect(sum).toBeCloseTo(Number(rows[7]?.[column]), 6);
  }
});

describe("the cells", () => {
  const errorsWith = (change: Readonly<Record<string, string>>) =>
    readFigures({ ...answerAtRest.typed, ...change }).errors;
  it.each([
    [{ gigabytes: "" }, { gigabytes: words.errors.positive }],
    [{ gigabytes: "0" }, { gigabytes: words.errors.positive }],
    [{ gigabytes: "1,2" }, { gigabytes: words.errors.positive }],
    [{ custodians: "2.5" }, { custodians: words.errors.whole }],
    [{ months: "241" }, { months: words.errors.atMost("240") }],
    [{ [shareField("mail")]: "50" }, { shares: words.errors.sum("92.9") }],
    [{ [assumptionField("culled", "low")]: "101" }, { "culled-low": words.errors.atMost("100") }],
    [{ [assumptionField("culled", "low")]: "10" }, { culled: words.errors.falls }],
    [{ [assumptionField("mail", "high")]: "10" }, { mail: words.errors.rises }],
    [{ [assumptionField("firstLevel", "low")]: "-5" }, { "firstLevel-low": words.errors.positive }],
  ])("%j is refused at its cell", (change, errors) => expect(errorsWith(change)).toEqual(errors));

  it("read what people write around a figure", () => {
    const read = readFigures({
      ...answerAtRest.typed,
      gigabytes: " 1,200.5 GB",
      [assumptionField("culled", "low")]: "80 %",
    });
    expect(read.figures?.gigabytes).toBe(1200.5);
    expect(read.figures?.assumptions.culled.low).toBe(0.8);
  });
});

describe("a file that is no saved report", () => {
  const { faults } = words.load;
  const whole = {
    report: 1,
    instrument: "estimate",
    inputs: fields.map((name) => ({ name, value: answerAtRest.typed[name] })),
  };
  it.each([
    ["%PDF-1.7", faults.notJson],
    ["null", faults.notReport],
    ["[1]", faults.notReport],
    ['{"report":1,"instrument":"hash"}', faults.otherInstrument("hash")],
    ['{"report":1,"instrument":"estimate","inputs":7}', faults.missing("gigabytes")],
    [JSON.stringify({ ...whole, inputs: whole.inputs.slice(0, 1) }), faults.missing("custodians")],
    [
      JSON.stringify({ ...whole, inputs: [...whole.inputs, { name: "months", value: -1 }] }),
      faults.wrong("months", words.errors.positive),
    ],
  ])("%.60s is refused by name", (text, fault) => expect(readReport(text)).toEqual({ fault }));
});
