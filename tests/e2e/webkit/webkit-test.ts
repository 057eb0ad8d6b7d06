import { test as base, expect } from "@playwright/test";
import type { Visitor } from "../../support/visitor.ts";
import { startListeningProxy, startWebKit, webkitVisitor } from "../../support/webkit.ts";

type Engine = { readonly visitor: Visitor; readonly told: () => readonly string[] };

/**
 * One WebKit for each worker and theme. Tests with `visitor` also fail on console messages and
 * error answers.
 */
export const test = base.extend<{ visitor: Visitor }, { dark: boolean; engine: Engine }>({
  dark: [false, { option: true, scope: "worker" }],
  engine: [
    async ({ dark }, use, { project }) => {
      const proxy = await startListeningProxy(project.use.baseURL ?? "");
      const webkit = await startWebKit({ dark });
      await use({ visitor: webkitVisitor(webkit, proxy.origin), told: proxy.told });
      await webkit.stop();
      await proxy.stop();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine }, use) => {
    await use(engine.visitor);
    expect(engine.told()).toEqual([]);
  },
});
