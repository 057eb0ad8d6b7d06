// npm run same -- <revision>: compares the documents of the working tree's site with those of
// another revision: words, elements, data. npm run same -- [revision] [--built <folder of a built
// site>] [--only words|elements|data] [--ignore <expression>] [--all]
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { diffArrays } from "diff";
import { linesOfJson, type ReadDocument, readDocument } from "../tests/support/read-document.ts";
import { baselineSite, workingSite } from "./baseline.ts";

/** Differences shown of each document, unless --all. */
const SHOWN = 12;
/** Beyond this many edits two documents count as different altogether. */
const MOST_EDITS = 3000;
/**
 * Pages, guides and legal texts; what is written for machines. The rest is scripts, styles, fonts
 * and pictures.
 */
const compared = [
  "**/*.html",
  "feed.*",
  "claims.json",
  "sitemap.xml",
  "robots.txt",
  "site.webmanifest",
  "calendar/*.ics",
  ".well-known/*",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: "string" },
    only: { type: "string" },
    ignore: { type: "string" },
    all: { type: "boolean", default: false },
  },
});
const ignored = values.ignore === undefined ? undefined : new RegExp(values.ignore);
const before = baselineSite(positionals[0], values.built);
const after = workingSite();

const [was, is] = [filesOf(before), filesOf(after)];
const files = [...new Set([...was, ...is])].sort();
const different = files.filter((file) => report(file, differencesIn(file)));
console.log(`${files.length - different.length} of ${files.length} documents are equal.`);
process.exitCode = different.length === 0 ? 0 : 1;

function filesOf(site: string): readonly string[] {
  return compared
    .flatMap((pattern) => globSync(pattern, { cwd: site }))
    .filter((file) => !/\.(br|gz)$/.test(file));
}

function differencesIn(file: string): readonly string[] {
  if (!is.includes(file)) return ["is missing"];
  if (!was.includes(file)) return ["is new"];
  const [old, now] = [before, after].map((site) => readFile(`${site}/${file}`));
  if (!old || !now) return [];
  return [
    ...differences("words", old.words, now.words, inOneLine),
    ...differences("elements", old.elements, now.elements, inLines),
    ...differences("data", old.data, now.data, inLines),
  ];
}

function readFile(path: string): ReadDocument {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".html")) return readDocument(text);
  const isJson = /\.(json|webmanifest)$/.test(path);
  const lines = isJson ? linesOfJson(text) : text.replaceAll("><", ">\n<").split("\n");
  return { words: [], elements: [], data: lines };
}

type Part = {
  readonly old: readonly string[];
  readonly now: readonly string[];
  readonly context: readonly string[];
};

function differences(
  kind: keyof ReadDocument,
  old: readonly string[],
  now: readonly string[],
  show: (part: Part) => string,
) {
  if (values.only !== undefined && values.only !== kind) return [];
  const changes = diffArrays([...old], [...now], { maxEditLength: MOST_EDITS });
  if (!changes) return [`${kind}: more than ${MOST_EDITS} differences`];
  const parts: Part[] = [];
  let context: readonly string[] = [];
  for (const [i, { added, removed, value }] of changes.entries()) {
    if (!added && !removed) context = value;
    else if (removed)
      parts.push({
        old: value,
        now: changes[i + 1]?.added ? (changes[i + 1]?.value ?? []) : [],
        context,
      });
    else if (!changes[i - 1]?.removed) parts.push({ old: [], now: value, context });
  }
  return parts
    .filter(({ old, now }) => ![...old, ...now].every((line) => ignored?.test(line)))
    .map((part) => `${kind}: ${show(part)}`);
}

function inOneLine({ old, now, context }: Part): string {
  return `… ${context.slice(-6).join(" ")} [- ${old.join(" ")} -] [+ ${now.join(" ")} +]`;
}

function inLines({ old, now, context }: Part): string {
  const lines = [
    ...context.slice(-2).map((line) => `  ${line}`),
    ...old.map((line) => `- ${line}`),
    ...now.map((line) => `+ ${line}`),
  ];
  return ["", ...lines].join("\n      ");
}

/** Prints what differs in a file, and whether anything does. */
function report(file: string, found: readonly string[]): boolean {
  if (found.length === 0) return false;
  const shown = values.all ? found : found.slice(0, SHOWN);
  console.log(
    [`${file}`, ...shown].join("\n  ") +
      (found.length > shown.length ? `\n  and ${found.length - shown.length} more (--all)` : ""),
  );
  return true;
}
