// As a program, with folders of content: draws every document and guide with the words of each in
// turn, and prints them as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadContent } from "content/content.ts";
import { show } from "content/shown.ts";

const all: Readonly<Record<string, string>>[] = [];
for (const folder of process.argv.slice(2)) all.push(await drawn(folder));
process.stdout.write(JSON.stringify(all));

async function drawn(folder: string): Promise<Readonly<Record<string, string>>> {
  const words = loadContent(folder);
  // What says words is imported only now, so that the first folder's are the first that it knows.
  show(words);
  const manifest = JSON.parse(readFileSync(".cache/documents/.vite/manifest.json", "utf8"));
  const entry = pathToFileURL(`.cache/documents/${manifest["web/build/render.tsx"].file}`).href;
  const { render }: typeof import("web/build/render.tsx") = await import(entry);
  const { sitePaths } = await import("content/site-paths.ts");
  const { readGuides, renderGuide } = await import("web/text/guide.ts");
  const documents: Record<string, string> = {};
  for (const path of [...sitePaths, "/404"] as const)
    documents[path] = await render(path, words, {
      script: "",
      scriptsOf: () => [],
      head: null,
      dates: new Map(),
    });
  for (const guide of readGuides()) documents[guide.slug] = renderGuide(guide);
  return documents;
}
