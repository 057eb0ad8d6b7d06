import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { personKeys } from "content/lists.ts";
import { faultLine } from "content/read.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

/** A slip of a writer: what is written in place of what, and the sentence that the check says to it. */
type Slip = readonly [file: string, from: string | RegExp, to: string, sentence: string];

const somebody = "expected somebody of content/people.yaml: discovery, forensics, product";
/** What a field of somebody in people.yaml says. */
const fieldOf = (key: string, field: string) => new RegExp(`(?<=^${key}:(?:\\n .*)*?\\n {2}${field}: ).*`, "m");
const slipsByFile: Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string, sentence: string])[]>> = {
  "events.yaml": [
    ["2027-04-22", "4/22/2027", "ai-powered-document-review, date: “4/22/2027”: write it as 2027-04-22"],
    ["2026-10-08", "October 8, 2026", "phones-across-borders, date: “October 8, 2026”: write it as 2026-10-08"],
    ["2026-09-17", "2027-02-30", "teams-is-a-filing-system, date: “2027-02-30”: there is no February 30: February 2027 has 28 days"],
    ["2026-06-04", "Friday, 2026-06-04", "the-sworn-machine, date: “Friday, 2026-06-04”: 2026-06-04 is a Thursday, not a Friday"],
    ["2026-05-13", "mid May", "voices-on-the-record, date: “mid May”: expected a day, as 2027-04-22"],
    ["14:00 to 15:00", "2:00 PM", "time: “2:00 PM”: expected the end too: write it as 14:00 to 15:00"],
    ["10:30 to 11:30", "10:30 AM to 2 PM", "time: “10:30 AM to 2 PM”: write it as 10:30 to 14:00"],
    ["15:00 to 16:00", "16:00 to 15:00", "time: “16:00 to 15:00”: the end, 15:00, is not after the start, 16:00"],
    ["13:00 to 16:30", "13:00 to 26:30", "time: “13:00 to 26:30”: expected a start and an end on a clock of 24 hours, as 14:00 to 15:00"],
    ["  speaker: product\n  changed: 2026-07-20", "  changed: 2026-07-20", `teams-is-a-filing-system, speaker: is missing: ${somebody}`],
    ["speaker: evidence", "speaker: evidense", `paper-is-not-dead, speaker: “evidense”: ${somebody}`],
    ["type: conference", "type: meeting", "type: “meeting”: expected one of cle, webinar, conference, workshop"],
    ["online: true\n  description: >-", "online: yes\n  description: >-", "online: “yes”: expected true or false"],
    ["location: Dallas", "locaton: Dallas", "locaton: there is no such field: expected id, title, type, date, time, location"],
    ["location: New York\n", "location:\n", "the-sworn-machine, location: is missing: expected words, as Chicago"],
    [
      "id: versions-on-trial",
      "id: phones-across-borders",
      "id: “phones-across-borders”: an entry above already uses it: give each its own",
    ],
    [
      "changed: 2025-08-11",
      "changed: 2025-08-11\n  publishAt: 2025-08-11",
      "publishAt: “2025-08-11”: expected the time too: write it as 2025-08-11 09:00",
    ],
    [
      "changed: 2026-01-26",
      "changed: 2026-01-26\n  publishAt: 2026-02-30 09:00",
      "publishAt: “2026-02-30 09:00”: there is no February 30: February 2026 has 28 days",
    ],
    ["changed: 2025-12-15", "changed: 2025-12-15\n  publishAt: Monday, 2025-12-16 09:00", "2025-12-16 is a Tuesday, not a Monday"],
    ["title: Which version was sent", "title: 2027", "title: “2027”: expected words (a number needs quotation marks)"],
    [
      "title: Paper discovery workshop",
      `title: ${"Paper is not dead ".repeat(8)}`,
      "is long: 143 characters, and more than 80 do not fit well",
    ],
    [
      "title: Voice messages as evidence",
      "title: Voices 📱 on the record",
      "has 📱, which no typeface of the site has: each device draws another picture",
    ],
    [
      "Privilege by the thousand",
      "Privilege [by](/paper-discvery) the thousand",
      "description: “/paper-discvery”: there is no such page: expected /paper-discovery, or another page of this site",
    ],
    [
      "Imaging, OCR",
      "Imaging [now](/paper-discovery#prices), OCR",
      "“/paper-discovery#prices”: /paper-discovery has no section with the address #prices",
    ],
    ["Voice messages, from", "On Friday, May 13, 2027, from", "Friday, May 13, 2027: expected Thursday, May 13, 2027"],
    [
      "speaker: discovery\n  featured: true\n",
      "speaker: discovery\n  featured: true\n  picture: broad.jpg\n",
      "ai-powered-document-review, picture: “broad.jpg”: expected file and alt below it, as file: ada-whitlock.jpg",
    ],
  ],
  "articles/ask-before-you-collect.md": [
    [
      "minutes: 6",
      "minutes: 6\npublishAt: October 9, 2024 at 9 a.m.",
      "publishAt: “October 9, 2024 at 9 a.m.”: write it as 2024-10-09 09:00",
    ],
  ],
  "articles/supervising-ai-review.md": [
    ["\nminutes: ", "\npublishAt: 2027-01-12 09:00\nminutes: ", "expected the day of publishAt, 2027-01-12"],
  ],
  "people.yaml": [
    [
      fieldOf("chief", "bio"),
      '"{figure:chiefExecutve} in it."',
      "{figure:chiefExecutve}: expected a figure of content/claims.yaml in braces, as {figure:experience}",
    ],
    [
      fieldOf("guest", "bio"),
      "Tries cases for 25 years.",
      "has the figure 25 years typed by hand: expected {figure:experience}, which changes with content/claims.yaml",
    ],
    [
      fieldOf("forensics", "mail"),
      "i..varga@",
      "forensics, mail: “i..varga@”: expected a mailbox of the company, as a.whitlock, or a whole address",
    ],
    [
      fieldOf("forensics", "profile"),
      "www.network.example/in/ilse-varga",
      "profile: “www.network.example/in/ilse-varga”: write it as https://www.network.example/in/ilse-varga",
    ],
    [
      fieldOf("evidence", "profile"),
      "https://network",
      "profile: “https://network”: expected an address of another site, as https://network.example",
    ],
    [fieldOf("product", "seed"), "3", "product, seed: “3”: forensics already uses it: give each its own"],
    [/(?<=^discovery:(?:\n .*)*)\n {2}role: .*/m, "", "discovery, role: is missing: expected words, as Director of Hosting"],
    ["consulting:", "consultin:", "leader, person: “consulting”: expected somebody of content/people.yaml: discovery"],
    [
      /(?<=^review:\n)/m,
      "  picture:\n    file: josephine.jpg\n    alt: A portrait\n",
      "review, picture, file: “josephine.jpg”: there is no such file: expected one beside this file, as ada-whitlock.jpg",
    ],
    [
      /(?<=^guest:\n)/m,
      "  picture:\n    file: small.jpg\n    alt: A portrait\n",
      "guest, picture, file: “small.jpg”: is 200 by 150 pixels: a portrait needs 320 by 400 or more",
    ],
    [
      /(?<=^chief:\n)/m,
      "  picture:\n    file: notes.jpg\n    alt: A portrait\n",
      "chief, picture, file: “notes.jpg”: is no picture that the site can show: expected a JPEG, PNG, WebP or AVIF file, as ada-whitlock.jpg",
    ],
    [
      /(?<=^product:\n)/m,
      "  picture:\n    file: large.jpg\n    alt: A portrait\n",
      "product, picture, file: “large.jpg”: has 21 MB: expected 20 MB or less; save it smaller",
    ],
    [
      /(?<=^forensics:\n)/m,
      "  picture:\n    file: DSC_0412.jpg\n    alt: DSC_0412\n",
      "forensics, picture, alt: “DSC_0412”: is the name of the file: expected words that say what the picture shows",
    ],
    [
      /(?<=^discovery:\n)/m,
      "  picture:\n    file: broad.jpg\n",
      "discovery, picture, alt: is missing: expected words that say what the picture shows, as Ada Whitlock in the evidence room",
    ],
    [
      /(?<=^consulting?:\n)/m,
      "  picture:\n    file: Broad.JPG\n    alt: A portrait\n",
      "picture, file: “Broad.JPG”: expected broad.jpg, with the same capital letters as the file",
    ],
    ["technology:", "technologY:", "technologY: expected a key of small letters, as whitlock"],
  ],
  "partners.yaml": [
    ["- id: stele", "- id: Old Stele", "id: “Old Stele”: expected small letters, digits and hyphens, as lexhold"],
    [
      "name: Meridian Docket\n",
      "name: Meridian Docket\n    logo: lettered.svg\n",
      "meridian-docket, logo: “lettered.svg”: has words as text, for which the site has no typeface: expected outlines; export it with text as paths",
    ],
    [
      "name: Corpus IX\n",
      "name: Corpus IX\n    logo: broad.jpg\n",
      "corpus-ix, logo: “broad.jpg”: is no picture that a logo can be made of: expected an SVG, PNG or WebP file, as lantern.svg",
    ],
  ],
  "case-studies.yaml": [
    ["told: thread", "told: film", "wechat-audio, told: “film”: expected one of plain, triptych, thread, contact-sheet"],
    ["{figure:caseImages} images", "100,000 images", "has the figure 100,000 typed by hand: expected {figure:caseImages}"],
  ],
  "synonyms.yaml": [
    ["- ECA, early case assessment", "- ECA", "“ECA”: expected two words or more that mean the same, separated by commas"],
    ["- custodian, key player", "- custodian, Custodian", "“custodian, Custodian”: has “Custodian” twice"],
  ],
  "intents.yaml": [
    ["  to: /about#people", "  to: about", "to: “about”: expected an address of this site, as /contact"],
    [
      "  to: /document-review#leader",
      "  to: /document-review#leeder",
      "“/document-review#leeder”: /document-review has no section with the address #leeder: expected /document-review#leader, or another section",
    ],
  ],
  "holidays.yaml": [
    ["July 4", "7/4", "Independence Day, on: “7/4”: expected a date that every year has, as July 4, or a weekday of a month"],
    [
      "closed:\n",
      "closed:\n  - day: 11/27/2026\n    name: The day after\n",
      "closed, The day after, day: “11/27/2026”: write it as 2026-11-27",
    ],
  ],
  "articles/margin-note.md": [
    ["author: forensics", "author: whitlock", `content/articles/margin-note.md:5:9: author: “whitlock”: ${somebody}`],
  ],
  "articles/translate-first.md": [["date: 2025-02-04", "date: 2/4/2025", "date: “2/4/2025”: write it as 2025-02-04"]],
  "articles/privilege-at-four.md": [
    ["category: legal-technology", "category: technology", "category: “technology”: expected one of ai-technology, ediscovery"],
    ["minutes: 7", "minutes: seven", "minutes: “seven”: expected whole minutes, as 7"],
  ],
  "articles/siemly-activity-logs.md": [
    ["\n---\n\n", "\n---\n\n![](/specimen/photo.jpg)\n\n", "expected the name of a file beside this one, as ada-whitlock.jpg"],
    [
      "[See {platform}]",
      "[See what the log shows of a whole year in one picture]",
      "is long for a button: 53 characters, and more than 42 do not fit well",
    ],
  ],
  "articles/google-drive-collection.md": [
    [
      "The easy way takes",
      "![A phone](phone.png) The easy way takes",
      "phone.png: there is no such file: expected one beside this file, as ada-whitlock.jpg",
    ],
    ["\n---\n", "\n---\n\n##Consent\n", "expected a space after the number signs, as ## Heading"],
    ["You ask", "[You](/paper-discvery) ask", "/paper-discvery: there is no such page: expected /paper-discovery"],
    ["for an export", "[for](/blog/siemly-activity-log) an export", "there is no such article: expected /blog/siemly-activity-logs"],
  ],
  "articles/linked-is-not-attached.md": [
    [
      "minutes: ",
      "picture:\n  file: broad.jpg\n  alt: A desk\nminutes: ",
      "picture, file: “broad.jpg”: is 900 by 600 pixels: the picture of an article needs 1200 by 630 or more",
    ],
    ["\n---\n", "\n---\n\nBefore **trial it is late.\n", "** has no partner: expected it on both sides, as **bold**"],
  ],
  "guides/document-hosting.md": [
    [
      "Not every dispute does.",
      "![](broad.jpg)\n\nNot every dispute does.",
      "expected words that say what the picture shows: ![like this](broad.jpg)",
    ],
  ],
  "pages/platform.yaml": [
    [
      "leadership:\n",
      "screenshots:\n  overview:\n    file: broad.jpg\n    alt: The overview\n  risk:\n    file: broad.jpg\n    alt: The ratings\nleadership:\n",
      "screenshots, overview: there is no such field: expected activity, holds, risk",
    ],
  ],
  "articles/forensic-data-collection.md": [
    ["](#doors)", "](#door)", "“#door”: no section here has this address: expected one of #story, #doors"],
  ],
  "pages/services.yaml": [
    ["label: Contact", "label: Contact the people who will run your matter and", "is long: "],
    ["to: /contact", "to: /contakt", "to: “/contakt”: there is no such page: expected /contact, or another page of this site"],
  ],
  "pages/about.yaml": [
    ["claim: clients", "claim: client", "numbers, figures 2, claim: “client”: expected a figure of content/claims.yaml, as experience"],
  ],
  "pages/consultation.yaml": [["stock: 1", "stock: one", "stock: “one”: expected a number"]],
  "pages/blog.yaml": [["{n} articles", "{count} articles", "count, many: “{count} articles”: expected {n} in it"]],
  "pages/home.yaml": [
    ["{service:/transcription}", "{service:/transcripts}", "{service:/transcripts}: expected a service in the menu in braces"],
  ],
  "pages/data-hosting.yaml": [
    ["partner: lexhold", "partner: lexhald", "“lexhald”: expected an entry of content/partners.yaml: harrow-vane"],
  ],
  "pages/forensics.yaml": [["subject: phone", "subject: telephone", "“telephone”: expected one of phone, social, cloud, computer"]],
  "pages/google.yaml": [["limits:", "limit:", "formats, limit: there is no such field: expected label, heading"]],
  "guides/paper-discovery.md": [
    ["page: /paper-discovery", "page: /paper", "page: “/paper”: expected the address of a page, as /paper-discovery"],
  ],
  "guides/mobile-phone-forensics.md": [["number: ", "number: 1\nnr: ", "nr: there is no such field: expected number, title, description"]],
  "company.yaml": [
    [/^phone: .*\n/m, "", "phone: is missing: expected a telephone number, as (773) 555-0198"],
    [/(?<= domain: ).*/, "info@lantern", "mail, domain: “info@lantern”: expected the part after the @"],
    [/(?<= open: ).*/, "8 AM to 6 PM", "hours, open: “8 AM to 6 PM”: write it as 08:00 to 18:00"],
    [/(?<= days: ).*/, "Monday, Tue, Wed, Thu, Fri", "hours, days: “Monday, Tue, Wed, Thu, Fri”: expected days of the week, separated"],
    [
      /^shortName: .*/m,
      "shortName: Harbor and Vane Electronic Discovery",
      "shortName: “Harbor and Vane Electronic Discovery”: expected at most 18 letters, for which the header of a phone has room",
    ],
    [
      "\nbookingUrl:\n",
      "\nbookingUrl: calendly\n",
      "bookingUrl: “calendly”: expected an address of another site, as https://calendar.example/whitlock/consultation",
    ],
    [/(?<= zone: ).*/, "Pacific", "hours, zone: “Pacific”: expected a time zone, as America/Chicago"],
    ["mailingListField: email", "mailingListField: e mail", "mailingListField: “e mail”: expected the name of a field, as EMAIL"],
    [
      "searchConsole:\n",
      "searchConsole: <meta>\n",
      "searchConsole: “<meta>”: expected the code in the meta tag alone: 43 letters, digits, hyphens and underscores",
    ],
    [/^batesPrefix: .*/m, "batesPrefix: Prb", "batesPrefix: “Prb”: expected two to six capital letters, as WHT"],
    [
      "\nrota:\n",
      "\nrota:\n  - name: Ada Whitlock\n",
      "rota, Ada Whitlock: expected either mail or webhook below the name, as mail: ada@whitlock.example",
    ],
  ],
  "claims.yaml": [
    ["figure: 2 hours", "figure: 2 hors", "responseHours, figure: “2 hors”: expected a number of hours, as 3 hours"],
    [
      "  basis:\n    doesNotSay: Faster than what, on which data, and whether the time until review begins is shorter by as much.\n",
      "",
      "fasterProcessing, basis: is missing: expected below it at least doesNotSay, as doesNotSay: How many matters there were.",
    ],
    [
      "- claim: workflows",
      "- claim: workflow",
      "aiSolutions, basis, differs 1, claim: “workflow”: expected the key of a figure of this file, as experience",
    ],
    ["  measures: clients worldwide\n", "", "clients, measures: is missing: expected words, as clients worldwide"],
  ],
  "promises.yaml": [
    [
      "says: we will book it for you",
      "says: staff see marked messages first",
      "says: “staff see marked messages first”: promises 9 already uses it: give each its own",
    ],
    ["- /google", "- /gogle", "pages 1: “/gogle”: there is no such page: expected the address of a page, as /contact"],
    [
      "says: Hold within the day",
      "says: Hold within the day\n    signedOff:\n      by: Ada Whitlock\n      date: 2027-01-31",
      "owner: is missing: expected who keeps a signed promise, as Director of Hosting",
    ],
  ],
  "navigation.yaml": [
    [
      "href: /case-studies",
      "href: /case-study",
      "“/case-study”: there is no such page: expected /case-studies, or another page of this site",
    ],
    ["practice: google", "practice: workspace", "practice: “workspace”: expected one of litigation, ai, microsoft, google"],
  ],
  "contact-form.yaml": [
    ["by {time}", "by then", "contactForm, answered, by: “Write now: answered by then”: expected {time} in it"],
    [
      "    newsletter: Please add my address to your newsletter.\n",
      "",
      "requests, topics, newsletter: is missing: expected a message, as Please tell me about your next events.",
    ],
  ],
  "words.yaml": [["  reload: Load the page again\n", "", "recovery, reload: is missing: expected words"]],
  "retention-clocks.yaml": [
    [
      "    page: slack-retention\n",
      "",
      "slack-free, page: is missing: expected the publisher's page that says so many days: a key of the pages above",
    ],
  ],
};
const slips = Object.entries(slipsByFile).flatMap(([file, rows]) => rows.map((row): Slip => [file, ...row]));

