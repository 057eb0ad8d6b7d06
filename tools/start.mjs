// npm start: installs, builds, migrates and serves, from a fresh clone or after a change. Says what
// it does. npm run desk: installs and opens the desk.
import { spawn } from "node:child_process";
import { build, install, pinnedNode, root } from "./bootstrap.mjs";

const isDesk = process.argv[2] === "desk";
install();
if (!isDesk) build();

// The service migrates its database before it listens, and both end themselves on these signals;
// this process waits for them.
const server = spawn(pinnedNode(), [isDesk ? "desk/main.ts" : "service/main.ts"], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
