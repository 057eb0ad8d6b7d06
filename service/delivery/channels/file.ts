import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { noAccess } from "service/delivery/channels/smtp-server.ts";
import type { Mailbox } from "service/delivery/notice.ts";
import { toNoticeMail } from "service/delivery/notice.ts";
import { type MailAddresses, toNotification } from "service/delivery/notification.ts";
import { codeOf } from "service/failure-reasons.ts";
import type { WhileDeliverable } from "service/outbox/channel.ts";
import { writeWholeFile } from "service/whole-file.ts";

/**
 * Writes each message as `<reference>.eml`, whole and synced to disk. It cannot be erased
 * meanwhile, so a later erasure finds the file.
 */
export function createFileChannel(folder: string, addresses: MailAddresses): Mailbox {
  return {
    name: "file",
    deliver: (envelope, _signal, whileDeliverable) =>
      writeMail(
        join(folder, `${envelope.reference}.eml`),
        toNotification(envelope, addresses),
        whileDeliverable,
      ),
    erasure: { kind: "removed", remove: (references) => removeMailFiles(folder, references) },
    tell: (notice) => writeMail(join(folder, `${notice.id}.eml`), toNoticeMail(notice, addresses)),
  };
}

/** Writes a mail to `file`, which is whole or absent; it is placed inside `whileDeliverable`. */
export async function writeMail(
  file: string,
  mail: object,
  whileDeliverable?: WhileDeliverable,
): Promise<void> {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    ...noAccess,
  });
  const { message } = await composer.sendMail(mail);
  await writeWholeFile(
    file,
    (draft) => draft.writeFile(message),
    whileDeliverable ? { whenPlaced: whileDeliverable } : {},
  );
}

/**
 * Removes the mail files of erased messages, their replies and drafts. Throws a system error when
 * one stays.
 */
export async function removeMailFiles(
  folder: string,
  references: readonly string[],
): Promise<void> {
  const erased = new Set(references);
  const names = (await readdir(folder).catch(noneIfMissing)).filter((name) =>
    erased.has(name.replace(/^\./, "").split(/[.+]/)[0] ?? ""),
  );
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

function noneIfMissing(error: unknown): readonly string[] {
  if (codeOf(error) === "ENOENT") return [];
  throw error;
}
