import { createServer, type Socket } from "node:net";

/**
 * A mail in the mailbox. `parts` are the bodies by part number, of which BODYSTRUCTURE is
 * `structure`; without them it is one plain text.
 */
export type TestMail = {
  readonly from: string;
  readonly subject: string;
  readonly messageId?: string;
  readonly headers?: readonly string[];
  readonly text?: string;
  readonly structure?: string;
  readonly parts?: Readonly<Record<string, string>>;
};

/**
 * `no-password`: every login is refused. `hang`: it greets nobody. `break`: cuts the connection at
 * this mail.
 */
type Behaviour =
  | { readonly kind: "serve" | "no-password" | "hang" }
  | { readonly kind: "break"; readonly subject: string };

export type TestImap = {
  readonly port: number;
  /** For IMAP_URL. */
  readonly url: string;
  readonly deliver: (mail: TestMail) => void;
  /** Subjects of the mails that are marked as seen. */
  readonly seen: () => readonly string[];
  readonly logins: () => number;
  /** Every command, without its tag and arguments of LOGIN. */
  readonly commands: readonly string[];
  readonly behave: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
};

/**
 * A small IMAP4rev1 server (RFC 3501) with one mailbox on a free loopback port: what imapflow asks
 * of it, and no more. User "office", password "secret".
 */
export async function startImap(): Promise<TestImap> {
  const mails: { readonly mail: TestMail; seen: boolean }[] = [];
  const commands: string[] = [];
  let behaviour: Behaviour = { kind: "serve" };
  let logins = 0;
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    if (behaviour.kind === "hang") return;
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let waiting = "";
    socket.on("data", (chunk) => {
      waiting += chunk.toString("latin1");
      for (let end = waiting.indexOf("\r\n"); end !== -1; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        answer(socket, line);
      }
    });
  });

  function answer(socket: Socket, line: string): void {
    const [, tag = "", command = "", rest = ""] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? [];
    const name = command.toUpperCase();
    commands.push(name === "LOGIN" ? name : `${name} ${rest}`.trim());
    const done = (lines: readonly string[] = [], status = "OK done") =>
      socket.write(Buffer.from([...lines, `${tag} ${status}`, ""].join("\r\n"), "utf8"));
    switch (name) {
      case "LOGIN": {
        logins += 1;
        const isRight = behaviour.kind !== "no-password" && /^"?office"? "?secret"?$/.test(rest);
        return void done([], isRight ? "OK welcome" : "NO [AUTHENTICATIONFAILED] wrong password");
      }
      case "CAPABILITY":
        return void done(["* CAPABILITY IMAP4rev1"]);
      case "LIST":
        return void done(['* LIST (\\HasNoChildren) "/" INBOX']);
      case "SELECT":
        return void done(
          [
            `* ${mails.length} EXISTS`,
            "* 0 RECENT",
            "* FLAGS (\\Seen)",
            "* OK [PERMANENTFLAGS (\\Seen)] ok",
            "* OK [UIDVALIDITY 7] ok",
          ],
          "OK [READ-WRITE] done",
        );
      case "UID SEARCH":
        return void done([
          `* SEARCH${mails.map(({ seen }, at) => (seen ? "" : ` ${at + 1}`)).join("")}`,
        ]);
      case "UID STORE": {
        const uid = Number(/^\d+/.exec(rest)?.[0]);
        const stored = mails[uid - 1];
        if (stored && /\+FLAGS(?:\.SILENT)? \(\\Seen\)/i.test(rest)) stored.seen = true;
        return void done([`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`]);
      }
      case "UID FETCH": {
        const [set = "", ...items] = rest.split(" ");
        const lines: string[] = [];
        for (const uid of set.split(",").map(Number)) {
          const mail = mails[uid - 1]?.mail;
          if (!mail) continue;
          if (behaviour.kind === "break" && behaviour.subject === mail.subject)
            return void socket.destroy();
          lines.push(
            `* ${uid} FETCH (${[`UID ${uid}`, ...fetched(mail, items.join(" "))].join(" ")})`,
          );
        }
        return void done(lines);
      }
      case "LOGOUT":
        done(["* BYE"]);
        return void socket.end();
      default:
        return void done();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    url: `imap://office:secret@127.0.0.1:${port}`,
    deliver: (mail) => void mails.push({ mail, seen: false }),
    seen: () => mails.filter(({ seen }) => seen).map(({ mail }) => mail.subject),
    logins: () => logins,
    commands,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The items of a FETCH answer that `query` asks for. */
function fetched(mail: TestMail, query: string): readonly string[] {
  const { text = "", parts = { 1: text } } = mail;
  const items: string[] = [];
  if (/ENVELOPE/.test(query)) items.push(`ENVELOPE ${envelope(mail)}`);
  if (/BODYSTRUCTURE/.test(query))
    items.push(`BODYSTRUCTURE ${mail.structure ?? plain(parts[1] ?? "")}`);
  for (const [, section = "", start, length] of query.matchAll(
    /BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/g,
  )) {
    const all = Buffer.from(
      /^HEADER|MIME$/.test(section) ? header(mail, section) : (parts[section] ?? parts[1] ?? ""),
      "utf8",
    );
    const bytes =
      start === undefined ? all : all.subarray(Number(start), Number(start) + Number(length));
    items.push(
      `BODY[${section}]${start === undefined ? "" : `<${start}>`} {${bytes.length}}\r\n${bytes.toString("utf8")}`,
    );
  }
  return items;
}

function header({ headers = [], structure = "" }: TestMail, section: string): string {
  const type =
    /MIME$/.test(section) && /"HTML"/i.test(structure) && !/"PLAIN"/i.test(structure)
      ? "text/html"
      : "text/plain";
  return [
    ...(section.startsWith("HEADER.FIELDS") ? headers : [`Content-Type: ${type}; charset=utf-8`]),
    "",
    "",
  ].join("\r\n");
}

function envelope({ from, subject, messageId }: TestMail): string {
  const [, name = "", mailbox = "", host = ""] =
    /^(?:(.*) )?<?([^<>@]*)@([^<>@]*)>?$/.exec(from) ?? [];
  const people = from ? `((${quoted(name)} NIL ${quoted(mailbox)} ${quoted(host)}))` : "NIL";
  return `("Fri, 5 Jun 2026 16:00:00 +0000" ${quoted(subject)} ${people} ${people} ${people} NIL NIL NIL NIL ${messageId ? quoted(messageId) : "NIL"})`;
}

function plain(text: string): string {
  return `("TEXT" "PLAIN" ("CHARSET" "utf-8") NIL NIL "8BIT" ${Buffer.byteLength(text)} ${text.split("\n").length} NIL NIL NIL NIL)`;
}

function quoted(text: string): string {
  return text === "" ? "NIL" : `"${text.replace(/["\\]/g, "\\$&")}"`;
}
