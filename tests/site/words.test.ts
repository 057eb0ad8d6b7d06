import { globSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { company } from "#content/company.ts";
import { people } from "#content/people.ts";
import type { SitePath } from "#content/site-map.ts";
import { type Document, everyPage, mainText } from "../support/site.ts";

/** Pages that are lists, forms or hubs rather than reading matter. */
const short: readonly SitePath[] = [
  "/",
  "/services",
  "/contact",
  "/consultation",
  "/events",
  "/blog",
  "/resources",
  "/about",
  "/microsoft-365",
  "/case-studies",
];

describe.each(everyPage)("$path", (page) => {
  const text = mainText(page);

  it("has enough to say", () => {
    const least = page.path.startsWith("/blog/") ? 900 : short.some((path) => path === page.path) ? 200 : 500;
    expect(text.split(" ").length).toBeGreaterThanOrEqual(least);
  });

  it("has no placeholder and no mark that was not interpreted", () => {
    expect(text).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b|==|~~|undefined|\[object/i);
  });
});

test("no two pages share a sentence", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of everyPage) {
    for (const sentence of sentences(prose(page))) pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(page.path));
  }
  const shared = [...pagesOf].filter(([, pages]) => pages.size > 1).map(([sentence, pages]) => `${[...pages].join(" ")}: ${sentence}`);
  expect(shared).toEqual([]);
});

/** A page's own words: without exhibits (which two pages may share), <noscript>, links and biographies. */
function prose({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, a, noscript")) element.remove();
  const biographies = Object.values(people).map(({ bio }) => bio);
  return biographies.reduce((text, bio) => text.replaceAll(bio, ""), main.structuredText.replace(/\s+/g, " "));
}

/** Sentences of eight words or more, without the partners' sentence and the hours, which all pages share. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!”])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length >= 8 && !/^So stipulated|Monday to Friday/.test(sentence));
}

const facts = {
  name: company.name,
  batesPrefix: company.batesPrefix,
  phone: company.phone.display,
  "dialled number": company.phone.href.slice(-10),
  street: company.address.street,
  postalCode: company.address.postalCode,
  "mail domain": company.mail.info.address.replace(/^[^@]*/, ""),
  hours: company.hours.text,
  "hours in short": `"${company.hours.short}"`,
} as const;

test.each(Object.entries(facts))("the company's %s is written in content/company.ts alone", (_, fact) => {
  const files = globSync("{app,content,scripts,server,shared}/**/*.{ts,tsx,css,md}").filter(
    (file) => !/\.test\.tsx?$|^app\/style\/|^content\/company\.ts$|^scripts\/preflight\//.test(file),
  );
  const typed = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => line.includes(fact) && !isLatin(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(typed).toEqual([]);
});

/** Lines with the Latin word that the company is named after. */
const isLatin = (line: string) => /\bproved: /.test(line);

const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "");
