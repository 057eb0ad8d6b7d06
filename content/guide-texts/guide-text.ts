import type { SitePath } from "../site-map.ts";

/**
 * One service guide: a file that a reader keeps, opens without a network and prints.
 * Texts may carry `==struck with the highlighter==` and `*italic*`; nothing else is interpreted.
 */
export type GuideText = {
  readonly slug: string;
  /** Its place in the series, 1 to 8: stamps the guide G-1 and begins its Bates numbers. */
  readonly number: number;
  readonly title: string;
  readonly group: string;
  readonly stock: GuideStock;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
  /** The page of the site that the last lines send the reader to. */
  readonly page: SitePath;
};

/** The paper it is bound in: its practice's stock, or grey where it speaks for all of them. */
type GuideStock = "blue" | "salmon" | "grey";

export type GuideSection = { readonly heading: string; readonly blocks: readonly GuideBlock[] };

/** A plain string is a paragraph. */
export type GuideBlock =
  | string
  | { readonly kind: "table"; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A table with empty rows, to be filled in by pen. */
  | { readonly kind: "log"; readonly caption: string; readonly head: readonly string[]; readonly rows: number }
  | { readonly kind: "checklist"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly TermAndText[] }
  /** Rules, questions or faults on the left, what to know about each on the right. */
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

export type GuideDrawing =
  | "phone-kit"
  | "disk-sectors"
  | "activity-lanes"
  | "default-clocks"
  | "workspace-plan"
  | "stamped-page"
  | "review-tree"
  | "stage-map";
