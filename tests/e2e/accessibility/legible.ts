import { expect, type Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12, as a visitor's own style sheet sets it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Sets or removes the visitor's text spacing, by a constructed sheet: the site's policy forbids
 * inline styles.
 */
export async function spaceText(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      // A section that is not laid out yet has no lines to read (web/styles/base.css).
      sheet.replaceSync(
        `main > section, [data-apart], footer { content-visibility: visible !important; } ${css}`,
      );
      document.adoptedStyleSheets = [sheet];
    },
    spaced ? spacing : "",
  );
}

/**
 * Expects that nothing scrolls sideways, no text is cut off by its box, no two lines overlap, and
 * no word or figure is broken in two. Only a visitor's own text spacing (`spaced`) may break words.
 */
export async function expectLegible(
  page: Page,
  where: string,
  { spaced = false } = {},
): Promise<void> {
  const faults = await page.evaluate(findFaults, spaced);
  expect.soft(faults.map((fault) => `${where}: ${fault}`)).toEqual([]);
}

/** Runs in the page. */
function findFaults(spaced: boolean): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`sideways scroll by ${root.scrollWidth - root.clientWidth} px: ${widest()}`);

  type Shape = Pick<CSSStyleDeclaration, "overflowX" | "overflowY" | "position" | "clipPath"> & {
    readonly frame: DOMRect;
  };
  const shapes = new Map<Element, Shape>();
  const paint = document.createElement("canvas").getContext("2d");
  /**
   * `ink` measures its letters: most lines need not be measured, because not even their boxes
   * touch.
   */
  type Line = {
    readonly box: DOMRect;
    readonly holder: Element;
    readonly text: string;
    readonly ink: () => DOMRect;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? "";
    if (!holder || !text.trim() || !isRead(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!spaced && range.getClientRects().length > 1)
      faults.push(...broken(node, text).map((word) => `broken: “${word}” in ${tag(holder)}`));
    for (const box of range.getClientRects()) {
      const shown = box.width > 1 && !isScrolledAway(box, holder);
      if (shown)
        lines.push({
          box,
          holder,
          text: text.trim().slice(0, 40),
          ink: () => inked(box, holder, text),
        });
    }
  }

  for (const { box, holder, text, ink } of lines) {
    for (
      let outer: Element | null = holder;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { overflowX, overflowY, position, frame } = shapeOf(outer);
      if (cuts(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2))
        faults.push(`cut at the side: “${text}” in ${tag(outer)}`);
      if (cuts(overflowY) && isBeyond(box, frame) && isBeyond(ink(), frame))
        faults.push(`cut below: “${text}” in ${tag(outer)}`);
      if (position === "fixed") break;
    }
  }

  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.box.top > a.box.bottom) break;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (across <= 4 || overlap(a.box, b.box) <= 2) continue;
      if (blockOf(a.holder) === blockOf(b.holder) || floats(a.holder) !== floats(b.holder))
        continue;
      if (overlap(a.ink(), b.ink()) > 2)
        faults.push(`“${a.text}” lies on “${b.text}” in ${tag(b.holder)}`);
    }
  }
  return [...new Set(faults)];

  /**
   * Plain words and figures of a text that stand on two lines. Names of files, digests and
   * identifiers may be broken anywhere.
   */
  function broken(node: Node, text: string): string[] {
    const plain =
      /(?<=^|[\s“"(])(?:\p{Lu}?\p{Ll}{1,14}|\p{Lu}{2,10}|[$€£]?\d[\d,.]{0,10}%?)(?=$|[\s”"),.:;?!])/gu;
    return [...text.matchAll(plain)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        return first && rest.some(({ top }) => top >= first.bottom - 2);
      })
      .map(([word]) => word);
  }
  /** A box's position and clipping, cached, because most lines share their outer boxes. */
  function shapeOf(element: Element) {
    const known = shapes.get(element);
    if (known) return known;
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const shape = {
      overflowX,
      overflowY,
      position,
      clipPath,
      frame: element.getBoundingClientRect(),
    };
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
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest("svg, [aria-hidden=true]")
    )
      return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { clipPath, position, frame } = shapeOf(outer);
      if (
        position === "absolute" &&
        (frame.width <= 1 || frame.height <= 1 || clipPath.startsWith("inset(50%"))
      )
        return false;
    }
    return true;
  }
  /** Whether a box that scrolls hides some of the line's height, or most of its width. */
  function isScrolledAway({ top, bottom, left, right, width }: DOMRect, holder: Element): boolean {
    for (
      let outer: Element | null = holder;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { overflowX, overflowY, frame } = shapeOf(outer);
      if (/auto|scroll/.test(overflowY) && (bottom > frame.bottom || top < frame.top)) return true;
      const seen = Math.min(right, frame.right) - Math.max(left, frame.left);
      if (/auto|scroll/.test(overflowX) && seen < width / 2) return true;
    }
    return false;
  }
  function widest() {
    const beyond = [...document.querySelectorAll("main *, footer *")].filter(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        !element.closest("svg, table"),
    );
    return tag(
      beyond.toSorted(
        (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
      )[0] ?? root,
    );
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
      if (position === "fixed" || position === "sticky" || outer.matches(":popover-open, :modal"))
        return outer;
    }
    return null;
  }
  function tag(element: Element) {
    return element.outerHTML.slice(0, 110);
  }
}

