import { whenShown } from "content/shown.ts";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { readGuides } from "web/text/guide.ts";
import { allNamed, property } from "web/text/tree.ts";

/**
 * The guides' wording for a hold: the notice on accounts and on phones, and the register's columns.
 * Bundles get the result instead of this module (web/build/content-modules.ts). Throws when a guide
 * lacks them.
 */
export let holdWords: {
  readonly accounts: readonly string[];
  readonly phones: readonly string[];
  readonly columns: readonly string[];
};
whenShown("guideFiles", () => {
  holdWords = {
    accounts: allNamed(first("microsoft-365-consulting", "wording"), "p").map(textOf),
    phones: allNamed(first("mobile-phone-forensics", "wording"), "p").map(textOf),
    columns: property(first("microsoft-365-consulting", "log"), "columns").split(/\s*\|\s*/),
  };
});

function first(slug: string, name: string): Element {
  const sections = readGuides().find((guide) => guide.slug === slug)?.sections ?? [];
  const [found] = sections.flatMap((section) => allNamed(section, name));
  if (!found)
    throw new Error(
      `content/guides/${slug}.md no longer has the words that the hold notice takes from it`,
    );
  return found;
}
