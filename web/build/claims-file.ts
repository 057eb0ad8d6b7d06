import { basisWords } from "content/basis-words.ts";
import { type Claim, claims, isPublished } from "content/claims.ts";
import { company } from "content/company.ts";

/** Raised when a change would break readers of the file. */
const SCHEMA_VERSION = 1;

/** The claims register for programs: /claims.json, described in docs/claims-file.md. `now` in milliseconds since 1970. */
export function claimsFile(now: number): string {
  const file = {
    schemaVersion: SCHEMA_VERSION,
    description: `Every marketing figure of ${company.name}, what it measures, where it stands and what it rests on.`,
    site: company.origin,
    built: new Date(now).toISOString().slice(0, 10),
    claims: Object.entries(claims).map(([id, claim]) => entry(id, claim)),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function entry(id: string, claim: Claim) {
  const { counted = null, by = null, population = null, period = null, date = null, doesNotSay, differs = [] } = claim.basis;
  return {
    id,
    figure: claim.figure,
    measures: claim.measures,
    pages: claim.pages.map((path) => company.origin + path),
    onEveryPage: claim.footer ?? false,
    basis: { statement: isPublished(claim) ? null : basisWords.notPublished, counted, by, population, period, date },
    doesNotSay,
    differsFrom: differs.map(({ claim: other, why }) => ({ id: other, why })),
  };
}
