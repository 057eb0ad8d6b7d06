import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { classNameOf } from "./class-names.ts";

const classes = globSync("{web,desk}/**/*.module.css").flatMap((file) => {
  const names = readFileSync(file, "utf8").matchAll(/\.([a-zA-Z_][\w-]*)/g);
  return [...new Set([...names].map(([, name = ""]) => name))].map((name) => ({ file, name }));
});

test.each([
  ["development", false],
  ["what is built", true],
])("No two style modules give one class in %s", (_, isShort) => {
  const owners = Map.groupBy(classes, ({ file, name }) =>
    classNameOf(name, resolve(file), isShort),
  );
  expect(owners.size).toBeGreaterThan(500);
  expect([...owners].filter(([, { length }]) => length > 1)).toEqual([]);
});

test("Every bundle names its classes by the path of their file", () => {
  const bundles = globSync("{,desk/**/,web/**/}{vite.config,bundle}.ts", {
    exclude: (file) => file.includes("node_modules"),
  });
  expect(bundles.length).toBeGreaterThan(3);
  const without = bundles.filter(
    (file) => !/css: \{ modules: classNames\(/.test(readFileSync(file, "utf8")),
  );
  expect(without).toEqual([]);
});
