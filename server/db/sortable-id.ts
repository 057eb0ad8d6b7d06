import { randomBytes } from "node:crypto";

/** A unique id that sorts by the time `now` (milliseconds since 1970) it was made at. */
export function sortableId(now: number): string {
  return `${now.toString(16).padStart(12, "0")}-${randomBytes(9).toString("base64url")}`;
}
