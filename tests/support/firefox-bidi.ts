#!/usr/bin/env node
// Starts the machine's Firefox for Playwright, which speaks WebDriver BiDi with it. Playwright sets the colour scheme of every page with a
// command that Debian's Firefox ESR does not know yet, and gives up when it is refused. Between the two, this asks for the browser's
// status instead, which changes nothing: a test that wants a colour scheme sets the browser's preference (see `firefoxPrefs`).
import { spawn } from "node:child_process";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { findFirefox } from "./browser.ts";
import { readFrame, textFrame } from "./websocket-frame.ts";

const UNKNOWN = "emulation.setMediaFeaturesOverride";
const announcement = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;

const firefox = spawn(findFirefox() ?? "firefox", process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 0));

firefox.stderr.on("data", (chunk: Buffer) => {
  const port = announcement.exec(chunk.toString())?.[1];
  if (!port) return process.stderr.write(chunk);
  const server = createServer((client) => relay(client, Number(port)));
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});

function relay(client: Socket, port: number) {
  const browser = connect(port, "127.0.0.1");
  browser.pipe(client);
  let waiting = Buffer.alloc(0);
  let open = false;
  client.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    if (!open) {
      const end = waiting.indexOf("\r\n\r\n") + 4;
      if (end < 4) return;
      // Compressed frames could not be read here; the browser answers its own name only.
      const request = waiting.subarray(0, end).toString();
      browser.write(request.replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`).replace(/^Sec-WebSocket-Extensions: .*\r\n/im, ""));
      waiting = waiting.subarray(end);
      open = true;
    }
    for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
      waiting = waiting.subarray(frame.bytes.length);
      browser.write(frame.text.includes(`"${UNKNOWN}"`) ? askForStatus(frame.text) : frame.bytes);
    }
  });
  for (const [here, there] of [
    [client, browser],
    [browser, client],
  ] as const) {
    here.on("close", () => there.destroy());
    here.on("error", () => there.destroy());
  }
}

const askForStatus = (command: string) => textFrame(JSON.stringify({ id: JSON.parse(command).id, method: "session.status", params: {} }));
