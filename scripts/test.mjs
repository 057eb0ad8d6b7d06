// npm test: installs, builds and runs every check and test. Nothing has to be typed before it.
import { build, install, pinnedNode, run } from "./bootstrap.mjs";

// The tests read a site of this day (1 November 2026), whenever they run: an event that was to come then is to come.
process.env.SOURCE_DATE_EPOCH ??= "1793491200";

install();
build();
run(pinnedNode(), ["scripts/test-all.ts", ...process.argv.slice(2)]);
