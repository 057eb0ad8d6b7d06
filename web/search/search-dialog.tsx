import { notFound } from "content/pages.ts";
import { countedWordsLimit } from "content/wire/counts.ts";
import { search } from "content/words.ts";
import {
  type KeyboardEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createRoot } from "react-dom/client";
import { reportCount } from "web/api/report-count.ts";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import {
  ArticlesLink,
  AskLink,
  NothingFound,
  ResultOption,
  SearchFailed,
  SuggestionOption,
} from "./result-option.tsx";
import css from "./search-dialog.module.css";
import { slashIsOn, switchSlash } from "./shortcut.ts";
import type { SiteAnswer } from "./site-search.ts";

const LIST = "search-results";
const optionId = (index: number) => `search-option-${index}`;

/** The site's search: a modal dialog with one field and results while typing. */
function SearchDialog({ initial, onClose }: { initial: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  const [q, setQ] = useState(initial);
  const found = useSiteSearch(q);
  useCountedSearch(q, found);
  const results = found.state === "answered" ? found.results : [];
  const suggestions = found.state === "idle" ? notFound.likely.links : [];
  const count = results.length + suggestions.length;
  // The best result is active from the start, so that Enter opens it. No suggestion is active at
  // first.
  const { active, setActive, onKeyDown } = useOptions(count, results.length > 0 ? 0 : -1, found);
  const option = (i: number) => ({
    id: optionId(i),
    active: i === active,
    onPoint: () => setActive(i),
  });
  const choose = (event: SubmitEvent) => {
    // Without an index the form is submitted to its own address.
    if (found.state === "failed") return;
    event.preventDefault();
    document.getElementById(optionId(active))?.click();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="search-title"
      onClose={onClose}
      onClick={({ target, currentTarget, ctrlKey, metaKey, shiftKey }) => {
        // Also when a link is followed: Back would otherwise show the page with the search open.
        const isFollowed =
          target instanceof Element &&
          target.closest("a:not([target])") &&
          !ctrlKey &&
          !metaKey &&
          !shiftKey;
        if (target === currentTarget || isFollowed) currentTarget.close();
      }}
    >
      <div className={css.sheet}>
        <h2 id="search-title" className={css.title}>
          {search.title}
        </h2>
        <search>
          <form action="/blog" className={css.field} onSubmit={choose}>
            <input
              name="q"
              role="combobox"
              aria-label={search.field}
              aria-expanded={count > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              placeholder={search.hint}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={100}
              value={q}
              onChange={({ target }) => setQ(target.value)}
              onKeyDown={onKeyDown}
            />
            <Button line small onClick={() => dialog.current?.close()}>
              {search.close}
            </Button>
          </form>
        </search>
        <div className={css.answer}>
          <div className={css.count}>
            <p>{found.state === "idle" ? search.suggestions : countOf(found)}</p>
            {found.state === "answered" && count > 0 && found.missing.length > 0 && (
              <AskLink words={found.missing.join(" ")} />
            )}
          </div>
          <div
            id={LIST}
            role="listbox"
            aria-label={suggestions.length > 0 ? search.suggestions : search.results}
            tabIndex={-1}
            className={css.list}
            hidden={count === 0}
          >
            {results.map((result, i) => (
              <ResultOption key={result.href} result={result} {...option(i)} />
            ))}
            {suggestions.map((link, i) => (
              <SuggestionOption key={link.href} link={link} {...option(i)} />
            ))}
          </div>
          {found.state === "failed" && <SearchFailed q={q.trim()} />}
          {found.state === "answered" && count === 0 && (
            <NothingFound q={q.trim()} titlesOnly={found.depth === "titles-only"} />
          )}
        </div>
        <SearchFoot q={q.trim()} />
        <Announcement found={found} />
      </div>
    </dialog>
  );
}

/**
 * Milliseconds without a change before it is announced, so that a screen reader does not read out
 * every letter's result.
 */
const SETTLED = 600;

/** The state of the search in words: loading, failed, or the number of results. */
function countOf(found: SiteSearchState): string {
  if (found.state === "idle") return "";
  if (found.state !== "answered")
    return found.state === "loading" ? search.count.loading : search.failed.heading;
  const n = found.results.length;
  const counted = n === 0 ? search.count.none : n === 1 ? search.count.one : search.count.many(n);
  return [counted, ...remarks(found)].join(". ").replace("…. ", "… ");
}

/** How much was searched, and for which of the words when some are missing. */
function remarks({
  depth,
  results,
  partial,
  missing,
}: Extract<SiteSearchState, { state: "answered" }>): readonly string[] {
  const searched = {
    titles: [search.count.titles],
    "titles-only": [search.count.titlesOnly],
    all: [],
  }[depth];
  if (!partial || results.length === 0) return searched;
  return [
    ...searched,
    missing.length > 0
      ? search.missing(missing.map((word) => `“${word}”`).join(` ${search.or} `))
      : search.count.partial,
  ];
}

/** Announces the results to screen readers (WCAG 4.1.3). */
function Announcement({ found }: { found: SiteSearchState }) {
  const [said, setSaid] = useState("");
  const words = countOf(found);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SETTLED);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className={text.hidden}>
      {said}
    </p>
  );
}

