import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { isPictureName } from "desk/file-names.ts";
import type { FieldPath, PictureUse } from "desk/wire.ts";
import { deskFiles } from "./files.ts";
import { type Place, placesOf } from "./find-words.ts";
import { labelOf } from "./form.ts";

/** `picture`: its path from the project's folder. */
export type NamedPicture = PictureUse & { readonly picture: string };

/** A picture in Markdown: its alt text and its address. */
const inProse = /!\[([^\]]*)\]\(<?([^)>\s]+)>?[^)]*\)/g;

/**
 * Every place of the desk's files in `folder` that names a picture that is there: a field whose
 * words are its name, or a line of prose. `file`: only this one, else all.
 */
export function pictureUses(folder: string, file?: string): readonly NamedPicture[] {
  return deskFiles(folder)
    .filter((entry) => file === undefined || entry.file === file)
    .flatMap(({ file, title }) => {
      const places = placesOf(folder, file);
      const beside = posix.dirname(file);
      return places.flatMap(({ path, line, text }): NamedPicture[] => {
        if (line !== undefined)
          return [...text.matchAll(inProse)].map(([, alt = "", name = ""]) => ({
            ...{ file, title, path, line, label: "Text", alt },
            picture: posix.join(beside, decoded(name)),
          }));
        if (!isPictureName(text)) return [];
        const around = path.at(-1) === "file" ? path.slice(0, -1) : path;
        const alt = around === path ? null : (textAt(places, [...around, "alt"]) ?? "");
        const use = { file, title, path, label: labelAt(places, around), alt };
        return [{ ...use, picture: posix.join(beside, text) }];
      });
    })
    .filter(({ picture }) => existsSync(join(folder, picture.replace("content/", ""))));
}

const textAt = (places: readonly Place[], path: FieldPath) =>
  places.find((place) => place.path.join("\n") === path.join("\n"))?.text;

/** "Ada Whitlock › Picture": entries of lists by their title or name. */
const labelAt = (places: readonly Place[], path: FieldPath) =>
  path
    .map((step, i) => {
      const named = (name: string) => textAt(places, [...path.slice(0, i + 1), name]);
      return typeof step === "number"
        ? (named("title") ?? named("name") ?? step + 1)
        : (named("name") ?? labelOf(step));
    })
    .join(" › ");

/** An address that cannot be decoded names no file. */
function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
