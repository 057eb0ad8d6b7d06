import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "service/delivery/failure.ts";
import { writeWholeFile } from "service/whole-file.ts";

export type StaffToken = {
  /** True for the staff token; takes the same time for every wrong one. */
  readonly matches: (candidate: string) => boolean;
  /** The token in clear when it was generated just now; null afterwards, and when the settings have it. */
  readonly generated: string | null;
  /** The file that holds its hash; null when the settings have the token. */
  readonly file: string | null;
};

/**
 * The token from the settings, or the one kept in `dataDir`. It is generated on the first run, and only its SHA-256 is stored (256 random
 * bits need no slow hash). Of several first starts at once, one makes it. To replace a lost one, delete the file and restart. Throws a system
 * error when the file cannot be written or read.
 */
export async function openStaffToken(configured: string | null, dataDir: string): Promise<StaffToken> {
  if (configured !== null) return { matches: matcher(hash(configured)), generated: null, file: null };
  const file = join(dataDir, "staff-token.sha256");
  const known = await readFile(file, "utf8").catch(unlessMissing);
  if (known !== null) return { matches: matcher(Buffer.from(known.trim(), "hex")), generated: null, file };
  const generated = randomBytes(32).toString("base64url");
  const line = `${hash(generated).toString("hex")}\n`;
  try {
    await writeWholeFile(file, (draft) => draft.writeFile(line), { keepExisting: true, draft: `.staff-token.${process.pid}.part` });
    return { matches: matcher(hash(generated)), generated, file };
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return openStaffToken(configured, dataDir);
  }
}

/**
 * The service's token, for the inbox: from the settings, or by the hash that the service keeps in `dataDir`. Throws when there is none yet.
 */
export async function readStaffToken(configured: string | null, dataDir: string): Promise<Pick<StaffToken, "matches">> {
  if (configured !== null) return { matches: matcher(hash(configured)) };
  const file = join(dataDir, "staff-token.sha256");
  const known = await readFile(file, "utf8").catch(unlessMissing);
  if (known === null)
    throw new Error(`there is no staff token at ${file}. Start the service once, which makes and shows one, or set STAFF_TOKEN`);
  return { matches: matcher(Buffer.from(known.trim(), "hex")) };
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

function unlessMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}
