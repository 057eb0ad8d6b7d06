import { notFound } from "content/pages/not-found.ts";
import { search } from "content/search.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { Announcement, countOf } from "./announcement.tsx";
import { AskLink, NothingFound, SearchFailed } from "./nothing-found.tsx";
import { ResultOption, SuggestionOption } from "./result-option.tsx";
import css from "./search-dialog.module.css";
import { SearchFoot } from "./search-foot.tsx";
import { useCountedSearch } from "./use-counted-search.ts";
import { useOptions } from "./use-options.ts";
import { useSiteSearch } from "./use-site-search.ts";

const LIST = "search-results";
const optionId = (index: number) => `search-option-${index}`;

/** The site's search: a modal dialog with one field and results while typing. */
export function SearchDialog({ initial, onClose }: { initial: string; onClose: () => void }) {
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
  // The best result is active from the start, so that Enter opens it. No suggestion is active at first.
  const { active, setActive, onKeyDown } = useOptions(count, results.length > 0 ? 0 : -1, found);
  const option = (i: number) => ({ id: optionId(i), active: i === active, onPoint: () => setActive(i) });
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
        const isFollowed = target instanceof Element && target.closest("a:not([target])") && !ctrlKey && !metaKey && !shiftKey;
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
            {found.state === "answered" && count > 0 && found.missing.length > 0 && <AskLink words={found.missing.join(" ")} />}
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
          {found.state === "answered" && count === 0 && <NothingFound q={q.trim()} titlesOnly={found.depth === "titles-only"} />}
        </div>
        <SearchFoot q={q.trim()} />
        <Announcement found={found} />
      </div>
    </dialog>
  );
}
