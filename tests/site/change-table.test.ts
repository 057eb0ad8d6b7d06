import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { pages } from "content/pages.ts";
import { telephone } from "content/references.ts";
import { buildFolder } from "service/settings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  acts,
  isInSearch,
  leftOver,
  names,
  servicePage,
  unescaped,
} from "../support/change-table.ts";
import { formerWords, owner } from "../support/new-owner.ts";
import { copySite, type SiteCopy, textFilesIn } from "../support/site-copy.ts";

/** The rows that differ from one another. Every row is acted out in change-table.long.test.ts. */
const acted = [
  "the name, the Bates prefix",
  "say what the name means",
  "name a person",
  "a marketing figure",
  "reword a page",
  "add a service page",
  "add an article",
  "add an event",
] as const;

let copy: SiteCopy;
let after: ReadonlyMap<string, string>;
beforeAll(() => {
  copy = copySite();
  for (const row of acted) copy.perform(acts[row] ?? {});
  after = copy.build();
}, 600_000);
afterAll(() => copy.remove());

const inSearch = (text: string) => isInSearch(after, text);

test("Each row of README's change table says which file it takes, and is acted out", () => {
  const rows = [
    ...readFileSync("README.md", "utf8").matchAll(/^\| ([^|]+?) +\| (`[^|]+?) +\|/gm),
  ].map(([, to = "", touch = ""]) => ({
    to,
    touch,
  }));
  const wrong = Object.entries(acts).flatMap(([row, act]) => {
    const promised = rows.find(({ to }) => to.includes(row))?.touch ?? "";
    const pattern = new RegExp(`^${promised.replaceAll("`", "").replace(/<\w+>/, "[\\w-]+")}$`);
    return Object.keys(act).flatMap((file) => (pattern.test(file) ? [] : [`${row}: ${file}`]));
  });
  const known = Object.keys(acts);
  const unacted = rows.filter(
    ({ to, touch }) =>
      /`(content(?!\/wire)|web)\//.test(touch) && !known.some((row) => to.includes(row)),
  );
  expect([wrong, unacted]).toEqual([[], []]);
  expect(acted.filter((row) => !(row in acts))).toEqual([]);
});

test("A changed fact is new wherever it was, and old nowhere", () => {
  const changes = [
    ["the name", company.name, owner.shortName],
    ["the Bates prefix", `${company.batesPrefix} `, `${owner.batesPrefix} `],
    ["the same in a load file", `${company.batesPrefix}0`, `${owner.batesPrefix}0`],
    ["the phone", company.phone.display, owner.phone],
    ["the number that is dialled", company.phone.href, telephone(owner.phone).href],
    ["the street", company.address.street, owner.street],
    [
      "the mailbox",
      company.mail.info.address,
      company.mail.info.address.replace(/(?<=@).*/, owner.domain),
    ],
    ["the experience of the company", claims.experience.figure, "27 years"],
    ["the promised answer", claims.responseHours.figure, "3 hours"],
    ["a page's words", pages.resources.closing.heading, "Files for the road"],
  ] as const;
  expect(leftOver(textFilesIn(buildFolder), after, changes)).toEqual([]);
});

test("Nothing names the former owner: no file of the site, no file name, no mail, no example", () => {
  const mails = copy.run(`import { toNotification } from "./service/delivery/notification.ts";
import { toAcknowledgement } from "./service/delivery/channels/acknowledgement.ts";
const message = { firstName: "A", lastName: "B", email: "a@b.example", phone: "", message: "", contactMethod: "email" };
const envelope = { reference: "A", receivedAt: 0, message };
console.log(toNotification(envelope, { from: "a@b.example", to: "c@d.example" }), toAcknowledgement(envelope, "a@b.example"));`);
  expect(mails).toContain(owner.name);
  const examples = globSync(["deploy/**/*.*", ".env.example"]).map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  const files = readdirSync(join(copy.folder, "build"), { recursive: true, encoding: "utf8" }).join(
    "\n",
  );
  // SPEC's addresses of the platform's page and of an article.
  const addresses = /\/siemly(?![\w-])|siemly-activity-logs/g;
  const found = [
    ...after,
    ...examples,
    ["a mail", mails] as const,
    ["the names of files", files] as const,
  ].flatMap(([place, text]) => {
    const shown = unescaped(text).replace(addresses, "");
    return formerWords.filter((word) => names(shown, word)).map((word) => `${word} in ${place}`);
  });
  expect(found).toEqual([]);
});

test("A service page of one file is drawn, numbered, in the site map and the search", () => {
  const html = after.get("client/services/deposition-support/index.html") ?? "";
  for (const words of [
    "numbered once, from the deposition",
    "&amp; Forensics hosts the exhibits",
    'id="remote"',
    `${owner.batesPrefix} 002001`,
    "basis-languages",
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/"@type":"BreadcrumbList".*Litigation Support.*Deposition Support/);
  expect(after.get("client/sitemap.xml")).toContain("/services/deposition-support</loc>");
  expect(inSearch("/services/deposition-support")).toBe(true);
});

test("A new event is on its page, in both calendars, the structured data and the search", () => {
  const html = after.get("client/events/index.html") ?? "";
  expect(html.match(/<script type="application\/ld\+json">.*?<\/script>/s)?.[0]).toContain(
    "Custody in the cloud",
  );
  expect(html.slice(html.indexOf("<main"))).toContain("Custody in the cloud");
  for (const file of ["custody-in-the-cloud.ics", "events.ics"])
    expect(after.get(`client/calendar/${file}`)).toContain("SUMMARY:Custody in the cloud");
  expect(inSearch("Custody in the cloud")).toBe(true);
  expect(html).toContain("Ada Whitlock");
});

test("A new article is on its page, on the blog, in the feeds, the site map and the search", () => {
  const html = after.get("client/blog/clawback-in-time/index.html") ?? "";
  const own = [
    "names the page by its Bates number",
    '"articleSection":"Privacy Law"',
    '"headline":"Clawback in time"',
  ];
  for (const words of own) expect(html).toContain(words);
  const blog = after.get("client/blog/index.html");
  expect(blog).toContain("Clawback in time");
  expect(blog).toMatch(/<button[^>]* value="privacy-law"[^>]*>Privacy Law</);
  for (const file of ["feed.atom.xml", "feed.rss.xml", "feed.json", "articles/_texts.json"])
    expect(after.get(`client/${file}`)).toContain("names the page by its Bates number");
  for (const slug of ["google-drive-collection", "forensic-data-collection"])
    expect(after.get(`client/blog/${slug}/index.html`), slug).toContain(
      'href="/blog/clawback-in-time"',
    );
  expect(after.get("client/sitemap.xml")).toContain("/blog/clawback-in-time</loc>");
  expect(inSearch("Clawback in time")).toBe(true);
  const [, preview = "none"] = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html) ?? [];
  expect(existsSync(`${copy.folder}/build/client${preview}`)).toBe(true);
  const [bates = "none"] =
    new RegExp(`${owner.batesPrefix} \\d{6}`).exec(html.slice(html.indexOf("<main"))) ?? [];
  const numbered = [...after]
    .filter(([file, text]) => file.endsWith("/index.html") && text.includes(bates))
    .map(([file]) => file);
  expect(numbered).toEqual(["client/blog/clawback-in-time/index.html"]);
});

test("Slips in three files stop the build with the sentences of the check, and nothing else", () => {
  const events = copy.read("content/events.yaml");
  const facts = copy.read("content/company.yaml");
  const service = "content/services/deposition-support.yaml";
  copy.write(service, servicePage.replace("kind: closing", "kind: clossing"));
  copy.write("content/company.yaml", facts.replace(/^phone: .*/m, "phone: 312"));
  copy.write(
    "content/events.yaml",
    events
      .replace("date: Thursday, 2027-05-06", "date: Thursday, 5/6/2027")
      .replace("speaker: whitlock", "speaker: whitlok"),
  );
  const build = attemptToBuild();
  copy.write("content/events.yaml", events);
  copy.write("content/company.yaml", facts);
  copy.write(service, servicePage);
  expect(build).toMatch(
    /^content\/company\.yaml:\d+:\d+: phone: “312”: expected a telephone number, as \(773\) 555-0198$/m,
  );
  expect(build).toMatch(
    /^content\/events\.yaml:\d+:\d+: custody-in-the-cloud, date: “Thursday, 5\/6\/2027”: write it as 2027-05-06$/m,
  );
  expect(build).toMatch(
    /^content\/events\.yaml:\d+:\d+: custody-in-the-cloud, speaker: “whitlok”: expected somebody of content\/people\.yaml/m,
  );
  expect(build).toMatch(
    /^content\/services\/deposition-support\.yaml:\d+:\d+: sections 4, kind: “clossing”: expected one of practice-hero, /m,
  );
  expect(build).not.toMatch(/Error:|^\s+at /m);
});

/** What the build says when it stops; empty when it does not. */
function attemptToBuild(): string {
  try {
    copy.build();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}
