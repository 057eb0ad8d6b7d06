import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import frame from "web/inbox/frame.module.css";
import { whenWords } from "web/inbox/when.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import type { FieldPath, Opened, Overview } from "../wire.ts";
import css from "./desk.module.css";
import { createDraft, type DraftStore, type DraftView } from "./draft.ts";
import { FaultList, faultListId } from "./fault-list.tsx";
import { Inner } from "./form.tsx";
import { FormContext, fieldId, focusSoon } from "./form-context.ts";
import { History } from "./history.tsx";
import { Markdown } from "./markdown.tsx";
import { PageView } from "./page-view.tsx";
import { Trouble } from "./parts.tsx";
import { Review } from "./review.tsx";
import { hrefOf, type View } from "./route.ts";
import { isLeaf, keyOf, problemsToFix, textOf, trail } from "./values.ts";

type EntryProps = { file: string; view: View; overview: Overview; onChanged: () => void };

/** One entry: its form beside the page, what has changed, and its history. */
export function EntryScreen({ file, view, overview, onChanged }: EntryProps) {
  const store = useMemo(() => createDraft(file), [file]);
  const draft = useSyncExternalStore(store.subscribe, store.view);
  useDraftLife(store, draft, file, overview);
  const { opened, refused } = draft;
  if (!opened)
    return refused === null ? (
      <p className={frame.state} role="status">
        Loading …
      </p>
    ) : (
      <Trouble says={`This page could not be opened. ${refused}`} onAgain={() => store.open()} />
    );
  const places = { write: "Edit", review: "Review and publish", history: "History" } as const satisfies Record<View, string>;
  return (
    <main className={css.entry}>
      <div className={css.bar} ref={measureBar}>
        <div className={css.head}>
          <div>
            <h1>{opened.title}</h1>
            <SavingState store={store} draft={draft} isWriting={view === "write"} />
          </div>
          <nav className={css.views} aria-label={opened.title}>
            {(["write", "review", "history"] as const).map((name) => (
              <a key={name} href={hrefOf(name, file)} aria-current={name === view ? "page" : undefined}>
                {places[name]}
              </a>
            ))}
          </nav>
        </div>
        <Others store={store} draft={draft} opened={opened} />
      </div>
      {view === "write" && <Writing {...{ store, draft, opened, overview }} />}
      {view === "review" && <Review {...{ store, draft, opened, overview, onChanged }} />}
      {view === "history" && <History {...{ store, draft, opened, overview, onChanged }} />}
    </main>
  );
}

/** The page beside the form begins below the bar, which is higher while it has something to say. */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const watch = new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => watch.disconnect();
}

/** Opens the draft, saves it when the person leaves, and reads it again when a colleague has saved. */
function useDraftLife(store: DraftStore, draft: DraftView, file: string, overview: Overview) {
  useEffect(() => {
    store.open();
    const save = () => void store.save();
    const hide = () => document.visibilityState === "hidden" && save();
    addEventListener("online", save);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("online", save);
      document.removeEventListener("visibilitychange", hide);
      store.close();
    };
  }, [store]);
  const isSaved = draft.saving.state === "saved";
  useEffect(() => {
    const warn = (event: Event) => event.preventDefault();
    if (!isSaved) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaved]);
  const theirs = overview.entries.find((entry) => entry.file === file)?.draft;
  const seen = theirs && theirs.by !== overview.me.name ? `${theirs.by} ${theirs.savedAt}` : null;
  const isOpen = draft.opened !== null;
  useEffect(() => {
    const known = store.view().opened?.draft;
    if (isOpen && seen !== null && seen !== `${known?.by} ${known?.savedAt}`) store.open(seen.replace(/ \S+$/, ""));
  }, [store, seen, isOpen]);
}

/** Whether the words are saved; when they are not, why, and that they are kept. And how much is to be fixed. */
function SavingState({ store, draft, isWriting }: { store: DraftStore; draft: DraftView; isWriting: boolean }) {
  const { saving, opened, faults } = draft;
  const wrong = faults.filter(({ isDoubt }) => !isDoubt).length;
  if (saving.state === "failed")
    return (
      <p className={css.unsaved} role="alert">
        Not saved: {saving.says.charAt(0).toLowerCase() + saving.says.slice(1).replace(/\.$/, "")}. Your changes are kept in this browser.{" "}
        {saving.isFinal ? (
          <Button line className={css.tool} onClick={store.forget}>
            Discard my changes and show the saved version
          </Button>
        ) : (
          <Button line className={css.tool} onClick={store.save}>
            Try again
          </Button>
        )}
      </p>
    );
  return (
    <div className={css.saved}>
      <p role="status">{saving.state === "saved" ? savedWords(saving.at, opened) : "Saving …"}</p>
      {wrong > 0 && isWriting && (
        <button type="button" onClick={() => focusSoon(faultListId)}>
          {problemsToFix(wrong)}
        </button>
      )}
    </div>
  );
}

