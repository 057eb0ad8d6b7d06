import { createHash } from "node:crypto";

/** What the headers depend on. `bookingOrigin` may be framed on /consultation, and nothing else anywhere. */
export type SecuritySettings = { readonly https: boolean; readonly bookingOrigin: string };

/** Headers of every answer, the documents' policy excepted (documentPolicy). Also the source for the header files of static hosts. */
export function securityHeaders({ https }: Pick<SecuritySettings, "https">): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "x-frame-options": "DENY",
    "permissions-policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** For answers that are not documents: should a browser ever show one as a page, it can load and run nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The Content-Security-Policy of the document `html` at `path`: only files of the site, and the inline scripts and styles that
 * were in the document when it was built, by hash (CSP level 3).
 */
export function documentPolicy(path: string, html: string, { https, bookingOrigin }: SecuritySettings): string {
  const { scripts, styles } = inlineHashes(html);
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    path === "/consultation" ? `frame-src ${bookingOrigin}` : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
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

const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;
