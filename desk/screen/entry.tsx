import { useQuery } from "@tanstack/react-query";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import frame from "web/inbox/frame.module.css";
import { whenWords } from "web/inbox/when.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { follow } from "../same-items.ts";
import { isLeaf, keyOf, mustFix, problemsToFix, textOf, trail } from "../values.ts";
import {
  type DeskFault,
  deskPaths,
  type FieldPath,
  type Form,
  type Here,
  type Opened,
  type Overview,
} from "../wire.ts";
import { ask, useNewest } from "./ask.ts";
import css from "./desk.module.css";
import { createDraft, type DraftStore, type DraftView } from "./draft.ts";
import { FaultList, faultListId } from "./fault-list.tsx";
import { FormContext, fieldId, focusSoon } from "./field.tsx";
import { Inner } from "./form.tsx";
import { FoundAs } from "./found-as.tsx";
import { History } from "./history.tsx";
import { Markdown } from "./markdown.tsx";
import { PageView } from "./page-view.tsx";
import { Loading, NoteSaid, Trouble } from "./parts.tsx";
import { Review, type StepProps } from "./review.tsx";
import { hrefOf, type Target, type View } from "./route.ts";

type EntryProps = {
  file: string;
  view: View;
  /** The field to begin at. */
  target: Target | null;
  overview: Overview;
  onChanged: () => void;
};

const places = {
  write: "Edit",
  review: "Review and publish",
  history: "History",
} as const satisfies Record<View, string>;
const none: readonly DeskFault[] = [];

/** One entry: its form beside the page, what has changed, and its history. */
export function EntryScreen({ file, view, target, overview, onChanged }: EntryProps) {
  const store = useMemo(() => createDraft(file), [file]);
  const draft = useSyncExternalStore(store.subscribe, store.view);
  const others = useDraftLife(store, draft, file, overview.me.name);
  const { opened, refused, version } = draft;
  const query = new URLSearchParams({ file, version });
  // Once more for a review: also what is wrong in other files keeps a draft from being published.
  const check = useNewest(version && `${version} ${view === "review"}`, () =>
    ask<readonly DeskFault[]>("GET", `${deskPaths.faults}?${query}`),
  );
  const faults = check.value ?? none;
  if (!opened && refused === null) return <Loading />;
  if (!opened)
    return (
      <Trouble says={`This page could not be opened. ${refused}`} onAgain={() => store.open()} />
    );
  const step = { store, draft, opened, overview, faults, onChanged };
  return (
    <main className={classNames(frame.screen, css.entry)}>
      <div className={css.bar} ref={measureBar}>
        <div className={frame.head}>
          <div>
            <h1>{opened.title}</h1>
            <SavingState
              {...{ store, draft }}
              wrong={view === "write" ? mustFix(faults).length : 0}
            />
          </div>
          <nav className={frame.boxes} aria-label={opened.title}>
            {(["write", "review", "history"] as const).map((name) => (
              <a
                key={name}
                href={hrefOf(name, file)}
                aria-current={name === view ? "page" : undefined}
              >
                {places[name]}
              </a>
            ))}
          </nav>
        </div>
        <Others {...step} here={others} />
      </div>
      {view === "write" && <Writing {...step} target={target} />}
      {view === "review" && <Review {...step} isChecked={check.version === `${version} true`} />}
      {view === "history" && <History {...step} />}
    </main>
  );
}

