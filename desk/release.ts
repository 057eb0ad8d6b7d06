import { exec } from "node:child_process";
import type { ReleaseState } from "./wire.ts";

export type Release = ReturnType<typeof createRelease>;

const none: ReleaseState = {
  state: "none",
  says: "The change is in the repository. The site shows it after the next release.",
  at: null,
};

/**
 * Runs the command that brings what is published onto the site (DESK_RELEASE), one at a time, and
 * once more when one was asked for meanwhile.
 */
export function createRelease(command: string | null, folder: string) {
  let state = none;
  let isWanted = false;

  function run(): void {
    isWanted = false;
    exec(command ?? "", { cwd: folder, maxBuffer: 1 << 26 }, (error, out, errors) => {
      if (isWanted) return run();
      const [last] = `${out}\n${errors}`.trim().split("\n").slice(-1);
      const failed = `The site could not be updated and still shows the former version. Tell an engineer: ${last || error?.message}`;
      state = {
        state: error ? "failed" : "live",
        says: error ? failed : "The change is live.",
        at: new Date().toISOString(),
      };
    });
  }

  return {
    isThere: command !== null,
    state: (): ReleaseState => state,
    start(): ReleaseState {
      if (command === null) return none;
      const isRunning = state.state === "running";
      isWanted = isRunning;
      state = {
        state: "running",
        says: "The site is being updated …",
        at: new Date().toISOString(),
      };
      if (!isRunning) run();
      return state;
    },
  };
}
