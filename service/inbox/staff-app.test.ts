import { rmSync } from "node:fs";
import { inboxPaths, type OwnView, type PeopleView } from "content/wire/staff-inbox.ts";
import { may, type Role, roles } from "content/wire/staff-roles.ts";
import type { FastifyInstance } from "fastify";
import type { Access } from "service/http/actor.ts";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Authenticator, createAuthenticator } from "../../tests/support/authenticator.ts";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const settingsToken = "a-staff-token-for-tests-only";
const origin = "http://localhost:3100";
const minute = 60_000;

/** Every route, and who may ask it. A route that is missing here fails the first test. */
const routes: Readonly<Record<string, Access>> = {
  "GET /api/session": "signed-in",
  "POST /api/sign-in/options": "anyone",
  "POST /api/sign-in": "anyone",
  "POST /api/sign-out": "person",
  "POST /api/recover": "anyone",
  "POST /api/enrol/options": "anyone",
  "POST /api/enrol": "anyone",
  "GET /api/own": "person",
  "POST /api/own/passkeys": "person",
  "POST /api/own/passkeys/options": "person",
  "POST /api/own/passkeys/remove": "person",
  "POST /api/own/recovery-code": "person",
  "POST /api/own/sessions/end": "person",
  "POST /api/own/mail-address": "person",
  "GET /api/people": "people",
  "POST /api/people": "people",
  "POST /api/people/:id/invite": "people",
  "POST /api/people/:id/remove": "people",
  "POST /api/people/:id/end-sessions": "people",
  "GET /api/contacts": "read",
  "GET /api/contacts/:reference": "read",
  "POST /api/contacts/:reference/mark": "work",
  "POST /api/contacts/:reference/replay": "work",
  "GET /api/inbox": "read",
  "POST /api/contacts/:reference/step": "work",
  "POST /api/contacts/:reference/conflict": "work",
  "POST /api/contacts/:reference/conflict-search": "work",
  "POST /api/contacts/:reference/notes": "work",
  "POST /api/contacts/:reference/reply": "work",
  "POST /api/contacts/:reference/assign": "work",
  "POST /api/contacts/:reference/writing": "work",
  "POST /api/contacts/:reference/follow-up": "work",
  "POST /api/contacts/:reference/practice": "work",
  "POST /api/inbox/bulk": "work",
  "GET /api/inbox/live": "read",
  "GET /api/counts": "figures",
  "GET /api/figures": "figures",
  "GET /api/figures/csv": "figures",
  "GET /api/export": "export",
  "POST /api/erase": "erase",
  "GET /api/audit": "trail",
  "GET /api/held": "read",
};

