import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type MailAddresses, toNotification } from "#server/contact/notification.ts";
import type { Channel } from "#server/delivery/channel.ts";
import { toNoticeMail } from "#server/delivery/notice.ts";
import { writeWholeFile } from "#server/whole-file.ts";

/**
 * Writes each message as a mail file `<reference>.eml` into `folder`, for a first run without a mail server.
 * The file appears whole or not at all, and is on disk when `deliver` resolves; a second delivery writes the same file again.
 */
export function createFileChannel(folder: string, addresses: MailAddresses): Channel {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    name: "file",
    async deliver(envelope) {
      const { message } = await composer.sendMail(toNotification(envelope, addresses));
      await writeWholeFile(join(folder, `${envelope.reference}.eml`), (draft) => draft.writeFile(message));
    },
    async tell(notice) {
      const { message } = await composer.sendMail(toNoticeMail(notice, addresses));
      await writeWholeFile(join(folder, `${notice.id}.eml`), (draft) => draft.writeFile(message));
    },
  };
}

/** Removes the mail files of erased messages; a file that is not there is no fault. Throws a system error when one stays. */
export async function removeMailFiles(folder: string, references: readonly string[]): Promise<void> {
  await Promise.all(references.map((reference) => rm(join(folder, `${reference}.eml`), { force: true })));
}
