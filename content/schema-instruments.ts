import { activity } from "./instruments/activity.ts";
import { deidentify } from "./instruments/deidentify.ts";
import { elusion } from "./instruments/elusion.ts";
import { estimate } from "./instruments/estimate.ts";
import { first72Hours } from "./instruments/first-72-hours.ts";
import { frame } from "./instruments/frame.ts";
import { hash } from "./instruments/hash.ts";
import { languages } from "./instruments/languages.ts";
import { links } from "./instruments/links.ts";
import { photo } from "./instruments/photo.ts";
import { production } from "./instruments/production.ts";
import { query } from "./instruments/query.ts";
import { redactions } from "./instruments/redactions.ts";
import { summary } from "./instruments/summary.ts";
import { transcript } from "./instruments/transcript.ts";

/**
 * What each file of content/instruments/ may hold, by the name of the file: the words of the
 * exhibits that work on a visitor's files or figures, by the names that content/instruments.ts
 * gives them.
 */
export const instrumentSchemas = {
  activity,
  deidentify,
  elusion,
  estimate,
  "first-72-hours": first72Hours,
  frame,
  hash,
  languages,
  links,
  photo,
  production,
  query,
  redactions,
  summary,
  transcript,
};
