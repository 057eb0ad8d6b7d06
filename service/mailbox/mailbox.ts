import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import { storeFailureReason } from "service/db/store-failure.ts";
import type { MailboxServer } from "service/delivery/channels/smtp-server.ts";
import {
  codeOf,
  type FailureReason,
  failureMeanings,
  reasonOfCode,
} from "service/failure-reasons.ts";
import { type Answers, type MailHead, ownWords, wordsOfHtml } from "service/mailbox/answers.ts";

/** The duty under which the store keeps when the mailbox was last read. */
export const mailboxDuty = "mailbox";

/**
 * What became of a mail: all but `stored` ones are left as they were. `full`: its thread has had
 * all that it takes in a day.
 */
export type MailResult = "stored" | "unmatched" | "automatic" | "full" | "unreadable";

export type MailboxState = keyof typeof stateMeanings | FailureReason;

export type MailboxDeps = {
  readonly answers: Pick<Answers, "match" | "store">;
  readonly onMail: (result: MailResult) => void;
  /** The mailbox was read, at the end of each reading. */
  readonly onRead: () => Promise<void>;
  /** Called when the state has changed to a failure, and when that is over (meaning null). */
  readonly onState: (state: MailboxState, meaning: string | null) => void;
  readonly onUnreadable: (uid: number, error: unknown) => void;
  readonly everyMs?: number;
};

/** Milliseconds. A refused password is tried less often: servers lock accounts. */
const pauses = { reading: 60_000, password: 10 * 60_000 } as const;
/** Bytes of a mail's text that are fetched, and headers at a time. */
const most = { text: 256 * 1024, heads: 50, tries: 3 } as const;

/**
 * Reads the mailbox now and each minute until `stop`. An answer is stored, then marked as seen;
 * other mails stay as they are.
 */
export function startMailbox(settings: MailboxServer, deps: MailboxDeps) {
  const closing = new AbortController();
  const { signal } = closing;
  let state: MailboxState = "starting";
  /** By UIDVALIDITY and UID: what is passed over, and how often a reading broke at a mail. */
  const passed = new Set<string>();
  const broken = new Map<string, number>();
  let current: string | null = null;

  function change(next: MailboxState): void {
    if (next === state) return;
    const wasWell = state === "ok" || state === "starting";
    state = next;
    if (next !== "ok") deps.onState(next, { ...failureMeanings, ...stateMeanings }[next]);
    else if (!wasWell) deps.onState(next, null);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await read();
        await deps.onRead();
        change("ok");
      } catch (error) {
        if (current) broken.set(current, (broken.get(current) ?? 0) + 1);
        if (!signal.aborted) change(reasonOf(error));
      }
      const everyMs = deps.everyMs ?? (state === "auth" ? pauses.password : pauses.reading);
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function read(): Promise<void> {
    const client = await connect(settings);
    const abort = () => client.close();
    signal.addEventListener("abort", abort);
    try {
      await client.connect();
      const lock = await client.getMailboxLock(settings.folder);
      try {
        await readUnseen(client);
      } finally {
        lock.release();
      }
      await client.logout();
    } finally {
      signal.removeEventListener("abort", abort);
      client.close();
    }
  }

  async function readUnseen(client: ImapFlow): Promise<void> {
    const validity = client.mailbox ? client.mailbox.uidValidity : 0n;
    const keyOf = (uid: number) => `${validity} ${uid}`;
    const unseen = (await client.search({ seen: false }, { uid: true })) || [];
    const fresh = unseen.filter((uid) => !passed.has(keyOf(uid)));
    // After a reading that broke one by one, to find the mail at which it breaks.
    const step = broken.size > 0 ? 1 : most.heads;
    for (let from = 0; from < fresh.length && !signal.aborted; from += step) {
      const uids = fresh.slice(from, from + step);
      const [first = 0] = uids;
      current = keyOf(first);
      if ((broken.get(current) ?? 0) >= most.tries) {
        passOver(current, "unreadable");
        deps.onUnreadable(first, new Error("the connection broke at this mail, again and again"));
        continue;
      }
      const query = { uid: true, envelope: true, bodyStructure: true, headers: [...headers] };
      for (const mail of await client.fetchAll(uids.join(","), query, { uid: true })) {
        current = keyOf(mail.uid);
        await take(client, mail, current);
      }
      current = null;
    }
  }

  async function take(client: ImapFlow, mail: FetchMessageObject, key: string): Promise<void> {
    try {
      const head = headOf(mail, `<${key.replace(" ", ".")}@${settings.host}>`);
      const match = await deps.answers.match(head);
      if (match.kind !== "answer") {
        passOver(key, match.kind);
        return;
      }
      if (!match.isStored) {
        await deps.answers.store(match.reference, head, await bodyOf(client, mail));
        deps.onMail("stored");
      }
      await client.messageFlagsAdd(String(mail.uid), ["\\Seen"], { uid: true });
      broken.delete(key);
    } catch (error) {
      // The store or the server is away: the next reading begins here.
      if (storeFailureReason(error) !== null || !client.usable) throw error;
      passOver(key, "unreadable");
      deps.onUnreadable(mail.uid, error);
    }
  }

  function passOver(key: string, result: MailResult): void {
    passed.add(key);
    broken.delete(key);
    deps.onMail(result);
  }

  const running = run();
  return {
    state: () => state,
    stop: (): Promise<void> => {
      closing.abort();
      return running;
    },
  };
}

