import { mergeWords } from "../merge-values.ts";
import { follow, isSame } from "../same-items.ts";
import { at, differences, keyOf, prose, putWords } from "../values.ts";
import { deskPaths, type FieldPath, type Opened, type Saved, type Words } from "../wire.ts";
import { ask, Refusal } from "./ask.ts";

export type Saving =
  | { readonly state: "saved"; readonly at: Date | null }
  | { readonly state: "saving" }
  /** The words are kept in this browser; `isFinal`: trying again does not help. */
  | { readonly state: "failed"; readonly says: string; readonly isFinal: boolean };

export type Clash = Saved["clashes"][number];

export type DraftView = {
  readonly opened: Opened | null;
  /** Why the file could not be opened. */
  readonly refused: string | null;
  readonly words: Words;
  readonly version: string;
  readonly saving: Saving;
  /** Who else has changed which fields meanwhile. */
  readonly others: { readonly by: string; readonly fields: readonly string[] } | null;
  /** Fields that both have changed; the other's words are in the draft. */
  readonly clashes: readonly Clash[];
  /** The last change in which items of lists may have got other places. */
  readonly shift: Shift | null;
};

/** The fields before and after. What belongs to an item goes with it (`follow`). */
export type Shift = { readonly before: unknown; readonly now: unknown };

/**
 * In this browser's storage until the server has them: the words, the words and version on which
 * they are based, and open clashes.
 */
type Kept = {
  readonly version: string;
  readonly base: Words;
  readonly words: Words;
  readonly clashes: readonly Clash[];
};

const PAUSE = 250;
const RETRY = 4_000;
const nothing: Words = { value: null, body: null };
const start = {
  opened: null,
  refused: null,
  words: nothing,
  version: "",
  others: null,
  clashes: [],
  shift: null,
} as const;

/**
 * One file's draft in this browser: changes at once, saved on a pause, merged by the server with
 * what others save.
 */
