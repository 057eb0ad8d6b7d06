import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { company } from "#content/company.ts";
import { pagePaths } from "#content/site-map.ts";

/**
 * What the foot of every printed page says, as attributes of the `html` element: a style sheet can read them there and nowhere else.
 * Takes the path of the page; a path that is not a page of the site is left out of the address.
 */
export function runningLine(pathname: string) {
  const bare = pathname.replace(/\/$/, "");
  const path = bare.startsWith("/blog/") || pagePaths.some((page) => page === bare) ? bare : "";
  const site = new URL(company.origin).hostname;
  return { "data-site": site, "data-running-line": `${company.name}, ${company.phone.display}, ${site}${path}` };
}

/** The same for pages that are reached without a new document. */
export function useRunningLine() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(runningLine(pathname))) document.documentElement.setAttribute(name, value);
  }, [pathname]);
}
