import type { Page } from "@playwright/test";

/** In the page: the headings are in their own face, and nothing else is on its way. */
export const headingsFontIsThere = () =>
  Number(document.documentElement.dataset.laid) >= 3 &&
  document.fonts.status === "loaded" &&
  [...document.fonts].some(({ family, status }) => /^"?Redaction"?$/.test(family) && status === "loaded");

/** Lets no font through until the function is called. */
export async function heldBackFonts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
