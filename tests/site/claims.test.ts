import { existsSync, globSync, readFileSync } from "node:fs";
import { type Claim, claims } from "content/claims.ts";
import { claimsOnPages } from "content/claims-on-pages.ts";
import { company } from "content/company.ts";
import { claimsOn } from "content/find-claims.ts";
import { readClaims } from "content/lists.ts";
import { withReferences } from "content/references.ts";
import { deidentifyMeasured } from "instruments/deidentify/measured.ts";
import { languagesMeasured } from "instruments/languages/measured.ts";
import { redactionsMeasured } from "instruments/redactions/measured.ts";
import { summaryMeasured } from "instruments/summary/measured.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { basisStatement } from "web/layout/basis-statement.ts";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import {
  type Document,
  documentOf,
  everyPage,
  mainText,
  meta,
  siteFolder,
} from "../support/site.ts";

/**
 * What reads as a marketing figure: percentages, “20+”, “24/7”, dollars, millions and billions, and
 * counts of years or languages.
 */
const FIGURE =
  /\$\d[\d,.]*|\b24\/7\b|\b\d[\d,.]*\s?%|\b\d[\d,]*\+|\b\d+ (?:billion|million)\b|\b\d+ (?:years|languages)\b/g;

const registered = Object.values(claims).map(({ figure }) => normal(figure));

describe("Every page", () => {
  it("Every figure on a page, outside its exhibits, is in the claims register", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const shown = [
        ...new Set([...prose(page).matchAll(FIGURE)].map(([figure]) => normal(figure))),
      ];
      // A figure at the end of a sentence has its full stop with it. “9” is registered: that does
      // not make it 97%.
      const isRegistered = (figure: string) =>
        registered.some((claim) => claim === figure || claim.startsWith(`${figure} `));
      expect(shown.filter((figure) => !isRegistered(figure.replace(/[.,]+$/, "")))).toEqual([]);
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
      expect(
        openers.filter((button) => !panels.includes(button.getAttribute("popovertarget") ?? "")),
      ).toEqual([]);
    }));

  it("Every basis says what is on record, what the figure is not, and which figure differs", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      for (const claim of shown) {
        const { key, figure, measures, basis } = claim;
        const words = wordsOf(root.getElementById(`basis-${key}`));
        const expected = [
          figure,
          measures,
          basisStatement(claim) ?? basis.counted ?? "a basis",
          basis.isNot ?? "",
        ];
        for (const { claim, why } of basis.differs ?? [])
          expected.push(why, registerOf(claim)?.figure ?? "a claim that exists");
        for (const text of expected) expect(words, key).toContain(text);
      }
    }));

  it("Every sign of a basis is outside of headings and links, and has no words", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ root }) => {
      const main = root.querySelector("main");
      expect(
        root.querySelectorAll(
          "h1 [popovertarget], h2 [popovertarget], h3 [popovertarget], a [popovertarget]",
        ),
      ).toEqual([]);
      for (const sign of main?.querySelectorAll(OPENER) ?? []) {
        expect(sign.text).toBe("");
        expect(sign.getAttribute("aria-label")).toMatch(/^Basis of ./);
      }
    }));

  it("Every highlighted figure has a sign in or beside it", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const shown = claimsOn(path);
      const main = root.querySelector("main");
      const struck =
        main
          ?.querySelectorAll("mark")
          .filter((mark) => !mark.closest("figure") && hasFigure(mark, shown)) ?? [];
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
      // Or in words: “Free consultation, thirty minutes”.
      const inWords = withReferences(`{spelled:${name}}`);
      const isShown = (text: string) =>
        text.replace(/\s/g, "").includes(number) || text.toLowerCase().includes(inWords);
      const without = pages.filter((page) => !isShown(mainText(page)));
      expect(without.map(({ path }) => `${figure} on ${path}`)).toEqual([]);
    },
  );
});

