// npm run cluster: two servers on one PostgreSQL behind nginx on this machine, to watch what
// happens when one dies. Ctrl+C ends all.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { startCluster } from "../tests/support/start-cluster.ts";

if (!existsSync("build/client/index.html")) fail("The site is not built: npm run build");
const staffToken = process.env.STAFF_TOKEN || randomBytes(24).toString("base64url");
const { cluster, skipped } = await startCluster({ STAFF_TOKEN: staffToken });
if (cluster === null) fail(skipped);

console.log(`
  Open:        ${cluster.url}
  Servers:     ${cluster.members.map(({ url, pid }) => `${url} (process ${pid()})`).join(", ")}
  PostgreSQL:  ${cluster.databaseUrl}
  Staff token: ${staffToken}

  Try: kill -9 ${cluster.members[0]?.pid()}    (it is started again; no visitor notices)
  Ctrl+C ends all and removes the database.
`);
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await cluster.stop();
    process.exit(0);
  });

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
