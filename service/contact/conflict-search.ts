import { type ConflictSearchView, mostFound } from "content/wire/inbox-message.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Clock, iso, sortableId } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { holdsWords } from "service/contact/repository.ts";
import type { Database, Engine } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";

export type ConflictSearch = ReturnType<typeof createConflictSearch>;

/**
 * Searches for the parties of a matter in everything that was ever received, and what was searched
 * before. Every function throws what the store throws.
 */
export function createConflictSearch({ kysely, reader, engine }: Database, clock: Clock) {
  /** The searches of these messages, with their references, the newest first. */
  async function of(
    references: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ConflictSearchView[]>> {
    if (references.length === 0) return new Map();
    const rows = await reader
      .selectFrom("conflict_search")
      .selectAll()
      .where("reference", "in", references)
      .orderBy("id", "desc")
      .execute();
    const known = [...new Set(rows.flatMap(({ found }) => listOf(found)))];
    const names = await namesOf(reader, known);
    return new Map(
      [...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, own]) => [
        reference,
        own.map(({ id, at, author, party, found }) => ({
          id,
          at: iso(at),
          author,
          party,
          found: listOf(found)
            .slice(0, mostFound)
            .map((one) => ({ reference: one, name: names.get(one) ?? null })),
          isMore: listOf(found).length > mostFound,
        })),
      ]),
    );
  }

  return {
    /**
     * Searches each of `parties`, and keeps what was found with the message. False when there is no
     * such message. The trail has the numbers, never the names.
     */
    search: (actor: string, reference: string, parties: readonly string[]): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const message = await trx
          .selectFrom("contact_message")
          .select("reference")
          .where("reference", "=", reference)
          .executeTakeFirst();
        if (!message) return false;
        const at = clock.now();
        const all = new Set<string>();
        let isMore = false;
        for (const party of parties) {
          const found = await findParty(trx, engine, party, reference);
          for (const one of found) all.add(one);
          isMore ||= found.length > mostFound;
          await trx
            .insertInto("conflict_search")
            .values({
              id: sortableId(at),
              reference,
              at,
              author: actor,
              party,
              found: found.join(" "),
            })
            .execute();
        }
        const detail = `parties: ${parties.length}, messages found: ${all.size}${isMore ? " or more" : ""}`;
        await addAudit(trx, at, { actor, action: "conflict-search", reference, detail });
        return true;
      }),

    of,
  };
}

/**
 * The other messages that name the party, the newest first: in the sender's name, address or words,
 * in the thread, or in a note.
 */
async function findParty(
  db: Kysely<Tables>,
  engine: Engine,
  party: string,
  reference: string,
): Promise<readonly string[]> {
  const words = wordsOfParty(party);
  const inMessage = holdsWords(words.join(" "), engine, true);
  if (inMessage === null) return [];
  const rows = await db
    .selectFrom("contact_message")
    .select("reference")
    .where("reference", "!=", reference)
    .where((eb) =>
      eb.or([
        inMessage,
        eb("reference", "in", (of) =>
          of
            .selectFrom("reply")
            .select("reply.reference")
            .where((row) => row.and(words.map((word) => hasWord(inThread, word)))),
        ),
        eb("reference", "in", (of) =>
          of
            .selectFrom("note")
            .select("note.reference")
            .where((row) => row.and(words.map((word) => hasWord(inNote, word)))),
        ),
      ]),
    )
    .orderBy("received_at", "desc")
    // One more tells that there are more.
    .limit(mostFound + 1)
    .execute();
  return rows.map((row) => row.reference);
}

const inThread = sql`(author || ' ' || subject || ' ' || text)`;
const inNote = sql.ref("text");

/**
 * Whether `text` has the word anywhere. SQLite's lower() knows ASCII only, so a word with other
 * letters is looked for in the ways in which it is usually written.
 */
function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const spellings = [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];
  return sql`(${sql.join(
    [
      sql`lower(${text}) like ${`%${word}%`}`,
      ...spellings.map((spelling) => sql`${text} like ${`%${spelling}%`}`),
    ],
    sql` or `,
  )})`;
}

/** Forms of a firm, and small words, which people write or leave out. */
const leftOut = new Set(
  "the and of a llc llp lp inc incorporated corp corporation co company ltd limited plc pc pllc gmbh ag sa nv bv".split(
    " ",
  ),
);

/** The words by which a party is found: "Brightfoundry, LLC" as "brightfoundry"; pure. */
export function wordsOfParty(party: string): readonly string[] {
  const words = party
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !leftOut.has(word));
  return telling.length > 0 ? telling : words;
}

async function namesOf(
  db: Kysely<Tables>,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom("contact_message")
    .select(["reference", "first_name", "last_name"])
    .where("reference", "in", references)
    .execute();
  return new Map(
    rows.map(({ reference, first_name, last_name }) => [
      reference,
      `${first_name} ${last_name}`.trim(),
    ]),
  );
}

function listOf(found: string): readonly string[] {
  return found.split(" ").filter(Boolean);
}
