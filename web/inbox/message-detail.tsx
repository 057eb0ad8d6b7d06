import { contactForm } from "content/form-words.ts";
import { type InboxItem, statusOf } from "content/wire/inbox-message.ts";
import { type Practice, practiceNames } from "content/wire/practice.ts";
import { formatChicago, formatChicagoDate } from "content/wire/reply-clock.ts";
import {
  backupNote,
  type EraseAnswer,
  type InboxMessageView,
  inboxPaths,
  leftByHand,
} from "content/wire/staff-inbox.ts";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { ConflictCheck } from "./conflict-check.tsx";
import { Deliveries } from "./deliveries.tsx";
import { drafts } from "./drafts.ts";
import { Due } from "./due.tsx";
import { itemLabel, statusLabel } from "./filters.tsx";
import { FollowUp } from "./follow-up.tsx";
import frame from "./frame.module.css";
import { pressPending } from "./keys.tsx";
import css from "./message-detail.module.css";
import { Notes } from "./notes.tsx";
import { practiceLabel, practiceOf } from "./practice.ts";
import { Reply } from "./reply.tsx";
import { hrefOf } from "./route.ts";
import { useMay, useSession } from "./session.ts";
import { useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded } from "./states.tsx";
import { Assign, Steps } from "./steps.tsx";
import { Thread } from "./thread.tsx";
import { When } from "./when.tsx";

type DetailProps = { reference: string; onChanged: (notice: string) => void };

/** One message: its content, what staff did about it, and its deliveries. */
export function MessageDetail({ reference, onChanged }: DetailProps) {
  const query = useStaffQuery<InboxMessageView>(inboxPaths.message(reference));
  // Erased by a colleague: what was being written to the person goes as well.
  const isGone = query.error?.cause === 404;
  useEffect(() => {
    if (isGone) drafts.forgetErased([reference]);
  }, [isGone, reference]);
  return (
    <Loaded query={query} what="The message">
      {(view) => <Message view={view} onChanged={onChanged} />}
    </Loaded>
  );
}

function Message({
  view,
  onChanged,
}: {
  view: InboxMessageView;
  onChanged: (notice: string) => void;
}) {
  const {
    item,
    source,
    notes,
    conflictSearches,
    thread,
    others,
    colleagues,
    mail,
    files,
    ...deliveries
  } = view;
  const { who } = useSession();
  const mayWork = useMay("work");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    pressPending();
  }, []);
  const { reference, email, phone } = item;
  const status = statusOf(item);
  const mayReply = mayWork && status !== "held" && status !== "spam";
  return (
    <article className={css.message} aria-labelledby="person">
      <div className={css.head}>
        <a className={css.back} href={hrefOf({ view: "messages", reference: null })}>
          All messages
        </a>
        <h2 id="person" ref={heading} tabIndex={-1} className={css.person}>
          {`${item.firstName} ${item.lastName}`.trim()}
        </h2>
        <span className={css.state}>{itemLabel(item)}</span>
      </div>
      <p className={css.words}>{item.message || "(no message)"}</p>
      <dl className={css.facts}>
        <Fact name="Reference">
          <span className={text.mono}>{reference}</span>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
        <Fact name="Phone">
          {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : "Not given"}
        </Fact>
        <Fact name="Answer by">{item.contactMethod === "phone" ? "Phone" : "Email"}</Fact>
        <Fact name="Received">
          <When at={item.receivedAt} /> {source === "form" && "(form without scripts)"}
          {source === "booking" && "(by appointment)"}
        </Fact>
        <BookingFact booking={item.booking} />
        <ReplyFact item={item} />
        {item.handling.senderAt && (
          <Fact name="Answered by the sender">
            <When at={item.handling.senderAt} />
          </Fact>
        )}
        <Fact name="Practice area">
          <PracticeArea item={item} mayChange={mayWork} />
        </Fact>
        {item.urgent && <Fact name="Marked by the sender">{contactForm.urgent.mark}</Fact>}
        {(item.page || item.topic) && (
          <Fact name="Came from">{[item.page, item.topic].filter(Boolean).join(", topic ")}</Fact>
        )}
        {item.quarantineReason && (
          <Fact name="Held because">
            {heldReasons[item.quarantineReason] ?? item.quarantineReason}
          </Fact>
        )}
      </dl>
      <Thread thread={thread} deliveries={deliveries.deliveries} />
      {mayReply && (
        <Reply
          item={item}
          thread={thread}
          others={others}
          mail={mail}
          files={files}
          onChanged={onChanged}
        />
      )}
      {mayWork && <Steps item={item} own={who?.name} onChanged={onChanged} />}
      {mayReply && <FollowUp item={item} onChanged={onChanged} />}
      {mayReply && (
        <Assign item={item} own={who?.name} colleagues={colleagues} onChanged={onChanged} />
      )}
      <ConflictCheck
        reference={reference}
        conflict={item.handling.conflict}
        searches={conflictSearches}
        mayChange={mayWork}
      />
      <Notes reference={reference} notes={notes} mayWrite={mayWork} />
      <Others others={others} />
      <Deliveries
        reference={reference}
        email={email}
        {...deliveries}
        thread={thread}
        colleagues={colleagues}
        onChanged={onChanged}
      />
      <div className={css.foot}>
        {useMay("trail") && (
          <a className={text.mono} href={hrefOf({ view: "audit", reference })}>
            Audit trail of this message
          </a>
        )}
        {useMay("erase") && <ErasePerson email={email} onErased={onChanged} />}
      </div>
    </article>
  );
}

