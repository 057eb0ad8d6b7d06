import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { company, night } from "content/company.ts";
import { people } from "content/people.ts";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Document, everyPage, mainText } from "../support/site.ts";

/** Pages that are lists, forms or hubs rather than reading matter. */
const short = "/ /services /contact /consultation /events /blog /resources /about /microsoft-365 /case-studies".split(" ");

/** The words that a reader expects at least of a page of its kind. */
const expectedWords = (path: string) => (path.startsWith("/blog/") ? 900 : short.includes(path) ? 200 : 500);

// How much a page says is its writer's to decide, so this is a remark and no test.
afterAll(() => {
  const counted = everyPage.map((page) => ({ path: page.path, words: mainText(page).split(" ").length }));
  const few = counted.filter(({ path, words }) => words < expectedWords(path));
  const lines = few.map(({ path, words }) => `${path}: ${words} words (${expectedWords(path)} expected)`);
  if (lines.length > 0) console.warn(`Pages with few words:\n${lines.join("\n")}`);
});

test.each(everyPage)("$path has no placeholder and no mark that was not interpreted", (page) => {
  expect(mainText(page)).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b|==|~~|undefined|\[object/i);
});

test("no two pages share a sentence", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of everyPage) {
    for (const sentence of sentences(prose(page))) pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(page.path));
  }
  const shared = [...pagesOf].filter(([, pages]) => pages.size > 1).map(([sentence, pages]) => `${[...pages].join(" ")}: ${sentence}`);
  expect(shared).toEqual([]);
});

/** A page's own words: without exhibits and prices (which two pages may share), <noscript>, links and biographies. */
function prose({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("figure, svg, a, noscript, #pricing")) element.remove();
  const biographies = Object.values(people).map(({ bio }) => bio);
  return biographies.reduce((text, bio) => text.replaceAll(bio, ""), main.structuredText.replace(/\s+/g, " "));
}

/** What a call does at night is the same everywhere, like the hours. */
const ofNight: readonly string[] = Object.values(night);

/** Sentences of eight words or more, without the hours, the nights and the time to an answer, which pages share. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!”])\s+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => sentence.split(" ").length >= 8 && !/Monday to Friday|^A project manager answers within|Open the tool/.test(sentence),
    )
    .filter((sentence) => !ofNight.includes(sentence));
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

test.each(Object.entries(facts))("the company's %s is written in content/company.yaml alone", (_, fact) => {
  const files = globSync("{content,service,web}/**/*.{ts,tsx,css,md,yaml}").filter(
    (file) => !/\.test\.tsx?$|^web\/style\/|^content\/company\.yaml$/.test(file),
  );
  const typed = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => names(line, fact) && !isLatin(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(typed).toEqual([]);
});

/** Whether the line has the words, not as a part of a longer word: a prefix of two letters is in many. */
const names = (line: string, fact: string) =>
  new RegExp(
    (/^[A-Z]/.test(fact) ? "(?<!\\w)" : "") + fact.replace(/[^\w\s]/g, "\\$&") + (/[A-Za-z]$/.test(fact) ? "(?![A-Za-z])" : ""),
  ).test(line);

/** Lines with the Latin word that the company is named after. */
const isLatin = (line: string) => /\bproved: /.test(line);

const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|^\s*(?:\/\/|# ).*$/gms, "");

/** Code of web/ with words of its own. */
const refused = [
  "export default <p>Call us</p>;",
  "export default <b>Q.</b>;",
  'export default <img alt="A scanned note" />;',
  'export default <nav aria-label={open ? "close" : title} />;',
  "export default <p>{sending ? `Sending` : label}</p>;",
  `export default <p>{\`no. \${n}\`}</p>;`,
  'export default <p>{wait && "one moment"}</p>;',
  'export default <Closing note={"Free, " + words} />;',
  'export default { title: "Two words" };',
  'export default ["Index"];',
  'export default "Home office";',
];

/** Code of web/ whose strings are for programs. */
const accepted = [
  'export default <p className="two names" data-kind="plain">{label}</p>;',
  'export default <path d="M3 6l5 5 5-5" />;',
  `export default <b>{\`B-\${n}\`}</b>;`,
  'export const check = (key: string) => { if (key === "Two words") throw new Error("No such key"); };',
  'export type Name = "Some name";',
  'export default <p title={label("plain", name)} />;',
];

/** A copy of the linter's settings with a file for each piece of code. */
const folder = mkdtempSync(join(tmpdir(), "words-"));
const pages = join(folder, "web/pages");
const rule = "tools/words-in-content.grit";
beforeAll(() => {
  for (const path of [pages, join(folder, dirname(rule))]) mkdirSync(path, { recursive: true });
  for (const name of ["biome.json", rule]) cpSync(name, join(folder, name));
  for (const [i, code] of [...refused, ...accepted].entries()) writeFileSync(join(pages, `${i}.tsx`), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

test(`The linter refuses words in web/ and accepts strings for programs (${rule})`, () => {
  const options = ["--vcs-enabled=false", "--reporter=concise", "--max-diagnostics=none"];
  const { stdout, stderr } = spawnSync("biome", ["lint", ...options], { cwd: folder, encoding: "utf8" });
  const lines = (stdout + stderr).split("\n").filter((line) => line.includes("Words for visitors are in content/"));
  const files = new Set(lines.map((line) => Number(line.match(/(\d+)\.tsx/)?.[1])));
  expect([...refused, ...accepted].filter((_, i) => files.has(i))).toEqual(refused);
});
