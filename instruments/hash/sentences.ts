// Sentences whose grammar is computed. All other words are in content/instruments/hash.yaml.

import { many } from "content/numbers.ts";

export const doubts = (files: number, lines: number) =>
  `Not read: ${[...(files > 0 ? [many(files, "file")] : []), ...(lines > 0 ? [many(lines, "line of the list", "lines of the list")] : [])].join(", ")}`;
