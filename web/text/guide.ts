import { readFileSync } from "node:fs";
import { brandColors } from "content/brand-colors.ts";
import { company } from "content/company.ts";
import type { GuideFile } from "content/guides/files.ts";
import type { LegalText } from "content/legal/files.ts";
import { originals } from "content/picture.ts";
import { guideFiles } from "content/prose.ts";
import { guideFrame } from "content/words.ts";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { htmlOf, type Rewrites, rewritten } from "./feed.ts";
import { drawings } from "./guide-drawings.ts";
import { drawingNames, readGuideSections } from "./guide-tree.ts";
import { madeNow, namesOf } from "./make-picture.ts";
import { readInline } from "./markdown.ts";
import { allNamed, isNamed, property, trimmed } from "./tree.ts";

/** A guide with its sections: `<section>` with `<h2>` and blocks. */
export type Guide = GuideFile & { readonly sections: readonly Element[] };

/** Those of a file, which is another one when the site says something else. */
const sectionsOf = new WeakMap<GuideFile, readonly Element[]>();

/** All guides, by number. Throws a ContentFault. */
export function readGuides(): readonly Guide[] {
  return guideFiles.map((guide) => {
    const sections =
      sectionsOf.get(guide) ?? readGuideSections(guide, (place) => batesOf(guide.number, place));
    sectionsOf.set(guide, sections);
    return { ...guide, sections };
  });
}

/** A section's id is its Bates number: the margin shows it, and a letter can cite it. */
const batesOf = (number: number, place: number) =>
  `G-${String(number * 100 + place).padStart(6, "0")}`;

/**
 * One guide as a complete HTML file that loads nothing: no script, font, picture or style sheet.
 * The empty icon keeps browsers from requesting one.
 */
export function renderGuide({
  number,
  title,
  group,
  stock,
  about,
  lead,
  page,
  sections,
}: Guide): string {
  return sheet({
    title: guideFrame.title(title),
    about,
    stock,
    top: [h("p.tab", guideFrame.tab(number)), h("p.m", `${company.name}, ${group}`)],
    heading: title,
    lead,
    sections,
    hours: [h("br"), company.hours.text],
    links: [
      h(
        "p",
        pageLink(page, guideFrame.page),
        h("br"),
        pageLink("/consultation", guideFrame.consultation),
      ),
      h("p.m", guideFrame.limits),
    ],
  });
}

/** A signed legal text, as a file of the same kind. */
export function renderLegalText(text: LegalText): string {
  return sheet({
    title: `${text.title} | ${company.name}`,
    about: text.lead,
    stock: "grey",
    top: [h("p.m", `${company.legalName}, from ${text.effective}, signed by ${text.signedBy}`)],
    heading: text.title,
    lead: text.lead,
    sections: readGuideSections(text, String),
    hours: [],
    links: [h("p", pageLink("/", company.name))],
  });
}

const pageLink = (path: string, label: string) => h("a", { href: company.origin + path }, label);

type SheetProps = {
  readonly [name in "title" | "about" | "stock" | "heading" | "lead"]: string;
} & { readonly [name in "top" | "hours" | "links"]: readonly (ElementContent | string)[] } & {
  readonly sections: readonly Element[];
};

function sheet({
  title,
  about,
  stock,
  top,
  heading,
  lead,
  sections,
  hours,
  links,
}: SheetProps): string {
  const { address, mail, phone, name } = company;
  const counts = { exhibits: 0, tables: 0, sections: 0 };
  const html = h("html", { lang: "en" }, [
    h("head", [
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
      h("title", title),
      h("meta", { name: "description", content: about }),
      h("link", { rel: "icon", href: "data:," }),
      h("style", guideStyle()),
    ]),
    h("body", { className: stock }, [
      h("header", [
        ...top,
        h("h1", heading),
        h("p.lead", rewritten(readInline(lead), pieces(counts))),
      ]),
      h("main", rewritten(sections, pieces(counts))),
      h("footer", [
        h("h2", guideFrame.ask),
        h("address", [
          h(
            "p",
            h("b", name),
            h("br"),
            address.street,
            h("br"),
            `${address.city}, ${address.region} ${address.postalCode}`,
          ),
          h(
            "p",
            h("a", { href: phone.href }, phone.display),
            h("br"),
            h("a", { href: mail.info.href }, mail.info.address),
            ...hours,
          ),
        ]),
        ...links,
      ]),
    ]),
  ]);
  return `<!DOCTYPE html>\n${htmlOf([html])}\n`;
}

/**
 * What the elements of a guide's tree become. Exhibits, tables and sections are counted in reading
 * order.
 */
