import { plainWords } from "./document-findings.ts";
import type { Finding } from "./finding.ts";
import { letters } from "./fragments.ts";
import { around } from "./geometry.ts";
import type { Lookup } from "./lookup.ts";
import { openPdf } from "./pdf-library.ts";
import { type PageText, readTexts } from "./read-pages.ts";

/** What the last version has: the words of each page, seen or not, joined, and the marks of all pictures. */
export type LastVersion = { readonly pages: readonly string[]; readonly pictures: ReadonlySet<string> };
type Earlier = NonNullable<Finding["earlier"]>;

/** Finds words and pictures of an earlier version that the last one does not have. Rejects if that version cannot be opened. */
export async function earlierFindings(
  blob: Blob,
  earlier: Earlier,
  last: LastVersion,
  lookup: Lookup,
  password?: string,
): Promise<readonly Finding[]> {
  const { pdf } = await openPdf(blob.slice(0, earlier.bytes), password);
  try {
    const compare = comparison(last, pdf.numPages);
    const findings: Finding[] = [];
    for await (const page of readTexts(pdf)) {
      lookup.take(page.words.map(({ words }) => words).join(" "), { where: "version", version: earlier.number, page: page.page });
      findings.push(...compare(page).map((finding) => ({ ...finding, page: page.page, earlier })));
    }
    return findings;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/**
 * Compares page by page if the versions have equally many pages. Otherwise a word is gone if the last version as a whole has it fewer times
 * than the earlier version so far.
 */
export function comparison({ pages, pictures }: LastVersion, count: number): (page: PageText) => readonly Finding[] {
  const whole = count === pages.length ? undefined : countsOf(pages.join(" "));
  return ({ page, words: fragments, pictures: marks }) => {
    const left = whole ?? countsOf(pages[page - 1] ?? "");
    const gone = fragments.filter(({ words }) => plainWords(words).filter((word) => !take(left, word)).length > 0);
    const [first] = gone;
    const words = gone.map((fragment) => fragment.words).join(" ");
    return [
      ...(first && letters(words) > 0
        ? [
            {
              test: "revisions",
              cause: "earlierWords",
              words,
              box: gone.reduce((box, fragment) => around(box, fragment.box), first.box),
            } as const,
          ]
        : []),
      ...(marks.some((mark) => !pictures.has(mark)) ? [{ test: "revisions", cause: "earlierPicture", words: "" } as const] : []),
    ];
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Decrements a word's count; false if none is left. */
function take(counts: Map<string, number>, word: string): boolean {
  const left = counts.get(word) ?? 0;
  if (left > 0) counts.set(word, left - 1);
  return left > 0;
}
