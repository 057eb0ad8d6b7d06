import { expect, test } from "vitest";
import { hrefOf, parseRoute } from "./route.ts";

test.each([
  { view: "messages", reference: null },
  { view: "messages", reference: "ABC-7K3F-9QXM" },
  { view: "audit", reference: null },
  { view: "counts", reference: null },
  { view: "audit", reference: "ABC-7K3F-9QXM" },
  { view: "people", reference: null },
  { view: "account", reference: null },
  { view: "enrol", reference: "a_token-of_an_Invitation" },
] as const)("$view of $reference has an address that leads back to it", (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each([
  "",
  "#",
  "#/",
  "#/nonsense",
  "#/messages/<b>",
  "#/messages/abc-1",
  "#/audit/a/b",
  "#/people/ABC-1",
])("%j leads to the list of messages", (hash) => {
  expect(parseRoute(hash)).toEqual({ view: "messages", reference: null });
});
