import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLimits } from "#server/staff/sessions.ts";

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The session's cookie: hidden from scripts, not sent with requests of other sites, expiring with the session. With https its prefix keeps
 * other hosts of the domain from setting it (RFC 6265bis §4.1.3.2). Cookies ignore ports: on localhost only the name tells it from others.
 */
export function createSessionCookie(https: boolean) {
  const name = https ? "__Host-inbox-session" : "inbox-session";
  const attributes = `; Path=/; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
  return {
    name,
    read({ headers }: Pick<FastifyRequest, "headers">): string | null {
      const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
      return pairs.find(([key]) => key === name)?.[1] ?? null;
    },
    set: (reply: FastifyReply, token: string) =>
      reply.header("set-cookie", `${name}=${token}; Max-Age=${sessionLimits.absolute / 1000}${attributes}`),
    clear: (reply: FastifyReply) => reply.header("set-cookie", `${name}=; Max-Age=0${attributes}`),
  };
}
