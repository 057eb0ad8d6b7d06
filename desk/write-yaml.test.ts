import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { diffLines } from "diff";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { growth } from "../tests/support/growth.ts";
import { createRandom } from "../tests/support/random.ts";
import { CannotWrite, readWords, writeWords, writeYaml } from "./write-yaml.ts";

type Tree = string | number | boolean | null | Tree[] | { [name: string]: Tree };
type Place = readonly (string | number)[];

/** The lines that go (-) and come (+). */
function changed(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .replace(/\n$/, "")
          .split("\n")
          .map((line) => (added ? `+${line}` : `-${line}`))
      : [],
  );
}

const page = `# About the page.
meta:
  title: "About {company}: words" # in the tab
  lead: >-
    An eDiscovery company in a city, established long ago: its figures,
    its values, the people who lead the work, and where the name comes from.
# May be left out.
name:
  heading: |-
    One line
    and another

# The facts.
facts:
  # the first
  - title: One
    to: { label: Contact us, to: /contact }
  # the second
  - title: Two
    to: /two

  - title: Three
    to: /three
empty:
`;

type Page = {
  meta: { title: string | null; lead: string };
  name?: { heading: string };
  facts: object[];
  empty: unknown;
};

function edit(change: (value: Page) => void): string[] {
  const value: Page = parse(page);
  change(value);
  const written = writeYaml(page, value);
  expect(parse(written)).toEqual(value);
  return changed(page, written);
}

describe("writing into YAML", () => {
  test("one changed word is one changed line, in folded, literal, quoted and bracketed text", () => {
    expect(edit(({ meta }) => (meta.lead = meta.lead.replace("values", "rules")))).toEqual([
      "-    its values, the people who lead the work, and where the name comes from.",
      "+    its rules, the people who lead the work, and where the name comes from.",
    ]);
    expect(edit((v) => (v.name = { heading: "One line\nand a third" }))).toEqual([
      "-    and another",
      "+    and a third",
    ]);
    expect(edit((v) => (v.meta.title = "About us: words"))).toEqual([
      '-  title: "About {company}: words" # in the tab',
      '+  title: "About us: words" # in the tab',
    ]);
    expect(
      edit(
        (v) => (v.facts[0] = { title: "One", to: { label: "Write, or call us", to: "/contact" } }),
      ),
    ).toEqual([
      "-    to: { label: Contact us, to: /contact }",
      '+    to: { label: "Write, or call us", to: /contact }',
    ]);
  });

  test("an entry that is added, moved or removed changes its own lines, and comments stay", () => {
    expect(edit((v) => v.facts.push({ title: "Four: new", to: "/four" }))).toEqual([
      '+  - title: "Four: new"',
      "+    to: /four",
    ]);
    expect(edit((v) => v.facts.splice(1, 1))).toEqual([
      "-  # the second",
      "-  - title: Two",
      "-    to: /two",
      "+  # the second",
    ]);
    const moved = [
      "  # the first",
      "  - title: One",
      "    to: { label: Contact us, to: /contact }",
    ];
    expect(edit((v) => v.facts.unshift(...v.facts.splice(1, 1)))).toEqual(
      ["-", "+"].flatMap((sign) => moved.map((line) => sign + line)),
    );
    expect(edit((v) => (v.facts = []))).toEqual(
      expect.arrayContaining(["-  - title: One", "+  []"]),
    );
  });

  test("A removed field takes the comment above it along; a new one follows the field before it", () => {
    expect(edit((v) => delete v.name)).toEqual([
      "-# May be left out.",
      "-name:",
      "-  heading: |-",
      "-    One line",
      "-    and another",
    ]);
    expect(edit((v) => (v.facts[1] = { title: "Two", note: "New", to: "/two" }))).toEqual([
      "+    note: New",
    ]);
    expect(edit((v) => (v.empty = "now"))).toEqual(["-empty:", "+empty: now"]);
    expect(edit((v) => (v.empty = { a: [1, true] }))).toEqual(["+  a:", "+    - 1", "+    - true"]);
    expect(edit((v) => (v.meta.title = null))).toEqual([
      '-  title: "About {company}: words" # in the tab',
      "+  title: # in the tab",
    ]);
  });

  test("An article keeps its text but for the changed words of prose and fields", () => {
    for (const file of globSync("content/{articles,guides,legal/drafts}/*.md")) {
      const text = readFileSync(file, "utf8");
      const words = readWords(file, text);
      expect(writeWords(file, text, words), file).toBe(text);
      const body = `${words.body}More words.\r\n\r\n`;
      expect(changed(text, writeWords(file, text, { ...words, body }))).toEqual(
        words.body === "" ? ["+", "+More words."] : ["+More words."],
      );
    }
    const text = "---\ntitle: One # kept\n---\n";
    const written = writeWords("a.md", text, { value: { title: "Two" }, body: "\nWords" });
    expect(written).toBe("---\ntitle: Two # kept\n---\n\nWords\n");
    expect(readWords("a.md", written)).toEqual({ value: { title: "Two" }, body: "Words\n" });
  });

  test("quotes go with the words that needed them", () => {
    expect(writeYaml('a: "An "\nb: "kept"\n', { a: "An order", b: "still" })).toBe(
      'a: An order\nb: "still"\n',
    );
  });

  test("what cannot be kept is refused", () => {
    expect(() => writeYaml("a: &x 1\nb: *x\n", { a: 2, b: 1 })).toThrow(CannotWrite);
    expect(() => writeYaml("a: [\n", { a: 2 })).toThrow(CannotWrite);
    expect(() => writeYaml("a: 1\n", { a: undefined as unknown, b: Number.NaN })).toThrow(
      CannotWrite,
    );
  });
});

