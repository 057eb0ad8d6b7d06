import { globSync } from "node:fs";
import { relative } from "node:path";

/**
 * Short class names: two characters for the module's place among all, one or two for the class's place in it. Every document has them, and
 * hashes do not compress. `root` is the modules' folder. Equal sources give equal names. The function throws for an unknown class.
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

/** A letter first, as CSS requires; room for 26 × 36 modules. */
function short(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36);
}
