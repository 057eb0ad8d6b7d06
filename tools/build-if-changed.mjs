// Run by npm run same and npm run pictures: installs and builds the site as of the date of the tests (test.mjs), when something changed.
import { build, install } from "./bootstrap.mjs";

process.env.SOURCE_DATE_EPOCH ??= "1793491200";

install();
build();
