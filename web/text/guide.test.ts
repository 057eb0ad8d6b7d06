import { readGuideFile } from "content/guides/files.ts";
import { describe, expect, it } from "vitest";
import { renderGuide } from "./guide.ts";
import { readGuideSections } from "./guide-tree.ts";

const file = readGuideFile(
  "content/guides/sample.md",
  `---
number: 3
title: Ink & paper
group: Enterprise Solutions
stock: grey
page: /services
description: A line of the list
about: A "quoted" description
lead: A lead.
---

## First

Plain 1 < 2, ==struck==, and *italic*.

- [ ] Stop the clock.

1. **Agree.** On paper.

- **FRE 106** The rest of the thread.

Words between.

- A plain item

## Second

:::wording[A clause]
Agreed.
:::

::log[Hand-overs]{rows=2 columns="From | To"}

:::worksheet[A form]
- Name
- :wide[Remarks]
:::
`,
);
const sectionsOf = (body: string) =>
  readGuideSections({ file: "content/guides/a.md", body }, String);

describe("a rendered guide", () => {
  const html = renderGuide({
    ...file,
    sections: readGuideSections(file, (place) => `G-00030${place}`),
  });

  it("escapes what a writer typed, and has the writer's marks", () => {
    expect(html).toContain("<h1>Ink &#x26; paper</h1>");
    expect(html).toContain('content="A &#x22;quoted&#x22; description"');
    expect(html).toContain("<p>Plain 1 &#x3C; 2, <mark>struck</mark>, and <em>italic</em>.</p>");
  });

  it("has checklists, steps, terms and plain lists", () => {
    expect(html).toContain('<ul class="chk"><li>Stop the clock.</li></ul>');
    expect(html).toContain("<ol><li><b>Agree.</b> On paper.</li></ol>");
    expect(html).toContain("<dl><dt>FRE 106</dt><dd>The rest of the thread.</dd></dl>");
    expect(html).toContain("<ul><li>A plain item</li></ul>");
  });

  it("has forms with lines of the whole width", () => {
    expect(html).toContain('<ul class="ws"><li>Name</li><li class="w">Remarks</li></ul>');
  });

  it("numbers sections, and gives each the Bates number of its place", () => {
    expect(html).toContain('<section id="G-000301"><h2>1. First</h2>');
    expect(html).toContain('<section id="G-000302"><h2>2. Second</h2>');
  });

  it("letters exhibits and numbers tables in reading order", () => {
    expect(html).toMatch(/EXHIBIT A<\/b> A clause.*Table 1\. Hand-overs.*EXHIBIT B<\/b> A form/s);
  });

  it("leaves as many empty rows as a log asks for", () => {
    expect(html.match(/<tr><td><\/td><td><\/td><\/tr>/g)).toHaveLength(2);
  });

  it.each([
    [
      "a drawing that is not known",
      ':::drawing[X]{name=moon alt="a moon"}\n1. One\n:::',
      '3:1: name="moon": expected one of phone-kit',
    ],
    [
      "bounds with one side",
      "::::bounds\n\n:::we-do\n- Work\n:::\n\n::::",
      "3:1: expected :::we-do and :::we-do-not",
    ],
    [
      "a row that is too long",
      ":::table[X]\n| A |\n| --- |\n| 1 | 2 |\n:::",
      "6:1: expected 1 cells",
    ],
    ["a picture that is not there", "![A page](page.png)", "3:1: page.png: there is no such file"],
  ])("refuses %s, with line and column", (_, body, message) => {
    expect(() => sectionsOf(`## One\n\n${body}\n`)).toThrow(`content/guides/a.md:${message}`);
  });
});
