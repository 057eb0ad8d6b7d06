import { contactForm } from "content/form-words.ts";
import { type InboxFilter, type InboxItem, statusOf } from "content/wire/inbox-message.ts";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { Due } from "./due.tsx";
import { itemLabel } from "./filters.tsx";
import frame from "./frame.module.css";
import css from "./messages.module.css";
import { practiceLabel, practiceOf } from "./practice.ts";
import { hrefOf } from "./route.ts";
import { When } from "./when.tsx";
import { useOtherWriters, WritersNow } from "./writers.tsx";

type MessageListProps = {
  items: readonly InboxItem[];
  open: string | null;
  order: "newest first" | "by due time";
  filter: InboxFilter | null;
  /** The chosen references; null when nothing may be marked. */
  chosen: ReadonlySet<string> | null;
  onChoose: (reference: string) => void;
};

/**
 * One row per message. Arrow keys, j and k move while the list has the focus; Enter opens, x
 * chooses for marking.
 */
export function MessageList({ items, open, order, filter, chosen, onChoose }: MessageListProps) {
  const list = useReturnOfFocus(open);
  const writers = useOtherWriters();
  return (
    <ol ref={list} className={css.list} aria-label={`Messages, ${order}`} onKeyDown={moveFocus}>
      {items.map((item) => (
        <li key={item.reference}>
          {chosen && (
            <label className={css.choose}>
              <input
                type="checkbox"
                checked={chosen.has(item.reference)}
                aria-label={`Choose ${item.firstName} ${item.lastName}, ${item.reference}`}
                onChange={() => onChoose(item.reference)}
              />
            </label>
          )}
          <a
            href={hrefOf({ view: "messages", reference: item.reference })}
            aria-current={item.reference === open ? "true" : undefined}
          >
            <span className={css.from}>
              {item.firstName} {item.lastName}
            </span>
            <span className={classNames(text.mono, css.when)}>
              <When at={item.receivedAt} brief />
            </span>
            <span className={css.words}>{item.message || "(no message)"}</span>
            <span className={classNames(text.mono, css.facts)}>
              <Due item={item} />
              {item.urgent && <b className={frame.wrong}>Sender: {contactForm.urgent.mark}</b>}
              {isNamed(item, filter) && <span>{itemLabel(item)}</span>}
              {item.handling.senderAt !== null && statusOf(item) === "taken" && (
                <b>Answered by the sender</b>
              )}
              {item.handling.followUp?.isDue && <b>Follow up</b>}
              <PracticeTag item={item} />
              <WritersNow writers={writers} reference={item.reference} />
              {item.handling.conflict === "conflict" && (
                <span className={frame.wrong}>Conflict</span>
              )}
              {(item.delivery === "failed" || item.delivery === "pending") && (
                <span className={classNames(item.delivery === "failed" && frame.wrong)}>
                  {deliveryWords[item.delivery]}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function PracticeTag({ item: { handling, page } }: { item: InboxItem }) {
  const practice = practiceOf(handling.practice, page);
  return practice && <span>{practiceLabel(practice)}</span>;
}

/** Closing a message returns the focus to its row. */
function useReturnOfFocus(open: string | null) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(open);
  useEffect(() => {
    const closed =
      open === null && last.current ? hrefOf({ view: "messages", reference: last.current }) : null;
    last.current = open;
    if (closed) list.current?.querySelector<HTMLAnchorElement>(`a[href="${closed}"]`)?.focus();
  }, [open]);
  return list;
}

/**
 * Whether the row says its state: not when nothing has happened yet, nor what the chosen tab says
 * of every row.
 */
function isNamed(item: InboxItem, filter: InboxFilter | null): boolean {
  const status = statusOf(item);
  if (status === "new") return item.handling.senderAt !== null;
  return status !== filter && !(status === "taken" && filter === "mine");
}

const deliveryWords = {
  pending: "On its way",
  failed: "Not delivered",
} as const;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  if (event.key === "x") {
    const row = document.activeElement?.closest("li");
    if (row && event.currentTarget.contains(row)) row.querySelector("input")?.click();
  }
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const next =
    links[links.findIndex((link) => link.closest("li")?.matches(":focus-within")) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
