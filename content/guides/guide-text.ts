import type { PagePath } from "../site-map.ts";
import type { GuideGroup } from "./groups.ts";

/**
 * One service guide, read from its Markdown file in this folder. Readers keep the file, open it offline and print it. Marks: ==struck==,
 * *italic*, [label](address).
 */
export type GuideText = {
  readonly slug: string;
  /** Its place in the series, 1 to 8: gives the stamp G-1 and the Bates numbers. */
  readonly number: number;
  readonly title: string;
  readonly group: GuideGroup;
  readonly stock: GuideStock;
  /** For the list on /resources. */
  readonly description: string;
  /** For search engines and the site's own search. */
  readonly about: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
  /** The page of the site to which its last lines refer. */
  readonly page: PagePath;
};

/** The colour of its paper: its practice's, or grey if it concerns all practices. */
export const guideStocks = ["blue", "salmon", "grey"] as const;
export type GuideStock = (typeof guideStocks)[number];

export type GuideSection = { readonly heading: string; readonly blocks: readonly GuideBlock[] };

/** A plain string is a paragraph. */
export type GuideBlock =
  | string
  | { readonly kind: "table"; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A table with empty rows, to be filled in by pen. */
  | { readonly kind: "log"; readonly caption: string; readonly head: readonly string[]; readonly rows: number }
  | { readonly kind: "checklist"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly TermAndText[] }
  /** Rules, questions or faults, each with an explanation. */
  | { readonly kind: "terms"; readonly items: readonly TermAndText[] }
  | { readonly kind: "wording"; readonly title: string; readonly text: readonly string[] }
  | { readonly kind: "worksheet"; readonly title: string; readonly fields: readonly (string | { readonly wide: string })[] }
  | {
      readonly kind: "drawing";
      readonly title: string;
      readonly drawing: GuideDrawing;
      readonly alt: string;
      readonly legend: readonly string[];
    }
  | { readonly kind: "bounds"; readonly does: readonly string[]; readonly doesNot: readonly string[] };

export type TermAndText = readonly [term: string, text: string];

/** What the renderer can draw (scripts/guides/drawings.ts). */
export const guideDrawings = [
  "phone-kit",
  "disk-sectors",
  "activity-lanes",
  "default-clocks",
  "workspace-plan",
  "stamped-page",
  "review-tree",
  "stage-map",
] as const;
export type GuideDrawing = (typeof guideDrawings)[number];