/** The library is loaded only here, so that a service without a mailbox needs none. */
async function connect({
  host,
  port,
  secure,
  isLocal,
  user,
  password,
}: MailboxServer): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import("imapflow");
  const client = new Client({
    host,
    port,
    secure,
    auth: { user, pass: password },
    // Without it whoever is between could strip STARTTLS (RFC 8314 §3).
    ...(secure || isLocal ? {} : { doSTARTTLS: true }),
    ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}),
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    maxResponseSize: 16 * 1024 * 1024,
  });
  // What breaks the connection also rejects the command that waits.
  client.on("error", () => {});
  return client;
}

const headers = [
  "references",
  "in-reply-to",
  "auto-submitted",
  "precedence",
  "return-path",
  "x-autoreply",
  "x-autorespond",
  "list-id",
] as const;
/**
 * How programs older than Auto-Submitted (RFC 3834) begin the subject of what they answer by
 * themselves.
 */
const automaticSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?reply|autoreply|out of (?:the )?office|abwesenheitsnotiz|r\u00e9ponse automatique|respuesta autom\u00e1tica)\s*:/i;

/**
 * The mail's head; `id` in place of a Message-ID that is missing. Throws for a mail without a
 * sender.
 */
function headOf({ envelope, headers: raw }: FetchMessageObject, id: string): MailHead {
  const lines = (raw?.toString("utf8") ?? "").replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const field = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? "";
  const [from] = envelope?.from ?? [];
  if (!from?.address) throw new Error("the mail has no sender");
  const isProgram =
    !/^(?:no\b.*)?$/i.test(field("auto-submitted")) ||
    /^(?:bulk|junk|list|auto_reply)\b/i.test(field("precedence")) ||
    ["x-autoreply", "x-autorespond", "list-id"].some((name) => field(name) !== "") ||
    automaticSubject.test(envelope?.subject ?? "");
  return {
    messageId: envelope?.messageId || id,
    from: { name: from.name ?? "", address: from.address },
    subject: envelope?.subject ?? "",
    ids: `${field("in-reply-to")} ${field("references")}`,
    isAutomatic: isProgram || field("return-path") === "<>",
  };
}

/** The mail's own words, and the number of its attachments, which are not fetched. */
async function bodyOf(client: ImapFlow, { uid, bodyStructure }: FetchMessageObject) {
  const parts = leaves(bodyStructure);
  const isText = (part: MessageStructureObject) =>
    /^text\/(?:plain|html)$/i.test(part.type) && part.disposition !== "attachment";
  const shown =
    parts.find((part) => isText(part) && /plain$/i.test(part.type)) ?? parts.find(isText);
  const attachments = parts.filter(
    (part) => !isText(part) && !(part.disposition === "inline" && part.id),
  ).length;
  if (!shown) return { text: "", attachments };
  // A mail of a single part is its part "1".
  const { content } = await client.download(String(uid), shown.part ?? "1", {
    uid: true,
    maxBytes: most.text,
  });
  const words = content ? await text(content) : "";
  return { text: ownWords(/html$/i.test(shown.type) ? wordsOfHtml(words) : words), attachments };
}

function leaves(part: MessageStructureObject | undefined): readonly MessageStructureObject[] {
  if (!part) return [];
  return part.childNodes ? part.childNodes.flatMap(leaves) : [part];
}

const stateMeanings = {
  ok: null,
  starting: null,
  store: "the store cannot be used",
  "not-installed":
    "the package imapflow is not installed: install without --omit=optional (docs/mail.md)",
} as const;

function reasonOf(error: unknown): MailboxState {
  if (error instanceof Error && "authenticationFailed" in error) return "auth";
  const code = codeOf(error);
  if (code === "ERR_MODULE_NOT_FOUND") return "not-installed";
  if (code && /TIMEOUT/.test(code)) return "timeout";
  if (code && /^(?:NoConnection|EConnectionClosed|ClosedAfterConnect.*)$/.test(code))
    return "dropped";
  const reason = reasonOfCode(code);
  return reason === "unknown" && storeFailureReason(error) !== null ? "store" : reason;
}