/** Words that YAML could take for something else. */
const nasty = [
  ..."a: b|# no comment|word # yes|- dash|{ a }|[x]|a, b|yes|null|~|12|1e3|0x1f|2027-04-22|14:00| lead|trail |---|...|'|\"|\\n|%x|@x|`x`|&a|*a|!t|? q|> f|=|<<|a:|: a".split(
    "|",
  ),
  ...'it’s "so"|two  spaces|key: {figure:x}|é\u00a0\u2011|#|-|?|>-|!!str x|\u2028|\ufeff|\u0007|\u0085'.split(
    "|",
  ),
  ...[
    "| p",
    "a\nb",
    "a\n\nb\n",
    "\ttab",
    "a\r\nb",
    " \n a",
    "a\n\n",
    "\n",
    "a \nb",
    "",
    "x".repeat(400),
    "word ".repeat(60).trim(),
    `${"word ".repeat(40)}\n\nend`,
  ],
];

describe("edits by chance in all files of content", () => {
  const files = globSync("content/**/*.yaml");
  const contents = new Map<string, { readonly text: string; readonly read: Tree }>();
  const fresh = (file: string) => {
    const text = readFileSync(file, "utf8");
    const read = parse(text);
    expect(writeYaml(text, read), file).toBe(text);
    return { text, read };
  };
  const seed = Number(process.env.DESK_FUZZ_SEED ?? 7);
  const limit = Number(process.env.DESK_FUZZ_SECONDS ?? 0);
  const { below: random } = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const at = (value: Tree, place: Place): Tree =>
    place.reduce<Tree>((one, key) => Reflect.get(Object(one), key), value);
  const places = (value: Tree, fits: (one: Tree) => boolean, place: Place = []): Place[] => [
    ...(fits(value) ? [place] : []),
    ...(typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          places(one, fits, [...place, Array.isArray(value) ? Number(key) : key]),
        )
      : []),
  ];
  const isList = (one: Tree) => Array.isArray(one) && one.length > 0;
  const isMap = (one: Tree) =>
    typeof one === "object" && one !== null && !Array.isArray(one) && Object.keys(one).length > 0;
  const comments = (text: string) => text.match(/^\s*# .*$/gm)?.length ?? 0;

  /** Changes the value in one place. Gives the words that were there, or null for other changes. */
  const edits: Readonly<Record<string, (value: Tree) => string | null>> = {
    word: (value) => {
      const place = pick(places(value, (one) => typeof one === "string"));
      const was = String(at(value, place));
      const words = was.split(" ");
      const now =
        random(3) === 0
          ? pick(nasty)
          : words.toSpliced(random(words.length), random(2), pick(nasty)).join(" ");
      Reflect.set(Object(at(value, place.slice(0, -1))), place.at(-1) ?? "", now);
      return was;
    },
    list: (value) => {
      const list = at(value, pick(places(value, isList)));
      if (!Array.isArray(list)) return null;
      const act = random(4);
      if (act === 0) list.splice(random(list.length + 1), 0, structuredClone(pick(list)));
      else if (act === 1 && list.length > 1) list.splice(random(list.length), 1);
      else if (act === 2) list.unshift(...list.splice(-1, 1));
      else list.splice(random(list.length), 0, ...list.splice(random(list.length), 1));
      return null;
    },
    field: (value) => {
      const map = Object(at(value, pick(places(value, isMap))));
      const name = pick(Object.keys(map));
      const act = random(3);
      if (act === 0 && Object.keys(map).length > 1) delete map[name];
      else if (act === 1)
        map[`new${random(9)}`] = pick<Tree>([
          ...nasty,
          4,
          true,
          null,
          [],
          { a: pick(nasty), b: [pick(nasty), { c: pick(nasty) }] },
        ]);
      else
        map[name] = pick<Tree>([
          3,
          false,
          null,
          [],
          {},
          pick(nasty),
          { a: { b: pick(nasty) } },
          [pick(nasty), [pick(nasty)]],
        ]);
      return null;
    },
  };

  test(`No edited file is written wrong or loses a comment (seed ${seed})`, {
    timeout: (limit + 120) * 1000,
  }, () => {
    const until = performance.now() + limit * 1000;
    let done = 0;
    let wide = 0;
    while (done < 60 || performance.now() < until) {
      const file = pick(files);
      const { text, read } =
        contents.get(file) ?? contents.set(file, fresh(file)).get(file) ?? fresh(file);
      const value = structuredClone(read);
      const isPresent = {
        word: true,
        list: places(value, isList).length > 0,
        field: places(value, isMap).length > 0,
      };
      const kinds = Object.keys(edits).filter((kind) => Reflect.get(isPresent, kind));
      const kind = pick(kinds);
      let was: string | null = null;
      for (let step = kind === "list" ? random(3) : 0; step >= 0; step--)
        was = edits[kind]?.(value) ?? null;
      const says = `${file}, ${kind}, edit ${done}`;
      const written = writeYaml(text, value);
      expect(isDeepStrictEqual(parse(written), value), says).toBe(true);
      if (kind !== "field") expect(comments(written), says).toBeGreaterThanOrEqual(comments(text));
      const gone = changed(text, written).filter((line) => line.startsWith("-")).length;
      // The lines of the words themselves, at most.
      if (was !== null && gone > was.length / 40 + was.split("\n").length + 1) wide++;
      done++;
    }
    expect(wide).toBe(0);
    if (process.env.DESK_FUZZ_SECONDS) console.log(`${done} edits`);
  });
});

test("A long field with all of its words replaced is written in time that grows with its length", async () => {
  const words = (count: number, word: string) =>
    Array.from({ length: count }, (_, i) => `${word}${i}`).join(" ");
  const write = (count: number) => {
    const text = `# About it.\ntitle: One\nlead: >-\n  ${words(count, "old")}\n`;
    const value = { title: "One", lead: words(count, "new") };
    const written = writeYaml(text, value);
    expect([parse(written), written.startsWith("# About it.\n")]).toEqual([value, true]);
  };
  expect(await growth(write, 1_000)).toBeLessThan(10);
});
