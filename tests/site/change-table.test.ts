import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { officeHours } from "content/office-hours.ts";
import { consultation, resources } from "content/pages.ts";
import { telephone } from "content/references.ts";
import { parse } from "node-html-parser";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from "vitest";
import { chromiumArgs, findChromiumShell } from "../support/browser.ts";
import { formerWords, logoPng, logoSvg, owner, photograph, rebrand, screenshot, uprightPhotograph } from "../support/new-owner.ts";
import { type Act, copySite, edits, type SiteCopy, textFilesIn } from "../support/site-copy.ts";

/** A colour and a shape of the owner's, as they are in the brand's files. */
const [token = ""] = /(?<=--tab-5: light-dark\()#\w+/.exec(readFileSync("content/brand/colors.css", "utf8")) ?? [];
const [shape = ""] = /<(?!svg)\w+ [^/>]*/.exec(readFileSync("content/brand/mark.svg", "utf8")) ?? [];
const otherShape = '<rect x="1" y="13.5" width="22" height="8"';
const mailingList = "https://quaestio.us1.list.example/subscribe/post?u=1&id=2";
const calendar = "https://calendar.quaestio.example/book";
const article = "content/articles/clawback-in-time.md";
const guide = "content/guides/protective-orders.md";

/** Hours that no office has. */
const hours = officeHours({ ...company.hours, opens: "05:30", closes: "21:30" });

const servicePage = `meta:
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

const acts: Readonly<Record<string, Act>> = {
  "the name, the Bates prefix": {
    "content/company.yaml": rebrand.company,
  },
  "say what the name means": { "content/brand/name.yaml": rebrand.meaning },
  "the phone, an address, the hours": {
    "content/company.yaml": edits(
      [`open: ${company.hours.opens} to ${company.hours.closes}\n`, `open: ${hours.opens} to ${hours.closes}\n`],
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
  "reword a page": { "content/pages/resources.yaml": edits([resources.closing.heading, "Files for the road"]) },
  "add a service page": {
    "content/services/deposition-support.yaml": () => servicePage,
  },
  "add a page of another design": {
    "content/site-map.ts": edits([/\] as const;/, '  { path: "/privilege-review", page: "privilege-review", bates: 801 },\n] as const;']),
  },
  "show it in a menu": {
    "content/navigation.yaml": edits(["headerLinks:\n", "headerLinks:\n  - label: Privilege Review\n    href: /privilege-review\n"]),
  },
  "add an article": {
    [article]: () =>
      "---\nid: clawback-in-time\ntitle: Clawback in time\nexcerpt: What to write before the other side reads it.\nauthor: forensics\ndate: 2025-05-01\ncategory: Privacy Law\nminutes: 4\n---\n\nA clawback letter is short. It names the page by its Bates number.\n",
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
    "content/partners.yaml": (text) => `${text}  - id: lantern\n    name: Lantern\n    role: Review platform\n`,
  },
  "a portrait": {
    "content/people.yaml": edits([
      /(?<=^forensics:\n)/m,
      "  picture:\n    file: people/forensics.jpg\n    alt: The director in the laboratory\n",
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
      [/(?=^category:)/m, "picture:\n  file: consent.jpg\n  alt: A lawyer at a window\n  caption: The consent meeting\n"],
      [
        /(?<=\n---\n)/,
        '\n![A cart with sealed bags](phones.jpg "Twelve phones, sealed")\n\n![A desk](consent.jpg)\n\n**Plain** Markdown:\n\n> Said and quoted.\n\n1. One\n2. Two\n\n- Three\n- Four\n\n| Filter | Files |\n| --- | ---: |\n| User | 12 |\n',
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
      [/(?<=^ {2}featured: true\n)/m, "  picture:\n    file: hall.jpg\n    alt: The hall in June\n"],
      [/(?<=^- id: versions-on-trial\n)/m, "  picture:\n    file: hall.jpg\n    alt: The hall in March\n"],
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
      [/(?<=^- id: ledger-photographs\n)/m, "  picture:\n    file: hall.jpg\n    alt: A ledger under the lamp\n"],
    ),
  },
  "publish what a figure rests on": {
    "content/claims.yaml": edits([/(?<=^fasterProcessing:\n(?: .*\n)*? {2}basis:\n)/m, "    counted: Gigabytes an hour\n"]),
  },
  "a synonym": {
    "content/synonyms.yaml": (text) => `${text}- custodian, zzkeeper\n`,
  },
  "an answer in the search": {
    "content/intents.yaml": (text) => `${text}- asks: zzdesk, zzhotline\n  to: /contact#form\n`,
  },
  "set the prices": { "content/prices.yaml": edits(["ours: false", "ours: true"], ["reviewHour: 45", "reviewHour: 50"]) },
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
    "content/buyer/trust-facts.yaml": edits([/(?<= {4}id: sso\n)/, "    value: SAML 2.0 on all three\n"]),
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
const pictures = async () => ({
  "people/forensics.jpg": await uprightPhotograph({ width: 800, height: 1200 }),
  "logos/stele.svg": logoSvg,
  "logos/lexhold.png": await logoPng(300),
  "pages/platform-screen.png": await screenshot(1300, 800),
  "articles/consent.jpg": await photograph({ width: 1300, height: 700 }),
  "articles/phones.jpg": await uprightPhotograph({ width: 800, height: 1000 }),
  "guides/room.jpg": await photograph({ width: 700, height: 400 }),
  "hall.jpg": await photograph({ width: 900, height: 500 }),
});

