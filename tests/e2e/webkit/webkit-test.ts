import { test as base, expect } from "@playwright/test";
import type { Visitor } from "../../support/visitor.ts";
import { startListeningProxy, startWebKit, webkitVisitor } from "../../support/webkit.ts";

type Engine = { readonly visitor: Visitor; readonly told: () => readonly string[] };

/**
 * A new WebKit per test, because a download leaves a bar in its window. Tests with `visitor` also fail on console messages and error
 * answers.
 */
export const test = base.extend<{ dark: boolean; engine: Engine; visitor: Visitor }>({
  dark: [false, { option: true }],
  engine: async ({ dark, baseURL }, use) => {
    const proxy = await startListeningProxy(baseURL ?? "");
    const webkit = await startWebKit({ dark });
    await use({ visitor: webkitVisitor(webkit, proxy.origin), told: proxy.told });
    await webkit.stop();
    await proxy.stop();
  },
  visitor: async ({ engine }, use) => {
    await use(engine.visitor);
    expect(engine.told()).toEqual([]);
  },
});
