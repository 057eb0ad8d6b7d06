import { inspect } from "instruments/production/inspect.ts";
import { expect, test } from "vitest";
import { letterOf } from "./letter-sheet.tsx";

async function titlesOf(rows: readonly string[], opt: string): Promise<readonly string[]> {
  const files = [
    { path: "a.csv", file: new File([rows.join("\r\n")], "a.csv") },
    { path: "a.opt", file: new File([opt], "a.opt") },
  ];
  const inspection = await inspect({ files, choices: { fields: {}, roles: {} } }, () => undefined);
  return letterOf({ ...inspection, verdict: { title: "", plain: "" } }).items.map(
    ({ title }) => title,
  );
}

const row = (from: number, to: number) => `NG${from},NG${to}`;
const image = (n: number) => `NG${n},V1,IMG\\NG${n}.jpg,Y,,,1`;

test("The letter asks how documents were prepared where every one of them fails a test", async () => {
  const titles = await titlesOf(
    ["BEGBATES,ENDBATES", row(11, 12), row(13, 14), row(15, 16)],
    [image(11), image(13), image(15)].join("\r\n"),
  );
  expect(titles).toEqual([
    expect.stringMatching(/^The same in every document.*Page counts; 6\)\. Please tell us how/),
  ]);
});

test("The letter names the documents that fail where others do not", async () => {
  const titles = await titlesOf(
    ["BEGBATES,ENDBATES", row(11, 12), row(13, 13), row(14, 14)],
    [image(11), image(13), image(14)].join("\r\n"),
  );
  expect(titles).toEqual([
    expect.stringMatching(/^Documents whose page count.*\(2\)\. Please tell us which is right/),
  ]);
});

test("The letter words every item as a question", async () => {
  const { productionLetter } = await import("content/instruments.ts");
  const { gaps, ...items } = productionLetter.items;
  for (const title of [gaps("1", "1"), ...Object.values(items).map((item) => item("1"))])
    expect(title).toMatch(/Please (?:tell us|confirm)/);
});