/** What the compiler asks for when a page is added. */
const page: Act = {
  "web/pages/index.ts": edits([
    '  "not-found":',
    '  "privilege-review": () => import("./privilege-review/privilege-review.tsx"),\n  "not-found":',
  ]),
  "web/pages/privilege-review/privilege-review.tsx": () => `import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { privilegeReview as content } from "content/pages.ts";

export const { meta } = content;

export default function PrivilegeReview() {
  return (
    <Page path="/privilege-review">
      <Closing id="top" {...content.closing} />
    </Page>
  );
}
`,
  "content/schema-company-pages.ts": edits(['  "not-found": page(', '  "privilege-review": page({ closing }),\n  "not-found": page(']),
  "content/pages.ts": (text) => `${text}export const privilegeReview = words("privilege-review", companyPages["privilege-review"]);\n`,
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

const before = textFilesIn("build");
let after: ReadonlyMap<string, string>;
let copy: SiteCopy;
let browser: Browser | undefined;
/** Compiler errors after every row (`asked`), and once the page's module and words exist (`left`). */
let asked: readonly string[];
let left: readonly string[];

beforeAll(async () => {
  copy = copySite();
  for (const [file, bytes] of Object.entries(await pictures())) copy.write(`content/${file}`, bytes);
  for (const act of Object.values(acts)) copy.perform(act);
  asked = copy.typeErrors();
  copy.perform(page);
  left = copy.typeErrors();
  after = copy.build();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  copy.remove();
}, 60_000);

describe("the change table of the README", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| ([^|]+?) +\| (`[^|]+?) +\|/gm)].map(([, to = "", touch = ""]) => ({
    to,
    touch,
  }));

  it.each(Object.entries(acts))("says which file it takes to %s", (row, act) => {
    const promised = rows.find(({ to }) => to.includes(row))?.touch ?? "";
    const pattern = new RegExp(`^${promised.replaceAll("`", "").replace(/<\w+>/, "[\\w-]+")}$`);
    expect(Object.keys(act).filter((file) => !pattern.test(file))).toEqual([]);
  });

  it("has no row that is not acted out", () => {
    const known = Object.keys(acts);
    expect(rows.filter(({ to, touch }) => /`(content(?!\/wire)|web)\//.test(touch) && !known.some((row) => to.includes(row)))).toEqual([]);
  });
});

