import { describe, expect, it } from "vitest";
import type { GuideText } from "#content/guides/guide-text.ts";
import { renderGuide } from "./render-guide.ts";

const guide: GuideText = {
  slug: "sample",
  number: 3,
  title: "Ink & paper",
  group: "Enterprise Solutions",
  stock: "grey",
  page: "/services",
  description: "A line of the list",
  about: 'A "quoted" description',
  lead: "A lead.",
  sections: [
    { heading: "First", blocks: ["Plain <b>words</b>, ==struck==, and *italic*."] },
    {
      heading: "Second",
      blocks: [
        { kind: "wording", title: "A clause", text: ["Agreed."] },
        { kind: "log", caption: "Hand-overs", head: ["From", "To"], rows: 2 },
        { kind: "worksheet", title: "A form", fields: ["Name", { wide: "Remarks" }] },
      ],
    },
  ],
};

describe("a rendered guide", () => {
  const html = renderGuide(guide);

  it("escapes what a writer typed, and interprets the two marks only", () => {
    expect(html).toContain("<h1>Ink &amp; paper</h1>");
    expect(html).toContain('content="A &quot;quoted&quot; description"');
    expect(html).toContain("<p>Plain &lt;b&gt;words&lt;/b&gt;, <mark>struck</mark>, and <em>italic</em>.</p>");
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
});
