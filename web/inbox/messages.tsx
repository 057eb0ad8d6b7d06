import {
  type BulkStep,
  bulkSteps,
  type InboxItem,
  type InboxPage,
} from "content/wire/inbox-message.ts";
import {
  type BulkAnswer,
  type BulkRequest,
  exportFormats,
  type HeldView,
  inboxPaths,
} from "content/wire/staff-inbox.ts";
import { useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Filter, Filters, filterQuery } from "./filters.tsx";
import frame from "./frame.module.css";
import { Keys } from "./keys.tsx";
import { useSound } from "./live.ts";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";
import css from "./messages.module.css";
import { useMay } from "./session.ts";
import { useDownload, useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Empty, Failure, Loaded } from "./states.tsx";
import { When } from "./when.tsx";

const waiting: Filter = { q: "", status: "waiting" };

/** The list, page by page, beside the open message. */
export function Messages({ reference }: { reference: string | null }) {
  const [filter, setFilter] = useState(waiting);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const [resets, setResets] = useState(0);
  const query = useStaffQuery<InboxPage>(
    `${inboxPaths.list}?${filterQuery(filter, { cursor: cursors.at(-1) })}`,
  );
  const mayExport = useMay("export");
  const mayWork = useMay("work");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sound, setSound] = useSound();
  const turn = (next: readonly string[]) => {
    setCursors(next);
    setChosen(new Set());
  };
  const narrow = (next: Filter) => {
    setFilter(next);
    turn([]);
  };
  const choose = (reference: string) => {
    const next = new Set(chosen);
    if (!next.delete(reference)) next.add(reference);
    setChosen(next);
  };
  const showHeld = () => {
    narrow({ q: "", status: "held" });
    // Clears the search box, whose words no longer apply.
    setResets(resets + 1);
  };
  return (
    <main className={classNames(css.messages, reference && css.open)}>
      <section className={css.index} aria-labelledby="messages">
        <div className={css.bar}>
          <h1 id="messages">Messages</h1>
          <div className={classNames(frame.actions, css.actions)}>
            <Keys />
            <label>
              <input
                type="checkbox"
                checked={sound}
                onChange={({ target }) => setSound(target.checked)}
              />
              Sound
            </label>
            <Button line small onClick={() => query.refetch()} disabled={query.isFetching}>
              Refresh
            </Button>
          </div>
        </div>
        {filter.status !== "held" && <HeldReminder onShow={showHeld} />}
        <MailboxReminder />
        <Filters key={resets} filter={filter} onChange={narrow} />
        <Loaded query={query} what="Messages">
          {({ items, nextCursor }) => (
            <>
              {items.length > 0 && mayWork && (
                <Bulk items={items} chosen={chosen} onChoose={setChosen} onChanged={setNotice} />
              )}
              {items.length > 0 ? (
                <MessageList
                  items={items}
                  open={reference}
                  filter={filter.status}
                  order={isByDue(filter) ? "by due time" : "newest first"}
                  chosen={mayWork ? chosen : null}
                  onChoose={choose}
                />
              ) : (
                <Empty>{emptyText(filter)}</Empty>
              )}
              <nav className={css.pages} aria-label="Pages">
                <Button
                  line
                  small
                  disabled={cursors.length === 0}
                  onClick={() => turn(cursors.slice(0, -1))}
                >
                  {isByDue(filter) ? "Earlier" : "Newer"}
                </Button>
                <Button
                  line
                  small
                  disabled={nextCursor === null}
                  onClick={() => nextCursor && turn([...cursors, nextCursor])}
                >
                  {isByDue(filter) ? "Later" : "Older"}
                </Button>
              </nav>
            </>
          )}
        </Loaded>
        {mayExport && <ExportButtons filter={filter} />}
      </section>
      <div className={css.side}>
        <p className={css.notice} role="status">
          {notice}
        </p>
        {reference ? (
          <MessageDetail key={reference} reference={reference} onChanged={setNotice} />
        ) : (
          <Empty>Choose a message to read it.</Empty>
        )}
      </div>
    </main>
  );
}

