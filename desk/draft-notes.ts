import type { Author, Branch } from "./repository.ts";
import type { Draft } from "./wire.ts";

/** What a draft's newest commit says of it, as JSON. */
export type Notes = {
  readonly file: string;
  readonly state: Draft["state"];
  readonly publishAt: string | null;
  /** Who has scheduled it. */
  readonly scheduledBy: Author | null;
  readonly problem: string | null;
  readonly removes: boolean;
  /** The commit of the published branch from which the draft's words began, or with which they were joined last. */
  readonly base: string;
  /** The paths of its pictures. */
  readonly pictures: readonly string[];
};

export const draftPrefix = "refs/heads/desk/";

/** content/pages/about.yaml has its draft on the branch desk/pages/about. */
export function draftRef(file: string): string {
  return draftPrefix + file.replace(/^content\//, "").replace(/\.\w+$/, "");
}

export function newNotes(file: string, base: string): Notes {
  return { file, base, pictures: [], state: "draft", publishAt: null, scheduledBy: null, problem: null, removes: false };
}

export const notesMessage = (notes: Notes) => `Draft of ${notes.file}\n\n${JSON.stringify(notes, null, 2)}\n`;

/** A branch that the desk has not made says nothing. */
export function readNotes({ message }: Branch): Notes {
  try {
    return JSON.parse(message.replace(/^.*?\n\n/s, ""));
  } catch {
    return newNotes("", "");
  }
}

export function toDraft(branch: Branch): Draft {
  const { state, publishAt, problem, removes } = readNotes(branch);
  return { by: branch.author.name, savedAt: branch.at, state, publishAt, problem, removes };
}
