import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { hash } from "content/instruments.ts";
import { consultation } from "content/pages.ts";
import { parse } from "node-html-parser";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { buildFolder } from "service/settings.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from "vitest";
import { chromiumArgs, findChromiumShell } from "../support/browser.ts";
import {
  acts,
  calendar,
  hours,
  isInSearch,
  leftOver,
  mailingList,
  otherShape,
  page,
  pictures,
  portrayed,
  shape,
  token,
} from "../support/change-table.ts";
import { owner } from "../support/new-owner.ts";
import { copySite, type SiteCopy, textFilesIn } from "../support/site-copy.ts";

// Every row of README's change table on one copy of the site. The rows of an ordinary day are in
// change-table.test.ts.

let after: ReadonlyMap<string, string>;
let copy: SiteCopy;
let browser: Browser | undefined;
/**
 * Compiler errors after every row (`asked`), and once the page's module and words exist (`left`).
 */
let asked: readonly string[];
let left: readonly string[];

beforeAll(async () => {
  copy = copySite();
  for (const [file, bytes] of Object.entries(await pictures()))
    copy.write(`content/${file}`, bytes);
  for (const act of Object.values(acts)) copy.perform(act);
  asked = copy.typeErrors();
  copy.perform(page);
  left = copy.typeErrors();
  after = copy.build();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  copy.remove();
});

const inSearch = (text: string) => isInSearch(after, text);

test("The compiler asks for the module of a new page, and for nothing else", () => {
  expect(asked.filter((error) => !error.startsWith("web/pages/index.ts"))).toEqual([]);
  expect(asked.join("\n")).toMatch(/web\/pages\/index\.ts.*privilege-review/);
  expect(left).toEqual([]);
});

test("A changed fact is new wherever it was, and old nowhere", () => {
  const changes = [
    ["the hours", company.hours.text, hours.text],
    ["the hours in short", company.hours.short, hours.short],
    ["the hours for machines", `"opens":"${company.hours.opens}"`, `"opens":"${hours.opens}"`],
    ["the length of a consultation", claims.consultation.figure, "40 minutes"],
    ["the same in words", "onsultation, thirty minutes", "onsultation, forty minutes"],
    ["the same at the beginning of a sentence", "Thirty minutes with", "Forty minutes with"],
    ["a price", ">$45<", ">$50<"],
    ["a tool's words", hash.heading, "Is the copy the same?"],
    [
      "an answer about security",
      "Ask how soon we report an incident, and who is told.",
      "We report it within a day, by telephone.",
    ],
    ["a color", token, "#c0ffee"],
    ["the mark", shape, otherShape],
    ["a space", "--s-7:1.75rem", "--s-7:1.8rem"],
    ["a type size", "--t-9:2.5rem", "--t-9:2.6rem"],
    ["a width", "--w-text:36em", "--w-text:37em"],
  ] as const;
  expect(leftOver(textFilesIn(buildFolder), after, changes)).toEqual([]);
});

test("A changed paper of the specimen matter is in the scripts that show it, and the old one in none", () => {
  const having = (text: string) =>
    [...after].filter(([, script]) => script.includes(text)).map(([file]) => file);
  expect(
    having("RT-40 units on roofs").filter((file) => /\/assets\/.*\.js$/.test(file)),
  ).not.toEqual([]);
  expect(having("RT-40 units in the field")).toEqual([]);
});

test("The reply clock keeps the days on which the owner is open", () => {
  const ask = `import { officeState } from "./content/wire/business-days.ts";
const isOpen = (day) => officeState(Date.parse(day + "T12:00-06:00")).open;
console.log(["2026-11-11", "2026-11-26", "2026-12-23", "2026-12-24"].map(isOpen).join());`;
  expect(copy.run(ask).trim()).toBe("true,false,true,false");
});

