import type { Author, Branch } from "./repository.ts";
import type { Draft } from "./wire.ts";

/** What a draft's newest commit says of it, in trailers. */
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

export function notesMessage({ file, base, pictures, state, publishAt, scheduledBy, problem, removes }: Notes): string {
  const lines = [
    ["Desk-File", file],
    ["Desk-Base", base],
    ...pictures.map((path) => ["Desk-Picture", path] as const),
    ["Desk-State", state],
    ["Desk-Publish-At", publishAt],
    ["Desk-Scheduled-By", scheduledBy && `${scheduledBy.name} <${scheduledBy.mail}>`],
    ["Desk-Problem", problem?.replace(/\s+/g, " ")],
    ["Desk-Removes", removes ? "yes" : null],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return `Draft of ${file}\n\n${lines.join("\n")}\n`;
}

export function readNotes({ message }: Branch): Notes {
  const of = (name: string) => new RegExp(`^Desk-${name}: (.*)$`, "m").exec(message)?.[1] ?? null;
  const [, name, mail] = /^(.*) <(.*)>$/.exec(of("Scheduled-By") ?? "") ?? [];
  const state = of("State");
  return {
    file: of("File") ?? "",
    base: of("Base") ?? "",
    pictures: [...message.matchAll(/^Desk-Picture: (.*)$/gm)].flatMap(([, path = ""]) => path),
    state: state === "review" || state === "scheduled" ? state : "draft",
    publishAt: of("Publish-At"),
    scheduledBy: name === undefined || mail === undefined ? null : { name, mail },
    problem: of("Problem"),
    removes: of("Removes") !== null,
  };
}

export function toDraft(branch: Branch): Draft {
  const { state, publishAt, problem, removes } = readNotes(branch);
  return { by: branch.author.name, savedAt: branch.at, state, publishAt, problem, removes };
}
