import { hash, randomBytes } from "node:crypto";
import { company } from "content/company.ts";
import type { Transaction } from "kysely";
import { sortableId } from "service/clock.ts";
import type { StaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import type { ErasureRow, Tables } from "service/db/tables.ts";
import { bareAddress, type Channel, removeFiles } from "service/outbox/channel.ts";

/**
 * What erasing a person did: the references of the messages, and what is left to be done by hand,
 * in sentences for staff.
 */
export type Erased = { readonly references: readonly string[]; readonly byHand: readonly string[] };

type Delivers = readonly Pick<Channel, "name" | "erasure">[];

/**
 * Gives the function that erases everything from one address, the channels' files too. Every place
 * and what becomes of it: docs/staff.md. Throws as store and files do.
 */
export function createErasePerson(database: Database, changes: StaffChanges, channels: Delivers) {
  return async (actor: string, address: string): Promise<Erased> => {
    const rows = await changes.erase(actor, address, (references) =>
      removeFiles(channels, references),
    );
    await database.emptyLog();
    return { references: rows.references, byHand: byHand(rows, channels) };
  };
}

function byHand(
  { handedOn, providers, hasMails }: ErasedRows,
  channels: Delivers,
): readonly string[] {
  const kept = [...handedOn].flatMap(([name, references]) => {
    const erasure = channels.find((one) =>
      one.name.endsWith(":") ? name.startsWith(one.name) : name === one.name,
    )?.erasure;
    const keeper = erasure
      ? erasure.kind === "kept"
        ? erasure.keeper
        : null
      : `“${name}”, which is no longer set up,`;
    return keeper === null ? [] : [`Delete what ${keeper} may have of ${listed(references)}.`];
  });
  return [
    ...kept,
    ...providers.map((provider) => `Delete the appointments at ${provider}.`),
    ...(hasMails
      ? [`Delete the mails that the sender wrote to ${company.mail.info.address}.`]
      : []),
  ];
}

function listed(references: readonly string[]): string {
  const [shown, more] = [references.slice(0, 20).join(", "), references.length - 20];
  return more > 0 ? `${shown} and ${more} more` : shown;
}

type Trx = Transaction<Tables>;

/**
 * What the store held of an erased person. `handedOn`: the channels that have tried to deliver a
 * message, each with the references; `providers`: of appointments; `hasMails`: there was a reply or
 * an answer, so mails of the sender may lie in the company's mailbox.
 */
export type ErasedRows = {
  readonly references: readonly string[];
  readonly handedOn: ReadonlyMap<string, readonly string[]>;
  readonly providers: readonly string[];
  readonly hasMails: boolean;
  /** Answers that the person wrote by mail into the threads of others. */
  readonly answersElsewhere: number;
  /** Deliveries that a process was working on. */
  readonly underWay: number;
};

/**
 * Erases every message from `email` (any case) and the person's answers in the threads of others,
 * in the caller's transaction. A salted hash stays: a restored backup leaves them out.
 */
export async function eraseAddress(trx: Trx, email: string, now: number): Promise<ErasedRows> {
  const address = email.trim().toLowerCase();
  const rows = await trx
    .selectFrom("contact_message")
    .select("reference")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address))
    .execute();
  const references = rows.map(({ reference }) => reference);
  const outside = await findOutside(trx, references);
  const underWay = await countUnderWay(trx, references);
  if (references.length > 0)
    await trx.deleteFrom("contact_message").where("reference", "in", references).execute();
  const answersElsewhere = await eraseAnswers(trx, address);
  await trx.insertInto("erasure").values(newErasure(address, now)).execute();
  return {
    references,
    ...outside,
    hasMails: outside.hasMails || answersElsewhere > 0,
    answersElsewhere,
    underWay,
  };
}

async function findOutside(
  trx: Trx,
  references: readonly string[],
): Promise<Pick<ErasedRows, "handedOn" | "providers" | "hasMails">> {
  if (references.length === 0) return { handedOn: new Map(), providers: [], hasMails: false };
  // A try that failed may have arrived all the same, when its answer was lost.
  const tried = await trx
    .selectFrom("delivery_attempt")
    .select(["channel", "reference"])
    .where("reference", "in", references)
    .union((eb) =>
      eb
        .selectFrom("delivery")
        .select(["channel", "reference"])
        .where("reference", "in", references)
        .where("state", "=", "delivering"),
    )
    .orderBy("channel")
    .orderBy("reference")
    .execute();
  const bookings = await trx
    .selectFrom("booking")
    .select("provider")
    .distinct()
    .where("reference", "in", references)
    .execute();
  const mail = await trx
    .selectFrom("reply")
    .select("id")
    .where("reference", "in", references)
    .limit(1)
    .executeTakeFirst();
  return {
    handedOn: new Map(
      [...Map.groupBy(tried, ({ channel }) => channel)].map(([name, rows]) => [
        name,
        rows.map((row) => row.reference),
      ]),
    ),
    providers: bookings.map(({ provider }) => provider),
    hasMails: mail !== undefined,
  };
}

/**
 * How many deliveries of these messages a process is working on: what a mail server has taken
 * cannot be recalled.
 */
export async function countUnderWay(trx: Trx, references: readonly string[]): Promise<number> {
  if (references.length === 0) return 0;
  const rows = await trx
    .selectFrom("delivery")
    .select("channel")
    .where("reference", "in", references)
    .where("state", "=", "delivering")
    .execute();
  return rows.length;
}

/**
 * An answer's author is an address, or a name with the address behind it. Wildcards match any
 * letter, so the address is compared again below.
 */
async function eraseAnswers(trx: Trx, address: string): Promise<number> {
  const similar = await trx
    .selectFrom("reply")
    .select(["id", "author"])
    .where("attachments", "is not", null)
    .where((eb) =>
      eb(eb.fn<string>("lower", ["author"]), "like", `%${address.replace(/[%_\\]/g, "_")}%`),
    )
    .execute();
  const ids = similar
    .filter(({ author }) => bareAddress(author).toLowerCase() === address)
    .map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("reply").where("id", "in", ids).execute();
  return ids.length;
}

/**
 * Records that the person at `address` was erased at `now`. The salt is new each time, so that two
 * erasures cannot be linked.
 */
function newErasure(address: string, now: number): ErasureRow {
  const salt = randomBytes(16).toString("hex");
  return { id: sortableId(now), at: now, salt, hash: hashOf(salt, address) };
}

/**
 * True when `address` was erased at `receivedAt` or later. Messages received after the erasure
 * stay.
 */
export function wasErased(
  erasures: readonly ErasureRow[],
  address: string,
  receivedAt: number,
): boolean {
  return erasures.some(({ at, salt, hash }) => receivedAt <= at && hashOf(salt, address) === hash);
}

function hashOf(salt: string, address: string): string {
  return hash("sha256", `${salt}:${address.trim().toLowerCase()}`);
}
