import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeStartFailure } from "service/cli/run.ts";
import type { Config } from "service/config.ts";
import { readConfig } from "service/config.ts";
import { buildInboxApp, type InboxDeps } from "service/inbox/app.ts";
import { createLog, writeOutLog } from "service/logger.ts";
import { buildFolder } from "service/settings.ts";
import { openStaff, type Staff } from "service/staff/staff.ts";
import { readStaffToken } from "service/tokens.ts";

/** For a first start: the command prints a link, and the link makes the passkey. */
const firstPerson = `nobody can sign in yet. For the first person run:
               npm run staff -- add "Ada Whitlock" --role editor`;

const bundle = resolve(buildFolder, "inbox");

/** Makes routes of another package for the inbox; undefined for none. */
type More = (config: Config, staff: Staff) => Promise<InboxDeps["more"]>;

/**
 * Serves the staff inbox on 127.0.0.1 until SIGTERM or SIGINT, with or without a running service.
 * Exit code 1 when it cannot start.
 */
export function startInbox(findMore: More = async () => undefined): Promise<void> {
  return main(findMore).catch((error: unknown) => {
    process.stderr.write(
      `The inbox does not start: ${describeStartFailure(error, "INBOX_PORT")}\n`,
    );
    process.exit(1);
  });
}

async function main(findMore: More): Promise<void> {
  const config = readConfig("The inbox does not start");
  if (!existsSync(join(bundle, "index.html")))
    throw new Error("it is not built; npm run inbox builds it.");
  const staff = await openStaff(config);
  const staffToken = await readStaffToken(config.staffToken, config.dataDir);
  // The inbox frames nothing.
  const security = { https: config.inboxOrigin?.startsWith("https:") ?? false, bookingUrl: null };
  const site = { folder: bundle, security };
  const origin = config.inboxOrigin;
  let listening = config.inboxPort;
  const more = await findMore(config, staff);
  const app = await buildInboxApp({
    staff,
    staffToken,
    log: createLog(config.logLevel),
    site,
    origin,
    port: () => listening,
    more,
  });
  const address = await app.listen({
    host: "127.0.0.1",
    port: config.inboxPort,
    listenTextResolver: (text) => text,
  });
  listening = Number(new URL(address).port);
  const open = origin ?? address.replace("127.0.0.1", "localhost");
  const people = (await staff.accounts.list()).length;
  process.stdout.write(`
  Inbox:       ${open}   (listens at ${address} only)
  Desk:        ${more ? `${open}/desk/` : "off (DESK in the settings)"}
  Messages:    ${staff.database.place}
  People:      ${people > 0 ? `${people} can sign in with a passkey; npm run staff -- list` : firstPerson}\n\n`);

  const close = async () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    app.server.closeAllConnections();
    await app.close();
    await staff.database.close();
    await writeOutLog();
    process.exit(0);
  };
  process.once("SIGTERM", close);
  process.once("SIGINT", close);
}

if (import.meta.main) await startInbox();
