import { exec } from "node:child_process";
import { HttpProblem } from "service/http/errors.ts";
import {
  createQueue,
  type Drafts,
  type DraftsDeps,
  justChanged,
  noDraft,
  nothingHere,
  type Person,
} from "./drafts.ts";
import { isWordsFile } from "./file-names.ts";
import { draftRef, type FileState, readNotes, unscheduled } from "./file-state.ts";
import { mergeWords } from "./merge-values.ts";
import { type Files, GitError } from "./repository.ts";
import { differences } from "./values.ts";
import type {
  Change,
  Comparison,
  DeskFault,
  FileBody,
  Form,
  Published,
  ReleaseState,
} from "./wire.ts";
import { readWords, writeWords } from "./write-yaml.ts";

/** How many of the newest publications the history compares by field. */
const COMPARED = 30;

export type PublicationDeps = DraftsDeps & {
  readonly drafts: Drafts;
  /** As refs/heads/main. */
  readonly branch: string;
  /** The git remote that gets every publication before the branch here does; null for none. */
  readonly remote: string | null;
  readonly release: Release;
  /** Told of each publication just before it happens; when this throws, nothing is published. */
  readonly record: (who: Person, file: string, says: string) => Promise<void>;
};

/** Not published, because the check has found faults. */
export class FaultyWords extends HttpProblem {
  readonly faults: readonly DeskFault[];
  constructor(faults: readonly DeskFault[]) {
    const are = faults.length === 1 ? "is a problem" : "are problems";
    super(422, "faults", `There ${are} to fix before this can be published.`);
    this.faults = faults;
  }
}

/**
 * Makes what goes onto the branch. It is called again when the branch has moved to another commit.
 */
type Landing = {
  readonly files: Files;
  readonly by: Person | { readonly name: string; readonly mail: string };
  readonly verb: string;
  readonly draft: FileState["draft"];
};

