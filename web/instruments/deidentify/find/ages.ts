import { detector } from "../candidate.ts";

const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Ninety to a hundred and nineteen, in words. */
const inWords = /(?:ninety(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a|one)[-\s]hundred(?:[-\s](?:and[-\s])?\w{3,9})?)/
  .source;

function read(value: string) {
  const one =
    ones.findIndex((word) => value.toLowerCase().includes(`ninety-${word}`) || value.toLowerCase().includes(`ninety ${word}`)) + 1;
  return { kind: "age", id: /\d+/.exec(value)?.[0] ?? (/ninety/i.test(value) ? String(90 + one) : value.toLowerCase()) } as const;
}

/** Ages over 89, with the words that make them ages. Lower ones may stay (45 CFR 164.514(b)(2)(i)(C)). */
export const ages = [
  detector(/\b(?:aged?|age\s{1,3}of|age:)\s{1,3}(?:9\d|1[01]\d)(?![\d%]|[.,]\d)/gi, read),
  detector(new RegExp(`\\b(?:aged?|age\\s{1,3}of|age:)\\s{1,3}${inWords}\\b`, "gi"), read),
  detector(new RegExp(`\\b${inWords}[\\s-]{1,3}(?:years?|yrs?)[\\s-]{1,3}(?:old|of\\s{1,3}age)`, "gi"), read),
  detector(
    /(?<![\d.,$-])(?:9\d|1[01]\d)(?:[\s-]{1,3}(?:years?|yrs?)[\s-]{1,3}(?:old|of\s{1,3}age)|[\s-]?(?:y\/o|yo|y\.o\.)(?!\w))/gi,
    read,
  ),
];
