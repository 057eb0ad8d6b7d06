// npm test: installs, builds and runs every check and test. Needs no other command before it.
import "./build-if-changed.mjs";
import { pinnedNode, run } from "./bootstrap.mjs";

run(pinnedNode(), ["tools/test-all.ts", ...process.argv.slice(2)]);
