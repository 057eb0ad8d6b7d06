import { randomBytes } from "node:crypto";

let made = 0;

/** A unique id that sorts by `now` (milliseconds since 1970), and for equal times by the order in this process. */
export function sortableId(now: number): string {
  made = (made + 1) % 0x1000000;
  const counter = made.toString(16).padStart(6, "0");
  return `${now.toString(16).padStart(12, "0")}-${counter}-${randomBytes(6).toString("hex")}`;
}
