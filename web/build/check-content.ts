import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tryArticleFiles } from "content/articles/files.ts";
import { beginnings } from "content/beginnings.ts";
import { tryContent } from "content/content.ts";
import { wrongDaysIn } from "content/days.ts";
import { emojiIn, straightQuotesIn } from "content/doubts.ts";
import { attempt, type Fault } from "content/fault.ts";
import { contentFolder, currentFolder, inFolder, namesIn, textOf } from "content/folder.ts";
import { authorityDoubts } from "content/legal/authorities.ts";
import { readLegalText, signedNames } from "content/legal/files.ts";
import {
  buyerNames,
  readBuyerFile,
  readCaseStudies,
  readClaims,
  readEvents,
  readSecurityAnswers,
} from "content/lists.ts";
import { isPublished } from "content/publish-at.ts";
import { bodyOf, doubting } from "content/read.ts";
import { withReferences } from "content/references.ts";
import { tryServicePages } from "content/service-files.ts";
import { pagePaths, siteMap } from "content/site-map.ts";
import { nearest } from "web/text/markdown.ts";
import { readArticleTree } from "../text/article-tree.ts";
import { readGuideSections } from "../text/guide-tree.ts";
import type { Source } from "../text/markdown.ts";
import { allIds } from "../text/tree.ts";

/** Characters that fit on a button. */
const BUTTON = 42;

/**
 * Every fault and doubt of what staff may change: lists, articles, guides, signed legal texts, and
 * what the pages refer to. By file and line. `content` may be a copy of the folder.
 */
export const checkContent = (content = contentFolder): readonly Fault[] => inFolder(content, check);

