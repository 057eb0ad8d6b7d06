import type { IncomingHttpHeaders } from "node:http";
import type { Counter } from "#server/counting/counter.ts";

/** Gives the function that counts a document which was sent whole (200): the page or the guide, and the site that led here. */
export function countVisits(counter: Pick<Counter, "add">): (path: string, headers: IncomingHttpHeaders) => void {
  const robots = new Map<string, boolean>();

  /** Browsers send a handful of different names, so each is looked at once. */
  function isRobot(agent: string): boolean {
    const known = robots.get(agent);
    if (known !== undefined) return known;
    const robot = robotNames.test(agent);
    if (robots.size < 500) robots.set(agent, robot);
    return robot;
  }

  return (path, headers) => {
    const agent = headers["user-agent"];
    if (!agent || isRobot(agent) || !isWatchedFreely(headers) || !isNavigation(headers)) return;
    if (path.startsWith(guides)) counter.add("guide", path.slice(guides.length));
    else counter.add("page", path);
    const site = referringSite(headers);
    if (site) counter.add("referrer", site);
  };
}

/** False for whoever asks not to be tracked (Global Privacy Control, or the older DNT). Nothing here tracks; they are left out all the same. */
export function isWatchedFreely(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] !== "1" && headers.dnt !== "1";
}

const guides = "/downloads/";

/** Crude on purpose: what says that it is a program is one. */
const robotNames =
  /bot|crawl|spider|slurp|scan|preview|fetch|monitor|curl|wget|python|java\/|http-client|okhttp|axios|headless|lighthouse|facebookexternalhit/i;

/** What a script or a browser loads ahead is no visit. Browsers on plain http send neither header. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers["sec-fetch-mode"];
  return (mode === undefined || mode === "navigate") && headers["sec-purpose"] === undefined && headers.purpose === undefined;
}

/** The host of another site that was left by https, without "www."; never a path, and no bare address of a machine. */
function referringSite({ referer, host }: IncomingHttpHeaders): string | null {
  if (!referer?.startsWith("https://")) return null;
  const from = URL.parse(referer);
  if (!from || from.host === host) return null;
  const site = from.hostname.replace(/^www\./, "");
  return site !== host?.replace(/^www\./, "").replace(/:\d+$/, "") &&
    /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(site) &&
    site.length <= 100
    ? site
    : null;
}
