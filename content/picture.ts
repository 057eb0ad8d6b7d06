import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { imageSize } from "image-size";
import { z } from "zod";
import { lookAtPicture } from "./folder.ts";

/**
 * A picture as pages show it. The build makes its files from the one that a writer put beside the
 * words (web/build/pictures.ts).
 */
export type Picture = {
  /** The address of its files without width and ending: /assets/ada-whitlock-3f2a9c1b. */
  readonly src: string;
  /** In pixels: how wide each of its files is, the smallest first. */
  readonly widths: readonly number[];
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly focus?: Focus | undefined;
};

/** What stays in view where a picture is cut. Without one it is "top". */
const focuses = [
  "top left",
  "top",
  "top right",
  "left",
  "center",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
] as const;
export type Focus = (typeof focuses)[number];

/**
 * What pictures are for. `widths`: the widths of the files in pixels, none wider than what the
 * writer gave. `least`: how many pixels the picture needs in both directions to be sharp. `ratio`:
 * width by height to which it is cut.
 */
const places = {
  portrait: {
    called: "a portrait",
    widths: [160, 320, 480, 704, 1056],
    least: [320, 400],
    ratio: 4 / 5,
  },
  screenshot: { called: "a screenshot", widths: [640, 960, 1440, 1920], least: [1200, 400] },
  article: { called: "a picture", widths: [480, 800, 1280, 1920], least: [800, 400] },
  /** The one of the whole article, which is also its preview. */
  lead: {
    called: "the picture of an article",
    widths: [480, 800, 1280, 1920, 2560],
    least: [1200, 630],
  },
  /** Inside the file of a guide. */
  guide: { called: "a picture of a guide", widths: [1200], least: [600, 300] },
  logo: { called: "a logo", widths: [640], least: [120, 60] },
} as const satisfies Readonly<Record<string, PlaceOf>>;

type PlaceOf = {
  readonly called: string;
  readonly widths: readonly number[];
  readonly least: readonly [width: number, height: number];
  readonly ratio?: number;
};
export type Place = keyof typeof places;
export const isPlace = (name: string): name is Place => Object.hasOwn(places, name);

/** A file of a writer, and where its picture is shown. */
export type Original = {
  readonly path: string;
  readonly place: Place;
  readonly focus?: Focus | undefined;
  readonly picture: Pick<Picture, "src" | "widths" | "width" | "height">;
};

/** Every picture that has been read, by address. */
export const originals = new Map<string, Original>();

const MOST = 20_000_000;
/** Changes when the build makes other files from the same picture. */
const RECIPE = "1";
const kinds: Readonly<Record<string, readonly string[]>> = {
  photo: ["jpg", "png", "webp", "avif"],
  logo: ["svg", "png", "webp"],
};

/** Where the file that is being read lies: it names pictures as they are called beside it. */
let folder = import.meta.dirname;

/** What `read` returns when pictures lie in the folder `path` or below it. */
export function beside<T>(path: string, read: () => T): T {
  const before = folder;
  folder = path;
  try {
    return read();
  } finally {
    folder = before;
  }
}

/**
 * The file of a picture or what is wrong with it, in a writer's words. `file`: its name beside the
 * file that names it.
 */
export function readOriginal(
  file: string,
  place: Place,
  focus?: Focus,
): Original | { readonly fault: string } {
  if (!/^[\w-][\w .()-]*(?:\/[\w-][\w .()-]*)*$/.test(file))
    return { fault: "expected the name of a file beside this one, as ada-whitlock.jpg" };
  lookAtPicture();
  const path = join(folder, file);
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about?.isFile() || !isWritten(file)) return { fault: missing(file) };
  if (about.size > MOST)
    return {
      fault: `has ${Math.round(about.size / 1_000_000)} MB: expected ${MOST / 1_000_000} MB or less; save it smaller`,
    };
  const key = `${path} ${place} ${focus} ${about.mtimeMs} ${about.size}`;
  const known = read.get(key) ?? readFresh(path, place, focus);
  read.set(key, known);
  if (!("fault" in known)) originals.set(known.picture.src, known);
  return known;
}

const read = new Map<string, Original | { readonly fault: string }>();

