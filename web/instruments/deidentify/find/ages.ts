import { detector } from "../candidate.ts";

const read = (value: string) => ({ kind: "age", id: /\d+/.exec(value)?.[0] ?? "" }) as const;

/** Ages over 89, with the words that make them ages. Lower ones may stay (45 CFR 164.514(b)(2)(i)(C)). */
export const ages = [
  detector(/\b(?:aged?|age\s{1,3}of|age:)\s{1,3}(?:9\d|1[01]\d)(?![\d%]|[.,]\d)/gi, read),
  detector(/(?<![\d.,$-])(?:9\d|1[01]\d)(?:[\s-]{1,3}(?:years?|yrs?)[\s-]{1,3}(?:old|of\s{1,3}age)|\s?(?:y\/o|yo|y\.o\.)(?!\w))/gi, read),
];
