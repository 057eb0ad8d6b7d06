import type { Page } from "@playwright/test";

/** In the page: all three families of its texts are loaded, and no font is loading. */
export const fontsAreThere = () =>
  document.fonts.status === "loaded" &&
  ["Redaction", "Libre Franklin Variable", "Martian Mono Variable"].every((family) =>
    [...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
  );

/** Holds all fonts back until the returned function is called. */
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

/** After two frames what changed before the call is on the screen. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
