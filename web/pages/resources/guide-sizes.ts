import { readGuides, renderGuide } from "web/text/guide.ts";

const KILOBYTE = 1024;

/**
 * The size of each guide's file as /resources states it, by file name. Bundles get the result instead of this module
 * (web/build/content-modules.ts).
 */
export const guideSizes: Readonly<Record<string, string>> = Object.fromEntries(
  readGuides().map((guide) => [`${guide.slug}.html`, `${Math.round(Buffer.byteLength(renderGuide(guide)) / KILOBYTE)} KB`]),
);
