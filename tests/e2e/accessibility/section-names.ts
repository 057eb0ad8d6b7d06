import { expect, type Page } from "@playwright/test";
import { sectionNames } from "../../support/spec.ts";

/** Expects that every section that the specification names on this page shows its name at reading size. */
export async function expectSectionNames(page: Page, path: string): Promise<void> {
  const names: Partial<Record<string, readonly string[]>> = sectionNames;
  expect.soft(await page.evaluate(unread, [...(names[path] ?? [])])).toEqual([]);
}

/** Runs in the page. Names that are hidden, cut off, outside the window, or smaller than the site's small text. */
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
