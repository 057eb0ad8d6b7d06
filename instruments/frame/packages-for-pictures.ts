/**
 * What draws in Node. Throws, with what to do, where the machine lacks it: npm leaves it out where
 * it has none for the machine.
 */
export const canvasPackage = () =>
  import("@napi-rs/canvas").catch(() => missing("@napi-rs/canvas"));

/** What decodes pictures in Node. Throws likewise. */
export const sharpPackage = () => import("sharp").catch(() => missing("sharp"));

function missing(name: string): never {
  throw new Error(`This instrument needs a package that is not installed: npm install ${name}`);
}
