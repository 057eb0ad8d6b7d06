import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sizeOf } from "content/picture.ts";
import type { DraftsDeps } from "./drafts.ts";
import { isPictureName, isWordsFile } from "./file-names.ts";
import { readNotes } from "./file-state.ts";
import type { Listed } from "./repository.ts";
import type { NamedPicture } from "./site/picture-uses.ts";
import type { LibraryPicture } from "./wire.ts";

/** In pixels: the longer side of a small picture, twice as large as it is shown. */
const SMALL = 480;

/** All pictures of the content and of drafts, and what shows them. */
export function createLibrary({
  repository,
  states,
  folders,
  site,
}: Pick<DraftsDeps, "repository" | "states" | "folders" | "site">) {
  /** By id, which is of the bytes. */
  const sizes = new Map<string, LibraryPicture["size"]>();

  /** The pictures of a commit by path. The owner's mark is no picture of a page. */
  async function picturesIn(commit: string, ...paths: readonly string[]) {
    const files = paths.length > 0 ? await repository.files(commit, ...paths) : [];
    return new Map(
      files
        .filter(({ path }) => isPictureName(path) && !path.startsWith("content/brand/"))
        .map((file) => [file.path, file]),
    );
  }

  async function known(folder: string, { id, path }: Listed) {
    if (!sizes.has(id)) sizes.set(id, await measured(join(folder, path.replace("content/", ""))));
    return sizes.get(id) ?? null;
  }

  return {
    /** The pictures by their names: those of drafts beside those that are published. */
    async pictures(): Promise<readonly LibraryPicture[]> {
      const top = await states.top();
      const folder = await folders.of(top);
      const published = await picturesIn(top, "content/");
      const found = new Map<string, LibraryPicture>();
      const add = async (picture: Listed, at: string, isNew: boolean) => {
        const { id, bytes, path } = picture;
        if (found.has(id)) return;
        const size = await known(at, picture);
        found.set(id, { id, name: path.replace("content/", ""), bytes, size, isNew, uses: [] });
      };
      for (const picture of published.values()) await add(picture, folder, false);

      const keys = new Map<
        string,
        { id: string; use: NamedPicture; in: "draft" | "published" }[]
      >();
      const note = (id: string | undefined, use: NamedPicture, where: "draft" | "published") => {
        if (id === undefined) return;
        const key = `${id} ${use.file} ${use.path.join(".")} ${use.line}`;
        keys.set(key, [...(keys.get(key) ?? []), { id, use, in: where }]);
      };
      for (const use of await site.pictureUses(folder))
        note(published.get(use.picture)?.id, use, "published");
      const drafted = new Set<string>();
      for (const branch of await states.drafts()) {
        const { file, pictures } = readNotes(branch);
        if (!isWordsFile(file)) continue;
        drafted.add(file);
        const { tree } = await states.of(file);
        const at = await folders.of(tree);
        const own = await picturesIn(tree, ...pictures);
        for (const picture of own.values()) await add(picture, at, true);
        for (const use of await site.pictureUses(at, file))
          note((own.get(use.picture) ?? published.get(use.picture))?.id, use, "draft");
      }
      for (const [first, second] of keys.values()) {
        const picture = first && found.get(first.id);
        if (!picture) continue;
        const { picture: _, ...use } = (second ?? first).use;
        const where = second || !drafted.has(use.file) ? "both" : first.in;
        found.set(picture.id, { ...picture, uses: [...picture.uses, { ...use, in: where }] });
      }
      return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    },

    /** A picture small enough for a list, as WebP; null when there is no such picture. */
    async thumbnail(id: string): Promise<Buffer | null> {
      const bytes = /^[0-9a-f]{40,64}$/.test(id) ? (await repository.blob(id))?.bytes : undefined;
      if (!bytes) return null;
      const { default: sharp } = await import("sharp");
      const box = { width: SMALL, height: SMALL, fit: "inside", withoutEnlargement: true } as const;
      return sharp(bytes)
        .autoOrient()
        .resize(box)
        .webp({ quality: 76 })
        .toBuffer()
        .catch(() => null);
    },
  };
}

/** In pixels; null for a file that is no picture. */
async function measured(path: string): Promise<LibraryPicture["size"]> {
  const found = sizeOf(await readFile(path));
  return found ? { width: found.width, height: found.height } : null;
}
