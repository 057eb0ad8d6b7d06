import "web/styles/base.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const root = document.getElementById("root");
// A failure is shown at once, also without a connection, and no former answer in the place of a new one.
const queries = { retry: false, networkMode: "always", gcTime: 0 } as const;
const client = new QueryClient({ defaultOptions: { queries, mutations: queries } });
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
