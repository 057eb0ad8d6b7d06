import { HttpProblem } from "service/http/errors.ts";
import { slug } from "./values.ts";

const wordsFile = /^content\/(?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.(?:yaml|md)$/;
const pictureName = /^[\w-][\w .()-]*(?:\/[\w-][\w .()-]*){0,3}$/;

/** Pictures by the bytes that they begin with, as Latin-1. */
const types = [
  { ending: "jpg", type: "image/jpeg", fits: (text: string) => text.startsWith("\xff\xd8\xff") },
  {
    ending: "png",
    type: "image/png",
    fits: (text: string) => text.startsWith("\x89PNG\r\n\x1a\n"),
  },
  {
    ending: "webp",
    type: "image/webp",
    fits: (text: string) => text.startsWith("RIFF") && text.startsWith("WEBP", 8),
  },
  {
    ending: "avif",
    type: "image/avif",
    fits: (text: string) => text.startsWith("ftyp", 4) && /avi[fs]/.test(text.slice(8, 48)),
  },
] as const;

/** Whether a path can be a file of words. Code, settings and other folders cannot. */
export function isWordsFile(file: string): boolean {
  return wordsFile.test(file) && file.length <= 150;
}

/** Whether words end as the name of a picture does. */
export const isPictureName = (words: string) => /[^/]\.(?:jpe?g|png|webp|avif|svg)$/i.test(words);

/** The kind of a picture; undefined for all other bytes. */
export function pictureType(bytes: Buffer): (typeof types)[number] | undefined {
  const text = bytes.toString("latin1", 0, 80);
  return types.find(({ fits }) => fits(text));
}

/**
 * Where a picture is that `file` names as `name`: beside it or in a folder there. Throws 422 for
 * other names.
 */
export function picturePath(file: string, name: string): string {
  if (!pictureName.test(name) || !isPictureName(name))
    throw new HttpProblem(422, "picture-name", "This is not a valid name for a picture.");
  return `${file.slice(0, file.lastIndexOf("/"))}/${name}`;
}

/** The name that an uploaded picture gets: in a folder called like the file that names it. */
export function uploadName(file: string, name: string, ending: string): string {
  return `${file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "")}/${slug(name.replace(/\.\w+$/, "")) || "picture"}.${ending}`;
}

const kinds = {
  article: ["content/articles/", ".md"],
  service: ["content/services/", ".yaml"],
} as const;

/**
 * The file of a new entry, whose address is made from its title, and the name in that address.
 * Throws 422 when there is none.
 */
export function newFile(
  kind: keyof typeof kinds,
  title: string,
): { readonly file: string; readonly name: string } {
  const name = slug(title);
  if (name === "")
    throw new HttpProblem(
      422,
      "title",
      "The title needs a letter or a digit: the address is made from it.",
    );
  return { file: kinds[kind].join(name), name };
}

/** Whether a file is an article or a service page; null for others. */
export function kindOf(file: string): keyof typeof kinds | null {
  for (const kind of ["article", "service"] as const) {
    const [folder, ending] = kinds[kind];
    if (file.startsWith(folder) && file.endsWith(ending)) return kind;
  }
  return null;
}

/** Articles and service pages may be removed: nothing else in the site needs them. */
export const isRemovable = (file: string) => kindOf(file) !== null;