test("Every page says where the basis of its figures is, and leading figures have a sign", () => {
  const silent = everyPage.filter(
    ({ root }) => !root.querySelector("footer p > button[popovertarget=figures-on-page]"),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
  const bare = everyPage.flatMap(({ path, root }) => {
    // A year alone is a date.
    const shown = claimsOn(path).filter(({ figure }) => !/^\d{4}$/.test(figure));
    const leading = ["dt", "b", "h3", "mark"].flatMap(
      (tag) => root.querySelector("main")?.getElementsByTagName(tag) ?? [],
    );
    return leading
      .filter((one) => shown.some(({ figure }) => figureIn(one.text, figure)))
      .filter((one) => !one.closest("figure, a, dialog, [data-instrument], [data-specimen]"))
      .filter((one) => !(one.closest("li, p") ?? one.parentNode)?.querySelector(OPENER))
      .map((one) => `${path}: ${wordsOf(one)}`);
  });
  expect(bare).toEqual([]);
});

test("Descriptions and structured data carry no figure that counts", () => {
  const counts = Object.values(claims).filter(
    ({ kind, figure }) => kind === "count" && /\D/.test(figure),
  );
  const found = everyPage.flatMap((page) => {
    const said = ["description", "og:description", "twitter:description"].map(
      (name) => meta(page, name) ?? "",
    );
    const data = page.root
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text.replace(/"@id":"[^"]*"/g, ""));
    const text = [...said, ...data].join(" ");
    return counts
      .filter(({ figure }) => figureIn(text, figure))
      .map(({ figure }) => `${page.path}: ${figure}`);
  });
  expect(found).toEqual([]);
});

test("What a figure does not say is in no file of the site", () => {
  const files = globSync(`${siteFolder}/**/*.{html,json,js,xml}`).map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  const asked = Object.values(readClaims().values).map(({ doesNotSay }) =>
    JSON.stringify(doesNotSay).slice(1, -1),
  );
  expect(
    files
      .filter(([, text]) => /doesNotSay/.test(text) || asked.some((words) => text.includes(words)))
      .map(([file]) => file),
  ).toEqual([]);
});

test("The figures that our tools measured of themselves are in the register", () => {
  const { all } = languagesMeasured;
  const { moderate } = summaryMeasured;
  const { hipaa } = deidentifyMeasured;
  const { heldOut } = redactionsMeasured;
  const measured = {
    measuredLanguages: `${all.right} of ${all.passages}`,
    measuredSummary: `${moderate.right} of ${moderate.chosen}`,
    measuredIdentifiers: `${hipaa.found} of ${hipaa.identifiers}`,
    measuredRedactions: `${heldOut.found} of ${heldOut.defects}`,
    measuredAlarms: `${heldOut.alarmed} of ${heldOut.clean}`,
  };
  expect(
    Object.fromEntries(Object.keys(measured).map((key) => [key, claims[key]?.figure])),
  ).toEqual(measured);
  expect(claims.measuredSummary?.measures).toContain(String(moderate.chance));
});

describe("The register", () => {
  const all: readonly (readonly [string, Claim])[] = Object.entries(claims);

  it("Two figures for one thing name each other in the register", () => {
    const differing = all.flatMap(([key, claim]) =>
      all
        .filter(([, other]) => other.measures === claim.measures && other.figure !== claim.figure)
        .map(([other]) => [key, other] as const),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(
      differing.filter(
        ([key, other]) => !registerOf(key)?.basis.differs?.some(({ claim }) => claim === other),
      ),
    ).toEqual([]);
  });

  it("A claim names only other claims as different", () => {
    const wrong = all.filter(([key, { basis }]) =>
      basis.differs?.some(({ claim }) => claim === key || !registerOf(claim)),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("/claims.json", () => {
  const file = JSON.parse(readFileSync(`${siteFolder}/claims.json`, "utf8"));

  it("/claims.json has every claim with its pages, what it rests on and what differs", () => {
    expect(file).toMatchObject({
      schemaVersion: 2,
      site: company.origin,
      built: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(file.claims).toEqual(
      Object.entries(claims).map(([id, claim]: [string, Claim]) => {
        const { figure, kind, measures, basis, confirmed } = claim;
        return {
          id,
          figure,
          kind,
          measures,
          isNot: basis.isNot ?? null,
          pages: everyPage.flatMap(({ path }) =>
            claimsOnPages[path]?.includes(id) ? [company.origin + path] : [],
          ),
          onEveryPage: ["experience", "outcomes"].includes(id),
          basis: {
            statement: basisStatement(claim),
            counted: basis.counted ?? null,
            by: basis.by ?? null,
            population: basis.population ?? null,
            period: basis.period ?? null,
            date: basis.date ?? null,
            confirmedBy: confirmed?.by ?? null,
            confirmedOn: confirmed?.date ?? null,
          },
          differsFrom: (basis.differs ?? []).map(({ claim: other, why }) => ({ id: other, why })),
        };
      }),
    );
  });

  it("/claims.json has the fields that its description names, and no others", () => {
    const described = [
      ...readFileSync("docs/claims-file.md", "utf8").matchAll(/^\| `(\w+)`/gm),
    ].map(([, name]) => name);
    const [first] = file.claims;
    const names = [
      ...Object.keys(file),
      ...Object.keys(first),
      ...Object.keys(first.basis),
      "id",
      "why",
    ];
    expect([...new Set(described)].sort()).toEqual([...new Set(names)].sort());
  });

  it("/claims.json leads to pages that exist", () => {
    const paths: readonly string[] = file.claims.flatMap(
      ({ pages }: { pages: readonly string[] }) => pages,
    );
    expect(
      paths.filter(
        (url) =>
          !existsSync(
            `${siteFolder}${url.replace(company.origin, "").replace(/\/$/, "")}/index.html`,
          ),
      ),
    ).toEqual([]);
  });
});

const registerOf = (key: string): Claim | undefined =>
  Object.entries(claims).find(([name]) => name === key)?.[1];

const wordsOf = (element: HTMLElement | null) =>
  element?.structuredText.replace(/\s+/g, " ").trim() ?? "";

function hasFigure(element: HTMLElement, shown: readonly Claim[]): boolean {
  return shown.some(({ figure }) => figureIn(wordsOf(element), figure));
}

const figureIn = (text: string, figure: string) =>
  new RegExp(`(?<![\\w$])${figure.replace(/[$+./]/g, "\\$&")}(?!\\w)`).test(text);

/**
 * The page's own words: specimens in exhibits are drawings, and working exhibits compute; neither
 * makes claims.
 */
function prose({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, [data-specimen], [data-instrument]"))
    element.remove();
  return main.structuredText.replace(/\s+/g, " ");
}

function normal(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/^over /, "")
    .replace(/\s+%/, "%")
    .replace(/[.,]$/, "");
}