/**
 * Focuses every control in turn, as Tab would. Expects a ring of at least 2 px and 3:1 contrast
 * (WCAG 2.4.7, 1.4.11). Nothing may be under the header (2.4.11), and text or edge must stand out.
 */
export async function expectControlsVisible(
  page: Page,
  where: string,
  within = "body",
): Promise<void> {
  // Only after a key press do browsers treat a script's focus as the keyboard's.
  await page.keyboard.press("Shift");
  const faults = await page.evaluate(findFaintControls, within);
  expect.soft(faults.map((fault) => `${where}: ${fault}`)).toEqual([]);
}

/** Runs in the page. */
function findFaintControls(within: string): string[] {
  const faults: string[] = [];
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colors = new Map<string, [number, number, number, number]>();
  const header = document.querySelector("header");
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input, select, textarea, summary",
    ),
  ].filter((control) => control.closest(within));
  for (const control of controls) {
    if (
      control.tabIndex < 0 ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest("[aria-hidden=true]")
    )
      continue;
    if (document.activeElement === control) control.blur();
    const drawn = drawnBy(control);
    const before = ringsOf(control, drawn);
    control.focus();
    if (document.activeElement !== control) faults.push(`takes no focus: ${tag(control)}`);
    const { color, borderTopColor, borderTopWidth } = getComputedStyle(drawn);
    const ground = groundOf(drawn.parentElement);
    // A ring from before the focus does not count.
    const rings = ringsOf(control, drawn).filter((ring) => !before.includes(ring));
    if (rings.length === 0) faults.push(`no focus ring: ${tag(drawn)}`);
    else if (!rings.some((ring) => contrast(ring, ground) >= 3))
      faults.push(`faint focus ring ${rings}: ${tag(drawn)}`);
    const edge = Number.parseFloat(borderTopWidth) > 0 && contrast(borderTopColor, ground) >= 3;
    if (contrast(color, groundOf(drawn)) < 4.5 && !edge)
      faults.push(`does not stand out (${color} on ${groundOf(drawn)}): ${tag(drawn)}`);
    const box = drawn.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (header?.contains(above) && !header.contains(control))
      faults.push(`under the header: ${tag(control)}`);
  }
  return faults;

  /** Radio buttons are drawn by the element after them, file fields by the label around them. */
  function drawnBy(control: HTMLElement): Element {
    if (control.matches("input[type=file]")) return control.closest("label") ?? control;
    return (control.matches("input[type=radio]") && control.nextElementSibling) || control;
  }
  /**
   * Ring colors of a control: its own, its stretched ::before and ::after, and those of boxes in
   * which it is the only control or field.
   */
  function ringsOf(control: Element, drawn: Element): string[] {
    const styles = [
      getComputedStyle(drawn),
      getComputedStyle(drawn, "::after"),
      getComputedStyle(drawn, "::before"),
    ];
    const fields = "input, select, textarea";
    const alike = control.matches(fields) ? fields : `a, button, ${fields}`;
    for (
      let outer = control.parentElement;
      outer && outer.querySelectorAll(alike).length === 1;
      outer = outer.parentElement
    ) {
      styles.push(getComputedStyle(outer));
    }
    return styles
      .filter(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      )
      .map(({ outlineColor }) => outlineColor);
  }
  function groundOf(element: Element | null): string {
    for (let outer = element; outer; outer = outer.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(outer);
      if (rgba(backgroundColor)[3] > 0.9) return backgroundColor;
      // A highlight is a gradient of one color.
      const [, highlight] =
        (outer.matches("mark") && /^linear-gradient\((rgb\([^)]*\))/.exec(backgroundImage)) || [];
      if (highlight) return highlight;
    }
    return "Canvas";
  }
  function rgba(color: string): [number, number, number, number] {
    const known = colors.get(color);
    if (known) return known;
    if (!paint) throw new Error("no canvas");
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = paint.getImageData(0, 0, 1, 1).data;
    colors.set(color, [r, g, b, a / 255]);
    return [r, g, b, a / 255];
  }
  /** WCAG's contrast ratio. */
  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  function luminance(color: string): number {
    const [r, g, b] = rgba(color).map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  }
  function tag(element: Element) {
    return element.outerHTML.slice(0, 110);
  }
}
