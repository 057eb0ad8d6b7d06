import { expect, type Page } from "@playwright/test";

/**
 * Focuses every control in turn, as Tab would. Expects a ring of at least 2 px and 3:1 contrast (WCAG 2.4.7, 1.4.11). Nothing may be under
 * the header (2.4.11), and text or edge must stand out.
 */
export async function expectControlsVisible(page: Page, where: string, within = "body"): Promise<void> {
  // Only after a key press do browsers treat a script's focus as the keyboard's.
  await page.keyboard.press("Shift");
  const faults = await page.evaluate(findFaults, within);
  expect.soft(faults.map((fault) => `${where}: ${fault}`)).toEqual([]);
}

/** Runs in the page. */
function findFaults(within: string): string[] {
  const faults: string[] = [];
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colors = new Map<string, [number, number, number, number]>();
  const header = document.querySelector("header");
  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input, select, textarea, summary")].filter(
    (control) => control.closest(within),
  );
  for (const control of controls) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest("[aria-hidden=true]")) continue;
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
    else if (!rings.some((ring) => contrast(ring, ground) >= 3)) faults.push(`faint focus ring ${rings}: ${tag(drawn)}`);
    const edge = Number.parseFloat(borderTopWidth) > 0 && contrast(borderTopColor, ground) >= 3;
    if (contrast(color, groundOf(drawn)) < 4.5 && !edge) faults.push(`does not stand out (${color} on ${groundOf(drawn)}): ${tag(drawn)}`);
    const box = drawn.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (header?.contains(above) && !header.contains(control)) faults.push(`under the header: ${tag(control)}`);
  }
  return faults;

  /** Radio buttons are drawn by the element after them, file fields by the label around them. */
  function drawnBy(control: HTMLElement): Element {
    if (control.matches("input[type=file]")) return control.closest("label") ?? control;
    return (control.matches("input[type=radio]") && control.nextElementSibling) || control;
  }
  /**
   * Ring colors of a control: its own, its stretched ::before and ::after, and those of boxes in which it is the only control or field.
   */
  function ringsOf(control: Element, drawn: Element): string[] {
    const styles = [getComputedStyle(drawn), getComputedStyle(drawn, "::after"), getComputedStyle(drawn, "::before")];
    const fields = "input, select, textarea";
    const alike = control.matches(fields) ? fields : `a, button, ${fields}`;
    for (let outer = control.parentElement; outer && outer.querySelectorAll(alike).length === 1; outer = outer.parentElement) {
      styles.push(getComputedStyle(outer));
    }
    return styles
      .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2)
      .map(({ outlineColor }) => outlineColor);
  }
  function groundOf(element: Element | null): string {
    for (let outer = element; outer; outer = outer.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(outer);
      if (rgba(backgroundColor)[3] > 0.9) return backgroundColor;
      // A highlight is a gradient of one color.
      const [, highlight] = (outer.matches("mark") && /^linear-gradient\((rgb\([^)]*\))/.exec(backgroundImage)) || [];
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
    const [r, g, b] = rgba(color).map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  }
  function tag(element: Element) {
    return element.outerHTML.slice(0, 110);
  }
}
