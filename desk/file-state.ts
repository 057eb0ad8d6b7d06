import { HttpProblem } from "service/http/errors.ts";
import { draftPrefix, draftRef, newNotes, readNotes } from "./draft-notes.ts";
import { mergeWords } from "./merge-values.ts";
import type { Branch, Files, Repository } from "./repository.ts";
import type { Saved, Words } from "./wire.ts";
import { readWords, writeWords } from "./words.ts";

/** A file with its draft, as of a commit of the branch that is published. */
export type FileState = {
  readonly file: string;
  readonly top: string;
  readonly draft: Branch | null;
  /** With the draft's words; null when there is no such file, or the draft removes it. */
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

/** What files say, with and without their drafts. `branch`: refs/heads/main, of the published words. */
export function createFileStates(repository: Repository, branch: string) {
  const { resolve, blob, commit } = repository;

  const textOf = async (commit: string, file: string) => (await blob(`${commit}:${file}`))?.bytes.toString() ?? null;

  async function top(): Promise<string> {
    return (await resolve(branch)) ?? missing(branch);
  }

  const draftOf = (file: string) => repository.branch(draftRef(file));

  async function stateAt(top: string, file: string, draft: Branch | null): Promise<FileState> {
    const live = await blob(`${top}:${file}`);
    const published = live?.bytes.toString() ?? null;
    if (!draft) return { file, top, draft, published, text: published, version: live?.id ?? "none", tree: top, clashes: [] };
    const { base, pictures } = readNotes(draft);
    const mine = await textOf(draft.tip, file);
    const isCurrent = base === top;
    const { text, clashes } = isCurrent ? { text: mine, clashes: [] } : joined(file, await textOf(base || top, file), mine, published);
    const files = isCurrent ? null : new Map([...(await picturesOf(draft, pictures)), [file, text]]);
    const tree = files ? await commit({ base: top, files, parents: [top], message: "", by: draft.author }) : draft.tip;
    const version = (await blob(`${tree}:${file}`))?.id ?? "none";
    return { file, top, draft, published, text, version, tree, clashes };
  }

  /** The bytes of a draft's pictures by path; null for one that it has not. */
  async function picturesOf({ tip }: Branch, paths: readonly string[]): Promise<Files> {
    return new Map(await Promise.all(paths.map(async (path) => [path, (await blob(`${tip}:${path}`))?.bytes ?? null] as const)));
  }

  return {
    top,
    draftOf,
    picturesOf,
    textOf,
    drafts: () => repository.branches(draftPrefix),

    /** The state of a file now, or as of a commit that the branch will be at. */
    async of(file: string, at?: string): Promise<FileState> {
      const [commit, draft] = await Promise.all([at ?? top(), draftOf(file)]);
      return stateAt(commit, file, draft);
    },

    /** The words of a version that somebody has seen. Throws 409 when it is too old. */
    async wordsAt(file: string, version: string): Promise<Words> {
      const text = /^[0-9a-f]{40,64}$/.test(version) ? (await blob(version))?.bytes : undefined;
      if (!text) throw new HttpProblem(409, "too-old", "This version of the page is too old. Copy what you wrote, and reload the page.");
      return readWords(file, text.toString());
    },
  };
}

/** The draft's words, with what was published since it began. */
function joined(file: string, base: string | null, mine: string | null, published: string | null): Pick<FileState, "text" | "clashes"> {
  if (published === base || published === mine) return { text: mine, clashes: [] };
  if (mine === base) return { text: published, clashes: [] };
  if (base === null || mine === null || published === null) return { text: mine, clashes: [{ path: [], mine: published, theirs: mine }] };
  const { words, clashes } = mergeWords(readWords(file, base), readWords(file, published), readWords(file, mine));
  return { text: writeWords(file, published, words), clashes };
}

/** What the draft says of itself, or what a first one would say. */
export function notesOf({ draft, file, top }: Pick<FileState, "draft" | "file" | "top">) {
  return draft ? readNotes(draft) : newNotes(file, top);
}

function missing(branch: string): never {
  throw new HttpProblem(503, "branch", `There is no branch ${branch.replace("refs/heads/", "")} to publish to.`);
}
