import { type HTMLElement, parse } from "node-html-parser";
import type { Practice } from "#content/practices.ts";
import type { EntrySection } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** What nobody looks for: the frame, controls, drawings, the folded parts of instruments, and the invented evidence of the exhibits, counsel’s copies above all. What is hidden on the page is not found. The class names are those of the sources (plugin.ts). */
const unread =
  "[data-instrument] details, figure .head, .margin, nav, svg, form, dialog:not([data-searched]), noscript, a.button, .go, .hidden:not(h1, h2), [hidden], [aria-hidden=true], [data-copy]";
/** The sections that every page has. */
const onEveryPage = new Set(["partners", "next"]);

/** Where elements touch that the style sheet sets apart, and a number touches its unit. */
const touching =
  /(?<=<\/(?:span|b|strong|small|time|i|button|label|summary|t[dh]|d[td])>)(?=<[a-z]|[\p{L}\p{N}])|(?<=\d)(?=<(?:span|b|small)[ >])/gu;

/** The sections of a page's markup, and the dialogs in them that are to be found, with their anchors, headings and texts. Elements that touch are lines of their own. */
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

/** A list of ours that is drawn as a filled-in form. */
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
