import { company } from "content/company.ts";

/**
 * An input: a file or pasted text with its size in bytes and SHA-256 (64 hex digits, null if
 * unreadable), or a typed figure.
 */
export type ReportInput =
  | { readonly name: string; readonly size: number; readonly sha256: string | null }
  | { readonly name: string; readonly value: string | number };

/** A limit as a sentence (`Limit`). */
export const limitText = (limit: string) => limit.replace(" | ", " ");

/**
 * A moment in the office's zone (content/company.yaml), to the second, with its zone: "November 22,
 * 2026, 17:04:31 CST".
 */
export function chicagoStamp(moment: number): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: company.hours.zone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(moment);
}

/** The same moment in UTC, as ISO 8601 writes it, to the second. */
export const utcStamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;
