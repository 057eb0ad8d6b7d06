import { existsSync, readFileSync } from "node:fs";
import { type Claim, claims } from "content/claims.ts";
import { claimsOn } from "content/claims-on.ts";
import { claimsOnPages } from "content/claims-on-pages.ts";
import { company } from "content/company.ts";
import { basisWords } from "content/words.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import { type Document, documentOf, everyPage, mainText, siteFolder } from "../support/site.ts";
import { figures } from "../support/spec.ts";

/** What reads as a marketing figure: percentages, “20+”, “24/7”, dollars, millions and billions, and counts of years or languages. */
const FIGURE = /\$\d[\d,.]*|\b24\/7\b|\b\d[\d,.]*\s?%|\b\d[\d,]*\+|\b\d+ (?:billion|million)\b|\b\d+ (?:years|languages)\b/g;

const registered = Object.values(claims).map(({ figure }) => normal(figure));

describe("Every page", () => {
  it("Every figure on a page, outside its exhibits, is in the claims register", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const shown = [...new Set([...prose(page).matchAll(FIGURE)].map(([figure]) => normal(figure)))];
      expect(
        shown.filter(
          (figure) => !registered.some((claim) => claim === figure || claim.startsWith(`${figure} `) || figure.startsWith(claim)),
        ),
      ).toEqual([]);
    }));
});

const OPENER = "button[popovertarget^=basis-]";

/** Links with a figure in their words: the list below the page opens their basis. */
const figuresInLinks: Readonly<Record<string, readonly string[]>> = {};

describe("Every basis", () => {
  it("Every page opens the basis of each figure that it shows, and of no other", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      const openers = root.querySelectorAll(`${OPENER}:not([popovertargetaction])`);
      const panels = root.querySelectorAll("dialog[popover][id^=basis-]").map(({ id }) => id);
      expect(panels).toEqual(shown.map(({ key }) => `basis-${key}`));
      const listed = root
        .querySelectorAll("footer li > button[popovertarget^=basis-]")
        .map((button) => button.getAttribute("popovertarget"));
      expect(listed).toEqual(panels);
      expect(openers.filter((button) => !panels.includes(button.getAttribute("popovertarget") ?? ""))).toEqual([]);
    }));

  it("Every basis says what is known, what is not said, and which figure differs", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      for (const { key, figure, measures, basis } of shown) {
        const words = wordsOf(root.getElementById(`basis-${key}`));
        const expected = [figure, measures, basis.counted ?? basisWords.notPublished, basis.doesNotSay];
        for (const { claim, why } of basis.differs ?? []) expected.push(why, registerOf(claim)?.figure ?? "a claim that exists");
        for (const text of expected) expect(words, key).toContain(text);
      }
    }));

  it("Every sign of a basis is outside of headings and links, and has no words", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ root }) => {
      const main = root.querySelector("main");
      expect(root.querySelectorAll("h1 [popovertarget], h2 [popovertarget], h3 [popovertarget], a [popovertarget]")).toEqual([]);
      for (const sign of main?.querySelectorAll(OPENER) ?? []) {
        expect(sign.text).toBe("");
        expect(sign.getAttribute("aria-label")).toMatch(/^Basis of ./);
      }
    }));

  it("Every highlighted figure has a sign in or beside it", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      const main = root.querySelector("main");
      const struck = main?.querySelectorAll("mark").filter((mark) => !mark.closest("figure") && hasFigure(mark, shown)) ?? [];
      const bare = struck.filter((mark) => {
        const next = (mark.closest("h1, h2, h3") ?? mark).nextElementSibling;
        return !mark.querySelector(OPENER) && !next?.matches(OPENER);
      });
      expect(bare.map((mark) => mark.text)).toEqual([]);
    }));

  it("No link has a figure in its words, but those that are listed", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      const main = root.querySelector("main");
      const links = main?.querySelectorAll("a").filter((link) => hasFigure(link, shown)) ?? [];
      expect(links.map(wordsOf)).toEqual(figuresInLinks[path] ?? []);
    }));
});

