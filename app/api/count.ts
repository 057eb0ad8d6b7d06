import { contactAddress } from "#app/api/contact-address.ts";
import { contactPath } from "#shared/contact-message.ts";
import { type CountReport, countPath } from "#shared/counts.ts";

/**
 * Says to the site's own server what only the browser sees, for a count by the day. No cookie, no identifier; not for visitors who ask not to be tracked, and
 * not where the form's server is elsewhere. It outlives the page, and nobody waits for it or hears of its failure.
 */
export function count(report: CountReport): void {
  if (contactAddress !== contactPath || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl)) return;
  fetch(countPath, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => {});
}
