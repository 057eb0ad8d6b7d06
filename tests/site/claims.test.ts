import { existsSync, readFileSync } from "node:fs";
import { type Claim, claims } from "content/claims.ts";
import { claimsOn } from "content/claims-on.ts";
import { claimsOnPages } from "content/claims-on-pages.ts";
import { company } from "content/company.ts";
import { basisWords } from "content/words.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { type Document, documentOf, everyPage, mainText, siteFolder } from "../support/site.ts";
import { figures } from "../support/spec.ts";

/** What reads as a marketing figure: percentages, “20+”, “24/7”, dollars, millions and billions, and counts of years or languages. */
const FIGURE = /\$\d[\d,.]*|\b24\/7\b|\b\d[\d,.]*\s?%|\b\d[\d,]*\+|\b\d+ (?:billion|million)\b|\b\d+ (?:years|languages)\b/g;

const registered = Object.values(claims).map(({ figure }) => normal(figure));

describe.each(everyPage)("$path", (page) => {
  it("shows no figure outside its exhibits that the claims register lacks", () => {
    const shown = [...new Set([...prose(page).matchAll(FIGURE)].map(([figure]) => normal(figure)))];
    // A figure at the end of a sentence has its full stop with it. “9” is registered: that does not make it 97%.
    const isRegistered = (figure: string) => registered.some((claim) => claim === figure || claim.startsWith(`${figure} `));
    expect(shown.filter((figure) => !isRegistered(figure.replace(/[.,]+$/, "")))).toEqual([]);
  });
});

const OPENER = "button[popovertarget^=basis-]";

/** Links with a figure in their words: the list below the page opens their basis. */
const figuresInLinks: Readonly<Record<string, readonly string[]>> = {};

describe.each([...everyPage, documentOf("/404")])("$path", ({ path, root }) => {
  const shown = claimsOn(path);
  const openers = root.querySelectorAll(`${OPENER}:not([popovertargetaction])`);
  const main = root.querySelector("main");

  it("opens the basis of every figure that it shows, and of no other", () => {
    const panels = root.querySelectorAll("dialog[popover][id^=basis-]").map(({ id }) => id);
    expect(panels).toEqual(shown.map(({ key }) => `basis-${key}`));
    const listed = root.querySelectorAll("footer li > button[popovertarget^=basis-]").map((button) => button.getAttribute("popovertarget"));
    expect(listed).toEqual(panels);
    expect(openers.filter((button) => !panels.includes(button.getAttribute("popovertarget") ?? ""))).toEqual([]);
  });

  it("says in each basis what is known, what is not said, and which figure differs", () => {
    for (const { key, figure, measures, basis } of shown) {
      const words = wordsOf(root.getElementById(`basis-${key}`));
      const expected = [figure, measures, basis.counted ?? basisWords.notPublished, basis.doesNotSay];
      for (const { claim, why } of basis.differs ?? []) expected.push(why, registerOf(claim)?.figure ?? "a claim that exists");
      for (const text of expected) expect(words, key).toContain(text);
    }
  });

  it("keeps the signs out of headings and links, and writes nothing in them", () => {
    expect(root.querySelectorAll("h1 [popovertarget], h2 [popovertarget], h3 [popovertarget], a [popovertarget]")).toEqual([]);
    for (const sign of main?.querySelectorAll(OPENER) ?? []) {
      expect(sign.text).toBe("");
      expect(sign.getAttribute("aria-label")).toMatch(/^Basis of ./);
    }
  });

  it("has a sign in or beside every highlighted figure", () => {
    const struck = main?.querySelectorAll("mark").filter((mark) => !mark.closest("figure") && hasFigure(mark, shown)) ?? [];
    const bare = struck.filter((mark) => {
      const next = (mark.closest("h1, h2, h3") ?? mark).nextElementSibling;
      return !mark.querySelector(OPENER) && !next?.matches(OPENER);
    });
    expect(bare.map((mark) => mark.text)).toEqual([]);
  });

  it("has figures in the links that are listed here, and in no others", () => {
    const links = main?.querySelectorAll("a").filter((link) => hasFigure(link, shown)) ?? [];
    expect(links.map(wordsOf)).toEqual(figuresInLinks[path] ?? []);
  });
});

describe.each(Object.entries(claims))("the claim %s", (name, { figure, measures }) => {
  const pages = everyPage.map(({ path }) => path).filter((path) => claimsOnPages[path]?.includes(name));

  it("says what it measures, and its figure is on every page that names it", () => {
    expect(measures.length).toBeGreaterThan(8);
    const number = normal(figure).replace(/[^\d.,/+$%].*$/, "");
    for (const path of pages)
      expect(mainText(documentOf(path)).replace(/\s/g, ""), `${figure} on ${path}`).toContain(number.replace(/\s/g, ""));
  });
});

test("every marketing figure of the specification is registered", () => {
  expect(figures.filter((figure) => !registered.some((claim) => claim.startsWith(normal(figure))))).toEqual([]);
});

describe("the register", () => {
  const all: readonly (readonly [string, Claim])[] = Object.entries(claims);

  it("holds two figures for one thing against each other, from both sides", () => {
    const differing = all.flatMap(([key, claim]) =>
      all.filter(([, other]) => other.measures === claim.measures && other.figure !== claim.figure).map(([other]) => [key, other] as const),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.filter(([key, other]) => !registerOf(key)?.basis.differs?.some(({ claim }) => claim === other))).toEqual([]);
  });

  it("names only other claims of its own", () => {
    const wrong = all.filter(([key, { basis }]) => basis.differs?.some(({ claim }) => claim === key || !registerOf(claim)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("/claims.json", () => {
  const file = JSON.parse(readFileSync(`${siteFolder}/claims.json`, "utf8"));

  it("has every claim with its pages as addresses, what it rests on and what differs", () => {
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

  it("has the fields that its description names, and no others", () => {
    const described = [...readFileSync("docs/claims-file.md", "utf8").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const [first] = file.claims;
    const names = [...Object.keys(file), ...Object.keys(first), ...Object.keys(first.basis), "id", "why"];
    expect([...new Set(described)].sort()).toEqual([...new Set(names)].sort());
  });

  it("leads to pages that exist", () => {
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
