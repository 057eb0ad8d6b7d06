import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { StylePage } from "./style-page.tsx";

const tokens = vi.hoisted(() => ({ default: "" }));
// Style sheets are empty in tests.
vi.mock("./tokens.css?raw", () => {
  tokens.default = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  return tokens;
});

it("The style page shows every role of type, spacing of letters and threshold of the tokens", () => {
  const named = tokens.default.match(
    /--(?:type|track)-[\w-]+(?=:)|(?:container|media) \d+[a-z]+(?=:)/g,
  );
  expect(named?.filter((name) => name.startsWith("--type-"))).toHaveLength(14);
  const page = renderToString(<StylePage />);
  expect(named?.filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([]);
});
