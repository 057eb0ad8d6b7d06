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
import { draftRef, type Notes, readNotes, unscheduled } from "./file-state.ts";
import { mergeWords } from "./merge-values.ts";
import type { Release } from "./release.ts";
import { type Author, type Branch, type Files, GitError } from "./repository.ts";
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

/** A draft by its newest commit, which somebody has seen, or scheduled. */
type Tip = { readonly file: string; readonly tip: string };

/** What goes onto the branch as one commit. `authors`: at least one. */
type Landing = {
  readonly files: Files;
  readonly authors: readonly Author[];
  readonly verb: string;
  readonly drafts: readonly Tip[];
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

  /** A commit that no branch has yet, with the files on the commit `top`. */
  const committed = (top: string, { files, authors }: Landing) =>
    repository.commit({ base: top, files, parents: [top], message: "", by: firstOf(authors) });

  /** Throws when the check finds faults in a commit's content, of which `file` is changed. */
  async function refuseFaulty(commit: string, file: string): Promise<void> {
    const found = await site.check(await folders.of(commit), file);
    const faults = found.filter(({ isDoubt }) => !isDoubt);
    if (faults.length > 0) throw new FaultyWords(faults);
  }

  /**
   * Checks, and moves the branch. Tries again when the branch has moved meanwhile: `make` gives
   * what goes onto the commit at which it is then.
   */
  async function land(
    changed: readonly [string, ...string[]],
    who: Person,
    make: (top: string) => Promise<Landing>,
  ): Promise<Published> {
    for (let tries = 0; tries < 4; tries++) {
      const top = await fetched();
      const here = await states.top();
      const landing = await make(top);
      const { authors, verb } = landing;
      const by = firstOf(authors);
      const tree = await committed(top, landing);
      const isSame = (await resolve(`${tree}^{tree}`)) === (await resolve(`${top}^{tree}`));
      if (!isSame) await refuseFaulty(tree, changed[0]);
      const titles = await Promise.all(changed.map((file) => titleOf(file, tree, top)));
      const says = subjectOf(verb, titles);
      const notes = [
        ...changed.map((file) => `Desk-File: ${file}`),
        ...(by.name === who.name ? [] : [`Desk-Published-By: ${who.name}`]),
        ...authors.slice(1).map(({ name, mail }) => `Co-authored-by: ${name} <${mail}>`),
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
      for (const [i, { file, tip }] of landing.drafts.entries())
        if ((await states.draftOf(file))?.tip !== tip)
          throw changed.length > 1
            ? notTogether([justChangedIn(titles[i] ?? file)])
            : justChanged();
      if (!isSame) await record(who, changed.join(", "), says);
      if (!isSame && !(await pushed(commit))) continue;
      if (place) refuseEdited(await repository.bring(place, here, commit));
      const step = { ref: branch, from: here, to: commit };
      const ends = landing.drafts.map(({ file, tip }) => ({
        ref: draftRef(file),
        from: tip,
        to: null,
      }));
      const moved = async () => {
        if (await repository.move(step, ...ends)) return true;
        if (!(await repository.move(step))) return false;
        // Somebody has saved at this very moment: that draft stays, and the others end.
        for (const end of ends.length > 1 ? ends : []) await repository.move(end);
        return true;
      };
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
      authors: [draft.author],
      verb,
      drafts: [{ file, tip }],
    };
  }

  /** Several drafts as one. Throws 409 that names each of those that cannot go, and why. */
  async function landings(tips: readonly Tip[], top: string, who: Person | null): Promise<Landing> {
    const all = await inEach(tips, ({ file, tip }) => landing(file, tip, top, who));
    const verbs = new Set(all.map(({ verb }) => verb));
    const authors = all.flatMap((one) => one.authors);
    return {
      files: new Map(all.flatMap(({ files }) => [...files])),
      authors: [...new Map(authors.map((author) => [author.name, author])).values()],
      verb: verbs.size === 1 ? [...verbs].join() : "Change",
      drafts: tips,
    };
  }

  /**
   * What `work` gives for each of several pages. Throws 409 with what is wrong with each, as that a
   * colleague has changed or discarded it; of a single page in its own words.
   */
  async function inEach<T extends { readonly file: string }, R>(
    pages: readonly T[],
    work: (page: T) => Promise<R>,
  ): Promise<readonly R[]> {
    const done: R[] = [];
    const wrong: string[] = [];
    for (const page of pages)
      try {
        done.push(await work(page));
      } catch (error) {
        const isOfPage = error instanceof HttpProblem && [404, 409].includes(error.status);
        if (pages.length === 1 || !isOfPage) throw error;
        const draft = await states.draftOf(page.file);
        const title = await titleOf(page.file, ...(draft ? [draft.tip] : []), await states.top());
        wrong.push(`${title}: ${error.message}`);
      }
    if (wrong.length > 0) throw notTogether(wrong);
    return done;
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
   * Publishes drafts as one commit. What is saved while this waits for its turn is not published.
   */
  const publish = (tips: readonly Tip[], who: Person, isSeen: boolean) =>
    inTurn(() => {
      const [first = "", ...others] = tips.map(({ file }) => file);
      return land([first, ...others], who, (top) => landings(tips, top, isSeen ? who : null));
    });

  /** Drafts in the versions that the person has seen. Throws 409 that names the others. */
  const seenDrafts = (seen: readonly FileBody[]) =>
    inEach([...new Map(seen.map((one) => [one.file, one])).values()], async (one) => {
      const state = await drafts.findSeen(one);
      if (!state.draft) throw noDraft();
      return { ...state, tip: state.draft.tip };
    });

  /** The drafts of a schedule, by the notes of one of them, as far as they are scheduled still. */
  function scheduledWith(notes: Notes, all: readonly Branch[]): readonly (Tip & Notes)[] {
    const { publishAt } = notes;
    const files = filesOf(notes);
    return all
      .map((branch) => ({ ...readNotes(branch), tip: branch.tip }))
      .filter(
        (one) =>
          one.state === "scheduled" &&
          one.publishAt === publishAt &&
          files.includes(one.file) &&
          filesOf(one).join() === files.join(),
      );
  }

  /** Publishes drafts of one schedule, or tells each of them why not. */
  async function publishScheduled(notes: Notes, who: Author): Promise<void> {
    const due = scheduledWith(notes, await states.drafts());
    const left = filesOf(notes).filter((file) => !due.some((one) => one.file === file));
    try {
      if (left.length > 0) throw await fewerLeft(left);
      await publish(due, { ...who, mayPublish: true }, false);
    } catch (error) {
      const says = `Not published at the scheduled time. ${error instanceof HttpProblem ? error.message : "An error occurred. Ask an engineer to look at the log."}`;
      const isPassing = error instanceof HttpProblem && error.status === 503;
      for (const { file, problem } of due) {
        if (isPassing && problem === says) continue;
        const found = await states.of(file);
        // A colleague, or the desk of another server, has published or discarded it meanwhile.
        if (found.draft)
          await drafts.note([found], { problem: says, ...(!isPassing && unscheduled) });
      }
      if (!(error instanceof HttpProblem)) throw error;
    }
  }

  async function fewerLeft(files: readonly string[]): Promise<HttpProblem> {
    const top = await states.top();
    const titles = await Promise.all(files.map((file) => titleOf(file, top)));
    return notTogether([
      `${listed.format(titles)}: changed, discarded or published since it was scheduled.`,
    ]);
  }

  async function publishDue(): Promise<void> {
    for (const branch of await states.drafts()) {
      // One that was due with a former one is not scheduled any more.
      const draft = await states.draftOf(readNotes(branch).file);
      if (!draft) continue;
      const notes = readNotes(draft);
      const { state, publishAt, scheduledBy } = notes;
      if (
        state === "scheduled" &&
        publishAt !== null &&
        scheduledBy &&
        Date.parse(publishAt) <= now()
      )
        await publishScheduled(notes, scheduledBy);
    }
  }

  return {
    /** Publishes drafts as one commit: all of them or none. */
    async publish(seen: readonly FileBody[], who: Person): Promise<Published> {
      return publish(await seenDrafts(seen), who, true);
    },

    /** Schedules drafts for one time, to be published as one; all of them or none. */
    async schedule(seen: readonly FileBody[], at: string, who: Person): Promise<void> {
      const found = await seenDrafts(seen);
      const time = Date.parse(at);
      if (!(time > now())) throw new HttpProblem(422, "time", "This time is in the past.");
      const top = await states.top();
      const [{ file } = { file: "" }] = found;
      // Together: what one of them lacks another one may bring.
      await refuseFaulty(
        found.length === 1
          ? firstOf(found).tree
          : await committed(top, await landings(found, top, who)),
        file,
      );
      await drafts.note(found, {
        state: "scheduled",
        publishAt: new Date(time).toISOString(),
        scheduledBy: who,
        together: found.length > 1 ? found.map((one) => one.file) : [],
        problem: null,
      });
    },

    /** Ends a schedule, also for the drafts that were scheduled together with this one. */
    async unschedule(seen: FileBody): Promise<void> {
      const state = await drafts.findSeen(seen);
      if (!state.draft) throw noDraft();
      const others = scheduledWith(state.notes, await states.drafts()).filter(
        ({ file }) => file !== state.file,
      );
      const all = [state, ...(await Promise.all(others.map(({ file }) => states.of(file))))];
      await drafts.note(all, { ...unscheduled, problem: null });
    },

    /**
     * Publishes the drafts whose time has come, one call after the other. A draft that cannot be
     * published says why, and waits only while the remote is away.
     */
    publishDue: (): Promise<void> => dueInTurn(publishDue),

    async history(file: string): Promise<readonly Change[]> {
      if (!isWordsFile(file)) throw nothingHere();
      const trailers = ["Desk-Published-By", "Co-authored-by", "Desk-File"];
      const format = [
        ...["%H", "%an", "%cI", "%s"],
        ...trailers.map((key) => `%(trailers:key=${key},valueonly)`),
      ].join("%x00");
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
        Array.from({ length: Math.floor(told.length / 7) }, async (_, i) => {
          const [change = "", author = "", at = "", says = "", ...more] = told.slice(
            i * 7,
            i * 7 + 7,
          );
          const [publisher = "", others = "", files = ""] = more.map((lines) => lines.trim());
          const names = others.split("\n").map((one) => one.replace(/ <.*/, ""));
          const by = listed.format([author, ...names.filter(Boolean)]);
          const fields = page && i < COMPARED ? await changedFields(file, change, page.form) : null;
          return {
            change,
            by: publisher ? `${by}, published by ${publisher}` : by,
            at,
            says,
            fields,
            files: Math.max(1, files.split("\n").length),
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
          authors: [who],
          verb: "Undo a change of",
          drafts: [],
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
      return inTurn(() => land([file], who, made));
    },

    released: (): ReleaseState => release.state(),
    /** Whether there is a command for it. */
    canRelease: release.isThere,
    /** Brings all that is published onto the site. */
    release: (): ReleaseState => release.start(),
  };
}

const listed = new Intl.ListFormat("en-US");

/** Of a list that has at least one. */
function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("The list is empty");
  return first;
}

/** The files of a draft's schedule. */
const filesOf = ({ file, together = [] }: Notes) => (together.length > 0 ? together : [file]);

/** A commit's first line, of 72 characters at most: "Change About, Events, and People". */
function subjectOf(verb: string, titles: readonly string[]): string {
  const whole = `${verb} ${listed.format(titles)}`;
  return whole.length > 72 && titles.length > 1
    ? `${verb} ${titles.length} pages: ${titles.join(", ")}`.slice(0, 72)
    : whole.slice(0, 72);
}

const justChangedIn = (title: string) => `${title}: ${justChanged().message}`;

/** Each of `wrong` names a page. */
function notTogether(wrong: readonly string[]): HttpProblem {
  return new HttpProblem(
    409,
    "together",
    `These pages are published together, and none of them was. ${wrong.join(" ")}`,
  );
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