function pieces(counts: { exhibits: number; tables: number; sections: number }): Rewrites {
  const caption = (node: Element) =>
    h("caption", `${guideFrame.table(++counts.tables)} ${property(node, "title")}`);
  const exhibit = (node: Element, content: Element) => [
    h(
      "figure",
      h(
        "figcaption",
        h("b", guideFrame.exhibit(String.fromCharCode(65 + counts.exhibits++))),
        ` ${property(node, "title")}`,
      ),
      content,
    ),
  ];
  const bound = (heading: string, children: readonly ElementContent[]) => [
    h("div", h("h3", heading), ...children),
  ];
  return {
    h2: (_, children) => [h("h2", `${++counts.sections}. `, ...children)],
    del: (_, children) => children,
    a: ({ properties }, children) => [
      h("a", { href: new URL(String(properties.href), company.origin).href }, ...children),
    ],
    captioned: (node, [table]) => [
      isNamed(table, "table")
        ? { ...table, children: [caption(node), ...table.children] }
        : h("table", caption(node)),
    ],
    th: (_, children) => [h("th", { scope: "col" }, ...children)],
    tr: (_node, [first, ...cells]) => [
      h(
        "tr",
        isNamed(first, "td")
          ? { ...first, tagName: "th", properties: { scope: "row" } }
          : (first ?? []),
        ...cells,
      ),
    ],
    log: (node) => {
      const columns = property(node, "columns").split(/\s*\|\s*/);
      const heads = columns.map((column) => h("th", { scope: "col" }, column));
      const cells = columns.map(() => h("td"));
      const rows = Array.from({ length: Number(node.properties.rows) }, () => h("tr", cells));
      return [h("table.log", caption(node), h("thead", h("tr", heads)), h("tbody", rows))];
    },
    checklist: (_, children) => [h("ul.chk", children)],
    ol: (_, children) => [h("ol", children)],
    li: (_, children) => [h("li", children)],
    terms: (node) => {
      const terms = allNamed(node, "li").flatMap(({ children: [name, ...words] }) => {
        const term = isNamed(name, "strong") ? name.children : [];
        return [
          h("dt", rewritten(term, pieces(counts))),
          h("dd", rewritten(trimmed(words), pieces(counts))),
        ];
      });
      return [h("dl", terms)];
    },
    wording: (node, children) => exhibit(node, h("blockquote", children)),
    worksheet: (node, [list]) => exhibit(node, h("ul.ws", isNamed(list, "ul") ? fields(list) : [])),
    wide: (_, children) => [h("wide", children)],
    img: (node) =>
      node.properties.title ? exhibit(node, picture(node)) : [h("figure", picture(node))],
    drawing: (node, children) => exhibit(node, h("div.dr", drawing(node), ...children)),
    bounds: (_, children) => [h("div.bd", children)],
    "we-do": (_, children) => bound(guideFrame.does, children),
    "we-do-not": (_, children) => bound(guideFrame.doesNot, children),
  };
}

/** The lines of a form; `:wide[…]` takes the whole width. */
function fields(list: Element): Element[] {
  return allNamed(list, "li").map((item) => {
    const [only] = item.children;
    return isNamed(only, "wide") ? h("li.w", only.children) : item;
  });
}

/** A picture inside the file, as wide as the sheet. */
function picture({ properties: { src, width, height, alt } }: Element): Element {
  const original = originals.get(String(src));
  const [name = ""] = original ? namesOf(original) : [];
  const href = original && `data:image/webp;base64,${madeNow(original, name).toString("base64")}`;
  return h(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "img", ariaLabel: String(alt) },
    h("image", { href, width, height }),
  );
}

/**
 * The SVG marks are this site's own source (guide-drawings.ts), written into the file as they are.
 */
function drawing(node: Element): Element {
  const name = drawingNames.find((one) => one === property(node, "name"));
  const { height, marks } = name ? drawings[name] : { height: 0, marks: "" };
  const svg = h("svg", {
    viewBox: `0 0 400 ${height}`,
    role: "img",
    ariaLabel: property(node, "alt"),
  });
  svg.children.push({ type: "raw", value: marks });
  return svg;
}

const guideSheet = readFileSync(new URL("./guide.css", import.meta.url), "utf8");

/**
 * The style sheet of every guide: identical bytes, so that one hash in a content security policy
 * covers all eight.
 */
const guideStyle = () =>
  compact(withColors(guideSheet)).replace('"BATES "', JSON.stringify(`${company.batesPrefix} `));

/**
 * Declares the brand's colors that the sheet uses; one that it uses once is written where it is
 * used.
 */
function withColors(css: string): string {
  return Object.entries(brandColors).reduce((text, [name, { light, dark }]) => {
    const color = light === dark ? light : `light-dark(${light}, ${dark})`;
    const [before = "", after = "", more] = text.split(`var(--${name})`);
    if (more !== undefined) return text.replace("--serif:", `--${name}: ${color}; --serif:`);
    return after ? before + color + after : text;
  }, css);
}

/** Removes comments and unneeded spaces, and shortens custom properties to one letter. */
function compact(css: string): string {
  const names = [...new Set(css.match(/--[a-z][\w-]*/g))];
  return css
    .replace(/--[a-z][\w-]*/g, (name) => `--${String.fromCharCode(97 + names.indexOf(name))}`)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/([a-z-]): /g, "$1:")
    .replaceAll(";}", "}")
    .trim();
}
