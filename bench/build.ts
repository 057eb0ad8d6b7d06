// npm run bench:build (idle machine, ten minutes) times cold builds with added articles against a loop that only parses, renders and
// writes. Option: --articles 300,1000,5000
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { growArticles, slugOf } from "./build/grow.ts";
import { type Timed, timed } from "./build/timed.ts";
import { machine } from "./support/machine.ts";
import { verdict } from "./support/statistics.ts";

const { values } = parseArgs({ options: { articles: { type: "string", default: "300,1000,5000" } } });
const sizes = [0, ...values.articles.split(",").map(Number)];
/** `thousand`: seconds for 1,000 added articles, cold. `growth`: time per article with the most articles over that with the fewest. */
const goal = { thousand: 45, growth: 1.25 } as const;

type Row = { readonly articles: number; readonly build: Timed; readonly bare: Timed; readonly article: number };
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
    growArticles(copy, count);
    const build = await timed([process.execPath, "scripts/build.ts"], copy);
    const bare = await timed([process.execPath, resolve("bench/build/bare.ts"), "content/articles", "bare"], copy);
    const slug = count === 0 ? "google-drive-collection" : slugOf(Math.ceil(count / 2));
    return { articles: count, build, bare, article: statSync(join(copy, `build/client/blog/${slug}/index.html.br`)).size };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies what is committed or new, without bench/, and links the installed packages. */
function copyTree(copy: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1e8 });
  for (const file of files.split("\0")) {
    if (!file || file.startsWith("bench/") || file === "node_modules" || !existsSync(file)) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}

/** Milliseconds that each added article costs beyond the site without added articles. */
function each({ articles, build, bare }: Row, [plain]: readonly Row[]) {
  const added = (whole: number, none = 0) => ((whole - none) / articles) * 1000;
  return {
    wall: added(build.wall, plain?.build.wall),
    processor: added(build.cpu, plain?.build.cpu),
    bare: added(bare.cpu, plain?.bare.cpu),
  };
}

function report(): void {
  console.log("");
  console.table(
    rows.map((row) => {
      const one = row.articles > 0 ? each(row, rows) : null;
      return {
        "articles more": row.articles,
        "cold s": row.build.wall.toFixed(1),
        "processor s": row.build.cpu.toFixed(1),
        "peak MB": Math.round(row.build.peak / 1e6),
        "ms an article": one?.wall.toFixed(1) ?? "",
        "processor ms an article": one?.processor.toFixed(1) ?? "",
        "bare loop ms an article": one?.bare.toFixed(1) ?? "",
        "times the bare loop": one ? (one.processor / one.bare).toFixed(1) : "",
        "article B": row.article,
      };
    }),
  );
  const grown = rows.filter(({ articles }) => articles > 0);
  const [fewest, most] = [grown[0], grown.at(-1)];
  for (const { articles, build } of rows)
    console.log(`with ${articles} articles more, step by step:\n${build.said.replace(/^timed.*\n?/m, "")}`);
  const thousand = grown.find(({ articles }) => articles === 1000);
  if (thousand) {
    const { wall } = thousand.build;
    console.log(`1,000 articles more in ${wall.toFixed(1)} s (goal ${goal.thousand} s: ${verdict(wall <= goal.thousand)})`);
  }
  if (fewest && most && most !== fewest) {
    const growth = each(most, rows).processor / each(fewest, rows).processor;
    const range = `from ${fewest.articles} to ${most.articles} articles`;
    console.log(
      `${range} an article takes ${growth.toFixed(2)} times the processor time (goal ${goal.growth}: ${verdict(growth <= goal.growth)})`,
    );
  }
  console.log(`${machine()}\nagain with: npm run bench:build`);
}
