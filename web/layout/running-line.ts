import { company } from "content/company.ts";

/**
 * The text at the foot of every printed page, in attributes of `html`, where print.css reads it with attr(). Takes the page's path; leaves
 * out that of the not-found page, which is shown at any address.
 */
export function runningLine(path: string) {
  const site = new URL(company.origin).hostname;
  const page = path === "/" || path === "/404" ? "" : path;
  return { "data-site": site, "data-running-line": `${company.name}, ${company.phone.display}, ${site}${page}` };
}
