import { sitePaths } from "content/site-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../support/service.ts";
import { siteFolder } from "../support/site.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" }, { siteFolder });
});
afterAll(() => server.stop());

describe("by the rules of MDN's HTTP Observatory the running server, behind TLS,", () => {
  test.each(sitePaths)("scores A+ and at least 130 at %s, the opener policy counted or not", async (path) => {
    const { score, grade, rules } = await scoreOf(path);
    expect(Object.entries(rules).filter(([, [, points]]) => points < 0)).toEqual([]);
    expect(grade).toBe("A+");
    // Older rules give no points for this header.
    expect(score - (rules["cross-origin-opener-policy"]?.[1] ?? 0)).toBeGreaterThanOrEqual(130);
  });

  test.each(["/no-such-page", "/api/no-such-address", "/api/contacts", "/healthz"])("loses no point at %s", async (path) => {
    expect((await scoreOf(path)).score).toBeGreaterThanOrEqual(130);
  });
});

describe("the scoring itself", () => {
  test("of an answer without any header is D", () => {
    const { score, grade } = scoreResponse({ headers: new Headers(), html: "" });
    expect([score, grade]).toEqual([30, "D"]);
  });

  test.each([
    ["script-src 'self' 'unsafe-inline'", "csp-implemented-with-unsafe-inline"],
    ["default-src 'none'; style-src 'unsafe-inline'", "csp-implemented-with-unsafe-inline-in-style-src-only"],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", "csp-implemented-with-no-unsafe-default-src-none"],
    ["default-src 'self'; connect-src http://api.example", "csp-implemented-with-insecure-scheme"],
    ["default-src 'self'", "csp-implemented-with-no-unsafe"],
  ])("finds that %s is %s", (policy, finding) => {
    const { rules } = scoreResponse({ headers: new Headers({ "content-security-policy": policy }), html: "" });
    expect(rules["content-security-policy"]?.[0]).toBe(finding);
  });
});

async function scoreOf(path: string) {
  const response = await fetch(server.url + path, { headers: { origin: foreignOrigin } });
  return scoreResponse({ headers: response.headers, html: await response.text() });
}

/** The answer as a visitor's browser sees it over TLS. */
type ScoredResponse = { readonly headers: Headers; readonly html: string };

/** `rules` holds each rule's finding and its points, by the names of the Observatory. */
type Score = { readonly score: number; readonly grade: string; readonly rules: Readonly<Record<string, Finding>> };

type Finding = readonly [finding: string, points: number];

/**
 * Scores an answer by the rules of MDN's HTTP Observatory (algorithm 6, mdn/mdn-http-observatory, src/analyzer/tests and
 * src/grader/charts.js). Its package scans public hosts and brings a database client, so the rules that can apply are written out here,
 * with its names. Assumed of the proxy in front: a valid certificate and a redirect from http. Left out: the preload list
 * (`hsts-preloaded`, 5 points). Of the cookie rules, all but "none" count as a fault.
 */
function scoreResponse({ headers, html }: ScoredResponse): Score {
  const policy = parsePolicy(headers.get("content-security-policy") ?? "");
  const rules = {
    "content-security-policy": scorePolicy(policy),
    cookies: headers.has("set-cookie") ? (["cookies-without-secure-flag", -20] as const) : (["cookies-not-found", 0] as const),
    "cross-origin-embedder-policy": oneOf(
      headers.get("cross-origin-embedder-policy"),
      "coep",
      ["require-corp", "credentialless"],
      ["unsafe-none"],
    ),
    "cross-origin-opener-policy": oneOf(
      headers.get("cross-origin-opener-policy"),
      "coop",
      ["same-origin", "same-origin-allow-popups", "noopener-allow-popups"],
      ["unsafe-none"],
    ),
    "cross-origin-resource-policy": oneOf(
      headers.get("cross-origin-resource-policy"),
      "cross-origin-resource-policy",
      ["same-origin", "same-site"],
      ["cross-origin"],
    ),
    "cross-origin-resource-sharing": scoreSharing(headers),
    redirection: ["redirection-to-https", 0] as const,
    "referrer-policy": scoreReferrer(headers.get("referrer-policy")),
    "strict-transport-security": scoreHsts(headers.get("strict-transport-security")),
    "subresource-integrity": scoreScripts(html),
    "x-content-type-options":
      headers.get("x-content-type-options")?.trim().toLowerCase() === "nosniff"
        ? (["x-content-type-options-nosniff", 0] as const)
        : (["x-content-type-options-not-implemented", -5] as const),
    "x-frame-options": scoreFraming(policy, headers.get("x-frame-options")),
  } satisfies Record<string, Finding>;
  const points = Object.values(rules).map(([, value]) => value);
  const withoutCredit = 100 + sum(points.filter((value) => value < 0));
  // Extra credit counts only from 90 points without it (MINIMUM_SCORE_FOR_EXTRA_CREDIT).
  const score = Math.max(0, withoutCredit >= 90 ? 100 + sum(points) : withoutCredit);
  return { score, grade: gradeOf(score), rules };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = "", ...sources]) => [name, sources]));
}

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const broadOrInline = [...broad, "'unsafe-inline'", "data:"];

