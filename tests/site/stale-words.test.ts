import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { contentFolder } from "content/folder.ts";
import { metaOf, within } from "content/schema-fields.ts";
import { deskFiles, schemaOf } from "desk/site/files.ts";
import { expect, onTestFinished, test } from "vitest";
import { parseDocument } from "yaml";

/** The documents by path, with the words of each folder in turn. */
const draw = async (
  ...folders: readonly string[]
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["tests/support/draw-documents.ts", ...folders],
    {
      maxBuffer: 100_000_000,
    },
  );
  return JSON.parse(stdout);
};

// A constant that a module makes of words while it is imported is right in a build, and old in a
// preview of the desk.
test("Every document of a draft says the draft's words, whatever was drawn before it", {
  timeout: 600_000,
}, async () => {
  const draft = mkdtempSync(join(tmpdir(), "draft-"));
  onTestFinished(() => rmSync(draft, { recursive: true }));
  cpSync(contentFolder, draft, { recursive: true });
  expect(changeEveryWord(draft)).toBeGreaterThan(4000);

  const [[fresh = {}], [real = {}, after = {}]] = await Promise.all([
    draw(draft),
    draw(contentFolder, draft),
  ]);
  expect(Object.keys(fresh).filter((path) => fresh[path] === real[path])).toEqual([]);
  const stale = Object.keys(fresh).flatMap((path) =>
    firstDifference(path, fresh[path] ?? "", after[path] ?? ""),
  );
  expect(stale).toEqual([]);
});

function firstDifference(path: string, expected: string, drawn: string): readonly string[] {
  const at = [...expected].findIndex((letter, i) => letter !== drawn[i]);
  return expected === drawn
    ? []
    : [
        `${path}: expected “${expected.slice(at - 60, at + 60)}”, not “${drawn.slice(at - 60, at + 60)}”`,
      ];
}

/** Facts of which other words are made. */
const facts: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  "company.yaml": [
    [/^batesPrefix: .*/m, "batesPrefix: ZZZ"],
    [/^established: .*/m, "established: 1999"],
    [/^phone: .*/m, "phone: (312) 555-0199"],
    [/^ {2}domain: .*/m, "  domain: changed.example"],
    [/^ {2}open: .*/m, "  open: 07:00 to 17:30"],
  ],
  "claims.yaml": [[/(?<=^ {2}figure: \D*)(?!24\/7)\d/gm, "7"]],
  "holidays.yaml": [[/on: July 4/, "on: July 5"]],
  "prices.yaml": [[/(?<=: )(\d+)(?=(?:\.\d+)?$)/gm, "1$1"]],
  "retention-clocks.yaml": [[/(?<=days: )(\d+)/g, "1$1"]],
};

/**
 * Changes every text of a folder that a schema calls words, the facts of which others are made, and
 * prose. Returns how many words.
 */
function changeEveryWord(folder: string): number {
  let count = 0;
  for (const { file } of deskFiles(folder)) {
    const path = join(folder, file.replace("content/", ""));
    const written = readFileSync(path, "utf8");
    const [, yaml = written, prose] = file.endsWith(".md")
      ? (/^---\n(.*?)^---\n(.*)$/ms.exec(written) ?? [])
      : [];
    const changed = (facts[file.replace("content/", "")] ?? []).reduce(
      (old, [from, to]) => old.replace(from, to),
      yaml,
    );
    const document = parseDocument(changed);
    for (const place of placesOfWords(schemaOf(file), document.toJS())) {
      document.setIn(place, `Zz ${document.getIn(place)}`);
      count += 1;
    }
    const fields = document.toString({ lineWidth: 0 });
    writeFileSync(
      path,
      prose === undefined
        ? fields
        : `---\n${fields}---\n${prose.replaceAll(/(?<=\n\n)(?=[A-Z][a-z]+ )/g, "Zz ")}`,
    );
  }
  return count;
}

/** Texts, and those with numbers that are no figures of the register. */
const kindsOfWords = new Set<string | undefined>(["words", "numbered"]);

function placesOfWords(
  schema: unknown,
  value: unknown,
  place: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (typeof value === "string")
    return kindsOfWords.has(metaOf(schema, "kind")) && !metaOf(schema, "choices") ? [place] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return placesOfWords(within(schema, key, value), inner, [...place, key]);
  });
}
