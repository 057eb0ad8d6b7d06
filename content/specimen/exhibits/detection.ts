/**
 * One photograph of an insurance matter, and the objects found. A person checks those below the
 * threshold.
 */
const threshold = 80;
const found = [
  { name: "Rooftop unit", certainty: 98, box: [142, 50, 54, 44] },
  { name: "Delivery van", certainty: 97, box: [308, 134, 78, 58] },
  { name: "Person", certainty: 95, box: [48, 134, 34, 58] },
  { name: "Pallets", certainty: 91, box: [206, 154, 64, 38] },
  { name: "Roller door", certainty: 64, box: [250, 116, 48, 56] },
] as const;
const doubted = found.findIndex(({ certainty }) => certainty < threshold) + 1;

export const detection = {
  title: "Image 31,877 of 100,412",
  note: `${found.length} objects`,
  foot: `Searched for: rooftop unit. 1,204 further images match. Object ${doubted} is below ${threshold}% and goes to a person`,
  drawing: `Drawing of a warehouse yard with ${found.length} detected objects`,
  found,
  /** The first one was the object of the search. */
  searched: found[0].name,
} as const;

/** Photographs with a score, of 48: the true content, and the machine's confidence. */
const scores = {
  3: { real: true, score: 98 },
  8: { real: false, score: 71 },
  13: { real: true, score: 88 },
  18: { real: true, score: 96 },
  21: { real: false, score: 84 },
  26: { real: true, score: 63 },
  30: { real: false, score: 66 },
  35: { real: true, score: 97 },
  38: { real: false, score: 62 },
  41: { real: true, score: 82 },
  46: { real: false, score: 74 },
} as const satisfies Readonly<Record<number, { real: boolean; score: number }>>;

export const thresholds = {
  title: "48 photographs, searched for a rooftop unit",
  note: `${Object.values(scores).filter(({ real }) => real).length} really show one`,
  foot: "Filled: found. Crossed: found wrongly. Dotted: missed. Specimen set",
  photographs: 48,
  scores,
  thresholds: [60, 80, 95],
  counts: { found: "Found", wrong: "Wrong", missed: "Missed" },
} as const;
