import { linksInText } from "./links-in-text.ts";
import type { RawLink } from "./raw-link.ts";

/** The addresses in an invitation: folded lines joined and escapes undone (RFC 5545 §3.1 and §3.3.11). */
export function linksInCalendar(source: string): readonly RawLink[] {
  const text = source.replace(/\r?\n[ \t]/g, "").replace(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? "\n" : escaped));
  return linksInText(text, "calendar");
}
