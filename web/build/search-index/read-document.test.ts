import { expect, test } from "vitest";
import { readDocument } from "./page-entries.ts";

const marks = { exhibitHead: "head", margin: "margin", button: "button", go: "go", hidden: "hidden", stamp: "stamp" };
const readSections = (html: string) => {
  const { practice, sections } = readDocument(html, marks);
  return { practice, sections };
};

const page = (body: string) =>
  `<nav>On this page</nav><main data-practice="litigation"><section id="top"><div class="margin">PRB 000121</div>${body}</section>` +
  `<section id="partners"><p>On every page there is this one.</p></section></main>`;

test("a section is its anchor, its heading and what it says", () => {
  expect(readSections(page("<h2>Seven <mark>benefits</mark></h2><p>Spend follows evidence.</p>"))).toEqual({
    practice: "litigation",
    sections: [{ anchor: "top", heading: "Seven benefits", text: "Spend follows evidence." }],
  });
});

test("controls, drawings and the invented evidence of exhibits are left out; a list drawn as a form is ours", () => {
  const exhibit = (word: string) =>
    `<figure><div class="head"><span class="stamp"><span>${word}</span></span></div><ul><li>R. Castellan wrote to nobody at all.</li></ul></figure>`;
  const text = (body: string) => readSections(page(body)).sections[0]?.text;
  expect(text(`${exhibit("Ex.")}<a class="button">Contact our whole team now</a><svg><text>A drawing of a thing.</text></svg>`)).toBe("");
  expect(text(exhibit("Form"))).toBe("R. Castellan wrote to nobody at all.");
});

test("inline elements that touch are set apart", () => {
  const [section] = readSections(page("<p><b>Paper Discovery</b><span>Imaging, and the binders.</span></p>")).sections;
  expect(section?.text).toBe("Paper Discovery: Imaging, and the binders.");
  const [glued] = readSections(page("<div>31<small>readers</small></div><p><b>The machine</b>proposes.</p>")).sections;
  expect(glued?.text).toBe("readers, The machine: proposes.");
});

test("what is hidden on the page is not found: counsel’s copies, closed dialogs, texts for screen readers alone", () => {
  const hidden = ["<span data-copy=counsel>Delgado</span>", "<dialog>Delgado</dialog>", "<p hidden>Delgado</p>"];
  const [section] = readSections(
    page(`<p>Patient</p>${hidden.join("")}<p class="hidden">Delgado</p><p aria-hidden="true">Delgado</p>`),
  ).sections;
  expect(section?.text).toBe("Patient.");
});
