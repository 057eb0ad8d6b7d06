/**
 * An article is sections of blocks. A plain string is a paragraph: the site numbers it, so that it can be cited and linked (#p7).
 * Paragraphs take the marks of every other text: ==struck==, ~~alleged~~, *italic*, [label](/path).
 */
export type Block = string | SideNote | Points | Table | Decision;

/** A remark beside the paragraph that it follows. */
export type SideNote = { readonly kind: "note"; readonly title: string; readonly text: string };

/** A list inside the argument; each point starts with the words that name it. */
export type Points = { readonly kind: "points"; readonly items: readonly { readonly name: string; readonly text: string }[] };

/** A specimen table, stamped as an exhibit. `marked` is the row that the highlighter strikes. */
export type Table = {
  readonly kind: "table";
  readonly letter: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly marked: number;
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

export type Verdict = { readonly tone: "lost" | "risky" | "won"; readonly label: string; readonly words: string; readonly remark: string };

export type ArticleSection = {
  readonly id: string;
  readonly label: string;
  readonly kicker?: string;
  readonly heading?: string;
  readonly blocks: readonly Block[];
  readonly verdict?: Verdict;
};
