import { randomInt } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { addAudit } from "#server/contact/audit-trail.ts";
import type { Database } from "#server/db/database.ts";
import { hashSecret } from "#server/secret.ts";
import { type Invitation, newInvitation, recoveryMs } from "#server/staff/invitations.ts";

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
