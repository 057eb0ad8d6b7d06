import type { Kysely } from "kysely";
import type { Tables } from "#server/db/database.ts";
import { hashSecret, newSecret } from "#server/secret.ts";
import type { StaffAccountRow } from "#server/staff/table.ts";

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
