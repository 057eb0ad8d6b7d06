import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type StaffToken = {
  /** True for the staff token; takes the same time for every wrong one. */
  readonly matches: (candidate: string) => boolean;
  /** The token in clear, once: when it was generated just now. Null afterwards and when it is set by the environment. */
  readonly generated: string | null;
  /** The file that holds its hash; null when it is set by the environment. */
  readonly file: string | null;
};

/**
 * The token from the settings, or the one kept in `dataDir`: generated on the first run and stored as its SHA-256 only
 * (256 random bits need no slow hash). Whoever loses it deletes the file and starts again. Throws a system error when the file cannot be written or read.
 */
export function openStaffToken(configured: string | null, dataDir: string): StaffToken {
  if (configured !== null) return { matches: matcher(hash(configured)), generated: null, file: null };
  const file = join(dataDir, "staff-token.sha256");
  const generated = randomBytes(32).toString("base64url");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${hash(generated).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
    return { matches: matcher(hash(generated)), generated, file };
  } catch (error) {
    if (!isExisting(error)) throw error;
    return { matches: matcher(Buffer.from(readFileSync(file, "utf8").trim(), "hex")), generated: null, file };
  }
}

/** The token of the service, for the inbox: the one from the settings, or the one whose hash the service keeps in `dataDir`. Throws when there is none yet. */
export function readStaffToken(configured: string | null, dataDir: string): Pick<StaffToken, "matches"> {
  if (configured !== null) return { matches: matcher(hash(configured)) };
  const file = join(dataDir, "staff-token.sha256");
  if (!existsSync(file))
    throw new Error(`there is no staff token at ${file}. Start the service once, which makes and shows one, or set STAFF_TOKEN`);
  return { matches: matcher(Buffer.from(readFileSync(file, "utf8").trim(), "hex")) };
}

function matcher(expected: Buffer): (candidate: string) => boolean {
  return (candidate) => {
    const given = hash(candidate);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
