/** Words of a cue and their speaker, empty if not named. */
type Spoken = { readonly speaker: string; readonly words: string };

const voiceTag = /<v(?:\.[^\s>]*)?[ \t]+([^>]*)>/i;
/** Tags of WebVTT (§4.2.2) and SubRip, times between words, and SubStation positions. */
const markup = /<\/?(?:c|i|b|u|s|v|ruby|rt|lang|font)(?:[.\s][^>]*)?>|<\d[\d:.]*>|\{\\[^}]*\}/gi;
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", lrm: "\u200e", rlm: "\u200f" } as const;

/** A cue's text without markup, divided at voice tags (`<v Name>`). Unknown tags are kept as text. */
export function spokenIn(payload: string): readonly Spoken[] {
  const [before = "", ...rest] = payload.split(voiceTag);
  const spoken = [{ speaker: "", words: plain(before) }];
  for (let i = 0; i < rest.length; i += 2) spoken.push({ speaker: plain(rest[i] ?? ""), words: plain(rest[i + 1] ?? "") });
  const said = spoken.filter(({ words }) => words !== "");
  return said.length > 0 ? said : spoken.slice(-1);
}

/** Text without markup, with its entities read. */
export function plain(text: string): string {
  return text
    .replace(markup, "")
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,6});/gi, decoded)
    .replace(/\s+/g, " ")
    .trim();
}

function decoded(whole: string, name: string): string {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  }
  return Object.entries(entities).find(([known]) => known === name)?.[1] ?? whole;
}
