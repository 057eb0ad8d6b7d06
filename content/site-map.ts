/**
 * The public paths (SPEC §2), except those of articles, which are their file names.
 * It imports nothing, so that every module can import it.
 * A new row makes the compiler ask for its page module and its content.
 * `bates` is the page's first Bates number; its sections count on from there.
 */
export const siteMap = [
  { path: "/", page: "home", bates: 1 },
  { path: "/services", page: "services", bates: 21 },
  { path: "/litigation-support", page: "litigation-support", bates: 101 },
  { path: "/next-gen-ai", page: "next-gen-ai", bates: 81 },
  { path: "/ediscovery", page: "ediscovery", bates: 121 },
  { path: "/forensics", page: "forensics", bates: 141 },
  { path: "/ai", page: "ai", bates: 61 },
  { path: "/esi-consulting", page: "esi-consulting", bates: 201 },
  { path: "/data-hosting", page: "data-hosting", bates: 221 },
  { path: "/document-review", page: "document-review", bates: 161 },
  { path: "/paper-discovery", page: "paper-discovery", bates: 181 },
  { path: "/consultation", page: "consultation", bates: 541 },
  { path: "/microsoft-365", page: "microsoft-365", bates: 392 },
  { path: "/microsoft-collections", page: "microsoft-collections", bates: 421 },
  { path: "/modern-attachments", page: "modern-attachments", bates: 441 },
  // 404 is reserved for the not-found page.
  { path: "/siemly", page: "platform", bates: 405 },
  { path: "/strategic-advisory", page: "strategic-advisory", bates: 461 },
  { path: "/google", page: "google", bates: 481 },
  { path: "/events", page: "events", bates: 561 },
  { path: "/blog", page: "blog", bates: 601 },
  { path: "/queryassistant", page: "queryassistant", bates: 261 },
  { path: "/contentsummarization", page: "contentsummarization", bates: 281 },
  { path: "/document-translation", page: "document-translation", bates: 301 },
  { path: "/handwritten-text-extraction", page: "handwritten-text-extraction", bates: 321 },
  { path: "/transcription", page: "transcription", bates: 341 },
  { path: "/object-detection", page: "object-detection", bates: 361 },
  {
    path: "/identification-de-identification",
    page: "identification-de-identification",
    bates: 381,
  },
  { path: "/next-gen-intelligence", page: "next-gen-intelligence", bates: 241 },
  { path: "/resources", page: "resources", bates: 521 },
  { path: "/about", page: "about", bates: 501 },
  { path: "/contact", page: "contact", bates: 681 },
  { path: "/case-studies", page: "case-studies", bates: 641 },
] as const;

export type PagePath = (typeof siteMap)[number]["path"];
export type PageName = (typeof siteMap)[number]["page"];

/** An article that is read on this site: content/articles/<slug>.md. */
export type ArticlePath = `/blog/${string}`;
/** A service page that is one file: content/services/<name>.yaml. */
export type ServicePath = `/services/${string}`;
export type SitePath = PagePath | ArticlePath | ServicePath;

/**
 * A link inside the site. A wrong page path is a compile error; a wrong article path fails a test.
 */
export type Href = SitePath | `${SitePath}#${string}` | `${SitePath}?${string}`;

export const pagePaths: readonly PagePath[] = siteMap.map((row) => row.path);

export const batesOf: Readonly<Record<string, number>> = Object.fromEntries(
  siteMap.map((row) => [row.path, row.bates]),
);

/** An address outside the site, or one for another program (mailto, tel). */
type Outside =
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`
  | `#${string}`
  | `/downloads/${string}`
  | `/calendar/${string}`
  | `/feed.${string}`
  | "/claims.json";

/** Where a link may lead. */
export type Target = Href | Outside;

/**
 * Whether an address is of the site's form, and its page exists. Anchors, files and articles are
 * checked by web/build/check-content.ts.
 */
export function isTarget(address: string): address is Target {
  const path = address.replace(/[#?].*/s, "");
  return (
    /^(?:#|https:\/\/|mailto:|tel:|\/blog\/|\/services\/|\/downloads\/|\/calendar\/|\/feed\.|\/claims\.json$)/.test(
      address,
    ) || pagePaths.some((page) => page === path)
  );
}
