import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheets = new Map(
  globSync("web/**/*.module.css").map((file) => [
    file,
    readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, ""),
  ]),
);
/**
 * Of each sheet, what modules and other sheets name: a whole name, a pattern (`stock${n}`), or
 * anything when the name is computed.
 */
const named = new Map<string, { readonly name: RegExp; readonly missing?: string }[]>();

const add = (from: string, path: string, pattern = ".+", missing?: string) => {
  const sheet = path.startsWith(".") ? join(from, "..", path) : path;
  named.set(sheet, [
    ...(named.get(sheet) ?? []),
    { name: new RegExp(`^${pattern.replace(/\$\{.+?\}/g, ".+")}$`), ...(missing && { missing }) },
  ]);
};

for (const file of globSync("web/**/*.{ts,tsx}")) {
  const source = readFileSync(file, "utf8");
  const code = source.replace(/^(import|\} from) .*/gm, "");
  // Other names of sheets are also those of variables.
  for (const [, css = "", path = ""] of source.matchAll(
    /^import (\w+) from "(.+\.module\.css)";/gm,
  ))
    for (const [, whole, pattern] of code.matchAll(
      new RegExp(`(?<![\\w.])${css}(?:\\.(\\w+)|\\[["\`](.+?)["\`]\\]|\\[|(?=[,}]))`, "g"),
    ))
      add(file, path, whole ?? pattern, css === "css" && whole ? `${whole} in ${file}` : undefined);
}
for (const [file, css] of sheets)
  for (const [, names = "", path = `./${file.split("/").at(-1)}`] of css.matchAll(
    /composes: ([\w ]+?)(?: from "(.+)")?;/g,
  ))
    for (const name of names.split(" ")) add(file, path, name);

const classesIn = (css: string) => {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((text) => !text.startsWith("@"));
  return [
    ...new Set(
      selectors.flatMap((selector) =>
        [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
      ),
    ),
  ];
};

it("Every class of a style sheet is named by a module or by another sheet", () => {
  expect(sheets.size).toBeGreaterThan(50);
  const idle = [...sheets].flatMap(([sheet, css]) =>
    classesIn(css).flatMap((name) =>
      (named.get(sheet) ?? []).some((use) => use.name.test(name)) ? [] : [`${sheet}: ${name}`],
    ),
  );
  expect(idle).toEqual([]);
});

it("Every class that a module names is in its style sheet", () => {
  const missing = [...sheets].flatMap(([sheet, css]) => {
    const classes = classesIn(css);
    return (named.get(sheet) ?? []).flatMap(({ name, missing }) =>
      missing && !classes.some((known) => name.test(known)) ? missing : [],
    );
  });
  expect(missing).toEqual([]);
});
