import { expect, test } from "vitest";
import { foundAs } from "./found-as.tsx";

const references = [{ value: "{short-name}", label: "Whitlock" }];

test("A page is found by its title and description, an article by its excerpt, each cut", () => {
  const meta = { title: "About {short-name}", description: "Who\n leads the work." };
  expect(foundAs({ value: { meta }, body: null }, references)).toEqual({
    title: "About Whitlock",
    description: "Who leads the work.",
  });
  const article = { title: `${"long ".repeat(20)}end`, excerpt: "One sentence." };
  const found = foundAs({ value: article, body: "Prose." }, references);
  expect(found?.title).toMatch(/^(?:long )+…$/);
  expect(found?.title.length).toBeLessThanOrEqual(62);
  expect(found?.description).toBe("One sentence.");
  expect(foundAs({ value: [{ title: "An event" }], body: null }, references)).toBeNull();
  expect(foundAs({ value: { title: "A list" }, body: null }, references)).toBeNull();
});
