import { company } from "content/company.ts";
import { people } from "content/people.ts";
import { signed } from "content/signed.ts";
import sharp, { type Sharp } from "sharp";
import { type Act, edits } from "./site-copy.ts";

/**
 * A new owner. The name has the 40 letters that company.yaml allows, and a character that HTML and
 * XML escape.
 */
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

const firstNames =
  "Imogen Casper Delphine Auberon Philippa Leopold Rosalind Thaddeus Winifred Horatio".split(" ");
const lastNames =
  "Ashdown Fairclough Greatorex Holloway Inglefield Jessop Kingswell Loxley Merriweather Noakes".split(
    " ",
  );

/**
 * What a new owner makes of company.yaml, people.yaml and content/brand/. The keys of people stay,
 * because pages name people by them.
 */
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

/**
 * What else a new owner changes, besides `rebrand`: hours, zone and holidays, a partner of the firm
 * who bears a name of the specimen matter, prices, and logos of the partners.
 */
export const takeover: Act = {
  "content/company.yaml": (text) =>
    withFields(rebrand.company(text), {
      "  days": "Mon, Tue, Wed, Thu, Fri, Sat",
      "  open": "09:00 to 17:30",
      "  zone": "America/Denver",
      "  abbreviation": "MST",
      "  clock": "Mountain Time",
    }),
  "content/people.yaml": (text) =>
    rebrand.people(text).replace(/(?<=^ {2}name: \w+ )\w+/m, "Lindqvist"),
  "content/brand/name.yaml": rebrand.meaning,
  "content/holidays.yaml": edits(
    [/ {2}- name: Columbus Day\n.*\n/, ""],
    [
      /^closed:.*$/m,
      "closed:\n  - day: 2026-11-27\n    name: Day after Thanksgiving\n  - day: 2026-12-24\n    name: Christmas Eve",
    ],
    [/^open:.*$/m, "open:\n  - 2026-11-11"],
  ),
  "content/prices.yaml": edits(
    [/^ours: .*$/m, "ours: true"],
    [/(?<=^ {2}processedGigabyte: ).*$/m, "18"],
    [/(?<=^ {2}hostedGigabyteMonth: ).*$/m, "7.5"],
    [/(?<=^ {2}reviewHour: ).*$/m, "52"],
  ),
  "content/partners.yaml": (text) =>
    text.replace(/^ {4}role: .*$/m, (role) => `${role}\n    logo: new-owner.svg`),
  "content/new-owner.svg": () => logoSvg,
};

/** A key of people.yaml that no file had: the name, in small letters. */
export const newKey = (place: number) => `${firstNames[place % firstNames.length]}`.toLowerCase();

/** Words of the present owner that a rebrand leaves nowhere. */
export const formerWords: readonly string[] = [
  ...[company.name, company.shortName, company.legalName, company.platform.name].flatMap((name) => [
    name,
    name.toLowerCase(),
  ]),
  `${company.batesPrefix}-VOL`,
  company.phone.display,
  company.phone.href,
  company.address.street,
  company.mail.info.address.replace(/.*@/, ""),
  new URL(company.origin).host,
  ...company.social.map(({ href }) => href),
  ...Object.values(people).flatMap(({ name, profile }) => [
    name,
    profile,
    signed(name),
    signed(name).toLowerCase().replace(" ", ""),
  ]),
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
  const [first = "", last = ""] = [
    firstNames[place % firstNames.length],
    lastNames[place % lastNames.length],
  ];
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

type Size = { readonly width: number; readonly height: number };

/** A photograph as JPEG, with noise. Its top tenth is red. */
export async function photograph(size: Size): Promise<Buffer> {
  return (await drawn(size)).jpeg({ quality: 85 }).toBuffer();
}

/**
 * The same from a camera that was held upright: the pixels lie on their side, and the file says so,
 * and where and by whom it was taken.
 */
export async function uprightPhotograph(size: Size): Promise<Buffer> {
  const upright = await (await drawn(size)).png().toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Orientation: "6", Copyright: "Studio Whitlock" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 55/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function drawn({ width, height }: Size): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const sky = await sharp({
    create: { width, height: Math.round(height / 10), channels: 3, background: "#b3261e" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } }).composite([
    { input: sky, top: 0, left: 0 },
  ]);
}

/** A logo in two colours on nothing, with a dark word and a bright sign. */
export const logoSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><script>alert(1)</script>` +
  `<circle cx="32" cy="32" r="28" fill="#e4572e"/><path d="M20 44V20h8v16h16v8z" fill="#fff"/><path d="M80 12h14v40H80zM104 12h30v12` +
  `h-16v4h14v10h-14v14h-14zM144 12h14v28h16v12h-30zM186 12h34v12h-10v28h-14V24h-10z" fill="#17324d"/></svg>`;

export const logoPng = (width: number): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg), { density: 200 }).resize({ width }).png().toBuffer();
