import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Repository } from "./repository.ts";

const KEPT = 40;

export type Folders = ReturnType<typeof createFolders>;

/** Folders that look like content/ in some tree of the repository, each written once. The oldest go when there are many, all at the end. */
export function createFolders(repository: Repository) {
  const known = new Map<string, Promise<string>>();
  const place = mkdtemp(join(tmpdir(), "desk-content-"));

  async function write(content: string): Promise<string> {
    const folder = join(await place, content.slice(0, 12));
    await repository.checkOut(content, folder);
    return folder;
  }

  return {
    async of(tree: string): Promise<string> {
      const content = (await repository.resolve(`${tree}:content`)) ?? "";
      const folder = known.get(content) ?? write(content);
      known.delete(content);
      known.set(content, folder);
      folder.catch(() => known.delete(content));
      for (const [old, gone] of [...known].slice(0, -KEPT)) {
        known.delete(old);
        gone.then((path) => rm(path, { recursive: true, force: true })).catch(() => {});
      }
      return folder;
    },
    close: async () => rm(await place, { recursive: true, force: true }),
  };
}
