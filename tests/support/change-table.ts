// README's change table, acted out: for each row what a writer or developer changes.

import { globSync, readFileSync } from "node:fs";
import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { hash } from "content/instruments.ts";
import { officeHours } from "content/office-hours.ts";
import { pages } from "content/pages.ts";
import { logoPng, logoSvg, photograph, rebrand, uprightPhotograph } from "./new-owner.ts";
import { type Act, edits } from "./site-copy.ts";

/** Who writes the article and has a photograph: whoever leads forensics. */
export const [portrayed = ""] =
  /(?<=^ {2}person: )\w+/m.exec(readFileSync("content/pages/forensics.yaml", "utf8")) ?? [];

/** A colour and a shape of the owner's, as they are in the brand's files. */
export const [token = ""] =
  /(?<=--tab-5: light-dark\()#\w+/.exec(readFileSync("content/brand/colors.css", "utf8")) ?? [];
export const [shape = ""] =
  /<(?!svg)\w+ [^/>]*/.exec(readFileSync("content/brand/mark.svg", "utf8")) ?? [];
export const otherShape = '<rect x="1" y="13.5" width="22" height="8"';
export const mailingList = "https://quaestio.us1.list.example/subscribe/post?u=1&id=2";
export const calendar = "https://calendar.quaestio.example/book";
const article = "content/articles/clawback-in-time.md";
const guide = "content/guides/protective-orders.md";

/** Hours that no office has. */
export const hours = officeHours({ ...company.hours, opens: "05:30", closes: "21:30" });

export const servicePage = `meta:
  title: Deposition Support
  description: Exhibits, transcripts and video for depositions, numbered once.
practice: litigation
sections:
  - kind: practice-hero
    label: Deposition support
    name: Deposition Support
    title: |-
      Deposition
      *support*
    size: two-lines
    lead: Exhibits are numbered once, from the deposition to trial.
    actions:
      - label: Schedule Consultation
        to: /consultation
  - kind: brief
    label: Limits
    heading: What we need from you
    paragraphs:
      - The notice, and the exhibit list in any of {figure:languages} languages.
  - kind: brief
    id: remote
    label: Remote
    heading: Remote depositions
    paragraphs:
      - "{company} hosts the exhibits; see [data hosting](/data-hosting)."
  - kind: closing
    label: Next step
    heading: Send us the notice.
    actions:
      - label: Contact our team
        to: /contact
`;

export const acts: Readonly<Record<string, Act>> = {
  "the name, the Bates prefix": {
    "content/company.yaml": rebrand.company,
  },
  "say what the name means": { "content/brand/name.yaml": rebrand.meaning },
  "the phone, an address, the hours": {
    "content/company.yaml": edits(
      [
        `open: ${company.hours.opens} to ${company.hours.closes}\n`,
        `open: ${hours.opens} to ${hours.closes}\n`,
      ],
      ["bookingUrl:\n", `bookingUrl: ${calendar}\n`],
    ),
  },
  "connect a mailing list, Search Console": {
    "content/company.yaml": edits(
      ["mailingListUrl:\n", `mailingListUrl: ${mailingList}\n`],
      ["mailingListField: email", "mailingListField: EMAIL"],
      ["searchConsole:\n", `searchConsole: ${"Ab-_".repeat(10)}xyz\n`],
    ),
  },
  "close on a day, work on a holiday": {
    "content/holidays.yaml": edits(
      ["closed:\n", "closed:\n  - day: 2026-12-24\n    name: Christmas Eve\n"],
      [/^open:\n/m, "open:\n  - 2026-11-11\n"],
    ),
  },
  "a marketing figure": {
    "content/claims.yaml": edits(
      [`figure: ${claims.experience.figure}\n`, "figure: 27 years\n"],
      [`figure: ${claims.responseHours.figure}\n`, "figure: 3 hours\n"],
      [`figure: ${claims.noticeHours.figure}\n`, "figure: 36 hours\n"],
      [`figure: ${claims.consultation.figure}\n`, "figure: 40 minutes\n"],
    ),
  },
  "reword a page": {
    "content/pages/resources.yaml": edits([pages.resources.closing.heading, "Files for the road"]),
  },
  "reword a tool": {
    "content/instruments/hash.yaml": edits([hash.heading, "Is the copy the same?"]),
  },
  "change a paper of the specimen matter": {
    "content/specimen/documents/finance-mail.yaml": edits([
      "RT-40 units in the field",
      "RT-40 units on roofs",
    ]),
  },
  "add a service page": {
    "content/services/deposition-support.yaml": () => servicePage,
  },
  "add a page of another design": {
    "content/site-map.ts": edits([
      /\] as const;/,
      '  { path: "/privilege-review", page: "privilege-review", bates: 801 },\n] as const;',
    ]),
  },
  "show it in a menu": {
    "content/navigation.yaml": edits([
      "headerLinks:\n",
      "headerLinks:\n  - label: Privilege Review\n    href: /privilege-review\n",
    ]),
  },
  "add an article": {
    [article]: () =>
      "---\nid: clawback-in-time\ntitle: Clawback in time\nexcerpt: What to write before the other side reads it.\nauthor: " +
      `${portrayed}\ndate: 2025-05-01\ncategory: Privacy Law\nminutes: 4\n---\n\nA clawback letter is short. It names the page by its Bates number.\n`,
  },
  "add a guide": {
    [guide]: () =>
      guideLike()
        .replace(/^title: .*$/m, "title: Protective Orders")
        .replace(/^number: .*$/m, "number: 9"),
  },
  "add an event": {
    "content/events.yaml": (text) => `${text}
- id: custody-in-the-cloud
  title: Custody in the cloud
  type: webinar
  date: Thursday, 2027-05-06
  time: 11:00 to 11:45
  location: Online
  online: true
  description: Who holds a file that nobody stores.
  speaker: whitlock
  changed: 2026-11-01
`,
  },
  "name a person": {
    "content/people.yaml": (text) => `${rebrand.people(text)}
whitlock:
  name: Ada Whitlock
  initials: AW
  role: Director of Hosting
  bio: Keeps the floor dull.
  seed: 11
  profile: https://network.example/in/ada-whitlock
  mail: a.whitlock
`,
  },
  "show a partner": {
    "content/partners.yaml": (text) =>
      `${text}  - id: lantern\n    name: Lantern\n    role: Review platform\n`,
  },
  "a portrait": {
    "content/people.yaml": edits([
      new RegExp(`(?<=^${portrayed}:\\n)`, "m"),
      `  picture:\n    file: people/${portrayed}.jpg\n    alt: The director in the laboratory\n`,
    ]),
  },
  "a logo": {
    "content/partners.yaml": edits(
      [/(?<=^ {4}name: Stele\n)/m, "    logo: logos/stele.svg\n"],
      [/(?<=^ {4}name: Lexhold\n)/m, "    logo: logos/lexhold.png\n"],
    ),
  },
  "a screenshot of the platform": {
    "content/pages/platform.yaml": edits([
      /(?=^leadership:)/m,
      `screenshots:\n${["activity", "holds", "risk"].map((tab) => `  ${tab}:\n    file: platform-screen.png\n    alt: A screen with ${tab}\n`).join("")}`,
    ]),
  },
  "a picture in an article": {
    "content/articles/google-drive-collection.md": edits(
      [
        /(?=^category:)/m,
        "picture:\n  file: consent.jpg\n  alt: A lawyer at a window\n  caption: The consent meeting\n",
      ],
      [
        /(?<=\n---\n)/,
        '\n![A cart with sealed bags](phones.jpg "Twelve phones, sealed")\n\n![A desk](consent.jpg)\n',
      ],
    ),
  },
  "a picture in a guide": {
    "content/guides/paper-discovery.md": edits([
      /(?=\n\n## (?!.*\n\n## ))/s,
      '\n\n![The scanner and its operator](room.jpg "The scanning room")',
    ]),
  },
  "a picture of an event": {
    "content/events.yaml": edits(
      [
        /(?<=^ {2}featured: true\n)/m,
        "  picture:\n    file: hall.jpg\n    alt: The hall in June\n",
      ],
      [
        /(?<=^- id: versions-on-trial\n)/m,
        "  picture:\n    file: hall.jpg\n    alt: The hall in March\n",
      ],
    ),
  },
  "add a case study": {
    "content/case-studies.yaml": (text) => `${text}
- id: ledger-photographs
  title: Ledgers, photographed
  category: Images
  description: A partnership dispute, in pencil.
  challenge: The ledgers were photographed, and nobody could search them.
  solution: We read them.
  results:
    - "{figure:languages} languages, one index"
  technologies:
    - Handwriting recognition
`,
  },
  "a picture of a case study": {
    "content/case-studies.yaml": edits(
      [/(?<=^- id: wechat-audio\n)/m, "  picture:\n    file: hall.jpg\n    alt: The phones\n"],
      [
        /(?<=^- id: ledger-photographs\n)/m,
        "  picture:\n    file: hall.jpg\n    alt: A ledger under the lamp\n",
      ],
    ),
  },
  "publish what a figure rests on": {
    "content/claims.yaml": edits([
      /(?<=^fasterProcessing:\n(?: .*\n)*? {2}basis:\n)/m,
      "    counted: Gigabytes an hour\n",
    ]),
  },
  "a synonym": {
    "content/synonyms.yaml": (text) => `${text}- custodian, zzkeeper\n`,
  },
  "an answer in the search": {
    "content/intents.yaml": (text) => `${text}- asks: zzdesk, zzhotline\n  to: /contact#form\n`,
  },
  "set the prices": {
    "content/prices.yaml": edits(
      ["ours: false", "ours: true"],
      ["reviewHour: 45", "reviewHour: 50"],
    ),
  },
  "answer a question about security": {
    "content/security-answers.yaml": edits([
      "Ask how soon we report an incident, and who is told.",
      "We report it within a day, by telephone.",
    ]),
  },
  "a fact that buyers ask for": {
    "content/buyer/rate-card.yaml": edits([
      /(?<=- label: minimum term and minimum fee\n)/,
      "    value: One month, [as the order form says](/resources)\n",
    ]),
    "content/buyer/trust-facts.yaml": edits([
      /(?<= {4}id: sso\n)/,
      "    value: SAML 2.0 on all three\n",
    ]),
  },
  "cite a rule": {
    "content/legal/authorities.yaml": edits([
      "cite: ABA Formal Opinion 512\n",
      "cite: ABA Formal Opinion 512 of 2024\n",
    ]),
  },
  "change a color": { "content/brand/colors.css": edits([token, "#c0ffee"]) },
  "change the mark": { "content/brand/mark.svg": edits([shape, otherShape]) },
  "restyle a type size": {
    "web/styles/tokens.css": edits(
      ["--s-7: 1.75rem", "--s-7: 1.8rem"],
      ["--t-9: 2.5rem", "--t-9: 2.6rem"],
      ["--w-text: 36em", "--w-text: 37em"],
    ),
  },
};

/** Files that are put beside the words. */
export const pictures = async () => ({
  [`people/${portrayed}.jpg`]: await uprightPhotograph({ width: 800, height: 1200 }),
  "logos/stele.svg": logoSvg,
  "logos/lexhold.png": await logoPng(300),
  "pages/platform-screen.png": await photograph({ width: 1300, height: 800 }),
  "articles/consent.jpg": await photograph({ width: 1300, height: 700 }),
  "articles/phones.jpg": await uprightPhotograph({ width: 800, height: 1000 }),
  "guides/room.jpg": await photograph({ width: 700, height: 400 }),
  "hall.jpg": await photograph({ width: 900, height: 500 }),
});

/** What the compiler asks for when a page is added. */
export const page: Act = {
  "web/pages/index.ts": edits([
    '  "not-found":',
    '  "privilege-review": () => import("./privilege-review/privilege-review.tsx"),\n  "not-found":',
  ]),
  "web/pages/privilege-review/privilege-review.tsx":
    () => `import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import type { PageProps } from "web/pages/index.ts";

export default function PrivilegeReview({ words }: PageProps<"privilege-review">) {
  return (
    <Page path="/privilege-review">
      <Closing id="top" {...words.closing} />
    </Page>
  );
}
`,
  "content/schema-company-pages.ts": edits([
    '  "not-found": page(',
    '  "privilege-review": page({ closing }),\n  "not-found": page(',
  ]),
  "content/pages/privilege-review.yaml": () => `meta:
  title: Privilege Review
  description: Two readers for every privileged page.
closing:
  label: Privilege
  heading: Two readers for every page.
  actions:
    - label: Ask
      to: /contact
`,
};

/** One of our guides, as a template. */
function guideLike(): string {
  return readFileSync(globSync("content/guides/*.md").sort()[0] ?? "", "utf8");
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** No digit may be before a figure: "2 hours" is not in "72 hours". */
const holds = (text: string, words: string) =>
  new RegExp(`(?<!\\d)${escaped(words)}`).test(unescaped(text));

/** A name that is not a part of a longer word: "Ax" is not in "Axis", nor "ax" in "tax". */
export const names = (text: string, name: string) =>
  new RegExp(`(?<![a-z\\d])${escaped(name)}(?![a-z])`).test(text);

/** A text as people read it: without the escapes of HTML and XML and the folds of calendars. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|#x26);/g, "&").replaceAll("\r\n ", "");
}

type Site = ReadonlyMap<string, string>;
type Changed = readonly [what: string, old: string, next: string];

/**
 * What is wrong after a change: a file that has the old words still, one that lacks the new ones,
 * or words that no file had.
 */
export function leftOver(
  before: Site,
  after: Site,
  changes: readonly Changed[],
): readonly string[] {
  return changes.flatMap(([what, old, next]) => {
    const shown = [...before]
      .filter(([file, text]) => !file.includes("/assets/") && holds(text, old))
      .map(([file]) => file);
    return [
      ...(shown.length === 0 ? [`${what}: “${old}” was in no file`] : []),
      ...[...after]
        .filter(([, text]) => holds(text, old))
        .map(([file]) => `${what}: “${old}” is still in ${file}`),
      ...shown
        .filter((file) => !unescaped(after.get(file) ?? "").includes(next))
        .map((file) => `${what}: “${next}” is not in ${file}`),
    ];
  });
}

/** Whether the site's search, in its scripts or its index, has these words. */
export function isInSearch(site: Site, text: string): boolean {
  return [...site].some(
    ([file, script]) =>
      /\/assets\/.*\.js$|\/search\/\w+\.json$/.test(file) && script.includes(text),
  );
}
