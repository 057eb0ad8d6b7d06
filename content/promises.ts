import { readPromises } from "./lists.ts";

/**
 * Every promise that the site makes in words, each with a person who answers for it. Reads promises.yaml, so bundles contain the result
 * instead (web/build/evaluated-modules.ts).
 */
export const promises = readPromises().values;

export type Pledge = (typeof promises)[number];
