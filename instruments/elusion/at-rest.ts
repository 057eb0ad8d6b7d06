// Evaluated by the build (web/build/content-modules.ts): pages show the specimen's answer without loading the arithmetic.

import { count } from "content/numbers.ts";
import { describe, describePlan } from "./describe.ts";
import { readFigures, type TypedFigures } from "./figures.ts";
import { elusion } from "./words.ts";

const { specimen, plan } = elusion;

/** The initial values of the cells. */
export const typedAtRest: TypedFigures = {
  drawnFrom: specimen.drawnFrom,
  size: count(specimen.size),
  sampled: count(specimen.sampled),
  found: count(specimen.found),
  responsive: count(specimen.responsive),
  confidence: String(specimen.confidence),
  ...plan.start,
};

const read = readFigures(typedAtRest);
if (!read.figures || !read.plan) throw new Error("The specimen figures of the elusion calculator cannot be");

/** The exhibit's initial answer. */
export const answerAtRest = { sample: describe(read.figures), plan: describePlan(read.plan, read.figures.confidence, read.figures.size) };