test("the compiler asks for the page, and for nothing else", () => {
  expect(asked.filter((error) => !error.startsWith("web/pages/index.ts"))).toEqual([]);
  expect(asked.join("\n")).toMatch(/web\/pages\/index\.ts.*privilege-review/);
  expect(left).toEqual([]);
});

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** No digit may be before a figure: "2 hours" is not in "72 hours". */
const holds = (text: string, words: string) => new RegExp(`(?<!\\d)${escaped(words)}`).test(unescaped(text));

/** A name that is not a part of a longer word: "Ax" is not in "Axis", nor "ax" in "tax". */
const names = (text: string, name: string) => new RegExp(`(?<![a-z\\d])${escaped(name)}(?![a-z])`).test(text);

describe.each([
  ["the name", company.name, owner.shortName],
  ["the Bates prefix", `${company.batesPrefix} `, `${owner.batesPrefix} `],
  ["the same in a load file", `${company.batesPrefix}0`, `${owner.batesPrefix}0`],
  ["the phone", company.phone.display, owner.phone],
  ["the number that is dialled", company.phone.href, telephone(owner.phone).href],
  ["the street", company.address.street, owner.street],
  ["the mailbox", company.mail.info.address, company.mail.info.address.replace(/(?<=@).*/, owner.domain)],
  ["the hours", company.hours.text, hours.text],
  ["the hours in short", company.hours.short, hours.short],
  ["the hours for machines", `"opens":"${company.hours.opens}"`, `"opens":"${hours.opens}"`],
  ["the experience of the company", claims.experience.figure, "27 years"],
  ["the promised answer", claims.responseHours.figure, "3 hours"],
  ["the length of a consultation", claims.consultation.figure, "40 minutes"],
  ["the same in words", "onsultation, thirty minutes", "onsultation, forty minutes"],
  ["the same at the beginning of a sentence", "Thirty minutes with", "Forty minutes with"],
  ["a page's words", resources.closing.heading, "Files for the road"],
  ["a price", ">$45<", ">$50<"],
  ["an answer about security", "Ask how soon we report an incident, and who is told.", "We report it within a day, by telephone."],
  ["a color", token, "#c0ffee"],
  ["the mark", shape, otherShape],
  ["a space", "--s-7:1.75rem", "--s-7:1.8rem"],
  ["a type size", "--t-9:2.5rem", "--t-9:2.6rem"],
  ["a width", "--w-text:36em", "--w-text:37em"],
])("%s", (_, old, next) => {
  it("is nowhere in the built site as it was", () => {
    expect([...after].filter(([, text]) => holds(text, old)).map(([file]) => file)).toEqual([]);
  });

  it("is as it is now wherever it was", () => {
    const shown = [...before].filter(([file, text]) => !file.includes("/assets/") && holds(text, old)).map(([file]) => file);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((file) => !unescaped(after.get(file) ?? "").includes(next))).toEqual([]);
  });
});

test("Nothing names the former owner: no page, script, feed, calendar or file name, no mail, and no example of a deployment", () => {
  const mails = copy.run(`import { toNotification } from "./service/contact/notification.ts";
import { toAcknowledgement } from "./service/delivery/channels/acknowledgement.ts";
const message = { firstName: "A", lastName: "B", email: "a@b.example", phone: "", message: "", contactMethod: "email" };
const envelope = { reference: "A", receivedAt: 0, message };
console.log(toNotification(envelope, { from: "a@b.example", to: "c@d.example" }), toAcknowledgement(envelope, "a@b.example"));`);
  expect(mails).toContain(owner.name);
  const examples = globSync(["deploy/**/*.*", ".env.example"]).map((file) => [file, readFileSync(file, "utf8")] as const);
  const files = readdirSync(join(copy.folder, "build"), { recursive: true, encoding: "utf8" }).join("\n");
  // SPEC's addresses of the platform's page and of an article.
  const addresses = /\/siemly(?![\w-])|siemly-activity-logs/g;
  const found = [...after, ...examples, ["a mail", mails] as const, ["the names of files", files] as const].flatMap(([place, text]) => {
    const shown = unescaped(text).replace(addresses, "");
    return formerWords.filter((word) => names(shown, word)).map((word) => `${word} in ${place}`);
  });
  expect(found).toEqual([]);
});

