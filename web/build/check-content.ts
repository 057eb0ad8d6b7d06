import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tryArticleFiles } from "content/articles/files.ts";
import { wrongDaysIn } from "content/days.ts";
import { emojiIn } from "content/doubts.ts";
import { contentFolder } from "content/folder.ts";
import { bodyOf } from "content/front-matter.ts";
import { tryGuideFiles } from "content/guides/files.ts";
import { readLegalText, signedNames } from "content/legal/files.ts";
import {
  readCaseStudies,
  readEvents,
  readHolidays,
  readIntents,
  readPartners,
  readPeople,
  readReplyTemplates,
  readSynonyms,
  registers,
} from "content/lists.ts";
import { readPrices, readSecurityAnswers } from "content/offer-lists.ts";
import { isPublished } from "content/publish-at.ts";
import { attempt, type Fault, type Yaml } from "content/read.ts";
import { pageSchemas, readPageFile } from "content/read-page.ts";
import { tryServicePages } from "content/service-pages.ts";
import { readArticleTree } from "../text/article-tree.ts";
import { readGuideSections } from "../text/guide.ts";
import type { Source } from "../text/markdown.ts";
import { allIds } from "../text/tree.ts";
import { type Known, linkFaults, pageAnchors } from "./check-links.ts";

/** Characters that fit on a button. */
const BUTTON = 42;

const schemas = await pageSchemas();

/**
 * Every fault and doubt of what staff may change: lists, articles, guides, signed legal texts, and what the pages refer to. By file and
 * line. `content` may be a copy of the folder.
 */
export function checkContent(content = contentFolder): readonly Fault[] {
  const owners = registers.map((read) => attempt(() => read(content)));
  const people = attempt(() => readPeople(content));
  const partners = attempt(() => readPartners(content));
  const events = attempt(() => readEvents(content));
  const cases = attempt(() => readCaseStudies(content));
  const holidays = attempt(() => readHolidays(content));
  const others = [readIntents, readSynonyms, readReplyTemplates].map((read) => attempt<Yaml<unknown>>(() => read(content)));
  const offer = [attempt(() => readPrices(content)), attempt(() => readSecurityAnswers(content))];
  const pages = [...schemas].map(([name, schema]) => attempt(() => readPageFile(name, schema, content)));
  const services = tryServicePages(content);
  const articles = tryArticleFiles(content);
  const guides = tryGuideFiles(content);
  const legal = signedNames(content).map((name) =>
    attempt(() => readLegalText(name, readFileSync(join(content, "legal", `${name}.md`), "utf8"))),
  );

  const prose = [
    ...markdownIn(content, "articles").map((source) => {
      const { value, faults } = attempt(() => readArticleTree(source, { opening: "Opening", next: "Next" }));
      return { source, faults, ids: value?.parts.flatMap(allIds) };
    }),
    ...markdownIn(content, "guides").map((source) => {
      const { value, faults } = attempt(() => readGuideSections(source, (place) => `section-${place}`));
      return { source, faults, ids: value?.flatMap(allIds) };
    }),
    ...legal.flatMap(({ value }) =>
      value
        ? [
            {
              source: { ...value, content },
              faults: attempt(() => readGuideSections(value, (place) => `section-${place}`)).faults,
              ids: undefined,
            },
          ]
        : [],
    ),
  ];
  const known: Known = {
    anchorsOf: pageAnchors({
      "/case-studies": cases.value?.values.map(({ id }) => id),
      "/events": events.value?.values.filter(isPublished).map(({ id }) => id),
      ...Object.fromEntries(services.pages.map(({ path, sections }) => [path, sections.map(({ id }) => id)])),
      ...Object.fromEntries(prose.map(({ source, ids }) => [`/blog/${slugOf(source.file)}`, ids])),
    }),
    services: services.pages.map(({ path }) => path),
    articles: markdownIn(content, "articles").map(({ file }) => slugOf(file)),
    guides: markdownIn(content, "guides").map(({ file }) => slugOf(file)),
    later: new Map(articles.articles.filter(({ values }) => !isPublished(values)).map(({ slug, values }) => [slug, values.date])),
  };

  const found = [
    ...[...owners, people, partners, events, cases, holidays, ...offer, ...others, ...pages].flatMap(({ value, faults }) => [
      ...faults,
      ...(value?.doubts ?? []),
    ]),
    ...[services, articles, guides].flatMap(({ faults }) => faults),
    ...[...articles.articles, ...guides.guides].flatMap(({ doubts }) => doubts),
    ...legal.flatMap(({ faults }) => faults),
    ...prose.flatMap(({ source, faults, ids }) => [
      ...faults,
      ...linesOf(source.file, source.body, (line) => [...wrongDaysIn(line), ...emojiIn(line)]),
      ...linkFaults(source.file, source.body, known, ids),
      ...longButtons(source.file, source.body),
    ]),
    ...[...textsIn(content, ".", ".yaml"), ...textsIn(content, "pages", ".yaml"), ...textsIn(content, "services", ".yaml")].flatMap(
      ({ file, text }) => linkFaults(file, text, known),
    ),
  ];
  const unique = new Map(found.map((fault) => [JSON.stringify(fault), fault]));
  return [...unique.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, "");

function markdownIn(content: string, folder: string): readonly Source[] {
  return textsIn(content, folder, ".md").map(({ file, text }) => ({ file, body: bodyOf(text), content }));
}

function textsIn(content: string, folder: string, ending: string): readonly { readonly file: string; readonly text: string }[] {
  if (!existsSync(join(content, folder))) return [];
  return readdirSync(join(content, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: join("content", folder, name), text: readFileSync(join(content, folder, name), "utf8") }));
}

/** Doubts about single lines; a wrong day is a fault. */
function linesOf(file: string, text: string, judge: (line: string) => readonly string[]): readonly Fault[] {
  return text
    .split("\n")
    .flatMap((line, i) =>
      judge(line).map(
        (message): Fault => ({ file, line: i + 1, column: 1, message, ...(message.startsWith("has ") && { isDoubt: true }) }),
      ),
    );
}

/** The buttons in the closing of an article. */
function longButtons(file: string, text: string): readonly Fault[] {
  return [...text.matchAll(/(?<=:::closing.*)^- \[([^\]]+)\]/gms)].flatMap(({ 1: label = "", index }): readonly Fault[] => {
    if (label.length <= BUTTON) return [];
    const above = text.slice(0, index).split("\n");
    const place = { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
    const message = `is long for a button: ${label.length} characters, and more than ${BUTTON} do not fit well`;
    return [{ ...place, read: label, message, isDoubt: true }];
  });
}
