import { type Person, people } from "./people.ts";

/**
 * Somebody of people.yaml, by a key that a file names: no key is written in code, because an owner
 * gives people others. Throws when there is nobody with this key; `npm run check:content` says
 * which file names it.
 */
export function person(key: string): Person {
  const found = people[key];
  if (!found) throw new Error(`content/people.yaml has nobody called ${key}`);
  return found;
}
