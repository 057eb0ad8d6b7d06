// What the desk's server and its screens say to each other: JSON, below /api/desk. Errors are
// problem details (RFC 9457).
// The path of prose is ["body"].

export const deskPaths = {
  /** GET: Overview. */
  overview: "/api/desk/overview",
  /** GET ?file=: Opened. PUT SaveBody: Saved. */
  entry: "/api/desk/entry",
  /** GET ?words=: Hit[], of the words as they are in drafts. */
  find: "/api/desk/find",
  /** POST { file, window }: Here. Each window that shows a file asks every few seconds. */
  here: "/api/desk/here",
  /** POST NewBody: { file }. A draft with the fewest words that its schema allows. */
  create: "/api/desk/new",
  /**
   * GET ?file=&version=: DeskFault[], of the whole site with the draft's words. Asked for beside
   * the preview, after a save.
   */
  faults: "/api/desk/faults",
  /**
   * GET ?file=&at=&version=: the page at the address `at` as HTML, with the draft's words. 422
   * while faults keep it from being drawn.
   */
  preview: "/api/desk/preview",
  /** GET: an empty page with the policy of previews, into which the desk brings them. */
  frame: "/api/desk/frame",
  /** GET: files that a preview needs (fonts, drawings, made pictures). */
  site: "/api/desk/site/",
  /**
   * POST ?file=&name= with the picture's bytes: KeptPicture. GET: the bytes.
   */
  picture: "/api/desk/picture",
  /** GET: LibraryPicture[], of all content and of drafts. */
  pictures: "/api/desk/pictures",
  /** GET ?id=: a picture of the library, small. */
  thumbnail: "/api/desk/thumbnail",
  /** POST PictureChoice: { name }, the name to write in a field of the file. */
  choose: "/api/desk/choose",
  /**
   * POST FileBody & { state, note }: marks a draft as ready for review, or gives it back. The note
   * takes the place of the last one; empty for none.
   */
  review: "/api/desk/review",
  /** POST FileBody: Published. 422 with `faults` when the check finds any. */
  publish: "/api/desk/publish",
  /** POST FileBody & { at: ISO time or null }. */
  schedule: "/api/desk/schedule",
  /**
   * POST { drafts: FileBody[] }: Published. All of them as one publication, or none; 409 names those
   * that somebody has changed.
   */
  publishTogether: "/api/desk/publish-together",
  /** POST { drafts: FileBody[], at: ISO time }. */
  scheduleTogether: "/api/desk/schedule-together",
  /** POST FileBody & { at }: SharedLink to the page at the address `at`. Ends an earlier one. */
  share: "/api/desk/share",
  /** POST FileBody: ends the draft's link. */
  unshare: "/api/desk/unshare",
  /** POST FileBody: deletes the draft; what is published stays. */
  discard: "/api/desk/discard",
  /** POST FileBody: a draft that removes the file (articles and service pages). */
  remove: "/api/desk/remove",
  /** GET ?file=: Change[]. */
  history: "/api/desk/history",
  /** GET ?file=&change=: Comparison, of a publication with the words before it. */
  change: "/api/desk/change",
  /**
   * POST FileBody & { change }: Published. Takes one publication back; later changes to other
   * fields stay.
   */
  undo: "/api/desk/undo",
  /** GET: ReleaseState. POST: the same, after the release has begun. */
  release: "/api/desk/release",
} as const;

/** GET, for everybody who has the rest of the address: the page of a draft. */
export const sharedPath = "/desk/shared/";

/** Where somebody without an account sees a draft, and until when (ISO time). */
export type SharedLink = { readonly path: string; readonly until: string };

/** The path of a field: names and places in lists. */
export type FieldPath = readonly (string | number)[];

export type Draft = {
  readonly by: string;
  readonly savedAt: string;
  readonly state: "draft" | "review" | "scheduled";
  /** When it is published by itself. */
  readonly publishAt: string | null;
  /** The files with which it is scheduled, itself among them; none when it is alone. */
  readonly together: readonly string[];
  /** Why a scheduled draft was not published. */
  readonly problem: string | null;
  /** It removes the file. */
  readonly removes: boolean;
  /** What was said with the last step of a review. */
  readonly note: { readonly by: string; readonly text: string } | null;
  /** When the link for people without an account ends, which may be over; null for none. */
  readonly linkUntil: string | null;
};

export type Entry = {
  /** From the project's folder, as content/pages/about.yaml. Identifies the entry. */
  readonly file: string;
  readonly title: string;
  readonly group: string;
  readonly draft: Draft | null;
  /** Only a draft so far. */
  readonly isNew: boolean;
};

/** A text that a search has found. `line`: of prose, from zero. `label`: where it is. */
export type Hit = Pick<Entry, "file" | "title"> & {
  readonly path: FieldPath;
  readonly line?: number;
  readonly label: string;
  readonly text: string;
};

/** A field, or a line of prose (from zero), that shows a picture. */
export type PictureUse = Pick<Entry, "file" | "title"> & {
  readonly path: FieldPath;
  readonly line?: number;
  /** Where it is in the file, in staff's words. */
  readonly label: string;
  /** Null for a logo, which its owner's name describes. */
  readonly alt: string | null;
};

/** A picture by its bytes: files with the same bytes are one. */
export type LibraryPicture = {
  /** The id of its bytes in the repository. */
  readonly id: string;
  /** Where it is below content/, as people/ada-whitlock.jpg. */
  readonly name: string;
  readonly bytes: number;
  /** In pixels; null when it cannot be read. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Only a draft has it so far. */
  readonly isNew: boolean;
  /** `in`: what shows it; `draft` and `published` where the two differ. */
  readonly uses: readonly (PictureUse & { readonly in: "both" | "draft" | "published" })[];
};

