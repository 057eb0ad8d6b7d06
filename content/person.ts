import { type Person, people } from "./people.ts";

/**
 * Somebody of people.yaml. Throws when there is nobody with this key; `npm run check:content` says
 * where it is written.
 */
export function person(key: string): Person {
  const found = people[key];
  if (!found) throw new Error(`content/people.yaml has nobody called ${key}`);
  return found;
}