test("The promise of an answer is new in the notice and on the page that answers a plain form", () => {
  const render = `import { createResultPage } from "./service/contact/answer-page.ts";
import { company } from "./content/company.ts";
const receipt = { reference: "A", receivedAt: "2026-01-02T00:00:00Z" };
const message = { firstName: "A", lastName: "B", email: "a@b.example", phone: "", message: "", contactMethod: "email" };
console.log(createResultPage(company, "").render({ kind: "success", receipt, message, digest: "" }));`;
  expect(copy.run(render)).toContain("within 36 hours.");
  const scripts = [...after].filter(([file]) => file.endsWith(".js")).map(([, text]) => text);
  expect(scripts.some((text) => text.includes("We will get back to you within 36 hours."))).toBe(
    true,
  );
  expect(
    scripts.some((text) => text.includes(`get back to you within ${claims.noticeHours.figure}`)),
  ).toBe(false);
});

test("A new page is prerendered, numbered, in the site map, the search and every menu", () => {
  const html = after.get("client/privilege-review/index.html");
  for (const words of [
    "Two readers for every page.",
    `${owner.batesPrefix} 000801`,
    `${owner.origin}/privilege-review`,
  ])
    expect(html).toContain(words);
  expect(after.get("client/sitemap.xml")).toContain("/privilege-review</loc>");
  expect(inSearch("/privilege-review")).toBe(true);
  const pages = [...after].filter(([file]) => file.endsWith("/index.html"));
  expect(
    pages
      .filter(([, html]) => !/<header.*href="\/privilege-review".*<\/header>/s.test(html))
      .map(([file]) => file),
  ).toEqual([]);
});

test("Every document may frame the booking calendar; its page does so without scripts", () => {
  expect(after.get("headers/nginx.conf")).toContain("frame-src https://calendar.quaestio.example;");
  const [plain = "", ...rest] = (after.get("client/consultation/index.html") ?? "").split(
    /<noscript>(?=<iframe)/,
  );
  expect(rest).toEqual([
    expect.stringMatching(new RegExp(`^<iframe[^>]* src="${calendar}" height="1600"`)),
  ]);
  expect(plain).not.toContain("<iframe");
});

test("A booking calendar that never answers leaves the request for a time", async () => {
  const page = await visitor();
  await page.clock.install();
  const asked = new Promise<void>((resolve) => page.route(`${calendar}**`, () => resolve()));
  // Resolves at the load event.
  await page.goto(`${owner.origin}/consultation#booking-widget`);
  await asked;
  await page.getByText(consultation.booking.frame.waiting).waitFor();
  await page.clock.runFor(10_000);
  await page.getByText(consultation.booking.frame.late).waitFor();
  expect(await page.locator("iframe").boundingBox()).toMatchObject({ height: 1600 });
  await page.getByRole("link", { name: consultation.booking.frame.ask }).click();
  await page.getByRole("checkbox", { name: /^1:00 PM/ }).check();
});

test("The newsletter form sends the address alone to the provider, as every policy allows", async () => {
  for (const file of ["headers/nginx.conf", "headers/Caddyfile"])
    expect(after.get(file)).toContain("form-action 'self' https://quaestio.us1.list.example;");
  const page = await visitor();
  await page.route(`${new URL(mailingList).origin}/**`, (route) =>
    route.fulfill({ body: "Nearly there", contentType: "text/html" }),
  );
  await page.goto(`${owner.origin}/blog`);
  await page.getByPlaceholder("Enter your email").fill("ada@client.example");
  const sent = page.waitForRequest((request) => request.url() === mailingList);
  await page.getByRole("button", { name: "Subscribe" }).click();
  expect([(await sent).method(), (await sent).postData()]).toEqual([
    "POST",
    "EMAIL=ada%40client.example",
  ]);
  await page.getByText("Nearly there").waitFor();
});

