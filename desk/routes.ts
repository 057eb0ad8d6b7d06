import { existsSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeOf } from "service/failure-reasons.ts";
import { createBaseApp, nothingHere as noSuchAddress } from "service/http/base-app.ts";
import {
  HttpProblem,
  problemType,
  readBody,
  sendProblem,
  toInboxProblem,
  toProblem,
} from "service/http/errors.ts";
import { refuseOtherOrigins } from "service/http/origin.ts";
import { refuseOtherHosts } from "service/inbox/authorize.ts";
import type { Log } from "service/logger.ts";
import { buildFolder } from "service/settings.ts";
import { YAMLParseError } from "yaml";
import * as z from "zod/mini";
import type { Desk } from "./desk.ts";
import { nothingHere, type Person } from "./drafts.ts";
import { createHere } from "./here.ts";
import { FaultyWords } from "./publication.ts";
import { GitError } from "./repository.ts";
import type { SharedLinks } from "./shared-links.ts";
import { deskPaths, type Here, type Overview, sharedPath } from "./wire.ts";
import { CannotWrite } from "./write-yaml.ts";

/**
 * The desk for whoever is at this machine, not listening yet: no account, and no request from
 * another site or by another host name.
 */
export async function buildDeskApp({
  log,
  ...routes
}: DeskRoutes & { readonly log: Log }): Promise<FastifyInstance> {
  const app = createBaseApp({ log, https: false, toProblem: toDeskProblem });
  const refuseOrigins = refuseOtherOrigins(null);
  app.addHook("onRequest", async (request) => {
    refuseOtherHosts(request, null);
    if (request.url.startsWith("/api/")) await refuseOrigins(request);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, noSuchAddress()));
  app.removeContentTypeParser("text/plain");
  app.get("/", (_request, reply) => reply.redirect("/desk/"));
  await deskRoutes(app, routes);
  return app;
}

/** The largest picture in bytes, as in content/picture.ts. */
const pictureLimit = 20_000_000;
/** The longest file of words is far shorter. */
const wordsLimit = 1_000_000;

/** Nothing in a preview may run, and only the desk may show it. */
const previewPolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const file = z.string().check(z.maxLength(200));
const fileBody = { file, version: z.string().check(z.maxLength(80)) };
/** Drafts for one publication. */
const drafts = z.array(z.strictObject(fileBody)).check(z.minLength(1), z.maxLength(50));
const name = z.string().check(z.maxLength(200));
/** What a writer and a reviewer say to each other. */
const note = z._default(z.string().check(z.maxLength(1_000)), "");
const bodies = {
  save: z.strictObject({
    ...fileBody,
    words: z.strictObject({ value: z.unknown(), body: z.nullable(z.string()) }),
  }),
  create: z.strictObject({
    kind: z.enum(["article", "service"]),
    title: name,
    from: z._default(z.nullable(file), null),
  }),
  file: z.strictObject(fileBody),
  choose: z.strictObject({ file, id: name, name }),
  here: z.strictObject({ file, window: z.string().check(z.maxLength(80)) }),
  review: z.strictObject({ ...fileBody, state: z.enum(["draft", "review"]), note }),
  schedule: z.strictObject({ ...fileBody, at: z.nullable(z.iso.datetime({ offset: true })) }),
  together: z.strictObject({ drafts }),
  scheduleTogether: z.strictObject({ drafts, at: z.iso.datetime({ offset: true }) }),
  change: z.strictObject({ ...fileBody, change: name }),
  share: z.strictObject({ ...fileBody, at: z.string().check(z.maxLength(300)) }),
};
const queries = {
  file: z.object({ file }),
  picture: z.object({ file, name }),
  thumbnail: z.object({ id: name }),
  preview: z.object({ file, at: z.string().check(z.maxLength(300)) }),
  change: z.object({ file, change: name }),
  find: z.object({ words: name }),
};

type DeskRoutes = {
  readonly desk: Desk;
  /** Who asks. */
  readonly personOf: (request: FastifyRequest) => Person;
  /** Where the published site is; null when the desk does not know. */
  readonly publicOrigin: string | null;
  /** The built screens. */
  readonly screens: string;
  /** Whether links to drafts are made, for people elsewhere. */
  readonly shares?: boolean;
};

