import { randomBytes, randomInt } from "node:crypto";
import type { Colleague } from "content/wire/inbox-message.ts";
import type { PersonView } from "content/wire/staff-inbox.ts";
import { may, type Role } from "content/wire/staff-roles.ts";
import type { Kysely } from "kysely";
import { type Clock, iso } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import type { StaffAccountRow, Tables } from "service/db/tables.ts";
import { sessionLimits } from "service/staff/sessions.ts";
import { hashSecret, newSecret } from "service/tokens.ts";

/**
 * The accounts of the inbox. `actor` is the name in the trail. Every function throws what the store
 * throws.
 */
export function createAccounts({ kysely, engine }: Database, clock: Clock) {
  return {
    /** Makes an account with an invitation; null when the name is taken. */
    add: (actor: string, name: string, role: Role): Promise<Invitation | null> =>
      kysely.transaction().execute(async (trx) => {
        const now = clock.now();
        const id = randomBytes(16).toString("base64url");
        const names = { name: tidyName(name), name_key: keyOf(name) };
        const row = {
          id,
          ...names,
          role,
          recovery_hash: null,
          email: null,
          created_at: now,
          created_by: actor,
        };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("staff_account")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return null;
        await addAudit(trx, now, { actor, action: "invite", detail: `${name}, ${role}` });
        return newInvitation(trx, id, now, invitationMs);
      }),

    /**
     * A new link for an account, whose passkey replaces all former ones. Null when there is no such
     * account.
     */
    invite: (actor: string, id: string): Promise<Invitation | null> =>
      kysely.transaction().execute(async (trx) => {
        const account = await find(trx, id);
        if (!account) return null;
        await addAudit(trx, clock.now(), {
          actor,
          action: "invite",
          detail: `${account.name}, again`,
        });
        return newInvitation(trx, id, clock.now(), invitationMs);
      }),

    /**
     * Removes an account; false without one, or when `by`, who asks, is gone: of two editors who
     * remove each other one stays.
     */
    remove: (actor: string, id: string, by: string | null = null): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const editors = trx
          .selectFrom("staff_account")
          .select("id")
          .where("role", "=", "editor")
          .orderBy("id");
        // SQLite has the write lock since the transaction's first statement.
        const present = await (engine === "postgres" ? editors.forUpdate() : editors).execute();
        if (by !== null && !present.some((editor) => editor.id === by)) return false;
        const account = await find(trx, id);
        if (!account) return false;
        await trx.deleteFrom("staff_account").where("id", "=", id).execute();
        await addAudit(trx, clock.now(), { actor, action: "person-remove", detail: account.name });
        return true;
      }),

    find: async (id: string): Promise<StaffAccountRow | null> => (await find(kysely, id)) ?? null,

    /** Sets where the person is told of assigned messages; null for nowhere. */
    setEmail: (actor: string, id: string, email: string | null): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        await trx.updateTable("staff_account").set({ email }).where("id", "=", id).execute();
        await addAudit(trx, clock.now(), {
          actor,
          action: "mail-address",
          detail: email === null ? "removed" : "set",
        });
      }),

    /** Those who may answer messages, by name. */
    colleagues: async (): Promise<readonly Colleague[]> => {
      const rows = await kysely
        .selectFrom("staff_account")
        .select(["id", "name", "role", "email"])
        .orderBy("name_key")
        .execute();
      return rows
        .filter(({ role }) => may(role, "work"))
        .map(({ id, name, email }) => ({ id, name, hasMail: email !== null }));
    },

    findByName: async (name: string): Promise<StaffAccountRow | null> => {
      const row = await kysely
        .selectFrom("staff_account")
        .selectAll()
        .where("name_key", "=", keyOf(name))
        .executeTakeFirst();
      return row ?? null;
    },

    /**
     * All accounts, by name. `seenAt`: the last request in one of the sessions that are not over.
     */
    list: async (): Promise<readonly Omit<PersonView, "isYou">[]> => {
      const now = clock.now();
      const rows = await kysely
        .selectFrom("staff_account")
        .select((eb) => {
          const passkeys = eb
            .selectFrom("staff_passkey")
            .whereRef("account_id", "=", "staff_account.id");
          const open = eb
            .selectFrom("staff_session")
            .whereRef("account_id", "=", "staff_account.id");
          const sessions = open.where("seen_at", ">", now - sessionLimits.idle);
          const invitation = eb
            .selectFrom("staff_invitation")
            .whereRef("account_id", "=", "staff_account.id");
          return [
            "id",
            "name",
            "role",
            passkeys.select((of) => of.fn.countAll<number>().as("n")).as("passkeys"),
            sessions.select((of) => of.fn.countAll<number>().as("n")).as("sessions"),
            sessions.select((of) => of.fn.max("seen_at").as("at")).as("seenAt"),
            invitation.where("expires_at", ">", now).select("expires_at").as("invitedUntil"),
          ];
        })
        .orderBy("name_key")
        .execute();
      return rows.map(({ passkeys, sessions, seenAt, invitedUntil, ...account }) => ({
        ...account,
        passkeys: passkeys ?? 0,
        sessions: sessions ?? 0,
        seenAt: iso(seenAt),
        invitedUntil: iso(invitedUntil),
      }));
    },
  };
}

