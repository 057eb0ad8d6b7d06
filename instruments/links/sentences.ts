// Sentences whose grammar is computed. All other words are in content/instruments/links.yaml.

import { count, many } from "content/numbers.ts";

export const verdict = (found: number, all: number) =>
  `==${found.toLocaleString("en-US")}== of ${many(all, "attachment")} ${found === 1 ? "is a link" : "are links"}`;

export const noLinks = (attached: number) =>
  attached === 0
    ? "No attachment, and no link to a file"
    : `${many(attached, "attachment")}, no link to a file`;

export const undecided = (attached: number, doubts: string) =>
  `${attached === 0 ? "" : `${many(attached, "attachment")}. `}Undecided: ${doubts}`;

export const mailbox = (name: string, dated: number, undated: number) =>
  [
    `${name}: ${many(dated + undated, "message")}, one for each line that begins “From ”:`,
    `${count(dated)} with weekday and time, ${count(undated)} recognized by the fields below the line.`,
  ].join(" ");
