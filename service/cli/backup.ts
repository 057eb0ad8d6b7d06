import { join, resolve } from "node:path";
import { describeCounts, writeBackup } from "service/backup/backup.ts";
import { type Command, cliActor, readArguments, runProcess } from "service/cli/run.ts";

export const backupHelp = `Writes everything in the store to one file. Safe while the service runs.

  npm run backup                 DATA_DIR/backups/contact-<time>.jsonl.gz
  npm run backup -- FILE         a new file; an existing one is never overwritten

It reads the settings of the service: SETTINGS_FILE=/etc/site.env npm run backup, where they are in that file.
The file holds personal data, readable by its owner only; encrypt copies that leave the machine. It can be restored on SQLite and PostgreSQL.
Exit codes: 0 done, 1 failed, 2 called wrongly.
`;

/** An empty store is more often the wrong store than a site without messages. */
const emptyWarning = (place: string) => `
  WARNING: THIS BACKUP HOLDS NO MESSAGES.
  ${place} is empty. If the service has messages, this is another store: give this command the settings of the service (SETTINGS_FILE).

`;

/** Writes a backup and says where it is and what it holds. */
export const backup: Command = async (args, { staff, terminal, dataDir }) => {
  const { words } = readArguments(args, {}, 1);
  const stamp = new Date(staff.clock.now()).toISOString().replace(/[-:]|\.\d+/g, "");
  const file = resolve(words[0] ?? join(dataDir, "backups", `contact-${stamp}.jsonl.gz`));
  await staff.audit.append({ actor: cliActor, action: "backup" });
  const counts = await writeBackup(staff.database, file, staff.clock);
  terminal.out(`Written: ${file}\nFrom ${staff.database.place}: ${describeCounts(counts)}\n`);
  if (!counts.contact_message) terminal.err(emptyWarning(staff.database.place));
};

if (import.meta.main) await runProcess(backup, backupHelp);
