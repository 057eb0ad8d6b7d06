import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { inboxPaths, type SessionView } from "content/wire/staff-inbox.ts";
import { type ReactNode, useMemo, useState } from "react";
import { createQueryClient } from "web/api/query-client.ts";
import { Account } from "./account.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { Counts } from "./counts.tsx";
import { Enrol } from "./enrol.tsx";
import { Figures } from "./figures.tsx";
import { Header } from "./header.tsx";
import { Messages } from "./messages.tsx";
import { People } from "./people.tsx";
import { type Route, useRoute } from "./route.ts";
import { SessionContext } from "./session.ts";
import { SignIn } from "./sign-in.tsx";
import { useStaffQuery } from "./staff-queries.ts";
import { Loaded } from "./states.tsx";

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
      <Loaded query={query} what="Your session" stranger={route.view === "enrol" ? <Enrolment route={route} /> : <SignIn />}>
        {() => place(route)}
      </Loaded>
    </SessionContext>
  );
}

function Enrolment({ route: { reference } }: { route: Route }) {
  return <Enrol key={reference} invitation={reference ?? ""} />;
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
