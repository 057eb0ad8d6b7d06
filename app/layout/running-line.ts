import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { company } from "#content/company.ts";
import { pagePaths } from "#content/site-map.ts";

/**
 * The text at the foot of every printed page, in attributes of `html`, where print.css reads it with attr(). Takes the page's path; leaves
 * out a path that is not a page of the site.
 */
export function runningLine(pathname: string) {
  const bare = pathname.replace(/\/$/, "");
  const path = bare.startsWith("/blog/") || pagePaths.some((page) => page === bare) ? bare : "";
  const site = new URL(company.origin).hostname;
  return { "data-site": site, "data-running-line": `${company.name}, ${company.phone.display}, ${site}${path}` };
}

/** Updates it after a navigation within the site. */
export function useRunningLine() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(runningLine(pathname))) document.documentElement.setAttribute(name, value);
  }, [pathname]);
}
