import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

/** Mail headers (RFC 5322), quoted or not. "From" and "To" may also be a period, so they need another header or an address. */
const header = /^(?:> ?)*(?:From|To|Sent|Date|Subject|Cc)\s?: ?\S.*$/gim;
const telling = /^(?:> ?)*(?:Sent|Subject|Cc)\s?:|@/im;
/** The line that mail programs put above a quoted or forwarded mail. */
const announced = /^(?:> ?)*(?:-{2,} ?(?:Original|Forwarded) Message ?-{2,}|Begin forwarded message:|On [^\n]{6,80} wrote:)\s*$/gim;

/** One line of a chat exported from a telephone: "[3/4/24, 10:02] Joe: ". Two lines are needed. */
const chat = /\[\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}[^\]\n]{0,8}\] [^:\n]{1,40}: /g;
const footer = /\bThis e-?mail and any (?:attachments?|files)\b[^\n]{0,400}/gi;

/** A pasted mail or chat, from its first line to the end of the text. At most one, since rules cannot tell where it ends. */
export function findMails(text: string): readonly Span[] {
  const chatLines = spans(text, chat);
  const found = [...spans(text, announced), ...headerBlocks(text), ...(chatLines.length > 1 ? chatLines : []), ...spans(text, footer)];
  const starts = found.map(({ start }) => start);
  return starts.length > 0 ? [{ start: Math.min(...starts), end: text.trimEnd().length }] : [];
}

/** Two or more consecutive header lines of a mail. */
function headerBlocks(text: string): readonly Span[] {
  const blocks: { start: number; end: number; lines: number }[] = [];
  for (const { start, end } of spans(text, header)) {
    const last = blocks.at(-1);
    if (last && text.slice(last.end, start).trim() === "") Object.assign(last, { end, lines: last.lines + 1 });
    else blocks.push({ start, end, lines: 1 });
  }
  return blocks.filter(({ start, end, lines }) => lines > 1 && telling.test(text.slice(start, end)));
}