/** src/analyzer/tests/csp.js, for a site behind https. */
function scorePolicy(policy: Policy): Finding {
  if (policy.size === 0) return ["csp-not-implemented", -25];
  const [script, style, object] = [sourcesOf(policy, "script-src"), sourcesOf(policy, "style-src"), sourcesOf(policy, "object-src")];
  const passive = [...sourcesOf(policy, "img-src"), ...sourcesOf(policy, "media-src")];
  const active = [...policy].filter(([name]) => name !== "img-src" && name !== "media-src").flatMap(([, sources]) => sources);
  const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const has = (sources: readonly string[], unwanted: readonly string[]) => sources.some((source) => unwanted.includes(source));
  if (has(script, broadOrInline) || has(object, broad)) return ["csp-implemented-with-unsafe-inline", -20];
  if (insecure(active)) return ["csp-implemented-with-insecure-scheme", -20];
  if (has([...script, ...style], ["'unsafe-eval'"])) return ["csp-implemented-with-unsafe-eval", -10];
  if (insecure(passive)) return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10];
  if (has(style, broadOrInline)) return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
  const bare = policy.get("default-src")?.join() === "'none'";
  return bare ? ["csp-implemented-with-no-unsafe-default-src-none", 10] : ["csp-implemented-with-no-unsafe", 5];
}

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce, so it does not count. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** Rules in which good words give 10 points, neutral or missing ones 0, and others count as invalid (-5). */
function oneOf(header: string | null, name: string, good: readonly string[], neutral: readonly string[]): Finding {
  if (header === null) return [`${name}-not-implemented`, 0];
  const word = header.trim().toLowerCase();
  if (good.includes(word)) return [`${name}-implemented-with-${word}`, 10];
  return neutral.includes(word) ? [`${name}-implemented-with-${word}`, 0] : [`${name}-header-invalid`, -5];
}

/** `headers` answer a request with the foreign Origin. */
function scoreSharing(headers: Headers): Finding {
  const allowed = headers.get("access-control-allow-origin");
  if (allowed === null) return ["cross-origin-resource-sharing-not-implemented", 0];
  if (allowed === "*") return ["cross-origin-resource-sharing-implemented-with-public-access", 0];
  return allowed === foreignOrigin && headers.get("access-control-allow-credentials") === "true"
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : ["cross-origin-resource-sharing-implemented-with-restricted-access", 0];
}

/** Send this Origin with the request that is scored, as the Observatory does. */
const foreignOrigin = "https://http-observatory.security.mozilla.org";

function scoreReferrer(header: string | null): Finding {
  if (header === null) return ["referrer-policy-not-implemented", 0];
  const word = header.split(",").at(-1)?.trim().toLowerCase() ?? "";
  if (["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(word))
    return ["referrer-policy-private", 5];
  return ["referrer-policy-unsafe", -5];
}

function scoreHsts(header: string | null): Finding {
  if (header === null) return ["hsts-not-implemented", -20];
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds) || header.includes(",")) return ["hsts-header-invalid", -20];
  const sixMonths = 15_552_000;
  return seconds >= sixMonths
    ? ["hsts-implemented-max-age-at-least-six-months", 0]
    : ["hsts-implemented-max-age-less-than-six-months", -10];
}

function scoreScripts(html: string): Finding {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = ""]) => attributes);
  const sources = scripts.flatMap((attributes) => /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? []);
  if (scripts.length === 0) return ["sri-not-implemented-but-no-scripts-loaded", 0];
  if (sources.some((source) => /^(https?:)?\/\//.test(source))) return ["sri-not-implemented-but-external-scripts-loaded-securely", -5];
  const own = scripts.some((attributes) => /\bsrc\s*=/i.test(attributes) && /\bintegrity\s*=/i.test(attributes));
  return own
    ? ["sri-implemented-and-all-scripts-loaded-securely", 5]
    : ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0];
}

function scoreFraming(policy: Policy, header: string | null): Finding {
  if (policy.has("frame-ancestors")) return ["x-frame-options-implemented-via-csp", 5];
  if (["deny", "sameorigin"].includes(header?.trim().toLowerCase() ?? "")) return ["x-frame-options-sameorigin-or-deny", 5];
  return header === null ? ["x-frame-options-not-implemented", -20] : ["x-frame-options-header-invalid", -20];
}

/** GRADE_CHART of src/grader/charts.js: one entry for every five points, at most 100. */
function gradeOf(score: number): string {
  const letters = [
    "F",
    "F",
    "F",
    "F",
    "F",
    "D-",
    "D",
    "D",
    "D+",
    "C-",
    "C",
    "C",
    "C+",
    "B-",
    "B",
    "B",
    "B+",
    "A-",
    "A",
    "A",
    "A+",
  ] as const;
  return letters[Math.floor(Math.min(score, 100) / 5)] ?? "F";
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
