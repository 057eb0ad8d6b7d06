import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type ContactPage, contactListPath } from "#shared/contact-message.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { type Filter, Filters, filterQuery } from "./filters.tsx";
import { HeldReminder } from "./held-reminder.tsx";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";
import css from "./messages.module.css";
import { SignIn } from "./sign-in.tsx";
import { useStaffQuery } from "./staff-queries.ts";
import { Empty, Loaded } from "./states.tsx";

const PAGE = 25;
const everything: Filter = { q: "", state: null };

/** The list, a page at a time, beside the message that is open. */
export function Messages({ reference }: { reference: string | null }) {
  const [filter, setFilter] = useState(everything);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const [resets, setResets] = useState(0);
  const query = useStaffQuery<ContactPage>(`${contactListPath}?${filterQuery(filter, { limit: PAGE, cursor: cursors.at(-1) })}`);
  const narrow = (next: Filter) => {
    setFilter(next);
    setCursors([]);
  };
  const showHeld = () => {
    narrow({ q: "", state: "quarantined" });
    // The words in the search box no longer apply.
    setResets(resets + 1);
  };
  // Without a token there is no frame to show the sign-in in.
  if (query.data === null) return <SignIn />;
  return (
    <main className={classNames(css.desk, reference && css.open)}>
      <section className={css.index} aria-labelledby="messages">
        <div className={css.bar}>
          <h1 id="messages">Messages</h1>
          <Button line small onClick={() => query.refetch()} disabled={query.isFetching}>
            Refresh
          </Button>
        </div>
        {filter.state !== "quarantined" && <HeldReminder onShow={showHeld} />}
        <Filters key={resets} filter={filter} onChange={narrow} />
        <Loaded query={query} what="Messages">
          {({ items, nextCursor }) => (
            <>
              {items.length > 0 ? <MessageList items={items} open={reference} /> : <Empty>{emptyText(filter)}</Empty>}
              <nav className={css.pages} aria-label="Pages">
                <Button line small disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                  Newer
                </Button>
                <Button line small disabled={nextCursor === null} onClick={() => nextCursor && setCursors([...cursors, nextCursor])}>
                  Older
                </Button>
              </nav>
            </>
          )}
        </Loaded>
        <ExportButtons filter={filter} />
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

function emptyText({ q, state }: Filter): string {
  return q || state ? "No message matches." : "No messages yet.";
}
