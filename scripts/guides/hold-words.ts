import type { GuideBlock } from "#content/guides/guide-text.ts";
import { guideTexts } from "#content/markdown/guide-files.ts";

/**
 * The guides' own words for a hold: what the notice says of accounts and of phones, and the columns of the register. A bundle gets the result in
 * place of this module (scripts/evaluated-modules.ts). Throws when a guide no longer has them.
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