export function createDraft(file: string) {
  // Each tab has a place of its own; one that was left with unsaved words is taken over.
  const place =
    Object.keys(localStorage).find((key) => key.startsWith(`desk:${file}`)) ??
    `desk:${file}:${crypto.randomUUID()}`;
  const listeners = new Set<() => void>();
  let view: DraftView = { ...start, saving: { state: "saved", at: null } };
  let saved = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  let reads = 0;

  const set = (part: Partial<DraftView>) => {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  };

  /** Other words in the form, in which items of lists may have other places. */
  const shifted = (words: Words) => {
    const shift = { before: view.words.value, now: words.value };
    const clashes = view.clashes.flatMap((clash) => {
      const path = isProse(clash.path) ? clash.path : follow(shift.before, shift.now, clash.path);
      // What the person has chosen in another window needs no choice here.
      const isChosen = path && isSame(wordsAt(words, path), clash.mine);
      return path && !isChosen ? [{ ...clash, path }] : [];
    });
    return { words, shift, clashes };
  };

  /**
   * Reads the file, and saves words that this browser has kept since the last time. Later it reads
   * what others have changed; with words that are not saved, saving does the same. `by`: who is
   * told to have changed them.
   */
  async function open(by: string | null = null): Promise<void> {
    if (!isSame(view.words, saved)) return save();
    const before = view.words;
    const read = ++reads;
    const opened = await ask<Opened>(
      "GET",
      `${deskPaths.entry}?file=${encodeURIComponent(file)}`,
    ).catch((error: Error) => {
      if (!view.opened) set({ refused: error.message });
    });
    // A newer answer is on its way, or something was typed meanwhile.
    if (!opened || read !== reads || !isSame(view.words, before)) return;
    const kept = view.opened ? null : readKept(place);
    const unsaved = kept && !isSame(kept.words, kept.base) ? kept : null;
    saved = unsaved?.base ?? opened.words;
    const { words, version } = unsaved ?? opened;
    set({
      opened,
      ...(view.opened && !isSame(words, before)
        ? shifted(words)
        : { words, clashes: kept?.clashes ?? view.clashes }),
      version,
      refused: null,
      saving: { state: "saved", at: savedAt(opened) },
    });
    if (by !== null) tell(by, before, words);
    if (unsaved) await save();
  }

  function change(path: FieldPath, value: unknown) {
    const words = putWords(view.words, path, value);
    const isShift = value === undefined || Array.isArray(value);
    set({ ...(isShift ? shifted(words) : { words }), saving: { state: "saving" } });
    keep();
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }

  /** Sends what is not saved yet; resolves when nothing is under way. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    // Several may wait: only one of them sends next, or the server would take a person's own words
    // for a colleague's.
    while (underway) await underway;
    if (isSame(view.words, saved))
      return settle(view.saving.state === "saved" ? view.saving : { state: "saved", at: null });
    underway = send(view.words).finally(() => {
      underway = null;
    });
    await underway;
  }

  async function send(sent: Words) {
    set({ saving: { state: "saving" } });
    try {
      const answer = await ask<Saved>("PUT", deskPaths.entry, {
        file,
        version: view.version,
        words: sent,
      });
      // With what was typed since: where it does not fit, it stays as typed.
      const { words } = mergeWords(sent, answer.words, view.words);
      const opened = view.opened && { ...view.opened, draft: view.opened.draft ?? ownDraft() };
      if (!isSame(words, view.words)) set(shifted(words));
      set({
        version: answer.version,
        opened,
        clashes: [...others(view.clashes, answer.clashes), ...answer.clashes],
      });
      if (answer.with !== null) tell(answer.with, sent, answer.words, answer.clashes);
      saved = answer.words;
      settle({ state: "saved", at: new Date() });
    } catch (error) {
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(String(error), null);
      const isFinal = status !== null && status < 500 && ![401, 408, 409, 429].includes(status);
      set({ saving: { state: "failed", says: message, isFinal } });
      if (!isFinal) timer = setTimeout(save, RETRY);
    }
  }

  /**
   * After an answer: what was typed meanwhile is kept and sent next. One's own words of a clash are
   * kept until it is settled.
   */
  function settle(saving: Saving) {
    const isSaved = isSame(view.words, saved);
    if (isSaved && view.clashes.length === 0) localStorage.removeItem(place);
    else keep();
    set({ saving: isSaved ? saving : { state: "saving" } });
    if (!isSaved) timer = setTimeout(save, PAUSE);
  }

  function keep() {
    const { version, words, clashes } = view;
    try {
      localStorage.setItem(
        place,
        JSON.stringify({ version, base: saved, words, clashes } satisfies Kept),
      );
    } catch {
      // The storage is full or forbidden: the words are in this tab, and the state above says
      // whether they are saved.
    }
  }

  /** Names what somebody else has changed, but for fields of which both versions are shown. */
  function tell(by: string, mine: Words, merged: Words, clashes: readonly Clash[] = []) {
    if (!view.opened) return;
    const changed = differences(view.opened.form, mine, merged).filter(
      ({ path }) => !clashes.some((clash) => keyOf(clash.path) === keyOf(path)),
    );
    const fields = changed.map(({ label }) => label);
    if (fields.length > 0) set({ others: { by, fields } });
  }

  function settleClash(clash: Clash, takesMine: boolean) {
    set({ clashes: others(view.clashes, [clash]) });
    if (takesMine) change(clash.path, clash.mine);
    else settle(view.saving);
  }

  return {
    open,
    change,
    save,
    settleClash,
    dismiss: () => set({ others: null }),
    /** Gives up what this browser has kept, and shows what is saved. */
    forget() {
      localStorage.removeItem(place);
      set({ words: saved, clashes: [] });
      return open();
    },
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Saves what is not saved, and tries no more. */
    close() {
      listeners.clear();
      save().finally(() => clearTimeout(timer));
    },
  };
}

export type DraftStore = ReturnType<typeof createDraft>;

/** Clashes of other fields than these. */
const others = (all: readonly Clash[], taken: readonly Clash[]) =>
  all.filter(({ path }) => !taken.some((clash) => keyOf(clash.path) === keyOf(path)));

const wordsAt = ({ value, body }: Words, path: FieldPath) =>
  (isProse(path) ? body : at(value, path)) ?? null;

const isProse = (path: FieldPath) => keyOf(path) === keyOf(prose);

const savedAt = ({ draft }: Opened) => (draft ? new Date(draft.savedAt) : null);
const ownDraft = () =>
  ({
    by: "",
    savedAt: new Date().toISOString(),
    state: "draft",
    publishAt: null,
    together: [],
    problem: null,
    removes: false,
    linkUntil: null,
    note: null,
  }) as const;

function readKept(place: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null");
    return kept?.version && kept.base && kept.words ? { clashes: [], ...kept } : null;
  } catch {
    return null;
  }
}
