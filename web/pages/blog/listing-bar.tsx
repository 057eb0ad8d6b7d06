import { articles, type CategoryId, categories } from "content/articles/index.ts";
import { blog } from "content/pages/blog.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import css from "./listing-bar.module.css";
import { type ListingState, readState } from "./listing-state.ts";

const { bar } = blog;
const categoryIds = Object.keys(categories).filter((id): id is CategoryId => id in categories);
const years = [...new Set(articles.map(({ date }) => date.slice(0, 4)))];

type ListingBarProps = { state: ListingState; go: (change: Partial<ListingState>) => void };

/** Categories, search, filter. Three GET forms, so that without scripts they load the page at the same address. */
export function ListingBar({ state, go }: ListingBarProps) {
  const q = useSynced<HTMLInputElement>(state.q);
  const year = useSynced<HTMLSelectElement>(state.year);
  const place = useSynced<HTMLSelectElement>(state.place);
  /** A form's values, parsed like an address. */
  const said = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") fields.set(name, value);
    return readState(fields.toString());
  };
  return (
    <div className={css.bar}>
      <form action="/blog" className={css.categories}>
        <fieldset>
          <legend className={text.hidden}>{bar.categories}</legend>
          {categoryIds.map((id) => (
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
        <form action="/blog" aria-label={bar.searchLabel} className={css.search} onSubmit={(event) => go({ q: said(event).q })}>
          <label className={text.hidden} htmlFor="blog-q">
            {bar.searchLabel}
          </label>
          <input
            ref={q}
            id="blog-q"
            name="q"
            type="search"
            placeholder={bar.searchHint}
            autoComplete="off"
            maxLength={100}
            defaultValue=""
          />
          <Button type="submit" line small>
            {bar.search}
          </Button>
        </form>
        <form
          action="/blog"
          aria-label={bar.filterLabel}
          className={css.filter}
          onSubmit={(event) => {
            const { year: chosen, place: where } = said(event);
            go({ year: chosen, place: where });
          }}
        >
          <Choice label={bar.year} name="year" control={year} any={bar.anyYear} options={years.map((value) => [value, value])} />
          <Choice label={bar.place} name="place" control={place} any={bar.anyPlace} options={Object.entries(bar.places)} />
          <Button type="submit" line small>
            {bar.filter}
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

/** An editable field that also follows the address when that changes (Back, a shared link, the reset). */
function useSynced<T extends { value: string }>(value: string) {
  const field = useRef<T>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
