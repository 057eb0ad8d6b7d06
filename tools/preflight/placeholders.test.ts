import { describe, expect, it } from "vitest";
import { findPlaceholders, type Shipped } from "./placeholders.ts";

const finished: Shipped = {
  content: [
    {
      path: "content/company.yaml",
      text: '  name: "Hart & Lowe",\n  phone: telephone("(312) 867-5309"),\n  origin: "https://www.hartlowe.com",',
    },
    { path: "content/events.yaml", text: "# - mail: ada@whitlock.example\n- title: Discovery, for example" },
  ],
  built: [
    {
      path: "build/client/index.html",
      text: '<a href="https://www.hartlowe.com">Hart</a> a specimen writes to ada@vellmark.example, 312-555-0143',
    },
    { path: "build/client/assets/a.js", text: "// TODO: of a library" },
  ],
  people: [{ name: "Ada Hart", profile: "https://network.com/ada", mail: "mailto:ada@hartlowe.com" }],
  partners: [{ name: "Real" }],
  promises: [{ says: "We call back.", signedOff: { by: "Ada Hart", date: "2026-10-01" }, reviewBy: "2027-10-01" }],
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
  legalAddresses: { privacy: "/legal/privacy.html", terms: "https://hartlowe.com/terms" },
};

const today = "2026-11-22";
const found = (change: Partial<Shipped>, day = today) => findPlaceholders({ ...finished, ...change }, day);
const typed = (text: string, path = "content/company.yaml") => found({ content: [{ path, text }] });
const shown = (text: string, path = "build/client/about/index.html") => found({ built: [{ path, text }] });

describe("the preflight", () => {
  it("has nothing to say about a finished site, its specimens, its remarks and its libraries", () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['  legalName: "Probata",', "Brand name", "Probata"],
    ["maxim: et probata", "Brand name", "probata"],
    ["The pro·bā·ta half", "Brand name", "pro·bā·ta"],
    ["Ask Siemly first", "Platform name", "Siemly"],
    ['phone: "(312) 555-0142"', "Telephone", "(312) 555-0142"],
    ['street: "100 North Example Street, Suite 1400"', "Postal address", "100 North Example Street"],
    ['address: "info@company.example"', "Reserved domains", "info@company.example"],
    ['origin: "https://www.company.example"', "Reserved domains", "https://www.company.example"],
    ["The rest is TBD.", "Placeholder words", "TBD"],
  ])("finds %s in content", (text, kind, what) => {
    expect(typed(text).map((one) => [one.kind, one.what])).toEqual([[kind, what]]);
  });

  it.each([
    ["<title>About Probata</title>", "Brand name in built pages", "Probata"],
    ['<a href="tel:+13125550142">', "Telephone in built pages", "tel:+13125550142"],
    ['<a href="mailto:info@company.example">', "Reserved domains in built pages", "mailto:info@company.example"],
    ["<p>lorem ipsum</p>", "Placeholder words in built pages", "lorem ipsum"],
    ["<p>[Owner: the law]</p>", "Placeholder words in built pages", "[Owner:"],
  ])("finds %s in built pages", (text, kind, what) => {
    expect(shown(text).map((one) => [one.kind, one.what])).toEqual([[kind, what]]);
  });

  it("names the file and the line, and every place in a line; in built pages each placeholder once", () => {
    expect(typed("one\ntwo\nby Probata and Probata").map(({ where }) => where)).toEqual([
      "content/company.yaml:3",
      "content/company.yaml:3",
    ]);
    const pages = ["a", "b", "c"].map((name) => ({ path: `build/client/${name}.html`, text: "Probata, Probata" }));
    expect(found({ built: pages })).toMatchObject([{ what: "Probata, and in 2 other files", where: "build/client/a.html" }]);
  });

  it("asks for a build when there is none", () => {
    expect(found({ built: null })).toMatchObject([{ kind: "Built pages", who: "engineer" }]);
  });

  it("takes a person for a specimen while an address leads nowhere", () => {
    const people = [{ name: "Sam Specimen", profile: "https://network.example/in/sam", mail: "mailto:sam@hartlowe.com" }];
    expect(found({ people })).toMatchObject([{ kind: "People", who: "owner", what: "Sam Specimen" }]);
  });

  it("asks of every count for its basis or for somebody who confirms it, and says what a cross-examiner would ask", () => {
    const days = { figure: "45 days", kind: "count", measures: "average time", doesNotSay: "Of how many.", basis: {} } as const;
    const claims = { days, counted: { ...days, basis: { counted: "Projects" } }, hours: { ...days, kind: "promise" } } as const;
    const content = [{ path: "content/claims.yaml", text: "clients:\n\ndays:\n\ncounted:\n" }];
    expect(found({ claims, content })).toMatchObject([
      { kind: "Figures without a basis", what: "45 days: average time. Of how many.", where: "content/claims.yaml:3" },
      { where: "content/claims.yaml:5" },
    ]);
  });

  it("names the draft of a legal text that nobody has signed", () => {
    expect(found({ legalAddresses: { privacy: "/legal/privacy.html", terms: null } })).toMatchObject([
      { kind: "Legal texts", who: "counsel", where: "content/legal/drafts/terms.md" },
    ]);
  });

  it("lists the facts that buyers ask for and nobody has filled in, by who can answer", () => {
    const group = (name: string, answeredBy: string, label: string) => ({ name, answeredBy, facts: [{ label, value: null }] });
    const buyerFacts = [group("examiners", "Forensics", "licenses"), group("rate-card", "Finance", "minimum fee")];
    const content = [{ path: "content/buyer/rate-card.yaml", text: "facts:\n  - label: minimum fee\n" }];
    expect(found({ buyerFacts, content })).toMatchObject([
      { kind: "Facts that buyers ask for, Finance", who: "owner", what: "minimum fee", where: "content/buyer/rate-card.yaml:2" },
      { kind: "Facts that buyers ask for, Forensics", what: "licenses" },
    ]);
  });

  it("names the night sentences until somebody has confirmed them", () => {
    expect(found({ night: { confirmed: null } }).map(({ kind }) => kind)).toEqual(["Night calls"]);
  });

  it("names a promise that nobody has signed, with its line, and a signed one from the day after its review was due", () => {
    const promises = [{ says: "We never sleep.", signedOff: null, reviewBy: "2027-10-01" as const }];
    const content = [{ path: "content/promises.yaml", text: 'promises:\n  - says: "{night}"\n' }];
    expect(found({ content, promises })).toMatchObject([
      { kind: "Promises", what: "unsigned: We never sleep.", where: "content/promises.yaml:2" },
    ]);
    expect(found({}, "2027-10-01")).toEqual([]);
    expect(found({}, "2027-10-02").map(({ kind }) => kind)).toEqual(["Promises"]);
  });

  it("knows the invented partners by their names, and says where each is", () => {
    const content = [{ path: "content/partners.yaml", text: "partners:\n  - id: lexhold\n    name: Lexhold\n" }];
    expect(found({ content, partners: [{ name: "Lexhold" }, { name: "Real" }] })).toMatchObject([
      { kind: "Partners", what: "Lexhold", where: "content/partners.yaml:3" },
    ]);
  });
});
