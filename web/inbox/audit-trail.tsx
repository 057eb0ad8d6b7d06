import { type AuditEntryView, type AuditPage, inboxPaths } from "content/wire/staff-inbox.ts";
import { useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import css from "./reports.module.css";
import { hrefOf } from "./route.ts";
import { useStaffQuery } from "./staff-queries.ts";
import { Empty, Loaded, WideTable } from "./states.tsx";
import { When } from "./when.tsx";

/** Who read or changed what, newest first: everything, or what concerns one message. */
export function AuditTrail({ reference }: { reference: string | null }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const parameters = new URLSearchParams({
    ...(reference ? { reference } : {}),
    ...(cursors.length > 0 ? { cursor: cursors.at(-1) ?? "" } : {}),
  });
  const query = useStaffQuery<AuditPage>(`${inboxPaths.audit}?${parameters}`);
  return (
    <Loaded query={query} what="The audit trail" page="Audit trail">
      {({ entries, nextCursor }) => (
        <main className={frame.screen}>
          <div className={frame.head}>
            <h1>Audit trail</h1>
            {reference && (
              <p className={text.mono}>
                Of <a href={hrefOf({ view: "messages", reference })}>{reference}</a> only.{" "}
                <a href={hrefOf({ view: "audit", reference: null })}>Show all</a>
              </p>
            )}
            <Button line small onClick={() => query.refetch()} disabled={query.isFetching}>
              Refresh
            </Button>
          </div>
          {entries.length > 0 ? (
            <Entries entries={entries} />
          ) : (
            <Empty>Nothing was looked at or changed yet.</Empty>
          )}
          <nav className={frame.actions} aria-label="Pages">
            <Button
              line
              small
              disabled={cursors.length === 0}
              onClick={() => setCursors(cursors.slice(0, -1))}
            >
              Newer
            </Button>
            <Button
              line
              small
              disabled={nextCursor === null}
              onClick={() => nextCursor && setCursors([...cursors, nextCursor])}
            >
              Older
            </Button>
          </nav>
        </main>
      )}
    </Loaded>
  );
}

function Entries({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <WideTable
      label="Entries"
      className={classNames(frame.scroll, css.scroll)}
      columns={["When", "Who", "What", "Message", "Detail"]}
    >
      {entries.map(({ id, at, actor, action, reference, detail }) => (
        <tr key={id}>
          <td>
            <When at={at} />
          </td>
          <td>{actor}</td>
          <td>{action}</td>
          <td>{reference}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </WideTable>
  );
}