const anyone = { config: { access: "anyone" } } as const;
const write = { config: { access: "write" } } as const;
const publish = { config: { access: "publish" } } as const;

/**
 * The addresses of wire.ts, and the desk's screens below /desk/. Whoever registers them answers for
 * who asks and from where. The desk is closed with `app`.
 */
export async function deskRoutes(
  app: FastifyInstance,
  { desk, personOf, publicOrigin, screens, shares = false }: DeskRoutes,
): Promise<void> {
  const { drafts, publication, library, site } = desk;
  const links = desk.linksTo(publicOrigin);
  const here = createHere(Date.now);
  app.addHook("onClose", () => desk.close());

  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const problem = toDeskProblem(error);
      if (!(problem instanceof FaultyWords)) return sendProblem(request, reply, problem);
      return reply
        .code(422)
        .type(problemType)
        .send(JSON.stringify({ ...toProblem(problem, request.id), faults: problem.faults }));
    });
    await scope.register(fastifyStatic, { root: screens, serve: false, cacheControl: false });
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: pictureLimit },
      (_request, body, done) => done(null, body),
    );

    scope.get(deskPaths.overview, write, async (request): Promise<Overview> => {
      const { name, mayPublish } = personOf(request);
      const entries = await drafts.list();
      const me = { name, mayPublish };
      return { me, site: publicOrigin, releases: publication.canRelease, shares, entries };
    });
    scope.get(deskPaths.entry, write, ({ query }) =>
      drafts.open(readBody(queries.file, query).file),
    );
    scope.put(deskPaths.entry, { ...write, bodyLimit: wordsLimit }, (request) =>
      drafts.save(readBody(bodies.save, request.body), personOf(request)),
    );
    scope.get(deskPaths.find, write, ({ query }) =>
      drafts.search(readBody(queries.find, query).words),
    );
    scope.post(deskPaths.here, write, async (request): Promise<Here> => {
      const { file, window } = readBody(bodies.here, request.body);
      const { version, draft } = await drafts.find(file);
      const by = draft?.author.name ?? null;
      return { version, by, others: here(window, file, personOf(request).name) };
    });
    scope.post(deskPaths.create, write, (request) =>
      drafts.create(readBody(bodies.create, request.body), personOf(request)),
    );
    scope.get(deskPaths.faults, write, ({ query }) =>
      drafts.faults(readBody(queries.file, query).file),
    );
    scope.get(deskPaths.frame, write, (_request, reply) =>
      html(reply, "<!doctype html><title>Preview</title>"),
    );
    scope.get(deskPaths.preview, write, async ({ query }, reply) => {
      const { file, at } = readBody(queries.preview, query);
      const page = await drafts.preview(file, at);
      if (page === null) throw nothingHere();
      return html(reply, page);
    });
    scope.get(`${deskPaths.site}*`, write, async ({ url }, reply) => {
      const found = await site.file(url.slice(deskPaths.site.length).replace(/\?.*$/, ""));
      if (!found) throw nothingHere();
      return reply
        .header("cache-control", "private, max-age=3600")
        .sendFile(basename(found), dirname(found));
    });
    scope.post(deskPaths.picture, { ...write, bodyLimit: pictureLimit }, (request) => {
      const { file, name } = readBody(queries.picture, request.query);
      const { body } = request;
      return drafts.addPicture(
        file,
        name,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        personOf(request),
      );
    });
    scope.get(deskPaths.picture, write, async ({ query }, reply) => {
      const { file, name } = readBody(queries.picture, query);
      const found = await drafts.picture(file, name);
      if (!found) throw nothingHere();
      // An engineer's SVG may hold anything: nothing of it runs when its address is opened.
      reply.header("content-security-policy", picturePolicy);
      return reply.type(found.type).send(found.bytes);
    });
    scope.get(deskPaths.pictures, write, () => library.pictures());
    scope.get(deskPaths.thumbnail, write, async ({ query }, reply) => {
      const found = await library.thumbnail(readBody(queries.thumbnail, query).id);
      if (!found) throw nothingHere();
      // The address has the id of the bytes.
      reply.header("cache-control", "private, max-age=31536000, immutable");
      return reply.type("image/webp").send(found);
    });
    scope.post(deskPaths.choose, write, (request) =>
      drafts.choosePicture(readBody(bodies.choose, request.body), personOf(request)),
    );
    scope.post(deskPaths.review, write, (request) => {
      const { state, note, ...seen } = readBody(bodies.review, request.body);
      return drafts.review(seen, state, note, personOf(request)).then(done);
    });
    if (shares) await scope.register(async (part) => sharedRoutes(part, links));
    scope.post(deskPaths.discard, write, ({ body }) =>
      drafts.discard(readBody(bodies.file, body)).then(done),
    );
    scope.post(deskPaths.remove, write, (request) =>
      drafts.remove(readBody(bodies.file, request.body), personOf(request)).then(done),
    );
    scope.post(deskPaths.publish, publish, (request) =>
      publication.publish([readBody(bodies.file, request.body)], personOf(request)),
    );
    scope.post(deskPaths.publishTogether, publish, (request) =>
      publication.publish(readBody(bodies.together, request.body).drafts, personOf(request)),
    );
    scope.post(deskPaths.schedule, publish, (request) => {
      const { at, ...seen } = readBody(bodies.schedule, request.body);
      const set =
        at === null
          ? publication.unschedule(seen)
          : publication.schedule([seen], at, personOf(request));
      return set.then(done);
    });
    scope.post(deskPaths.scheduleTogether, publish, (request) => {
      const { drafts, at } = readBody(bodies.scheduleTogether, request.body);
      return publication.schedule(drafts, at, personOf(request)).then(done);
    });
    scope.get(deskPaths.history, write, ({ query }) =>
      publication.history(readBody(queries.file, query).file),
    );
    scope.get(deskPaths.change, write, ({ query }) => {
      const { file, change } = readBody(queries.change, query);
      return publication.change(file, change);
    });
    scope.post(deskPaths.undo, publish, (request) => {
      const { file, change } = readBody(bodies.change, request.body);
      return publication.undo(file, change, personOf(request));
    });
    scope.get(deskPaths.release, write, () => publication.released());
    scope.post(deskPaths.release, publish, () => {
      if (publication.canRelease) return publication.release();
      throw new HttpProblem(409, "no-release", "No release is set up on this server.");
    });

    // Everybody may load the screens: they show nothing without the addresses above.
    scope.get("/desk", anyone, (_request, reply) => reply.redirect("/desk/"));
    scope.get("/desk/", anyone, (_request, reply) =>
      reply
        .headers({ "content-security-policy": pagePolicy, "cache-control": "no-store" })
        .sendFile("index.html"),
    );
    scope.get<{ Params: { name: string } }>(
      "/desk/assets/:name(^[\\w-]+\\.\\w+$)",
      anyone,
      ({ params: { name } }, reply) =>
        reply
          .header("cache-control", "private, max-age=31536000, immutable")
          .sendFile(`assets/${name}`),
    );
  });
}

