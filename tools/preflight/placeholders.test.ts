import { describe, expect, it } from "vitest";
import { findPlaceholders, type Shipped } from "./placeholders.ts";

const replaced: Shipped = {
  files: [
    {
      path: "content/company.yaml",
      text: `name: Hart & Lowe
phone: (312) 867-5309
mail:
  domain: hartlowe.com
address:
  street: 9 Wacker Drive
bookingUrl: https://calendar.hartlowe.com
platform:
  name: Lantern
  site: https://lantern.hartlowe.com
legal:
  privacy: https://hartlowe.com/privacy
  terms: https://hartlowe.com/terms
`,
    },
  ],
  people: [{ name: "Ada Hart", profile: "https://network.com/ada", mail: "mailto:ada@hartlowe.com" }],
  partners: [{ id: "real", name: "Real" }],
  promises: [{ says: "We call back.", signedOff: { by: "Ada Hart", date: "2026-10-01" }, reviewBy: "2027-10-01" }],
  night: { confirmed: { by: "Ada Hart", date: "2026-10-01" } },
  legalAddresses: { privacy: "/legal/privacy.html", terms: "https://hartlowe.com/terms" },
};

const today = "2026-11-22";
const typed = (path: string, text: string) => findPlaceholders({ ...replaced, files: [{ path, text }] }, today);
const kindsAndTexts = (path: string, text: string) => typed(path, text).map(({ kind, what }) => [kind, what]);

describe("the preflight", () => {
  it("is content when everything has been replaced", () => {
    expect(findPlaceholders(replaced, today)).toEqual([]);
  });

  it.each([
    ["legalName: Probata", "Brand name", "legalName: Probata"],
    ["  name: Siemly", "Platform name", "name: Siemly"],
    ["phone: (312) 555-0142", "Telephone", "(312) 555-0142"],
    ["phone: +1 312-555-0142", "Telephone", "+1 312-555-0142"],
    ["  street: 100 North Example Street, Suite 1400", "Postal address", "100 North Example Street, Suite 1400"],
    ["  demo: https://siemly.example/demo", "Platform demonstration", "https://siemly.example/demo"],
    ["  domain: probata.example", "Reserved domains", "probata.example"],
    ["origin: https://www.probata.example", "Reserved domains", "https://www.probata.example"],
  ])("finds %s", (text, kind, what) => {
    expect(kindsAndTexts("content/company.yaml", text)).toEqual([[kind, what]]);
  });

  it("names the file and the line", () => {
    expect(typed("content/pages/about.yaml", "one\ntwo\nby Probata")[0]?.where).toBe("content/pages/about.yaml:3");
  });

  it("counts every place, also two in a line", () => {
    expect(typed("content/pages/about.yaml", "Probata and Probata")).toHaveLength(2);
  });

  it("leaves code that speaks of reserved domains alone", () => {
    expect(typed("web/pages/consultation/booking-frame.tsx", 'hostname.endsWith(".example")')).toEqual([]);
    expect(typed("web/pages/consultation/booking-frame.tsx", "for example, a page")).toEqual([]);
  });

  it("takes a person for a specimen while an address leads nowhere", () => {
    const people = [{ name: "Sam Specimen", profile: "https://network.example/in/sam", mail: "mailto:sam@hartlowe.com" }];
    expect(findPlaceholders({ ...replaced, people }, today).map(({ kind }) => kind)).toEqual(["People"]);
  });

  it("names the draft of a legal text that nobody has signed", () => {
    const found = findPlaceholders({ ...replaced, legalAddresses: { privacy: "/legal/privacy.html", terms: null } }, today);
    expect(found).toMatchObject([{ kind: "Legal texts", where: "content/legal/drafts/terms.md" }]);
  });

  it("names the night sentences until somebody has confirmed them", () => {
    expect(findPlaceholders({ ...replaced, night: { confirmed: null } }, today).map(({ kind }) => kind)).toEqual(["Night calls"]);
  });

  it("names a promise that nobody has signed, with its line", () => {
    const promises = [{ says: "We never sleep.", signedOff: null, reviewBy: "2027-10-01" as const }];
    const files = [{ path: "content/promises.yaml", text: "one\n  - says: We never sleep." }];
    expect(findPlaceholders({ ...replaced, files, promises }, today)).toMatchObject([
      { kind: "Promises", what: "unsigned: We never sleep.", where: "content/promises.yaml:2" },
    ]);
  });

  it("names a signed promise from the day after its review was due", () => {
    const kinds = (day: string) => findPlaceholders(replaced, day).map(({ kind }) => kind);
    expect(kinds("2027-10-01")).toEqual([]);
    expect(kinds("2027-10-02")).toEqual(["Promises"]);
  });

  it("knows the invented partners and their drawn marks", () => {
    const found = findPlaceholders({ ...replaced, partners: [{ id: "lexhold", name: "Lexhold" }] }, today);
    expect(found).toMatchObject([{ kind: "Partners", what: "Lexhold, with a drawn mark", where: "content/partners.yaml" }]);
  });
});
