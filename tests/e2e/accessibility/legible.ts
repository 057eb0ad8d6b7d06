import { expect, type Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12, as a visitor's own style sheet sets it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Sets or removes the visitor's text spacing, by a constructed sheet: the site's policy forbids inline styles. */
export async function spaceText(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      // A section that is not laid out yet has no lines to read (web/styles/base.css).
      sheet.replaceSync(`main > section, [data-apart], footer { content-visibility: visible !important; } ${css}`);
      document.adoptedStyleSheets = [sheet];
    },
    spaced ? spacing : "",
  );
}

/** Expects that nothing scrolls sideways, no text is cut off by its box, and no two lines overlap. */
export async function expectLegible(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(findFaults);
  expect.soft(faults.map((fault) => `${where}: ${fault}`)).toEqual([]);
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`sideways scroll by ${root.scrollWidth - root.clientWidth} px: ${widest()}`);

  type Shape = Pick<CSSStyleDeclaration, "overflowX" | "overflowY" | "position" | "clipPath"> & { readonly frame: DOMRect };
  const shapes = new Map<Element, Shape>();
  const paint = document.createElement("canvas").getContext("2d");
  /** `ink` measures its letters: most lines need not be measured, because not even their boxes touch. */
  type Line = { readonly box: DOMRect; readonly holder: Element; readonly text: string; readonly ink: () => DOMRect };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? "";
    if (!holder || !text.trim() || !isRead(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const shown = box.width > 1 && !isScrolledAway(box, holder);
      if (shown) lines.push({ box, holder, text: text.trim().slice(0, 40), ink: () => inked(box, holder, text) });
    }
  }

  for (const { box, holder, text, ink } of lines) {
    for (let outer: Element | null = holder; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position, frame } = shapeOf(outer);
      if (cuts(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2))
        faults.push(`cut at the side: “${text}” in ${tag(outer)}`);
      if (cuts(overflowY) && isBeyond(box, frame) && isBeyond(ink(), frame)) faults.push(`cut below: “${text}” in ${tag(outer)}`);
      if (position === "fixed") break;
    }
  }

  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.box.top > a.box.bottom) break;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (across <= 4 || overlap(a.box, b.box) <= 2) continue;
      if (blockOf(a.holder) === blockOf(b.holder) || floats(a.holder) !== floats(b.holder)) continue;
      if (overlap(a.ink(), b.ink()) > 2) faults.push(`“${a.text}” lies on “${b.text}” in ${tag(b.holder)}`);
    }
  }
  return [...new Set(faults)];

  /** A box's position and clipping, cached, because most lines share their outer boxes. */
  function shapeOf(element: Element) {
    const known = shapes.get(element);
    if (known) return known;
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const shape = { overflowX, overflowY, position, clipPath, frame: element.getBoundingClientRect() };
    shapes.set(element, shape);
    return shape;
  }
  function isBeyond({ top, bottom }: DOMRect, frame: DOMRect) {
    return top < frame.top - 2 || bottom > frame.bottom + 2;
  }
  /** How far two boxes share their height, in pixels. */
  function overlap(a: DOMRect, b: DOMRect) {
    return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  }
  /** A line's box is as high as the font; its letters are not. */
  function inked(box: DOMRect, holder: Element, text: string): DOMRect {
    if (!paint) return box;
    const { font } = getComputedStyle(holder);
    paint.font = font;
    const ink = paint.measureText(text);
    const top = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const bottom = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
    return new DOMRect(box.left, box.top + top, box.width, Math.max(1, box.height - top - bottom));
  }
  function isRead(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest("svg, [aria-hidden=true]"))
      return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { clipPath, position, frame } = shapeOf(outer);
      if (position === "absolute" && (frame.width <= 1 || frame.height <= 1 || clipPath.startsWith("inset(50%"))) return false;
    }
    return true;
  }
  /** Whether a box that scrolls hides some of the line. */
  function isScrolledAway({ top, bottom }: DOMRect, holder: Element): boolean {
    for (let outer: Element | null = holder; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowY, frame } = shapeOf(outer);
      if (/auto|scroll/.test(overflowY) && (bottom > frame.bottom || top < frame.top)) return true;
    }
    return false;
  }
  function widest() {
    const beyond = [...document.querySelectorAll("main *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !element.closest("svg, table"),
    );
    return tag(beyond.toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0] ?? root);
  }
  function cuts(overflow: string) {
    return overflow === "hidden" || overflow === "clip";
  }
  /** Lines of one heading or paragraph may touch, as tight typefaces do. */
  function blockOf(element: Element) {
    return element.closest("h1, h2, h3, h4, h5, p, dt, dd, li, th, td") ?? element;
  }
  /** The nearest box that lies above the page: what lies below it is not compared with it. */
  function floats(element: Element): Element | null {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { position } = shapeOf(outer);
      if (position === "fixed" || position === "sticky" || outer.matches(":popover-open, :modal")) return outer;
    }
    return null;
  }
  function tag(element: Element) {
    return element.outerHTML.slice(0, 110);
  }
}
