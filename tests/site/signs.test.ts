import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What the owner makes, and a draft's branch. */
const madeLater = ["content/services", "deploy/.env", "deploy/tls", "desk/pages/about"];
const sources = /(?<![\w./@-])(?:content|desk|deploy|docs|service|tests|tools|web)\/[\w./-]*\w(?![\w*<{[])/g;
const comment = /^\s*(?:\/\/|\/?\*|#)|\s\/\/ /;

test("Every path and command that a document, a comment or the linter names exists", () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const folders = files.flatMap((file) => file.split("/").map((_, i, parts) => parts.slice(0, i).join("/")));
  const there = new Set([...files, ...folders, ...madeLater]);
  const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const wrong = files
    .filter((file) => /\.(?:md|tsx?|mjs|css|ya?ml|grit)$|^biome\.json$/.test(file) && !/^content\/(?:articles|guides)\//.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => {
          if (!/\.(?:md|json|grit)$/.test(file) && !comment.test(line)) return [];
          const paths = (line.match(sources) ?? []).filter((path) => !there.has(path));
          const commands = [...line.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(([, name = ""]) => name);
          return [...paths, ...commands.filter((name) => !(name in scripts))].map((name) => `${file}:${i + 1}: ${name}`);
        }),
    );
  expect(wrong).toEqual([]);
});
