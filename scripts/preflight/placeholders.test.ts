import { describe, expect, it } from "vitest";
import { findPlaceholders, type Shipped } from "./placeholders.ts";

const replaced: Shipped = {
  files: [
    {
      path: "content/company.ts",
      text: `export const company = {
  name: "Hart & Lowe",
  phone: { display: "(312) 867-5309", href: "tel:+13128675309" },
  mail: { info: { address: "info@hartlowe.com", href: "mailto:info@hartlowe.com" } },
  address: { street: "9 Wacker Drive" },
  booking: { url: "https://calendar.hartlowe.com" },
  platform: { name: "Lantern", site: "https://lantern.hartlowe.com" },
  legal: { privacy: "https://hartlowe.com/privacy", terms: "https://hartlowe.com/terms" },
};`,
    },
  ],
  people: [{ name: "Ada Hart", profile: "https://network.com/ada", mail: "mailto:ada@hartlowe.com" }],
  partners: [{ id: "real", name: "Real" }],
};

const typed = (path: string, text: string) => findPlaceholders({ ...replaced, files: [{ path, text }] });
const kindsAndTexts = (path: string, text: string) => typed(path, text).map(({ kind, what }) => [kind, what]);

describe("the preflight", () => {
  it("is content when everything has been replaced", () => {
    expect(findPlaceholders(replaced)).toEqual([]);
  });

  it.each([
    ['  legalName: "Probata",', "Brand name", 'legalName: "Probata"'],
    ['  platform: { name: "Siemly" },', "Platform name", 'name: "Siemly"'],
    ['display: "(312) 555-0142"', "Telephone", "(312) 555-0142"],
    ['href: "tel:+13125550142"', "Telephone", "+13125550142"],
    ['street: "100 North Example Street, Suite 1400"', "Postal address", "100 North Example Street, Suite 1400"],
    ['url: "https://booking.example/probata/consultation"', "Booking calendar", "https://booking.example/probata/consultation"],
    ['demo: "https://siemly.example/demo"', "Platform demonstration", "https://siemly.example/demo"],
    ['address: "info@probata.example"', "Reserved domains", "info@probata.example"],
    ['origin: "https://www.probata.example"', "Reserved domains", "https://www.probata.example"],
    ["legal: { privacy: null }", "Legal texts", "privacy: null"],
  ])("finds %s", (text, kind, what) => {
    expect(kindsAndTexts("content/company.ts", text)).toEqual([[kind, what]]);
  });

  it("names the file and the line", () => {
    expect(typed("content/pages/about.ts", "one\ntwo\nby Probata")[0]?.where).toBe("content/pages/about.ts:3");
  });

  it("counts every place, also two in a line", () => {
    expect(typed("content/pages/about.ts", "Probata and Probata")).toHaveLength(2);
  });

  it("leaves code that speaks of reserved domains alone", () => {
    expect(typed("app/pages/consultation/booking-frame.tsx", 'hostname.endsWith(".example")')).toEqual([]);
    expect(typed("app/pages/consultation/booking-frame.tsx", "for example, a page")).toEqual([]);
  });

  it("takes a person for a specimen while an address leads nowhere", () => {
    const people = [{ name: "Sam Specimen", profile: "https://network.example/in/sam", mail: "mailto:sam@hartlowe.com" }];
    expect(findPlaceholders({ ...replaced, people }).map(({ kind }) => kind)).toEqual(["People"]);
  });

  it("knows the invented partners and their drawn marks", () => {
    const found = findPlaceholders({ ...replaced, partners: [{ id: "lexhold", name: "Lexhold" }] });
    expect(found).toMatchObject([{ kind: "Partners", what: "Lexhold, with a drawn mark", where: "content/partners.ts" }]);
  });
});
