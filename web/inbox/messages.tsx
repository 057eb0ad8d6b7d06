import type { DeskPage } from "content/wire/desk.ts";
import { exportFormats, type HeldView, inboxPaths } from "content/wire/staff-inbox.ts";
import { useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Filter, Filters, filterQuery } from "./filters.tsx";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";
import css from "./messages.module.css";
import { useMay } from "./session.ts";
import { useDownload, useStaffQuery } from "./staff-queries.ts";
import { Empty, Failure, Loaded } from "./states.tsx";
import { When } from "./when.tsx";

const waiting: Filter = { q: "", status: "waiting" };

/** The list, page by page, beside the open message. */
export function Messages({ reference }: { reference: string | null }) {
  const [filter, setFilter] = useState(waiting);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const [resets, setResets] = useState(0);
  const query = useStaffQuery<DeskPage>(`${inboxPaths.desk}?${filterQuery(filter, { cursor: cursors.at(-1) })}`);
  const mayExport = useMay("export");
  const narrow = (next: Filter) => {
    setFilter(next);
    setCursors([]);
  };
  const showHeld = () => {
    narrow({ q: "", status: "held" });
    // Clears the search box, whose words no longer apply.
    setResets(resets + 1);
  };
  return (
    <main className={classNames(css.desk, reference && css.open)}>
      <section className={css.index} aria-labelledby="messages">
        <div className={css.bar}>
          <h1 id="messages">Messages</h1>
          <Button line small onClick={() => query.refetch()} disabled={query.isFetching}>
            Refresh
          </Button>
        </div>
        {filter.status !== "held" && <HeldReminder onShow={showHeld} />}
        <Filters key={resets} filter={filter} onChange={narrow} />
        <Loaded query={query} what="Messages">
          {({ items, nextCursor }) => (
            <>
              {items.length > 0 ? (
                <MessageList items={items} open={reference} order={isByDue(filter) ? "by due time" : "newest first"} />
              ) : (
                <Empty>{emptyText(filter)}</Empty>
              )}
              <nav className={css.pages} aria-label="Pages">
                <Button line small disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                  {isByDue(filter) ? "Earlier" : "Newer"}
                </Button>
                <Button line small disabled={nextCursor === null} onClick={() => nextCursor && setCursors([...cursors, nextCursor])}>
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

/** Waiting messages are in order of due time, as sorted by the service. */
function isByDue({ status }: Filter): boolean {
  return status === "waiting" || status === "new" || status === "taken";
}

function emptyText({ q, status }: Filter): string {
  if (status === "waiting" && !q) return "Nothing waits for a reply.";
  return q || status ? "No message matches." : "No messages yet.";
}

/** Downloads everything that matches the filter, beyond the page shown. */
function ExportButtons({ filter }: { filter: Filter }) {
  const download = useDownload();
  return (
    <div className={css.export}>
      <p className={text.mono}>Export {filter.q || filter.status ? "what matches" : "all messages"}</p>
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
