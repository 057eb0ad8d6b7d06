import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Role } from "content/wire/staff-roles.ts";
import type { Kysely } from "kysely";
import { type Clock, iso } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import type { StaffTokenRow, Tables } from "service/db/tables.ts";
import { codeOf } from "service/failure-reasons.ts";
import type { Machine } from "service/http/actor.ts";
import { writeWholeFile } from "service/whole-file.ts";

/** A secret of 256 random bits in base64url: fit for a URL, a header and a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * What is stored of a secret. 100 random bits or more need no slow hash: nobody can try them all.
 */
export function hashSecret(secret: string): string {
  return hash("sha256", secret);
}

export type StaffToken = {
  /** True for the staff token; takes the same time for every wrong one. */
  readonly matches: (candidate: string) => boolean;
  /**
   * The token in clear when it was generated just now; null afterwards, and when the settings have
   * it.
   */
  readonly generated: string | null;
  /** The file that holds its hash; null when the settings have the token. */
  readonly file: string | null;
};

/**
 * The token from the settings, or the one kept in `dataDir`. It is generated on the first run, and
 * only its SHA-256 is stored (256 random bits need no slow hash). Of several first starts at once,
 * one makes it. To replace a lost one, delete the file and restart. Throws a system error when the
 * file cannot be written or read.
 */
export async function openStaffToken(
  configured: string | null,
  dataDir: string,
): Promise<StaffToken> {
  const known = await knownToken(configured, dataDir);
  if (known) return known;
  const [file, generated] = [fileIn(dataDir), newSecret()];
  try {
    const line = `${hashSecret(generated)}\n`;
    await writeWholeFile(file, (draft) => draft.writeFile(line), {
      keepExisting: true,
      draft: `.staff-token.${process.pid}.part`,
    });
    return { matches: matcher(hashSecret(generated)), generated, file };
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return openStaffToken(configured, dataDir);
  }
}

/** The same for the inbox, which makes none. Throws when there is none yet. */
export async function readStaffToken(
  configured: string | null,
  dataDir: string,
): Promise<StaffToken> {
  const known = await knownToken(configured, dataDir);
  if (known) return known;
  throw new Error(
    `there is no staff token at ${fileIn(dataDir)}. Start the service once, which makes and shows one, or set STAFF_TOKEN`,
  );
}

async function knownToken(configured: string | null, dataDir: string): Promise<StaffToken | null> {
  if (configured !== null)
    return { matches: matcher(hashSecret(configured)), generated: null, file: null };
  const file = fileIn(dataDir);
  try {
    return { matches: matcher((await readFile(file, "utf8")).trim()), generated: null, file };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "staff-token.sha256");
}

/** `expected`: the SHA-256 of the token, in hex. */
function matcher(expected: string): (candidate: string) => boolean {
  const bytes = Buffer.from(expected, "hex");
  return (candidate) => {
    const given = Buffer.from(hashSecret(candidate), "hex");
    return given.length === bytes.length && timingSafeEqual(given, bytes);
  };
}

/** The machine that a bearer token belongs to; null for none. Throws what the store throws. */
export type FindMachine = (token: string) => Promise<Machine | null>;

/** The token of the settings needs no store. Its role reads and changes nothing. */
const settingsMachine: Machine = { kind: "machine", name: "token STAFF_TOKEN", role: "auditor" };

const prefix = "staff_";

/**
 * Finds the token of the settings, else a named one in the store. Text of another shape is not
 * looked up.
 */
export function machineFinder(
  staffToken: Pick<StaffToken, "matches">,
  findNamed: FindMachine,
): FindMachine {
  return async (token) => {
    if (staffToken.matches(token)) return settingsMachine;
    return /^staff_[\w-]{43}$/.test(token) ? findNamed(token) : null;
  };
}

/** The named tokens of programs. Every function throws what the store throws. */
export function createMachineTokens({ kysely }: Database, clock: Clock) {
  return {
    find: async (token: string): Promise<Machine | null> => {
      const row = await kysely
        .selectFrom("staff_token")
        .selectAll()
        .where("hash", "=", hashSecret(token))
        .executeTakeFirst();
      if (!row) return null;
      await noteUse(kysely, row, clock.now());
      return { kind: "machine", name: `token ${row.name}`, role: row.role };
    },

    /** Gives the token, which is not kept; null when the name is taken. */
    add: (actor: string, name: string, role: Role): Promise<string | null> =>
      kysely.transaction().execute(async (trx) => {
        const secret = `${prefix}${newSecret()}`;
        const row = {
          name,
          hash: hashSecret(secret),
          role,
          created_at: clock.now(),
          created_by: actor,
          used_at: null,
        };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("staff_token")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return null;
        await addAudit(trx, clock.now(), {
          actor,
          action: "token-add",
          detail: `${name}, ${role}`,
        });
        return secret;
      }),

    list: async () => {
      const rows = await kysely.selectFrom("staff_token").selectAll().orderBy("name").execute();
      return rows.map(({ name, role, created_by, used_at }) => ({
        name,
        role,
        createdBy: created_by,
        usedAt: iso(used_at),
      }));
    },

    /** False when there is none of this name. */
    revoke: (actor: string, name: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("staff_token")
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await addAudit(trx, clock.now(), { actor, action: "token-revoke", detail: name });
        return true;
      }),
  };
}

/** At most once a minute, so that not every read costs a write. */
async function noteUse(
  kysely: Kysely<Tables>,
  { name, used_at }: StaffTokenRow,
  now: number,
): Promise<void> {
  if (used_at !== null && now - used_at < 60_000) return;
  await kysely.updateTable("staff_token").set({ used_at: now }).where("name", "=", name).execute();
}
