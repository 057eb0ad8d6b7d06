import { type Article, type CategoryId, categories } from "#content/articles/index.ts";

/** Where an article is read. */
export type Place = "here" | "elsewhere" | "request";

/** What the address of the blog says: shareable, and Back returns to it. */
export type ListingState = {
  readonly category: CategoryId;
  readonly q: string;
  readonly year: string;
  readonly place: Place | "";
  readonly page: number;
};

/** SPEC §9: one featured article and nine in the grid; Load More adds nine. */
const GRID = 9;

export function readState(search: string): ListingState {
  const query = new URLSearchParams(search);
  const category = query.get("category") ?? "";
  const place = query.get("place") ?? "";
  return {
    category: isCategory(category) ? category : "all",
    q: (query.get("q") ?? "").trim().slice(0, 100),
    year: /^\d{4}$/.test(query.get("year") ?? "") ? (query.get("year") ?? "") : "",
    place: isPlace(place) ? place : "",
    page: Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1),
  };
}

/** The address of a state; what is as it is by default is left out. */
export function addressOf({ category, q, year, place, page }: ListingState): string {
  const query = new URLSearchParams();
  if (category !== "all") query.set("category", category);
  if (q) query.set("q", q);
  if (year) query.set("year", year);
  if (place) query.set("place", place);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search ? `/blog?${search}` : "/blog";
}

export const isNarrowed = ({ category, q, year, place }: ListingState) => category !== "all" || q !== "" || year !== "" || place !== "";

/** The articles a state shows, apart from its search words. */
export const filterArticles = (articles: readonly Article[], { category, year, place }: ListingState) =>
  articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (!year || article.date.startsWith(year)) &&
      (!place || placeOf(article) === place),
  );

/** How many of them stand on the page: one featured, and nine for every time more were asked for. */
export const shownOn = (page: number) => 1 + GRID * page;

/**
 * How many the document holds for a browser without scripts, the rest of them hidden from one with scripts. More would make the page grow with
 * the blog: at 5,000 articles it would weigh a megabyte.
 */
export const inDocument = (page: number) => Math.max(50, shownOn(page));

export function placeOf({ url }: Pick<Article, "url">): Place {
  if (!url) return "request";
  return url.startsWith("/") ? "here" : "elsewhere";
}

const isCategory = (value: string): value is CategoryId => Object.hasOwn(categories, value);
const isPlace = (value: string): value is Place => value === "here" || value === "elsewhere" || value === "request";
