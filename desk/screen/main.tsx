import "web/styles/base.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { company } from "content/company.ts";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import frame from "web/inbox/frame.module.css";
import { BrandMark } from "web/layout/brand-mark.tsx";
import text from "web/parts/text.module.css";
import { deskPaths, type Overview } from "../wire.ts";
import { useAnswer } from "./ask.ts";
import { EntryScreen } from "./entry.tsx";
import { Library } from "./library.tsx";
import { EntryList } from "./list.tsx";
import { Loading, Trouble } from "./parts.tsx";
import { picturesHref, useRoute } from "./route.ts";
import { Together } from "./together.tsx";

/** In milliseconds: how soon a colleague's draft is seen. */
const LOOK = 10_000;

const titles = { list: "", pictures: "Pictures", together: "Several drafts together" } as const;

/** The desk: the list of what can be changed, and the screens of one entry. */
function App() {
  const route = useRoute();
  const { data: overview, error, refetch: again } = useAnswer<Overview>(deskPaths.overview, LOOK);
  const entry = "file" in route && overview?.entries.find(({ file }) => file === route.file);
  const title = entry ? entry.title : "file" in route ? "" : titles[route.view];
  useEffect(() => {
    document.title = [title, "Desk"].filter(Boolean).join(" · ");
  }, [title]);
  return (
    <>
      <header className={frame.header}>
        <p className={frame.logo}>
          <BrandMark />
          {company.name} <span className={text.mono}>Desk</span>
        </p>
        <nav className={frame.tabs} aria-label="Desk">
          <a href="#/" aria-current={route.view === "list" ? "page" : undefined}>
            All content
          </a>
          <a href={picturesHref} aria-current={route.view === "pictures" ? "page" : undefined}>
            Pictures
          </a>
        </nav>
        {overview && <p className={frame.who}>{overview.me.name}</p>}
      </header>
      {!overview && error === null && <Loading />}
      {!overview && error !== null && (
        <Trouble says={`The content could not be loaded. ${error.message}`} onAgain={again} />
      )}
      {overview && route.view === "list" && <EntryList overview={overview} onChanged={again} />}
      {overview && route.view === "pictures" && <Library />}
      {overview && route.view === "together" && <Together overview={overview} onChanged={again} />}
      {overview && "file" in route && (
        <EntryScreen key={route.file} {...route} overview={overview} onChanged={again} />
      )}
    </>
  );
}

const root = document.getElementById("root");
// A failure is shown at once, also without a connection, and no former answer in the place of a new
// one.
const queries = { retry: false, networkMode: "always", gcTime: 0 } as const;
const client = new QueryClient({ defaultOptions: { queries, mutations: queries } });
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
