import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { inboxPaths, type MessageView } from "#shared/staff-inbox.ts";
import { Deliveries } from "./deliveries.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { stateLabel } from "./filters.tsx";
import { MarkButtons } from "./mark-buttons.tsx";
import css from "./message-detail.module.css";
import { hrefOf } from "./route.ts";
import { useStaffQuery } from "./staff-queries.ts";
import { Loaded } from "./states.tsx";
import { When } from "./when.tsx";

type DetailProps = { reference: string; onChanged: (notice: string) => void };

/** One message: who wrote what, what staff made of it, and how its deliveries went. */
export function MessageDetail({ reference, onChanged }: DetailProps) {
  const query = useStaffQuery<MessageView>(inboxPaths.message(reference));
  return (
    <Loaded query={query} what="The message">
      {(view) => <Message view={view} onChanged={onChanged} />}
    </Loaded>
  );
}

function Message({ view: { item, source, ...deliveries }, onChanged }: { view: MessageView; onChanged: (notice: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, email, phone } = item;
  return (
    <article className={css.message} aria-labelledby="reference">
      <div className={css.head}>
        <a className={css.back} href={hrefOf({ view: "messages", reference: null })}>
          All messages
        </a>
        <h2 id="reference" ref={heading} tabIndex={-1} className={css.reference}>
          {reference}
        </h2>
        <span className={css.state}>{stateLabel(item.state)}</span>
      </div>
      <dl className={css.facts}>
        <Fact name="From">
          {item.firstName} {item.lastName}
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
        <Fact name="Phone">{phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : "Not given"}</Fact>
        <Fact name="Answer by">{item.contactMethod === "phone" ? "Phone" : "Email"}</Fact>
        <Fact name="Received">
          <When at={item.receivedAt} /> {source === "form" && "(form without scripts)"}
        </Fact>
        {item.quarantineReason && <Fact name="Held because">{heldReasons[item.quarantineReason] ?? item.quarantineReason}</Fact>}
      </dl>
      <p className={css.words}>{item.message || "(no message)"}</p>
      <MarkButtons item={item} onChanged={onChanged} />
      <Deliveries reference={reference} {...deliveries} onChanged={onChanged} />
      <div className={css.foot}>
        <a className={classNames(text.mono)} href={hrefOf({ view: "audit", reference })}>
          Audit trail of this message
        </a>
        <ErasePerson email={email} onErased={onChanged} />
      </div>
    </article>
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
