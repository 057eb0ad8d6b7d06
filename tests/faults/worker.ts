// The server as a process that fault tests start, steer and kill. It loads its modules first, so that a thousand restarts need not wait for
// them.
// Then it takes orders on standard input, one a line:
//   go <ms>     start with a clock that runs this far ahead, print the address
//   clock <ms>  let the clock run this far ahead from now on
//   stop        end gracefully
import { createInterface } from "node:readline";
import { buildApp } from "service/app.ts";
import { parseConfig } from "service/config.ts";
import { createLog } from "service/logger.ts";
import { startService } from "service/service.ts";
import { openStaffToken } from "service/staff-token.ts";

let aheadMs = 0;
let stop = async () => {};

const orders = createInterface({ input: process.stdin });
orders.on("line", async (line) => {
  const [order = "", value = "0"] = line.split(" ");
  if (order === "stop") {
    await stop();
    process.exit(0);
  }
  aheadMs = Number(value);
  if (order === "go") await start();
});
// The process that steered it has ended.
orders.on("close", () => process.exit(0));

async function start(): Promise<void> {
  const parsed = parseConfig(process.env, "office@company.example");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const { config } = parsed;
  const log = createLog(config.logLevel);
  const token = await openStaffToken(config.staffToken, config.dataDir);
  const service = await startService(config, token, log, { now: () => Date.now() + aheadMs });
  const app = await buildApp({
    ...service.deps,
    site: null,
    fonts: "",
    searchWords: new Set(),
    limits: config.limits,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
  });
  stop = async () => {
    await app.close();
    await service.stop(2_000);
  };
  process.stdout.write(`Open: ${await app.listen({ host: config.host, port: config.port })}\n`);
}
