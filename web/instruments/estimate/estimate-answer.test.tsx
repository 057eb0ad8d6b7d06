import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseCsv } from "../frame/csv.ts";
import { type Answer, answerOf } from "./answer.ts";
import { answerAtRest } from "./at-rest.ts";
import { EstimateAnswer } from "./estimate-answer.tsx";
import { scheduleCsv } from "./estimate-report.ts";
import { readFigures } from "./read-figures.ts";
import { estimate as words } from "./words.ts";

const { figures } = readFigures(answerAtRest.typed);
if (!figures) throw new Error("No figures at rest");
const prices = { processedGigabyte: 10, hostedGigabyteMonth: 5, reviewHour: 40, asOf: "2027-01-31" };
const priced = answerOf(figures, prices);

const wordsOf = (answer: Answer) => renderToStaticMarkup(<EstimateAnswer answer={answer} isStale={false} />).replace(/<[^>]*>/g, " ");

test("without the owner's prices it names none", () => {
  expect(answerOf(figures, undefined).costs).toBeUndefined();
  expect(answerAtRest.costs).toBeUndefined();
  expect(wordsOf(answerAtRest)).not.toMatch(/[$]|price|cost|dollar/i);
});

test("with them it says what each part comes to, and from which day they hold", () => {
  const { middle } = priced.totals;
  const [hosting, review] = [middle.gigabyteMonths * 5, middle.hours * 40];
  expect(priced.costs?.middle).toEqual({ processing: 3450, hosting, review, all: 3450 + hosting + review });
  expect(wordsOf(priced)).toContain("$3,450");
  expect(wordsOf(priced)).toContain(words.answer.asOf("2027-01-31"));
});

test("the schedule as CSV: its kinds add up to the middle of all, and the last column is left to counsel", () => {
  const [head, ...rows] = parseCsv(scheduleCsv(answerAtRest), ",").map(({ cells }) => cells);
  expect(head?.at(-1)).toBe(`${words.schedule.columns.counsel} (${words.schedule.counsel})`);
  expect(rows.map(([name]) => name).slice(-3)).toEqual(Object.values(words.schedule.all));
  expect(rows.every((row) => row.length === head?.length && row.at(-1) === "")).toBe(true);
  for (const column of [1, 2, 3, 4, 5, 6]) {
    const sum = rows.slice(0, 6).reduce((all, row) => all + Number(row[column]), 0);
    expect(sum).toBeCloseTo(Number(rows[7]?.[column]), 6);
  }
});
