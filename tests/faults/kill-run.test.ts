import { test } from "vitest";
import { expectKept, killPlace } from "./kill-place.ts";
import { smtpSink } from "./sinks.ts";

const place = killPlace();

test("No message is lost, doubled or invented when the server is killed three times under load", async () => {
  const smtp = await smtpSink();
  expectKept(
    await place.run({
      name: "main",
      kills: 3,
      server: "main",
      store: place.sqlite(),
      sinks: [place.webhook(), smtp],
    }),
  );
  await smtp.close();
}, 600_000);
