import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { company } from "content/company.ts";
import { inboxPaths, type SessionView } from "content/wire/staff-inbox.ts";
import { may, type Right } from "content/wire/staff-roles.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createQueryClient } from "web/api/query-client.ts";
import { BrandMark } from "web/layout/brand-mark.tsx";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { Account } from "./account.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { Counts } from "./counts.tsx";
import { drafts } from "./drafts.ts";
import { Enrol } from "./enrol.tsx";
import { Figures } from "./figures.tsx";
import css from "./frame.module.css";
import { useLive } from "./live.ts";
import { Messages } from "./messages.tsx";
import { People } from "./people.tsx";
import { hrefOf, type Route, useRoute, type View } from "./route.ts";
import { SessionContext, useSession } from "./session.ts";
import { SignIn } from "./sign-in.tsx";
import { useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Loaded, Whole } from "./states.tsx";

/** The staff inbox: the sign-in, then what the person's role may see. */
export function App() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Places />
    </QueryClientProvider>
  );
}

function Places() {
  const route = useRoute();
  const queries = useQueryClient();
  const query = useStaffQuery<SessionView>(inboxPaths.session);
  const [ended, setEnded] = useState(false);
  useLive(query.data?.kind === "person" && may(query.data.role, "read"));
  useEffect(() => drafts.forgetOld(Date.now()), []);
  const session = useMemo(
    () => ({
      who: query.data ?? null,
      ended,
      // A new session must not show data that the last one has read.
      refresh: async () => {
        setEnded(false);
        await queries.resetQueries();
      },
      lose: () => {
        setEnded(true);
        queries.setQueryData([inboxPaths.session], null);
      },
    }),
    [query.data, ended, queries],
  );
  return (
    <SessionContext value={session}>
      <Header view={route.view} />
      <Loaded
        query={query}
        what="Your session"
        page="Inbox"
        stranger={route.view === "enrol" ? <Enrolment route={route} /> : <SignIn />}
      >
        {({ role }) =>
          route.view === "messages" && !may(role, "read") ? <OnlyDesk /> : place(route)
        }
      </Loaded>
    </SessionContext>
  );
}

function Enrolment({ route: { reference } }: { route: Route }) {
  return <Enrol key={reference} invitation={reference ?? ""} />;
}

/** For the roles of the desk. */
function OnlyDesk() {
  const hasDesk = useSession().who?.hasDesk;
  return (
    <Whole page="Inbox">
      <p>
        {hasDesk ? (
          <a href="/desk/">To the desk</a>
        ) : (
          "Your role works at the desk, which is not open here."
        )}
      </p>
    </Whole>
  );
}

function place(route: Route): ReactNode {
  switch (route.view) {
    case "messages":
      return <Messages reference={route.reference} />;
    case "audit":
      return <AuditTrail key={route.reference} reference={route.reference} />;
    case "people":
      return <People />;
    case "account":
      return <Account />;
    case "enrol":
      return <Enrolment route={route} />;
    case "figures":
      return <Figures />;
    case "counts":
      return <Counts />;
  }
}

/** A place is shown only to roles with its right. */
const tabs = [
  { view: "messages", label: "Messages", right: "read" },
  { view: "figures", label: "Figures", right: "figures" },
  { view: "counts", label: "Counts", right: "figures" },
  { view: "audit", label: "Audit trail", right: "trail" },
  { view: "people", label: "People", right: "people" },
] as const satisfies readonly { view: View; label: string; right: Right }[];

function Header({ view }: { view: View }) {
  const { who, refresh } = useSession();
  const signOut = useStaffChange(inboxPaths.signOut, () => {
    if (who) drafts.forgetAll(who.name);
    void refresh();
  });
  return (
    <header className={css.header}>
      <p className={css.logo}>
        <BrandMark />
        {company.name} <span className={text.mono}>Inbox</span>
      </p>
      {who && (
        <>
          <nav className={css.tabs} aria-label="Inbox">
            {tabs.map(
              (tab) =>
                may(who.role, tab.right) && (
                  <a
                    key={tab.view}
                    href={hrefOf({ view: tab.view, reference: null })}
                    aria-current={tab.view === view ? "page" : undefined}
                  >
                    {tab.label}
                  </a>
                ),
            )}
            {who.hasDesk && <a href="/desk/">Desk</a>}
          </nav>
          <div className={css.who}>
            <a
              href={hrefOf({ view: "account", reference: null })}
              aria-current={view === "account" ? "page" : undefined}
            >
              {who.name}
            </a>
            <Button line small disabled={signOut.isPending} onClick={() => signOut.mutate({})}>
              Sign out
            </Button>
          </div>
        </>
      )}
    </header>
  );
}
