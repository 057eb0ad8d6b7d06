import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { FaultError } from "./frame/fault.ts";
import type { GivenFile } from "./frame/files.ts";

/**
 * A file, or all files of a folder with their paths inside it, as a browser gives them. Refuses a
 * path at which nothing can be read.
 */
export const filesAt = (path: string): readonly GivenFile[] => given(path, basename(path));

function given(path: string, inside: string): readonly GivenFile[] {
  try {
    // Whole milliseconds, cut as browsers cut them: as a number the time may be rounded up.
    const stat = statSync(path, { bigint: true });
    if (stat.isDirectory())
      return readdirSync(path).flatMap((child) => given(join(path, child), `${inside}/${child}`));
    return [
      {
        path: inside,
        file: new File([readFileSync(path)], basename(path), {
          lastModified: Number(stat.mtimeMs),
        }),
      },
    ];
  } catch (error) {
    throw error instanceof FaultError ? error : new FaultError({ kind: "unreadable", name: path });
  }
}
