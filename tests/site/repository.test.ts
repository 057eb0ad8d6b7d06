import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`),
].filter((file) => file.endsWith(".md"));

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("names only commands that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    // A superseded record speaks of the tree of its day.
    if (/^Status: superseded/m.test(text)) return;
    const paths = [...text.matchAll(/`((?:content|web|service|tests|docs|tools|public|deploy|\.ci|\.githooks)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("links only to what exists", () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = ""]) => target);
    const folder = file.replace(/[^/]*$/, "");
    expect(targets.filter((target) => !existsSync(folder + target) && !target.startsWith("/"))).toEqual([]);
  });
});
