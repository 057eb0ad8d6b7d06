import { company } from "content/company.ts";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { readGuides, renderGuide } from "web/text/guide.ts";
import { allNamed } from "web/text/tree.ts";
import { holdsForEach } from "../support/offenders.ts";
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

describe("The series", () => {
  it("The guides are numbered from one", () => {
    expect(guides.map(({ number }) => number)).toEqual(guides.map((_, i) => i + 1));
  });

  it("/resources lists the guides with titles and sizes", () => {
    const rows = documentOf("/resources").root.querySelectorAll("main li");
    for (const { guide, slug, html } of rendered) {
      const row = rows.find((candidate) =>
        candidate.querySelector(`a[href="/downloads/${slug}.html"]`),
      );
      expect(row?.text, slug).toContain(guide.title);
      expect(row?.text, slug).toContain(`${Math.round(Buffer.byteLength(html) / KILOBYTE)} KB`);
    }
  });

  it("All guides have one style sheet, so that one hash allows it", () => {
    expect(new Set(rendered.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1])).size).toBe(
      1,
    );
  });
});

describe("Each guide", () => {
  it("Each guide weighs 13 to 18 KB (SPEC §9), as its size is shown", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ html }) => {
        const size = Math.round(Buffer.byteLength(html) / KILOBYTE);
        expect(size).toBeGreaterThanOrEqual(13);
        expect(size).toBeLessThanOrEqual(18);
      },
    ));

  it("Each guide loads nothing and runs nothing", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ html }) => {
        expect(html).not.toMatch(
          /<(script|iframe|img|object|embed|audio|video|base)\b|@import|\burl\(|\bon[a-z]+=|\bstyle=/i,
        );
        expect(html.match(/<link\b[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
      },
    ));

  it("Each guide is valid HTML", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      async ({ html }) => {
        const { results } = await validator.validateString(html);
        expect(
          results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
          ),
        ).toEqual([]);
      },
    ));

  it("Each guide has its title as the one h1, and skips no level of headings", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ guide, html }) => {
        const headings = [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/g)];
        expect(headings.filter(([, level]) => level === "1").map(([, , text]) => text)).toEqual([
          guide.title,
        ]);
        const levels = headings.map(([, level]) => Number(level));
        for (const [index, level] of levels.entries())
          expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      },
    ));

  it("Each guide has a drawing, a table, a checklist, limits and a worksheet", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ guide }) => {
        for (const kind of ["drawing", "checklist", "worksheet", "captioned", "bounds"])
          expect(
            guide.sections.flatMap((section) => allNamed(section, kind)),
            kind,
          ).not.toEqual([]);
      },
    ));

  it("Each guide strikes one phrase, and no section twice", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ html }) => {
        const strokes = html.split("<section").map((section) => section.split("<mark>").length - 1);
        expect(Math.max(...strokes)).toBe(1);
      },
    ));

  it("Each guide ends with how to reach the company", () =>
    holdsForEach(
      rendered,
      ({ slug }) => slug,
      ({ guide, html }) => {
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
      },
    ));
});
