import { spawn } from "node:child_process";
import type { ReleaseState } from "./wire.ts";

export type Release = ReturnType<typeof createRelease>;

const none: ReleaseState = { state: "none", says: "The change is in the repository. The site shows it after the next release.", at: null };

/** Runs the command that brings what is published onto the site (DESK_RELEASE), one at a time, and once more when one was asked for meanwhile. */
export function createRelease(command: string | null, folder: string) {
  let state = none;
  let isWanted = false;

  function run(): void {
    isWanted = false;
    const child = spawn(command ?? "", { cwd: folder, shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const hear = (data: Buffer) => {
      said = (said + data.toString()).slice(-4_000);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", (error) => hear(Buffer.from(error.message)));
    child.once("close", (code) => {
      if (isWanted) return run();
      const last = said.trim().split("\n").at(-1)?.trim() ?? "";
      const failed = `The site could not be updated and still shows the former version. Tell an engineer: ${last || `code ${code}`}`;
      state = { state: code === 0 ? "live" : "failed", says: code === 0 ? "The change is live." : failed, at: new Date().toISOString() };
    });
  }

  return {
    state: (): ReleaseState => state,
    start(): ReleaseState {
      if (command === null) return none;
      const isRunning = state.state === "running";
      isWanted = isRunning;
      state = { state: "running", says: "The site is being updated …", at: new Date().toISOString() };
      if (!isRunning) run();
      return state;
    },
  };
}
