import { storedMessage } from "../support/service.ts";
import { pageVisitor } from "../support/visitor.ts";
import { journeys } from "./journeys.ts";
import { test } from "./test.ts";

for (const { name, go } of journeys) {
  test(name, async ({ page, baseURL }) => go(pageVisitor(page), storedMessage(baseURL)));
}
