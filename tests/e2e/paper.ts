import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { paleWords } from "./pale.ts";

/**
 * Widths of Letter and A4 in CSS pixels, without the margins of web/styles/print.css (12 mm left
 * and right).
 */
export const sheets = { Letter: 816 - 2 * 45.4, A4: 794 - 2 * 45.4 } as const;
/** Without pdftotext, which some machines lack, pages are counted and not read. */
export const hasPdfText = spawnSync("pdftotext", ["-v"]).status === 0;

/**
 * Expects that the page prints as a leave-behind: nothing useless, every address spelled out,
 * nothing wider than the sheet, and words that are dark enough on white. Leaves the page under
 * `media: print`.
 */
export async function expectCleanOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  expect
    .soft(await page.evaluate(uselessOnPaper), "navigation, controls or shut folds on paper")
    .toEqual([]);
  expect.soft(await page.evaluate(unspelledLinks), "addresses that paper does not say").toEqual([]);
  for (const [format, width] of Object.entries(sheets)) {
    await page.setViewportSize({ width: Math.floor(width), height: 900 });
    expect.soft(await page.evaluate(widerThanTheSheet), `wider than ${format}`).toEqual([]);
  }
  // Paper is white whatever the theme, and most browsers print no backgrounds.
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    expect
      .soft(
        await page.evaluate(paleWords, "paper" as const),
        `too pale on white paper, ${colorScheme} theme`,
      )
      .toEqual([]);
  }
}

/**
 * Every page has more than its footer, and none ends with a heading whose text is on the next page.
 */
export async function expectWholePages(page: Page) {
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThanOrEqual(1);
  expect(pages.length, "pages of one document").toBeLessThanOrEqual(12);
  if (!hasPdfText) return;
  const headings = (await page.locator("main :is(h1, h2, h3)").allTextContents())
    .map(oneLine)
    .filter((words) => words.length > 8);
  for (const words of pages) {
    const last = oneLine(
      words
        .replace(/^.*Page \d+ of \d+$/m, "")
        .trim()
        .split("\n")
        .at(-1) ?? "",
    );
    expect(last, "a blank page").not.toBe("");
    if (last.length > 8)
      expect(
        headings.filter((heading) => heading.endsWith(last)),
        "a heading ends a page",
      ).toEqual([]);
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim();

/** The words of each printed page; as many empty strings without pdftotext. */
export async function printed(
  page: Page,
  format: keyof typeof sheets = "Letter",
): Promise<string[]> {
  const pdf = await page.pdf({ format });
  if (!hasPdfText) return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).map(() => "");
  const file = test.info().outputPath("printed.pdf");
  writeFileSync(file, pdf);
  const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  return stdout.split("\f").slice(0, -1);
}

// What a printed page shows. These functions run in the browser under `media: print`, without
// backgrounds.

/**
 * Elements that extend beyond the sheet by more than a stroke's overhang, or scroll sideways.
 * Ornaments may.
 */
export function widerThanTheSheet(): string[] {
  const sheet = document.documentElement.clientWidth;
  return [
    ...document.querySelectorAll("main *:not(svg *, [aria-hidden='true'], [aria-hidden='true'] *)"),
  ]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .filter((element) => {
      const scrolls = ["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowX);
      return (
        element.getBoundingClientRect().right > sheet + 4 ||
        (scrolls && element.scrollWidth > element.clientWidth + 1)
      );
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

/** What is useless on paper: navigation, controls, closed folds. */
export function uselessOnPaper(): string[] {
  // Of the footer only the basis of the page's figures is useful.
  const footer = "#colophon:not(:has([data-own=true])), #colophon > div > :not([data-own=true])";
  const useless = `nav, button, input, select, textarea, [popover]:not([id^=basis-]), [role=status], [href='#main'], ${footer}`;
  const shut = "details > :not(summary)";
  const seen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  return [
    ...[...document.querySelectorAll(useless)].filter(seen),
    ...[...document.querySelectorAll(shut)].filter(
      (part) =>
        part.parentElement?.checkVisibility() &&
        getComputedStyle(part).display !== "none" &&
        !seen(part),
    ),
  ].map((element) => element.outerHTML.slice(0, 90));
}

/** External links whose address is not printed; in articles internal ones too. */
function unspelledLinks(): string[] {
  return [...document.querySelectorAll("main a[href]")]
    .filter((link) => link.checkVisibility())
    .flatMap((link) => {
      const address = link.getAttribute("href") ?? "";
      const wanted = /^https?:/.test(address)
        ? address
        : address.startsWith("/") && link.closest("p[id^=p]")
          ? address
          : undefined;
      const printed = `${link.textContent}${getComputedStyle(link, "::after").content.replaceAll(/" "|"/g, "")}`;
      return !wanted ||
        printed.includes(wanted) ||
        wanted.includes(link.textContent?.trim() || wanted)
        ? []
        : [link.outerHTML.slice(0, 120)];
    });
}
