// The site that tests read is built aside, with settings of its own: `build/`, which npm start and
// npm run serve show, stays as it is. Imported by whatever builds it or reads it.

// As of 1 November 2026, so that its coming events stay in the future.
process.env.SOURCE_DATE_EPOCH ??= "1793491200";
// No test needs the last tenth of a size.
process.env.BUILD_COMPRESSION ??= "fast";
process.env.BUILD_DIR ??= ".cache/site-of-tests";
