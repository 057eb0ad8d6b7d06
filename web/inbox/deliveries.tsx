import { goesToSender } from "content/wire/inbox-message.ts";
import {
  type AttemptView,
  type DeliveryView,
  type InboxMessageView,
  inboxPaths,
  type ReplayAnswer,
} from "content/wire/staff-inbox.ts";
import { useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import css from "./message-detail.module.css";
import { useMay } from "./session.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Empty, Failure, WideTable } from "./states.tsx";
import { When, whenWords } from "./when.tsx";

type DeliveriesProps = Pick<
  InboxMessageView,
  "deliveries" | "attempts" | "mostAttempts" | "thread" | "colleagues"
> & {
  reference: string;
  email: string;
  onChanged: (notice: string) => void;
};

/** The state of each channel with a button to deliver again, and every attempt. */
export function Deliveries({
  reference,
  email,
  deliveries,
  attempts,
  mostAttempts,
  thread,
  colleagues,
  onChanged,
}: DeliveriesProps) {
  const mayWork = useMay("work");
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const replay = useStaffChange<{ channel: string; toSender?: true }, ReplayAnswer>(
    inboxPaths.replay(reference),
    ({ replayed }) =>
      onChanged(
        replayed > 0
          ? `${reference}: delivery begins again.`
          : `${reference}: it is just being delivered.`,
      ),
  );
  const begin = (channel: string) => {
    if (!goesToSender(channel)) return replay.mutate({ channel });
    setAsked(channel);
    dialog.current?.showModal();
  };
  const confirm = () => {
    dialog.current?.close();
    if (asked) replay.mutate({ channel: asked, toSender: true });
  };
  /** The channel in words: its kind, and its receiver. */
  const nameOf = (channel: string): string => {
    const [kind = "", id] = channel.split(/:(.*)/s);
    const reply = thread.find((one) => one.id === id);
    if (kind === "reply" && reply) return `reply of ${reply.author}, ${whenWords(reply.at)}`;
    if (kind === "assigned" || kind === "overdue") {
      const name = colleagues.find((one) => one.id === id)?.name ?? "a former colleague";
      return `mail to ${name}${kind === "overdue" ? ": overdue" : ""}`;
    }
    return channel.replace(":", " to ");
  };
  return (
    <section className={frame.stack} aria-labelledby="deliveries">
      <h3 id="deliveries">Deliveries</h3>
      {deliveries.length === 0 && <Empty>None: a held message and spam go nowhere.</Empty>}
      {deliveries.map((delivery) => (
        <div key={delivery.channel} className={css.channel}>
          <Standing
            delivery={delivery}
            name={nameOf(delivery.channel)}
            mostAttempts={mostAttempts}
          />
          {mayWork && (
            <Button
              line
              small
              disabled={replay.isPending}
              aria-label={`Replay ${nameOf(delivery.channel)}`}
              onClick={() => begin(delivery.channel)}
            >
              {goesToSender(delivery.channel) ? "Replay …" : "Replay"}
            </Button>
          )}
        </div>
      ))}
      <Failure error={replay.error} />
      {attempts.length > 0 && <History attempts={attempts} nameOf={nameOf} />}
      <dialog ref={dialog} className={frame.dialog} aria-labelledby="replay-title">
        <h2 id="replay-title">Write to the sender again?</h2>
        <p>
          {email} gets the {asked && nameOf(asked)} once more.
        </p>
        <div className={button.row}>
          <Button small onClick={confirm}>
            Send it again
          </Button>
          <Button line small onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </dialog>
    </section>
  );
}

export const stateWords = {
  pending: "Waiting",
  delivering: "Being delivered",
  delivered: "Delivered",
  failed: "Given up",
} as const;

function Standing({
  delivery: { state, attempts, nextTryAt, deliveredAt, reason },
  name,
  mostAttempts,
}: {
  delivery: DeliveryView;
  name: string;
  mostAttempts: number;
}) {
  const [kind = ""] = name.split(" ");
  return (
    <p className={text.mono}>
      <b className={css.name}>{kind}</b>
      {name.slice(kind.length)} {stateWords[state]}
      {deliveredAt && (
        <>
          , <When at={deliveredAt} />
        </>
      )}
      {nextTryAt && (
        <>
          , next try <When at={nextTryAt} />
        </>
      )}
      . Tries: {attempts} of {mostAttempts}.
      {reason && (
        <span className={css.reason}>
          {reason.name}: {reason.meaning}.
        </span>
      )}
    </p>
  );
}

const outcomeWords = {
  delivered: "Delivered",
  retry: "Failed, to be tried again",
  failed: "Failed for good",
  dropped: "Given up, no more tries",
  released: "Given back",
} as const;

function History({
  attempts,
  nameOf,
}: {
  attempts: readonly AttemptView[];
  nameOf: (channel: string) => string;
}) {
  return (
    <WideTable
      label="Delivery history"
      className={classNames(frame.scroll, css.history)}
      columns={["When", "Channel", "Try", "Outcome", "Reason", "Took"]}
    >
      {attempts.map(({ id, at, channel, attempt, outcome, reason, detail, durationMs }) => (
        <tr key={id}>
          <td>
            <When at={at} />
          </td>
          <td>{nameOf(channel)}</td>
          <td>{attempt}</td>
          <td>{outcomeWords[outcome]}</td>
          <td title={reason?.meaning}>{[reason?.name, detail].filter(Boolean).join(": ")}</td>
          <td>{durationMs} ms</td>
        </tr>
      ))}
    </WideTable>
  );
}