/** Making and ending the link of a draft, and the page that it leads to. */
function sharedRoutes(scope: FastifyInstance, links: SharedLinks): void {
  scope.post(deskPaths.share, write, ({ body }) => {
    const { at, ...seen } = readBody(bodies.share, body);
    return links.share(seen, at);
  });
  scope.post(deskPaths.unshare, write, ({ body }) =>
    links.end(readBody(bodies.file, body)).then(done),
  );
  const token = ":token(^[\\w-]{43}$)";
  scope.get<{ Params: { token: string } }>(
    `${sharedPath}${token}`,
    anyone,
    async ({ params }, reply) => {
      // Nobody finds it by a search, and no other site learns the address.
      reply.headers({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
      try {
        const page = await links.page(params.token);
        if (page !== null) return html(reply, page);
        return html(reply.code(404), sentenceOnly(ended));
      } catch (error) {
        if (!(error instanceof Error && error.name === "UnreadableWords")) throw error;
        return html(reply.code(503), sentenceOnly(unfinished));
      }
    },
  );
  scope.get<{ Params: { token: string; name: string } }>(
    `${sharedPath}${token}/assets/:name(^[\\w.-]+$)`,
    anyone,
    async ({ params }, reply) => {
      const found = await links.file(params.token, `assets/${params.name}`);
      if (!found) throw nothingHere();
      return reply
        .header("cache-control", "private, max-age=3600")
        .sendFile(basename(found), dirname(found));
    },
  );
}

const ended =
  "This link has ended. The draft may be published, or the link is older than a week. Ask whoever sent it for a new one.";
const unfinished =
  "Somebody is editing this page, and it cannot be shown at this moment. Please try again later.";

/** A page for people who know nothing of the desk. */
const sentenceOnly = (words: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Draft</title>' +
  '<meta name="viewport" content="width=device-width">' +
  '<body style="max-width:36em;margin:3em auto;padding:0 1em;font:18px/1.5 sans-serif">' +
  `<main><h1>Draft</h1><p>${words}</p></main></body></html>`;

const html = (reply: FastifyReply, text: string) =>
  reply
    .header("content-security-policy", previewPolicy)
    .type("text/html; charset=utf-8")
    .send(text);

const done = () => ({});

/**
 * Turns whatever was thrown into a problem worded for staff. What the repository or the disk cannot
 * do is 503: nothing of it was kept.
 */
export function toDeskProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const said = error instanceof Error ? error.message : "";
  // The site's own, thrown in a thread.
  if (error instanceof Error && error.name === "UnreadableWords")
    return new HttpProblem(422, "unreadable", said, { cause: error });
  if (error instanceof YAMLParseError)
    return new HttpProblem(
      422,
      "unreadable",
      "A file of this page cannot be read. Ask an engineer to fix it.",
      { cause: error },
    );
  if (error instanceof CannotWrite)
    return new HttpProblem(
      422,
      "cannot-write",
      `${said} Nothing was saved. Ask an engineer to make this change.`,
      { cause: error },
    );
  if (codeOf(error) === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new HttpProblem(413, "too-large", "This file is too large. The limit is 20 MB.");
  if (
    /No space left|ENOSPC|EDQUOT|quota exceeded/i.test(said) ||
    (error instanceof GitError && isFull())
  )
    return new HttpProblem(
      503,
      "disk",
      "The server's disk is full. Keep this window open, and tell an engineer.",
      {
        cause: error,
      },
    );
  const [, lock] = /Unable to create '([^']+\.lock)': File exists/.exec(said) ?? [];
  if (error instanceof GitError && lock)
    return new HttpProblem(
      503,
      "locked",
      `${lockWords(lock)} Keep this window open. Nothing was published, and nothing is lost.`,
      {
        cause: error,
      },
    );
  if (error instanceof GitError)
    return new HttpProblem(
      503,
      "repository",
      "The server cannot write to its repository. Keep this window open, and try again.",
      {
        cause: error,
      },
    );
  return toInboxProblem(error);
}

/** Git does not always say that the disk is full. */
function isFull(): boolean {
  return statfsSync(".").bavail === 0;
}

/** A lock that a crash has left stays until somebody removes it (docs/desk.md). */
function lockWords(path: string): string {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const minutes = made === undefined ? 0 : Math.floor((Date.now() - made) / 60_000);
  if (minutes < 1) return "Another program is writing to the repository at this moment. Try again.";
  return `The repository has been locked for ${minutes} ${minutes === 1 ? "minute" : "minutes"} by ${basename(path)}. If no program is using it, an engineer can delete that file.`;
}

/** Where the built screens of the desk are; builds them when they are missing. */
export async function screensFolder(project: string): Promise<string> {
  const folder = join(project, buildFolder, "desk");
  if (!existsSync(join(folder, "index.html"))) {
    console.log("Building the desk.");
    const { build } = await import("vite");
    await build({ configFile: join(project, "desk/screen/vite.config.ts"), logLevel: "error" });
  }
  return folder;
}
