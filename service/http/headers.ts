import { hash } from "node:crypto";

/**
 * Only the calendar may be framed. Forms post to `apiOrigin`, else to the site; to
 * `mailingListUrl`, else they open the contact form.
 */
export type SecuritySettings = {
  readonly https: boolean;
  readonly bookingUrl: string | null;
  readonly mailingListUrl?: string | null;
  readonly apiOrigin?: string | null;
};

/**
 * The headers of the site's file `name`, for this server, nginx and Caddy
 * (web/build/static-headers.ts). `text`: a document's.
 */
export function siteHeaders(
  name: string,
  text: string,
  security: SecuritySettings,
): Readonly<Record<string, string>> {
  return {
    // Names below /assets contain a hash of the content, so such a file never changes.
    "cache-control": name.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    ...securityHeaders(security),
    ...(name.endsWith(".html")
      ? {
          "content-security-policy": documentPolicy(text, security),
          "speculation-rules": `"${speculationRulesPath}"`,
          vary: "accept-encoding, save-data",
        }
      : { "content-security-policy": filePolicy(name) }),
  };
}

/**
 * Where the site has the rules by which a browser loads the next page ahead
 * (web/build/discovery-files.ts). Documents name it in a header, which no visitor gets who saves
 * data.
 */
export const speculationRulesPath = "/speculation-rules.json";
export const speculationRulesType = "application/speculationrules+json";

/** Whether a request's Save-Data header says "on" (https://wicg.github.io/savedata/). */
export function savesData(header: string | readonly string[] | undefined): boolean {
  return /^on\b/i.test(String(header ?? ""));
}

/** Headers of every answer; the Content-Security-Policy is added to them. */
export function securityHeaders({
  https,
}: Pick<SecuritySettings, "https">): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/**
 * For answers that are not documents: a browser that shows one as a page loads and runs nothing.
 */
export const inertPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** An SVG file opened as a page may style itself; other files may do nothing. */
function filePolicy(name: string): string {
  return name.endsWith(".svg") ? `${inertPolicy}; style-src 'unsafe-inline'` : inertPolicy;
}

/**
 * The Content-Security-Policy of a document: only files of the site, and by hash (CSP level 3) the
 * inline scripts and styles of its build. Every document may frame the booking calendar and reach
 * the forms' addresses: without reloads a visitor keeps the policy of the first page.
 */
export function documentPolicy(
  html: string,
  { bookingUrl, mailingListUrl, apiOrigin }: SecuritySettings,
): string {
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
    // Exhibits compute in a worker of the site. It has the inert policy of a file, so it can reach
    // nothing.
    "worker-src 'self'",
    ...(bookingUrl ? [`frame-src ${new URL(bookingUrl).origin}`] : []),
    `form-action ${mailingListUrl ? `${api} ${new URL(mailingListUrl).origin}` : api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the addresses of those workers (web/instruments/frame/worker.ts).
    "trusted-types instruments",
  ];
  return directives.join("; ");
}

/**
 * The hash sources of a document's inline scripts and style elements, each once. Data blocks
 * (JSON-LD) do not run and need none.
 */
export function inlineHashes(html: string): {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
} {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = ""]) =>
        !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\//i.test(attributes),
    )
    .map(([, , code = ""]) => hashSource(code));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = ""]) =>
    hashSource(css),
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** A text's hash as a source of a policy (CSP level 3). */
export function hashSource(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/**
 * Features that listen, look, locate, pay or reach a device. Others need no denial: no foreign
 * script or frame is let in.
 */
const deniedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"] as const;
