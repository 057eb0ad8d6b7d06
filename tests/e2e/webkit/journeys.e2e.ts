import { journeys } from "../journeys.ts";
import { storedMessage } from "../stored-message.ts";
import { test } from "./webkit-test.ts";

for (const { name, go } of journeys) {
  test(name, async ({ visitor, baseURL }) => go(visitor, storedMessage(baseURL)));
}
