import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type MailAddresses, toNotification } from "#server/contact/notification.ts";
import type { Channel } from "#server/delivery/channel.ts";
import { toNoticeMail } from "#server/delivery/notice.ts";

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
      await writeWhole(folder, `${envelope.reference}.eml`, message.toString());
    },
    async tell(notice) {
      const { message } = await composer.sendMail(toNoticeMail(notice, addresses));
      await writeWhole(folder, `${notice.id}.eml`, message.toString());
    },
  };
}

/** Removes the mail files of erased messages; a file that is not there is no fault. Throws a system error when one stays. */
export async function removeMailFiles(folder: string, references: readonly string[]): Promise<void> {
  await Promise.all(references.map((reference) => rm(join(folder, `${reference}.eml`), { force: true })));
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.part`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  const directory = await open(folder, "r");
  // A rename is durable once its directory is (POSIX fsync; see also sqlite.org/atomiccommit.html §3.11).
  await directory.sync().finally(() => directory.close());
}
