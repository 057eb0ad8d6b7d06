import type { RotaPlace } from "content/company.ts";
import type { Clock } from "service/clock.ts";
import type { Config } from "service/config.ts";
import type { Database } from "service/db/database.ts";
import {
  createAcknowledgementChannel,
  createAcknowledgementLimit,
} from "service/delivery/channels/acknowledgement.ts";
import { createFileChannel } from "service/delivery/channels/file.ts";
import { createInboxMail } from "service/delivery/channels/inbox-mail.ts";
import { createSmtpChannels } from "service/delivery/channels/smtp.ts";
import { createTeller, createWebhookChannel } from "service/delivery/channels/webhook.ts";
import type { Mailbox, NoticeWay } from "service/delivery/notice.ts";
import type { Channel } from "service/outbox/channel.ts";

/**
 * All channels: how to make each, and whether new messages go to it. Mail has one channel for each
 * reader.
 */
export function createChannels(config: Config, database: Database, clock: Clock): Channels {
  const { mail, smtp, webhook, mailFolder, acknowledge } = config;
  const file = createFileChannel(mailFolder, mail);
  const mailboxes = smtp ? createSmtpChannels(smtp, mail) : [file];
  const configured = [
    ...mailboxes,
    ...(webhook ? [createWebhookChannel(webhook)] : []),
    // A new channel goes here.
  ];
  const acknowledgements =
    acknowledge && smtp
      ? [
          createAcknowledgementChannel({
            server: smtp,
            addresses: mail,
            limit: createAcknowledgementLimit(database),
            clock,
          }),
        ]
      : [];
  // Messages from before SMTP was set up may still wait for the mail folder.
  const all = [
    ...configured,
    ...(smtp ? [file] : []),
    ...acknowledgements,
    ...createInboxMail(config, database),
  ];
  const forReleased = configured.map(({ name }) => name);
  return {
    all,
    mailboxes,
    forReleased,
    forNewMessages: [...forReleased, ...acknowledgements.map(({ name }) => name)],
  };
}

export type Channels = {
  readonly all: readonly Channel[];
  /** The ones of them that people read. */
  readonly mailboxes: readonly Mailbox[];
  /** The names of those that new messages go to. */
  readonly forNewMessages: readonly string[];
  /** The same of messages that staff releases: hours later nobody needs an acknowledgement. */
  readonly forReleased: readonly string[];
};

/**
 * The people of the rota, in its order. Without a mail server their notices become files, like all
 * mail.
 */
export function createRota(
  { mail, smtp, webhook, mailFolder }: Config,
  places: readonly RotaPlace[],
): readonly NoticeWay[] {
  return places.flatMap((place): readonly NoticeWay[] => {
    if ("mail" in place) {
      const addresses = { from: mail.from, to: place.mail };
      const ways = smtp
        ? createSmtpChannels(smtp, addresses)
        : [createFileChannel(mailFolder, addresses)];
      return ways.map(({ tell, close }) => ({
        name: place.name,
        tell,
        ...(close ? { close } : {}),
      }));
    }
    return [
      {
        name: place.name,
        tell: createTeller({
          url: place.webhook,
          secrets: webhook?.secrets ?? [],
          allowPrivate: true,
        }),
      },
    ];
  });
}

/** How alerts are sent, besides the channels that they may be about. */
export function createAlarms({ mail, smtp, notices }: Config): readonly NoticeWay[] {
  const { alertMailTo, alertWebhook } = notices;
  const mailboxes =
    smtp && alertMailTo ? createSmtpChannels(smtp, { from: mail.from, to: alertMailTo }) : [];
  if (!alertWebhook) return mailboxes;
  return [...mailboxes, { name: "alert webhook", tell: createTeller(alertWebhook) }];
}
