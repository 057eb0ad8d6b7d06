/**
 * Why the store cannot be used now. The message was not stored, except perhaps with `unreachable` and `silent`, during the commit. Sent
 * again, it gets its reference (contact/intake.ts).
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
 * Names the outside failure behind an error of either engine; null for our own mistake (a bug). Sources: sqlite.org/rescode.html,
 * PostgreSQL appendix A (SQLSTATE), libuv error names.
 */
export function storeFailureReason(error: unknown): StoreFailureReason | null {
  if (error instanceof StoreFailure) return error.reason;
  const { errcode, code } = codes(error);
  if (errcode !== undefined) return sqliteReasons[errcode & 0xff] ?? null;
  if (code === undefined) return isDisconnect(error) ? "unreachable" : null;
  return postgresReasons[code] ?? (code.startsWith("08") || networkCodes.has(code) ? "unreachable" : null);
}

/** True when another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  return storeFailureReason(error) === "locked";
}

/** True when a row with this key is there already: SQLITE_CONSTRAINT_PRIMARYKEY and _UNIQUE, SQLSTATE 23505. */
export function isDuplicate(error: unknown): boolean {
  const { errcode, code } = codes(error);
  return errcode === 1555 || errcode === 2067 || code === "23505";
}

const sqliteReasons: Readonly<Record<number, StoreFailureReason>> = {
  5: "locked",
  6: "locked",
  8: "read-only",
  10: "unreachable",
  11: "corrupt",
  13: "full",
  14: "missing",
  26: "corrupt",
};

const postgresReasons: Readonly<Record<string, StoreFailureReason>> = {
  "25006": "read-only",
  "25P03": "overloaded",
  "3D000": "missing",
  "40001": "locked",
  "40P01": "locked",
  "53100": "full",
  "53200": "overloaded",
  "53300": "overloaded",
  "55P03": "locked",
  "57014": "overloaded",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "58030": "unreachable",
  "28P01": "denied",
  "28000": "denied",
  "42501": "denied",
  "42P01": "missing",
};

const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);

function codes(error: unknown): { errcode?: number; code?: string } {
  if (typeof error !== "object" || error === null) return {};
  const found: { errcode?: number; code?: string } = {};
  if ("errcode" in error && typeof error.errcode === "number") found.errcode = error.errcode;
  if ("code" in error && typeof error.code === "string") found.code = error.code;
  return found;
}

/** node-postgres reports these without a code. */
function isDisconnect(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/i.test(error.message)
  );
}