test("the clock of every promise keeps the days of the owner", () => {
  const ask = `import { officeState } from "./content/wire/business-days.ts";
const isOpen = (day) => officeState(Date.parse(day + "T12:00-06:00")).open;
console.log(["2026-11-11", "2026-11-26", "2026-12-23", "2026-12-24"].map(isOpen).join());`;
  expect(copy.run(ask).trim()).toBe("true,false,true,false");
});

test("the notice's promise is another in the browser and on the page that answers a plain form", () => {
  const render = `import { createResultPage } from "./service/contact/answer-page.ts";
import { company } from "./content/company.ts";
const receipt = { reference: "A", receivedAt: "2026-01-02T00:00:00Z" };
const message = { firstName: "A", lastName: "B", email: "a@b.example", phone: "", message: "", contactMethod: "email" };
console.log(createResultPage(company, "").render({ kind: "success", receipt, message, digest: "" }));`;
  expect(copy.run(render)).toContain("within 36 hours.");
  const scripts = [...after].filter(([file]) => file.endsWith(".js")).map(([, text]) => text);
  expect(scripts.some((text) => text.includes("We will get back to you within 36 hours."))).toBe(true);
  expect(scripts.some((text) => text.includes(`get back to you within ${claims.noticeHours.figure}`))).toBe(false);
});

describe("a page", () => {
  it("is then prerendered, numbered, named to search engines and found by the site's search", () => {
    const html = after.get("client/privilege-review/index.html");
    expect(html).toContain("Two readers for every page.");
    expect(html).toContain(`${owner.batesPrefix} 000801`);
    expect(html).toContain(`${owner.origin}/privilege-review`);
    expect(after.get("client/sitemap.xml")).toContain("/privilege-review</loc>");
    expect(inSearch("/privilege-review")).toBe(true);
  });

  it("is in the menu of every page", () => {
    const pages = [...after].filter(([file]) => file.endsWith("/index.html"));
    expect(pages.filter(([, html]) => !/<header.*href="\/privilege-review".*<\/header>/s.test(html)).map(([file]) => file)).toEqual([]);
  });
});

