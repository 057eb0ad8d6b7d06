/** A place in a content file; both count from 1. */
export type Point = { readonly line: number; readonly column: number };

/** An error in a content file: `content/articles/a.md:12:3: expected …`, a form that editors and terminals link. */
export class ContentFault extends Error {
  override readonly name = "ContentFault";

  constructor(file: string, at: Point | undefined, message: string) {
    super(`${file}:${at?.line ?? 1}:${at?.column ?? 1}: ${message}`);
  }
}
