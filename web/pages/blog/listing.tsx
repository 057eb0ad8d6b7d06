import {
  type Article,
  articles,
  type CategoryId,
  categories,
  type LogRow,
} from "content/articles/index.ts";
import { longDay } from "content/calendar-day.ts";
import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import { search } from "content/words.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { Island } from "web/islands/island.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { ArticleLink, GoLink } from "web/parts/link.tsx";
import { Picture } from "web/parts/picture.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { openSearch } from "web/search/search-button.browser.ts";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import css from "./listing.module.css";
import { inDocument, isNarrowed, type ListingState, readState, shownOn } from "./listing-state.ts";
import { PostCard } from "./post-card.tsx";
import { useListing } from "./use-listing.ts";

/** The blog's first section: name, bar, and the articles that the address asks for. */
export function Listing({ id, label }: SectionProps) {
  return (
    <Sheet id={id} label={label} heading={blog.hero.title} nameAbove>
      <header className={classNames(folders.head, css.head)}>
        <h1 className={text.display2}>{blog.hero.title}</h1>
        <p className={text.lead}>{blog.hero.lead}</p>
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
        <p className={classNames(composed.paper, css.without)}>
          {matches.length > inDocument(1) ? blog.withoutScripts.many : blog.withoutScripts.all}
        </p>
      </noscript>
      <div className={classNames(blocks.stack, css.count, narrowed ? css.narrowed : text.hidden)}>
        <p role="status" className={classNames(text.part, css.result)}>
          {status === "searching" ? blog.count.searching : sentence(matches.length, state)}
        </p>
        {status === "failed" && <p className={text.sub}>{blog.count.failed}</p>}
        {narrowed && matches.length === 0 && status !== "searching" && (
          <p className={text.sub}>{blog.count.help}</p>
        )}
        {narrowed && <GoLink to="/blog">{blog.count.reset}</GoLink>}
        {state.q && (
          <Button line small onClick={() => openSearch(state.q)}>
            {search.whole(state.q)}
          </Button>
        )}
      </div>
      {lead && <Feature article={lead.article} />}
      <h2 className={text.hidden}>{label}</h2>
      <ul className={classNames(blocks.threes, css.posts)} ref={list}>
        {grid.slice(0, inDocument(state.page)).map(({ article, found }, i) => (
          <li key={article.id} className={i < inGrid ? undefined : css.later}>
            <PostCard article={article} found={found} />
          </li>
        ))}
      </ul>
      <LoadMore
        total={matches.length}
        shown={shownOn(state.page)}
        next={() => go({ page: state.page + 1 })}
      />
    </>
  );
}

/** “3 articles in eDiscovery, with “hold”, from 2025” */
function sentence(n: number, { category, q, year, place }: ListingState): string {
  const counted =
    n === 0 ? blog.count.none : n === 1 ? blog.count.one : fill(blog.count.many, { n });
  const parts = [
    category !== "all" && `in ${categories[category]}`,
    q && `with “${q}”`,
    year && `from ${year}`,
    place && blog.bar.places[place].toLowerCase(),
  ];
  return [counted, ...parts.filter(Boolean)].join(" ");
}

/**
 * After Load More the focus moves to the first new article, so that keyboard users continue there.
 */
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

/** The first article, at full width. */
function Feature({ article }: { article: Article }) {
  return (
    <ArticleLink article={article} className={classNames(blocks.split, css.feature)}>
      <div>
        <p className={classNames(text.mono, css.category)}>
          <Stamp word={blog.featured} letter="1" /> {categories[article.category]}
        </p>
        <h2 className={text.h1}>{article.title}</h2>
        <p className={text.lead}>{article.excerpt}</p>
        <p className={classNames(text.mono, css.by)}>
          <span>{article.author.name}</span>
          <time dateTime={article.date}>{longDay(article.date)}</time>
          <span>{fill(blog.card.reading, { n: article.readTime })}</span>
        </p>
      </div>
      {article.picture ? (
        <Picture
          picture={{ ...article.picture, alt: "" }}
          sizes="(min-width: 64rem) 25vw, 90vw"
          className={css.picture}
        />
      ) : (
        article.log && <Log rows={article.log.slice(1)} />
      )}
    </ArticleLink>
  );
}