test("a service page is one file: drawn, numbered, in the site map, described to machines and found by the search", () => {
  const html = after.get("client/services/deposition-support/index.html") ?? "";
  for (const words of [
    "numbered once, from the deposition",
    "&amp; Forensics hosts the exhibits",
    'id="remote"',
    `${owner.batesPrefix} 002001`,
    "basis-languages",
    "basis-responseHours",
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/"@type":"BreadcrumbList".*Litigation Support.*Deposition Support/);
  expect(after.get("client/sitemap.xml")).toContain("/services/deposition-support</loc>");
  expect(inSearch("/services/deposition-support")).toBe(true);
});

describe("a booking calendar", () => {
  const html = () => after.get("client/consultation/index.html") ?? "";

  it("may be framed by every document, and is asked for by the page itself only where scripts are off", () => {
    expect(after.get("headers/nginx.conf")).toContain("frame-src https://calendar.quaestio.example;");
    const [plain = "", ...rest] = html().split(/<noscript>(?=<iframe)/);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatch(new RegExp(`^<iframe[^>]* src="${calendar}" height="1600"`));
    expect(plain).not.toContain("<iframe");
  });

  it("that never answers holds neither the page nor its scripts, is said to be loading, and leaves the request for a time", async () => {
    const page = await visitor();
    await page.clock.install();
    const asked = new Promise<void>((resolve) => page.route(`${calendar}**`, () => resolve()));
    // Resolves at the load event.
    await page.goto(`${owner.origin}/consultation#booking-widget`);
    await asked;
    const status = page.getByText(consultation.booking.frame.waiting);
    await status.waitFor();
    await page.clock.runFor(10_000);
    await page.getByText(consultation.booking.frame.late).waitFor();
    expect(await page.locator("iframe").boundingBox()).toMatchObject({ height: 1600 });
    await page.getByRole("link", { name: consultation.booking.frame.ask }).click();
    await page.getByRole("checkbox", { name: /^1:00 PM/ }).check();
  });
});

test("the newsletter form posts the address under the provider's name to the provider, and the policy of every page lets it", () => {
  const blog = parse(after.get("client/blog/index.html") ?? "");
  const field = blog.querySelector("#newsletter-email");
  expect(field?.getAttribute("name")).toBe("EMAIL");
  expect(field?.closest("form")?.attributes).toMatchObject({ action: mailingList, method: "post" });
  for (const file of ["headers/nginx.conf", "headers/Caddyfile"])
    expect(after.get(file)).toContain("form-action 'self' https://quaestio.us1.list.example;");
});

test("A visitor’s browser sends the newsletter form to the provider, with the address as its only field", async () => {
  const page = await visitor();
  await page.route(`${new URL(mailingList).origin}/**`, (route) => route.fulfill({ body: "Nearly there", contentType: "text/html" }));
  await page.goto(`${owner.origin}/blog`);
  await page.getByPlaceholder("Enter your email").fill("ada@client.example");
  const sent = page.waitForRequest((request) => request.url() === mailingList);
  await page.getByRole("button", { name: "Subscribe" }).click();
  expect((await sent).method()).toBe("POST");
  expect((await sent).postData()).toBe("EMAIL=ada%40client.example");
  await page.getByText("Nearly there").waitFor();
});

test("The header has room for the owner’s hours on a phone and on a desk", async () => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const width of [390, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${owner.origin}/about`);
    const words = width < 1500 ? hours.brief : hours.text;
    const line = page.getByRole("banner").getByText(words).filter({ visible: true });
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${words} at ${width}`).toBe(0);
  }
});

test("the home page alone has the tag of Search Console", () => {
  const tagged = [...after].filter(([, text]) => text.includes("google-site-verification")).map(([file]) => file);
  expect(tagged).toEqual(["client/index.html"]);
  expect(after.get("client/index.html")).toContain(`<meta name="google-site-verification" content="${"Ab-_".repeat(10)}xyz"/>`);
});

test("an event is on its page, in both kinds of calendar, in the structured data and in the search", () => {
  const html = after.get("client/events/index.html") ?? "";
  expect(html.match(/<script type="application\/ld\+json">.*?<\/script>/s)?.[0]).toContain("Custody in the cloud");
  expect(html.slice(html.indexOf("<main"))).toContain("Custody in the cloud");
  for (const file of ["custody-in-the-cloud.ics", "events.ics"])
    expect(after.get(`client/calendar/${file}`)).toContain("SUMMARY:Custody in the cloud");
  expect(inSearch("Custody in the cloud")).toBe(true);
  expect(html).toContain("Ada Whitlock");
});

test("a case study without drawings is told in words, with the basis of its figure, and listed", () => {
  const html = after.get("client/case-studies/index.html") ?? "";
  expect(html).toContain('href="#ledger-photographs"');
  const [section = ""] = /<section[^>]* id="ledger-photographs".*?<\/section>/s.exec(html) ?? [];
  for (const words of ["nobody could search them", "Handwriting recognition", "basis-languages"]) expect(section).toContain(words);
});

test("a partner is shown wherever partners are, by its name until a mark is drawn", () => {
  for (const page of ["services", "next-gen-ai"])
    expect(after.get(`client/${page}/index.html`)).toContain('role="img" aria-label="Lantern"');
});