function check(): readonly Fault[] {
  // What such a file says is unknown, and with it what others may refer to.
  const unreadable = textFiles().flatMap((file) => attempt(() => textOf(file)).faults);
  if (unreadable.length > 0) return unreadable;
  const read = doubting(tryContent);
  const events = attempt(readEvents);
  const cases = attempt(readCaseStudies);
  const buyer = buyerNames().map((name) => ({ name, ...attempt(() => readBuyerFile(name)) }));
  const services = tryServicePages();
  const articles = tryArticleFiles();
  const legal = signedNames().map((name) =>
    attempt(() => readLegalText(name, textOf(`legal/${name}.md`))),
  );

  const prose = [
    ...markdownIn("articles").map((source) => {
      const { value, faults } = attempt(() =>
        readArticleTree(source, { opening: "Opening", next: "Next" }),
      );
      return { source, faults, ids: value?.parts.flatMap(allIds) };
    }),
    ...markdownIn("guides").map((source) => {
      const { value, faults } = attempt(() =>
        readGuideSections(source, (place) => `section-${place}`),
      );
      return { source, faults, ids: value?.flatMap(allIds) };
    }),
    ...legal.flatMap(({ value }) =>
      value
        ? [
            {
              source: value,
              faults: attempt(() => readGuideSections(value, (place) => `section-${place}`)).faults,
              ids: undefined,
            },
          ]
        : [],
    ),
  ];
  const known: Known = {
    anchorsOf: pageAnchors(
      {
        "/case-studies": cases.value?.values.map(({ id }) => id),
        "/events": events.value?.values.filter(isPublished).map(({ id }) => id),
        ...Object.fromEntries(
          services.pages.map(({ path, sections }) => [path, sections.map(({ id }) => id)]),
        ),
        ...Object.fromEntries(
          prose.map(({ source, ids }) => [`/blog/${slugOf(source.file)}`, ids]),
        ),
      },
      buyer.map(({ name, value }) => ({ name, page: value?.values.href.replace(/#.*/, "") })),
    ),
    services: services.pages.map(({ path }) => path),
    articles: markdownIn("articles").map(({ file }) => slugOf(file)),
    guides: markdownIn("guides").map(({ file }) => slugOf(file)),
    later: new Map(
      articles.articles
        .filter(({ values }) => !isPublished(values))
        .map(({ slug, values }) => [slug, values.date]),
    ),
  };

  const yaml = [".", "pages", "services", "buyer"].flatMap((folder) => textsIn(folder, ".yaml"));
  const found = [
    ...read.value.faults,
    ...read.doubts,
    ...legal.flatMap(({ faults }) => faults),
    ...prose.flatMap(({ source, faults, ids }) => [
      ...faults,
      ...linesOf(source.file, source.body, (line) => [
        ...wrongDaysIn(line),
        ...emojiIn(line),
        ...straightQuotesIn(wordsOfLine(line)),
      ]),
      ...linkFaults(source.file, source.body, known, ids),
      ...longButtons(source.file, source.body),
    ]),
    ...yaml.flatMap(({ file, text }) => linkFaults(file, text, known)),
    ...[...yaml, ...["articles", "guides"].flatMap((folder) => textsIn(folder, ".md"))].flatMap(
      ({ file, text }) => unwritten(file, text),
    ),
    ...authorityDoubts(),
    // The facts of a file that cannot be read are unknown.
    ...(buyer.every(({ value }) => value)
      ? unknownFacts(buyer.flatMap(({ value }) => value?.values.facts ?? []))
      : []),
    ...unusedFigures([
      ...yaml,
      ...["articles", "guides"].flatMap((folder) => textsIn(folder, ".md")),
    ]),
  ];
  const unique = new Map(found.map((fault) => [JSON.stringify(fault), fault]));
  return [...unique.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Everything that writers may save, by its path in the folder. */
const textFiles = () =>
  globSync("**/*.{yaml,md,css}", { cwd: currentFolder() })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, "");

function markdownIn(folder: string): readonly Source[] {
  return textsIn(folder, ".md").map(({ file, text }) => ({
    file,
    body: bodyOf(text),
    content: currentFolder(),
  }));
}

function textsIn(
  folder: string,
  ending: string,
): readonly { readonly file: string; readonly text: string }[] {
  const names = namesIn(folder, ending).map((name) =>
    folder === "." ? name : `${folder}/${name}`,
  );
  return names.map((name) => ({ file: `content/${name}`, text: textOf(name) }));
}

/** Doubts about single lines; a wrong day is a fault. */
function linesOf(
  file: string,
  text: string,
  judge: (line: string) => readonly string[],
): readonly Fault[] {
  return text.split("\n").flatMap((line, i) =>
    judge(line).map(
      (message): Fault => ({
        file,
        line: i + 1,
        column: 1,
        message,
        ...(message.startsWith("has ") && { isDoubt: true }),
      }),
    ),
  );
}

/** A line of Markdown without what is quoted for the machine: attributes, addresses, code. */
const wordsOfLine = (line: string) => line.replace(/\{[^}]*\}|\]\([^)]*\)|`[^`]*`|<[^>]*>/g, "");

const notWritten = new Set<string>(Object.values(beginnings));

/** Places where a text has still the words with which the desk began it. */
const unwritten = (file: string, text: string): readonly Fault[] =>
  text.split("\n").flatMap((line, i): readonly Fault[] => {
    const place = { file, line: i + 1 };
    const value = line.trim().replace(/^(?:- )?(?:[\w-]+: )?["']?|["']$/g, "");
    if (notWritten.has(value)) {
      const message = "these are the words that the desk begins with: write your own";
      return [{ ...place, column: line.indexOf(value) + 1, read: value, message }];
    }
    const alt = "Describe the picture";
    const message = "expected words that say what the picture shows";
    return line.includes(`![${alt}]`)
      ? [{ ...place, column: line.indexOf(alt) + 1, read: alt, message }]
      : [];
  });

/** Security answers that name a fact which no file of content/buyer/ has. */
function unknownFacts(facts: readonly { readonly id?: string | undefined }[]): readonly Fault[] {
  const { value } = attempt(() => readSecurityAnswers());
  const known = facts.flatMap(({ id }) => id ?? []);
  const expected = `there is no such fact in content/buyer/: expected one of ${known.join(", ")}`;
  return (value?.values.answers ?? []).flatMap(({ fact }, i) =>
    value && fact && !known.includes(fact) ? [value.fault(["answers", i, "fact"], expected)] : [],
  );
}

/** Figures of the register that no file names: /claims.json would publish them all the same. */
function unusedFigures(files: readonly { readonly text: string }[]): readonly Fault[] {
  const { value } = attempt(() => readClaims());
  const isNamed = (key: string) =>
    files.some(({ text }) => new RegExp(`:${key}\\}|\\b(?:claim|basis): ${key}$`, "m").test(text));
  return Object.entries(value?.values ?? {}).flatMap(([key, { tool }]): readonly Fault[] => {
    const message = `is on no page: expected {figure:${key}} in the words of one, or no such entry`;
    return value && !tool && !isNamed(key)
      ? [{ ...value.fault([key], message), isDoubt: true }]
      : [];
  });
}

/** The buttons in the closing of an article. */
function longButtons(file: string, text: string): readonly Fault[] {
  return [...text.matchAll(/(?<=:::closing.*)^- \[([^\]]+)\]/gms)].flatMap(
    ({ 1: written = "", index }): readonly Fault[] => {
      const label = withReferences(written);
      if (label.length <= BUTTON) return [];
      const above = text.slice(0, index).split("\n");
      const place = { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
      const message = `is long for a button: ${label.length} characters, and more than ${BUTTON} do not fit well`;
      return [{ ...place, read: label, message, isDoubt: true }];
    },
  );
}

const root = fileURLToPath(new URL("../..", import.meta.url));

type Known = {
  /** Whether a page or an article has an anchor, and the anchors of its sections. */
  readonly anchorsOf: (path: string) => {
    readonly has: (anchor: string) => boolean;
    readonly names: () => readonly string[];
  };
  readonly services: readonly string[];
  readonly articles: readonly string[];
  readonly guides: readonly string[];
  /** When the articles that are not published yet will be, by the article. */
  readonly later: ReadonlyMap<string, string>;
};

/**
 * Links of a file to pages, anchors, articles and guides that do not exist. `own`: the anchors of
 * the file's page, if it is one.
 */
function linkFaults(
  file: string,
  text: string,
  known: Known,
  own?: readonly string[],
): readonly Fault[] {
  return text.split("\n").flatMap((line, i, lines) =>
    linksIn(line, file).flatMap(({ address, column }): readonly Fault[] => {
      const message = faultOf(address, file, known, own);
      const field = file.endsWith(".md") ? undefined : fieldAt(lines.slice(0, i + 1));
      return message === undefined
        ? []
        : [{ file, line: i + 1, column, ...(field && { field }), read: address, message }];
    }),
  );
}

/**
 * The field of YAML to which the last of these lines belongs; its words may go on over several
 * lines.
 */
function fieldAt(lines: readonly string[]): string | undefined {
  return /^[\s-]*(\w+):/.exec(
    lines.findLast((line) => /^[\s-]*\w+:(?:\s|$)/.test(line)) ?? "",
  )?.[1];
}

/** `[words](/address)`; in lists and on pages also `to: /address` and `href: /address`. */
function linksIn(
  line: string,
  file: string,
): readonly { readonly address: string; readonly column: number }[] {
  const pattern = file.endsWith(".md")
    ? /\]\(([^\s)]+)/g
    : /(?:\]\(|\b(?:to|href): "?)([/#][^\s")]*)/g;
  return [...line.matchAll(pattern)].map(({ 0: whole, 1: address = "", index }) => ({
    address,
    column: index + whole.length - address.length + 1,
  }));
}

function faultOf(
  address: string,
  file: string,
  known: Known,
  own: readonly string[] | undefined,
): string | undefined {
  if (/^(?:https:|mailto:|tel:)/.test(address)) return undefined;
  const [whole = "", anchor] = address.split("#");
  const path = whole.replace(/\?.*/s, "");
  if (path === "")
    return own && anchor && !own.includes(anchor)
      ? `no section here has this address: expected one of ${own
          .filter((id) => !/^p\d/.test(id))
          .map((id) => `#${id}`)
          .join(", ")}`
      : undefined;
  const [, article] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (article !== undefined && !known.articles.includes(article))
    return suggestion(
      "article",
      path,
      known.articles.map((slug) => `/blog/${slug}`),
    );
  const later = known.later.get(article ?? "");
  if (later !== undefined && !known.later.has(file.replace(/^.*\/|\.md$/g, "")))
    return `${path} is published on ${later}: link to it from then on`;
  const [, guide] = /^\/downloads\/(.+)\.html$/.exec(path) ?? [];
  if (guide !== undefined)
    return known.guides.includes(guide)
      ? undefined
      : suggestion(
          "guide",
          path,
          known.guides.map((slug) => `/downloads/${slug}.html`),
        );
  const pages = [...pagePaths, ...known.services];
  const isPage = article !== undefined || pages.includes(path);
  // Markdown's own reader names these, and other files are made by the build.
  if (!isPage)
    return file.endsWith(".md") || /\.\w+$/.test(path)
      ? undefined
      : suggestion("page", path, pages);
  const anchors = known.anchorsOf(path);
  if (!anchor || anchors.has(anchor)) return undefined;
  const all = anchors.names().map((name) => `${path}#${name}`);
  return `${path} has no section with the address #${anchor}: ${nearest(`${path}#${anchor}`, all, "section")}`;
}