/** The article's log as a time line, without its first record, which only gives the occasion. */
function Log({ rows }: { rows: readonly LogRow[] }) {
  return (
    <ol className={classNames(blocks.ruled, css.minutes)} aria-hidden="true">
      {rows.map(({ time, operation }, i) => (
        <li key={time}>
          <span className={text.mono}>{time}</span>
          <b className={text.heading}>
            {i === rows.length - 1 ? <mark>{operation}</mark> : operation}
          </b>
        </li>
      ))}
    </ol>
  );
}

const categoryIds = () =>
  Object.keys(categories).filter((id): id is CategoryId => id in categories);
const years = () => [...new Set(articles.map(({ date }) => date.slice(0, 4)))];

type ListingBarProps = { state: ListingState; go: (change: Partial<ListingState>) => void };

/**
 * Categories, search, filter. Three GET forms, so that without scripts they load the page at the
 * same address.
 */
function ListingBar({ state, go }: ListingBarProps) {
  const q = useSynced<HTMLInputElement>(state.q);
  const year = useSynced<HTMLSelectElement>(state.year);
  const place = useSynced<HTMLSelectElement>(state.place);
  /** A form's values, parsed like an address. */
  const said = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string") fields.set(name, value);
    return readState(fields.toString());
  };
  return (
    <div className={css.bar}>
      <form action="/blog" className={css.categories}>
        <fieldset>
          <legend className={text.hidden}>{blog.bar.categories}</legend>
          {categoryIds().map((id) => (
            <button
              key={id}
              type="submit"
              name="category"
              value={id}
              aria-pressed={id === state.category}
              onClick={(event) => {
                event.preventDefault();
                go({ category: id });
              }}
            >
              {categories[id]}
            </button>
          ))}
        </fieldset>
      </form>
      <search className={css.slip}>
        <form
          action="/blog"
          aria-label={blog.bar.searchLabel}
          className={css.search}
          onSubmit={(event) => go({ q: said(event).q })}
        >
          <label className={text.hidden} htmlFor="blog-q">
            {blog.bar.searchLabel}
          </label>
          <input
            ref={q}
            id="blog-q"
            name="q"
            type="search"
            placeholder={blog.bar.searchHint}
            autoComplete="off"
            maxLength={100}
            defaultValue=""
          />
          <Button type="submit" line small>
            {blog.bar.search}
          </Button>
        </form>
        <form
          action="/blog"
          aria-label={blog.bar.filterLabel}
          className={css.filter}
          onSubmit={(event) => {
            const { year: chosen, place: where } = said(event);
            go({ year: chosen, place: where });
          }}
        >
          <Choice
            label={blog.bar.year}
            name="year"
            control={year}
            any={blog.bar.anyYear}
            options={years().map((value) => [value, value])}
          />
          <Choice
            label={blog.bar.place}
            name="place"
            control={place}
            any={blog.bar.anyPlace}
            options={Object.entries(blog.bar.places)}
          />
          <Button type="submit" line small>
            {blog.bar.filter}
          </Button>
        </form>
      </search>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  control: React.Ref<HTMLSelectElement>;
  any: string;
  options: readonly (readonly [value: string, label: string])[];
};

function Choice({ label, name, control, any, options }: ChoiceProps) {
  return (
    <label>
      <span className={text.mono}>{label}</span>
      <select ref={control} name={name} defaultValue="">
        <option value="">{any}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * An editable field that also follows the address when that changes (Back, a shared link, the
 * reset).
 */
function useSynced<T extends { value: string }>(value: string) {
  const field = useRef<T>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

type LoadMoreProps = { total: number; shown: number; next: () => void };

/** Shows the next nine. At the end of the list the button stays, disabled, and says why. */
function LoadMore({ total, shown, next }: LoadMoreProps) {
  const left = Math.max(0, total - shown);
  if (total === 0) return null;
  return (
    <div className={classNames(css.more, left > 0 && composed.scripted)}>
      <Button
        line
        aria-disabled={left === 0}
        aria-describedby="load-more-note"
        className={left === 0 ? css.off : undefined}
        onClick={left > 0 ? next : undefined}
      >
        {blog.more.label}
      </Button>
      <p id="load-more-note" className={text.mono}>
        {left > 0
          ? fill(blog.more.left, { n: left })
          : total === 1
            ? blog.more.one
            : fill(blog.more.all, { n: numbers[total] ?? total })}
      </p>
    </div>
  );
}
