import { type HTMLElement, parse } from "node-html-parser";
import type { Practice } from "#content/practices.ts";
import type { EntrySection } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/**
 * Not indexed: frame, controls, drawings, folded parts of instruments, hidden elements, and invented evidence, counsel’s copies above all.
 * Class names are the sources' (plugin.ts).
 */
const unread =
  "[data-instrument] details, figure .head, .margin, nav, svg, form, dialog:not([data-searched]), noscript, a.button, .go, .hidden:not(h1, h2), [hidden], [aria-hidden=true], [data-copy]";
/** The sections that every page has. */
const onEveryPage = new Set(["partners", "next"]);

/** Elements that only the style sheet separates, and a number next to its unit. */
const touching =
  /(?<=<\/(?:span|b|strong|small|time|i|button|label|summary|t[dh]|d[td])>)(?=<[a-z]|[\p{L}\p{N}])|(?<=\d)(?=<(?:span|b|small)[ >])/gu;

/**
 * The sections of a page's markup and their searchable dialogs, with anchor, heading and text. Touching elements become separate lines.
 * Throws without <main>.
 */
export function readSections(html: string): { readonly practice: Practice | ""; readonly sections: readonly EntrySection[] } {
  const main = parse(html.replace(touching, "<br>")).querySelector("main");
  if (!main) throw new Error("The page has no <main>");
  for (const figure of main.querySelectorAll("figure")) if (!isForm(figure)) figure.remove();
  for (const element of main.querySelectorAll(unread)) element.remove();
  const sections = main.querySelectorAll("section[id]").flatMap((section, offset) => {
    const dialogs = section.querySelectorAll("dialog[data-searched]");
    for (const dialog of dialogs) dialog.remove();
    return [section, ...dialogs].map((part) => readSection(part, offset));
  });
  return { practice: practiceOf(main), sections: sections.filter(({ anchor }) => !onEveryPage.has(anchor)) };
}

/** A list that is drawn as a filled-in form: content, unlike other figures. */
const isForm = (figure: HTMLElement) => figure.querySelector(".stamp")?.text.startsWith("Form") ?? false;

function readSection(section: HTMLElement, offset: number): EntrySection {
  for (const stamp of section.querySelectorAll(".stamp")) stamp.remove();
  const title = section.querySelector(section.rawTagName === "dialog" ? "h3" : "h1, h2");
  const heading = title?.structuredText.replace(/\s+/g, " ").trim() ?? "";
  title?.remove();
  return { anchor: section.id, offset, heading, text: textOfLines(section.structuredText.split("\n")) };
}

function practiceOf(main: HTMLElement): Practice | "" {
  const practice = main.getAttribute("data-practice");
  return practice === "litigation" || practice === "ai" || practice === "microsoft" || practice === "google" ? practice : "";
}