test("slips in a list, in the company's facts and in a service page stop the build together with the sentences of the check, and nothing else", () => {
  const events = copy.read("content/events.yaml");
  const facts = copy.read("content/company.yaml");
  const service = "content/services/deposition-support.yaml";
  copy.write(service, servicePage.replace("kind: closing", "kind: clossing"));
  copy.write("content/company.yaml", facts.replace(/^phone: .*/m, "phone: 312"));
  copy.write(
    "content/events.yaml",
    events.replace("date: Thursday, 2027-05-06", "date: Thursday, 5/6/2027").replace("speaker: whitlock", "speaker: whitlok"),
  );
  const build = attemptToBuild();
  copy.write("content/events.yaml", events);
  copy.write("content/company.yaml", facts);
  copy.write(service, servicePage);
  expect(build).toMatch(/^content\/company\.yaml:\d+:\d+: phone: “312”: expected a telephone number, as \(773\) 555-0198$/m);
  expect(build).toMatch(/^content\/events\.yaml:\d+:\d+: custody-in-the-cloud, date: “Thursday, 5\/6\/2027”: write it as 2027-05-06$/m);
  expect(build).toMatch(
    /^content\/events\.yaml:\d+:\d+: custody-in-the-cloud, speaker: “whitlok”: expected somebody of content\/people\.yaml/m,
  );
  expect(build).toMatch(
    /^content\/services\/deposition-support\.yaml:\d+:\d+: sections 4, kind: “clossing”: expected one of practice-hero, /m,
  );
  expect(build).not.toMatch(/Error:|^\s+at /m);
}, 120_000);

test("a published basis is beside its figure and in the register for programs", () => {
  for (const file of ["client/ediscovery/index.html", "client/claims.json"]) expect(after.get(file)).toContain("Gigabytes an hour");
});

test("a fact that buyers ask for is in its dialog, and in the security answer that it replaces", () => {
  const at = (page: string) => parse(after.get(`client/${page}/index.html`) ?? "");
  const row = at("services")
    .querySelectorAll("#rate-card dl div")
    .map(({ structuredText }) => structuredText.replace(/\s+/g, " ").trim());
  expect(row).toEqual(["Minimum term and minimum fee One month, as the order form says"]);
  expect(at("data-hosting").querySelector("#security-answers")?.text).toContain("SAML 2.0 on all three");
  expect(after.get("client/security-answers.csv")).toContain("Single sign-on (SSO),Stated,SAML 2.0 on all three,");
});

test("The search knows a new synonym and a pinned answer", () => {
  expect(["zzkeeper", "zzhotline"].filter((word) => !inSearch(word))).toEqual([]);
});

