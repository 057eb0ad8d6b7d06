import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { createQueryClient } from "#app/api/query-client.ts";
import { AuditTrail } from "./audit-trail.tsx";
import { Header } from "./header.tsx";
import { Messages } from "./messages.tsx";
import { useRoute } from "./route.ts";
import { SessionContext, storedToken, storeToken } from "./session.ts";

/** The staff inbox: messages and audit trail behind the staff token. */
export function App() {
  const [state, setState] = useState(() => ({ token: storedToken(), refused: false }));
  const session = useMemo(() => {
    const change = (token: string, refused = false) => {
      storeToken(token);
      setState({ token, refused });
    };
    return { ...state, signIn: (token: string) => change(token), signOut: () => change(""), refuse: () => change("", true) };
  }, [state]);
  return (
    <SessionContext value={session}>
      <Views key={state.token} />
    </SessionContext>
  );
}

/** Another token starts with nothing remembered of what the last one has read. */
function Views() {
  const [queries] = useState(createQueryClient);
  const route = useRoute();
  return (
    <QueryClientProvider client={queries}>
      <Header view={route.view} />
      {route.view === "audit" ? <AuditTrail key={route.reference} reference={route.reference} /> : <Messages reference={route.reference} />}
    </QueryClientProvider>
  );
}
