import { posix } from "node:path";
import { beginnings } from "content/beginnings.ts";
import { company } from "content/company.ts";
import { HttpProblem } from "service/http/errors.ts";
import { cleanSvg, isSvg } from "web/text/clean-svg.ts";
import { parse, stringify } from "yaml";
import {
  isPictureName,
  isRemovable,
  isWordsFile,
  kindOf,
  newFile,
  picturePath,
  pictureType,
  uploadName,
} from "./file-names.ts";
import {
  draftRef,
  type FileState,
  type FileStates,
  type Notes,
  newNotes,
  notesMessage,
  readNotes,
  toDraft,
  unscheduled,
} from "./file-state.ts";
import { mergeWords } from "./merge-values.ts";
import type { Author, Files, Folders, Repository } from "./repository.ts";
import { isFields } from "./same-items.ts";
import type { DeskSite } from "./site/site.ts";
import type {
  DeskFault,
  Entry,
  FileBody,
  Hit,
  KeptPicture,
  NewBody,
  Opened,
  PictureChoice,
  SaveBody,
  Saved,
} from "./wire.ts";
import { readWords, writeWords } from "./write-yaml.ts";

/** Somebody at the desk. */
export type Person = Author & { readonly mayPublish: boolean };

export type DraftsDeps = {
  readonly repository: Repository;
  readonly states: FileStates;
  readonly folders: Folders;
  readonly site: DeskSite;
  readonly now: () => number;
};

/** More than anybody reads; a common word is in thousands of texts. */
const HITS = 60;

export type Drafts = ReturnType<typeof createDrafts>;

