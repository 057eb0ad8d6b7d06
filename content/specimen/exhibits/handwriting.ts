/**
 * PRB 0004315, by line, with the confidence of each reading. A person checks those below the
 * threshold.
 */
const threshold = 95;
const lines = [
  { words: "Met with auditors, 9 a.m.", certainty: 98 },
  { words: "Revised figure given", certainty: 96 },
  { words: "not to Dana", certainty: 91 },
] as const;
const doubted = lines.findIndex(({ certainty }) => certainty < threshold) + 1;

export const handwriting = {
  title: "Field notebook, page 12",
  note: `${lines.length} lines read`,
  foot: `Line ${doubted} is below ${threshold}%: read again by a person, confirmed`,
  lines,
  threshold,
  drawn: (line: number) => `Line ${line} in handwriting`,
} as const;
