const DAY_MS = 86_400_000;

/**
 * The build's time in milliseconds since 1970: SOURCE_DATE_EPOCH (reproducible-builds.org,
 * seconds), which tests set, or else now.
 */
export function buildTime(): number {
  const epoch = import.meta.env?.SSR === false ? undefined : process.env.SOURCE_DATE_EPOCH;
  return epoch ? Number(epoch) * 1000 : Date.now();
}

/** The build's day as milliseconds since 1970, so that two builds of one day are equal. */
export const dayOfBuild = () => Math.floor(buildTime() / DAY_MS) * DAY_MS;
