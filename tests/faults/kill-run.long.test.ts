import { expect, test } from "vitest";
import { sharedDatabases } from "../support/postgres.ts";
import { createRandom } from "../support/random.ts";
import { startSilentProxy } from "../support/silent-proxy.ts";
import { expectKept, killPlace } from "./kill-place.ts";
import { jumpingClock, silences } from "./kill-run.ts";
import { folderSink, smtpSink } from "./sinks.ts";

// The short form of `npm run test:faults`, which does the same with more than a thousand kills.

const place = killPlace();
const toFolder = () => [place.webhook(), folderSink(place.folder())];

test("Kills at any moment lose, double and invent nothing in the store, the mail folder and the webhook", async () => {
  expectKept(
    await place.run({
      name: "file",
      kills: 8,
      server: "worker",
      store: place.sqlite(),
      sinks: toFolder(),
    }),
  );
}, 600_000);

test("Kills lose nothing while the clock jumps 400 days ahead and back, beyond the retention period", async () => {
  const faults = { forms: 0, aheadMs: jumpingClock(createRandom(4)) };
  expectKept(
    await place.run({
      name: "jump",
      kills: 4,
      server: "worker",
      store: place.sqlite(),
      sinks: toFolder(),
      ...faults,
    }),
  );
}, 600_000);

test("Kills lose nothing on PostgreSQL with mail by SMTP while the way to it falls silent", async (context) => {
  const { create, skipped } = sharedDatabases();
  if (!create) return context.skip(skipped);
  const url = await create();
  const smtp = await smtpSink();
  const proxy = await startSilentProxy(Number(new URL(url).port));
  const { disturb, count } = silences(proxy, 0.4);
  const seen = { urlOfServer: url.replace(/:\d+\//, `:${proxy.port}/`), disturb };
  const sinks = [place.webhook(), smtp];
  expectKept(
    await place.run({
      name: "pg",
      kills: 5,
      server: "worker",
      store: { engine: "postgres", url },
      sinks,
      ...seen,
    }),
  );
  expect(count()).toBeGreaterThan(0);
  await proxy.close();
  await smtp.close();
}, 600_000);
