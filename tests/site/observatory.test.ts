import { sitePaths } from "content/site-paths.ts";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../support/service.ts";
import { siteFolder } from "../support/site.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" }, { siteFolder });
});
afterAll(() => server.stop());

/** A site that no answer may be shared with. */
const foreignOrigin = "https://http-observatory.security.mozilla.org";
/** Sources that let in scripts of others, or words as scripts. */
const loose = /^(?:'unsafe-inline'|'unsafe-eval'|\*|(?:ftp|https?):|https?:\/\/\*.*|http:\/\/.*)$/;

// What MDN's HTTP Observatory (mdn/mdn-http-observatory, src/analyzer/tests) gives points for, all of which 130 points take, and takes points for.
test.each([...sitePaths, "/no-such-page", "/api/no-such-address", "/api/contacts", "/healthz"])(
  "behind TLS, %s has every header that MDN's HTTP Observatory gives points for, and loses none",
  async (path) => {
    const response = await fetch(server.url + path, { headers: { origin: foreignOrigin } });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      // Six months at least.
      "strict-transport-security": expect.stringMatching(/^max-age=(?:\d{9,}|[2-9]\d{7}|1[6-9]\d{6})/),
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^same-(?:origin|site)$/),
    });
    expect([headers["set-cookie"], headers["access-control-allow-origin"]]).toEqual([undefined, undefined]);
    const policy = (headers["content-security-policy"] ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
    expect(policy).toContainEqual(["default-src", "'none'"]);
    expect(policy.some(([name]) => name === "frame-ancestors")).toBe(true);
    for (const [name = "", ...sources] of policy) {
      expect([name, ...sources.filter((source) => loose.test(source))]).toEqual([name]);
      if (name.startsWith("script-src")) expect(sources).not.toContain("data:");
    }
    const scripts = parse(await response.text()).querySelectorAll("script[src]");
    expect(scripts.map((script) => script.getAttribute("src")).filter((source) => !/^\/(?!\/)/.test(source ?? ""))).toEqual([]);
  },
);
