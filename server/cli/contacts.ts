import { contacts, contactsHelp } from "#server/cli/contacts-command.ts";
import { runProcess } from "#server/cli/run.ts";

await runProcess(contacts, contactsHelp);