const suggestion = (what: string, path: string, all: readonly string[]) =>
  `there is no such ${what}: ${nearest(path, all, what)}`;

/**
 * The anchors of pages: those given, those in quotes in the sources of a page, and those its words
 * name as `anchor` or `id`. `dialogs`: those of content/buyer/.
 */
function pageAnchors(
  given: Readonly<Record<string, readonly string[] | undefined>>,
  dialogs: readonly { readonly page: string | undefined; readonly name: string }[],
): Known["anchorsOf"] {
  const sources = new Map<string, string>();
  const sourcesOf = (path: string) => {
    const page = siteMap.find((row) => row.path === path)?.page;
    if (!sources.has(path))
      sources.set(
        path,
        globSync([`web/pages/${page}/*.tsx`, `content/pages/${page}.yaml`], { cwd: root })
          .map((name) => readFileSync(root + name, "utf8"))
          .join(),
      );
    return sources.get(path) ?? "";
  };
  return (path) => ({
    has: (anchor) =>
      // A file that cannot be read has anchors that nobody knows.
      (path in given && !given[path]) ||
      given[path]?.includes(anchor) ||
      dialogs.some(({ page = path, name }) => page === path && name === anchor) ||
      new RegExp(`"${anchor}"|\\b(?:anchor|id): ${anchor}$`, "m").test(sourcesOf(path)),
    names: () => [
      ...(given[path] ?? []),
      ...dialogs.flatMap(({ page, name }) => (page === path ? [name] : [])),
      ...[...sourcesOf(path).matchAll(/\bid="([\w-]+)"|\b(?:anchor|id): ([\w-]+)$/gm)].map(
        ([, own, named]) => own ?? named ?? "",
      ),
    ],
  });
}
