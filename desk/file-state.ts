import { HttpProblem } from "service/http/errors.ts";
import { draftPrefix, draftRef, newNotes, readNotes } from "./draft-notes.ts";
import { mergeValues } from "./merge-values.ts";
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
  /** The tree of `top` with the draft's words and pictures. */
  readonly tree: string;
  /** What else the draft changes, by path. */
  readonly pictures: Files;
  /** Whether the draft began from what is published now. */
  readonly isCurrent: boolean;
  /** Fields that the draft and a later publication both changed. The words are the draft's. */
  readonly clashes: Saved["clashes"];
};

export type FileStates = ReturnType<typeof createFileStates>;

/** What files say, with and without their drafts. `branch`: refs/heads/main, of the published words. */
export function createFileStates(repository: Repository, branch: string) {
  const { resolve, read, git } = repository;
  const known = new Map<string, Promise<FileState>>();

  const textOf = async (commit: string, file: string) => (await read(`${commit}:${file}`))?.toString() ?? null;

  async function top(): Promise<string> {
    return (await resolve(branch)) ?? missing(branch);
  }

  async function draftOf(file: string): Promise<Branch | null> {
    const ref = draftRef(file);
    return (await repository.branches(ref)).find(({ name }) => name === ref) ?? null;
  }

  async function stateAt(commit: string, file: string, draft: Branch | null): Promise<FileState> {
    const published = await textOf(commit, file);
    const tree = await git(["rev-parse", `${commit}^{tree}`]);
    const plain = { file, top: commit, draft, published, clashes: [], pictures: new Map(), isCurrent: true };
    if (!draft) return { ...plain, text: published, tree, version: await versionOf(published) };
    const fork = await git(["merge-base", commit, draft.tip]);
    const [base, mine, changed] = await Promise.all([
      textOf(fork, file),
      textOf(draft.tip, file),
      repository.changedFiles(fork, draft.tip, "content"),
    ]);
    const pictures = new Map<string, Buffer | null>();
    for (const path of changed) if (path !== file) pictures.set(path, await read(`${draft.tip}:${path}`));
    const { text, clashes } = await joined(file, base, mine, published);
    const all = await repository.treeWith(commit, new Map<string, Buffer | string | null>([...pictures, [file, text]]));
    return { ...plain, text, clashes, pictures, isCurrent: fork === commit, tree: all, version: await versionOf(text) };
  }

  /** The draft's words, with what was published since it began. */
  async function joined(file: string, base: string | null, mine: string | null, published: string | null) {
    if (published === base || published === mine) return { text: mine, clashes: [] };
    if (mine === base) return { text: published, clashes: [] };
    if (base === null || mine === null || published === null) return { text: mine, clashes: [{ path: [], mine: published, theirs: mine }] };
    const { words, clashes } = await mergeWords(wordsOf(file, base), wordsOf(file, published), wordsOf(file, mine));
    return { text: writeWords(file, published, words), clashes };
  }

  async function versionOf(text: string | null): Promise<string> {
    return text === null ? "none" : repository.storeBlob(text);
  }

  /** What two made of words: by field, and the prose by lines. Where both changed the same, the words are `theirs`. */
  async function mergeWords(base: Words, mine: Words, theirs: Words): Promise<{ words: Words; clashes: Saved["clashes"] }> {
    const { value, clashes } = mergeValues(base.value, mine.value, theirs.value);
    if (mine.body === theirs.body || mine.body === base.body) return { words: { value, body: theirs.body }, clashes };
    if (base.body === theirs.body) return { words: { value, body: mine.body }, clashes };
    const prose = await repository.mergeText(base.body ?? "", mine.body ?? "", theirs.body ?? "");
    const clash = { path: ["body"], mine: mine.body, theirs: theirs.body };
    return { words: { value, body: prose.text }, clashes: prose.isClash ? [...clashes, clash] : clashes };
  }

  return {
    top,
    draftOf,
    mergeWords,
    drafts: () => repository.branches(draftPrefix),

    /** The state of a file now, or as of a commit that the branch will be at. */
    async of(file: string, at?: string): Promise<FileState> {
      const [commit, draft] = await Promise.all([at ?? top(), draftOf(file)]);
      const key = `${commit} ${draft?.tip} ${file}`;
      const state = known.get(key) ?? stateAt(commit, file, draft);
      known.delete(key);
      known.set(key, state);
      state.catch(() => known.delete(key));
      for (const old of [...known.keys()].slice(0, -100)) known.delete(old);
      return state;
    },

    /** The words of a version that somebody has seen. Throws 409 when it is too old. */
    async wordsAt(file: string, version: string): Promise<Words> {
      const text = /^[0-9a-f]{40,64}$/.test(version) ? await read(version) : null;
      if (!text)
        throw new HttpProblem(409, "too-old", "These words were opened too long ago. Copy what you wrote, and open the page again.");
      return wordsOf(file, text.toString());
    },
  };
}

/** The words of a file. Throws 422 when it cannot be read. */
export function wordsOf(file: string, text: string): Words {
  try {
    return readWords(file, text);
  } catch (error) {
    throw new HttpProblem(422, "unreadable", `${file} cannot be read. An engineer has to mend it.`, { cause: error });
  }
}

export function notesOf({ draft, file }: Pick<FileState, "draft" | "file">) {
  return draft ? readNotes(draft) : newNotes(file);
}

function missing(branch: string): never {
  throw new HttpProblem(503, "branch", `There is no branch ${branch.replace("refs/heads/", "")} to publish to.`);
}
