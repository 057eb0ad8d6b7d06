import { readGuides, renderGuide } from "web/text/guide.ts";

const KILOBYTE = 1024;

/**
 * The size of a guide's file as /resources states it: "41 KB". For Node alone
 * (web/build/content-modules.ts).
 */
export function guideSize(filename: string): string {
  const guide = readGuides().find(({ slug }) => filename === `${slug}.html`);
  return `${Math.round(Buffer.byteLength(guide ? renderGuide(guide) : "") / KILOBYTE)} KB`;
}
