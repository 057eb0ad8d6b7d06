// Run by tools/intake.ts in its own process: <port> <connections> <seconds>. Posts one message at a
// time over each kept-alive connection. Prints what it measured. Uses node:net, which takes little
// of the processor.
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { exampleMessage } from "../../tests/support/service.ts";

const [port = 0, connections = 1, seconds = 1] = process.argv.slice(2).map(Number);
const body = JSON.stringify(
  exampleMessage(
    "I would like to talk about a matter with forty custodians and two languages. ".repeat(4),
  ),
);
const head = `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;

// Longer than the compiler needs for the server's code: a service that has just started is not what
// is measured.
const warmUpMs = 4_000;
const began = performance.now();
const latencies: number[] = [];
let refused = 0;

const sockets = await Promise.all(Array.from({ length: connections }, open));
await Promise.all(sockets.map(post));
for (const socket of sockets) socket.destroy();
latencies.sort((a, b) => a - b);
const measured = {
  posts: latencies.length,
  refused,
  seconds,
  p50: quantile(0.5),
  p99: quantile(0.99),
};
process.stdout.write(`${JSON.stringify(measured)}\n`);

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.setNoDelay(true)));
    socket.once("error", reject);
  });
}

/** Posts one message after another until the time is over. */
async function post(socket: Socket): Promise<void> {
  for (;;) {
    const sent = performance.now();
    if (sent - began > warmUpMs + seconds * 1000) return;
    socket.write(`${head}Idempotency-Key: "${randomUUID()}"\r\n\r\n${body}`);
    const status = await answer(socket);
    const now = performance.now();
    if (status !== 201) refused += 1;
    else if (sent - began > warmUpMs) latencies.push(now - sent);
  }
}

function answer(socket: Socket): Promise<number> {
  let text = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (end < 0 || !(text.length >= end + 4 + length)) return;
      socket.off("data", read);
      socket.off("close", gone);
      resolve(Number(text.slice(9, 12)));
    };
    const gone = () => reject(new Error("the server closed a connection"));
    socket.on("data", read);
    socket.once("close", gone);
  });
}

function quantile(share: number): number {
  return (
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  );
}
