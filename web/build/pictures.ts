import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { originals } from "content/picture.ts";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { kept, made, namesOf } from "web/text/make-picture.ts";
import { removeOld } from "./files.ts";

/**
 * Makes the files of every picture that the content names (checked-content.ts has read them all).
 * Rejects with a ContentFault.
 */
export async function makePictures(): Promise<void> {
  for (const original of originals.values())
    await Promise.all(namesOf(original).map((name) => made(original, name)));
}

/**
 * Puts them beside the other files of the site whose names have a hash. Originals are not copied.
 */
export async function writePictures(siteFolder: string): Promise<void> {
  // A guide has its pictures inside.
  for (const original of originals.values())
    if (original.place !== "guide")
      for (const name of namesOf(original))
        copyFileSync(await made(original, name), join(siteFolder, "assets", name));
  if (existsSync(kept)) removeOld(kept);
}

/** Makes a picture in development when a page asks for it. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    configureServer(server) {
      server.middlewares.use(async ({ url = "" }, response, next) => {
        const { ssr } = server.environments;
        const [, src = ""] = /^(\/assets\/.+)-(?:\d+|preview)\.(?:avif|webp|jpg)$/.exec(url) ?? [];
        if (!src || !isRunnableDevEnvironment(ssr)) return next();
        const read =
          await ssr.runner.import<typeof import("content/picture.ts")>("/content/picture.ts");
        const original = read.originals.get(src);
        if (!original || !namesOf(original).includes(basename(url))) return next();
        response.setHeader(
          "content-type",
          `image/${url.replace(/.*\./, "").replace("jpg", "jpeg")}`,
        );
        response.end(readFileSync(await made(original, basename(url))));
      });
    },
  };
}