/** Brings drafts onto the branch, at once or at a time, and knows what was published before. */
export function createPublication({
  repository,
  states,
  folders,
  site,
  drafts,
  branch,
  remote,
  release,
  record,
  now,
}: PublicationDeps) {
  const { git, resolve } = repository;
  const name = branch.replace("refs/heads/", "");
  const inTurn = createQueue();
  const dueInTurn = createQueue();

  /** The commit that the next publication follows: with a remote, its newest. */
  async function fetched(): Promise<string> {
    const here = await states.top();
    if (remote === null) return here;
    const there = `refs/remotes/${remote}/${name}`;
    await git(["fetch", "--quiet", "--no-tags", remote, `+${branch}:${there}`], {
      timeout: 60_000,
    }).catch((error: unknown) => {
      throw notPublished("The shared repository cannot be reached.", error);
    });
    const top = (await resolve(there)) ?? here;
    const base = await git(["merge-base", here, top]).catch(() => null);
    if (base !== here && base !== top)
      throw new HttpProblem(
        409,
        "apart",
        `The branch ${name} has different commits here and in the shared repository. Ask an engineer to merge them.`,
      );
    return base === top ? here : top;
  }

  /** Checks, and moves the branch. Tries again when the branch has moved meanwhile. */
  async function land(
    file: string,
    who: Person,
    make: (top: string) => Promise<Landing>,
  ): Promise<Published> {
    for (let tries = 0; tries < 4; tries++) {
      const top = await fetched();
      const here = await states.top();
      const { files, by, verb, draft } = await make(top);
      const tree = await repository.commit({ base: top, files, parents: [top], message: "", by });
      const isSame = (await resolve(`${tree}^{tree}`)) === (await resolve(`${top}^{tree}`));
      const folder = await folders.of(tree);
      const faults = isSame
        ? []
        : (await site.check(folder, file)).filter(({ isDoubt }) => !isDoubt);
      if (faults.length > 0) throw new FaultyWords(faults);
      const says = `${verb} ${await titleOf(file, tree, top)}`.slice(0, 72);
      const notes = [
        `Desk-File: ${file}`,
        ...(by.name === who.name ? [] : [`Desk-Published-By: ${who.name}`]),
      ];
      const commit = isSame
        ? top
        : await repository.commit({
            base: tree,
            parents: [top],
            message: `${says}\n\n${notes.join("\n")}\n`,
            by,
          });
      const place = await repository.workTree(branch);
      if (place) refuseEdited(await repository.bring(place, here, commit, "try"));
      if (draft && (await states.draftOf(file))?.tip !== draft.tip) throw justChanged();
      if (!isSame) await record(who, file, says);
      if (!isSame && !(await pushed(commit))) continue;
      if (place) refuseEdited(await repository.bring(place, here, commit));
      const step = { ref: branch, from: here, to: commit };
      const moved = async () =>
        (await repository.move(
          step,
          ...(draft ? [{ ref: draftRef(file), from: draft.tip, to: null }] : []),
        )) ||
        // Somebody has saved at this very moment: that draft stays.
        (await repository.move(step));
      // Words that were not published must not stay in the work tree: the next release would take
      // them from there.
      const isMoved = await moved().catch(async (error: unknown) => {
        if (place) await repository.bring(place, commit, here);
        throw error;
      });
      if (isMoved) return { change: commit, release: release.start() };
      if (place) await repository.bring(place, commit, here);
    }
    throw new HttpProblem(409, "busy", "A colleague is publishing at the same moment. Try again.");
  }

  /** False when the remote's branch has moved meanwhile. */
  async function pushed(commit: string): Promise<boolean> {
    if (remote === null) return true;
    try {
      await git(["push", "--quiet", remote, `${commit}:${branch}`], { timeout: 60_000 });
      return true;
    } catch (error) {
      const said = error instanceof GitError ? error.message : "";
      if (/\((?:fetch first|non-fast-forward|stale info)\)/.test(said)) return false;
      const [, why = ""] = /(?:remote: |rejected\] .*?\()([^\n)]+)/.exec(said) ?? [];
      const refused =
        why && /rejected|remote:/.test(said)
          ? `The shared repository has refused the change (${why.trim()}). Tell an engineer.`
          : "The shared repository cannot be reached.";
      throw notPublished(refused, error);
    }
  }

  async function titleOf(file: string, ...trees: readonly string[]): Promise<string> {
    for (const tree of trees) {
      const entry = (await site.entries(await folders.of(tree))).find((one) => one.file === file);
      if (entry) return entry.title;
    }
    return file;
  }

  /**
   * The draft of the commit `tip` as it goes onto `top`: its words, and the pictures that they
   * name. Throws 409 when it has other words now.
   */
  async function landing(
    file: string,
    tip: string,
    top: string,
    who: Person | null,
  ): Promise<Landing> {
    const state = await states.of(file, top);
    const { draft, notes, text, published, clashes } = state;
    if (!draft) throw noDraft();
    if (draft.tip !== tip) throw justChanged();
    if (clashes.length > 0) {
      if (who) await drafts.settle(state);
      const fields = clashes.map(({ path }) => path.join(", ") || "the whole page").join("; ");
      const after = who ? " Review them. If you publish again, this draft replaces them." : "";
      throw new HttpProblem(
        409,
        "clash",
        `Since this draft was started, other changes were published to: ${fields}.${after}`,
      );
    }
    const named = notes.pictures.filter((path) =>
      text?.includes(path.slice(file.lastIndexOf("/") + 1)),
    );
    const verb = text === null ? "Remove" : published === null ? "Add" : "Change";
    return {
      files: new Map([...(await states.picturesOf(draft, named)), [file, text]]),
      by: draft.author,
      verb,
      draft,
    };
  }

  const isOnBranch = async (change: string) =>
    /^[0-9a-f]{40,64}$/.test(change) &&
    (await git(["merge-base", "--is-ancestor", change, branch]).catch(() => null)) !== null;

  async function comparison(
    file: string,
    change: string,
  ): Promise<{ before: string | null; after: string | null }> {
    if (!isWordsFile(file) || !(await isOnBranch(change))) throw nothingHere();
    const [before, after] = await Promise.all([
      states.textOf(`${change}^`, file),
      states.textOf(change, file),
    ]);
    if (before === after) throw nothingHere();
    return { before, after };
  }

  /** The labels of what a publication has changed; null when its words cannot be read now. */
  async function changedFields(
    file: string,
    change: string,
    form: Form,
  ): Promise<readonly string[] | null> {
    const [before, after] = await Promise.all([
      states.textOf(`${change}^`, file),
      states.textOf(change, file),
    ]);
    if (before === null || after === null) return null;
    try {
      const found = differences(form, readWords(file, before), readWords(file, after));
      return [...new Set(found.map(({ label }) => label))];
    } catch {
      return null;
    }
  }

  /**
   * `tip`: the draft's commit that somebody has seen, or scheduled. What is saved while this waits
   * for its turn is not published.
   */
  const publish = (file: string, tip: string, who: Person, isSeen: boolean) =>
    inTurn(() => land(file, who, (top) => landing(file, tip, top, isSeen ? who : null)));

  async function publishDue(): Promise<void> {
    for (const branch of await states.drafts()) {
      const { file, state, publishAt, scheduledBy, problem } = readNotes(branch);
      if (
        state !== "scheduled" ||
        publishAt === null ||
        !scheduledBy ||
        Date.parse(publishAt) > now()
      )
        continue;
      try {
        await publish(file, branch.tip, { ...scheduledBy, mayPublish: true }, false);
      } catch (error) {
        const says = `Not published at the scheduled time. ${error instanceof HttpProblem ? error.message : "An error occurred. Ask an engineer to look at the log."}`;
        const isPassing = error instanceof HttpProblem && error.status === 503;
        if (isPassing && problem === says) continue;
        const found = await states.of(file);
        // A colleague, or the desk of another server, has published or discarded it meanwhile.
        if (found.draft)
          await drafts.note(found, { problem: says, ...(!isPassing && unscheduled) });
        if (!(error instanceof HttpProblem)) throw error;
      }
    }
  }

  return {
    async publish(seen: FileBody, who: Person): Promise<Published> {
      const { draft } = await drafts.findSeen(seen);
      if (!draft) throw noDraft();
      return publish(seen.file, draft.tip, who, true);
    },

    async schedule(seen: FileBody & { readonly at: string | null }, who: Person): Promise<void> {
      const state = await drafts.findSeen(seen);
      const at = seen.at === null ? null : Date.parse(seen.at);
      if (at !== null && !(at > now()))
        throw new HttpProblem(422, "time", "This time is in the past.");
      const faults =
        at === null ? [] : (await drafts.faults(seen.file)).filter(({ isDoubt }) => !isDoubt);
      if (faults.length > 0) throw new FaultyWords(faults);
      const scheduled =
        at !== null &&
        ({ state: "scheduled", publishAt: new Date(at).toISOString(), scheduledBy: who } as const);
      await drafts.note(state, { ...unscheduled, ...scheduled, problem: null });
    },

    /**
     * Publishes the drafts whose time has come, one call after the other. A draft that cannot be
     * published says why, and waits only while the remote is away.
     */
    publishDue: (): Promise<void> => dueInTurn(publishDue),

    async history(file: string): Promise<readonly Change[]> {
      if (!isWordsFile(file)) throw nothingHere();
      const format = ["%H", "%an", "%cI", "%s", "%(trailers:key=Desk-Published-By,valueonly)"].join(
        "%x00",
      );
      const out = await git([
        "log",
        "--first-parent",
        "-z",
        "-n",
        "200",
        `--format=${format}`,
        branch,
        "--",
        file,
      ]);
      const told = out.split("\0");
      const page = await site.describe(file, await folders.of(await states.top()));
      return Promise.all(
        Array.from({ length: Math.floor(told.length / 5) }, async (_, i) => {
          const [change = "", by = "", at = "", says = "", publisher = ""] = told.slice(
            i * 5,
            i * 5 + 5,
          );
          const fields = page && i < COMPARED ? await changedFields(file, change, page.form) : null;
          return {
            change,
            by: publisher.trim() ? `${by}, published by ${publisher.trim()}` : by,
            at,
            says,
            fields,
          };
        }),
      );
    },

    async change(file: string, change: string): Promise<Comparison> {
      const { before, after } = await comparison(file, change);
      return {
        before: before === null ? null : readWords(file, before),
        after: after === null ? null : readWords(file, after),
      };
    },

    /** Publishes what a file said before a change, where nobody has changed it again. */
    async undo(file: string, change: string, who: Person): Promise<Published> {
      const { before, after } = await comparison(file, change);
      const made = async (top: string): Promise<Landing> => {
        const now = await states.textOf(top, file);
        const landed = (text: string | null) => ({
          files: new Map([[file, text]]),
          by: who,
          verb: "Undo a change of",
          draft: null,
        });
        if (now === after) return landed(before);
        if (now === null || before === null || after === null) throw laterChanges("the whole page");
        const { words, clashes } = mergeWords(
          readWords(file, after),
          readWords(file, before),
          readWords(file, now),
        );
        if (clashes.length > 0)
          throw laterChanges(clashes.map(({ path }) => path.join(", ")).join("; "));
        return landed(writeWords(file, now, words));
      };
      return inTurn(() => land(file, who, made));
    },

    released: (): ReleaseState => release.state(),
    /** Whether there is a command for it. */
    canRelease: release.isThere,
    /** Brings all that is published onto the site. */
    release: (): ReleaseState => release.start(),
  };
}

