// Loaded with --import before a program that kill-steps.ts ends: kills the process before the step
// KILL_AT_STEP of its main thread. A step is a change of a file or folder, another program that is
// started, an order to SQLite's thread, or what goes into a socket, as to PostgreSQL.
import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { Worker } from "node:worker_threads";

let left = Number(process.env.KILL_AT_STEP);

watch(fs, [
  "cpSync",
  "linkSync",
  "mkdirSync",
  "renameSync",
  "rmSync",
  "symlinkSync",
  "writeFileSync",
]);
watch(fs.promises, ["link", "mkdir", "open", "rename", "rm"]);
watch(childProcess, ["spawnSync"]);
watch(Worker.prototype, ["postMessage"]);
watch(Socket.prototype, ["write"]);
syncBuiltinESMExports();

function watch(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== "function") throw new Error(`there is no ${name}`);
    Reflect.set(owner, name, function (this: unknown, ...args: readonly unknown[]) {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return Reflect.apply(original, this, args);
    });
  }
}
