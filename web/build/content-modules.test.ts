import { company } from "content/company.ts";
import * as words from "content/instruments.ts";
import { build } from "vite";
import { expect, test } from "vitest";
import { contentModules } from "./content-modules.ts";

/** The script that a browser would get for a module. */
async function scriptOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [contentModules()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  });
  return [built]
    .flat()
    .flatMap((one) =>
      "output" in one ? one.output.map((file) => ("code" in file ? file.code : "")) : [],
    )
    .join("\n");
}

test("A script has the values of a module that says words, and nothing that reads them", async () => {
  const script = await scriptOf("content/company.ts");
  expect(script).toContain(company.legalName);
  expect(script.length).toBeLessThan(20_000);
});

test("A saying of a script says one, many and counts as the words that Node reads", async () => {
  const script = await scriptOf("content/instruments.ts");
  const said: typeof words = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  for (const n of [0, 1, 2, 1200]) {
    expect(said.hash.agree(n)).toBe(words.hash.agree(n));
    expect(said.activityResult.reading.limit("a.csv", n)).toBe(
      words.activityResult.reading.limit("a.csv", n),
    );
  }
  expect(said.photoResult.findings.before(["July 4"])).toBe(
    words.photoResult.findings.before(["July 4"]),
  );
  expect(script).not.toContain("node:");
});

test("A script with a module that reads files is refused, and the module is named", async () => {
  await expect(scriptOf("content/lists.ts")).rejects.toThrow(
    /content\/folder\.ts is for Node alone: it imports node:fs/,
  );
});
