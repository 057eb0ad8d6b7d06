import { fetchPages, fetchReading } from "./index-files.ts";
import type { TextRow } from "./search-index.ts";

/** Milliseconds of work without a pause. On a processor four times as slow, a letter typed meanwhile still appears within two frames. */
const STEP = 6;

/** Fetches the site's texts and passes each row to `take`, with pauses for the page. Rejects when a file cannot be loaded. */
export async function loadTexts(take: (row: TextRow) => void): Promise<void> {
  const files = await Promise.all([fetchPages(), fetchReading()]);
  let until = performance.now() + STEP;
  for (const row of files.flat()) {
    take(row);
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + STEP;
  }
}

/** Lets the browser handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
