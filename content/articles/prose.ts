import type { Href } from "../site-map.ts";

/**
 * What a Markdown file in this folder is read into (content/markdown/). A plain string is a paragraph: it gets a number, so that it can be
 * linked (#p7). Marks: ==struck==, ~~alleged~~, *italic*, [label](/path).
 */
export type Block = string | SideNote | Points | Table | Decision;

/** A remark next to the paragraph before it. */
export type SideNote = { readonly kind: "note"; readonly title: string; readonly text: string };

/** A list; each point begins with its name. */
export type Points = { readonly kind: "points"; readonly items: readonly { readonly name: string; readonly text: string }[] };

/** A specimen table, stamped as an exhibit. `marked` is the highlighted row, from 0. */
export type Table = {
  readonly kind: "table";
  readonly letter: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly marked?: number;
};

/** A decision in a story: one question, and the consequence of each answer. Every answer has an address. */
export type Decision = {
  readonly kind: "decision";
  readonly id: string;
  readonly when: string;
  readonly question: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly paragraphs: readonly string[];
    /** What the choice cost or saved, in a few words. */
    readonly outcome: string;
  }[];
};

/** Optional elements below the prose of a section, on the same sheet. */
export type Ending = Verdict | Doors | Turn | Authors;

/** The end of a story. The tone sets its style: `lost` is broken, `risky` has the colour of risk, `won` is highlighted. */
export type Verdict = {
  readonly kind: "verdict";
  readonly tone: "lost" | "risky" | "won";
  readonly label: string;
  readonly words: string;
  readonly remark: string;
};

/** The first choice of a story: each item links to a section and has its label. */
export type Doors = {
  readonly kind: "doors";
  readonly label: string;
  readonly turn: string;
  readonly items: readonly Door[];
};

export type Door = { readonly id: string; readonly tab: string; readonly title: string; readonly quote: string; readonly stock: Stock };

export type Stock = 2 | 3 | 4;

/** Links to other sections of the article. */
export type Turn = { readonly kind: "turn"; readonly links: readonly { readonly label: string; readonly href: `#${string}` }[] };

/** A box about the authors. */
export type Authors = { readonly kind: "authors"; readonly heading: string };

export type Section = {
  readonly kind: "section";
  readonly id: string;
  readonly label: string;
  readonly kicker?: string;
  readonly heading?: string;
  readonly blocks: readonly Block[];
  readonly endings: readonly Ending[];
};

/** A log between two sections, drawn on a time scale. Three columns: time of day, record, meaning. */
export type Minutes = {
  readonly kind: "minutes";
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly LogRow[];
  readonly foot: string;
};

export type LogRow = { readonly time: string; readonly operation: string; readonly says: string };

/** The remainder after each filter, drawn to scale between two sections. Three columns: filter, files, size in GB. */
export type Narrowing = {
  readonly kind: "narrowing";
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly filter: string; readonly files: string; readonly gigabytes: number }[];
  readonly foot: string;
};

export type Part = Section | Minutes | Narrowing;

/** The last band of an article: one sentence and up to two buttons. */
export type ArticleClosing = {
  readonly label: string;
  readonly heading: string;
  readonly actions: readonly { readonly label: string; readonly to: Href | `https://${string}` | `mailto:${string}` }[];
  readonly note?: string;
};
