import { formatChicagoBrief } from "content/wire/reply-clock.ts";

/** A moment in the office's time zone, which it names. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{whenWords(at)}</time>;
}

export function whenWords(at: string): string {
  return formatChicagoBrief(Date.parse(at));
}