/** A link to the articles' own search and, where there is a keyboard, help for using this one. */
function SearchFoot({ q }: { q: string }) {
  const [slash, setSlash] = useState(slashIsOn);
  return (
    <div className={css.foot}>
      <ArticlesLink q={q} />
      <div className={css.keyboard}>
        <label className={text.mono}>
          <input
            type="checkbox"
            checked={slash}
            onChange={({ target }) => {
              switchSlash(target.checked);
              setSlash(target.checked);
            }}
          />
          {search.slash}
        </label>
        <p className={text.mono}>
          {search.keys.map(({ key, does }) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/**
 * Counts a search without a result once, when the dialog closes, so that words typed on the way are
 * not counted. Words that the index does not have may be a name: then the search is counted, and no
 * word of it leaves the browser.
 */
function useCountedSearch(q: string, found: SiteSearchState): void {
  const fruitless = useRef<string | null>(null);
  useEffect(() => {
    const isFruitless = found.state === "answered" && found.results.length === 0 && q.trim() !== "";
    fruitless.current = isFruitless ? (found.missing.length === 0 ? q.trim() : "") : null;
  }, [q, found]);
  useEffect(
    () => () => {
      if (fruitless.current !== null)
        reportCount({ kind: "search", words: fruitless.current.slice(0, countedWordsLimit) });
      fruitless.current = null;
    },
    [],
  );
}

const root = createRoot(document.body.appendChild(document.createElement("div")));

/** Shows the search with `q` in its field, and calls `closed` when it has been closed. */
export function showSearch(q: string, closed: () => void): void {
  const close = () => {
    root.render(null);
    closed();
  };
  root.render(<SearchDialog initial={q} onClose={close} />);
}

/**
 * The step of each key from `active` among `count`. Home and End move the field's caret until an
 * arrow key has entered the list.
 */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The active option of a combobox's listbox (WAI-ARIA Authoring Practices, combobox with list
 * autocomplete). The focus stays in the field; arrow keys move through the `count` options. Starts
 * at `first` whenever `list` changes; -1 is none.
 */
function useOptions(count: number, first: number, list: unknown) {
  const [active, setActive] = useState(first);
  const [entered, setEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options begin at the first again
  useEffect(() => {
    setActive(first);
    setEntered(false);
  }, [list, first]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith("Arrow");
    const step = steps[event.key];
    if (
      !step ||
      count === 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      !(isArrow || entered)
    ) {
      setEntered(false);
      return;
    }
    event.preventDefault();
    setEntered(true);
    setActive(step(active, count));
  };
  return { active: Math.min(active, count - 1), setActive, onKeyDown };
}

/** A single letter matches too much. */
const SHORTEST = 2;

/**
 * What has been searched: titles and headings while the texts load, then everything; `titles-only`
 * when loading has failed.
 */
type Depth = "titles" | "all" | "titles-only";

type SiteSearchState =
  /** Too little to search for. */
  | { readonly state: "idle" }
  | { readonly state: "loading" | "failed" }
  | ({ readonly state: "answered"; readonly depth: Depth } & SiteAnswer);

/**
 * One constant object, so that the active suggestion is kept while the engine and the texts load.
 */
const idle = { state: "idle" } as const;

/**
 * Searches the site while typing. The engine, the titles and the texts are loaded when the dialog
 * first opens.
 */
function useSiteSearch(typed: string): SiteSearchState {
  const q = useDeferredValue(typed);
  const [engine, setEngine] = useState<typeof import("./site-search.ts") | "failed">();
  const [depth, setDepth] = useState<Depth>("titles");
  useEffect(() => {
    import("./site-search.ts").then(
      (module) => {
        setEngine(module);
        module.readTexts().then(
          () => setDepth("all"),
          () => setDepth("titles-only"),
        );
      },
      () => setEngine("failed"),
    );
  }, []);
  return useMemo(() => {
    if (q.trim().length < SHORTEST) return idle;
    if (engine === undefined) return { state: "loading" };
    if (engine === "failed") return { state: "failed" };
    const answer = engine.searchSite(q);
    // An empty result in the titles is not final while the texts are loading.
    if (depth === "titles" && (answer.results.length === 0 || answer.partial))
      return { state: "loading" };
    return { state: "answered", depth, ...answer };
  }, [q, engine, depth]);
}