/**
 * What is wrong with `name` for an account, as a sentence; null when nothing is. Names that the
 * trail uses for programs are refused.
 */
export function nameFault(name: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.,'’ -]{2,80}$/u.test(name))
    return "A name has 2 to 80 letters, spaces and . , ' -";
  if (scripts.filter((script) => script.test(name)).length > 1)
    return "A name has letters of one script: some look alike in two.";
  return /^(?:cli|inbox|retention|delivery|token\b.*)$/.test(keyOf(name))
    ? "The audit trail uses this word for programs. Take the person's full name."
    : null;
}

/** Scripts with letters that look like another's. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

function tidyName(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ");
}

/**
 * Names that look alike have one key: fullwidth letters, composed ones, several spaces, capitals.
 */
function keyOf(name: string): string {
  return tidyName(name.normalize("NFKC")).toLowerCase();
}

async function find(db: Kysely<Tables>, id: string): Promise<StaffAccountRow | undefined> {
  return db.selectFrom("staff_account").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How long the link of an invitation works, in milliseconds. */
export const invitationMs = 48 * 60 * 60_000;

/** How long somebody who has typed a recovery code has to make a passkey, in milliseconds. */
export const recoveryMs = 15 * 60_000;

export type Invitation = { readonly token: string; readonly expiresAt: number };

/** Makes the one invitation of an account; an earlier one no longer works. */
export async function newInvitation(
  trx: Kysely<Tables>,
  accountId: string,
  now: number,
  lasts: number,
): Promise<Invitation> {
  const token = newSecret();
  const row = { token_hash: hashSecret(token), account_id: accountId, expires_at: now + lasts };
  await trx.deleteFrom("staff_invitation").where("account_id", "=", accountId).execute();
  await trx.insertInto("staff_invitation").values(row).execute();
  return { token, expiresAt: row.expires_at };
}

/** The account that `token` invites; null when it is unknown, used or too old. */
export async function findInvited(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<StaffAccountRow | null> {
  const row = await db
    .selectFrom("staff_invitation")
    .innerJoin("staff_account", "staff_account.id", "staff_invitation.account_id")
    .selectAll("staff_account")
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Without letters that look like digits or like one another (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A new code of 20 characters (100 random bits), in groups of five to write down, and its hash to
 * store.
 */
export function newRecoveryCode(): { readonly code: string; readonly hash: string } {
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return { code: letters.replace(/.{5}(?=.)/g, "$&-"), hash: hashSecret(letters) };
}

/**
 * Exchanges a recovery code, however typed, for a short invitation; null for a wrong one. The new
 * passkey uses the code up.
 */
export function redeemRecoveryCode(
  { kysely }: Database,
  clock: Clock,
  typed: string,
): Promise<Invitation | null> {
  const hash = hashSecret(plain(typed));
  return kysely.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom("staff_account")
      .selectAll()
      .where("recovery_hash", "=", hash)
      .executeTakeFirst();
    if (!account) return null;
    await addAudit(trx, clock.now(), { actor: account.name, action: "recover" });
    return newInvitation(trx, account.id, clock.now(), recoveryMs);
  });
}

/**
 * The code as it was made: capitals, no spaces or hyphens, digits for the letters that look like
 * them.
 */
function plain(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}
