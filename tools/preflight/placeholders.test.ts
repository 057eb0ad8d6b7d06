import { describe, expect, it } from "vitest";
import { findPlaceholders, type Shipped } from "./placeholders.ts";
import { remarks } from "./remarks.ts";

const finished: Shipped = {
  content: [
    {
      path: "content/company.yaml",
      text: '  name: "Hart & Lowe",\n  phone: telephone("(312) 867-5309"),\n  origin: "https://www.hartlowe.com",',
    },
    {
      path: "content/events.yaml",
      text: "# - mail: ada@whitlock.example\n- title: Discovery, for example",
    },
  ],
  built: [
    {
      path: "build/client/index.html",
      text: '<a href="https://www.hartlowe.com">Hart</a> a specimen writes to ada@vellmark.example, 312-555-0143',
    },
    { path: "build/client/assets/a.js", text: "// TODO: of a library" },
  ],
  people: [
    { name: "Ada Hart", profile: "https://network.com/ada", mail: "mailto:ada@hartlowe.com" },
  ],
  partners: [{ name: "Real" }],
  promises: [
    {
      says: "We call back.",
      signedOff: { by: "Ada Hart", date: "2026-10-01" },
      reviewBy: "2027-10-01",
    },
  ],
  claims: {
    clients: {
      figure: "130+",
      kind: "count",
      measures: "clients",
      doesNotSay: "Their size.",
      basis: { counted: "Engagement letters", by: "Ada Hart", date: "October 1, 2026" },
    },
    years: {
      figure: "25 years",
      kind: "count",
      measures: "experience",
      doesNotSay: "Whose.",
      basis: {},
      confirmed: { by: "Ada Hart", date: "2026-10-01" },
    },
  },
  buyerFacts: [
    {
      name: "rate-card",
      answeredBy: "Finance",
      facts: [
        { label: "W-9", value: "Attached" },
        { label: "minimum fee", onRequest: true },
      ],
    },
  ],
  night: { confirmed: { by: "Ada Hart", date: "2026-10-01" } },
  published: { articles: { by: "Ada Hart", date: "2026-10-01" } },
  elsewhere: [],
  conflictCheck: "We finish the conflict check within one business day.",
  legalAddresses: { privacy: "/legal/privacy.html", terms: "https://hartlowe.com/terms" },
};

const today = "2026-11-22";
const found = (change: Partial<Shipped>, day = today) =>
  findPlaceholders({ ...finished, ...change }, day);
/** What is found in a text of several lines: its line, its kind and its words. */
const inContent = (text: string) =>
  found({ content: [{ path: "a.yaml", text }] }).map(
    ({ where, kind, what }) => `${where.slice("a.yaml:".length)} ${kind}: ${what}`,
  );
const inPages = (built: Shipped["built"]) =>
  found({ built }).map(({ kind, what, where }) => `${kind}: ${what} in ${where}`);