/** Slips after which a file is not valid YAML: of these the check names the first of each file. */
const broken: readonly Slip[] = [
  [
    "events.yaml",
    "title: Sworn statements about AI review",
    "title: Sworn: the machine",
    'the value has a colon: expected it in quotes, as title: "Sworn: the machine"',
  ],
  [
    "people.yaml",
    fieldOf("evidence", "role"),
    '"Evidence room',
    'a quotation mark opens here and is never closed: expected one at the end, as title: "Words"',
  ],
  ["partners.yaml", "name: Lexhold", "name Lexhold", "“name Lexhold”: expected a field, a colon and a space, as title: Words"],
  [
    "case-studies.yaml",
    '"{figure:foreignReviewCost} lower review cost"',
    "{figure:languages} languages",
    'the value begins with {: expected it in quotes, as - "{figure:languages} languages"',
  ],
  ["intents.yaml", "- asks: conflicts, conflicts check", "- asks: NDA", "asks: “NDA”: an entry above has “NDA” too: keep one"],
  ["reply-templates.yaml", "Mr. {last name}", "Mr. {lastname}", "not {lastname}"],
  ["reply-templates.yaml", "{company}: {reference}", "{company}", "expected {reference} in it: by it an answer finds its inquiry"],
  ["holidays.yaml", "  - name: Juneteenth", "  -name: Juneteenth", "expected a space after the hyphen, as - name: Juneteenth"],
  ["articles/margin-note.md", "\nauthor: forensics", "\n\tauthor: forensics", "the line begins with a tab: expected spaces"],
  [
    "articles/privilege-at-four.md",
    "author: forensics",
    "author: forensics\nauthor: forensics",
    "author is here twice: expected each field once, and a hyphen before the first field of an entry",
  ],
  ["articles/translate-first.md", "title: ", "title: Exhibit #4, ", "what follows # is not read: expected the value in quotes, as title: "],
  [
    "articles/google-drive-collection.md",
    "title: ",
    "title: 'Take' ",
    "words follow the closing quotation mark: expected one pair around all, as title: ",
  ],
  ["articles/linked-is-not-attached.md", "title: ", "title: *", "the value begins with *: expected it in quotes, as title: "],
  [
    "guides/paper-discovery.md",
    "\ntitle: ",
    "\n  title: ",
    "the line is indented further than the fields above it: expected it below them",
  ],
];

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
/** Files beside the words. */
const pictures = {
  "small.jpg": await photo(200, 150),
  "broad.jpg": await photo(900, 600),
  "DSC_0412.jpg": await photo(400, 500),
  "notes.jpg": "Not a picture.",
  "large.jpg": Buffer.alloc(21_000_000),
  "lettered.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><text y="40">Meridian</text></svg>',
};