describeOnStore("staff with names", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1, 9);
    const { database } = await openStore();
    place = staffOn(database, clock);
    app = await start(null);
  });
  afterEach(async () => {
    await app.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const start = (inboxOrigin: string | null) =>
    buildInboxApp({
      staff: place.staff,
      staffToken: { matches: (candidate) => candidate === settingsToken },
      log: createLog("silent"),
      site: null,
      origin: inboxOrigin,
      port: () => 3100,
    });
  type Headers = Readonly<Record<string, string>>;
  const ask = (method: "GET" | "POST", url: string, headers: Headers, payload: object = {}) =>
    app.inject({
      method,
      url,
      headers: { host: "localhost:3100", "sec-fetch-site": "same-origin", ...headers },
      ...(method === "POST" ? { payload } : {}),
    });
  const trail = async () =>
    (await place.staff.audit.list(50))
      .map(({ actor, action, detail }) => [actor, action, detail])
      .reverse();

  /**
   * Makes an account and follows its link; gives the session as a header, the passkey and the
   * recovery code.
   */
  async function enrol(name: string, role: Role) {
    const invitation = await place.staff.accounts.add("cli", name, role);
    return openLink(invitation?.token ?? "");
  }
  async function openLink(
    invitation: string,
    passkey = createAuthenticator({ rpId: "localhost", origin }),
  ) {
    const { options } = (await ask("POST", inboxPaths.enrolOptions, {}, { invitation })).json();
    const answer = await ask(
      "POST",
      inboxPaths.enrol,
      {},
      { invitation, response: passkey.create(options), label: "Laptop" },
    );
    expect(answer.statusCode).toBe(200);
    return {
      passkey,
      session: sessionOf(answer),
      recoveryCode: String(answer.json().recoveryCode),
    };
  }
  async function signIn(passkey: Authenticator, change: Parameters<Authenticator["get"]>[1] = {}) {
    const options = (await ask("POST", inboxPaths.signInOptions, {})).json();
    return ask("POST", inboxPaths.signIn, {}, { response: passkey.get(options, change) });
  }
  const status = async (headers: Headers, url: string = inboxPaths.session) =>
    (await ask("GET", url, headers)).statusCode;

  test("Every role gets what the table of rights grants on every route, and nothing else", {
    timeout: 90_000,
  }, async () => {
    const known = Object.keys(routes).toSorted();
    expect(routesOf(app)).toEqual(known);
    for (const role of roles) {
      for (const [route, access] of Object.entries(routes)) {
        const [method, url = ""] = route.split(" ");
        // Its answer to a person who may listen does not end (app.test.ts).
        if (url === inboxPaths.live) continue;
        const session = {
          cookie: `inbox-session=${await place.signIn(`Person ${role} ${known.indexOf(route)}`, role)}`,
        };
        const answer = await ask(
          method === "GET" ? "GET" : "POST",
          url.replace(/:\w+/, "nobody"),
          session,
        );
        const allowed =
          access === "signed-in" || access === "person" || access === "anyone" || may(role, access);
        const code = answer.statusCode === 403 ? answer.json().code : null;
        expect([route, role, code === "not-yours"]).toEqual([route, role, !allowed]);
        expect(answer.statusCode, route).not.toBe(401);
      }
    }
  });

  test("Strangers get 401 but at the sign-in; a program's token gets what its role may", async () => {
    const token = await place.staff.machines.add("cli", "export", "editor");
    for (const [route, access] of Object.entries(routes)) {
      const [method, url = ""] = route.split(" ");
      const send = (headers: Headers) =>
        ask(method === "GET" ? "GET" : "POST", url.replace(/:\w+/, "nobody"), headers);
      if (access !== "anyone") expect((await send({})).statusCode, route).toBe(401);
      if (access === "person" || access === "people")
        expect((await send({ authorization: `Bearer ${token}` })).json().code, route).toBe(
          "not-yours",
        );
    }
    expect(await status({ authorization: `Bearer ${token}` }, "/api/export?format=json")).toBe(200);
    expect(
      await status({ authorization: `Bearer ${settingsToken}` }, "/api/export?format=json"),
    ).toBe(403);
    expect(await status({ authorization: `Bearer ${settingsToken}` }, "/api/contacts")).toBe(200);
    expect((await trail()).slice(-2)).toEqual([
      ["token export", "export", "json"],
      ["token STAFF_TOKEN", "list", null],
    ]);
    await place.staff.machines.revoke("cli", "export");
    expect(await status({ authorization: `Bearer ${token}` })).toBe(401);
  });

  test("An invitation makes one passkey within 48 hours, which then signs in by name", async () => {
    const invitation =
      (await place.staff.accounts.add("cli", "Ada Whitlock", "editor"))?.token ?? "";
    const { passkey } = await openLink(invitation);
    expect((await ask("POST", inboxPaths.enrolOptions, {}, { invitation })).statusCode).toBe(403);
    const answer = await signIn(passkey);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toMatch(
      /^inbox-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const session = sessionOf(answer);
    expect((await ask("GET", inboxPaths.session, session)).json()).toEqual({
      kind: "person",
      name: "Ada Whitlock",
      role: "editor",
      hasDesk: false,
    });
    await ask("GET", "/api/contacts", session);
    expect(await trail()).toEqual([
      ["cli", "invite", "Ada Whitlock, editor"],
      ["Ada Whitlock", "enrol", "Laptop"],
      ["Ada Whitlock", "sign-in", null],
      ["Ada Whitlock", "list", null],
    ]);
    const late = (await place.staff.accounts.add("cli", "Grace Late", "intake"))?.token ?? "";
    now += 48 * 60 * minute;
    expect((await ask("POST", inboxPaths.enrolOptions, {}, { invitation: late })).statusCode).toBe(
      403,
    );
    expect(await place.staff.accounts.add("cli", "ADA whitlock", "intake")).toBeNull();
  });

  test("A passkey of another origin, unverified, replayed or unknown does not sign in", async () => {
    const { passkey } = await enrol("Ada Whitlock", "editor");
    expect((await signIn(passkey, { origin: "http://localhost:4000" })).statusCode).toBe(403);
    expect((await signIn(passkey, { verified: false })).statusCode).toBe(403);
    expect((await signIn(createAuthenticator({ rpId: "localhost", origin }))).statusCode).toBe(403);
    const options = (await ask("POST", inboxPaths.signInOptions, {})).json();
    const response = passkey.get(options);
    expect((await ask("POST", inboxPaths.signIn, {}, { response })).statusCode).toBe(200);
    expect((await ask("POST", inboxPaths.signIn, {}, { response })).statusCode).toBe(403);
    const stale = (await ask("POST", inboxPaths.signInOptions, {})).json();
    now += 6 * minute;
    expect(
      (await ask("POST", inboxPaths.signIn, {}, { response: passkey.get(stale) })).statusCode,
    ).toBe(403);
  });

  test("A session ends after an idle hour, after twelve hours, and when it is ended", async () => {
    const { passkey, session } = await enrol("Ada Whitlock", "editor");
    now += 59 * minute;
    expect(await status(session)).toBe(200);
    now += 59 * minute;
    expect(await status(session)).toBe(200);
    now += 60 * minute;
    expect(await status(session)).toBe(401);
    const long = sessionOf(await signIn(passkey));
    for (let hours = 0; hours < 14; hours += 1) {
      now += 50 * minute;
      expect(await status(long)).toBe(200);
    }
    now += 30 * minute;
    expect(await status(long)).toBe(401);
    const [one, other] = [sessionOf(await signIn(passkey)), sessionOf(await signIn(passkey))];
    expect((await ask("POST", inboxPaths.sessionsEnd, one, { id: null })).json()).toEqual({
      ended: 1,
    });
    expect([await status(one), await status(other)]).toEqual([200, 401]);
    expect((await ask("POST", inboxPaths.signOut, one)).headers["set-cookie"]).toMatch(
      /^inbox-session=; Max-Age=0/,
    );
    expect(await status(one)).toBe(401);
  });

  test("who shows the passkey again in the same browser has one session, not two", async () => {
    const { passkey, session } = await enrol("Ada Whitlock", "editor");
    const options = (await ask("POST", inboxPaths.signInOptions, session)).json();
    const again = sessionOf(
      await ask("POST", inboxPaths.signIn, session, { response: passkey.get(options) }),
    );
    expect([await status(session), await status(again)]).toEqual([401, 200]);
  });

  test("A recovery code makes a new passkey; then code, former passkeys and sessions are void", async () => {
    const { passkey, session, recoveryCode } = await enrol("Ada Whitlock", "editor");
    expect(recoveryCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const stored = await place.staff.database.kysely
      .selectFrom("staff_account")
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(recoveryCode.replaceAll("-", ""));
    const typed = ` ${recoveryCode.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}`;
    const answer = await ask("POST", inboxPaths.recover, {}, { code: typed });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const renewed = await openLink(answer.json().invitation);
    expect([await status(session), await status(renewed.session)]).toEqual([401, 200]);
    expect((await signIn(passkey)).statusCode).toBe(403);
    expect((await ask("POST", inboxPaths.recover, {}, { code: recoveryCode })).statusCode).toBe(
      403,
    );
    const again = (
      await ask("POST", inboxPaths.recover, {}, { code: renewed.recoveryCode })
    ).json();
    now += 15 * minute;
    expect((await ask("POST", inboxPaths.enrolOptions, {}, again)).statusCode).toBe(403);
  });

  test("A person changes passkeys within ten minutes of signing in, and keeps the last one", async () => {
    const { passkey, session } = await enrol("Ada Whitlock", "intake");
    const second = createAuthenticator({ rpId: "localhost", origin });
    const options = (await ask("POST", inboxPaths.passkeyOptions, session)).json();
    expect(options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect(
      (
        await ask("POST", inboxPaths.passkeys, session, {
          response: second.create(options),
          label: "Key",
        })
      ).statusCode,
    ).toBe(200);
    const own: OwnView = (await ask("GET", inboxPaths.own, session)).json();
    expect(own.passkeys.map(({ label }) => label)).toEqual(["Laptop", "Key"]);
    expect(own.sessions).toMatchObject([{ browser: "A browser on a machine", isThis: true }]);
    now += 11 * minute;
    for (const url of [
      inboxPaths.passkeyOptions,
      inboxPaths.passkeys,
      inboxPaths.passkeyRemove,
      inboxPaths.recoveryCode,
    ])
      expect((await ask("POST", url, session, { id: passkey.id })).statusCode, url).toBe(428);
    const fresh = sessionOf(await signIn(second));
    expect(
      (await ask("POST", inboxPaths.passkeyRemove, fresh, { id: passkey.id })).statusCode,
    ).toBe(200);
    expect((await ask("POST", inboxPaths.passkeyRemove, fresh, { id: second.id })).statusCode).toBe(
      409,
    );
    expect((await signIn(passkey)).statusCode).toBe(403);
    expect((await ask("POST", inboxPaths.recoveryCode, fresh)).json().recoveryCode).toMatch(
      /^\w{5}-/,
    );
  });

  test("A passkey whose id is known already is refused, of any person", async () => {
    const { passkey, session } = await enrol("Ada Whitlock", "intake");
    const copy = createAuthenticator({ rpId: "localhost", origin, id: passkey.id });
    const options = (await ask("POST", inboxPaths.passkeyOptions, session)).json();
    expect(
      (
        await ask("POST", inboxPaths.passkeys, session, {
          response: copy.create(options),
          label: "Copy",
        })
      ).statusCode,
    ).toBe(403);
    const invitation = (await place.staff.accounts.add("cli", "Grace Hall", "intake"))?.token ?? "";
    const enrolment = (await ask("POST", inboxPaths.enrolOptions, {}, { invitation })).json();
    const body = { invitation, response: copy.create(enrolment.options), label: "Copy" };
    expect((await ask("POST", inboxPaths.enrol, {}, body)).statusCode).toBe(403);
    expect((await signIn(passkey)).statusCode).toBe(200);
  });

  test("A passkey used at another port of this machine opens nothing", async () => {
    const { passkey } = await enrol("Ada Whitlock", "intake");
    const host = { host: "localhost:6666" };
    const options = (await ask("POST", inboxPaths.signInOptions, host)).json();
    const response = passkey.get(options, { origin: "http://localhost:6666" });
    expect((await ask("POST", inboxPaths.signIn, host, { response })).statusCode).toBe(403);
  });

  test("Exports and erasures need a passkey shown within ten minutes, which no program has", async () => {
    const { passkey, session } = await enrol("Ada Whitlock", "editor");
    now += 11 * minute;
    const erasure = { address: "ada@client.example", confirmation: "ada@client.example" };
    expect(await status(session, "/api/export?format=json")).toBe(428);
    expect((await ask("POST", inboxPaths.erase, session, erasure)).statusCode).toBe(428);
    const fresh = sessionOf(await signIn(passkey));
    expect(await status(fresh, "/api/export?format=json")).toBe(200);
    expect((await ask("POST", inboxPaths.erase, fresh, erasure)).statusCode).toBe(200);
  });

  test("an editor invites, ends sessions and removes others, not himself", async () => {
    const { session } = await enrol("Ada Whitlock", "editor");
    expect(
      (await ask("POST", inboxPaths.people, session, { name: "token x", role: "intake" }))
        .statusCode,
    ).toBe(422);
    const invited = (
      await ask("POST", inboxPaths.people, session, { name: "Grace Hall", role: "intake" })
    ).json();
    expect(
      (await ask("POST", inboxPaths.people, session, { name: "grace hall", role: "intake" }))
        .statusCode,
    ).toBe(409);
    const grace = await openLink(invited.invitation);
    const { people }: PeopleView = (await ask("GET", inboxPaths.people, session)).json();
    expect(people.map(({ name, role, sessions, isYou }) => [name, role, sessions, isYou])).toEqual([
      ["Ada Whitlock", "editor", 1, true],
      ["Grace Hall", "intake", 1, false],
    ]);
    const [ada, other] = people.map(({ id }) => inboxPaths.person(id));
    expect((await ask("POST", `${other}/end-sessions`, session)).json()).toEqual({ ended: 1 });
    expect(await status(grace.session)).toBe(401);
    expect((await ask("POST", `${ada}/remove`, session)).statusCode).toBe(409);
    expect((await ask("POST", `${other}/remove`, session)).statusCode).toBe(200);
    expect((await signIn(grace.passkey)).statusCode).toBe(403);
    expect(await trail()).toEqual(
      expect.arrayContaining([
        ["Ada Whitlock", "invite", "Grace Hall, intake"],
        ["Ada Whitlock", "sessions-end", "1 of Grace Hall"],
        ["Ada Whitlock", "person-remove", "Grace Hall"],
      ]),
    );
  });

  test("a change with a session that does not come from the inbox is refused", async () => {
    const { session } = await enrol("Ada Whitlock", "editor");
    const end = (headers: Headers) =>
      app.inject({
        method: "POST",
        url: inboxPaths.sessionsEnd,
        payload: { id: null },
        headers: { host: "localhost:3100", ...session, ...headers },
      });
    const elsewhere: readonly Headers[] = [
      {},
      { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site" },
      // As a browser sends it from https://localhost:3100.
      { origin: "https://localhost:3100", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of elsewhere) expect((await end(headers)).statusCode).toBe(403);
    expect((await end({ origin })).statusCode).toBe(200);
  });

  test("Behind a proxy, passkeys belong to its domain and the cookie to its host", async () => {
    await app.close();
    app = await start("https://inbox.company.example");
    const invitation =
      (await place.staff.accounts.add("cli", "Ada Whitlock", "editor"))?.token ?? "";
    const host = { host: "inbox.company.example" };
    const { options } = (await ask("POST", inboxPaths.enrolOptions, host, { invitation })).json();
    expect(options.rp.id).toBe("inbox.company.example");
    const passkey = createAuthenticator({
      rpId: "inbox.company.example",
      origin: "https://inbox.company.example",
    });
    const answer = await ask("POST", inboxPaths.enrol, host, {
      invitation,
      response: passkey.create(options),
      label: "Laptop",
    });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-inbox-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await ask("GET", "/api/session", { host: "evil.example" })).statusCode).toBe(421);
    const session = { cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "" };
    const end = (headers: Headers) =>
      app.inject({
        method: "POST",
        url: inboxPaths.sessionsEnd,
        payload: { id: null },
        headers: { ...host, ...session, ...headers },
      });
    expect(
      (await end({ origin: "http://inbox.company.example", "sec-fetch-site": "cross-site" }))
        .statusCode,
    ).toBe(403);
    expect((await end({ origin: "http://inbox.company.example" })).statusCode).toBe(403);
    expect((await end({ origin: "https://inbox.company.example" })).statusCode).toBe(200);
  });

  test("an address of numbers is told that it cannot have passkeys", async () => {
    expect(
      (await ask("POST", inboxPaths.signInOptions, { host: "127.0.0.1:3100" })).statusCode,
    ).toBe(421);
  });
});

function sessionOf({ headers }: { headers: Readonly<Record<string, unknown>> }) {
  return { cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
}

/** "GET /api/held" for every route that the app has. */
function routesOf(app: FastifyInstance): readonly string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods] =
        /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      if (!part) return [];
      path.splice(indent.length / 4, path.length, part);
      return (methods ?? "")
        .split(", ")
        .flatMap((method) => (method && method !== "HEAD" ? [`${method} ${path.join("")}`] : []));
    })
    .toSorted();
}
