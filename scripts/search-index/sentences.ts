/** Shorter is a label, not a sentence. */
const LEAST_WORDS = 4;
/** A title above a text: short, and without a full stop. */
const LONGEST_TITLE = 70;
/** Between two sentences, but not after an abbreviation: S.D.N.Y. 2015, Smith v. Jones. */
const gap = /(?<=[.!?]”?)(?<!\p{Lu}\.|\b(?:v|No|Inc|Dr)\.)\s+(?=[“\p{Lu}\d])/u;

/**
 * The sentences of a text that comes as lines, one for each block of the page. A short line without an end is the title of what follows and goes
 * before its first sentence; lines that are only numbers, letters or short labels are left out.
 */
export function sentencesOf(lines: readonly string[]): readonly string[] {
  const sentences: string[] = [];
  let title = "";
  for (const line of lines.map(tidy)) {
    if (!/\p{Ll}/u.test(line)) continue;
    const isTitle = line.length <= LONGEST_TITLE && !/[.!?:”]$/.test(line);
    if (isTitle) {
      keepLabel(sentences, title);
      title = line;
      continue;
    }
    const [first = "", ...rest] = line.split(gap);
    sentences.push(title ? `${title}: ${first}` : first, ...rest);
    title = "";
  }
  keepLabel(sentences, title);
  return sentences.map((sentence) => (/[.!?:”]$/.test(sentence) ? sentence : `${sentence}.`));
}

function keepLabel(sentences: string[], label: string) {
  if (label.split(" ").length >= LEAST_WORDS) sentences.push(label);
}

/** One line, without the marks of questions and answers and of numbered items. */
function tidy(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:[QA]\.\s*|\d+\s+)/, "");
}
