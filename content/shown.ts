import { type Content, loadContent, readPart } from "./content.ts";

// What the site says at the moment: content/ from the start of a program, a draft while the desk
// draws its pages. The modules that say it (company.ts and its like) follow; a constant that
// another module makes of their words would not. Scripts for browsers have values in their place
// (web/build/content-modules.ts).

let shown: Content | undefined;
const takers: ((content: Content) => void)[] = [];

/** All of it. Throws a ContentFault. */
export function shownContent(): Content {
  shown ??= loadContent();
  return shown;
}

/**
 * Gives `take` a part of what the site says, now and whenever it says something else. Throws a
 * ContentFault for the part's files.
 */
export function whenShown<Part extends keyof Content>(
  part: Part,
  take: (said: Content[Part]) => void,
): void {
  takers.push((content) => take(content[part]));
  take(shown ? shown[part] : readPart(part));
}

/** Lets the site say this from now on: what is drawn next says it. */
export function show(content: Content): void {
  if (content === shown) return;
  shown = content;
  for (const take of takers) take(content);
}