/** Words that are not published yet: each file has at most one draft, a branch of its own. */
export function createDrafts({ repository, states, folders, site, now }: DraftsDeps) {
  /** The files that the site has named as files of the desk. */
  const edited = new Set<string>();
  const folderOf = async (file: string) => folders.of((await states.of(file)).tree);

  /** The state of a file that the desk edits. Throws 404 for others. */
  async function find(file: string): Promise<FileState> {
    if (!isWordsFile(file)) throw nothingHere();
    const state = await states.of(file);
    const isThere = state.text !== null || state.notes.removes;
    if (
      !isThere ||
      (!edited.has(file) && (await site.describe(file, await folders.of(state.tree))) === null)
    )
      throw nothingHere();
    edited.add(file);
    return state;
  }

  /** The same file in the version that the writer saw. Throws 409 for another version. */
  async function findSeen({ file, version }: FileBody): Promise<FileState> {
    const state = await find(file);
    if (state.version === version) return state;
    const who = state.draft?.author.name ?? "A colleague";
    throw new HttpProblem(
      409,
      "changed",
      `${who} has changed this page since you opened it. Review the change first.`,
    );
  }

  /** Adds a commit to a draft and returns it; null if somebody else added one meanwhile. */
  async function append(
    { file, draft, top, tree }: FileState,
    files: Files,
    notes: Notes,
    by: Author,
    at?: string,
  ) {
    const parents = draft ? [draft.tip, ...(draft.tip === tree ? [] : [top])] : [top];
    const commit = await repository.commit({
      base: tree,
      files,
      parents,
      message: notesMessage({ ...notes, base: top }),
      by,
      at,
    });
    return (await repository.move({ ref: draftRef(file), from: draft?.tip ?? null, to: commit }))
      ? commit
      : null;
  }

  const inTurn = createQueue();

  /**
   * Makes one change after the other. Repeats it (null) if another server has saved between reading
   * and writing.
   */
  const change = <T>(attempt: () => Promise<T | null>): Promise<T> =>
    inTurn(async () => {
      for (let tries = 0; tries < 8; tries++) {
        const answer = await attempt();
        if (answer !== null) return answer;
      }
      throw new HttpProblem(
        409,
        "busy",
        "A colleague is saving this page at the same moment. Try again.",
      );
    });

  /** Changes what drafts say of themselves, all or none, not their words. Their authors stay. */
  async function note(of: readonly FileState[], more: Partial<Notes>): Promise<void> {
    const moves = of.map(async ({ draft, file, notes }) => {
      if (!draft) throw noDraft();
      const to = await repository.commit({
        base: draft.tip,
        parents: [draft.tip],
        message: notesMessage({ ...notes, ...more }),
        by: draft.author,
        at: draft.at,
      });
      return { ref: draftRef(file), from: draft.tip, to };
    });
    if (!(await repository.move(...(await Promise.all(moves))))) throw justChanged();
  }

  /** Accepts that the draft's words take the place of what was published meanwhile. */
  async function settle(state: FileState): Promise<void> {
    if (state.draft)
      await append(state, new Map(), state.notes, state.draft.author, state.draft.at);
  }

  /** The file that a copy begins from. Throws 422 for one of another kind. */
  async function original(file: string, kind: NewBody["kind"]): Promise<FileState> {
    const state = await find(file);
    if (kindOf(file) === kind) return state;
    throw new HttpProblem(422, "kind", "Only an article or a service page can be duplicated.");
  }

  /**
   * Keeps a picture in the draft by its name, or by one with a number if another picture has that.
   */
  async function keepPicture(state: FileState, wanted: string, bytes: Buffer, who: Person) {
    const { file, notes } = state;
    let name = wanted;
    for (let n = 2; ; n++) {
      const there = (await repository.blob(`${state.tree}:${picturePath(file, name)}`))?.bytes;
      if (there?.equals(bytes)) return { name };
      if (!there) break;
      name = wanted.replace(/\.\w+$/, `-${n}$&`);
    }
    const path = picturePath(file, name);
    const more = { ...notes, pictures: [...notes.pictures, path], problem: null };
    const commit = await append(state, new Map([[path, bytes]]), more, who);
    return commit === null ? null : { name };
  }

  return {
    find,
    findSeen,
    note,
    settle,

    async list(): Promise<readonly Entry[]> {
      const top = await states.top();
      const [entries, branches] = await Promise.all([
        folders.of(top).then(site.entries),
        states.drafts(),
      ]);
      const drafts = new Map(branches.map((branch) => [readNotes(branch).file, toDraft(branch)]));
      const known = entries.map((entry) => ({
        ...entry,
        draft: drafts.get(entry.file) ?? null,
        isNew: false,
      }));
      const fresh = [...drafts].filter(
        ([file]) => !entries.some((entry) => entry.file === file) && isWordsFile(file),
      );
      const added = fresh.map(async ([file, draft]): Promise<Entry> => {
        const found = (await site.entries(await folderOf(file))).find(
          (entry) => entry.file === file,
        );
        return { file, title: found?.title ?? file, group: found?.group ?? "", draft, isNew: true };
      });
      return [...known, ...(await Promise.all(added))];
    },

    /** At most `HITS` texts with all of these words, in drafts as they are there. */
    async search(words: string): Promise<readonly Hit[]> {
      const top = await states.top();
      const files = (await states.drafts()).map((branch) => readNotes(branch).file);
      const drafts = files.filter((file) => isWordsFile(file));
      const published = await site.find(await folders.of(top), words);
      const drafted = await Promise.all(
        drafts.map(async (file) => site.find(await folderOf(file), words, file)),
      );
      const others = published.filter(({ file }) => !drafts.includes(file));
      return [...drafted.flat(), ...others].slice(0, HITS);
    },

    async open(file: string): Promise<Opened> {
      const state = await find(file);
      const folder = await folders.of(state.tree);
      const [page, entries] = await Promise.all([
        site.describe(file, folder),
        site.entries(folder),
      ]);
      const published = state.published === null ? null : readWords(file, state.published);
      const words = state.text === null ? published : readWords(file, state.text);
      if (!page || !words) throw nothingHere();
      const title = entries.find((entry) => entry.file === file)?.title ?? file;
      return {
        file,
        title,
        ...page,
        published,
        words,
        version: state.version,
        draft: state.draft && toDraft(state.draft),
      };
    },

    async faults(file: string): Promise<readonly DeskFault[]> {
      return site.check(await folders.of((await find(file)).tree), file);
    },

    /** Keeps words in the draft, with what others have saved since `version`. */
    save: ({ file, version, words }: SaveBody, who: Person): Promise<Saved> =>
      change(async () => {
        const state = await find(file);
        const { text, draft, published } = state;
        if (!isFields(words.value) && !Array.isArray(words.value))
          throw new HttpProblem(422, "words", "The page has no fields.");
        if ((words.body !== null) !== file.endsWith(".md"))
          throw new HttpProblem(422, "words", "Only articles, guides and legal texts have prose.");
        const isSeen = version === state.version || text === null;
        const merged = isSeen
          ? { words, clashes: [] }
          : mergeWords(await states.wordsAt(file, version), words, readWords(file, text));
        // Into the published text: how the words were typed, letter by letter, leaves no quotes or
        // folds behind.
        const written = writeWords(file, published ?? text ?? "", merged.words);
        const others = draft && draft.author.name !== who.name ? draft.author.name : null;
        const answer = {
          ...merged,
          words: readWords(file, written),
          version: state.version,
          with: isSeen ? null : others,
        };
        if (written === text && state.clashes.length === 0) return answer;
        // What somebody who may publish has scheduled must not go out with words that nobody of
        // that kind has seen.
        const isKept = state.notes.state !== "scheduled" || who.mayPublish;
        const notes = {
          ...state.notes,
          problem: null,
          removes: false,
          ...(!isKept && unscheduled),
        };
        const commit = await append(state, new Map([[file, written]]), notes, who);
        return commit === null
          ? null
          : { ...answer, version: (await repository.blob(`${commit}:${file}`))?.id ?? "none" };
      }),

    create: (body: NewBody, who: Person): Promise<{ readonly file: string }> =>
      change(async () => {
        const { file, name } = newFile(body.kind, body.title);
        const state = await states.of(file);
        if (state.text !== null || state.draft)
          throw new HttpProblem(
            409,
            "name-taken",
            "A page with this address already exists. Choose another title.",
          );
        const day = today(now());
        const read = async (path: string) =>
          String((await repository.blob(`${state.top}:${path}`))?.bytes ?? "");
        const from = body.from === null ? null : await original(body.from, body.kind);
        const text = from ? copyOf(from, body, name, day) : await newText(body, name, day, read);
        const notes = { ...newNotes(file, state.top), pictures: from?.notes.pictures ?? [] };
        const pictures = from?.draft
          ? await states.picturesOf(from.draft, from.notes.pictures)
          : new Map();
        const commit = await append(state, new Map([...pictures, [file, text]]), notes, who);
        return commit === null ? null : { file };
      }),

    /** Makes a draft that removes the file. */
    async remove(seen: FileBody, who: Person): Promise<void> {
      if (!isRemovable(seen.file))
        throw new HttpProblem(
          422,
          "needed",
          "The site needs this page. Articles and service pages can be removed.",
        );
      const state = await findSeen(seen);
      if (state.published === null)
        throw new HttpProblem(
          422,
          "new",
          "This page was never published. Discard the draft instead.",
        );
      const isDone = await append(
        state,
        new Map([[seen.file, null]]),
        { ...newNotes(seen.file, state.top), removes: true },
        who,
      );
      if (!isDone) throw justChanged();
    },

    async discard(seen: FileBody): Promise<void> {
      const { draft, file } = await findSeen(seen);
      if (!draft) throw noDraft();
      if (!(await repository.move({ ref: draftRef(file), from: draft.tip, to: null })))
        throw justChanged();
    },

    async review(
      seen: FileBody,
      state: "draft" | "review",
      says: string,
      { name }: Person,
    ): Promise<void> {
      const text = says.trim();
      const said = text === "" ? null : { by: name, text };
      await note([await findSeen(seen)], { ...unscheduled, state, problem: null, note: said });
    },

    /** Puts a picture into the draft; of a drawing (SVG) only its shapes. */
    addPicture: (file: string, name: string, bytes: Buffer, who: Person): Promise<KeptPicture> =>
      change(async () => {
        const isDrawing = isSvg(bytes);
        const { own, removed } = isDrawing ? cleaned(bytes) : { own: bytes, removed: [] };
        const ending = isDrawing ? "svg" : pictureType(bytes)?.ending;
        if (!ending)
          throw new HttpProblem(
            415,
            "picture",
            "The site cannot use this file. Upload a JPEG, PNG, WebP or AVIF picture, or an SVG as a logo.",
          );
        await refuseDamaged(own);
        const wanted = uploadName(file, name, ending);
        const kept = await keepPicture(await find(file), wanted, own, who);
        return kept && { ...kept, ...(removed.length > 0 && { removed }) };
      }),

    /**
     * Gives the name by which `file` names a picture that the content has already. What lies
     * elsewhere, where the file cannot name it, is copied beside it. Throws 404 for no picture.
     */
    choosePicture: ({ file, id, name }: PictureChoice, who: Person): Promise<KeptPicture> =>
      change(async () => {
        const bytes = /^[0-9a-f]{40,64}$/.test(id) ? (await repository.blob(id))?.bytes : undefined;
        const state = await find(file);
        const folder = file.slice(0, file.lastIndexOf("/") + 1);
        const there = (await repository.files(state.tree, folder)).find(
          (one) => one.id === id && isPictureName(one.path),
        );
        if (there) return { name: there.path.slice(folder.length) };
        const ending = bytes && (isSvg(bytes) ? "svg" : pictureType(bytes)?.ending);
        if (!ending) throw new HttpProblem(404, "picture", "The desk has no such picture.");
        return keepPicture(state, uploadName(file, posix.basename(name), ending), bytes, who);
      }),

    /** A picture that the file names, as in the draft; null when there is none. */
    async picture(
      file: string,
      name: string,
    ): Promise<{ readonly bytes: Buffer; readonly type: string } | null> {
      const bytes = (await repository.blob(`${(await find(file)).tree}:${picturePath(file, name)}`))
        ?.bytes;
      const type =
        bytes && (pictureType(bytes)?.type ?? (name.endsWith(".svg") ? "image/svg+xml" : null));
      return bytes && type ? { bytes, type } : null;
    },

    async preview(file: string, at: string): Promise<string | null> {
      return site.preview(at, await folders.of((await find(file)).tree));
    },
  };
}

