import type { Config } from "#server/config.ts";
import type { Channel } from "#server/delivery/channel.ts";
import { createFileChannel } from "#server/delivery/channels/file.ts";
import { createSmtpChannel } from "#server/delivery/channels/smtp.ts";
import { createWebhookChannel } from "#server/delivery/channels/webhook.ts";

/** Every channel there is, in a row each: whether new messages go to it, and how to make it. A new channel is one line more. */
export function createChannels({ mail, smtp, webhook, mailFolder }: Config): Channels {
  const file = createFileChannel(mailFolder, mail);
  const configured = [smtp && createSmtpChannel(smtp, mail), webhook && createWebhookChannel(webhook), !smtp && file].filter(
    (channel) => channel !== null && channel !== false,
  );
  // Messages from before SMTP was set up may still wait for the mail folder.
  const all = configured.includes(file) ? configured : [...configured, file];
  return { all, forNewMessages: configured.map((channel) => channel.name) };
}

export type Channels = {
  readonly all: readonly Channel[];
  /** Names of the channels that a new message goes to. */
  readonly forNewMessages: readonly string[];
};
