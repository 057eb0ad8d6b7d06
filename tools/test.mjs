// npm test and npm run test:all (CONTRIBUTING, Two tiers): installs, builds and runs the checks and
// tests. Needs no other command before it.
import { pinnedNode, run } from "./bootstrap.mjs";

if (process.argv.includes("all")) process.env.TEST_TIER = "all";
const { seconds } = await import("./build-if-changed.mjs");
process.env.TEST_SECONDS_BEFORE = JSON.stringify(seconds);
run(pinnedNode(), ["tools/test-all.ts"]);
