// Run by npm run bench:build, on an idle machine; about five minutes. Builds copies of this tree with more and more generated articles, cold, and
// again after one word was changed, beside an Astro project of the same articles. Options: --articles 100,300 (1000,5000 take far longer), --no-astro.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { grownArticles, growOurs } from "./build/grow.ts";
import { growAstro } from "./build/grow-astro.ts";
import { type Timed, timed } from "./build/timed.ts";
import { machine } from "./support/machine.ts";
import { installPackages } from "./support/packages.ts";
import { verdict } from "./support/statistics.ts";

const { values } = parseArgs({
  options: { articles: { type: "string", default: "100,300" }, "no-astro": { type: "boolean", default: false } },
});
const sizes = [0, ...values.articles.split(",").map(Number)];
const goal = { cold: 15, again: 3 } as const;

type Row = { readonly articles: number; readonly cold: Timed; readonly again: Timed; readonly bytes: Bytes; readonly astro: Timed | null };
const rows: Row[] = [];
for (const count of sizes) {
  rows.push(await measure(count));
  process.stdout.write(`\r${count} articles built`);
}
report();

async function measure(count: number): Promise<Row> {
  const copy = mkdtempSync(join(tmpdir(), "build-bench-"));
  try {
    copyTree(copy);
    growOurs(copy, grownArticles(count));
    const command = [process.execPath, "scripts/build.ts"];
    const cold = await timed(command, copy);
    changeOneWord(join(copy, "content/pages/about.ts"));
    const again = await timed(command, copy);
    return { articles: count, cold, again, bytes: bytesOf(join(copy, "build/client"), count), astro: await measureAstro(count) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What is committed, without the benches, and the packages that are installed here. */
function copyTree(copy: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1e8 });
  for (const file of files.split("\0")) {
    if (!file || file.startsWith("bench/") || file === "node_modules" || !existsSync(file)) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}

/** In what a page says of itself: the smallest change that is seen. */
function changeOneWord(file: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/(description:\s*"[^"]*?)\bthe\b/, "$1that");
  if (changed === text) throw new Error(`${file} has no description to change`);
  writeFileSync(file, changed);
}

async function measureAstro(count: number): Promise<Timed | null> {
  if (values["no-astro"] || count === 0) return null;
  const peers = installPackages("peers");
  const project = join(peers, "grown-astro");
  growAstro(project, grownArticles(count));
  try {
    return await timed([process.execPath, join(peers, "node_modules/astro/bin/astro.mjs"), "build"], project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

type Bytes = ReturnType<typeof bytesOf>;

/** As they are sent. The manifest is the list of routes that every page loads with its scripts. */
function bytesOf(site: string, count: number) {
  const sent = (file: string) => statSync(join(site, `${file}.br`)).size;
  const home = readFileSync(join(site, "index.html"), "utf8");
  const [, manifest = ""] = /data-manifest="([^"]+)"/.exec(home) ?? [];
  const article = count === 0 ? "google-drive-collection" : `matter-${String(Math.ceil(count / 2)).padStart(5, "0")}`;
  return { home: sent("index.html"), article: sent(`blog/${article}/index.html`), blog: sent("blog/index.html"), manifest: sent(manifest) };
}

function report(): void {
  console.log("");
  console.table(
    rows.map(({ articles, cold, again, bytes, astro }) => ({
      "articles more": articles,
      "cold s": cold.wall.toFixed(1),
      "one word s": again.wall.toFixed(1),
      "cold, processor s": cold.cpu.toFixed(1),
      "one word, processor s": again.cpu.toFixed(1),
      "peak MB": Math.round(cold.peak / 1e6),
      "home B": bytes.home,
      "article B": bytes.article,
      "blog B": bytes.blog,
      "manifest B": bytes.manifest,
      "Astro s": astro?.wall.toFixed(1) ?? "",
      "Astro, processor s": astro?.cpu.toFixed(1) ?? "",
    })),
  );
  const [plain] = rows;
  if (!plain) return;
  for (const [name, { said }] of [
    ["as it is, cold", plain.cold],
    ["as it is, after one word", plain.again],
  ] as const) {
    console.log(`${name}, step by step:\n${said.replace(/^timed.*\n?/m, "")}`);
  }
  const largest = rows.at(-1);
  if (largest && largest !== plain)
    console.log(`with ${largest.articles} articles, cold:\n${largest.cold.said.replace(/^timed.*\n?/m, "")}`);
  console.log(`cold ${plain.cold.wall.toFixed(1)} s (goal ${goal.cold} s: ${verdict(plain.cold.wall <= goal.cold)})`);
  console.log(`after one word ${plain.again.wall.toFixed(1)} s (goal ${goal.again} s: ${verdict(plain.again.wall <= goal.again)})`);
  for (const [i, { articles, cold }] of rows.entries()) {
    const before = rows[i - 1];
    if (!before) continue;
    const each = ((cold.cpu - before.cold.cpu) / (articles - before.articles)) * 1000;
    console.log(
      `from ${before.articles} to ${articles}: ${each.toFixed(0)} ms of processor time for each article more (linear when this stays the same)`,
    );
  }
  console.log(`${machine()}\nagain with: npm run bench:build`);
}
