// npm run bench:pre-flight (under a second): what the contact form's pre-flight finds in 200 published messages, and its false alarms.
import { findSigns } from "#app/contact-form/pre-flight/find-signs.ts";
import { enquiries, isStopped, measure } from "../tests/support/enquiries.ts";

const { confidential, clean } = measure();
console.log(`found in ${confidential.found} of ${confidential.all}, false alarms in ${clean.alarmed} of ${clean.all}`);

const kinds = [...new Set(enquiries.flatMap(({ holds }) => holds))];
for (const kind of kinds) {
  const those = enquiries.filter(({ holds }) => holds.includes(kind));
  console.log(`${kind}: found in ${those.filter(isStopped).length} of ${those.length}`);
}

const wrong = enquiries.filter((enquiry) => isStopped(enquiry) !== enquiry.holds.length > 0);
for (const { holds, text } of wrong) {
  const marked = findSigns(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
  console.log(`\n${holds.length > 0 ? "missed" : "false alarm"} (${[...holds, ...marked].join(", ")})\n  ${text.replaceAll("\n", "\n  ")}`);
}
