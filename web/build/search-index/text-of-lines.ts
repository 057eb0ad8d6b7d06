/** Characters. Titles and the labels of lists are shorter, and have no full stop. */
const LONGEST_LABEL = 70;
/** Bates numbers, exhibit letters and row numbers, which nobody searches for. */
const number = /^(?:[A-Z]{2,4} \d{6}|[A-Z]?[-\d\s.,:/%+]*)$/;

/** Joins a page's lines into one paragraph. Short lines without an end become the next one's title, or a list; number lines are dropped. */
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

/** One line with single spaces, without the marks of questions, answers and numbered items. */
function tidy(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:[QA]\.\s*|\d+\s+(?=\p{Lu}))/u, "");
}
