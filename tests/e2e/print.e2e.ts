import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { sitePaths } from "content/site-paths.ts";
import { expect, hydrated, test } from "./test.ts";

/** Widths of Letter and A4 in CSS pixels, without the margins of web/styles/print.css (12 mm left and right). */
const sheets = { Letter: 816 - 2 * 45.4, A4: 794 - 2 * 45.4 } as const;
/** Without pdftotext, which some machines lack, pages are counted and not read. */
const hasPdfText = spawnSync("pdftotext", ["-v"]).status === 0;

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} prints as a clean leave-behind`, async ({ page }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(uselessOnPaper), "navigation, controls or shut folds").toEqual([]);
    expect(await page.evaluate(unspelledLinks), "addresses that paper does not say").toEqual([]);
    for (const [format, width] of Object.entries(sheets)) {
      await page.setViewportSize({ width: Math.floor(width), height: 900 });
      expect(await page.evaluate(widerThanTheSheet), `wider than ${format}`).toEqual([]);
    }
    await expectWholePages(page);
    // Paper is white whatever the theme, and most browsers print no backgrounds.
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      expect(await page.evaluate(paleWords), `too pale on white, ${colorScheme} theme`).toEqual([]);
    }
  });
}

test("on paper the basis of each figure of the page is a footnote, and its sign is gone", async ({ page }) => {
  await page.goto("/ediscovery");
  await page.emulateMedia({ media: "print" });
  const notes = page.getByRole("contentinfo").getByRole("dialog");
  await expect(notes.filter({ hasText: "accuracy is not recall" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Basis of/ })).toHaveCount(0);
});

test("every page is stamped with the company, its telephone and the page's address", async ({ page }) => {
  test.skip(!hasPdfText, "pdftotext is not installed");
  await page.goto("/ediscovery");
  const pages = await printed(page);
  pages.forEach((words, i) => {
    expect(words).toContain(`${company.name}, ${company.phone.display}, ${new URL(company.origin).hostname}/ediscovery`);
    expect(words).toContain(`Page ${i + 1} of ${pages.length}`);
  });
});

test("after a message was sent the page prints as its receipt, on one sheet", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("First name").fill("Teresa");
  await page.getByLabel("Last name").fill("Whitlock");
  await page.locator("#email").fill("t.whitlock@example.com");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(contactForm.receipt.digests.agree)).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const receipt = page.getByRole("region", { name: contactForm.success.title });
  await expect(receipt.getByText(company.legalName, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await page.evaluate(uselessOnPaper), "navigation or controls").toEqual([]);
  await page.setViewportSize({ width: Math.floor(sheets.A4), height: 900 });
  expect(await page.evaluate(widerThanTheSheet)).toEqual([]);
  expect(await page.evaluate(paleWords)).toEqual([]);
  expect(await printed(page, "A4")).toHaveLength(1);
});

/** Every page has more than its footer, and none ends with a heading whose text is on the next page. */
async function expectWholePages(page: Page) {
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThanOrEqual(1);
  expect(pages.length, "pages of one document").toBeLessThanOrEqual(12);
  if (!hasPdfText) return;
  const headings = (await page.locator("main :is(h1, h2, h3)").allTextContents()).map(oneLine).filter((words) => words.length > 8);
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
async function printed(page: Page, format: keyof typeof sheets = "Letter"): Promise<string[]> {
  const pdf = await page.pdf({ format });
  if (!hasPdfText) return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).map(() => "");
  const file = test.info().outputPath("printed.pdf");
  writeFileSync(file, pdf);
  const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  return stdout.split("\f").slice(0, -1);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an article prints with every fold open and its links spelled out", async ({ page }) => {
    test.skip(!hasPdfText, "pdftotext is not installed");
    await page.goto("/blog/forensic-data-collection");
    const words = (await printed(page)).join(" ").replace(/\s+/g, " ");
    const answers = await page.locator("details > div > p:first-child").allTextContents();
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers) expect(words).toContain(answer.replace(/^\d+/, "").replace(/\s+/g, " ").slice(0, 30));
    expect(words).not.toContain("Back to Blog");
  });
});

// What a printed page shows. These functions run in the browser under `media: print`, without backgrounds.

/** Words that are unreadable on white paper: below 4.5:1 contrast with what prints behind them (WCAG 1.4.3). */
function paleWords(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const rgba = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** The colour that prints behind an element: white, unless an ancestor has print-color-adjust: exact. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(at);
      if (printColorAdjust !== "exact") continue;
      if (backgroundImage !== "none" && at.tagName === "MARK") return getComputedStyle(at).getPropertyValue("--mark");
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "#fff";
  };
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || element.closest("script, style, [aria-hidden='true'], title") || !element.checkVisibility()) continue;
    const { color, fill, stroke, clipPath } = getComputedStyle(element);
    const ink = rgba(element.closest("svg") ? (fill === "none" ? stroke : fill) : color);
    // A bar hides its words on paper too; a hidden label is for screen readers.
    if (ink[3] === 0 || clipPath !== "none") continue;
    const [light = 1, dark = 0] = [luminance(ink), luminance(rgba(groundOf(element)))].sort((a, b) => b - a);
    if ((light + 0.05) / (dark + 0.05) < 4.5) pale.add(words.slice(0, 40));
  }
  return [...pale];
}

/** Elements that extend beyond the sheet by more than a stroke's overhang, or scroll sideways. Ornaments may. */
function widerThanTheSheet(): string[] {
  const sheet = document.documentElement.clientWidth;
  return [...document.querySelectorAll("main *:not(svg *, [aria-hidden='true'], [aria-hidden='true'] *)")]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .filter((element) => {
      const scrolls = ["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowX);
      return element.getBoundingClientRect().right > sheet + 4 || (scrolls && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

/** What is useless on paper: navigation, controls, closed folds. */
function uselessOnPaper(): string[] {
  // Of the footer only the basis of the page's figures is useful.
  const footer = "#colophon:not(:has([data-own=true])), #colophon > div > :not([data-own=true])";
  const useless = `nav, button, input, select, textarea, [popover]:not([id^=basis-]), [role=status], [href='#main'], ${footer}`;
  const shut = "details > :not(summary)";
  const seen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  return [
    ...[...document.querySelectorAll(useless)].filter(seen),
    ...[...document.querySelectorAll(shut)].filter(
      (part) => part.parentElement?.checkVisibility() && getComputedStyle(part).display !== "none" && !seen(part),
    ),
  ].map((element) => element.outerHTML.slice(0, 90));
}

/** External links whose address is not printed; in articles internal ones too. */
function unspelledLinks(): string[] {
  return [...document.querySelectorAll("main a[href]")]
    .filter((link) => link.checkVisibility())
    .flatMap((link) => {
      const address = link.getAttribute("href") ?? "";
      const wanted = /^https?:/.test(address) ? address : address.startsWith("/") && link.closest("p[id^=p]") ? address : undefined;
      const printed = `${link.textContent}${getComputedStyle(link, "::after").content.replaceAll(/" "|"/g, "")}`;
      return !wanted || printed.includes(wanted) || wanted.includes(link.textContent?.trim() || wanted)
        ? []
        : [link.outerHTML.slice(0, 120)];
    });
}
