import { search } from "content/words.ts";
import { Icon } from "web/parts/icon.tsx";

/**
 * The button for the site's search (search-button.browser.ts). Without scripts it leads to the
 * blog's search.
 */
export function SearchButton({ className }: { className: string | undefined }) {
  return (
    <form action="/blog" id="find" data-search>
      <button type="submit" className={className} aria-label={search.open}>
        <Icon name="search" />
      </button>
    </form>
  );
}
