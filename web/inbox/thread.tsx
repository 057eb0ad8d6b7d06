import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { replyTemplates } from "content/reply-templates.ts";
import {
  type InboxItem,
  longestReply,
  mostAnswers,
  replyChannel,
} from "content/wire/inbox-message.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { type DeliveryView, type InboxMessageView, inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { stateWords } from "./deliveries.tsx";
import inbox from "./inbox.module.css";
import css from "./message-detail.module.css";
import { useSession } from "./session.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";
import { When } from "./when.tsx";

/** The replies, below the message, each with what became of it, and the sender's answers. */
export function Thread({ thread, deliveries }: Pick<InboxMessageView, "thread" | "deliveries">) {
  if (thread.length === 0) return null;
  return (
    <section className={css.thread} aria-label="Replies and answers">
      {thread.length >= mostAnswers && (
        <p className={text.mono}>
          The newest {mostAnswers}. A thread takes {mostAnswers} answers a day: further ones are
          unread in the mailbox.
        </p>
      )}
      {thread.map(({ id, author, at, text: words, attachments }) => {
        const heading = `${attachments === null ? "Reply" : "Answer"} of ${author}`;
        return (
          <article
            key={id}
            className={attachments === null ? css.reply : css.answer}
            aria-label={heading}
          >
            <p className={text.mono}>
              <b>{heading}</b>, <When at={at} />
              {attachments === null ? (
                <Fate delivery={deliveries.find(({ channel }) => channel === replyChannel(id))} />
              ) : (
                attachments > 0 &&
                `. ${attachments === 1 ? "One attachment is" : `${attachments} attachments are`} in the mailbox only`
              )}
            </p>
            <p className={css.replyWords}>{words || "(no words)"}</p>
          </article>
        );
      })}
    </section>
  );
}

function Fate({ delivery }: { delivery: DeliveryView | undefined }) {
  const isFailed = delivery === undefined || delivery.state === "failed";
  return (
    <>
      .{" "}
      <span className={isFailed ? css.late : undefined}>
        {delivery ? stateWords[delivery.state] : "Not sent"}
      </span>
      {delivery?.reason && `: ${delivery.reason.meaning}`}
    </>
  );
}

/**
 * What is being written, by reference: it stays while one looks at another message. A new reply has
 * an id of its own.
 */
const drafts = new Map<string, Draft>();

/** Forgets what was being written to people who were erased. */
export function forgetDrafts(references: readonly string[]): void {
  for (const reference of references) drafts.delete(reference);
}

type Draft = {
  readonly id: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
};

type ReplyProps = {
  item: InboxItem;
  mail: InboxMessageView["mail"];
  onChanged: (notice: string) => void;
};

/** A button that opens the form for a reply. */
export function Reply({ item, mail, onChanged }: ReplyProps) {
  const { reference } = item;
  const [isOpen, setOpen] = useState(drafts.has(reference));
  const opener = useRef<HTMLButtonElement>(null);
  const close = (notice = "") => {
    drafts.delete(reference);
    setOpen(false);
    if (notice) onChanged(notice);
  };
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <ReplyForm item={item} mail={mail} onClose={close} />;
  return (
    <Button small ref={opener} className={css.opener} onClick={() => setOpen(true)}>
      Write a reply
    </Button>
  );
}

function ReplyForm({
  item,
  mail,
  onClose,
}: Omit<ReplyProps, "onChanged"> & { onClose: (notice?: string) => void }) {
  const { reference } = item;
  const { who } = useSession();
  const filled = (words: string) => fill(words, places(item, who?.name ?? ""));
  const [draft, setDraft] = useState(
    () =>
      drafts.get(reference) ?? {
        id: crypto.randomUUID(),
        template: "",
        subject: filled(replyTemplates.subject),
        text: "",
      },
  );
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(reference, next);
    setDraft(next);
  };
  const choose = (name: string) =>
    change({
      template: name,
      text: filled(replyTemplates.templates.find((template) => template.name === name)?.text ?? ""),
    });
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = useStaffChange<Omit<Draft, "template">, object>(inboxPaths.reply(reference), () =>
    onClose(`${reference}: your reply is on its way to ${item.email}.`),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { template: _, ...reply } = draft;
    if (draft.text.trim() && !send.isPending) send.mutate(reply);
  };
  return (
    <section className={css.replyForm} aria-labelledby="reply">
      <h3 id="reply">Reply to {item.email}</h3>
      <p className={text.mono}>
        From {who?.name} &lt;{mail.from}&gt;. The sender&rsquo;s words are quoted below yours.
      </p>
      {!mail.hasServer && (
        <p className={css.late}>
          No mail server is set (SMTP_URL): the reply becomes a file in DATA_DIR/mail, and nobody
          gets it.
        </p>
      )}
      <form className={inbox.add} onSubmit={submit}>
        <label htmlFor="reply-template">Template</label>
        <select
          id="reply-template"
          ref={first}
          value={draft.template}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">None</option>
          {replyTemplates.templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor="reply-subject">Subject</label>
        <input
          id="reply-subject"
          value={draft.subject}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => change({ subject: event.target.value })}
        />
        <label htmlFor="reply-text">Your words</label>
        <textarea
          id="reply-text"
          rows={12}
          value={draft.text}
          maxLength={longestReply}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Failure error={send.error} />
        <div className={button.row}>
          <Button small type="submit" disabled={send.isPending || draft.text.trim() === ""}>
            Send the reply
          </Button>
          <Button line small disabled={send.isPending} onClick={() => onClose()}>
            Discard
          </Button>
        </div>
      </form>
    </section>
  );
}

function places(
  { firstName, lastName, reference, receivedAt }: InboxItem,
  staffName: string,
): Readonly<Record<string, string>> {
  return {
    "first name": firstName,
    "last name": lastName,
    "full name": `${firstName} ${lastName}`.trim(),
    reference,
    received: formatChicagoDate(Date.parse(receivedAt)),
    "staff name": staffName,
    company: company.name,
    phone: company.phone.display,
  };
}
