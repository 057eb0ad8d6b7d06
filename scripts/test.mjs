// npm test: installs, builds and runs every check and test. Nothing has to be typed before it.
import { build, install, pinnedNode, run } from "./bootstrap.mjs";

install();
build();
run(pinnedNode(), ["scripts/test-all.ts", ...process.argv.slice(2)]);
