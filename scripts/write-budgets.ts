// Run by hand after npm run build, when a page or a chunk may weigh more than it did: node scripts/write-budgets.ts. Look at what changes, then commit it.
import { writeFileSync } from "node:fs";
import { chunkWeights, weigh } from "../tests/support/page-weight.ts";
import { documentOf, everyPage } from "../tests/support/site.ts";

/** A reworded sentence is no growth: a fiftieth and 64 bytes are free. Requests and what is absent have no such margin. */
const ceiling = (bytes: number) => (bytes === 0 ? 0 : Math.ceil(bytes * 1.02) + 64);

const pages = [...everyPage, documentOf("/404")].map((page) => {
  const { requests, ...bytes } = weigh(page);
  return [page.path, { ...Object.fromEntries(Object.entries(bytes).map(([kind, weight]) => [kind, ceiling(weight)])), requests }] as const;
});
const chunks = Object.entries(chunkWeights()).map(([name, weight]) => [name, ceiling(weight)] as const);
writeFileSync(
  "tests/site/budgets.json",
  `${JSON.stringify({ pages: Object.fromEntries(pages), chunks: Object.fromEntries(chunks) }, null, 1)}\n`,
);
