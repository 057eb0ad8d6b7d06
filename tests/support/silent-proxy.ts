import { connect, createServer, type Socket } from "node:net";

/** A network that drops packets silently: all of them, or only the server's answers. */
export type Silence = "both" | "answers";

export type SilentProxy = {
  readonly port: number;
  /** Null lets new connections through; what was sent on the old ones stays lost. */
  readonly silence: (silence: Silence | null) => void;
  readonly close: () => Promise<void>;
};

/**
 * Passes TCP connections on to `port` on this machine. While silent it still accepts connections
 * and bytes, and closes nothing.
 */
export async function startSilentProxy(port: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent: Silence | null = null;
  const server = createServer((client) => {
    const target = connect(port, "127.0.0.1");
    let lost: Silence | null = silent;
    const pass = (from: Socket, to: Socket, direction: "requests" | "answers") => {
      sockets.add(from);
      from.on("error", () => {});
      from.on("data", (bytes: Buffer) => {
        lost ??= silent;
        if (lost === null || (lost === "answers" && direction === "requests")) to.write(bytes);
      });
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(client, target, "requests");
    pass(target, client, "answers");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    silence: (next) => {
      silent = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
