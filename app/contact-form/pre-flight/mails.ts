import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

/** Lines that only head a mail (RFC 5322), quoted or not. "From" and "To" with dates are a period, so one line more is needed, or an address. */
const header = /^(?:> ?)*(?:From|To|Sent|Date|Subject|Cc)\s?: ?\S.*$/gim;
const telling = /^(?:> ?)*(?:Sent|Subject|Cc)\s?:|@/im;
/** What mail programs write above what they quote or forward. */
const announced = /^(?:> ?)*(?:-{2,} ?(?:Original|Forwarded) Message ?-{2,}|Begin forwarded message:|On [^\n]{6,80} wrote:)\s*$/gim;

/** Two lines of a chat as telephones export it: "[3/4/24, 10:02] Joe: ". */
const chat = /\[\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}[^\]\n]{0,8}\] [^:\n]{1,40}: /g;
const footer = /\bThis e-?mail and any (?:attachments?|files)\b[^\n]{0,400}/gi;

/** A pasted mail or chat, from its first line to the end of the text. At most one: what follows belongs to it as far as rules can tell. */
export function findMails(text: string): readonly Span[] {
  const chatLines = spans(text, chat);
  const found = [...spans(text, announced), ...headerBlocks(text), ...(chatLines.length > 1 ? chatLines : []), ...spans(text, footer)];
  const starts = found.map(({ start }) => start);
  return starts.length > 0 ? [{ start: Math.min(...starts), end: text.trimEnd().length }] : [];
}

/** Two lines of a mail's head or more, one under the other. */
function headerBlocks(text: string): readonly Span[] {
  const blocks: { start: number; end: number; lines: number }[] = [];
  for (const { start, end } of spans(text, header)) {
    const last = blocks.at(-1);
    if (last && text.slice(last.end, start).trim() === "") Object.assign(last, { end, lines: last.lines + 1 });
    else blocks.push({ start, end, lines: 1 });
  }
  return blocks.filter(({ start, end, lines }) => lines > 1 && telling.test(text.slice(start, end)));
}
