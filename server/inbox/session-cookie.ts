import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLimits } from "#server/staff/sessions.ts";

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The cookie that holds the session: not for scripts, never sent by pages of other sites, gone when the session is over anyway. With https it has the
 * prefix that no other host of the domain can set (RFC 6265bis §4.1.3.2). Browsers keep no ports apart, so on localhost its name is the inbox's own.
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
