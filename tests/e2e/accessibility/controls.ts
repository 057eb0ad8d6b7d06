import { expect, type Page } from "@playwright/test";

/**
 * Gives the focus to every control in turn, as the Tab key would, and looks at it: a ring of at least 2 px that stands out 3:1 from what is
 * behind it (WCAG 2.4.7, 1.4.11), not hidden under the header (2.4.11), and a text or edge that stands out.
 */
export async function expectControlsVisible(page: Page, where: string, within = "body"): Promise<void> {
  // Only after a key does a script's focus count as the keyboard's.
  await page.keyboard.press("Shift");
  const faults = await page.evaluate(findFaults, within);
  expect.soft(faults.map((fault) => `${where}: ${fault}`)).toEqual([]);
}

/** Runs in the page. */
function findFaults(within: string): string[] {
  const faults: string[] = [];
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map<string, [number, number, number, number]>();
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
    // A ring that was there before says nothing.
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

  /** A radio button is drawn by the words beside it, a file field by the label around it. */
  function drawnBy(control: HTMLElement): Element {
    if (control.matches("input[type=file]")) return control.closest("label") ?? control;
    return (control.matches("input[type=radio]") && control.nextElementSibling) || control;
  }
  /** The colours of the rings around a control: its own, that of the area it is stretched over, those of the boxes it is the one control, or the one field, of. */
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
      // A highlight is a gradient of one colour.
      const [, highlight] = (outer.matches("mark") && /^linear-gradient\((rgb\([^)]*\))/.exec(backgroundImage)) || [];
      if (highlight) return highlight;
    }
    return "Canvas";
  }
  function rgba(colour: string): [number, number, number, number] {
    const known = colours.get(colour);
    if (known) return known;
    if (!paint) throw new Error("no canvas");
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = paint.getImageData(0, 0, 1, 1).data;
    colours.set(colour, [r, g, b, a / 255]);
    return [r, g, b, a / 255];
  }
  /** WCAG's contrast ratio. */
  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  function luminance(colour: string): number {
    const [r, g, b] = rgba(colour).map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  }
  function tag(element: Element) {
    return element.outerHTML.slice(0, 110);
  }
}
