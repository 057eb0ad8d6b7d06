import { createHash } from "node:crypto";

/** What the headers depend on. The calendar at `bookingUrl` may be framed, and nothing else; `apiOrigin` is where the form posts to, when that is not the site itself. */
export type SecuritySettings = { readonly https: boolean; readonly bookingUrl: string | null; readonly apiOrigin?: string | null };

/**
 * The headers of a file of the site: what the server sends, and what the header files for static hosts say (scripts/build-steps/static-headers.ts).
 * `text` is read of documents only.
 */
export function siteHeaders(path: string, type: string, text: string, security: SecuritySettings): Readonly<Record<string, string>> {
  return {
    // The build puts a hash of the content into the names below /assets: what has such a name never changes.
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ...securityHeaders(security),
    "content-security-policy": type.startsWith("text/html") ? documentPolicy(text, security) : filePolicy(type),
  };
}

/** Headers of every answer, whatever it is; the policy comes on top. */
export function securityHeaders({ https }: Pick<SecuritySettings, "https">): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** For answers that are not documents: should a browser ever show one as a page, it can load and run nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Drawings opened as a page may style themselves; nothing else may do anything. */
function filePolicy(type: string): string {
  return type.startsWith("image/svg") ? `${inertPolicy}; style-src 'unsafe-inline'` : inertPolicy;
}

/**
 * The Content-Security-Policy of a document: only files of the site, and the inline scripts and styles that were in it when it was built,
 * by hash (CSP level 3). Every document may frame the booking calendar, if there is one, and reach the form's address: a visitor who walks through the site
 * without reloads keeps the policy of the page where the walk began.
 */
export function documentPolicy(html: string, { bookingUrl, apiOrigin }: SecuritySettings): string {
  const { scripts, styles } = inlineHashes(html);
  const api = apiOrigin ? `'self' ${apiOrigin}` : "'self'";
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${api}`,
    "manifest-src 'self'",
    // The exhibits that work do so in a worker of the site, which has the inert policy of a file: it can reach nothing.
    "worker-src 'self'",
    ...(bookingUrl ? [`frame-src ${new URL(bookingUrl).origin}`] : []),
    `form-action ${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy, for the addresses of those workers (app/instruments/frame/trusted-worker.ts).
    "trusted-types instruments",
  ];
  return directives.join("; ");
}

/** The hash sources of a document's inline scripts and style elements, each once. Data blocks (JSON-LD) do not run and need none. */
export function inlineHashes(html: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\//i.test(attributes))
    .map(([, , code = ""]) => hashSource(code));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = ""]) => hashSource(css));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What could listen, look, locate, pay or reach a device; the rest has nothing to run in, since no script or frame of others is let in. */
const deniedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"] as const;
