import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultLine } from "content/fault.ts";
import { contentFolder } from "content/folder.ts";
import { personKeys } from "content/references.ts";
import { staff } from "content/specimen/people.ts";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { checkQuotes } from "./check-quotes.ts";

/**
 * A slip of a writer: what is written in place of what, and the sentence that the check says to it.
 */
type Slip = readonly [file: string, from: string | RegExp, to: string, sentence: string];
type Listed = Readonly<
  Record<string, readonly { readonly from: string; readonly to: string; readonly says: string }[]>
>;

/**
 * By file: in place of which words, or a /pattern/, what is written, and a part of the answer.
 * `broken`: after it the file is no YAML.
 */
const { slips, broken }: { readonly slips: Listed; readonly broken: Listed } = JSON.parse(
  readFileSync("web/build/slips.json", "utf8"),
);

const slipsOf = (listed: Listed): readonly Slip[] =>
  Object.entries(listed).flatMap(([file, rows]) =>
    rows.map(({ from, to, says }): Slip => {
      const [, pattern, flags] = /^\/(.*)\/(m?)$/s.exec(from) ?? [];
      return [file, pattern === undefined ? from : new RegExp(pattern, flags), to, says];
    }),
  );

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
  "phone.heic": `${"\0".repeat(3)}\x18ftypheic`,
  "large.jpg": Buffer.alloc(21_000_000),
  "lettered.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><text y="40">Meridian</text></svg>',
};

test("The check finds no fault in the words of the site", () => {
  const faults = checkContent().filter(({ isDoubt }) => !isDoubt);
  expect(faults.map(faultLine)).toEqual([]);
});

test("The check names the exhibit that quotes what a paper no longer says", () => {
  expect(checkQuotes()).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const file = join(folder, "specimen/documents/later-in-the-volume.yaml");
  const written = readFileSync(file, "utf8").replace("nie vollständig", "nicht vollständig");
  writeFileSync(file, written);
  expect(checkQuotes(folder).map(faultLine)).toEqual([
    expect.stringMatching(
      /^content\/specimen\/documents\/later-in-the-volume\.yaml:\d+:\d+: .* the exhibit “In the viewer” quotes “Die Lieferung war nie vollständig/,
    ),
  ]);
});

