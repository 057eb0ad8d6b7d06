import { attempt, type Fault } from "content/fault.ts";
import { contentFolder, inFolder } from "content/folder.ts";
import { readSpecimenDocuments } from "content/lists.ts";
import { misquoted } from "content/specimen/quotes.ts";

/**
 * Papers of the specimen matter that no longer have the words that an exhibit quotes from them, by
 * file and line. `content` may be a copy of the folder. Exhibits read the words of the site: import
 * this once `checkContent` has found no fault in them.
 */
export const checkQuotes = (content = contentFolder): readonly Fault[] =>
  inFolder(content, () => Object.values(readSpecimenDocuments).flatMap(brokenQuotes));

function brokenQuotes(read: (typeof readSpecimenDocuments)["finance-mail"]): readonly Fault[] {
  const { value } = attempt(read);
  return (value?.values ?? []).flatMap((document, i) =>
    misquoted(document).flatMap(({ exhibit, words }) => {
      const message = `the exhibit “${exhibit}” quotes “${words}” from this paper: keep these words, or have the exhibit changed with them`;
      return value ? [value.fault([i, "text"], message)] : [];
    }),
  );
}
