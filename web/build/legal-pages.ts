import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LegalText, readLegalTexts } from "content/legal/files.ts";
import { renderLegalText } from "web/text/guide.ts";

/**
 * Writes the signed legal texts as separate files in the guides' style. Makes no folder when there
 * is none.
 */
export function writeLegalPages(
  folder: string,
  texts: readonly LegalText[] = readLegalTexts(),
): void {
  if (texts.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const text of texts) writeFileSync(join(folder, `${text.name}.html`), renderLegalText(text));
}
