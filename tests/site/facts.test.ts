import { globSync, readFileSync } from "node:fs";
import { buyerFacts } from "content/buyer-facts.ts";
import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { events } from "content/events.ts";
import { priceList } from "content/offer.ts";
import { people } from "content/people.ts";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { everyPage, siteFolder } from "../support/site.ts";

// Facts that stand once in content, wherever a page says them. Other numbers are too many kinds to
// compare: marketing figures are in tests/site/claims.test.ts, those of the specimen matter in
// content/specimen/specimen.test.ts, the fixed texts in tests/site/spec.test.ts.

const { address, hours, mail, phone } = company;
const staff = Object.values(people);
const figures = Object.values(claims).map(({ figure }) => figure);
const { words, prices } = priceList;
const units = JSON.stringify([
  words,
  buyerFacts.flatMap(({ facts }) => facts.map(({ label }) => label)),
]);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * `pattern` finds a fact in the words of a page; `known` is content's. A match is right when it is
 * one of these, or part of one.
 */
type Rule = { readonly what: string; readonly pattern: RegExp; readonly known: readonly string[] };

const rules: readonly Rule[] = [
  { what: "a telephone number", pattern: /\(\d{3}\) \d{3}-\d{4}/g, known: [phone.display] },
  {
    what: "a mailbox of the company",
    pattern: new RegExp(`[\\w.+-]+@${mail.info.address.replace(/^.*@/, "")}`, "g"),
    known: [
      ...Object.values(mail).map((box) => box.address),
      ...staff.map((person) => person.mail.replace("mailto:", "")),
    ],
  },
  {
    what: "the street",
    pattern: new RegExp(
      `\\b\\d+ (?:North|South|East|West) \\w+ (?:Street|Avenue)\\b|${escaped(address.street)}`,
      "g",
    ),
    known: [address.street],
  },
  {
    what: "the city of the office",
    pattern: /(?<=\b(?:office|headquarters|based) in )\p{Lu}\w+/gu,
    known: [address.city],
  },
  {
    what: "hours",
    pattern: /\d{1,2}:\d\d (?:AM )?to \d{1,2}:\d\d [AP]M(?: \w+)?/g,
    known: [hours.text, ...events.map(({ time }) => clock(time.start, time.end))],
  },
  { what: "days of the week", pattern: /\p{Lu}\w+day to \p{Lu}\w+day/gu, known: [hours.text] },
  {
    what: "a promised time",
    pattern:
      /(?<=\bwithin )(?:\d+|two|three|four|ten|twelve|twenty-four) (?:business )?(?:hours?|days)/g,
    known: figures,
  },
  {
    what: "how long messages are kept",
    pattern: /(?<=\bfor )\d+(?= days, then erased)/g,
    known: [String(company.messagesKeptDays)],
  },
  {
    what: "a price",
    pattern: /\$\d[\d,.]*\d/g,
    known: [...figures, ...Object.values(prices).map((price) => `$${price}`)],
  },
  {
    what: "a unit of price",
    pattern: /(?<=\b(?:price[ds]?|pay|fee)\b(?:[^.]|\.\d){0,40}\b(?:per|by the) )[a-z]+\b/gi,
    known: [units.toLowerCase()],
  },
  {
    what: "a person's title",
    pattern: new RegExp(
      [
        "\\bDirector of \\p{Lu}\\w+(?: \\p{Lu}\\w+)*",
        "\\bChief \\p{Lu}\\w+(?: Officer)?",
        ...staff.map(({ role }) => escaped(role)),
      ].join("|"),
      "gu",
    ),
    known: staff.map(({ role }) => role),
  },
  {
    what: "a person's name",
    pattern: new RegExp(
      `\\p{Lu}[\\p{L}.]* (?:${staff.map(({ name }) => surname(name)).join("|")})\\b`,
      "gu",
    ),
    known: staff.flatMap(({ name }) => [name, `Ms. ${surname(name)}`, `Mr. ${surname(name)}`]),
  },
];

/** Matches that are right though content has them elsewhere, each with its reason. */
const elsewhere: readonly (readonly [page: string, match: string, because: string])[] = [
  [
    "/downloads/document-hosting.html",
    "ten business days",
    "a clause for the reader's contract, not a promise",
  ],
];

test("Every page says the company's facts as content has them", () => {
  const wrong = documents().flatMap(({ path, text }) =>
    rules.flatMap(({ what, pattern, known }) =>
      [...new Set(text.match(pattern))]
        .filter(
          (match) =>
            !known.some(
              (fact) =>
                fact.toLowerCase().includes(match.toLowerCase()) || match.startsWith(`${fact} `),
            ),
        )
        .filter((match) => !elsewhere.some(([page, right]) => page === path && right === match))
        .map((match) => `${path}: ${what}: ${match}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("Each rule finds its fact on some page", () => {
  const all = documents().map(({ text }) => text);
  expect(
    rules.filter(({ pattern }) => !all.some((text) => text.match(pattern))).map(({ what }) => what),
  ).toEqual([]);
});

/** Pages and guides without drawings, specimens, tools and computed tables. */
function documents(): readonly { readonly path: string; readonly text: string }[] {
  const guides = globSync(`${siteFolder}/downloads/*.html`).map((file) => ({
    path: file.slice(siteFolder.length),
    html: readFileSync(file, "utf8"),
  }));
  return [...everyPage, ...guides].map(({ path, html }) => {
    const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    for (const element of main.querySelectorAll(
      "figure, svg, script, style, table, [data-specimen], [data-instrument]",
    ))
      element.remove();
    return { path, text: main.structuredText.replace(/\s+/g, " ") };
  });
}

function surname(name: string): string {
  return name.replace(/^.* /, "");
}

/** 14:00 and 15:00 as a page says them: "2:00 to 3:00 PM". */
function clock(start: string, end: string): string {
  const twelve = (time: string) => `${((Number(time.slice(0, 2)) + 11) % 12) + 1}${time.slice(2)}`;
  const half = (time: string) => (time < "12:00" ? "AM" : "PM");
  return `${twelve(start)} ${half(start) === half(end) ? "" : `${half(start)} `}to ${twelve(end)} ${half(end)} ${company.hours.abbreviation} ${company.hours.clock}`;
}