describe("pictures", () => {
  const documents = () => [...after].flatMap(([file, text]) => (file.endsWith(".html") ? [{ file, html: parse(text) }] : []));
  const made = () => readdirSync(join(copy.folder, "build/client/assets")).filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name));

  it("are files of the site in two formats, with their size, words, and what the browser need not load at once", () => {
    const found = documents().flatMap(({ file, html }) => html.querySelectorAll("picture").map((picture) => ({ file, picture })));
    const shown = new Map(Map.groupBy(found, ({ file }) => file.replace(/client\/(.*)\/index.html/, "$1")));
    const counts = ["forensics", "siemly", "about", "blog/google-drive-collection", "blog", "events", "case-studies"].map(
      (page) => shown.get(page)?.length,
    );
    expect(counts).toEqual([1, 4, 1, 3, 1, 2, 2]);
    for (const { file, picture } of found) {
      const [source, img] = [picture.querySelector("source"), picture.querySelector("img")];
      expect(source?.getAttribute("type"), file).toBe("image/avif");
      for (const list of [source?.getAttribute("srcset"), img?.getAttribute("srcset"), img?.getAttribute("src")])
        for (const address of list?.split(", ") ?? [])
          expect(existsSync(join(copy.folder, "build/client", address.replace(/ \d+w$/, ""))), address).toBe(true);
      const [width, height] = ["width", "height"].map((name) => Number(img?.getAttribute(name)));
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
      expect(img?.hasAttribute("alt")).toBe(true);
      expect(img?.getAttribute("sizes")).toBeTruthy();
    }
    const eager = found.filter(({ picture }) => !picture.innerHTML.includes('loading="lazy" decoding="async"'));
    expect(eager.map(({ file }) => file).sort()).toEqual(["client/blog/google-drive-collection/index.html", "client/siemly/index.html"]);
  });

  it("have no more pixels than the original, nothing that the camera wrote, and the right side up", async () => {
    const portraits = made().filter((name) => name.startsWith("forensics-"));
    expect(portraits).toHaveLength(2 * 5);
    for (const name of made()) {
      const bytes = readFileSync(join(copy.folder, "build/client/assets", name));
      const { exif, icc, xmp, orientation, width } = await sharp(bytes).metadata();
      expect({ name, exif, icc, xmp, orientation }).toEqual({ name });
      expect(bytes.includes("Whitlock")).toBe(false);
      if (!name.includes("preview")) expect(name).toContain(`-${width}.`);
    }
    const { data, info } = await sharp(join(copy.folder, "build/client/assets", portraits.find((name) => name.endsWith("-480.webp")) ?? ""))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 480, height: 600 });
    const top = data.subarray((10 * info.width + 240) * info.channels);
    const [red = 0, green = 255] = top;
    expect(red - green).toBeGreaterThan(60);
  });

  it("of a logo are ink, wherever the partner is shown, and no SVG file is served", () => {
    const services = parse(after.get("client/services/index.html") ?? "");
    for (const name of ["Stele", "Lexhold"]) {
      const href = services.querySelector(`svg[aria-label=${name}] mask image`)?.getAttribute("href") ?? "";
      expect(made()).toContain(href.replace("/assets/", ""));
    }
    expect(after.get("client/data-hosting/index.html")).toMatch(/aria-label="Lexhold"><mask/);
    expect([...after.keys()].filter((file) => file.endsWith("stele.svg"))).toEqual([]);
  });

  it("are in the feeds, the preview and the structured data with whole addresses, and inside a guide", () => {
    const html = after.get("client/blog/google-drive-collection/index.html") ?? "";
    const [, preview = ""] = /og:image" content="[^"]*(\/assets\/consent-\w+-preview\.jpg)"/.exec(html) ?? [];
    expect(existsSync(join(copy.folder, `build/client${preview}`))).toBe(true);
    for (const feed of ["feed.atom.xml", "feed.rss.xml", "feed.json"])
      expect(after.get(`client/${feed}`)).toMatch(new RegExp(`${owner.origin}/assets/phones-\\w+-\\d+\\.webp`));
    expect(after.get("client/events/index.html")).toMatch(/"@type":"Event".*"image":"https[^"]*\/assets\/hall-/);
    expect(after.get("client/siemly/index.html")).toMatch(/"@type":"Person".*"image":"https[^"]*\/assets\/forensics-/);
    expect(after.get("client/downloads/paper-discovery.html")).toMatch(
      /aria-label="The scanner and its operator"><image href="data:image\/webp/,
    );
  });

  it("are in an article beside quotations, both kinds of lists, bold words and a plain table", () => {
    const page = parse(after.get("client/blog/google-drive-collection/index.html") ?? "");
    const words = (selector: string) => page.querySelectorAll(`#story ${selector}`).map(({ text }) => text);
    expect(words("blockquote p")).toEqual(["Said and quoted."]);
    expect(words("ol > li")).toEqual(["One", "Two"]);
    expect(words("ul > li")).toEqual(["Three", "Four"]);
    expect(words("p strong")).toEqual(["Plain"]);
    expect(words("td")).toEqual(["User", "12"]);
    expect(words("figcaption")).toEqual(["Twelve phones, sealed"]);
  });
});

