import { storedMessage } from "../support/service.ts";
import { journeys } from "./journeys.ts";
import { pageVisitor } from "./page-visitor.ts";
import { test } from "./test.ts";

for (const { name, go } of journeys) {
  test(name, async ({ page, baseURL }) => go(pageVisitor(page), storedMessage(baseURL)));
}
