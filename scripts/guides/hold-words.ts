import type { GuideBlock } from "#content/guides/guide-text.ts";
import { guideTexts } from "#content/markdown/guide-files.ts";

/**
 * The guides' wording for a hold: the notice on accounts and on phones, and the register's columns. Bundles get the result instead of this
 * module (scripts/evaluated-modules.ts). Throws when a guide lacks them.
 */
export const holdWords = {
  accounts: wording("microsoft-365-consulting"),
  phones: wording("mobile-phone-forensics"),
  columns: block("microsoft-365-consulting", isLog).head,
};

function wording(slug: string): readonly string[] {
  return block(slug, isWording).text;
}

function block<Kind extends GuideBlock>(slug: string, is: (block: GuideBlock) => block is Kind): Kind {
  const found = guideTexts
    .find((guide) => guide.slug === slug)
    ?.sections.flatMap(({ blocks }) => blocks)
    .find(is);
  if (!found) throw new Error(`content/guides/${slug}.md no longer has the words that the hold notice takes from it`);
  return found;
}

function isWording(block: GuideBlock): block is Extract<GuideBlock, { readonly kind: "wording" }> {
  return typeof block !== "string" && block.kind === "wording";
}

function isLog(block: GuideBlock): block is Extract<GuideBlock, { readonly kind: "log" }> {
  return typeof block !== "string" && block.kind === "log";
}