test("Every claim says what it measures, and its figure is on each page that names it", async () => {
  await holdsForEach(
    Object.entries(claims),
    ([name]) => name,
    ([name, { figure, measures }]) => {
      expect(measures.length).toBeGreaterThan(8);
      const number = normal(figure)
        .replace(/[^\d.,/+$%].*$/, "")
        .replace(/\s/g, "");
      const pages = everyPage.filter(({ path }) => claimsOnPages[path]?.includes(name));
      const without = pages.filter((page) => !mainText(page).replace(/\s/g, "").includes(number));
      expect(without.map(({ path }) => `${figure} on ${path}`)).toEqual([]);
    },
  );
});

test("Every marketing figure of SPEC is in the register", () => {
  expect(figures.filter((figure) => !registered.some((claim) => claim.startsWith(normal(figure))))).toEqual([]);
});

describe("The register", () => {
  const all: readonly (readonly [string, Claim])[] = Object.entries(claims);

  it("Two figures for one thing name each other in the register", () => {
    const differing = all.flatMap(([key, claim]) =>
      all.filter(([, other]) => other.measures === claim.measures && other.figure !== claim.figure).map(([other]) => [key, other] as const),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.filter(([key, other]) => !registerOf(key)?.basis.differs?.some(({ claim }) => claim === other))).toEqual([]);
  });

  it("A claim names only other claims as different", () => {
    const wrong = all.filter(([key, { basis }]) => basis.differs?.some(({ claim }) => claim === key || !registerOf(claim)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("/claims.json", () => {
  const file = JSON.parse(readFileSync(`${siteFolder}/claims.json`, "utf8"));

  it("/claims.json has every claim with its pages, what it rests on and what differs", () => {
    expect(file).toMatchObject({ schemaVersion: 1, site: company.origin, built: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(file.claims).toEqual(
      Object.entries(claims).map(([id, { figure, measures, basis }]: [string, Claim]) => ({
        id,
        figure,
        measures,
        pages: everyPage.flatMap(({ path }) => (claimsOnPages[path]?.includes(id) ? [company.origin + path] : [])),
        onEveryPage: id === "experience",
        basis: {
          statement: basis.counted ? null : "Stated by the company; basis not published.",
          counted: basis.counted ?? null,
          by: basis.by ?? null,
          population: basis.population ?? null,
          period: basis.period ?? null,
          date: basis.date ?? null,
        },
        doesNotSay: basis.doesNotSay,
        differsFrom: (basis.differs ?? []).map(({ claim, why }) => ({ id: claim, why })),
      })),
    );
  });

  it("/claims.json has the fields that its description names, and no others", () => {
    const described = [...readFileSync("docs/claims-file.md", "utf8").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const [first] = file.claims;
    const names = [...Object.keys(file), ...Object.keys(first), ...Object.keys(first.basis), "id", "why"];
    expect([...new Set(described)].sort()).toEqual([...new Set(names)].sort());
  });

  it("/claims.json leads to pages that exist", () => {
    const paths: readonly string[] = file.claims.flatMap(({ pages }: { pages: readonly string[] }) => pages);
    expect(paths.filter((url) => !existsSync(`${siteFolder}${url.replace(company.origin, "").replace(/\/$/, "")}/index.html`))).toEqual([]);
  });
});

const registerOf = (key: string): Claim | undefined => Object.entries(claims).find(([name]) => name === key)?.[1];

const wordsOf = (element: HTMLElement | null) => element?.structuredText.replace(/\s+/g, " ").trim() ?? "";

function hasFigure(element: HTMLElement, shown: readonly Claim[]): boolean {
  return shown.some(({ figure }) => new RegExp(`(?<![\\w$])${figure.replace(/[$+./]/g, "\\$&")}(?!\\w)`).test(wordsOf(element)));
}

/** The page's own words: specimens in exhibits are drawings, and working exhibits compute; neither makes claims. */
function prose({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, [data-specimen], [data-instrument]")) element.remove();
  return main.structuredText.replace(/\s+/g, " ");
}

function normal(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/^over /, "")
    .replace(/\s+%/, "%")
    .replace(/[.,]$/, "");
}