describe("The preflight", () => {
  it("A finished site, with its specimens, remarks and libraries, has nothing left", () => {
    expect(found({})).toEqual([]);
  });

  it("Every placeholder of a text is named with its line, also two in one line", () => {
    const text = [
      '  legalName: "Probata",',
      "maxim: et probata",
      "The pro·bā·ta half",
      "Ask Siemly first",
      'phone: "(312) 555-0142"',
      'street: "100 North Example Street, Suite 1400"',
      'address: "info@company.example"',
      'origin: "https://www.company.example"',
      "The rest is TBD.",
      "by Probata and Probata",
    ];
    expect(
      inContent(text.join("\n")).toSorted(
        (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
      ),
    ).toEqual([
      "1 Brand name: Probata",
      "2 Brand name: probata",
      "3 Brand name: pro·bā·ta",
      "4 Platform name: Siemly",
      "5 Telephone: (312) 555-0142",
      "6 Postal address: 100 North Example Street",
      "7 Reserved domains: info@company.example",
      "8 Reserved domains: https://www.company.example",
      "9 Placeholder words: TBD",
      "10 Brand name: Probata",
      "10 Brand name: Probata",
    ]);
  });

  it("A placeholder of the built pages is named once, with how many files have it", () => {
    const texts = [
      "<title>About Probata</title>",
      '<a href="tel:+13125550142">',
      '<a href="mailto:info@company.example">',
      "<p>lorem ipsum</p>",
      "<p>[Owner: the law]</p>",
      "Probata, Probata",
      "Probata",
    ];
    const pages = texts.map((text, i) => ({ path: `build/client/${i}.html`, text }));
    expect(inPages(pages).toSorted()).toEqual([
      "Brand name in built pages: Probata, and in 2 other files in build/client/0.html",
      "Placeholder words in built pages: [Owner: in build/client/4.html",
      "Placeholder words in built pages: lorem ipsum in build/client/3.html",
      "Reserved domains in built pages: mailto:info@company.example in build/client/2.html",
      "Telephone in built pages: tel:+13125550142 in build/client/1.html",
    ]);
    expect(found({ built: null })).toMatchObject([{ kind: "Built pages", who: "engineer" }]);
  });

  it("What is unsigned, unconfirmed or invented is named, with its line and who settles it", () => {
    const content = [
      { path: "content/claims.yaml", text: "clients:\n\ndays:\n\ncounted:\n" },
      { path: "content/promises.yaml", text: 'promises:\n  - says: "{night}"\n' },
      { path: "content/partners.yaml", text: "partners:\n  - id: lexhold\n    name: Lexhold\n" },
    ];
    const days = {
      figure: "45 days",
      kind: "count",
      measures: "average time",
      doesNotSay: "Of how many.",
      basis: {},
    } as const;
    const unsettled = found({
      content,
      people: [
        {
          name: "Sam Specimen",
          profile: "https://network.example/in/sam",
          mail: "mailto:sam@hartlowe.com",
        },
      ],
      claims: {
        days,
        counted: { ...days, basis: { counted: "Projects" } },
        hours: { ...days, kind: "promise" },
      },
      legalAddresses: { privacy: "/legal/privacy.html", terms: null },
      night: { confirmed: null },
      conflictCheck: null,
      published: { articles: null, caseStudies: null },
      elsewhere: ["https://social.example/hart", "https://calendly.com/hart/consultation"],
      promises: [{ says: "We never sleep.", signedOff: null, reviewBy: "2027-10-01" }],
      partners: [{ name: "Lexhold" }, { name: "Real" }],
    });
    expect(
      unsettled
        .map(({ kind, who, what, where }) => `${kind} (${who}): ${what} at ${where}`)
        .toSorted(),
    ).toEqual([
      "Addresses elsewhere (owner): https://calendly.com/hart/consultation, opened by nobody at content/company",
      "Conflict check (owner): no time for the conflict check at content/company",
      "Figures without a basis (owner): 45 days: average time. Of how many. at content/claims.yaml:3",
      "Figures without a basis (owner): 45 days: average time. Of how many. at content/claims.yaml:5",
      "Invented texts (owner): the articles of the blog, confirmed by nobody at content/company",
      "Invented texts (owner): the case studies and the award, confirmed by nobody at content/company",
      "Legal texts (counsel): a draft that nobody has signed at content/legal/drafts/terms.md",
      "Night calls (owner): what a call does while the office is closed, confirmed by nobody at content/company",
      "Partners (owner): Lexhold at content/partners.yaml:3",
      "People (owner): Sam Specimen at content/people",
      "Promises (counsel): unsigned: We never sleep. at content/promises.yaml:2",
    ]);
  });

  it("Facts that buyers ask for and nobody has filled in are listed by who can answer", () => {
    const group = (name: string, answeredBy: string, label: string) => ({
      name,
      answeredBy,
      facts: [{ label, value: null }],
    });
    const buyerFacts = [
      group("examiners", "Forensics", "licenses"),
      group("rate-card", "Finance", "minimum fee"),
    ];
    const content = [
      { path: "content/buyer/rate-card.yaml", text: "facts:\n  - label: minimum fee\n" },
    ];
    expect(found({ buyerFacts, content })).toMatchObject([
      {
        kind: "Facts that buyers ask for, Finance",
        who: "owner",
        what: "minimum fee",
        where: "content/buyer/rate-card.yaml:2",
      },
      { kind: "Facts that buyers ask for, Forensics", what: "licenses" },
    ]);
  });

  it("An owner whose platform has another name is told that the address of its page stays", () => {
    expect(remarks("Siemly")).toEqual([]);
    expect(remarks("Beacon")).toEqual([
      "Good to know: the page about Beacon stays at /siemly, as the addresses of all pages do.",
    ]);
  });

  it("A signed promise is named from the day after its review was due", () => {
    expect([found({}, "2027-10-01"), found({}, "2027-10-02").map(({ kind }) => kind)]).toEqual([
      [],
      ["Promises"],
    ]);
  });
});
