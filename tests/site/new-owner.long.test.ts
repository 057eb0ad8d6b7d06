import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { people } from "content/people.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newKey, takeover } from "../support/new-owner.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";

// A new owner replaces all people by others with other keys, and hours, zone, holidays, prices and
// logos. Nothing but content/ is touched: the ordinary tests stay green.

/** What depends on words and facts, and what reads the built site. */
const tested = "{content,web,tests/site,service,desk/site,tools/preflight}/**/*.test.{ts,tsx}";
/**
 * Rare machines, which the long run has anyway; the repository's own history and links; and the
 * test that makes the present owner this one.
 */
const left = /\.long\.test\.|\/(?:repository|change-table)\.test\./;
const besides = [
  "tests",
  "docs",
  "deploy",
  "README.md",
  "CONTRIBUTING.md",
  "vitest.config.ts",
  "biome.json",
  ".env.example",
];

let copy: SiteCopy;
beforeAll(() => {
  copy = copySite(besides);
  copy.perform(takeover);
  for (const [place, key] of Object.keys(people).entries())
    command("tools/rename-key.ts", "person", key, newKey(place));
  command("web/build/build.ts");
}, 1_800_000);

afterAll(() => copy.remove());

it("The ordinary tests are green on the site of a new owner with other people and hours", () => {
  const report = join(copy.folder, "report.json");
  const vitest = join(process.cwd(), "node_modules/vitest/vitest.mjs");
  spawnSync(
    process.execPath,
    [
      vitest,
      "run",
      "--reporter=json",
      `--outputFile=${report}`,
      ...globSync(tested, { cwd: copy.folder }).filter((file) => !left.test(file)),
    ],
    { cwd: copy.folder, env: settings(), stdio: "ignore" },
  );
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  expect(failuresIn(testResults)).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(1000);
}, 1_800_000);

type Result = {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
};

/** Every test that failed, with its file and the beginning of why. */
const failuresIn = (results: readonly Result[]) =>
  results.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message.slice(0, 500)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map((one) => `${name}: ${one.fullName}: ${one.failureMessages.join().slice(0, 500)}`),
  ]);

/** As for the ordinary tests, without what Vitest tells its own processes. */
function settings(): NodeJS.ProcessEnv {
  const env = { ...process.env, BUILD_COMPRESSION: "fast", SOURCE_DATE_EPOCH: "1793491200" };
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:NODE_ENV|TEST_TIER|VITEST|TEST$)/.test(name)),
  );
}

function command(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    env: settings(),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
}
