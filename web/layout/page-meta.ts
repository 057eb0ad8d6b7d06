import { company } from "content/company.ts";
import type { SitePath } from "content/site-map.ts";

export type PageMeta = {
  /** Without the company's name, which is added to every title. */
  readonly title: string;
  readonly description: string;
  /** The canonical address when it is not the page's own (SPEC §2, page metadata). */
  readonly canonical?: string;
  /** Without it Open Graph assumes a website. */
  readonly type?: "article";
  /** The preview picture when it is not the one named after the page. */
  readonly preview?: `/${string}`;
};

/** The page's title in browser tabs and previews: “Contact | Whitlock Discovery”. */
export const documentTitle = (title: string) => `${title} | ${company.name}`;

/**
 * The size of every preview, in the 1.91 : 1 to which networks crop (drawn by
 * web/build/previews.ts).
 */
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture. */
export const previewOf = (path: SitePath) =>
  `/og/${path.replace("/blog/", "/").slice(1).replaceAll("/", "-") || "home"}.png` as const;

/**
 * The text at the foot of every printed page, in attributes of `html`, where print.css reads it
 * with attr(). Takes the page's path; leaves out that of the not-found page, which is shown at any
 * address.
 */
export function runningLine(path: string) {
  const site = new URL(company.origin).hostname;
  const page = path === "/" || path === "/404" ? "" : path;
  return {
    "data-site": site,
    "data-running-line": `${company.name}, ${company.phone.display}, ${site}${page}`,
  };
}
