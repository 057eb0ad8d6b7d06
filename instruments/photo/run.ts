import type { Context, Given } from "instruments/contract.ts";
import { type PhotosRead, readPhotos } from "./read-photos.ts";

/** Reads the pictures. Node needs what a browser draws with (draw-in-node.ts). */
export const run = (
  { files }: Pick<Given<unknown>, "files">,
  { tell }: Context,
): Promise<PhotosRead> => readPhotos(files, tell);
