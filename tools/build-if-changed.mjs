// Run by npm test, npm run e2e, npm run same and npm run pictures: installs, and builds the site when something changed.
import { build, install } from "./bootstrap.mjs";

// Tests build the site as of 1 November 2026, so that its coming events stay in the future.
process.env.SOURCE_DATE_EPOCH ??= "1793491200";

install();
build();
