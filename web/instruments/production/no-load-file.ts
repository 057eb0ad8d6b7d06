import { type Fault, FaultError } from "web/instruments/frame/fault.ts";
import type { Refused, Source } from "./source.ts";
import { productionRefusals as words } from "./words-refusals.ts";

/** The fault when nothing can be inspected: an empty or unopened zip, by name, or no load file. */
export function noLoadFile(refused: readonly Refused[], sources: readonly Source[]): FaultError {
  const [first] = refused;
  if (first?.reason === "empty") return new FaultError({ kind: "empty", name: first.path });
  const dii = sources.find(({ path }) => /\.dii$/i.test(path));
  const shut = first && (first.reason === "encrypted" ? words.encrypted : words.damaged);
  const own: NonNullable<Fault["own"]> =
    shut && first
      ? { ...shut, title: shut.title(first.path.split(" › ", 1)[0] ?? "") }
      : dii
        ? { ...words.dii, title: words.dii.title(dii.path) }
        : words.nothing;
  return new FaultError({ kind: "unreadable", own });
}