/** The shapes of a drawing (SVG). Throws 422 when it has what no drawing needs, as a script. */
function cleaned(bytes: Buffer): { readonly own: Buffer; readonly removed: readonly string[] } {
  const clean = cleanSvg(bytes.toString());
  if ("refused" in clean)
    throw new HttpProblem(
      422,
      "picture",
      `This drawing ${clean.refused}. Export it as a plain SVG, or upload a PNG.`,
    );
  return { own: Buffer.from(clean.svg), removed: clean.removed };
}

/**
 * Decodes a picture as the build does: one that cannot be decoded would stop every release. Throws
 * 422.
 */
async function refuseDamaged(bytes: Buffer): Promise<void> {
  const { default: sharp } = await import("sharp");
  await sharp(bytes)
    .stats()
    .catch((error: unknown) => {
      const isLarge = error instanceof Error && error.message.includes("pixel limit");
      const why = isLarge
        ? "This picture has too many pixels. Save it smaller"
        : "This picture is damaged. Save it again";
      throw new HttpProblem(422, "picture", `${why}, and upload it once more.`, { cause: error });
    });
}

/** Does one work after the other. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

export function nothingHere(): HttpProblem {
  return new HttpProblem(404, "not-found", "The desk has no such page.");
}

export function noDraft(): HttpProblem {
  return new HttpProblem(
    409,
    "no-draft",
    "This page has no draft. A colleague may have published or discarded it.",
  );
}

export function justChanged(): HttpProblem {
  return new HttpProblem(
    409,
    "changed",
    "A colleague has just changed this draft. Review it first.",
  );
}

/** The day at the office. */
const today = (now: number) =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: company.hours.zone,
    dateStyle: "short",
  }).format(now);