function notPublished(why: string, cause: unknown): HttpProblem {
  return new HttpProblem(503, "remote", `${why} Nothing was published, and nothing is lost.`, {
    cause,
  });
}

function laterChanges(what: string): HttpProblem {
  return new HttpProblem(
    409,
    "later",
    `A later publication changed this again: ${what}. Undo that publication first, or edit the page.`,
  );
}

function refuseEdited(paths: readonly string[]): void {
  if (paths.length === 0) return;
  throw new HttpProblem(
    409,
    "edited",
    `${paths.join(", ")} has edits on the server that are not committed. Ask an engineer to commit or undo them.`,
  );
}

type Release = ReturnType<typeof createRelease>;

const none: ReleaseState = {
  state: "none",
  says: "The change is in the repository. The site shows it after the next release.",
  at: null,
};

/**
 * Runs the command that brings what is published onto the site (DESK_RELEASE), one at a time, and
 * once more when one was asked for meanwhile.
 */
export function createRelease(command: string | null, folder: string) {
  let state = none;
  let isWanted = false;

  function run(): void {
    isWanted = false;
    exec(command ?? "", { cwd: folder, maxBuffer: 1 << 26 }, (error, out, errors) => {
      if (isWanted) return run();
      const [last] = `${out}\n${errors}`.trim().split("\n").slice(-1);
      const failed = `The site could not be updated and still shows the former version. Tell an engineer: ${last || error?.message}`;
      state = {
        state: error ? "failed" : "live",
        says: error ? failed : "The change is live.",
        at: new Date().toISOString(),
      };
    });
  }

  return {
    isThere: command !== null,
    state: (): ReleaseState => state,
    start(): ReleaseState {
      if (command === null) return none;
      const isRunning = state.state === "running";
      isWanted = isRunning;
      state = {
        state: "running",
        says: "The site is being updated …",
        at: new Date().toISOString(),
      };
      if (!isRunning) run();
      return state;
    },
  };
}