function savedWords(at: Date | null, opened: Opened | null): string {
  if (at === null) return opened?.draft ? "Saved" : "No unpublished changes";
  const isToday = at.toDateString() === new Date().toDateString();
  return `Saved ${isToday ? at.toLocaleTimeString("en-US", { timeStyle: "short" }) : whenWords(at.toISOString())}`;
}

/** What a colleague has changed meanwhile, and the fields that both have changed. */
function Others({ store, draft: { others, clashes }, opened }: { store: DraftStore; draft: DraftView; opened: Opened }) {
  return (
    <div className={css.others} aria-live="polite">
      {others && (
        <div className={css.notice}>
          <p>
            <b>{others.by}</b> changed {others.fields.slice(0, 5).join(", ")}
            {others.fields.length > 5 && ` and ${others.fields.length - 5} more`} while you were editing. The form shows their changes.
          </p>
          <Button line className={css.tool} onClick={store.dismiss}>
            Close
          </Button>
        </div>
      )}
      {clashes.map((clash) => {
        const label = trail(opened.form, store.view().words.value, clash.path);
        return (
          <section key={keyOf(clash.path)} className={css.clash} aria-label={`Two versions: ${label}`}>
            <p>
              You and a colleague both changed <b>{label}</b>. The draft has their version.
            </p>
            <dl>
              <dt>Theirs</dt>
              <dd>{textOf(clash.theirs) || "(removed)"}</dd>
              <dt>Yours</dt>
              <dd>{textOf(clash.mine) || "(removed)"}</dd>
            </dl>
            <div className={css.actions}>
              <Button small onClick={() => store.settleClash(clash, true)}>
                Use mine
              </Button>
              <Button line small onClick={() => store.settleClash(clash, false)}>
                Keep theirs
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The form, with what has to be fixed above it, beside the page. In a narrow window one of both is shown. */
function Writing({ store, draft, opened, overview }: { store: DraftStore; draft: DraftView; opened: Opened; overview: Overview }) {
  const { words, version, faults } = draft;
  const [tab, setTab] = useState<"words" | "page">("words");
  const [open, setOpenKeys] = useState<ReadonlySet<string>>(() => firstOpen(opened));
  const setOpen = useCallback((key: string, isOpen: boolean) => {
    setOpenKeys((keys) => new Set(isOpen ? [...keys, key] : [...keys].filter((other) => other !== key)));
  }, []);
  const jump = useCallback((path: FieldPath, line?: number) => {
    setTab("words");
    const around = path.map((_, i) => keyOf(path.slice(0, i + 1)));
    setOpenKeys((keys) => new Set([...keys, ...around]));
    focusSoon(...around.toReversed().map(fieldId));
    if (line === undefined) return;
    requestAnimationFrame(() => document.getElementById(fieldId(keyOf(path)))?.dispatchEvent(new CustomEvent("line", { detail: line })));
  }, []);
  const form = useMemo(
    () => ({
      file: opened.file,
      published: opened.published,
      references: opened.references,
      faults: faults.filter((fault) => fault.file === opened.file),
      open,
      setOpen,
      change: store.change,
      jump,
    }),
    [opened, faults, open, setOpen, store, jump],
  );
  return (
    <>
      <fieldset className={css.tabs} aria-label="Show">
        {(["words", "page"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {name === "words" ? "Form" : "Preview"}
          </button>
        ))}
      </fieldset>
      <div className={classNames(css.desk, tab === "page" && css.showsPage)}>
        <section className={css.form} aria-label="Form">
          <FaultList {...{ faults, opened, overview }} words={words} onJump={jump} />
          <FormContext value={form}>
            {opened.draft?.removes && <p className={css.notice}>This draft removes the page from the site.</p>}
            <Inner form={opened.form} path={[]} value={words.value} />
            {words.body !== null && (
              <div className={css.cell}>
                <p className={css.label}>
                  <span>Text</span>
                </p>
                <Markdown value={words.body} />
              </div>
            )}
          </FormContext>
        </section>
        <PageView file={opened.file} {...{ version, words }} shownAt={opened.shownAt} onFound={jump} />
      </div>
    </>
  );
}

/** A short form is open as a whole; of a long one the first group, so that the others are seen. */
function firstOpen({ form }: Opened): ReadonlySet<string> {
  if (form.kind !== "fields") return new Set();
  const groups = form.fields.filter((field) => !field.form.hidden && !isLeaf(field.form));
  return new Set((groups.length > 3 ? groups.slice(0, 1) : groups).map(({ name }) => name));
}
