import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CSSModulesOptions } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * How the classes of CSS Modules are called, for every bundle: by the path of the file, because two
 * folders may each have a `notice.module.css`. `mode` is Vite's: short names in what is built,
 * names that say the file in development.
 */
export function classNames(mode: string): CSSModulesOptions {
  return { generateScopedName: (name, file) => classNameOf(name, file, mode === "production") };
}

/** The name of one class of one file, whose path is absolute. */
export function classNameOf(name: string, file: string, isShort: boolean): string {
  const path = relative(root, file.replace(/\?.*/s, ""));
  if (!isShort) return `${path.replace(/\.module\.css$/, "").replace(/\W+/g, "-")}_${name}`;
  const hash = createHash("sha256").update(`${path} ${name}`).digest("base64url");
  return /^[a-z]/i.test(hash) ? hash.slice(0, 5) : `_${hash.slice(0, 4)}`;
}
