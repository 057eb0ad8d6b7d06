import { sitePaths } from "content/site-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foreignOrigin, scoreResponse } from "../support/observatory.ts";
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
