// npm test: installs, builds and runs every check and test. Needs no other command before it.
import { build, install, pinnedNode, run } from "./bootstrap.mjs";

// Tests build the site as of 1 November 2026, so that its coming events stay in the future.
process.env.SOURCE_DATE_EPOCH ??= "1793491200";

install();
build();
run(pinnedNode(), ["tools/test-all.ts", ...process.argv.slice(2)]);
