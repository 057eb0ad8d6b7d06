import type { TextRow } from "./search-index.ts";

/** Milliseconds of work without a pause. On a processor four times as slow a letter typed meanwhile still appears within two frames. */
const STEP = 6;

/** Fetches the texts of the site and hands them over one by one, pausing for whatever else the page has to do. Rejects when one file does not come. */
export async function loadTexts(take: (row: TextRow) => void): Promise<void> {
  const files = await Promise.all([import("virtual:search-pages"), import("virtual:search-reading")]);
  let until = performance.now() + STEP;
  for (const row of files.flatMap((file) => file.default)) {
    take(row);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + STEP;
  }
}

/** Lets the browser answer and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
