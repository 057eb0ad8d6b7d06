import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.optional(z.string()),
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
    }),
  ),
});

/** Every package of the lock file with its license, and whether it is needed at run time or only for the build. */
export function licenses() {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { name, version, license, dev }]) => ({
      name: name ?? path.replace(/^.*node_modules\//, ""),
      version: version ?? "unknown",
      license: license ?? "not stated",
      runs: dev !== true,
    }));
}

/** The packages as a CycloneDX bill of materials, made by npm from the lock file without the network. Throws with npm's message. */
export function billOfMaterials(): string {
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  const bill = z
    .looseObject({ bomFormat: z.literal("CycloneDX"), metadata: z.looseObject({ component: z.looseObject({}) }) })
    .parse(JSON.parse(stdout));
  // npm names the project after its folder.
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8")));
  return JSON.stringify({ ...bill, metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } } }, null, 2);
}
