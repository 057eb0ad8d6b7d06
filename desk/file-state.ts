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
  /** A commit or tree: `top` with the draft's words and pictures. */
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
  const { resolve, blob } = repository;

  const textOf = async (commit: string, file: string) => (await blob(`${commit}:${file}`))?.bytes.toString() ?? null;

  async function top(): Promise<string> {
    return (await resolve(branch)) ?? missing(branch);
  }

  const draftOf = (file: string) => repository.branch(draftRef(file));

  async function stateAt(commit: string, file: string, draft: Branch | null): Promise<FileState> {
    const live = await blob(`${commit}:${file}`);
    const published = live?.bytes.toString() ?? null;
    const plain = { file, top: commit, draft, published, clashes: [], pictures: new Map(), isCurrent: true, tree: commit };
    if (!draft) return { ...plain, text: published, version: live?.id ?? "none" };
    const { base, pictures } = readNotes(draft);
    const mine = await blob(`${draft.tip}:${file}`);
    const bytes = await Promise.all(pictures.map(async (path) => [path, (await blob(`${draft.tip}:${path}`))?.bytes ?? null] as const));
    const own = { ...plain, pictures: new Map(bytes) };
    const words = mine?.bytes.toString() ?? null;
    if (base === commit) return { ...own, text: words, tree: draft.tip, version: mine?.id ?? "none" };
    const { text, clashes } = await joined(file, await textOf(base || commit, file), words, published);
    const tree = await repository.treeWith(commit, new Map<string, Buffer | string | null>([...bytes, [file, text]]));
    const version = text === null ? "none" : text === words ? (mine?.id ?? "none") : await repository.storeBlob(text);
    return { ...own, text, clashes, isCurrent: false, tree, version };
  }

  /** The draft's words, with what was published since it began. */
  async function joined(file: string, base: string | null, mine: string | null, published: string | null) {
    if (published === base || published === mine) return { text: mine, clashes: [] };
    if (mine === base) return { text: published, clashes: [] };
    if (base === null || mine === null || published === null) return { text: mine, clashes: [{ path: [], mine: published, theirs: mine }] };
    const { words, clashes } = await mergeWords(wordsOf(file, base), wordsOf(file, published), wordsOf(file, mine));
    return { text: writeWords(file, published, words), clashes };
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
      return stateAt(commit, file, draft);
    },

    /** The words of a version that somebody has seen. Throws 409 when it is too old. */
    async wordsAt(file: string, version: string): Promise<Words> {
      const text = /^[0-9a-f]{40,64}$/.test(version) ? (await blob(version))?.bytes : undefined;
      if (!text) throw new HttpProblem(409, "too-old", "This version of the page is too old. Copy what you wrote, and reload the page.");
      return wordsOf(file, text.toString());
    },
  };
}

/** The words of a file. Throws 422 when it cannot be read. */
export function wordsOf(file: string, text: string): Words {
  try {
    return readWords(file, text);
  } catch (error) {
    throw new HttpProblem(422, "unreadable", `${file} cannot be read. Ask an engineer to fix it.`, { cause: error });
  }
}

/** What the draft says of itself, or what a first one would say. */
export function notesOf({ draft, file, top }: Pick<FileState, "draft" | "file" | "top">) {
  return draft ? readNotes(draft) : newNotes(file, top);
}

function missing(branch: string): never {
  throw new HttpProblem(503, "branch", `There is no branch ${branch.replace("refs/heads/", "")} to publish to.`);
}
