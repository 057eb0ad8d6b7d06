import { caseStudies } from "content/case-studies.ts";
import { type NavLink, type Practice, servicesMenu } from "content/navigation.ts";
import { servicePages } from "content/service-pages.ts";
import { type SitePath, siteMap } from "content/site-map.ts";
import { type HTMLElement, parse } from "node-html-parser";
import type { SearchMarks } from "web/build/render.tsx";
import { documentTitle } from "web/layout/page-meta.ts";
import type { Kind } from "web/search/site-search.ts";

/** Something that can be found, with all its text. */
export type Entry = {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Where or when it was published: a day, a word. Empty for a page. */
  readonly mark: string;
  readonly practice: Practice | "";
  readonly sections: readonly EntrySection[];
};

type EntrySection = {
  /** The section's id; empty when only the page has an address. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};

/** Sections that list things with entries of their own: only their headings are indexed here. */
const lists: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  "/blog": ["top"],
  "/case-studies": caseStudies.map(({ id }) => id),
  "/events": ["upcoming", "past"],
  "/resources": ["top"],
};

/** The built document at a path, and the class names by which it is read. */
export type Documents = {
  readonly htmlAt: (path: SitePath) => string;
  readonly marks: SearchMarks;
};

/** Every page of the site map except the articles, as built. */
export function pageEntries({ htmlAt, marks }: Documents): readonly Entry[] {
  return [...siteMap, ...servicePages].map(({ path }) => {
    const { title, description, practice, sections } = readDocument(htmlAt(path), marks);
    return {
      kind: "page",
      href: path,
      title: title.replace(documentTitle(""), ""),
      description: [description, menuNote(path)].filter(Boolean).join(" "),
      mark: "",
      practice,
      sections: sections.map((section) =>
        lists[path]?.includes(section.anchor) ? { ...section, text: "" } : section,
      ),
    };
  });
}

/** The Services menu's note on a page: people search for what they read there. */
function menuNote(path: SitePath): string {
  const links = servicesMenu.flatMap((group): readonly NavLink[] => group.links);
  const note = links.find(({ href }) => href === path)?.note;
  return note ? `${note}.` : "";
}

/** The case studies, each at its anchor. */
export function caseEntries(): readonly Entry[] {
  return caseStudies.map(
    ({ id, category, title, description, challenge, solution, results, technologies }) => ({
      kind: "case",
      href: `/case-studies#${id}`,
      title,
      description: `${category}. ${description}`,
      mark: "",
      practice: "",
      sections: [
        {
          anchor: "",
          heading: "",
          text: textOfLines([
            challenge,
            solution,
            `${results.join(". ")}.`,
            `${technologies.join(", ")}.`,
          ]),
        },
      ],
    }),
  );
}

/**
 * Not indexed: frame, controls other than an instrument’s, drawings, folded parts and choices of
 * instruments, hidden elements, and invented evidence, counsel’s copies above all.
 */
const unread = ({ exhibitHead, margin, button, go, hidden }: SearchMarks) =>
  `[data-instrument] :is(details, select), figure .${exhibitHead}, .${margin}, nav, svg, dialog:not([data-searched]), noscript, ` +
  `a.${button}, .${go}, .${hidden}:not(h1, h2), [hidden], [aria-hidden=true], [data-copy]`;
/** The sections that every page has. */
const onEveryPage = new Set(["partners", "next"]);

/** Elements that only the style sheet separates, and a number next to its unit. */
const touching =
  /(?<=<\/(?:span|b|strong|small|time|i|button|label|summary|t[dh]|d[td])>)(?=<[a-z]|[\p{L}\p{N}])|(?<=\d)(?=<(?:span|b|small)[ >])/gu;

type Read = Pick<Entry, "title" | "description" | "practice" | "sections">;

/**
 * A document's title, description, and the sections of its main part with their searchable dialogs:
 * anchor, heading and text. Touching elements become separate lines. Throws without <main>.
 */
export function readDocument(html: string, marks: SearchMarks): Read {
  const document = parse(html.replaceAll("<!-- -->", "").replace(touching, "<br>"));
  const main = document.querySelector("main");
  if (!main) throw new Error("The document has no <main>");
  for (const figure of main.querySelectorAll("figure")) if (!isForm(figure, marks)) figure.remove();
  // A mark in place of a heading's words.
  for (const mark of main.querySelectorAll("h3 svg[aria-label]"))
    mark.replaceWith(mark.getAttribute("aria-label") ?? "");
  for (const element of main.querySelectorAll(unread(marks))) element.remove();
  // What an instrument asks for is what it does.
  for (const control of main.querySelectorAll("form, label"))
    if (!control.closest("[data-instrument]")) control.remove();
  const sections = main.querySelectorAll("section[id]").flatMap((section) => {
    const dialogs = section.querySelectorAll("dialog[data-searched]");
    for (const dialog of dialogs) dialog.remove();
    return [section, ...dialogs].map((part) => readSection(part, marks));
  });
  return {
    title: document.querySelector("title")?.text ?? "",
    description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    practice: practiceOf(main),
    sections: sections.filter(({ anchor }) => !onEveryPage.has(anchor)),
  };
}

/** A list that is drawn as a filled-in form: content, unlike other figures. */
const isForm = (figure: HTMLElement, { stamp }: SearchMarks) =>
  figure.querySelector(`.${stamp}`)?.text.startsWith("Form") ?? false;

function readSection(section: HTMLElement, { stamp }: SearchMarks): EntrySection {
  for (const element of section.querySelectorAll(`.${stamp}`)) element.remove();
  const title = section.querySelector(section.rawTagName === "dialog" ? "h3" : "h1, h2");
  const heading = title?.structuredText.replace(/\s+/g, " ").trim() ?? "";
  title?.remove();
  return { anchor: section.id, heading, text: textOfLines(section.structuredText.split("\n")) };
}

function practiceOf(main: HTMLElement): Practice | "" {
  const practice = main.getAttribute("data-practice");
  return practice === "litigation" ||
    practice === "ai" ||
    practice === "microsoft" ||
    practice === "google"
    ? practice
    : "";
}

/** Characters. Titles and the labels of lists are shorter, and have no full stop. */
const LONGEST_LABEL = 70;
/** Bates numbers, exhibit letters and row numbers, which nobody searches for. */
const number = /^(?:[A-Z]{2,6} \d{6}|[A-Z]?[-\d\s.,:/%+]*)$/;

/**
 * Joins a page's lines into one paragraph. Short lines without an end become the next one's title,
 * or a list; number lines are dropped.
 */
export function textOfLines(lines: readonly string[]): string {
  const sentences: string[] = [];
  let labels: string[] = [];
  const close = (rest: string) => {
    const words = [labels.join(", "), rest].filter(Boolean).join(": ");
    if (words) sentences.push(/[.!?:”]$/.test(words) ? words : `${words}.`);
    labels = [];
  };
  for (const line of lines.map(tidy)) {
    if (!line || number.test(line)) continue;
    if (line.length <= LONGEST_LABEL && !/[.!?:”]$/.test(line)) labels.push(line);
    else close(line);
  }
  close("");
  return sentences.join(" ");
}

/** One line with single spaces, without the marks of questions, answers and numbered items. */
function tidy(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:[QA]\.\s*|\d+\s+(?=\p{Lu}))/u, "");
}