test("an article is on its own page, on the blog, in the feeds and in the search", () => {
  expect(after.get("client/blog/clawback-in-time/index.html")).toContain("names the page by its Bates number");
  expect(after.get("client/blog/index.html")).toContain("Clawback in time");
  expect(after.get("client/blog/index.html")).toMatch(/<button[^>]* value="privacy-law"[^>]*>Privacy Law</);
  expect(after.get("client/blog/clawback-in-time/index.html")).toContain('"articleSection":"Privacy Law"');
  for (const feed of ["feed.atom.xml", "feed.rss.xml", "feed.json"])
    expect(after.get(`client/${feed}`)).toContain("names the page by its Bates number");
  expect(after.get("client/sitemap.xml")).toContain("/blog/clawback-in-time</loc>");
  expect(inSearch("Clawback in time")).toBe(true);
});

describe("an article’s page", () => {
  const html = () => after.get("client/blog/clawback-in-time/index.html") ?? "";

  it("has Bates numbers that no other page has", () => {
    const [own = "none"] = new RegExp(`${owner.batesPrefix} \\d{6}`).exec(html().slice(html().indexOf("<main"))) ?? [];
    expect(own).not.toBe("none");
    const others = [...after].filter(([file, text]) => file.endsWith("/index.html") && text.includes(own)).map(([file]) => file);
    expect(others).toEqual(["client/blog/clawback-in-time/index.html"]);
  });

  it("is described to machines, with a preview that is there", () => {
    expect(html()).toContain('"headline":"Clawback in time"');
    const [, preview = "none"] = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html()) ?? [];
    expect(existsSync(`${copy.folder}/build/client${preview}`)).toBe(true);
  });

  it("is beside the articles before and after it, and sends its words to browsers that search", () => {
    const neighbours = ["google-drive-collection", "forensic-data-collection"];
    for (const slug of neighbours) expect(after.get(`client/blog/${slug}/index.html`), slug).toContain('href="/blog/clawback-in-time"');
    expect(after.get("client/articles/_texts.json")).toContain("names the page by its Bates number");
  });
});

test("a guide is a file to download, listed, counted and found by the search", () => {
  expect(after.get("client/downloads/protective-orders.html")).toContain("Protective Orders");
  expect(after.get("client/resources/index.html")).toContain("/downloads/protective-orders.html");
  expect(after.get("client/resources/index.html")).toContain("Nine service guides");
  expect(inSearch("Protective Orders")).toBe(true);
});

/** A page of a browser that gets the built site from files, each with the policy that nginx sends. */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: findChromiumShell(), args: chromiumArgs });
  const policies = new Map(
    [...(after.get("headers/nginx.conf") ?? "").matchAll(/^ {2}"(\/[^"]*)" "([^"]*)";$/gm)].map(([, path = "", policy = ""]) => [
      path,
      policy,
    ]),
  );
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const policy = policies.get(pathname);
    const body = after.get(policy ? `client${pathname}/index.html` : `client${pathname}`);
    const headers: Record<string, string> = policy ? { "content-security-policy": policy } : {};
    return route.fulfill(body === undefined ? { status: 404 } : { body, contentType: typeOf(pathname), headers });
  });
  return page;
}

/** What the build says when it stops; empty when it does not. */
function attemptToBuild(): string {
  try {
    copy.build();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

function typeOf(path: string): string {
  return path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
}

/** One of our guides, as a template. */
function guideLike(): string {
  return readFileSync(globSync("content/guides/*.md").sort()[0] ?? "", "utf8");
}

function inSearch(text: string): boolean {
  return [...after].some(([file, script]) => /\/assets\/.*\.js$|\/search\/\w+\.json$/.test(file) && script.includes(text));
}

/** A text as people read it: without the escapes of HTML and XML and the folds of calendars. */
function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|#x26);/g, "&").replaceAll("\r\n ", "");
}
