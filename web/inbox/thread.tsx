import { mostAnswers, replyChannel } from "content/wire/inbox-message.ts";
import type { DeliveryView, InboxMessageView } from "content/wire/staff-inbox.ts";
import text from "web/parts/text.module.css";
import { stateWords } from "./deliveries.tsx";
import frame from "./frame.module.css";
import css from "./message-detail.module.css";
import { When } from "./when.tsx";

/** The replies, below the message, each with what became of it, and the sender's answers. */
export function Thread({ thread, deliveries }: Pick<InboxMessageView, "thread" | "deliveries">) {
  if (thread.length === 0) return null;
  return (
    <section className={frame.stack} aria-label="Replies and answers">
      {thread.length >= mostAnswers && (
        <p className={text.mono}>
          The newest {mostAnswers}. A thread takes {mostAnswers} answers a day: further ones are
          unread in the mailbox.
        </p>
      )}
      {thread.map(({ id, author, at, text: words, attachments, files }) => {
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
            {files.length > 0 && <p className={text.mono}>Sent along: {files.join(", ")}</p>}
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
      <span className={isFailed ? frame.wrong : undefined}>
        {delivery ? stateWords[delivery.state] : "Not sent"}
      </span>
      {delivery?.reason && `: ${delivery.reason.meaning}`}
    </>
  );
}
