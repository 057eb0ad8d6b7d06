import { globSync } from "node:fs";
import { relative } from "node:path";

/**
 * Gives the short class names of what is shipped: two characters for the module (its place among all modules), one or two for the
 * class (its place in the module). Names stand in every document and its rules, and hashes are what compression cannot make smaller.
 * `root` is the folder of the modules; the same sources give the same names in every build.
 */
export function scopedNames(root: string): (name: string, file: string, css: string) => string {
  const modules = new Map(
    globSync("**/*.module.css", { cwd: root, exclude: ["node_modules/**"] })
      .sort()
      .map((file, index) => [file, index]),
  );
  return (name, file, css) => {
    const module = modules.get(relative(root, file));
    const place = namesIn(css).indexOf(name);
    if (module === undefined || place < 0) throw new Error(`${file} has no class or animation ${name}`);
    return short(module) + place.toString(36);
  };
}

function namesIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))];
}

/** A letter first, as CSS wants it: 26 times 36 modules. */
function short(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36);
}