/**
 * The text of a copy: another title, and of an article today's date and an id of its own. What
 * belongs to the original alone (its first Bates number, its time of publication) is left out.
 */
function copyOf(from: FileState, { kind, title }: NewBody, name: string, day: string): string {
  const text = from.text ?? from.published ?? "";
  const { value, body } = readWords(from.file, text);
  if (!isFields(value)) return text;
  if (kind === "service") {
    const meta = isFields(value.meta) ? value.meta : {};
    return writeWords(from.file, text, { value: { ...value, meta: { ...meta, title } }, body });
  }
  const { bates: _, publishAt: __, ...kept } = value;
  return writeWords(from.file, text, { value: { ...kept, id: name, title, date: day }, body });
}

/**
 * The first text of a new article or service page: the fewest fields that its schema allows, with
 * words to write over. `name`: in its address. `read` gives other files of content.
 */
async function newText(
  { kind, title }: NewBody,
  name: string,
  date: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  if (kind === "article") {
    const author = firstKey(parse(await read("content/people.yaml")));
    const fields = {
      id: name,
      title,
      excerpt: beginnings.excerpt,
      author,
      date,
      category: "ediscovery",
      minutes: 1,
    };
    return `---\n${written(fields)}---\n\n${beginnings.paragraph}\n`;
  }
  const practice = firstKey(parse(await read("content/navigation.yaml"))?.practices);
  const action = { label: "Contact us", to: "/contact" };
  return written({
    meta: { title, description: beginnings.description },
    practice,
    sections: [
      {
        kind: "practice-hero",
        label: title,
        title,
        size: "wide",
        lead: beginnings.lead,
        actions: [action],
      },
      {
        kind: "brief",
        label: "In brief",
        heading: "What it is for",
        paragraphs: [beginnings.paragraph],
      },
      { kind: "closing", label: "Contact", heading: "Talk to us", actions: [action] },
    ],
  });
}

/** As YAML, each part in full: the check refuses an alias of a part that was written above. */
const written = (value: unknown) => stringify(value, { aliasDuplicateObjects: false });

function firstKey(value: unknown): string {
  return Object.keys(Object(value))[0] ?? "";
}
