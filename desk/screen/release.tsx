import { useEffect } from "react";
import { deskPaths, type ReleaseState } from "../wire.ts";
import { useAnswer } from "./ask.ts";
import css from "./desk.module.css";

/** In milliseconds. */
const SOON = 1_500;

/** What became of a publication: under way, live with a link to look at, or failed. Asks until it is decided. */
export function ReleaseNote({ release, site, at }: { release: ReleaseState; site: string | null; at: string | null }) {
  const isRunning = release.state === "running";
  const { answer, again } = useAnswer<ReleaseState>(isRunning ? deskPaths.release : null);
  const { state, says } = answer ?? release;
  useEffect(() => {
    if (state !== "running") return;
    const timer = setInterval(again, SOON);
    return () => clearInterval(timer);
  }, [state, again]);
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
