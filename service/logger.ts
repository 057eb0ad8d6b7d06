import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import ipaddr from "ipaddr.js";
import { pino } from "pino";
import type { Config } from "service/config.ts";

/** The service's logger, in the form that Fastify takes. */
export type Log = FastifyBaseLogger;

/**
 * A JSON log on standard error (standard output is for people). It holds nothing personal: no
 * bodies, no query strings, addresses cut to their network. Errors give name, code, place, and the
 * message with addresses and long numbers masked. A log that nobody reads stops nothing: up to 1 MB
 * waits, and further lines are dropped and counted.
 */
export function createLog(level: Config["logLevel"]): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      redact: {
        paths: ["headers", "body", "*.headers", "*.body", "*.email", "*.phone", "*.message.*"],
        remove: true,
      },
    },
    destination,
  );
}

const destination = pino.destination({ fd: 2, sync: false, maxLength: 2 ** 20 });
let dropped = 0;
destination.on("drop", () => {
  dropped += 1;
});

/** Lines that were dropped because nobody reads the log. */
export function droppedLines(): number {
  return dropped;
}

/** Resolves when the log is written, or after half a second: its reader may stand still. */
export async function writeOutLog(): Promise<void> {
  const written = new Promise<void>((resolve) => destination.flush(() => resolve()));
  await Promise.race([written, pause(500, undefined, { ref: false })]);
}

/**
 * The network of an address (203.0.113.0 or 2001:db8:1::): enough to see an attack, too little to
 * know a visitor.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`).toString();
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return {
    type: error.name,
    code,
    message: mask(error.message),
    stack: frames,
    cause:
      error.cause instanceof Error
        ? `${error.cause.name}: ${mask(error.cause.message)}`
        : undefined,
  };
}

function mask(text: string): string {
  return text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)")
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, "(number)")
    .slice(0, 300);
}
