import { describe, expect, test } from "vitest";
import { type Entry, readDocument, textOfLines } from "./page-entries.ts";
import { buildIndex } from "./write-index.ts";

const entry = (kind: Entry["kind"], href: string, words: number): Entry => ({
  kind,
  href,
  title: href,
  description: "",
  mark: "",
  practice: "",
  sections: [{ anchor: "a", heading: "A heading", text: "word ".repeat(words) }],
});

describe("the index", () => {
  test("The index holds every title and the whole of every text", () => {
    const { heads, pages, reading } = buildIndex([
      entry("page", "/a", 2_000),
      entry("guide", "/b", 1),
    ]);
    expect(heads.map(([, href]) => href)).toEqual(["/a", "/b"]);
    expect(pages).toEqual([["/a", ["word ".repeat(2_000)]]]);
    expect(reading).toEqual([["/b", ["word "]]]);
  });

  test("Five thousand articles make no larger index: the newest are found by their texts", () => {
    const articles = Array.from({ length: 5_000 }, (_, i) => entry("article", `/blog/${i}`, 1_000));
    const { heads, pages, reading } = buildIndex([entry("page", "/a", 10), ...articles]);
    expect(pages).toHaveLength(1);
    expect(reading.map(([href]) => href)).toEqual(
      articles.slice(0, reading.length).map(({ href }) => href),
    );
    expect(reading.length).toBeGreaterThan(20);
    expect(heads.length).toBeGreaterThan(500);
    expect(JSON.stringify({ heads, pages, reading }).length).toBeLessThan(350_000);
  });
});

const marks = {
  exhibitHead: "head",
  margin: "margin",
  button: "button",
  go: "go",
  hidden: "hidden",
  stamp: "stamp",
};
const readSections = (html: string) => {
  const { practice, sections } = readDocument(html, marks);
  return { practice, sections };
};

const page = (body: string) =>
  `<nav>On this page</nav><main data-practice="litigation"><section id="top"><div class="margin">ABC 000121</div>${body}</section>` +
  `<section id="partners"><p>On every page there is this one.</p></section></main>`;

test("a section is its anchor, its heading and what it says", () => {
  expect(
    readSections(page("<h2>Seven <mark>benefits</mark></h2><p>Spend follows evidence.</p>")),
  ).toEqual({
    practice: "litigation",
    sections: [{ anchor: "top", heading: "Seven benefits", text: "Spend follows evidence." }],
  });
});

test("Controls, drawings and invented evidence are not in the index; a list drawn as a form is", () => {
  const exhibit = (word: string) =>
    `<figure><div class="head"><span class="stamp"><span>${word}</span></span></div><ul><li>R. Castellan wrote to nobody at all.</li></ul></figure>`;
  const text = (body: string) => readSections(page(body)).sections[0]?.text;
  expect(
    text(
      `${exhibit("Ex.")}<a class="button">Contact our whole team now</a><svg><text>A drawing of a thing.</text></svg>`,
    ),
  ).toBe("");
  expect(text(exhibit("Form"))).toBe("R. Castellan wrote to nobody at all.");
});

test("inline elements that touch are set apart", () => {
  const [section] = readSections(
    page("<p><b>Paper Discovery</b><span>Imaging, and the binders.</span></p>"),
  ).sections;
  expect(section?.text).toBe("Paper Discovery: Imaging, and the binders.");
  const [glued] = readSections(
    page("<div>31<small>readers</small></div><p><b>The machine</b>proposes.</p>"),
  ).sections;
  expect(glued?.text).toBe("readers, The machine: proposes.");
});

test("Hidden words are not in the index: counsel’s copies, dialogs, texts for screen readers", () => {
  const hidden = [
    "<span data-copy=counsel>Delgado</span>",
    "<dialog>Delgado</dialog>",
    "<p hidden>Delgado</p>",
  ];
  const [section] = readSections(
    page(
      `<p>Patient</p>${hidden.join("")}<p class="hidden">Delgado</p><p aria-hidden="true">Delgado</p>`,
    ),
  ).sections;
  expect(section?.text).toBe("Patient.");
});

test("a short line without an end is the title of what follows", () => {
  expect(textOfLines(["Data targeting", "We interview custodians. Nothing is copied yet."])).toBe(
    "Data targeting: We interview custodians. Nothing is copied yet.",
  );
});

test("every word is kept, abbreviations and labels of a list too; numbers alone are not words", () => {
  expect(
    textOfLines(["1", "75%", "ABC 000181", "B-1", "Formats", "TIFF", "SOC 2", "24 hours"]),
  ).toBe("Formats, TIFF, SOC 2, 24 hours.");
});

test("the marks of questions and answers go", () => {
  expect(textOfLines(["Q.How do you know?", "A.We measure."])).toBe("How do you know? We measure.");
});
