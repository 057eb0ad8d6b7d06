/** A title above a text, or a label in a list: short, and without a full stop. */
const LONGEST_LABEL = 70;
/** A Bates number, the letter of an exhibit, the number of a row: nobody looks for it. */
const number = /^(?:[A-Z]{2,4} \d{6}|[A-Z]?[-\d\s.,:/%+]*)$/;

/**
 * A text that comes as lines, one for each block of the page, as one paragraph. Short lines without an end are the title of what follows, or a list of
 * their own; lines that are only numbers are left out.
 */
export function textOfLines(lines: readonly string[]): string {
  const sentences: string[] = [];
  let labels: string[] = [];
  const close = (rest: string) => {
    const words = [labels.join(", "), rest].filter(Boolean).join(": ");
    if (words) sentences.push(/[.!?:”]$/.test(words) ? words : `${words}.`);
    labels = [];
  };
  for (const line of lines.map(tidy)) {
    if (!line || number.test(line)) continue;
    if (line.length <= LONGEST_LABEL && !/[.!?:”]$/.test(line)) labels.push(line);
    else close(line);
  }
  close("");
  return sentences.join(" ");
}

/** One line, without the marks of questions and answers and of numbered items. */
function tidy(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:[QA]\.\s*|\d+\s+(?=\p{Lu}))/u, "");
}
