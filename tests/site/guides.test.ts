import { company } from "content/company.ts";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { readGuides, renderGuide } from "web/text/guide.ts";
import { allNamed } from "web/text/tree.ts";
import { documentOf } from "../support/site.ts";

const KILOBYTE = 1024;
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The number is written as the company writes it, and copies without typographic hyphens.
    "tel-non-breaking": "off",
  },
});
const guides = readGuides();
const rendered = guides.map((guide) => ({ guide, slug: guide.slug, html: renderGuide(guide) }));

describe("the series", () => {
  it("is numbered from one", () => {
    expect(guides.map(({ number }) => number)).toEqual(guides.map((_, i) => i + 1));
  });

  it("is listed on /resources with titles and the sizes of the files", () => {
    const rows = documentOf("/resources").root.querySelectorAll("main li");
    for (const { guide, slug, html } of rendered) {
      const row = rows.find((candidate) => candidate.querySelector(`a[href="/downloads/${slug}.html"]`));
      expect(row?.text, slug).toContain(guide.title);
      expect(row?.text, slug).toContain(`${Math.round(Buffer.byteLength(html) / KILOBYTE)} KB`);
    }
  });

  it("says nothing twice: no two guides share a sentence", () => {
    const owners = new Map<string, string>();
    for (const { slug, html } of rendered) {
      for (const sentence of new Set(sentencesOf(html))) {
        expect(owners.get(sentence), `${slug}: ${sentence}`).toBeUndefined();
        owners.set(sentence, slug);
      }
    }
  });

  it("has one style sheet, so that one hash allows it", () => {
    expect(new Set(rendered.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1])).size).toBe(1);
  });
});

describe.each(rendered)("$slug", ({ guide, html }) => {
  it("weighs 13 to 18 KB (SPEC §9), as its size is shown", () => {
    const size = Math.round(Buffer.byteLength(html) / KILOBYTE);
    expect(size).toBeGreaterThanOrEqual(13);
    expect(size).toBeLessThanOrEqual(18);
  });

  it("has 1,500 words of its own", () => {
    expect(wordsOf(bodyOf(html)).length).toBeGreaterThanOrEqual(1500);
  });

  it("asks for nothing: no script, no address that a browser would load by itself", () => {
    expect(html).not.toMatch(/<(script|iframe|img|object|embed|audio|video|base)\b|@import|\burl\(|\bon[a-z]+=|\bstyle=/i);
    expect(html.match(/<link\b[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
  });

  it("is valid HTML", async () => {
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`))).toEqual([]);
  });

  it("has one h1, its title, and no heading that skips a level", () => {
    const headings = [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/g)];
    expect(headings.filter(([, level]) => level === "1").map(([, , text]) => text)).toEqual([guide.title]);
    const levels = headings.map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("has a drawing, a table, a checklist, limits, and a form to fill in", () => {
    for (const kind of ["drawing", "checklist", "worksheet", "captioned", "bounds"])
      expect(
        guide.sections.flatMap((section) => allNamed(section, kind)),
        kind,
      ).not.toEqual([]);
  });

  it("strikes one phrase, and no section twice", () => {
    const strokes = html.split("<section").map((section) => section.split("<mark>").length - 1);
    expect(Math.max(...strokes)).toBe(1);
  });

  it("ends with how to reach the company", () => {
    const footer = html.slice(html.indexOf("<footer>")).replaceAll("&#x26;", "&");
    for (const fact of [
      company.name,
      company.phone.display,
      company.phone.href,
      company.mail.info.href,
      company.address.street,
      company.hours.text,
    ]) {
      expect(footer).toContain(fact);
    }
    expect(footer).toContain(`${company.origin}${guide.page}`);
  });
});

function bodyOf(html: string): string {
  return html
    .slice(html.indexOf("<main>"), html.indexOf("</main>"))
    .replace(/<svg.*?<\/svg>/gs, " ")
    .replace(/<[^>]+>/g, "\n");
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
}

/** Texts of five words or more that end like a sentence, in lower case and without marks. */
function sentencesOf(html: string): readonly string[] {
  return bodyOf(html)
    .split(/(?<=[.?!”:])\s+|\n/)
    .map((sentence) => wordsOf(sentence.toLowerCase()).join(" "))
    .filter((sentence) => sentence.split(" ").length >= 5);
}
