import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "../../scripts/build-steps/compress.ts";
import { indexModule } from "../../scripts/search-index/plugin.ts";
import { installPackages } from "./packages.ts";

/** The pages that bench/peers/astro and bench/peers/next rebuild. */
export const rebuiltPages = ["/", "/forensics", "/contact", "/blog"] as const;

/**
 * Builds the same four pages with Astro and with Next from this tree's own words, components and style sheets, and compresses both as the site is.
 * Ends the process with what the builder said when one fails.
 */
export async function buildPeerSites(): Promise<readonly { readonly name: string; readonly folder: string }[]> {
  const peers = installPackages("peers");
  await copySources(join(peers, "site"));
  const astro = join(peers, "astro/dist");
  const next = join(peers, "next/out");
  build(join(peers, "astro"), [join(peers, "node_modules/astro/bin/astro.mjs"), "build"]);
  cpSync("public", join(peers, "next/public"), { recursive: true });
  build(join(peers, "next"), [join(peers, "node_modules/next/dist/bin/next"), "build"]);
  for (const folder of [astro, next]) await compress(folder, ".cache/compressed");
  return [
    { name: "Astro, islands", folder: astro },
    { name: "Next, static export", folder: next },
  ];
}

async function copySources(target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  for (const folder of ["app", "content", "shared"]) {
    cpSync(folder, join(target, folder), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  }
  // The search's index, which a plugin of ours makes, as a file that any bundler knows.
  const search = join(target, "app/search");
  writeFileSync(join(search, "index-rows.js"), (await indexModule()).code);
  const code = readFileSync(join(search, "site-search.ts"), "utf8");
  writeFileSync(join(search, "site-search.ts"), code.replace("virtual:search-index", "./index-rows.js"));
  for (const name of readdirSync(target, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".module.css")) continue;
    const file = join(target, name);
    writeFileSync(file, withoutNestedComposes(readFileSync(file, "utf8")));
  }
}

/** Next's bundler knows `composes` outside layers only. */
function withoutNestedComposes(css: string): string {
  const composed: string[] = [];
  const rest = css.replace(/(\.[\w-]+) \{ composes: ([\w-]+);/g, (_, selector: string, other: string) => {
    composed.push(`${selector} { composes: ${other} }\n`);
    return `${selector} {`;
  });
  return rest + composed.join("");
}

function build(cwd: string, command: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8", env });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(1);
}
