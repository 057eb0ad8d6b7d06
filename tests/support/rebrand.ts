import { company } from "content/company.ts";
import { people } from "content/people.ts";
import { signed } from "content/specimen/people.ts";

/** A new owner. The name has the 40 letters that company.yaml allows, and a character that HTML and XML escape. */
export const owner = {
  name: "Larkin & Quay LLP eDiscovery & Forensics",
  shortName: "Larkin & Quay",
  legalName: "Larkin & Quay LLP",
  batesPrefix: "LQLLP",
  phone: "(414) 555-0177",
  domain: "larkinquay.example",
  street: "9 Lantern Quay, Floor 31",
  city: "Milwaukee",
  postalCode: "53202",
  origin: "https://www.larkinquay.example",
  platform: "Beacon",
} as const;

const firstNames = "Imogen Casper Delphine Auberon Philippa Leopold Rosalind Thaddeus Winifred Horatio".split(" ");
const lastNames = "Ashdown Fairclough Greatorex Holloway Inglefield Jessop Kingswell Loxley Merriweather Noakes".split(" ");

/** What a new owner makes of company.yaml, people.yaml and content/brand/. The keys of people stay, because pages name people by them. */
export const rebrand = {
  company: (text: string) =>
    withFields(text, {
      name: owner.name,
      shortName: owner.shortName,
      legalName: owner.legalName,
      batesPrefix: owner.batesPrefix,
      established: "1998",
      copyrightYear: "2027",
      phone: owner.phone,
      "  domain": owner.domain,
      "  street": owner.street,
      "  city": owner.city,
      "  region": "WI",
      "  postalCode": `"${owner.postalCode}"`,
      origin: owner.origin,
      "  name": owner.platform,
      "  site": "https://beacon.example",
      "  demo": "https://beacon.example/demo",
    }).replace(/^( {4}href: https:\/\/).*$/gm, "$1social.example/larkin-quay"),
  people: (text: string) => {
    const [head = "", ...entries] = text.split(/(?=^[a-z]+:\n)/m);
    return head + entries.map(withPerson).join("");
  },
  meaning: () => `meaning:
  label: The name
  heading: What the name means
  gloss:
    word: quay
    meaning: "English: a place where ships unload"
  maxim:
    alleged: any port
    proved: in a storm
  paragraphs:
    - What is unloaded is counted.
`,
};

/** Words of the present owner that a rebrand leaves nowhere. */
export const formerWords: readonly string[] = [
  ...[company.name, company.shortName, company.legalName, company.platform.name].flatMap((name) => [name, name.toLowerCase()]),
  `${company.batesPrefix}-VOL`,
  company.phone.display,
  company.phone.href,
  company.address.street,
  company.mail.info.address.replace(/.*@/, ""),
  new URL(company.origin).host,
  ...company.social.map(({ href }) => href),
  ...Object.values(people).flatMap(({ name, profile }) => [name, profile, signed(name), signed(name).toLowerCase().replace(" ", "")]),
];

/** Replaces whole lines; "  city" is a field below another. Throws when there is no such line. */
function withFields(text: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields).reduce((result, [field, value]) => {
    const line = new RegExp(`^${field}:.*$`, "m");
    if (!line.test(result)) throw new Error(`There is no line "${field}:"`);
    return result.replace(line, () => `${field}: ${value}`);
  }, text);
}

function withPerson(entry: string, place: number): string {
  const [first = "", last = ""] = [firstNames[place % firstNames.length], lastNames[place % lastNames.length]];
  const slug = `${first}-${last}`.toLowerCase();
  return withFields(entry.replace(/^ {2}bio: (?:>-\n)?(?:.*\n {4})*.*$/m, "  bio:"), {
    "  name": `${first} ${last}`,
    "  initials": `${first[0]}${last[0]}`,
    "  role": `Head of department ${place + 1}`,
    "  bio": "Works with counsel every day.",
    "  profile": `https://network.example/in/${slug}`,
    "  mail": `${first[0]}.${last}`.toLowerCase(),
  });
}
