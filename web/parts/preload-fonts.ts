import franklin from "content/brand/fonts/franklin-var.woff2?url";
import martian from "content/brand/fonts/martian75-var.woff2?url";
import redaction from "content/brand/fonts/redaction-400.woff2?url";
import italic from "content/brand/fonts/redaction-400-italic.woff2?url";
import { preload } from "react-dom";

const preloadFont = (file: string) =>
  preload(file, { as: "font", type: "font/woff2", crossOrigin: "" });

/**
 * The faces of every page's first view, so that its texts change once and early
 * (content/brand/fonts.css). The build moves them to the end of the body
 * (web/build/first-view-first.ts).
 */
export function preloadFonts(): void {
  for (const file of [redaction, franklin, martian]) preloadFont(file);
}

/** For components that show the italic in a page's first view. */
export function preloadItalic(): void {
  preloadFont(italic);
}
