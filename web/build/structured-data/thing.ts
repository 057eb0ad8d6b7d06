import { company } from "content/company.ts";

/** One entry of a page's graph (schema.org). */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** The absolute URL of a path. */
export const absolute = (path: `/${string}`) => `${company.origin}${path}`;
