import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readMoment } from "./days.ts";
import { isZone } from "./office-hours.ts";
import { factOf } from "./references.ts";
import { decodeText } from "./text-file.ts";
import { wallTime, zonedToInstant } from "./wire/zoned-time.ts";

/**
 * The office's zone. The check names a wrong one by its own field, so the moment is then a time of
 * UTC.
 */
const zone = () => {
  const name = factOf("hours", "zone");
  return isZone(name) ? name : "UTC";
};

/**
 * The time of the office from which an article or event is on the site, as milliseconds since 1970.
 */
export const publishAt = z
  .string("expected a day and a time")
  .transform((text, context) => {
    const read = readMoment(text);
    if ("value" in read) return zonedToInstant(read.value, zone());
    context.addIssue(read.fault);
    return z.NEVER;
  })
  .meta({
    label: "Published from, time of the office",
    example: "2027-05-06 09:00",
    input: "moment",
  });

/** The day, in the office's zone, of such a moment. */
export const dayOfPublication = (moment: number) => wallTime(moment, zone()).day;

/** False until the moment has come, by SOURCE_DATE_EPOCH (seconds) where tests set it. */
export function isPublished({
  publishAt: moment = 0,
}: {
  readonly publishAt?: number | undefined;
}): boolean {
  return moment <= (Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now());
}

export type Scheduled = {
  readonly file: string;
  readonly line: number;
  readonly at: string;
  readonly moment: number;
};

/**
 * Every right `publishAt` of articles and events, past ones too, earliest first. `content` may be a
 * copy of the folder.
 */
export function publicationsIn(content: string): readonly Scheduled[] {
  const names = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^articles\/.*\.md$|^events\.yaml$/.test(name),
  );
  return names
    .flatMap((name) =>
      decodeText(`content/${name}`, readFileSync(join(content, name)))
        .split("\n")
        .flatMap((text, i) => {
          const [, written = ""] = /^\s*publishAt:\s*["']?([^"'#]*)/.exec(text) ?? [];
          const { data } = publishAt.safeParse(written.trim());
          return data === undefined
            ? []
            : [{ file: `content/${name}`, line: i + 1, at: written.trim(), moment: data }];
        }),
    )
    .toSorted((a, b) => a.moment - b.moment || a.file.localeCompare(b.file));
}
