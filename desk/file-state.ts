import { HttpProblem } from "service/http/errors.ts";
import { mergeWords } from "./merge-values.ts";
import type { Author, Branch, Files, Repository } from "./repository.ts";
import type { Draft, Saved, Words } from "./wire.ts";
import { readWords, writeWords } from "./write-yaml.ts";

/** What a draft's newest commit says of it, as JSON. */
export type Notes = {
  readonly file: string;
  readonly state: Draft["state"];
  readonly publishAt: string | null;
  /** Who has scheduled it. */
  readonly scheduledBy: Author | null;
  /** The files with which it is scheduled, itself among them; none when it is alone. */
  readonly together?: readonly string[];
  readonly problem: string | null;
  readonly removes: boolean;
  /**
   * The commit of the published branch from which the draft's words began, or with which they were
   * joined last.
   */
  readonly base: string;
  /** The paths of its pictures. */
  readonly pictures: readonly string[];
  /** What the writer has said to the reviewer, or the reviewer to the writer. */
  readonly note?: { readonly by: string; readonly text: string } | null;
  /** The link by which somebody without an account sees the page at `at`: a hash of its token. */
  readonly link?: { readonly hash: string; readonly until: string; readonly at: string } | null;
};

export const unscheduled = {
  state: "draft",
  publishAt: null,
  scheduledBy: null,
  together: [],
} as const satisfies Partial<Notes>;

const draftPrefix = "refs/heads/desk/";

/** content/pages/about.yaml has its draft on the branch desk/pages/about. */
export function draftRef(file: string): string {
  return draftPrefix + file.replace(/^content\//, "").replace(/\.\w+$/, "");
}

export function newNotes(file: string, base: string): Notes {
  return { file, base, pictures: [], ...unscheduled, problem: null, removes: false };
}

export const notesMessage = (notes: Notes) =>
  `Draft of ${notes.file}\n\n${JSON.stringify(notes, null, 2)}\n`;

/** A branch that the desk did not make has no such data. */
export function readNotes({ message }: Branch): Notes {
  try {
    return JSON.parse(message.replace(/^.*?\n\n/s, ""));
  } catch {
    return newNotes("", "");
  }
}

export function toDraft(branch: Branch): Draft {
  const { state, publishAt, problem, removes, ...more } = readNotes(branch);
  const linkUntil = more.link?.until ?? null;
  const { note = null, together = [] } = more;
  const told = { state, publishAt, problem, removes, linkUntil, note, together };
  return { by: branch.author.name, savedAt: branch.at, ...told };
}

/** A file with its draft, as of a commit of the branch that is published. */
export type FileState = {
  readonly file: string;
  readonly top: string;
  readonly draft: Branch | null;
  /** The draft's data, or those that a new draft would have. */
  readonly notes: Notes;
  /** The text with the draft's words; null if there is no such file or the draft removes it. */
  readonly text: string | null;
  readonly published: string | null;
  /** Identifies `text`: the id of its bytes in the repository, or "none". */
  readonly version: string;
  /** A commit: `top` with the draft's words and pictures. */
  readonly tree: string;
  /** Fields that the draft and a later publication both changed. The words are the draft's. */
  readonly clashes: Saved["clashes"];
};

export type FileStates = ReturnType<typeof createFileStates>;

/**
 * What files say, with and without their drafts. `branch`: refs/heads/main, of the published words.
 */
export function createFileStates({ resolve, blob, branches, commit }: Repository, branch: string) {
  const textOf = async (commit: string, file: string) =>
    (await blob(`${commit}:${file}`))?.bytes.toString() ?? null;

  async function newest(): Promise<string> {
    const top = await resolve(branch);
    if (top) return top;
    throw new HttpProblem(
      503,
      "branch",
      `There is no branch ${branch.replace("refs/heads/", "")} to publish to.`,
    );
  }

  const draftOf = async (file: string) => (await branches(draftRef(file)))[0] ?? null;

  /** The bytes of a draft's pictures by path; null for one that it has not. */
  async function picturesOf({ tip }: Branch, paths: readonly string[]): Promise<Files> {
    return new Map(
      await Promise.all(
        paths.map(async (path) => [path, (await blob(`${tip}:${path}`))?.bytes ?? null] as const),
      ),
    );
  }

  /** Without this each reading would write a commit. The oldest entries go when there are many. */
  const known = new Map<string, Promise<Pick<FileState, "tree" | "clashes">>>();

  /** A draft with what was published since it began. */
  function joined(
    draft: Branch,
    notes: Notes,
    top: string,
  ): Promise<Pick<FileState, "tree" | "clashes">> {
    const key = `${draft.tip} ${top}`;
    const result = known.get(key) ?? join(draft, notes, top);
    known.set(key, result);
    result.catch(() => known.delete(key));
    for (const old of [...known.keys()].slice(0, -100)) known.delete(old);
    return result;
  }

  async function join(
    draft: Branch,
    { file, base, pictures }: Notes,
    top: string,
  ): Promise<Pick<FileState, "tree" | "clashes">> {
    const [was, mine, published] = await Promise.all([
      textOf(base || top, file),
      textOf(draft.tip, file),
      textOf(top, file),
    ]);
    const { text, clashes } = mergeTexts(file, was, mine, published);
    const files = new Map([...(await picturesOf(draft, pictures)), [file, text]]);
    return {
      tree: await commit({ base: top, files, parents: [top], message: "", by: draft.author }),
      clashes,
    };
  }

  return {
    top: newest,
    draftOf,
    picturesOf,
    textOf,
    drafts: () => branches(draftPrefix),

    /** The state of a file now, or as of a commit that the branch will be at. */
    async of(file: string, at?: string): Promise<FileState> {
      const [top, draft] = await Promise.all([at ?? newest(), draftOf(file)]);
      const notes = draft ? readNotes(draft) : newNotes(file, top);
      const isJoined = draft !== null && notes.base !== top;
      const { tree, clashes } = isJoined
        ? await joined(draft, notes, top)
        : { tree: draft?.tip ?? top, clashes: [] };
      const [found, published] = await Promise.all([blob(`${tree}:${file}`), textOf(top, file)]);
      const text = found?.bytes.toString() ?? null;
      return {
        file,
        top,
        draft,
        notes,
        text,
        published,
        version: found?.id ?? "none",
        tree,
        clashes,
      };
    },

    /** The words of a version that somebody has seen. Throws 409 when it is too old. */
    async wordsAt(file: string, version: string): Promise<Words> {
      const text = /^[0-9a-f]{40,64}$/.test(version) ? (await blob(version))?.bytes : undefined;
      if (!text)
        throw new HttpProblem(
          409,
          "too-old",
          "This version of the page is too old. Copy what you wrote, and reload the page.",
        );
      return readWords(file, text.toString());
    },
  };
}

/** A draft's text with what was published since its base; null for no file. */
function mergeTexts(
  file: string,
  base: string | null,
  mine: string | null,
  published: string | null,
): Pick<FileState, "text" | "clashes"> {
  if (published === base || published === mine) return { text: mine, clashes: [] };
  if (mine === base) return { text: published, clashes: [] };
  if (base === null || mine === null || published === null)
    return { text: mine, clashes: [{ path: [], mine: published, theirs: mine }] };
  const { words, clashes } = mergeWords(
    readWords(file, base),
    readWords(file, published),
    readWords(file, mine),
  );
  return { text: writeWords(file, published, words), clashes };
}
