import { useQueryClient } from "@tanstack/react-query";
import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { replyTemplates } from "content/reply-templates.ts";
import {
  type InboxItem,
  longestReply,
  type OtherStep,
  otherSteps,
  type ReplyView,
} from "content/wire/inbox-message.ts";
import { blanksOf } from "content/wire/reply-blanks.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { type InboxMessageView, inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Draft, drafts } from "./drafts.ts";
import { DayOptions } from "./follow-up.tsx";
import frame from "./frame.module.css";
import inbox from "./inbox.module.css";
import css from "./message-detail.module.css";
import { post } from "./passkey.ts";
import { useSession } from "./session.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";
import { When } from "./when.tsx";
import { useOtherWriters, WritersNow } from "./writers.tsx";

type ReplyProps = {
  item: InboxItem;
  thread: readonly ReplyView[];
  others: InboxMessageView["others"];
  mail: InboxMessageView["mail"];
  files: InboxMessageView["files"];
  onChanged: (notice: string) => void;
};

/** A button that opens the form for a reply, and who else is writing one. */
export function Reply({ onChanged, ...props }: ReplyProps) {
  const { reference } = props.item;
  const name = useSession().who?.name ?? "";
  const writers = useOtherWriters();
  const [isOpen, setOpen] = useState(drafts.read(name, reference) !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (notice = "") => {
    drafts.forget(name, reference);
    setOpen(false);
    if (notice) onChanged(notice);
  };
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <p role="status" className={css.writers}>
        <WritersNow writers={writers} reference={reference} />
      </p>
      {isOpen ? (
        <ReplyForm {...props} name={name} onClose={close} />
      ) : (
        <Button
          small
          ref={opener}
          className={css.opener}
          aria-keyshortcuts="r"
          onClick={() => setOpen(true)}
        >
          Write a reply
        </Button>
      )}
    </>
  );
}

type ReplyBody = Pick<Draft, "id" | "subject" | "text" | "seen"> & {
  readonly files: readonly string[];
  readonly followUp: number | null;
  readonly others?: { readonly references: readonly string[]; readonly step: OtherStep };
};

type FormProps = Omit<ReplyProps, "onChanged"> & {
  name: string;
  onClose: (notice?: string) => void;
};

