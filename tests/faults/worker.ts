// The server as a process that fault tests start, steer and kill. It loads its modules first, so
// that a thousand restarts need not wait for them.
// Then it takes orders on standard input, one a line:
//   go <ms>     start with a clock that runs this far ahead, print the address
//   clock <ms>  let the clock run this far ahead from now on
//   stop        end gracefully
import { createInterface } from "node:readline";
import { buildApp } from "service/app.ts";
import { parseConfig } from "service/config.ts";
import { createReplies } from "service/contact/replies.ts";
import { openDatabase } from "service/db/database.ts";
import { createLog } from "service/logger.ts";
import { startService } from "service/service.ts";
import { openStaffToken } from "service/tokens.ts";

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

type Reply = {
  readonly reference: string;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
};

async function start(): Promise<void> {
  const parsed = parseConfig(process.env, "office@company.example");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const { config } = parsed;
  const log = createLog(config.logLevel);
  const token = await openStaffToken(config.staffToken, config.dataDir);
  const clock = { now: () => Date.now() + aheadMs };
  const service = await startService(config, token, log, clock);
  const app = await buildApp({
    ...service.deps,
    site: null,
    fonts: "",
    searchWords: new Set(),
    limits: config.limits,
    bookingSecrets: config.bookingSecrets,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
  });
  // As the inbox stores replies, by a connection of its own; without its sessions, which end when
  // the clock moves.
  let desk: ReturnType<typeof openDatabase> | null = null;
  app.post<{ Body: Reply }>("/reply", async ({ body: { reference, ...reply } }, answer) => {
    desk ??= openDatabase(config.database);
    const result = await createReplies(desk, clock).send("Grace Hall", reference, reply);
    return answer.code(result === "sent" ? 200 : 409).send(result);
  });
  stop = async () => {
    await app.close();
    await desk?.close();
    await service.stop(2_000);
  };
  process.stdout.write(`Open: ${await app.listen({ host: config.host, port: config.port })}\n`);
}
