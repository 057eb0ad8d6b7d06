import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rulesFor, sheetAt, untouched } from "./style-sheet.ts";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/;
const FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;
/**
 * What fits one network flight (ten packets of 1,460 bytes) together with the response's headers, weighed at a quick quality, which gives a tenth more
 * than what is sent. tests/site/first-flight.test.ts counts both as they are.
 */
const QUICK_BYTES = 14_900;
/** Those of the running text (app/styles/fonts.css). */
const FIRST_FACES = 2;
/** How many sections a long document may bring the rules for, the most first; the first window shows one, a tall one begins the second. */
const SECTIONS = [3, 2, 1] as const;

/**
 * Puts the rules that a document's own markup uses into the document, and leaves the site's style sheet to the scripts: no request blocks the first
 * view, and a visitor without scripts misses nothing. The rules for paper are apart, for the starter to call. A rule stays
 * unless it needs a class, an element or an attribute that the document does not have. A document that would not fit one network flight keeps only the rules of its first
 * sections, and the starter calls for the whole sheet.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  const href = LINK.exec(html)?.[1];
  if (href === undefined) return html;
  const sheet = sheetAt(join(siteFolder, href));
  const rules = fitting(rulesFor(html, sheet), html);
  const late = `<link rel="stylesheet" href="${href}" media="print" id="late" disabled=""/>`;
  const whole = withStyles(html, `${expect("main")}<style>${rules}</style>${rest(sheet.paper, ' media="print"')}${late}`);
  if (weigh(whole) <= QUICK_BYTES) return whole;
  let shortened = whole;
  for (const sections of SECTIONS) {
    const first = withFirstFaces(fitting(sheet.layers + untouched(rulesFor(beginning(html, sections), sheet)), html));
    shortened = withStyles(html, `${expect("top")}<style>${first}</style>${rest(href, "")}`);
    if (weigh(shortened) <= QUICK_BYTES) break;
  }
  return shortened;
}

/** The rules may have a dollar in them, which means something in a replacement. */
const withStyles = (html: string, styles: string): string => html.replace(LINK, () => styles);

/** What a document needs beside its own rules, called by the starter, or there at once where no scripts are. */
function rest(href: string, media: string): string {
  const link = `<link rel="stylesheet" href="${href}"`;
  return `${link} media="print" id="rest" disabled=""/><noscript>${link}${media}/></noscript>`;
}

/** The element to be read before the first paint, where a browser can be told so: half a page painted early moves when the rest comes. */
const expect = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`;

/** The rules without what the document does not use, the faces last, those of the running text before the others (app/styles/fonts.css). */
function fitting(css: string, html: string): string {
  // The minifier leaves the values of custom properties as they were written.
  const rules = withoutUnusedProperties(css.replace(FACE, ""), html).replace(/("[^"]*")|, /g, (_, text) => text ?? ",");
  return (
    rules +
    [...css.matchAll(FACE)]
      .filter(([, family = ""]) => rules.includes(family))
      .map(([face]) => face)
      .join("")
  );
}

/** Without the faces that come with the whole sheet anyway: all but those of the running text, which are asked for beside it. */
function withFirstFaces(css: string): string {
  let faces = 0;
  return css.replace(FACE, (face) => (face.includes("url(") && ++faces > FIRST_FACES ? "" : face));
}

/** Without the custom properties (declared as `--name:value;` in minified rules) that neither these rules nor the markup's attributes use. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ""));
  return kept === css ? css : withoutUnusedProperties(kept, html);
}

/** The markup of the first sections, without the menus that open later. */
function beginning(html: string, sections: number): string {
  const starts = [...html.matchAll(/<section id=/g)].map(({ index }) => index);
  return html.slice(0, starts[sections]).replace(/<div[^>]* popover="auto".*?<\/(?=nav>|header>)/gs, "");
}

function weigh(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
