import { type Article, type CategoryId, categories } from "content/articles/index.ts";

/** Where an article can be read. */
export type Place = "here" | "elsewhere" | "request";

/** The blog's state in the address, so that it can be shared and Back restores it. */
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

/** The address of a state; default values are left out. */
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

export const isNarrowed = ({ category, q, year, place }: ListingState) =>
  category !== "all" || q !== "" || year !== "" || place !== "";

/** The articles of a state, without its search words. */
export const filterArticles = (
  articles: readonly Article[],
  { category, year, place }: ListingState,
) =>
  articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (!year || article.date.startsWith(year)) &&
      (!place || placeOf(article) === place),
  );

/** How many of them the page shows: one featured, and nine for each `page`. */
export const shownOn = (page: number) => 1 + GRID * page;

/**
 * How many articles the document holds, for browsers without scripts; elsewhere CSS hides the
 * surplus. With all of 5,000 articles the page would weigh a megabyte.
 */
export const inDocument = (page: number) => Math.max(50, shownOn(page));

export function placeOf({ url }: Pick<Article, "url">): Place {
  if (!url) return "request";
  return url.startsWith("/") ? "here" : "elsewhere";
}

const isCategory = (value: string): value is CategoryId => Object.hasOwn(categories, value);
const isPlace = (value: string): value is Place =>
  value === "here" || value === "elsewhere" || value === "request";
