import { categories } from "content/articles/index.ts";
import { blog } from "content/pages/blog.ts";
import { search } from "content/search.ts";
import { useEffect, useRef } from "react";
import { Island } from "web/islands/island.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { openSearch } from "web/search/search-button.browser.ts";
import { Feature } from "./feature.tsx";
import css from "./listing.module.css";
import { ListingBar } from "./listing-bar.tsx";
import { inDocument, isNarrowed, type ListingState, shownOn } from "./listing-state.ts";
import { LoadMore } from "./load-more.tsx";
import { PostCard } from "./post-card.tsx";
import { useListing } from "./use-listing.ts";

const { hero, count } = blog;

/** The blog's first section: name, bar, and the articles that the address asks for. */
export function Listing({ id, label }: SectionProps) {
  return (
    <Sheet id={id} label={label} nameAbove>
      <header className={css.head}>
        <h1>{hero.title}</h1>
        <p className={text.lead}>{hero.lead}</p>
      </header>
      <Island name="listing" of={ListingIsland} props={{ label }} live="query" />
    </Sheet>
  );
}

export function ListingIsland({ label }: Pick<SectionProps, "label">) {
  const { state, status, matches, go } = useListing();
  const narrowed = isNarrowed(state);
  const lead = narrowed ? undefined : matches[0];
  const grid = lead ? matches.slice(1) : matches;
  const inGrid = shownOn(state.page) - (lead ? 1 : 0);
  const list = useFocusOnNew(Math.min(inGrid, grid.length), state);
  return (
    <>
      <ListingBar state={state} go={go} />
      <noscript>
        <p className={css.without}>{matches.length > inDocument(1) ? blog.withoutScripts.many : blog.withoutScripts.all}</p>
      </noscript>
      <div className={classNames(css.count, narrowed ? css.narrowed : text.hidden)}>
        <p role="status" className={css.result}>
          {status === "searching" ? count.searching : sentence(matches.length, state)}
        </p>
        {status === "failed" && <p className={css.help}>{count.failed}</p>}
        {narrowed && matches.length === 0 && status !== "searching" && <p className={css.help}>{count.help}</p>}
        {narrowed && <GoLink to="/blog">{count.reset}</GoLink>}
        {state.q && (
          <Button line small onClick={() => openSearch(state.q)}>
            {search.whole(state.q)}
          </Button>
        )}
      </div>
      {lead && <Feature article={lead.article} />}
      <h2 className={text.hidden}>{label}</h2>
      <ul className={css.posts} ref={list}>
        {grid.slice(0, inDocument(state.page)).map(({ article, found }, i) => (
          <li key={article.id} className={i < inGrid ? undefined : css.later}>
            <PostCard article={article} found={found} />
          </li>
        ))}
      </ul>
      <LoadMore total={matches.length} shown={shownOn(state.page)} next={() => go({ page: state.page + 1 })} />
    </>
  );
}

/** “3 articles in eDiscovery, with “hold”, from 2025” */
function sentence(n: number, { category, q, year, place }: ListingState): string {
  const counted = n === 0 ? count.none : n === 1 ? count.one : count.many(n);
  const parts = [
    category !== "all" && `in ${categories[category]}`,
    q && `with “${q}”`,
    year && `from ${year}`,
    place && blog.bar.places[place].toLowerCase(),
  ];
  return [counted, ...parts.filter(Boolean)].join(" ");
}

/** After Load More the focus moves to the first new article, so that keyboard users continue there. */
function useFocusOnNew(length: number, { page }: ListingState) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ length, page });
  useEffect(() => {
    const { length: had, page: was } = before.current;
    if (page === was + 1 && length > had) list.current?.querySelectorAll("a")[had]?.focus();
    before.current = { length, page };
  }, [length, page]);
  return list;
}
