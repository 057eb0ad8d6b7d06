import { request } from "node:http";
import { connect } from "node:net";

/** Unlike fetch, sends the path unchanged. */
export function rawRequest(base: string, path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      let body = "";
      for await (const chunk of response.setEncoding("utf8")) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Sends each piece on one connection after the answer to the one before. Resolves with all that came until the other side closed. */
export function rawBytes(url: string, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const rest = [...pieces];
    const socket = connect(Number(port), hostname, () => socket.write(rest.shift() ?? ""));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
      const next = rest.shift();
      if (next !== undefined) socket.write(next);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}