/** The practice area, which staff may choose; until then that of the page that led to the message. */
function PracticeArea({ item, mayChange }: { item: InboxItem; mayChange: boolean }) {
  const practice = practiceOf(item.handling.practice, item.page);
  const change = useStaffChange<{ practice: Practice | null }, object>(
    inboxPaths.practice(item.reference),
    () => {},
  );
  if (!mayChange) return practiceLabel(practice);
  return (
    <>
      <select
        aria-label="Practice area"
        className={css.practice}
        value={practice ?? ""}
        disabled={change.isPending}
        onChange={({ target: { value } }) =>
          change.mutate({ practice: practiceNames.find((name) => name === value) ?? null })
        }
      >
        {practice === null && <option value="">Not chosen</option>}
        {practiceNames.map((name) => (
          <option key={name} value={name}>
            {practiceLabel(name)}
          </option>
        ))}
      </select>
      <Failure error={change.error} />
    </>
  );
}

/** When the appointment is, and what became of it. */
function BookingFact({ booking }: Pick<InboxItem, "booking">) {
  if (!booking) return null;
  const { provider, title, startsAt, movedFrom, cancelled } = booking;
  return (
    <Fact name={`Appointment, ${provider}`}>
      {cancelled && <b className={frame.wrong}>Cancelled: </b>}
      {formatChicagoDate(Date.parse(startsAt))}
      {title && `, ${title}`}
      {movedFrom && `; moved from ${formatChicagoDate(Date.parse(movedFrom))}`}
    </Fact>
  );
}

/** What else came from the same address. */
function Others({ others }: Pick<InboxMessageView, "others">) {
  if (others.length === 0) return null;
  return (
    <section className={classNames(frame.stack, css.others)} aria-labelledby="others">
      <h3 id="others">Other messages from this address</h3>
      <ul className={frame.lines}>
        {others.map(({ reference, receivedAt, status, words }) => (
          <li key={reference}>
            <a href={hrefOf({ view: "messages", reference })}>{reference}</a>{" "}
            <span className={text.mono}>
              <When at={receivedAt} />, {statusLabel(status)}
            </span>
            <p className={frame.small}>{words || "(no message)"}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the reply is due by both promises, or who replied. */
function ReplyFact({ item }: { item: InboxItem }) {
  const { firstAnsweredAt, firstAnsweredBy, due, latest } = item.handling;
  if (firstAnsweredAt !== null)
    return (
      <Fact name="First reply">
        <When at={firstAnsweredAt} />, {firstAnsweredBy}
      </Fact>
    );
  const status = statusOf(item);
  if ((status !== "new" && status !== "taken") || item.booking) return null;
  return (
    <Fact name="Answer due">
      <Due item={item} brief />
      <br />
      {formatChicago(Date.parse(due))}; at the latest {formatChicago(Date.parse(latest))}
    </Fact>
  );
}

const heldReasons: Readonly<Record<string, string>> = {
  honeypot: "A field was filled in that people do not see",
  "too-fast": "The form was sent faster than people type",
  flood: "Very many messages came within a minute, from its network or in all",
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={text.mono}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Erases everything from one address, after it was typed. It cannot be undone. */
function ErasePerson({ email, onErased }: { email: string; onErased: (notice: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const erase = useStaffChange<{ address: string; confirmation: string }, EraseAnswer>(
    inboxPaths.erase,
    ({ erased, byHand }) => {
      dialog.current?.close();
      location.hash = hrefOf({ view: "messages", reference: null });
      drafts.forgetErased(erased);
      onErased(
        [
          `Erased: ${erased.join(", ")}.`,
          ...(byHand.length > 0 ? [leftByHand, ...byHand] : []),
        ].join(" "),
      );
    },
  );
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (confirmed) erase.mutate({ address: email, confirmation: typed });
  };
  return (
    <>
      <Button line small onClick={() => dialog.current?.showModal()}>
        Erase this person …
      </Button>
      <dialog
        ref={dialog}
        className={frame.dialog}
        aria-labelledby="erase-title"
        onClose={() => setTyped("")}
      >
        <form onSubmit={submit}>
          <h2 id="erase-title">Erase this person</h2>
          <p>
            Every message from <b>{email}</b> goes for good: its words, the replies to it, its
            deliveries with their history, its idempotency key and its mail files. What was
            delivered stays with its receivers: you will read who they are.
          </p>
          <p>{backupNote}</p>
          <label htmlFor="erase-address">Type the address to confirm</label>
          <input
            id="erase-address"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Failure error={erase.error} />
          <div className={button.row}>
            <Button type="submit" small disabled={!confirmed || erase.isPending}>
              Erase for good
            </Button>
            <Button line small onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
