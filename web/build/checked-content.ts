// npm run check:content: says what is wrong in the words of the site, all at once. Whatever reads
// them imports this first: it ends the program when something is wrong.

import { faultLine } from "content/fault.ts";
import { contentFolder } from "content/folder.ts";
import { isPublished, publicationsIn } from "content/publish-at.ts";
import { checkContent } from "./check-content.ts";

const found = checkContent();
const faults = found.filter(({ isDoubt }) => !isDoubt);
if (faults.length === 0) faults.push(...(await import("./check-quotes.ts")).checkQuotes());
const doubts = found.filter(({ isDoubt }) => isDoubt);

if (doubts.length > 0)
  console.warn(
    `${doubts.map(faultLine).join("\n")}\n${count(doubts.length, "place")} to look at again.\n`,
  );
if (faults.length > 0) {
  console.error(
    `${faults.map(faultLine).join("\n")}\n${count(faults.length, "fault")} in the content: nothing is built until they are fixed.`,
  );
  process.exit(1);
}
for (const { file, line, at } of publicationsIn(contentFolder).filter(
  ({ moment }) => !isPublished({ publishAt: moment }),
))
  console.log(`${file}:${line}: on the site from ${at} on.`);
if (import.meta.main) console.log("No fault in the content.");

function count(n: number, what: string): string {
  return n === 1 ? `One ${what}` : `${n} ${what}s`;
}
