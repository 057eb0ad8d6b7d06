// Run by npm test, npm run e2e, npm run same and npm run pictures: installs, and builds the site
// when something changed.
import { build, install } from "./bootstrap.mjs";

// Tests build the site as of 1 November 2026, so that its coming events stay in the future.
process.env.SOURCE_DATE_EPOCH ??= "1793491200";
// Brotli's strongest level takes a third of a build's time, and no test needs the last tenth of a
// size.
process.env.BUILD_COMPRESSION ??= "fast";

/** How long each took, in seconds. */
export const seconds = { Packages: timed(install), Build: timed(build) };

function timed(work) {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
