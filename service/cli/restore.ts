import { resolve } from "node:path";
import { describeCounts } from "service/backup/backup.ts";
import { restoreBackup, verifyBackup } from "service/backup/restore.ts";
import { type Command, cliActor, readArguments, runProcess, UsageFault } from "service/cli/run.ts";

export const restoreHelp = `Puts a backup into the store of the settings, whichever engine it is: all of it, or nothing when anything is wrong.

  npm run restore -- FILE              into a store without messages
  npm run restore -- FILE --replace    in place of the messages that are there
  npm run restore -- FILE --check      only verifies the file

Stop the service first: messages that come in meanwhile wait or are refused, and those that came in after the backup go with --replace.
People erased since the backup was made are left out, as long as this store remembers the erasure.
Exit codes: 0 done, 1 failed and nothing changed, 2 called wrongly.
`;

/** Restores a backup and says what it did. */
export const restore: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(
    args,
    { replace: { type: "boolean" }, check: { type: "boolean" } } as const,
    1,
  );
  if (!words[0]) throw new UsageFault("restore needs the file of a backup.");
  const file = resolve(words[0]);
  if (values.check) {
    const { header, counts } = await verifyBackup(file);
    terminal.out(
      `The backup of ${header.time} (${header.engine}) is whole: ${describeCounts(counts)}\n`,
    );
    return;
  }
  const { header, counts, erased, replaced } = await restoreBackup(staff.database, file, {
    replace: values.replace ?? false,
  });
  const detail = `backup of ${header.time}; messages restored: ${counts.contact_message ?? 0}, left out as erased: ${erased}, replaced: ${replaced}`;
  await staff.audit.append({ actor: cliActor, action: "restore", detail });
  terminal.out(
    `Restored into ${staff.database.place} the backup of ${header.time} (${header.engine}): ${describeCounts(counts)}\n`,
  );
  if (replaced > 0) terminal.out(`Messages that were there and are gone: ${replaced}\n`);
  if (erased > 0)
    terminal.out(`Messages left out because their sender was erased since: ${erased}\n`);
};

if (import.meta.main) await runProcess(restore, restoreHelp);