/**
 * A picture in a draft. `name`: to be written in the field. `removed`: the elements of a drawing
 * (SVG) that were left out, if there were any.
 */
export type KeptPicture = { readonly name: string; readonly removed?: readonly string[] };

/** A picture of the library for a field of `file`. */
export type PictureChoice = Pick<LibraryPicture, "id" | "name"> & { readonly file: string };

export type Overview = {
  readonly me: { readonly name: string; readonly mayPublish: boolean };
  /** Whether this server can bring what is published onto the site. */
  readonly releases: boolean;
  /** Whether others reach this server, so that a link to a draft can be sent to them. */
  readonly shares: boolean;
  /** Where the published site is, as https://www.example.com; null when the desk does not know. */
  readonly site: string | null;
  readonly entries: readonly Entry[];
};

/** The words of a file: its fields, and for Markdown the prose below them. */
export type Words = { readonly value: unknown; readonly body: string | null };

/**
 * A place that is wrong, or that may be (`isDoubt`: it can be published). `path` is null when it is
 * in another file or in the prose.
 */
export type DeskFault = {
  readonly file: string;
  readonly line: number;
  readonly path: FieldPath | null;
  readonly field?: string;
  readonly message: string;
  readonly isDoubt: boolean;
};

/**
 * A field, drawn from the schema. `label`, `help` and `most` (characters that fit) come from its
 * `.meta()`.
 * `hidden`: kept as it is, for engineers.
 */
export type Form = {
  readonly label: string;
  readonly help?: string;
  readonly optional: boolean;
  readonly hidden?: boolean;
} & (
  | {
      readonly kind: "words";
      readonly most?: number;
      readonly isLong: boolean;
      /**
       * The browser's own field: a day, a day and a time, or a start and an end. Or the file of a
       * logo, which is uploaded or chosen.
       */
      readonly input?: "date" | "moment" | "times" | "logo";
    }
  | { readonly kind: "number" }
  | { readonly kind: "yes" }
  /**
   * One of a list: fixed words, or keys of other files (figures, people, partners, links). `open`:
   * another value may be typed. `adds`: one that is new is asked for by this name, as category.
   */
  | {
      readonly kind: "choice";
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      readonly open: boolean;
      readonly adds?: string;
    }
  | { readonly kind: "picture"; readonly fields: readonly Field[] }
  | { readonly kind: "fields"; readonly fields: readonly Field[] }
  /** `keyFrom`: the field of which the id of a new item is made; then nobody sees it. */
  | { readonly kind: "list"; readonly item: Form; readonly keyFrom?: string }
  /** Items of fixed kinds in a fixed order. */
  | { readonly kind: "tuple"; readonly items: readonly Form[] }
  /**
   * Entries by a key of their own. `keyFrom`: the field of which the key of a new entry is made;
   * then nobody sees it.
   */
  | {
      readonly kind: "map";
      readonly item: Form;
      readonly keyHelp: string;
      readonly keyFrom?: string;
    }
  /** One of several shapes; `by` names the field that says which. */
  | {
      readonly kind: "shapes";
      readonly by: string;
      readonly shapes: readonly { readonly value: string; readonly form: Form }[];
    }
);
export type Field = { readonly name: string; readonly form: Form };

export type Opened = {
  readonly file: string;
  readonly title: string;
  readonly form: Form;
  /** What the site shows now; null for a new file. */
  readonly published: Words | null;
  readonly words: Words;
  /** Identifies the state that was read; goes back with each save. */
  readonly version: string;
  readonly draft: Draft | null;
  /**
   * What words may name in braces, for a list to choose from: {figure:experience}, {company}.
   * `label` says what is shown in its place.
   */
  readonly references: readonly { readonly value: string; readonly label: string }[];
  /** The site's pages, for a link to choose from. */
  readonly pages: readonly { readonly value: string; readonly label: string }[];
  /** Addresses of pages that show these words, the most telling first. */
  readonly shownAt: readonly string[];
};

export type FileBody = { readonly file: string; readonly version: string };
export type SaveBody = FileBody & { readonly words: Words };
/** `from`: the file of the same kind that it begins as a copy of; null for none. */
export type NewBody = {
  readonly kind: "article" | "service";
  readonly title: string;
  readonly from: string | null;
};

/**
 * `words`: what is saved now, merged by field with what somebody else has saved since `version`.
 * `clashes`: fields that both changed; the other's words are kept, and `mine` is returned so that
 * nothing is lost. `with`: the other's name, null when nobody else saved.
 */
export type Saved = {
  readonly version: string;
  readonly words: Words;
  readonly with: string | null;
  readonly clashes: readonly {
    readonly path: FieldPath;
    readonly mine: unknown;
    readonly theirs: unknown;
  }[];
};

/**
 * `version`: of the words that are saved now. `by`: who saved them; null when they are published.
 * `others`: who has the file open in other windows, also the person who asks.
 */
export type Here = {
  readonly version: string;
  readonly by: string | null;
  readonly others: readonly string[];
};

/** A publication. */
export type Change = {
  readonly change: string;
  readonly by: string;
  readonly at: string;
  readonly says: string;
  /** The labels of the fields that differ; null for old publications, which nobody has compared. */
  readonly fields: readonly string[] | null;
  /** How many files it has changed. */
  readonly files: number;
};
export type Comparison = { readonly before: Words | null; readonly after: Words | null };
export type Published = { readonly change: string; readonly release: ReleaseState };

/**
 * Whether the site shows what is published. `none`: no release is configured here; the change is in
 * the repository.
 */
export type ReleaseState = {
  readonly state: "none" | "running" | "live" | "failed";
  readonly says: string;
  readonly at: string | null;
};
