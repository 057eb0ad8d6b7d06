import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { company } from "content/company.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyPage, mainText } from "../support/site.ts";

test("No page has a placeholder or a mark that was not interpreted", () => {
  const marks = /lorem ipsum|\bTODO\b|\bTBD\b|==|~~|undefined|\[object/i;
  expect(
    everyPage.flatMap((page) =>
      marks.test(mainText(page)) ? `${page.path}: ${marks.exec(mainText(page))?.[0]}` : [],
    ),
  ).toEqual([]);
});

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

test("Each of the company's facts is written in content/company.yaml alone", () => {
  const files = globSync("{content,instruments,service,web}/**/*.{ts,tsx,css,md,yaml}").filter(
    (file) => !/\.test\.tsx?$|^web\/style\/|^content\/company\.yaml$/.test(file),
  );
  const typed = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => Object.values(facts).some((fact) => names(line, fact)) && !isLatin(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(typed).toEqual([]);
});

/**
 * Whether the line has the words, not as a part of a longer word: a prefix of two letters is in
 * many.
 */
const names = (line: string, fact: string) =>
  new RegExp(
    (/^[A-Z]/.test(fact) ? "(?<!\\w)" : "") +
      fact.replace(/[^\w\s]/g, "\\$&") +
      (/[A-Za-z]$/.test(fact) ? "(?![A-Za-z])" : ""),
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
  for (const [i, code] of [...refused, ...accepted].entries())
    writeFileSync(join(pages, `${i}.tsx`), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

test(`The linter refuses words in web/ and accepts strings for programs (${rule})`, () => {
  const options = ["--vcs-enabled=false", "--reporter=concise", "--max-diagnostics=none"];
  const { stdout, stderr } = spawnSync("biome", ["lint", ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  const lines = (stdout + stderr)
    .split("\n")
    .filter((line) => line.includes("Words for visitors are in content/"));
  const files = new Set(lines.map((line) => Number(line.match(/(\d+)\.tsx/)?.[1])));
  expect([...refused, ...accepted].filter((_, i) => files.has(i))).toEqual(refused);
});