const bulkLabels = {
  answered: "Mark as answered",
  handled: "Mark as closed",
  spam: "Mark as spam",
  new: "Mark as open",
} as const satisfies Record<BulkStep, string>;

type BulkProps = {
  items: readonly InboxItem[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onChanged: (notice: string) => void;
};

/** Chooses all messages of the page, and marks the chosen ones at once. */
function Bulk({ items, chosen, onChoose, onChanged }: BulkProps) {
  const present = items
    .map(({ reference }) => reference)
    .filter((reference) => chosen.has(reference));
  const isAll = present.length === items.length;
  const mark = useStaffChange<BulkRequest, BulkAnswer>(inboxPaths.bulk, ({ changed }) => {
    onChoose(new Set());
    onChanged(changed === 1 ? "One message is marked." : `${changed} messages are marked.`);
  });
  return (
    <fieldset className={css.bulk}>
      <legend className={text.hidden}>Mark several messages</legend>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = present.length > 0 && !isAll;
          }}
          onChange={() => onChoose(new Set(isAll ? [] : items.map(({ reference }) => reference)))}
        />
        {present.length > 0 ? `${present.length} chosen` : "Choose all"}
      </label>
      {present.length > 0 &&
        bulkSteps.map((step) => (
          <Button
            key={step}
            line
            small
            disabled={mark.isPending}
            onClick={() => mark.mutate({ references: present, step })}
          >
            {bulkLabels[step]}
          </Button>
        ))}
      <Failure error={mark.error} />
    </fieldset>
  );
}

/** Waiting messages are in order of due time, as sorted by the service. */
function isByDue({ status }: Filter): boolean {
  return status === "mine" || status === "waiting" || status === "new" || status === "taken";
}

function emptyText({ q, status }: Filter): string {
  if (status === "waiting" && !q) return "Nothing waits for a reply.";
  if (status === "mine" && !q) return "Nothing that is yours waits for a reply.";
  if (status === "new" && !q) return "Everything that waits for a reply is somebody’s.";
  return q || status ? "No message matches." : "No messages yet.";
}

/** Downloads everything that matches the filter, beyond the page shown. */
function ExportButtons({ filter }: { filter: Filter }) {
  const download = useDownload();
  return (
    <div className={css.export}>
      <p className={text.mono}>
        Export {filter.q || filter.status ? "what matches" : "all messages"}
      </p>
      {exportFormats.map((format) => (
        <Button
          key={format}
          line
          small
          disabled={download.isPending}
          aria-label={`Export ${format.toUpperCase()}`}
          onClick={() => download.mutate(`${inboxPaths.export}?${filterQuery(filter, { format })}`)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Failure error={download.error} />
    </div>
  );
}

/**
 * Says that the mailbox for senders' answers is not read, so that staff looks there; nothing when
 * it is, or when there is none.
 */
function MailboxReminder() {
  const { data } = useStaffQuery<HeldView>(inboxPaths.held);
  if (!data?.mailbox) return null;
  return (
    <div className={css.held}>
      <p>
        Answers by mail do not arrive here: the mailbox{" "}
        {data.mailbox.readAt ? (
          <>
            was last read <When at={data.mailbox.readAt} />
          </>
        ) : (
          "has not been read yet"
        )}
        . Look into it with a mail program until it is read again.
      </p>
    </div>
  );
}

/** Says that messages are held and since when, with a link to them; nothing when there are none. */
function HeldReminder({ onShow }: { onShow: () => void }) {
  const { data } = useStaffQuery<HeldView>(inboxPaths.held);
  if (!data?.oldestAt) return null;
  return (
    <div className={css.held}>
      <p>
        {data.count === 1
          ? "One message is held and delivered nowhere: it has waited for a look since "
          : `${data.count} messages are held and delivered nowhere: the oldest has waited for a look since `}
        <When at={data.oldestAt} />.
      </p>
      <Button line small onClick={onShow}>
        Show what is held
      </Button>
    </div>
  );
}
