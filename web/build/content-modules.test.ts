import { company } from "content/company.ts";
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
    .flatMap((one) => ("output" in one ? one.output.map((file) => ("code" in file ? file.code : "")) : []))
    .join("\n");
}

test("A script has the values of a module that says words, and nothing that reads them", async () => {
  const script = await scriptOf("content/company.ts");
  expect(script).toContain(company.legalName);
  expect(script.length).toBeLessThan(20_000);
});

test("A script with a module that reads files is refused, and the module is named", async () => {
  await expect(scriptOf("content/lists.ts")).rejects.toThrow(/content\/folder\.ts is for Node alone: it imports node:fs/);
});
