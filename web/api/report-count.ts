import { type CountReport, countPath } from "content/wire/counts.ts";

/**
 * Reports to the site's own server an event that only the browser sees, for the daily counts. Sends
 * no cookie, no identifier and no address of the page, which may hold what somebody typed. Sends
 * nothing under Global Privacy Control, or when the form posts to another server. The request
 * outlives the page; a failure is ignored.
 */
export function reportCount(report: CountReport): void {
  if (
    import.meta.env?.PUBLIC_API_ORIGIN ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl)
  )
    return;
  fetch(countPath, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => {});
}
