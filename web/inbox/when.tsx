import { formatChicagoBrief } from "content/wire/reply-clock.ts";

/** A moment in the office's time zone, which it names; `brief`: this year goes without saying. */
export function When({ at, brief = false }: { at: string; brief?: boolean }) {
  const words = whenWords(at);
  return (
    <time dateTime={at}>
      {brief ? words.replace(`, ${new Date().getFullYear()},`, ",") : words}
    </time>
  );
}

export function whenWords(at: string): string {
  return formatChicagoBrief(Date.parse(at));
}