test("The header has room for the owner’s hours on a phone and on a desk", async () => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const width of [390, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${owner.origin}/about`);
    const words = width < 1500 ? hours.brief : hours.text;
    const line = page.getByRole("banner").getByText(words).filter({ visible: true });
    expect(
      await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `${words} at ${width}`,
    ).toBe(0);
  }
});

test("The home page alone has the tag of Search Console", () => {
  const tagged = [...after]
    .filter(([, text]) => text.includes("google-site-verification"))
    .map(([file]) => file);
  expect(tagged).toEqual(["client/index.html"]);
  expect(after.get("client/index.html")).toContain(
    `<meta name="google-site-verification" content="${"Ab-_".repeat(10)}xyz"/>`,
  );
});

test("A case study without drawings is listed, and told in words with the basis of its figure", () => {
  const html = after.get("client/case-studies/index.html") ?? "";
  expect(html).toContain('href="#ledger-photographs"');
  const [section = ""] = /<section[^>]* id="ledger-photographs".*?<\/section>/s.exec(html) ?? [];
  for (const words of ["nobody could search them", "Handwriting recognition", "basis-languages"])
    expect(section).toContain(words);
});

test("A new partner, a published basis, a synonym and a pinned answer are where they are shown", () => {
  for (const page of ["services", "next-gen-ai"])
    expect(after.get(`client/${page}/index.html`)).toContain('role="img" aria-label="Lantern"');
  for (const file of ["client/ediscovery/index.html", "client/claims.json"])
    expect(after.get(file)).toContain("Gigabytes an hour");
  expect(["zzkeeper", "zzhotline"].filter((word) => !inSearch(word))).toEqual([]);
});

describe("A picture", () => {
  const documents = () =>
    [...after].flatMap(([file, text]) =>
      file.endsWith(".html") ? [{ file, html: parse(text) }] : [],
    );
  const made = () =>
    readdirSync(join(copy.folder, "build/client/assets")).filter((name) =>
      /\.(avif|webp|jpe?g|png)$/.test(name),
    );

  it("A picture is in two formats, with size and words, and loads late below the top", () => {
    const found = documents().flatMap(({ file, html }) =>
      html.querySelectorAll("picture").map((picture) => ({ file, picture })),
    );
    const shown = new Map(
      Map.groupBy(found, ({ file }) => file.replace(/client\/(.*)\/index.html/, "$1")),
    );
    const counts = [
      "forensics",
      "siemly",
      "about",
      "blog/google-drive-collection",
      "blog",
      "events",
      "case-studies",
    ].map((page) => shown.get(page)?.length);
    expect(counts).toEqual([1, 4, 1, 3, 1, 2, 2]);
    for (const { file, picture } of found) {
      const [source, img] = [picture.querySelector("source"), picture.querySelector("img")];
      expect(source?.getAttribute("type"), file).toBe("image/avif");
      for (const list of [
        source?.getAttribute("srcset"),
        img?.getAttribute("srcset"),
        img?.getAttribute("src"),
      ])
        for (const address of list?.split(", ") ?? [])
          expect(
            existsSync(join(copy.folder, "build/client", address.replace(/ \d+w$/, ""))),
            address,
          ).toBe(true);
      for (const name of ["width", "height", "sizes"])
        expect(img?.getAttribute(name), name).toBeTruthy();
      expect(img?.hasAttribute("alt")).toBe(true);
    }
    const eager = found.filter(
      ({ picture }) => !picture.innerHTML.includes('loading="lazy" decoding="async"'),
    );
    expect(eager.map(({ file }) => file).sort()).toEqual([
      "client/blog/google-drive-collection/index.html",
      "client/siemly/index.html",
    ]);
  });

  it("A picture is upright, no larger than the original, and has nothing that the camera wrote", async () => {
    const portraits = made().filter((name) => name.startsWith(`${portrayed}-`));
    expect(portraits).toHaveLength(2 * 5);
    for (const name of made()) {
      const bytes = readFileSync(join(copy.folder, "build/client/assets", name));
      const { exif, icc, xmp, orientation, width } = await sharp(bytes).metadata();
      expect({ name, exif, icc, xmp, orientation }).toEqual({ name });
      expect(bytes.includes("Whitlock")).toBe(false);
      if (!name.includes("preview")) expect(name).toContain(`-${width}.`);
    }
    const { data, info } = await sharp(
      join(
        copy.folder,
        "build/client/assets",
        portraits.find((name) => name.endsWith("-480.webp")) ?? "",
      ),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 480, height: 600 });
    const top = data.subarray((10 * info.width + 240) * info.channels);
    const [red = 0, green = 255] = top;
    expect(red - green).toBeGreaterThan(60);
  });

  it("A logo is drawn in ink wherever its partner is shown, and no SVG file is served", () => {
    const services = parse(after.get("client/services/index.html") ?? "");
    for (const name of ["Stele", "Lexhold"]) {
      const href =
        services.querySelector(`svg[aria-label=${name}] mask image`)?.getAttribute("href") ?? "";
      expect(made()).toContain(href.replace("/assets/", ""));
    }
    expect(after.get("client/data-hosting/index.html")).toMatch(/aria-label="Lexhold"><mask/);
    expect([...after.keys()].filter((file) => file.endsWith("stele.svg"))).toEqual([]);
  });

  it("A picture is in feeds, preview, structured data and inside its guide", () => {
    const html = after.get("client/blog/google-drive-collection/index.html") ?? "";
    const [, preview = ""] =
      /og:image" content="[^"]*(\/assets\/consent-\w+-preview\.jpg)"/.exec(html) ?? [];
    expect(existsSync(join(copy.folder, `build/client${preview}`))).toBe(true);
    for (const feed of ["feed.atom.xml", "feed.rss.xml", "feed.json"])
      expect(after.get(`client/${feed}`)).toMatch(
        new RegExp(`${owner.origin}/assets/phones-\\w+-\\d+\\.webp`),
      );
    expect(after.get("client/events/index.html")).toMatch(
      /"@type":"Event".*"image":"https[^"]*\/assets\/hall-/,
    );
    expect(after.get("client/siemly/index.html")).toMatch(
      new RegExp(`"@type":"Person".*"image":"https[^"]*/assets/${portrayed}-`),
    );
    expect(after.get("client/downloads/paper-discovery.html")).toMatch(
      /aria-label="The scanner and its operator"><image href="data:image\/webp/,
    );
  });
});

test("A fact that buyers ask for is in its dialog, and in the security answer that it replaces", () => {
  const at = (page: string) => parse(after.get(`client/${page}/index.html`) ?? "");
  const row = at("services")
    .querySelectorAll("#rate-card dl div")
    .map(({ structuredText }) => structuredText.replace(/\s+/g, " ").trim());
  expect(row).toEqual(["Minimum term and minimum fee One month, as the order form says"]);
  expect(at("data-hosting").querySelector("#security-answers")?.text).toContain(
    "SAML 2.0 on all three",
  );
  expect(after.get("client/security-answers.csv")).toContain(
    "Single sign-on (SSO),Stated,SAML 2.0 on all three,",
  );
});

test("A new guide is a file to download, listed, counted and found by the search", () => {
  expect(after.get("client/downloads/protective-orders.html")).toContain("Protective Orders");
  expect(after.get("client/resources/index.html")).toContain("/downloads/protective-orders.html");
  expect(after.get("client/resources/index.html")).toContain("Nine service guides");
  expect(inSearch("Protective Orders")).toBe(true);
});

/**
 * A page of a browser that gets the built site from files, each with the policy that nginx sends.
 */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: findChromiumShell(), args: chromiumArgs });
  const policies = new Map(
    [...(after.get("headers/nginx.conf") ?? "").matchAll(/^ {2}"(\/[^"]*)" "([^"]*)";$/gm)].map(
      ([, path = "", policy = ""]) => [path, policy],
    ),
  );
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const policy = policies.get(pathname);
    const body = after.get(policy ? `client${pathname}/index.html` : `client${pathname}`);
    const headers: Record<string, string> = policy ? { "content-security-policy": policy } : {};
    return route.fulfill(
      body === undefined ? { status: 404 } : { body, contentType: typeOf(pathname), headers },
    );
  });
  return page;
}

function typeOf(path: string): string {
  return path.endsWith(".js")
    ? "text/javascript"
    : path.endsWith(".css")
      ? "text/css"
      : "text/html";
}