test.each([
  ["each slip of slips.json", slipsOf(slips)],
  ["each slip that breaks a file", slipsOf(broken)],
])("The check names %s with its line, what was read and what was expected", (_, all) => {
  expect(all.length).toBeGreaterThan(10);
  const said = after(all);
  for (const [file, from, to, sentence] of all)
    expect(said, `${file}: ${to} for ${from}`).toContainEqual(expect.stringContaining(sentence));
  for (const line of said) expect(line).toMatch(/^content\/[\w./-]+:\d+:\d+: ./);
  expect(said.join("\n")).not.toMatch(/Error|undefined|NaN|\bat \w+ \(/);
});

test("The check names what a section lacks, an unused figure, and what is published too late", () => {
  const page = `meta:
  title: Depositions
practice: litigation
sections:
  - kind: brief
    heading: What we need
    paragraphs: The notice.
    text: Words
`;
  const [, copied = ""] =
    /```yaml\n(meta:.*?)```/s.exec(readFileSync("docs/writing.md", "utf8")) ?? [];
  expect(copied).toContain("kind: practice-hero");
  const entry =
    "matters:\n  figure: 400+\n  measures: matters closed\n  doesNotSay: How large they were.\n\n";
  const later = (file: string, day: string): Slip => [
    `articles/${file}.md`,
    `date: ${day}`,
    "date: 2030-01-15\npublishAt: 2030-01-15 09:00",
    "",
  ];
  const link: Slip = [
    "articles/google-drive-collection.md",
    "for an export",
    "[for](/blog/translate-first) an export",
    "",
  ];
  const translateFirst = later("translate-first", "2025-02-04");
  const said = after([
    ["services/depositions.yaml", "", page, ""],
    ["services/copied.yaml", "", copied, ""],
    ["claims.yaml", "aiSolutions:\n", `${entry}aiSolutions:\n`, ""],
    [
      "events.yaml",
      "changed: 2026-03-23",
      "changed: 2026-03-23\n  publishAt: 2027-03-23 09:00",
      "",
    ],
    translateFirst,
    link,
    ["security-answers.yaml", "fact: sso", "fact: ssso", ""],
  ]);
  expect(said).toContainEqual(
    expect.stringContaining(
      "“ssso”: there is no such fact in content/buyer/: expected one of exit, soc-2, ",
    ),
  );
  expect(
    said.filter((line) => line.includes("services/")).map((line) => line.replace(/:\S* /, " ")),
  ).toEqual(
    [
      "meta, description: is missing: expected words, as Exhibits and transcripts, numbered once.",
      "sections 1, label: is missing: expected words, as Process",
      "sections 1, paragraphs: “The notice.”: expected a list: a hyphen before each line",
      "sections 1, text: there is no such field: expected label, heading, lead, paragraphs, kind, id, ground",
    ].map((sentence) => `content/services/depositions.yaml ${sentence}`),
  );
  expect(said.join("\n")).toContain(
    "matters: is on no page: expected {figure:matters} in the words of one, or no such entry",
  );
  expect(said.join("\n")).not.toContain("aiSolutions");
  expect(said).toContainEqual(
    expect.stringMatching(
      /voices-on-the-record, publishAt: .*: is after the event's date: expected an earlier day/,
    ),
  );
  expect(said).toContainEqual(
    expect.stringContaining(
      "“/blog/translate-first”: /blog/translate-first is published on 2030-01-15: link to it from then on",
    ),
  );
  // From an article that is published later too, the link is no fault.
  const date = /^date: (.*)$/m.exec(readFileSync(join(contentFolder, link[0]), "utf8"))?.[1] ?? "";
  const both = after([translateFirst, link, later("google-drive-collection", date)]);
  expect(both.filter((line) => line.includes("google-drive-collection.md"))).toEqual([]);
});

test("The check names a file that is not UTF-8, with its line and how to save it", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const save = (file: string, encode: (text: string) => Uint8Array) =>
    writeFileSync(join(folder, file), encode(readFileSync(join(contentFolder, file), "utf8")));
  const windows = (text: string) => Buffer.from(text.replace("\n", "\n# Café\n"), "latin1");
  save("prices.yaml", windows);
  save("articles/translate-first.md", (text) => Buffer.from(`\ufeff${text}`, "utf16le"));
  save("articles/margin-note.md", (text) => windows(text.replace(/[^\n -~]/g, "-")));
  // Windows begins some files with a mark that no reader should meet.
  save("events.yaml", (text) => Buffer.from(`\ufeff${text}`));
  save("articles/google-drive-collection.md", (text) => Buffer.from(`\ufeff${text}`));
  const how = "save it again as UTF-8 (in Notepad: Save as, Encoding: UTF-8)";
  expect(checkContent(folder).map(faultLine)).toEqual([
    `content/articles/margin-note.md:2:6: “# Café”: is not saved as UTF-8, and é would be lost: ${how}`,
    `content/articles/translate-first.md:1:1: is saved as UTF-16: ${how}`,
    `content/prices.yaml:2:6: “# Café”: is not saved as UTF-8, and é would be lost: ${how}`,
  ]);
  for (const file of ["prices.yaml", "articles/translate-first.md", "articles/margin-note.md"])
    cpSync(join(contentFolder, file), join(folder, file));
  expect(checkContent(folder).filter(({ isDoubt }) => !isDoubt)).toEqual([]);
});

test("The check names every file that names a deleted person, those of exhibits too", () => {
  const everyone = personKeys();
  const said = after(
    everyone.map((key): Slip => ["people.yaml", new RegExp(`^${key}:\\n(?: .*\\n)*`, "m"), "", ""]),
  );
  for (const [role, key] of Object.entries(staff))
    expect(said).toContainEqual(
      expect.stringMatching(
        `^content/specimen/people.yaml:\\d+:\\d+: staff, ${role}: “${key}”: expected somebody`,
      ),
    );
  const code = globSync("{content,desk,service,web}/**/*.{ts,tsx}", {
    exclude: (file) => file.includes("node_modules"),
  });
  const isKeyInCode = new RegExp(`\\bperson\\("(?:${everyone.join("|")})"\\)`);
  expect(code.filter((file) => isKeyInCode.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** Keys in slips.json, which the owner's people need not have. */
const slipping =
  "discovery forensics product evidence review technology consulting chief guest".split(" ");

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
  const keys = [...new Set([...slipping, ...personKeys()])];
  writeFileSync(join(folder, "people.yaml"), keys.map(entryOf).join(""));
  for (const place of ["", "articles", "guides", "pages"])
    for (const [name, bytes] of Object.entries(pictures))
      writeFileSync(join(folder, place, name), bytes);
  mkdirSync(join(folder, "services"), { recursive: true });
  for (const [file, from, to] of all) {
    const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
    const body = text.replace(/^#.*\n/gm, (comment) => " ".repeat(comment.length - 1).concat("\n"));
    const [found, at] =
      typeof from === "string"
        ? [from, body.indexOf(from)]
        : [from.exec(body)?.[0] ?? "", body.search(from)];
    if (at < 0) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(folder, file), text.slice(0, at) + to + text.slice(at + found.length));
  }
  const said = checkContent(folder).map(faultLine);
  rmSync(folder, { recursive: true });
  return said;
}
