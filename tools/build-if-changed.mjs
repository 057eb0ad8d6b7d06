// Run by npm test, npm run e2e, npm run same and npm run pictures: installs, and builds the tests'
// site when something changed.
import "../tests/support/test-site.mjs";
import { build, install } from "./bootstrap.mjs";

/** How long each took, in seconds. */
export const seconds = { Packages: timed(install), Build: timed(build) };

function timed(work) {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
