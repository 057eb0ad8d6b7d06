import type { Href } from "../site-map.ts";

/**
 * What a Markdown file in this folder is read into (content/markdown/). A plain string is a paragraph: it gets a number, so that it can be
 * linked (#p7). Marks: ==struck==, ~~alleged~~, *italic*, [label](/path).
 */
export type Block = string | SideNote | Points | Table | Decision;

/** A remark beside the paragraph that it follows. */
export type SideNote = { readonly kind: "note"; readonly title: string; readonly text: string };

/** A list inside the argument; each point starts with the words that name it. */
export type Points = { readonly kind: "points"; readonly items: readonly { readonly name: string; readonly text: string }[] };

/** A specimen table, stamped as an exhibit. `marked` is the row that the highlighter strikes, from 0. */
export type Table = {
  readonly kind: "table";
  readonly letter: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly marked?: number;
};

/** A fork in a story: one question, and what follows from each answer. Every answer has its own address. */
export type Decision = {
  readonly kind: "decision";
  readonly id: string;
  readonly when: string;
  readonly question: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly paragraphs: readonly string[];
    /** What the choice cost, or saved, in a few words. */
    readonly outcome: string;
  }[];
};

/** What may stand below the prose of a section, on the same sheet. */
export type Ending = Verdict | Doors | Turn | Authors;

/** How a story ends: broken when lost, in the colour of risk when risky, struck when won. */
export type Verdict = {
  readonly kind: "verdict";
  readonly tone: "lost" | "risky" | "won";
  readonly label: string;
  readonly words: string;
  readonly remark: string;
};

/** The first choice of a story: each door is a link to a section, under that section's label. */
export type Doors = {
  readonly kind: "doors";
  readonly label: string;
  readonly turn: string;
  readonly items: readonly Door[];
};

export type Door = { readonly id: string; readonly tab: string; readonly title: string; readonly quote: string; readonly stock: Stock };

export type Stock = 2 | 3 | 4;

/** Where an ending leads: links within the article. */
export type Turn = { readonly kind: "turn"; readonly links: readonly { readonly label: string; readonly href: `#${string}` }[] };

/** A box about those who wrote the article. */
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

/** A log between two sections, drawn on the clock. Three columns: a time of day, what was recorded, what it says. */
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

/** What each filter leaves, between two sections, drawn to scale. Three columns: the filter, the files, the size in GB. */
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
