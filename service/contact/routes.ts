import { hash } from "node:crypto";
import { company } from "content/company.ts";
import { contactForm, problems } from "content/form-words.ts";
import { contactFormFields, lacksNumber } from "content/wire/contact-fields.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactBodyLimit,
  contactListPath,
  contactStates,
  digestHeader,
} from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import { messageRecord } from "content/wire/receipt.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { numberMissing, type ResultPageRenderer } from "service/contact/answer-page.ts";
import type { AuditTrail } from "service/contact/audit-trail.ts";
import type { Intake, IntakeResult } from "service/contact/intake.ts";
import { formFields, readFormPost, readJsonPost } from "service/contact/post.ts";
import type { ContactRepository } from "service/contact/repository.ts";
import { type Actor, nameOf } from "service/http/actor.ts";
import { HttpProblem, logProblem, sendProblem, toHttpProblem } from "service/http/errors.ts";
import type { FloodGuard } from "service/http/flood-guard.ts";

type ContactRoutesDeps = {
  readonly intake: Intake;
  readonly resultPage: ResultPageRenderer;
  readonly refuseOtherOrigins: (request: FastifyRequest) => Promise<void>;
  readonly guard: Pick<FloodGuard, "admit" | "refuse">;
  readonly onPost: (result: string) => void;
};

/**
 * `POST /api/contact` (SPEC §7): 201 means stored durably. JSON gets JSON, the plain form a page;
 * after a failure it has all the words.
 */
export async function contactRoutes(app: FastifyInstance, deps: ContactRoutesDeps): Promise<void> {
  app.route({
    method: "POST",
    url: contactPath,
    bodyLimit: contactBodyLimit,
    onRequest: deps.refuseOtherOrigins,
    async handler(request, reply) {
      const post = isForm(request)
        ? readFormPost(request.body, request.headers)
        : readJsonPost(request.body, request.headers);
      if (isForm(request) && asksForNumber(post.message, request.body))
        throw new HttpProblem(422, numberMissing, contactForm.hints.phone);
      // After the body is read, so that a 429 answer can return the visitor's words.
      const verdict = deps.guard.admit(request.ip);
      if (verdict.kind === "wait")
        throw new HttpProblem(429, "too-many", problems.tooMany(company.phone.display), {
          retryAfter: verdict.seconds,
        });
      const result = await deps.intake({ ...post, hold: verdict.kind === "hold" ? "flood" : null });
      const receipt = toReceipt(result);
      const digest = digestOf(post.message);
      reply.header(digestHeader, `sha-256=${digest}`);
      if (result.kind === "repeated") reply.header("idempotent-replayed", "true");
      deps.onPost("stored");
      if (!isForm(request))
        return reply.code(201).type("application/json; charset=utf-8").send(receipt);
      return reply
        .code(201)
        .headers(deps.resultPage.headers)
        .send(deps.resultPage.render({ kind: "success", receipt, message: post.message, digest }));
    },
    errorHandler(error, request, reply) {
      const problem = toHttpProblem(error);
      deps.onPost(problem.code);
      // `aborted`: a closed socket has no address.
      if (problem.status < 500 && !["too-many", "in-flight", "aborted"].includes(problem.code))
        deps.guard.refuse(request.ip);
      if (!isForm(request)) return sendProblem(request, reply, problem);
      logProblem(request, problem);
      if (problem.retryAfter !== null) reply.header("retry-after", problem.retryAfter);
      return reply
        .code(problem.status)
        .headers(deps.resultPage.headers)
        .send(deps.resultPage.render({ kind: "failure", problem, body: request.body }));
    },
  });

  // Someone who presses Enter in the address bar of the answer page comes back to the form.
  app.get(contactPath, async (request, reply) => {
    if (request.headers.accept?.includes("text/html")) return reply.redirect("/contact", 303);
    reply.header("allow", "POST");
    return sendProblem(
      request,
      reply,
      new HttpProblem(405, "method", "Messages are sent with POST."),
    );
  });
}

function isForm(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/**
 * Asks once, as the form with scripts does: the form in the answer carries a mark (`phoneHint`).
 */
function asksForNumber(message: ContactMessage, body: unknown): boolean {
  return lacksNumber(message) && !formFields(body)[contactFormFields.phoneHint];
}

/** SHA-256 of the stored message's record, for the receipt: 64 hexadecimal digits. */
function digestOf(message: ContactMessage): string {
  return hash("sha256", messageRecord(message));
}

function toReceipt(result: IntakeResult): ContactReceipt {
  switch (result.kind) {
    case "stored":
    case "repeated":
      return { reference: result.reference, receivedAt: new Date(result.receivedAt).toISOString() };
    case "key-reused":
      throw new HttpProblem(
        422,
        "key-reused",
        "This idempotency key was used for another message.",
      );
    case "in-flight":
      throw new HttpProblem(409, "in-flight", problems.inFlight, { retryAfter: 1 });
  }
}

export type ListRouteDeps = {
  readonly contacts: Pick<ContactRepository, "list">;
  readonly audit: Pick<AuditTrail, "append">;
};

/**
 * `GET /api/contacts?limit=&cursor=&q=&state=`, newest first, `limit` 1 to 200. Strangers get 401;
 * each look is in the trail first.
 */
export async function listRoute(
  app: FastifyInstance,
  { contacts, audit }: ListRouteDeps,
  authorize: (request: FastifyRequest) => Promise<Actor>,
): Promise<void> {
  app.get<{ Querystring: Query }>(contactListPath, {
    config: { access: "read" },
    onRequest: async (request) => {
      request.actor = await authorize(request);
    },
    async handler({ query, actor }) {
      const wanted = readQuery(query);
      const page = await contacts.list(wanted);
      if (page === null) throw new HttpProblem(400, "cursor", "The cursor is not one of ours.");
      const filters = [
        wanted.q && "search",
        wanted.state && `state ${wanted.state}`,
        wanted.cursor && "further page",
      ].filter(Boolean);
      await audit.append({
        actor: nameOf(actor),
        action: "list",
        detail: filters.join(", ") || null,
      });
      return page;
    },
  });
}

type Query = {
  readonly limit?: unknown;
  readonly cursor?: unknown;
  readonly q?: unknown;
  readonly state?: unknown;
};

function readQuery({ limit = "50", cursor, q, state }: Query) {
  const wanted = contactStates.find((known) => known === state) ?? null;
  if (state !== undefined && state !== "" && wanted === null)
    throw new HttpProblem(400, "state", `The state must be one of ${contactStates.join(", ")}.`);
  if (
    typeof limit !== "string" ||
    !/^\d{1,3}$/.test(limit) ||
    Number(limit) < 1 ||
    Number(limit) > 200
  )
    throw new HttpProblem(400, "limit", "The limit must be a number from 1 to 200.");
  return { limit: Number(limit), cursor: text(cursor), q: text(q), state: wanted };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value.slice(0, 500) : null;
}