/** The page beside the form begins below the bar, which is higher while it has something to say. */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const watch = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`),
  );
  watch.observe(bar);
  return () => watch.disconnect();
}

/** In milliseconds: how soon a colleague's save is in the open form. */
const LOOK = 3_000;
const nobody: readonly string[] = [];

/**
 * Opens the draft, saves it when the person leaves, and reads it again when a colleague, or the
 * person in another window, has saved. Gives who else has the file open.
 */
function useDraftLife(store: DraftStore, draft: DraftView, file: string, me: string) {
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  const isSaved = draft.saving.state === "saved";
  useEffect(() => {
    const warn = (event: Event) => event.preventDefault();
    if (!isSaved) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaved]);
  const [window] = useState(() => crypto.randomUUID());
  const isOpen = draft.opened !== null;
  const { data: here } = useQuery({
    queryKey: [deskPaths.here, file, window],
    queryFn: () => ask<Here>("POST", deskPaths.here, { file, window }),
    refetchInterval: LOOK,
    refetchOnWindowFocus: true,
    enabled: isOpen,
    // Each answer is a new one: a reading that has failed is tried again.
    structuralSharing: false,
  });
  useEffect(() => {
    const { version, saving } = store.view();
    // What is being saved is merged by that.
    if (here && here.version !== version && saving.state === "saved")
      store.open(here.by === me ? "You" : (here.by ?? "A colleague"));
  }, [store, here, me]);
  return here?.others ?? nobody;
}

/**
 * Whether the words are saved; when they are not, why, and that they are kept. And how much is to
 * be fixed.
 */
function SavingState({
  store,
  draft: { saving, opened },
  wrong,
}: Pick<StepProps, "store" | "draft"> & { wrong: number }) {
  if (saving.state === "failed")
    return (
      <p className={classNames(frame.small, frame.wrong)} role="alert">
        Not saved: {saving.says.charAt(0).toLowerCase() + saving.says.slice(1).replace(/\.$/, "")}.
        Your changes are kept in this browser.{" "}
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
    <div className={classNames(frame.small, css.saved)}>
      <p role="status">{saving.state === "saved" ? savedWords(saving.at, opened) : "Saving …"}</p>
      {wrong > 0 && (
        <button type="button" className={frame.quiet} onClick={() => focusSoon(faultListId)}>
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

const listed = new Intl.ListFormat("en-US");

/** Who else has the page open: colleagues by name, or the person in another window. */
function hereWords(others: readonly string[], me: string): string {
  const names = others.filter((name) => name !== me);
  if (names.length > 0)
    return `${listed.format(names)} ${names.length === 1 ? "is" : "are"} here too.`;
  return others.length > 0 ? "You have this page open in another window, too." : "";
}

/**
 * Who is here too, what somebody has changed meanwhile, and the fields that both have changed.
 */
function Others({
  store,
  draft: { others, clashes },
  opened,
  overview,
  here,
}: StepProps & { here: readonly string[] }) {
  const isHere = hereWords(here, overview.me.name);
  return (
    <div className={css.others} aria-live="polite">
      {isHere && <p className={css.help}>{isHere}</p>}
      {others && (
        <div className={classNames(frame.struck, css.notice)}>
          <p>
            <b>{others.by}</b> changed {others.fields.join(", ")}{" "}
            {others.by === "You" ? "in another window" : "while you were editing"}. The form shows
            the change.
          </p>
          <Button line className={css.tool} onClick={store.dismiss}>
            Close
          </Button>
        </div>
      )}
      {clashes.map((clash) => {
        const label = trail(opened.form, store.view().words.value, clash.path);
        return (
          <section
            key={keyOf(clash.path)}
            className={classNames(frame.struck, css.clash)}
            aria-label={`Two versions: ${label}`}
          >
            <p>
              You and a colleague both changed <b>{label}</b>. The draft has their version.
            </p>
            <dl>
              <dt>Theirs</dt>
              <dd>{textOf(clash.theirs) || "(removed)"}</dd>
              <dt>Yours</dt>
              <dd>{textOf(clash.mine) || "(removed)"}</dd>
            </dl>
            <div className={frame.actions}>
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

type WritingProps = StepProps & Pick<EntryProps, "target">;

/**
 * The form, with what has to be fixed above it, beside the page. In a narrow window one of both is
 * shown.
 */
function Writing({ store, draft, opened, overview, faults, target }: WritingProps) {
  const { words, version, shift } = draft;
  const [tab, setTab] = useState<"words" | "page">("words");
  const [open, setOpenKeys] = useState<ReadonlySet<string>>(
    // The focus moves to a field when it is drawn, which its groups must be by then.
    () => new Set([...firstOpen(opened), ...partsOf(target?.path ?? []).map(keyOf)]),
  );
  const [seen, setSeen] = useState(shift);
  if (shift !== seen) {
    setSeen(shift);
    const moved = (key: string) => shift && follow(shift.before, shift.now, key.split("."));
    setOpenKeys((keys) => new Set([...keys].flatMap((key) => keyOf(moved(key) ?? []) || [])));
  }
  const form = useRef<HTMLElement>(null);
  // A colleague's change must not carry the field out of view in which somebody types.
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (shift && field && form.current?.contains(field)) field.scrollIntoView({ block: "nearest" });
  }, [shift]);
  const setOpen = (key: string, isOpen: boolean) =>
    setOpenKeys(
      (keys) => new Set(isOpen ? [...keys, key] : [...keys].filter((other) => other !== key)),
    );
  const jump = (path: FieldPath, line?: number) => {
    setTab("words");
    const around = partsOf(path);
    setOpenKeys((keys) => new Set([...keys, ...around.map(keyOf)]));
    focusSoon(...around.toReversed().map(fieldId));
    if (line === undefined) return;
    requestAnimationFrame(() =>
      document
        .getElementById(fieldId(path))
        ?.dispatchEvent(new CustomEvent("line", { detail: line })),
    );
  };
  const begin = useEffectEvent(({ path, line }: Target) => jump(path, line));
  useEffect(() => {
    if (target) begin(target);
  }, [target]);
  const { file, references, pages } = opened;
  const here = faults.filter((fault) => fault.file === file);
  return (
    <>
      <fieldset className={classNames(frame.boxes, css.tabs)} aria-label="Show">
        {(["words", "page"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {name === "words" ? "Form" : "Preview"}
          </button>
        ))}
      </fieldset>
      <div className={classNames(css.desk, tab === "page" && css.showsPage)}>
        <section ref={form} className={classNames(frame.stack, css.form)} aria-label="Form">
          <FaultList {...{ faults, opened, overview, words }} onJump={jump} />
          <FormContext
            value={{
              file,
              references,
              pages,
              faults: here,
              shift,
              open,
              setOpen,
              change: store.change,
              jump,
            }}
          >
            {opened.draft?.removes && (
              <p className={classNames(frame.struck, css.notice)}>
                This draft removes the page from the site.
              </p>
            )}
            {opened.draft?.note && <NoteSaid note={opened.draft.note} />}
            {words.body === null ? (
              <Inner form={opened.form} path={[]} value={words.value} />
            ) : (
              <>
                <Inner form={only(opened.form, false)} path={[]} value={words.value} />
                <div className={css.cell}>
                  <p className={css.label}>
                    <span>Text</span>
                  </p>
                  <Markdown value={words.body} />
                </div>
                <Inner form={only(opened.form, true)} path={[]} value={words.value} />
              </>
            )}
          </FormContext>
          <FoundAs
            {...{ words, references }}
            address={`${(overview.site ?? "").replace(/^https?:\/\//, "")}${opened.shownAt[0] ?? ""}`}
          />
        </section>
        <PageView {...{ file, version, words }} shownAt={opened.shownAt} onFound={jump} />
      </div>
    </>
  );
}

/** The fields that may be left out, or those that may not: the text is between them. */
const only = (form: Form, optional: boolean): Form =>
  form.kind === "fields"
    ? { ...form, fields: form.fields.filter((field) => field.form.optional === optional) }
    : form;

/** The paths of the groups around a field, the outermost first, and its own. */
const partsOf = (path: FieldPath): readonly FieldPath[] => path.map((_, i) => path.slice(0, i + 1));

/** A short form is open as a whole; of a long one the first group, so that the others are seen. */
function firstOpen({ form }: Opened): ReadonlySet<string> {
  if (form.kind !== "fields") return new Set();
  const groups = form.fields.filter((field) => !field.form.hidden && !isLeaf(field.form));
  return new Set((groups.length > 3 ? groups.slice(0, 1) : groups).map(({ name }) => name));
}
