import { useQuery } from "@tanstack/react-query";
import { deskPaths, type ReleaseState } from "../wire.ts";
import { ask } from "./ask.ts";
import css from "./desk.module.css";

/** In milliseconds. */
const SOON = 1_500;

/** What became of a publication: under way, live with a link to look at, or failed. Asks until it is decided. */
export function ReleaseNote({ release, site, at }: { release: ReleaseState; site: string | null; at: string | null }) {
  const { data } = useQuery({
    queryKey: [deskPaths.release, release.at],
    queryFn: () => ask<ReleaseState>("GET", deskPaths.release),
    enabled: release.state === "running",
    refetchInterval: (query) => (query.state.data?.state ?? "running") === "running" && SOON,
  });
  const { state, says } = data ?? release;
  return (
    <div className={css.release} data-state={state} role={state === "failed" ? "alert" : "status"}>
      <p>
        <b>Published.</b> {says}
      </p>
      {state === "live" && site !== null && at !== null && (
        <a href={site + at} target="_blank" rel="noreferrer">
          View {at} on the site
        </a>
      )}
    </div>
  );
}