test("The check finds no fault in the words of the site", () => {
  const faults = checkContent().filter(({ isDoubt }) => !isDoubt);
  expect(faults.map(faultLine)).toEqual([]);
});

test.each([
  ["every slip", slips],
  ["every slip that breaks a file", broken],
])("The check names %s at once, with file, line, what was read and what was expected", (_, all) => {
  const said = after(all);
  for (const [file, from, to, sentence] of all)
    expect(said, `${file}: ${to} for ${from}`).toContainEqual(expect.stringContaining(sentence));
  for (const line of said) expect(line).toMatch(/^content\/[\w./-]+:\d+:\d+: ./);
  expect(said.join("\n")).not.toMatch(/Error|undefined|NaN|\bat \w+ \(/);
});

test("The check names what a section lacks, a figure that no page names, and what is published too late; the page that writers copy has no fault", () => {
  const page = `meta:
  title: Depositions
practice: litigation
sections:
  - kind: brief
    heading: What we need
    paragraphs: The notice.
    text: Words
`;
  const [, copied = ""] = /```yaml\n(meta:.*?)```/s.exec(readFileSync("docs/writing.md", "utf8")) ?? [];
  expect(copied).toContain("kind: practice-hero");
  const entry = "matters:\n  figure: 400+\n  measures: matters closed\n  basis:\n    doesNotSay: How large they were.\n\n";
  const later = (file: string, day: string): Slip => [
    `articles/${file}.md`,
    `date: ${day}`,
    "date: 2030-01-15\npublishAt: 2030-01-15 09:00",
    "",
  ];
  const link: Slip = ["articles/google-drive-collection.md", "for an export", "[for](/blog/translate-first) an export", ""];
  const translateFirst = later("translate-first", "2025-02-04");
  const said = after([
    ["services/depositions.yaml", "", page, ""],
    ["services/copied.yaml", "", copied, ""],
    ["claims.yaml", "aiSolutions:\n", `${entry}aiSolutions:\n`, ""],
    ["events.yaml", "changed: 2026-03-23", "changed: 2026-03-23\n  publishAt: 2027-03-23 09:00", ""],
    translateFirst,
    link,
  ]);
  expect(said.filter((line) => line.includes("services/")).map((line) => line.replace(/:\S* /, " "))).toEqual(
    [
      "meta, description: is missing: expected words, as Exhibits and transcripts, numbered once.",
      "sections 1, label: is missing: expected words, as Process",
      "sections 1, paragraphs: “The notice.”: expected a list: a hyphen before each line",
      "sections 1, text: there is no such field: expected label, heading, lead, paragraphs, kind, id, ground",
    ].map((sentence) => `content/services/depositions.yaml ${sentence}`),
  );
  expect(said.join("\n")).toContain("matters: is on no page: expected {figure:matters} in the words of one, or no such entry");
  expect(said.join("\n")).not.toContain("aiSolutions");
  expect(said).toContainEqual(
    expect.stringMatching(/voices-on-the-record, publishAt: .*: is after the event's date: expected an earlier day/),
  );
  expect(said).toContainEqual(
    expect.stringContaining("“/blog/translate-first”: /blog/translate-first is published on 2030-01-15: link to it from then on"),
  );
  // From an article that is published later too, the link is no fault.
  const date = /^date: (.*)$/m.exec(readFileSync(join(contentFolder, link[0]), "utf8"))?.[1] ?? "";
  const both = after([translateFirst, link, later("google-drive-collection", date)]);
  expect(both.filter((line) => line.includes("google-drive-collection.md"))).toEqual([]);
});

/** An entry of people.yaml that does not depend on the company. */
const entryOf = (key: string, place: number) =>
  `${key}:
  name: Person ${place}
  initials: PP
  role: Examiner
  bio: Reads and writes.
  seed: ${place + 2}
  profile: https://network.example/in/${key}
  mail: ${key}
`;

/** What the check says of a copy of the content with these slips. */
function after(all: readonly Slip[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentFolder, folder, { recursive: true });
  writeFileSync(join(folder, "people.yaml"), personKeys().map(entryOf).join(""));
  for (const place of ["", "articles", "guides", "pages"])
    for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(folder, place, name), bytes);
  mkdirSync(join(folder, "services"), { recursive: true });
  for (const [file, from, to] of all) {
    const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
    const body = text.replace(/^#.*\n/gm, (comment) => " ".repeat(comment.length - 1).concat("\n"));
    const [found, at] = typeof from === "string" ? [from, body.indexOf(from)] : [from.exec(body)?.[0] ?? "", body.search(from)];
    if (at < 0) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(folder, file), text.slice(0, at) + to + text.slice(at + found.length));
  }
  const said = checkContent(folder).map(faultLine);
  rmSync(folder, { recursive: true });
  return said;
}
