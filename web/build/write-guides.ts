// Run by the build and by `npm run dev`; by hand after a change to a guide: node
// web/build/write-guides.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readGuides, renderGuide } from "web/text/guide.ts";

type WrittenGuide = { readonly file: string; readonly bytes: number };

/** Writes the guides into a folder, which need not exist yet. */
export function writeGuides(folder: string): readonly WrittenGuide[] {
  mkdirSync(folder, { recursive: true });
  return readGuides().map((guide) => {
    const file = `${guide.slug}.html`;
    const html = renderGuide(guide);
    writeFileSync(join(folder, file), html);
    return { file, bytes: Buffer.byteLength(html) };
  });
}

if (import.meta.main) {
  for (const { file, bytes } of writeGuides(process.argv[2] ?? "public/downloads"))
    console.log(`${file}  ${bytes} bytes`);
}
