/**
 * A document whose first frame waits for its whole first section, and no longer: `rel=expect` waits
 * for the start of an element, so it names the section that follows. The fonts are asked for by the
 * last elements of the body, so that they do not arrive before it: React puts them into the head. A
 * document with one section keeps what it waits for.
 */
export function firstViewFirst(html: string): string {
  const second = /<section id="top".*?<section[^>]* id="([^"]+)"/s.exec(html)?.[1];
  const fonts = html.match(FONTS) ?? [];
  return html
    .replace(/(<link rel="expect" href="#)main"/, (link, start) =>
      second ? `${start}${second}"` : link,
    )
    .replace(FONTS, "")
    .replace("</body>", (end) => fonts.join("") + end);
}
const FONTS = /<link rel="preload"[^>]* as="font"[^>]*>/g;
