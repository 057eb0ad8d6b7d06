import { sectionNames } from "../support/spec.ts";
import { expect, test } from "./test.ts";

test("every section that the specification names says so at reading size, on a phone and on a desk", async ({ page }) => {
  test.slow();
  for (const [path, names] of Object.entries(sectionNames)) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(unread, [...names]), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The names that nobody can read: hidden, cut off, outside the window, or smaller than the site's small text. */
function unread(names: string[]): string[] {
  const small = 0.9375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [...document.querySelectorAll<HTMLElement>("main [data-name], main h1, main h2, main h3")].filter((element) => {
    const { fontSize } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && Number.parseFloat(fontSize) >= small && width > 10 && height > 10 && left >= 0 && right <= innerWidth;
  });
  const said = read.map(
    ({ textContent }) =>
      ` ${textContent
        .replace(/[\s,.:]+/g, " ")
        .trim()
        .toLowerCase()} `,
  );
  return names.filter((name) => !said.some((heading) => heading.includes(` ${name.toLowerCase()} `)));
}
