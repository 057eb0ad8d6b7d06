import type { HeadRow, TextRow } from "./search-index.ts";

/** The parts of the index (web/build/search-index/write-index.ts). Each rejects when its file does not come. */
export const fetchHeads = () => fetchRows<HeadRow>("heads");
export const fetchPages = () => fetchRows<TextRow>("pages");
export const fetchReading = () => fetchRows<TextRow>("reading");

async function fetchRows<Row>(name: "heads" | "pages" | "reading"): Promise<readonly Row[]> {
  const response = await fetch(`/search/${name}.json`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}