function ReplyForm({ item, thread, others, mail, files, name, onClose }: FormProps) {
  const { reference } = item;
  const queries = useQueryClient();
  const filled = (words: string) => fill(words, places(item, name));
  const [draft, setDraft] = useState<Omit<Draft, "at">>(
    () =>
      drafts.read(name, reference) ?? {
        id: crypto.randomUUID(),
        template: "",
        subject: filled(replyTemplates.subject),
        text: "",
        seen: thread.at(-1)?.id ?? null,
        followUp: "",
        others: "",
        files: [],
      },
  );
  const typing = useWriting(reference);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.keep(name, reference, next);
    setDraft(next);
    typing();
  };
  const choose = (template: string) =>
    change({
      template,
      text: filled(replyTemplates.templates.find((one) => one.name === template)?.text ?? ""),
    });
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const unseen = thread.slice(thread.findIndex(({ id }) => id === draft.seen) + 1);
  const blanks = blanksOf(draft.text, replyTemplates.templates);
  const [isTried, setTried] = useState(false);
  const warning = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const open = others.filter(({ status }) => status === "new" || status === "taken");
  const send = useStaffChange<ReplyBody, object>(inboxPaths.reply(reference), () =>
    onClose(`${reference}: your reply is on its way to ${item.email}.`),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (unseen.length > 0) warning.current?.focus();
    else if (blanks.length > 0) words.current?.focus();
    else if (draft.text.trim() && !send.isPending) {
      const { id, subject, text: sent, seen, followUp, others: step } = draft;
      const chosen = files.filter(({ name: file }) => draft.files.includes(file));
      const references = open.map((other) => other.reference);
      send.mutate(
        {
          ...{ id, subject, text: sent, seen },
          files: chosen.map(({ name: file }) => file),
          followUp: followUp ? Number(followUp) : null,
          ...(step && references.length > 0 ? { others: { references, step } } : {}),
        },
        // A colleague was quicker: what he wrote is shown with the next reading.
        { onError: ({ cause }) => void (cause === 409 && queries.invalidateQueries()) },
      );
    }
  };
  return (
    <section className={classNames(frame.stack, css.replyForm)} aria-labelledby="reply">
      <h3 id="reply">Reply to {item.email}</h3>
      <p className={text.mono}>
        From {name} &lt;{mail.from}&gt;. The sender&rsquo;s words are quoted below yours.
      </p>
      {!mail.hasServer && (
        <p className={frame.wrong}>
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
          {replyTemplates.templates.map((template) => (
            <option key={template.name}>{template.name}</option>
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
          aria-keyshortcuts="r"
          ref={words}
          rows={12}
          value={draft.text}
          maxLength={longestReply}
          aria-describedby={blanks.length > 0 ? "reply-blanks" : undefined}
          onChange={(event) => change({ text: event.target.value })}
        />
        {blanks.length > 0 && (
          <p id="reply-blanks" className={isTried ? frame.wrong : undefined}>
            {isTried && "Nothing was sent. "}Still to fill in: {blanks.join(", ")}
          </p>
        )}
        {files.length > 0 && (
          <fieldset className={css.files}>
            <legend>Send along</legend>
            {files.map(({ name: file, size }) => (
              <label key={file}>
                <input
                  type="checkbox"
                  checked={draft.files.includes(file)}
                  onChange={({ target: { checked } }) =>
                    change({
                      files: checked
                        ? [...draft.files, file]
                        : draft.files.filter((one) => one !== file),
                    })
                  }
                />
                {file}, {inWords(size)}
              </label>
            ))}
          </fieldset>
        )}
        {open.length > 0 && (
          <>
            <label htmlFor="reply-others">
              {open.length === 1
                ? "This sender’s other open message"
                : `This sender’s ${open.length} other open messages`}
            </label>
            <select
              id="reply-others"
              value={draft.others}
              onChange={({ target: { value } }) =>
                change({ others: otherSteps.find((step) => step === value) ?? "" })
              }
            >
              <option value="">Leave as it is</option>
              <option value="answered">Mark as answered too</option>
              <option value="handled">Close</option>
            </select>
          </>
        )}
        <label htmlFor="reply-follow-up">Follow up when nobody answers</label>
        <select
          id="reply-follow-up"
          value={draft.followUp}
          onChange={(event) => change({ followUp: event.target.value })}
        >
          <option value="">No</option>
          <DayOptions />
        </select>
        <div
          role="alert"
          className={classNames(frame.stack, css.unseen)}
          ref={warning}
          tabIndex={-1}
        >
          {unseen.map(({ id, author, at, text: answer }) => (
            <div key={id}>
              <p>
                <b>{author} has answered since you began</b>, <When at={at} />:
              </p>
              <p className={css.replyWords}>{answer || "(no words)"}</p>
            </div>
          ))}
          {unseen.length > 0 && (
            <Button
              line
              small
              onClick={() => {
                change({ seen: unseen.at(-1)?.id ?? null });
                send.reset();
                words.current?.focus();
              }}
            >
              I have read it
            </Button>
          )}
        </div>
        {unseen.length === 0 && <Failure error={send.error} />}
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

/** "240 KB", "1.2 MB" */
function inWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${Math.round(bytes / 100_000) / 10} MB`;
}

/** Milliseconds between two messages to the service that somebody is typing. */
const tellEvery = 20_000;

/**
 * Tells the colleagues that a reply is being written while the form is open, and takes the message
 * when nobody has it. Gives the function to call while somebody types.
 */
function useWriting(reference: string): () => void {
  const queries = useQueryClient();
  const toldAt = useRef(0);
  useEffect(() => {
    let isOpen = true;
    toldAt.current = Date.now();
    // That it could not be told stops nobody from writing.
    const tell = (isWriting: boolean) =>
      post(inboxPaths.writing(reference), { isWriting }).catch(() => {});
    void tell(true).then(() => {
      if (isOpen) void queries.invalidateQueries();
    });
    return () => {
      isOpen = false;
      void tell(false);
    };
  }, [reference, queries]);
  return () => {
    if (Date.now() - toldAt.current < tellEvery) return;
    toldAt.current = Date.now();
    void post(inboxPaths.writing(reference), { isWriting: true }).catch(() => {});
  };
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
