import { afterEach, describe, expect, test } from "vitest";
import { exampleMessage, startTestServer } from "../../tests/support/service.ts";

const v6Flood = Array.from({ length: 60 }, (_, at) => `2001:db8:0:${at.toString(16)}::1`);
const v4Flood = Array.from({ length: 60 }, (_, at) => `203.0.113.${at + 1}`);
const elsewhere = Array.from({ length: 50 }, (_, at) => [
  `2001:db8:${at + 16}::7`,
  `198.51.${at}.7`,
]).flat();
const neighbours = Array.from({ length: 10 }, (_, at) => [
  `2001:db8:0:f${at}::1`,
  `203.0.113.${at + 100}`,
]).flat();

describe("during a flood", () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  afterEach(() => server.stop());

  const post = (body: object, address: string) =>
    server.postJson(body, { "x-forwarded-for": address });

  /** Sends `count` posts, twenty at a time, in turn from `addresses`; gives the statuses. */
  async function send(
    addresses: readonly string[],
    count: number,
    body: () => object,
  ): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 20) {
      const round = Array.from(
        { length: 20 },
        (_, more) => addresses[(at + more) % addresses.length] ?? "",
      );
      statuses.push(
        ...(await Promise.all(round.map((address) => post(body(), address)))).map(
          ({ status }) => status,
        ),
      );
    }
    return statuses;
  }

  test.each([
    ["600 empty posts from 60 networks of one /56", v6Flood, () => ({}), 422],
    ["600 empty posts from 60 IPv4 addresses", v4Flood, () => ({}), 422],
    ["600 well-formed posts from 60 networks of one /56", v6Flood, () => exampleMessage(), 201],
  ])(
    "During %s, 99 of 100 honest posts are accepted, and those from elsewhere delivered",
    async (_name, flood, body, answer) => {
      server = await startTestServer({
        CONTACT_LIMIT_PER_MINUTE: "",
        TRUSTED_PROXIES: "127.0.0.1",
      });
      const running = send(flood, 600, body);
      const honest = await send([...elsewhere, ...neighbours], 120, () => exampleMessage("honest"));
      expect((await running).every((status) => status === answer)).toBe(true);
      const after = await send([...elsewhere, ...neighbours], 120, () =>
        exampleMessage("honest, after"),
      );
      const accepted = [...honest, ...after].filter((status) => status === 201).length;
      expect(accepted / (honest.length + after.length)).toBeGreaterThanOrEqual(0.99);
      const { status } = await post(exampleMessage("from elsewhere"), "192.0.2.77");
      const { items } = await (await server.list("?q=from+elsewhere")).json();
      expect([status, items[0].state]).toEqual([201, "new"]);
    },
  );

  test("a message from the flooded network is stored, held for staff, and says why", async () => {
    server = await startTestServer({ CONTACT_LIMIT_PER_MINUTE: "", TRUSTED_PROXIES: "127.0.0.1" });
    await send(v4Flood, 600, () => ({}));
    expect((await post(exampleMessage("neighbour"), "203.0.113.200")).status).toBe(201);
    expect((await (await server.list("?q=neighbour")).json()).items).toMatchObject([
      { state: "quarantined", quarantineReason: "flood" },
    ]);
  });
});