function readFresh(
  path: string,
  place: Place,
  focus: Focus | undefined,
): Original | { readonly fault: string } {
  const { called, widths, least, ...cut } = places[place];
  const bytes = readFileSync(path);
  const size = sizeOf(bytes);
  // ISO/IEC 23008-12: the brands that a telephone's own pictures have.
  if (/^ftyp(?:heic|heix|hevc)/.test(bytes.toString("latin1", 4, 12)))
    return {
      fault:
        "is a picture of an iPhone (HEIC): export it as JPEG (on a Mac: open it in Preview, File, Export; on Windows: in Photos, Save as)",
    };
  const allowed = kinds[place === "logo" ? "logo" : "photo"] ?? [];
  if (!size || !allowed.includes(size.type))
    return {
      fault:
        place === "logo"
          ? "is no picture that a logo can be made of: expected an SVG, PNG or WebP file, as lantern.svg"
          : "is no picture that the site can show: expected a JPEG, PNG, WebP or AVIF file, as ada-whitlock.jpg",
    };
  if (size.type === "svg" && /<text[\s>]/.test(bytes.toString()))
    return {
      fault:
        "has words as text, for which the site has no typeface: expected outlines; export it with text as paths",
    };
  if (size.type !== "svg" && (size.width < least[0] || size.height < least[1]))
    return {
      fault: `is ${size.width} by ${size.height} pixels: ${called} needs ${least.join(" by ")} or more`,
    };
  const ratio = "ratio" in cut ? cut.ratio : size.width / size.height;
  const widest =
    size.type === "svg"
      ? Number.POSITIVE_INFINITY
      : Math.floor(Math.min(size.width, size.height * ratio));
  const made = [
    ...widths.filter((width) => width < widest),
    ...(widths.some((width) => width >= widest) ? [widest] : []),
  ];
  const width = made.at(-1) ?? 0;
  const hash = createHash("sha256")
    .update(`${RECIPE} ${place} ${focus ?? ""}`)
    .update(bytes)
    .digest("hex")
    .slice(0, 10);
  const name = basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return {
    path,
    place,
    focus,
    picture: {
      src: `/assets/${name || "picture"}-${hash}`,
      widths: made,
      width,
      height: Math.round(width / ratio),
    },
  };
}

/**
 * Width and height in pixels, as the picture is seen: a camera that was held upright says so in the
 * file. Undefined for what is no picture.
 */
export function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(bytes);
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height };
  } catch {
    return undefined;
  }
}

/** Whether the file has the name letter for letter, which some systems do not ask. */
const isWritten = (file: string) => namesIn(join(folder, file, "..")).includes(basename(file));

function missing(file: string): string {
  const near = namesIn(join(folder, file, "..")).find(
    (name) => name.toLowerCase() === basename(file).toLowerCase(),
  );
  return near
    ? `expected ${near}, with the same capital letters as the file`
    : "there is no such file: expected one beside this file, as ada-whitlock.jpg";
}

function namesIn(path: string): readonly string[] {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
}

/** What is wrong with the words for those who do not see the picture. */
export function faultyAlt(alt: string | null | undefined, file: string): string | undefined {
  const expected = "expected words that say what the picture shows";
  if (!alt?.trim()) return expected;
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.\w+$/, "")
      .replaceAll(/[^a-z0-9]+/g, "");
  return plain(alt) === plain(basename(file)) && /[._\d-]/.test(alt)
    ? `is the name of the file: ${expected}`
    : undefined;
}

/** What a writer has to know before choosing a file. */
function sizeWords(place: Place): string {
  const { least, ...cut } = places[place];
  return `${least.join(" by ")} pixels or more${"ratio" in cut ? "; cut to these proportions" : ""}.`;
}

const fileName = z
  .string("expected the name of a file")
  .meta({ label: "File", example: "ada-whitlock.jpg" });

/**
 * A field with a picture: its file, beside the one with the field, and words for those who do not
 * see it.
 */
export const pictureIn = (place: Exclude<Place, "logo">) =>
  z
    .strictObject(
      {
        file: fileName.meta({ label: "File", help: sizeWords(place) }),
        alt: z
          .string("expected words that say what the picture shows")
          .trim()
          .min(1, "expected words that say what the picture shows")
          .meta({
            label: "Alt text",
            help: "What the picture shows, for people who cannot see it.",
            example: "Ada Whitlock in the evidence room",
          }),
        caption: z
          .string("expected words")
          .trim()
          .min(1, "expected words")
          .optional()
          .meta({ label: "Caption" }),
        focus: z
          .enum(focuses, `expected one of ${focuses.join(", ")}`)
          .optional()
          .meta({
            label: "Keep in view",
            help: "Where the picture is cut, as in a portrait, a preview or on a ticket: the part that has to stay. The top by default.",
            // It is nowhere cut.
            ...(place === "screenshot" && { desk: "hidden" }),
          }),
      },
      "expected file and alt below it, as file: ada-whitlock.jpg",
    )
    .transform(({ file, ...words }, context): Picture => {
      const original = readOriginal(file, place, words.focus);
      const alt = faultyAlt(words.alt, file);
      if ("fault" in original)
        context.addIssue({ code: "custom", message: original.fault, path: ["file"], input: file });
      if (alt) context.addIssue({ code: "custom", message: alt, path: ["alt"], input: words.alt });
      return "fault" in original || alt ? z.NEVER : { ...original.picture, ...words };
    });

/** A field with the file of a logo. The name of its owner says what it shows. */
export const logo = z
  .string("expected the name of a file")
  .transform((file, context) => {
    const original = readOriginal(file, "logo");
    if ("fault" in original) context.addIssue(original.fault);
    return "fault" in original ? z.NEVER : original.picture;
  })
  .meta({
    label: "Logo",
    help: "SVG, PNG or WebP, 120 by 60 pixels or more, cut to its edges. The page shows it in its own ink.",
    example: "lantern.svg",
    input: "logo",
  });
