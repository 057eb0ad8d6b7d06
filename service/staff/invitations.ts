import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import type { StaffAccountRow, Tables } from "service/db/tables.ts";
import { hashSecret, newSecret } from "service/tokens.ts";

/** How long the link of an invitation works, in milliseconds. */
export const invitationMs = 48 * 60 * 60_000;

/** How long somebody who has typed a recovery code has to make a passkey, in milliseconds. */
export const recoveryMs = 15 * 60_000;

export type Invitation = { readonly token: string; readonly expiresAt: number };

/** Makes the one invitation of an account; an earlier one no longer works. */
export async function newInvitation(trx: Kysely<Tables>, accountId: string, now: number, lasts: number): Promise<Invitation> {
  const token = newSecret();
  const row = { token_hash: hashSecret(token), account_id: accountId, expires_at: now + lasts };
  await trx.deleteFrom("staff_invitation").where("account_id", "=", accountId).execute();
  await trx.insertInto("staff_invitation").values(row).execute();
  return { token, expiresAt: row.expires_at };
}

/** The account that `token` invites; null when it is unknown, used or too old. */
export async function findInvited(db: Kysely<Tables>, token: string, now: number): Promise<StaffAccountRow | null> {
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

/** A new code of 20 characters (100 random bits), in groups of five to write down, and its hash to store. */
export function newRecoveryCode(): { readonly code: string; readonly hash: string } {
  const letters = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return { code: letters.replace(/.{5}(?=.)/g, "$&-"), hash: hashSecret(letters) };
}

/**
 * Exchanges a recovery code, however typed, for a short invitation to make a passkey; null for a wrong one. The code alone opens nothing,
 * and the new passkey uses it up (passkeys.ts).
 */
export function redeemRecoveryCode({ kysely }: Database, clock: Clock, typed: string): Promise<Invitation | null> {
  const hash = hashSecret(plain(typed));
  return kysely.transaction().execute(async (trx) => {
    const account = await trx.selectFrom("staff_account").selectAll().where("recovery_hash", "=", hash).executeTakeFirst();
    if (!account) return null;
    await addAudit(trx, clock.now(), { actor: account.name, action: "recover" });
    return newInvitation(trx, account.id, clock.now(), recoveryMs);
  });
}

/** The code as it was made: capitals, no spaces or hyphens, digits for the letters that look like them. */
function plain(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}
