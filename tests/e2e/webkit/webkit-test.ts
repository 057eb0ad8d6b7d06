import { test as base, expect } from "@playwright/test";
import { startListeningProxy } from "../../support/listening-proxy.ts";
import type { Visitor } from "../../support/visitor.ts";
import { startWebKit } from "../../support/webkit.ts";
import { webkitVisitor } from "../../support/webkit-visitor.ts";

/** One WebKit for each worker; every test also fails on a console message or an answer that is an error. */
export const test = base.extend<{ visitor: Visitor }, { dark: boolean; engine: { visitor: Visitor; told: () => string[] } }>({
  dark: [false, { scope: "worker", option: true }],
  engine: [
    async ({ dark }, use, { project }) => {
      const proxy = await startListeningProxy(project.use.baseURL ?? "");
      const webkit = await startWebKit({ dark });
      await use({ visitor: webkitVisitor(webkit, proxy.origin), told: proxy.told });
      await webkit.stop();
      await proxy.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ engine }, use) => {
    engine.told();
    await use(engine.visitor);
    expect(engine.told()).toEqual([]);
  },
});
