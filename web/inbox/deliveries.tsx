import { type AttemptView, type DeliveryView, inboxPaths, type MessageView, type ReplayAnswer } from "content/wire/staff-inbox.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./message-detail.module.css";
import { useMay } from "./session.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Empty, Failure } from "./states.tsx";
import { When } from "./when.tsx";

type DeliveriesProps = Pick<MessageView, "deliveries" | "attempts" | "mostAttempts"> & {
  reference: string;
  onChanged: (notice: string) => void;
};

/** The state of each channel with a button to deliver again, and every attempt. */
export function Deliveries({ reference, deliveries, attempts, mostAttempts, onChanged }: DeliveriesProps) {
  const mayWork = useMay("work");
  const replay = useStaffChange<{ channel: string | null }, ReplayAnswer>(inboxPaths.replay(reference), ({ replayed }) =>
    onChanged(replayed > 0 ? `${reference}: delivery begins again.` : `${reference}: it is just being delivered.`),
  );
  return (
    <section className={css.deliveries} aria-labelledby="deliveries">
      <h3 id="deliveries">Deliveries</h3>
      {deliveries.length === 0 && <Empty>None: a held message and spam go nowhere.</Empty>}
      {deliveries.map((delivery) => (
        <div key={delivery.channel} className={css.channel}>
          <Standing delivery={delivery} mostAttempts={mostAttempts} />
          {mayWork && (
            <Button
              line
              small
              disabled={replay.isPending}
              aria-label={`Replay ${nameOf(delivery.channel)}`}
              onClick={() => replay.mutate({ channel: delivery.channel })}
            >
              Replay
            </Button>
          )}
        </div>
      ))}
      <Failure error={replay.error} />
      {attempts.length > 0 && <History attempts={attempts} />}
    </section>
  );
}

/** The channel in words: its kind, and its receiver. */
function nameOf(channel: string): string {
  return channel.replace(":", " to ");
}

function kindOf(channel: string): string {
  return channel.replace(/:.*/s, "");
}

const stateWords = { pending: "Waiting", delivering: "Being delivered", delivered: "Delivered", failed: "Given up" } as const;

function Standing({
  delivery: { channel, state, attempts, nextTryAt, deliveredAt, reason },
  mostAttempts,
}: {
  delivery: DeliveryView;
  mostAttempts: number;
}) {
  return (
    <p className={text.mono}>
      <b className={css.name}>{kindOf(channel)}</b>
      {nameOf(channel).slice(kindOf(channel).length)} {stateWords[state]}
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

function History({ attempts }: { attempts: readonly AttemptView[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={css.scroll} aria-label="Delivery history" tabIndex={0}>
      <table className={classNames(text.mono, css.history)}>
        <thead>
          <tr>
            {["When", "Channel", "Try", "Outcome", "Reason", "Took"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
  );
}
