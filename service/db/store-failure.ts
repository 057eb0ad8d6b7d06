import { codeOf } from "service/failure-reasons.ts";

/**
 * Why the store cannot be used. Nothing was stored, except perhaps with `unreachable` and `silent`,
 * during the commit.
 */
export type StoreFailureReason =
  | "full"
  | "locked"
  | "read-only"
  | "missing"
  | "corrupt"
  | "denied"
  | "unreachable"
  | "silent"
  | "overloaded"
  | "starting";

export class StoreFailure extends Error {
  readonly reason: StoreFailureReason;

  constructor(reason: StoreFailureReason, cause?: unknown, words = `store ${reason}`) {
    super(words, { cause });
    this.name = "StoreFailure";
    this.reason = reason;
  }
}

/**
 * Names the outside failure behind an error; null for a bug. Sources: sqlite.org/rescode.html,
 * PostgreSQL appendix A, libuv's names.
 */
export function storeFailureReason(error: unknown): StoreFailureReason | null {
  if (error instanceof StoreFailure) return error.reason;
  const errcode = errcodeOf(error);
  if (errcode !== null) return reasons.get(String(errcode & 0xff)) ?? null;
  const code = codeOf(error);
  if (code === null)
    return error instanceof Error && disconnects.test(error.message) ? "unreachable" : null;
  return reasons.get(code) ?? (code.startsWith("08") ? "unreachable" : null);
}

/** True when another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  return storeFailureReason(error) === "locked";
}

/**
 * True when a row with this key is there already: SQLITE_CONSTRAINT_PRIMARYKEY and _UNIQUE,
 * SQLSTATE 23505.
 */
export function isDuplicate(error: unknown): boolean {
  return errcodeOf(error) === 1555 || errcodeOf(error) === 2067 || codeOf(error) === "23505";
}

/** SQLite's primary codes, SQLSTATEs (class 08 is `unreachable` too) and libuv's names. */
const codesOf: readonly (readonly [StoreFailureReason, ...string[]])[] = [
  ["full", "13", "53100"],
  ["locked", "5", "6", "40001", "40P01", "55P03"],
  ["read-only", "8", "25006"],
  ["missing", "14", "3D000", "42P01"],
  ["corrupt", "11", "26"],
  ["denied", "28P01", "28000", "42501"],
  ["overloaded", "25P03", "53200", "53300", "57014"],
  [
    "unreachable",
    "10",
    "57P01",
    "57P02",
    "57P03",
    "58030",
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "ENOTFOUND",
  ],
  ["unreachable", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ENOENT"],
];

const reasons = new Map(
  codesOf.flatMap(([reason, ...codes]) => codes.map((code) => [code, reason] as const)),
);

/** SQLite's extended result code, or null. */
export function errcodeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : null;
}

/** node-postgres reports these without a code. */
const disconnects =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/i;
