import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder, inFolder } from "../folder.ts";
import { readAuthorities } from "../lists.ts";
import { authorityDoubts, citationsIn } from "./authorities.ts";

test("A text's citations are its rules, opinions, codes and cases, also over two lines", () => {
  const text =
    "FRE 902(13), (14) and Model Rules 1.1, 5.3\nand 1.6; ABA Formal\nOpinion 08-451; 18 U.S.C. § 2702; 720 ILCS 5/14; *Nichols v. Noom* (2021); (*Zubulake V*, S.D.N.Y. 2004).";
  expect(citationsIn(text)).toEqual([
    { cite: "Rule 902(13)", line: 1 },
    { cite: "Rule 1.1", line: 1 },
    { cite: "Rule 5.3", line: 1 },
    { cite: "Rule 1.6", line: 1 },
    { cite: "Formal Opinion 08-451", line: 2 },
    { cite: "18 U.S.C. § 2702", line: 3 },
    { cite: "720 ILCS 5/14", line: 3 },
    { cite: "Nichols v. Noom", line: 3 },
    { cite: "Zubulake V", line: 3 },
  ]);
});

test("The site cites no authority that the file lacks, and each entry names its pages", () => {
  const { authorities } = readAuthorities().values;
  const [first = "2026-01-01"] = authorities.flatMap(({ lastChecked }) => lastChecked ?? []);
  expect(authorityDoubts(first)).toEqual([]);
});

test("An entry that was checked longer ago than the owner allows is a doubt", () => {
  const { checkHoldsDays, authorities } = readAuthorities().values;
  const checked = authorities.filter(({ lastChecked }) => lastChecked !== undefined);
  const day = (after: number) =>
    new Date(Date.parse(checked[0]?.lastChecked ?? "") + after * 86_400_000)
      .toISOString()
      .slice(0, 10);
  expect(authorityDoubts(day(checkHoldsDays))).toEqual([]);
  const stale = authorityDoubts(day(checkHoldsDays + 1));
  expect(stale.length).toBe(
    checked.filter(({ lastChecked }) => lastChecked === checked[0]?.lastChecked).length,
  );
  for (const doubt of stale)
    expect(doubt).toMatchObject({ file: "content/legal/authorities.yaml", isDoubt: true });
});

test("An authority that a guide cites and the file lacks is a doubt at its line", () => {
  const copy = mkdtempSync(join(tmpdir(), "authorities-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(contentFolder, copy, { recursive: true });
  const guide = join(copy, "guides/attorney-review.md");
  writeFileSync(guide, `${readFileSync(guide, "utf8")}\nA subpoena goes by FRCP 45(a).\n`);
  expect(inFolder(copy, () => authorityDoubts("2026-11-28"))).toMatchObject([
    {
      file: "content/guides/attorney-review.md",
      read: "Rule 45(a)",
      line: readFileSync(guide, "utf8").split("\n").length - 1,
      isDoubt: true,
    },
  ]);
});
