import { randomBytes } from "node:crypto";
import type { OwnView } from "content/wire/staff-inbox.ts";
import type { Kysely } from "kysely";
import { type Clock, iso } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import type { Person } from "service/http/actor.ts";
import { hashSecret, newSecret } from "service/tokens.ts";

/**
 * Milliseconds until a session ends: since its last request (`idle`), and since its start
 * (`absolute`).
 */
export const sessionLimits = { idle: 60 * 60_000, absolute: 12 * 60 * 60_000 } as const;

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of the inbox. Every function throws what the store throws. */
export function createSessions({ kysely }: Database, clock: Clock) {
  return {
    start: (accountId: string, browser: string): Promise<string> =>
      startSession(kysely, accountId, browser, clock.now()),

    /**
     * The person whose session `token` is; null when it is unknown or over. A request keeps the
     * session going.
     */
    find: async (token: string): Promise<Person | null> => {
      const now = clock.now();
      const row = await alive(kysely, now)
        .where("staff_session.token_hash", "=", hashSecret(token))
        .select([
          "staff_session.id",
          "account_id",
          "staff_session.created_at",
          "seen_at",
          "name",
          "role",
        ])
        .executeTakeFirst();
      if (!row) return null;
      // At most once a minute, so that not every request costs a write.
      if (now - row.seen_at > 60_000)
        await kysely
          .updateTable("staff_session")
          .set({ seen_at: now })
          .where("id", "=", row.id)
          .execute();
      const { name, role, account_id, id, created_at } = row;
      return {
        kind: "person",
        name,
        role,
        accountId: account_id,
        sessionId: id,
        provedAt: created_at,
      };
    },

    /** Whether the session with this id is not over. Asking does not keep it going. */
    isOpen: async (id: string): Promise<boolean> =>
      (await alive(kysely, clock.now())
        .where("staff_session.id", "=", id)
        .select("staff_session.id")
        .executeTakeFirst()) !== undefined,

    /**
     * The sessions of one account that are not over, newest first; `current` is the one that asks.
     */
    list: async (accountId: string, current: string): Promise<OwnView["sessions"]> => {
      const rows = await alive(kysely, clock.now())
        .where("account_id", "=", accountId)
        .select(["staff_session.id", "browser", "staff_session.created_at", "seen_at"])
        .orderBy("staff_session.created_at", "desc")
        .execute();
      return rows.map(({ id, browser, created_at, seen_at }) => {
        const [createdAt, seenAt] = [iso(created_at), iso(seen_at)];
        return { id, browser, createdAt, seenAt, isThis: id === current };
      });
    },

    /**
     * Ends sessions of an account (named `of` in the trail): the one with this id, or all but
     * `except`. Gives how many.
     */
    end: (
      actor: string,
      accountId: string,
      of: string,
      which: { readonly id: string } | { readonly except: string | null },
    ): Promise<number> =>
      kysely.transaction().execute(async (trx) => {
        const mine = trx.deleteFrom("staff_session").where("account_id", "=", accountId);
        const query =
          "id" in which
            ? mine.where("id", "=", which.id)
            : which.except
              ? mine.where("id", "!=", which.except)
              : mine;
        const { numDeletedRows } = await query.executeTakeFirstOrThrow();
        if (numDeletedRows > 0n)
          await addAudit(trx, clock.now(), {
            actor,
            action: "sessions-end",
            detail: `${numDeletedRows} of ${of}`,
          });
        return Number(numDeletedRows);
      }),

    /** Deletes a session that a new one in the same browser replaces. */
    replace: async (token: string): Promise<void> => {
      await kysely
        .deleteFrom("staff_session")
        .where("token_hash", "=", hashSecret(token))
        .execute();
    },

    signOut: ({ name, sessionId }: Person): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        await trx.deleteFrom("staff_session").where("id", "=", sessionId).execute();
        await addAudit(trx, clock.now(), { actor: name, action: "sign-out" });
      }),
  };
}

/**
 * Starts a session and gives its token, of which only the hash is stored. Deletes sessions that are
 * over.
 */
export async function startSession(
  db: Kysely<Tables>,
  accountId: string,
  browser: string,
  now: number,
): Promise<string> {
  const token = newSecret();
  const id = randomBytes(9).toString("base64url");
  await db
    .deleteFrom("staff_session")
    .where((eb) =>
      eb.or([
        eb("seen_at", "<=", now - sessionLimits.idle),
        eb("created_at", "<=", now - sessionLimits.absolute),
      ]),
    )
    .execute();
  const row = {
    id,
    token_hash: hashSecret(token),
    account_id: accountId,
    browser,
    created_at: now,
    seen_at: now,
  };
  await db.insertInto("staff_session").values(row).execute();
  return token;
}

/** A start in the future was stored before the clock was set back: such a session is over too. */
function alive(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom("staff_session")
    .innerJoin("staff_account", "staff_account.id", "staff_session.account_id")
    .where("seen_at", ">", now - sessionLimits.idle)
    .where("staff_session.created_at", ">", now - sessionLimits.absolute)
    .where("staff_session.created_at", "<=", now);
}
