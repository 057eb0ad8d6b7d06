import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { OwnView } from "content/wire/staff-inbox.ts";
import type { Kysely } from "kysely";
import { type Clock, iso } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import { isDuplicate } from "service/db/store-failure.ts";
import type { StaffAccountRow, StaffPasskeyRow, Tables } from "service/db/tables.ts";
import { findInvited, newRecoveryCode } from "service/staff/accounts.ts";
import { startSession } from "service/staff/sessions.ts";
import { hashSecret } from "service/tokens.ts";

/**
 * EdDSA, ES256 and RS256 (COSE). The library's own list asks Node for algorithms that are
 * experimental in it.
 */
const algorithms = [-8, -7, -257];

/** The inbox for passkeys: the domain that they are bound to, and the origin of the page. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

/**
 * What the page sends of a new passkey. `label` is the person's name for it, `browser` names the
 * session.
 */
export type NewPasskey = {
  readonly response: RegistrationResponseJSON;
  readonly label: string;
  readonly browser: string;
};

export type Enrolled = {
  readonly sessionToken: string;
  readonly recoveryCode: string;
  readonly account: StaffAccountRow;
};

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys (WebAuthn level 3), with the person verified each time. Null for a wrong one or
 * invitation; throws what the store throws.
 */
export function createPasskeys({ kysely }: Database, clock: Clock) {
  const challenges = createChallenges(clock);

  async function registration(
    party: RelyingParty,
    { id, name }: StaffAccountRow,
    known: { readonly id: string }[],
  ) {
    return generateRegistrationOptions({
      challenge: challenges.make(`register ${id}`),
      rpName: party.name,
      rpID: party.id,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(id)),
      excludeCredentials: known,
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  /** The row of a passkey just made for this account; null when it cannot be verified. */
  async function verifyNew(
    party: RelyingParty,
    { id }: StaffAccountRow,
    { response, label }: NewPasskey,
  ): Promise<StaffPasskeyRow | null> {
    const result = await unlessRefused(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => challenges.take(challenge, `register ${id}`),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!result?.verified) return null;
    const { credential } = result.registrationInfo;
    return {
      id: credential.id,
      account_id: id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      label,
      created_at: clock.now(),
      used_at: null,
    };
  }

  return {
    /** The browser's options for any passkey of this inbox: nobody has to enter a name first. */
    signInOptions: (party: RelyingParty) =>
      generateAuthenticationOptions({
        challenge: challenges.make("sign in"),
        rpID: party.id,
        userVerification: "required",
      }),

    /** Starts a session for the passkey's owner and gives its token; null when it is refused. */
    signIn: async (
      party: RelyingParty,
      response: AuthenticationResponseJSON,
      browser: string,
    ): Promise<string | null> => {
      const row = await kysely
        .selectFrom("staff_passkey")
        .selectAll()
        .where("id", "=", response.id)
        .executeTakeFirst();
      if (!row) return null;
      const result = await unlessRefused(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => challenges.take(challenge, "sign in"),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: {
            id: row.id,
            publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
            counter: row.counter,
            transports: JSON.parse(row.transports),
          },
        }),
      );
      if (!result?.verified) return null;
      return kysely.transaction().execute(async (trx) => {
        const now = clock.now();
        const { name } = await trx
          .selectFrom("staff_account")
          .select("name")
          .where("id", "=", row.account_id)
          .executeTakeFirstOrThrow();
        const used = { counter: result.authenticationInfo.newCounter, used_at: now };
        await trx.updateTable("staff_passkey").set(used).where("id", "=", row.id).execute();
        await addAudit(trx, now, { actor: name, action: "sign-in" });
        return startSession(trx, row.account_id, browser, now);
      });
    },

    /**
     * For an invitation: the account's name and role, and the browser's options for the passkey.
     * Null for a wrong one.
     */
    enrolOptions: async (party: RelyingParty, invitation: string) => {
      const account = await findInvited(kysely, invitation, clock.now());
      return (
        account && {
          name: account.name,
          role: account.role,
          options: await registration(party, account, []),
        }
      );
    },

    /**
     * Uses up an invitation: this passkey replaces all others and all sessions end. So a lost
     * device lets nobody in.
     */
    enrol: async (
      party: RelyingParty,
      invitation: string,
      passkey: NewPasskey,
    ): Promise<Enrolled | null> => {
      const account = await findInvited(kysely, invitation, clock.now());
      const row = account && (await verifyNew(party, account, passkey));
      if (!account || !row) return null;
      const enrolled = kysely.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom("staff_invitation")
          .where("token_hash", "=", hashSecret(invitation))
          .executeTakeFirstOrThrow();
        // Another request has used the same link first.
        if (used.numDeletedRows === 0n) return null;
        await trx.deleteFrom("staff_passkey").where("account_id", "=", account.id).execute();
        await trx.deleteFrom("staff_session").where("account_id", "=", account.id).execute();
        await trx.insertInto("staff_passkey").values(row).execute();
        const recoveryCode = await setRecoveryCode(trx, account.id);
        await addAudit(trx, clock.now(), {
          actor: account.name,
          action: "enrol",
          detail: passkey.label,
        });
        return {
          sessionToken: await startSession(trx, account.id, passkey.browser, clock.now()),
          recoveryCode,
          account,
        };
      });
      return enrolled.catch(nullIfDuplicate);
    },

    list: async (accountId: string): Promise<OwnView["passkeys"]> => {
      const rows = await kysely
        .selectFrom("staff_passkey")
        .selectAll()
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute();
      return rows.map(({ id, label, created_at, used_at }) => ({
        id,
        label,
        createdAt: iso(created_at),
        usedAt: iso(used_at),
      }));
    },

    /** The browser's options for one more passkey of somebody who is signed in. */
    addOptions: async (party: RelyingParty, accountId: string) => {
      const account = await kysely
        .selectFrom("staff_account")
        .selectAll()
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      const known = await kysely
        .selectFrom("staff_passkey")
        .select("id")
        .where("account_id", "=", accountId)
        .execute();
      return registration(party, account, known);
    },

    add: async (party: RelyingParty, accountId: string, passkey: NewPasskey): Promise<boolean> => {
      const account = await kysely
        .selectFrom("staff_account")
        .selectAll()
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      const row = await verifyNew(party, account, passkey);
      if (!row) return false;
      const added = kysely.transaction().execute(async (trx) => {
        await trx.insertInto("staff_passkey").values(row).execute();
        await addAudit(trx, clock.now(), {
          actor: account.name,
          action: "passkey-add",
          detail: passkey.label,
        });
        return true;
      });
      return (await added.catch(nullIfDuplicate)) ?? false;
    },

    /**
     * Removes a passkey. False for the account's last one, without which nobody could sign in, and
     * for another account's.
     */
    remove: (actor: string, accountId: string, id: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom("staff_passkey")
          .select(["id", "label"])
          .where("account_id", "=", accountId)
          .execute();
        const row = rows.find((known) => known.id === id);
        if (!row || rows.length === 1) return false;
        await trx.deleteFrom("staff_passkey").where("id", "=", id).execute();
        await addAudit(trx, clock.now(), { actor, action: "passkey-remove", detail: row.label });
        return true;
      }),

    /** A new recovery code, shown this once; the former one no longer works. */
    renewRecoveryCode: (actor: string, accountId: string): Promise<string> =>
      kysely.transaction().execute(async (trx) => {
        await addAudit(trx, clock.now(), { actor, action: "recovery-code" });
        return setRecoveryCode(trx, accountId);
      }),
  };
}

