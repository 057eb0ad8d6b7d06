import { parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { claims } from "#content/claims.ts";
import { type Document, documentOf, everyPage, mainText } from "../support/site.ts";
import { figures } from "../support/spec.ts";

/** What reads as a marketing figure: percentages, “20+”, “24/7”, dollars, and counts of years, days, hours or languages. */
const FIGURE = /\$\d[\d,.]*|\b24\/7\b|\b\d[\d,.]*\s?%|\b\d[\d,]*\+|\b\d+ (?:billion|million)\b|\b\d+ (?:years|languages)\b/g;

const registered = Object.values(claims).map(({ figure }) => normal(figure));

describe.each(everyPage)("$path", (page) => {
  it("shows no figure outside its exhibits that the claims register lacks", () => {
    const shown = [...new Set([...prose(page).matchAll(FIGURE)].map(([figure]) => normal(figure)))];
    expect(
      shown.filter((figure) => !registered.some((claim) => claim === figure || claim.startsWith(`${figure} `) || figure.startsWith(claim))),
    ).toEqual([]);
  });
});

describe.each(Object.entries(claims))("the claim %s", (_name, { figure, measures, pages }) => {
  it("says what it measures, and stands on the pages it names", () => {
    expect(measures.length).toBeGreaterThan(8);
    expect(pages.length).toBeGreaterThan(0);
    const number = normal(figure).replace(/[^\d.,/+$%].*$/, "");
    for (const path of pages)
      expect(mainText(documentOf(path)).replace(/\s/g, ""), `${figure} on ${path}`).toContain(number.replace(/\s/g, ""));
  });
});

test("every marketing figure of the specification is registered", () => {
  expect(figures.filter((figure) => !registered.some((claim) => claim.startsWith(normal(figure))))).toEqual([]);
});

/** The page's own words: specimens in exhibits are drawings, not claims. */
function prose({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, [data-specimen]")) element.remove();
  return main.structuredText.replace(/\s+/g, " ");
}

function normal(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/^over /, "")
    .replace(/\s+%/, "%")
    .replace(/[.,]$/, "");
}
