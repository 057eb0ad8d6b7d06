import { describe, expect, test } from "vitest";
import { readGuide } from "./guide-files.ts";

const front = `---
number: 1
title: A guide
description: In the list.
about: In the file.
group: Enterprise Solutions
stock: grey
page: /services
lead: For somebody.
---
`;
const blocksOf = (body: string) => readGuide("content/guides/a.md", `${front}\n## One\n\n${body}\n`).sections[0]?.blocks;

describe("a guide’s Markdown", () => {
  test("has checklists, steps and terms as lists of their own kind", () => {
    expect(blocksOf("- [ ] Stop the clock.")).toEqual([{ kind: "checklist", items: ["Stop the clock."] }]);
    expect(blocksOf("1. **Agree.** On paper.")).toEqual([{ kind: "steps", items: [["Agree.", "On paper."]] }]);
    expect(blocksOf("- **FRE 106** The rest of the thread.")).toEqual([{ kind: "terms", items: [["FRE 106", "The rest of the thread."]] }]);
  });

  test("has logs to fill in, and forms with a wide line", () => {
    expect(blocksOf('::log[Volumes]{rows=4 columns="Date | Count, hash"}')).toEqual([
      { kind: "log", caption: "Volumes", head: ["Date", "Count, hash"], rows: 4 },
    ]);
    expect(blocksOf(":::worksheet[One sheet]\n- Matter\n- :wide[Who may export]\n:::")).toEqual([
      { kind: "worksheet", title: "One sheet", fields: ["Matter", { wide: "Who may export" }] },
    ]);
  });

  test.each([
    [
      "a drawing that nobody can draw",
      ':::drawing[X]{name=moon alt="a moon"}\n1. One\n:::',
      '14:1: name="moon": expected one of phone-kit',
    ],
    ["bounds with one side", "::::bounds\n\n:::we-do\n- Work\n:::\n\n::::", "14:1: expected :::we-do-not"],
    ["a row that is too long", ":::table[X]\n| A |\n| --- |\n| 1 | 2 |\n:::", "17:1: expected 1 cells"],
    ["a picture", "![A](a.png)", "14:1: expected words"],
  ])("is refused for %s, with line and column", (_, body, message) => {
    expect(() => blocksOf(body)).toThrow(`content/guides/a.md:${message}`);
  });
});
