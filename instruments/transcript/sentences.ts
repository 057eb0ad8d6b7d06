// Sentences whose grammar is computed. All other words are in content/instruments/transcript.yaml.

import { many } from "content/numbers.ts";

export const verdict = (pages: number, lines: number, problems: number) =>
  `${many(pages, "page")}, ${many(lines, "line")}${problems > 0 ? `, ==${many(problems, "place")} to check==` : ""}`;

export const total = (party: string, clips: number, lines: number, length: string) =>
  `${party || "No party named"}: ${many(clips, "designation")}, ${many(lines, "line")}, ${length}`;

export const said = (clips: number, faults: number) =>
  `${many(clips, "designation")} read${faults > 0 ? `, ${many(faults, "piece")} not` : ""}.`;