/**
 * A passkey with this id is known, for any person: an authenticator makes a new id each time, so
 * this one was copied.
 */
function nullIfDuplicate(error: unknown): null {
  if (isDuplicate(error)) return null;
  throw error;
}

async function setRecoveryCode(trx: Kysely<Tables>, accountId: string): Promise<string> {
  const { code, hash } = newRecoveryCode();
  await trx
    .updateTable("staff_account")
    .set({ recovery_hash: hash })
    .where("id", "=", accountId)
    .execute();
  return code;
}

/** The library throws for whatever it refuses; the sender gets one refusal without the reason. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

const lastsMs = 5 * 60_000;

/**
 * Challenges for passkeys (WebAuthn §13.4.3): each is good once, for five minutes and for one
 * purpose. They are signed instead of kept, so that a client that asks for many voids nobody's;
 * only those that were used are kept until they expire. One process serves the inbox: after a
 * restart a sign-in under way must be repeated.
 */
export function createChallenges(clock: Clock) {
  const key = randomBytes(32);
  const used = new Map<string, number>();
  const sign = (head: Buffer, purpose: string) =>
    createHmac("sha256", key).update(head).update(purpose).digest();

  return {
    /** The bytes of a new challenge: 16 at random, the time at which it expires, the signature. */
    make(purpose: string): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(24, randomBytes(16));
      head.writeDoubleBE(clock.now() + lastsMs, 16);
      return new Uint8Array(Buffer.concat([head, sign(head, purpose)]));
    },
    /** True, once, for a challenge (base64url) that was made for this purpose and is still good. */
    take(challenge: string, purpose: string): boolean {
      const bytes = Buffer.from(challenge, "base64url");
      const [head, signature] = [bytes.subarray(0, 24), bytes.subarray(24)];
      if (bytes.length !== 56 || !timingSafeEqual(signature, sign(head, purpose))) return false;
      const [now, until] = [clock.now(), head.readDoubleBE(16)];
      for (const [one, end] of used) if (end <= now) used.delete(one);
      const nonce = head.toString("base64url");
      // One that ends later was made before the clock was set back.
      if (used.has(nonce) || now >= until || until > now + lastsMs) return false;
      used.set(nonce, until);
      return true;
    },
  };
}
