// npm start: installs, builds, migrates and serves, from a fresh clone or after a change. Says what it does.
import { spawn } from "node:child_process";
import { build, install, pinnedNode, root } from "./bootstrap.mjs";

install();
build();

// The service migrates its database before it listens, and ends itself on these signals; this process waits for it.
const service = spawn(pinnedNode(), ["service/main.ts"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => service.kill(signal));
service.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
